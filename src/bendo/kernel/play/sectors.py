"""Curved lines whose doubles lie across: the twin of `bendo.geometry.footprint.SectorFootprint`.

A point is exact, as in `bendo.geometry.sector`: four integers, here 12 bits each with 2048 added, so that a point is
moved by one addition. A tile on the ground is the point at the centre of its ring with its axis above bit 48.
"""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from bendo.geometry import INNER, OUTER, Bend, ExactPoint, Sector, SectorFootprint, millimetres, place
from bendo.geometry.sector import TOLERANCE
from bendo.kernel import layout as at
from bendo.kernel import rules as axis
from bendo.kernel.compiled import Words, compiled, first_bit, inlined

_BITS: Final = 12
_FIELD: Final = (1 << _BITS) - 1
_AXIS: Final = 4 * _BITS


def _moved(way: ExactPoint) -> int:
    """What to add to a packed point to move it."""
    return sum(step << _BITS * index for index, step in enumerate(way))


_ORIGIN: Final = _moved((2048, 2048, 2048, 2048))


def packed(sector: Sector) -> int:
    """A tile on the ground: its sector in one word."""
    return _ORIGIN + _moved(sector.centre) | sector.axis << _AXIS


def _placed(heading: int, bend: Bend) -> tuple[int, int, int]:
    """What to add to a packed point for the sector, and for the far point, of a tile laid there; the heading there."""
    sector, far, onward = place((0, 0, 0, 0), heading, bend)
    return packed(sector) - _ORIGIN, _moved(far), onward


def _opened(opened: SectorFootprint) -> list[tuple[int, int, int]]:
    """By end of an opening: point, heading, and what fits there; where there are two ends they come twice."""
    fits = (sum(1 << at.BENDS.index(bend) for bend in clear) for clear in opened.clear)
    ends = [(_ORIGIN + _moved(tip.point), tip.heading, fitting) for tip, fitting in zip(opened.tips, fits, strict=True)]
    return (ends * 2)[:4]


_PLACES: Final = np.array([[_placed(heading, bend) for heading in range(6)] for bend in at.BENDS if bend])
"""By bend less 1, by heading: what `_placed` tells."""
_OPENED: Final = (SectorFootprint.opened(False), SectorFootprint.opened(True), SectorFootprint.all_five())
_TIPS: Final = np.array([_opened(opened) for opened in _OPENED])
_OPENERS: Final = np.array([[packed(opened.sectors[i % len(opened.sectors)]) for i in (0, 1)] for opened in _OPENED])
_COORDINATES: Final = np.array(  # by integer of a point: how it moves along x and y, mm
    [millimetres(unit) for unit in ((1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1))]
)
_AXES: Final = np.array([(math.cos(math.radians(30 * turn)), math.sin(math.radians(30 * turn))) for turn in range(12)])
_REACH: Final = (2 * OUTER + TOLERANCE) ** 2  # tiles whose centres lie farther apart are apart, mm2
_MIDDLE: Final = OUTER / 2  # the circle round this point of its axis through its outer corners holds a tile
_NEAR: Final = (math.sqrt(3) * OUTER + TOLERANCE) ** 2  # tiles are apart if those circles are, mm2
_HALF: Final = 0.5  # cosine and sine of 60 degrees: the flat end to the left
_ROOT: Final = math.sqrt(3) / 2
_LEAST: Final = (INNER - TOLERANCE) ** 2
_MOST: Final = (OUTER + TOLERANCE) ** 2


@compiled
def open_sectors(rules: Words, state: Words, double: bool) -> None:
    """Put the ends of an opener, or of two starters, in their places; their numbers must be there."""
    opening = 2 if rules[axis.STARTERS] else 1 if double else 0
    for end in range(state[at.ENDS]):
        place = at.END + end * at.END_SIZE
        state[place + at.POINT], state[place + at.HEADING] = _TIPS[opening, end, 0], _TIPS[opening, end, 1]
        state[place + at.FITS] = _TIPS[opening, end, 2]
    for opener in range(state[at.LAID]):
        state[at.GROUND + opener] = _OPENERS[opening, opener]
    _refresh_sectors(rules, state)


@compiled
def lay_sector(rules: Words, state: Words, end: int, tile: int, bend: int) -> None:
    """Lay a tile that has been counted in LAID: what still fits at the other ends, and what fits at the new one."""
    newest = state[at.LAID] - 1
    sector = placed(state, end, bend)
    state[at.GROUND + newest] = sector
    for other in range(state[at.ENDS]):
        place = at.END + other * at.END_SIZE
        fits = 0 if other == end else state[place + at.FITS]
        while fits:
            way = first_bit(fits)
            fits &= fits - 1
            if touch(sector, placed(state, other, way)):
                state[place + at.FITS] &= ~(1 << way)
    place = at.END + end * at.END_SIZE
    number = rules[axis.PIPS + tile] - state[place + at.NUMBER]
    point = state[place + at.POINT] + _PLACES[bend - 1, state[place + at.HEADING], 1]
    heading = _PLACES[bend - 1, state[place + at.HEADING], 2]
    state[place + at.NUMBER], state[place + at.POINT], state[place + at.HEADING] = number, point, heading
    fits = 0
    for way in range(1, 5):
        ahead = placed(state, end, way)
        clear = True
        for index in range(newest):
            if touch(ahead, state[at.GROUND + index]):
                clear = False
                break
        if clear:
            fits |= 1 << way
    state[place + at.FITS] = fits
    _refresh_sectors(rules, state)


@inlined
def placed(state: Words, end: int, bend: int) -> int:
    """The tile on the ground that one laid at this end with this bend would be."""
    place = at.END + end * at.END_SIZE
    sector: int = state[place + at.POINT] + _PLACES[bend - 1, state[place + at.HEADING], 0]
    return sector


@compiled
def touch(first: int, second: int) -> bool:
    """Whether two tiles on the ground overlap or are in contact: the twin of `bendo.geometry.touch`."""
    x, y = 0.0, 0.0
    for index in range(4):
        step = (second >> _BITS * index & _FIELD) - (first >> _BITS * index & _FIELD)
        x += step * _COORDINATES[index, 0]
        y += step * _COORDINATES[index, 1]
    if x * x + y * y >= _REACH:
        return False
    own, other = first >> _AXIS, second >> _AXIS
    turn = other - own if other >= own else other - own + 12
    u, v = _AXES[own, 0], _AXES[own, 1]
    away, up = x * u + y * v, y * u - x * v
    cosine, sine = _AXES[turn, 0], _AXES[turn, 1]
    between, across = away + _MIDDLE * cosine - _MIDDLE, up + _MIDDLE * sine
    return between * between + across * across < _NEAR and _edges_cross(away, up, cosine, sine)


@compiled
def _refresh_sectors(rules: Words, state: Words) -> None:
    """Work out what the ends accept, from their numbers and what fits there."""
    waiting = state[at.WAITING_FOR]
    accepted = 0
    for end in range(state[at.ENDS]):
        place = at.END + end * at.END_SIZE
        number, fits = state[place + at.NUMBER], state[place + at.FITS]
        double = 1 << (number * (number + 3) >> 1)
        ways = fits & (1 << at.INWARD | 1 << at.OUTWARD)
        accepts = double if ways else 0
        if fits >> at.LEFT & 1:
            accepts |= rules[axis.TURNING_LEFT + number] & ~double
        if fits >> at.RIGHT & 1:
            accepts |= rules[axis.TURNING_RIGHT + number] & ~double
        if waiting and waiting >> end & 1 == 0:
            accepts = 0
        state[place + at.END_ACCEPTS] = accepts
        state[place + at.TWICE] = double if ways & (ways - 1) else 0
        state[place + at.DOUBLE_BENDS] = ways
        accepted |= accepts
    state[at.ACCEPTS] = accepted
    state[at.DISTINCT] = (1 << state[at.ENDS]) - 1


@compiled
def _edges_cross(away: float, up: float, cosine: float, sine: float) -> bool:
    """Whether a tile at the origin that points along the x axis touches one that lies as told.

    As `bendo.geometry.sector` does it: the circles and straight lines that carry their edges are crossed.
    """
    for ours in (_ROOT, -_ROOT):
        if _line_meets_arcs(
            _HALF * away + ours * up, _HALF * up - ours * away, 0.0, 0.0, _HALF, ours, away, up, cosine, sine
        ):
            return True
        u, v = _HALF * cosine - ours * sine, _HALF * sine + ours * cosine
        if _line_meets_arcs(-u * away - v * up, v * away - u * up, away, up, u, v, away, up, cosine, sine):
            return True
        for theirs in (_ROOT, -_ROOT):
            u, v = _HALF * cosine - theirs * sine, _HALF * sine + theirs * cosine
            slope = ours * u - _HALF * v
            if abs(slope) > TOLERANCE:  # otherwise they are parallel
                way = (up * u - away * v) / slope
                if _both_hold(way * _HALF, way * ours, away, up, cosine, sine):
                    return True
    distance = math.sqrt(away * away + up * up)
    if distance > TOLERANCE:
        for ours in (INNER, OUTER):
            for theirs in (INNER, OUTER):
                along = (distance * distance + ours * ours - theirs * theirs) / (2 * distance)
                square = ours * ours - along * along
                if square > -OUTER * TOLERANCE:
                    for off in (math.sqrt(max(square, 0.0)), -math.sqrt(max(square, 0.0))):
                        x, y = (along * away - off * up) / distance, (along * up + off * away) / distance
                        if _both_hold(x, y, away, up, cosine, sine):
                            return True
    return False


@inlined
def _line_meets_arcs(
    along: float, off: float, x: float, y: float, u: float, v: float, away: float, up: float, cosine: float, sine: float
) -> bool:
    """Whether the line from (x, y) along (u, v) crosses a circle of a ring in a point of both tiles.

    The ring's centre lies `along` and `off` that line.
    """
    for radius in (INNER, OUTER):
        square = radius * radius - off * off
        if square > -OUTER * TOLERANCE:
            root = math.sqrt(max(square, 0.0))
            for way in (along - root, along + root):
                if _both_hold(x + way * u, y + way * v, away, up, cosine, sine):
                    return True
    return False


@inlined
def _both_hold(x: float, y: float, away: float, up: float, cosine: float, sine: float) -> bool:
    """Whether the tile at the origin that points along the x axis and the one that lies as told both hold a point."""
    square = x * x + y * y
    if square < _LEAST or square > _MOST or _ROOT * x - _HALF * abs(y) < -TOLERANCE:
        return False
    right, top = x - away, y - up
    square = right * right + top * top
    if square < _LEAST or square > _MOST:
        return False
    return _ROOT * (right * cosine + top * sine) - _HALF * abs(top * cosine - right * sine) >= -TOLERANCE
