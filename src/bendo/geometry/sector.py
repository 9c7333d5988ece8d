"""One tile as a sector of a ring, anywhere on the table, and whether two of them touch.

A double across the line leaves the lattice of `lattice.py`: it leads 27 mm straight on. Points are still exact, four
integers each: axial coordinates in thirds of a chord (12.99 mm) and axial coordinates in units of 3 mm. A rectangular
coordinate is then a + b * sqrt(3) quarter millimetres with integers a and b, and as sqrt(3) is irrational no two
quadruples are one point. Floating point enters only in `touch`, for the relative pose of two tiles.
"""

import cmath
import math
from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from bendo.geometry.lattice import DIRECTIONS, Bend, Point

INNER: Final = 12.0
"""Radius of the concave side, mm. Both radii: Dave Barber's measurements, on his page about a playing surface."""
OUTER: Final = 33.0
"""Radius of the convex side, mm."""
SPAN: Final = 120
"""The part of the ring that a tile is, degrees."""
TOLERANCE: Final = 1e-6
"""Nearer than this is contact, mm. Where seven doubles at most lie between two tiles, no true gap is below 4e-5 mm."""

ExactPoint: TypeAlias = tuple[int, int, int, int]
"""A point of the table: two axial coordinates in thirds of a chord, two in units of 3 mm."""


class Sector(NamedTuple):
    """Where one tile lies."""

    centre: ExactPoint
    """The centre of its ring."""
    axis: int
    """Direction from that centre to the middle of the tile, 0..11 in steps of 30 degrees to the left."""


def exact(point: Point) -> ExactPoint:
    """A lattice point as a point of the table."""
    x, y = point
    return 3 * x, 3 * y, 0, 0


def millimetres(point: ExactPoint) -> tuple[float, float]:
    """Rectangular coordinates, mm; x grows along direction 0, y upwards."""
    p, q, r, s = point
    return (p + q / 2) * _THIRD + (r + s / 2) * 3, (q * _THIRD + s * 3) * math.sqrt(3) / 2


def place(point: ExactPoint, heading: int, bend: Bend) -> tuple[Sector, ExactPoint, int]:
    """The sector of a tile laid at an end with that point and outward heading; its far point and the heading there."""
    centre, axis, far, onward = _PLACES[bend][heading]
    return Sector(_moved(point, centre), axis), _moved(point, far), onward


def touch(first: Sector, second: Sector) -> bool:
    """Whether two tiles overlap or are in contact."""
    (a, b, c, d), axis = first
    (p, q, r, s), other = second
    x, y = (p - a) * _THIRD + (r - c) * 3, (q - b) * _THIRD + (s - d) * 3  # axial, mm
    return x * x + x * y + y * y < _REACH and _touch(p - a, q - b, r - c, s - d, axis, other)


@lru_cache(1 << 14)
def _touch(p: int, q: int, r: int, s: int, axis: int, other: int) -> bool:
    """Whether a tile at the origin touches one that lies as told from there.

    Neither of two tiles of one size can hold the other, so tiles that touch share a point of their edges. Then a circle
    or straight line that carries an edge of the one crosses one that carries an edge of the other in a point of both
    tiles: what two edges share that lie on the same circle or line ends at a corner, where another edge crosses it.
    """
    centre = complex(*millimetres((p, q, r, s))) / _AXES[axis]
    pointing = _AXES[other - axis]
    return any(_holds(point) and _holds((point - centre) / pointing) for point in _crossings(centre, pointing))


def _holds(point: complex) -> bool:
    """Whether the tile at the origin that points along the real axis holds a point, in mm."""
    inside = _SIDE.imag * point.real - _SIDE.real * abs(point.imag)  # distance from its flat ends
    return INNER - TOLERANCE <= abs(point) <= OUTER + TOLERANCE and inside >= -TOLERANCE


def _crossings(centre: complex, pointing: complex) -> Iterator[complex]:
    """Where circles and lines that carry the edges of a tile, as in `_holds`, cross those of one placed as told."""
    sides = _SIDE, _SIDE.conjugate()
    for side in sides:
        line = pointing * side
        ours, theirs = centre / side, -centre / line  # their centre seen along our side, our centre along theirs
        for radius in (INNER, OUTER):
            for root in _roots(radius**2 - ours.imag**2):
                yield (ours.real + root) * side
            for root in _roots(radius**2 - theirs.imag**2):
                yield centre + (theirs.real + root) * line
        for line in (pointing * edge for edge in sides):
            sine = (side / line).imag
            if abs(sine) > TOLERANCE:  # otherwise they are parallel
                yield (centre / line).imag / sine * side
    distance = abs(centre)
    if distance > TOLERANCE:
        for radius in (INNER, OUTER):
            for other in (INNER, OUTER):
                along = (distance**2 + radius**2 - other**2) / (2 * distance)
                for root in _roots(radius**2 - along**2):
                    yield complex(along, root) * centre / distance


def _roots(square: float) -> tuple[float, ...]:
    """Both square roots; where circles or lines are tangent, rounding may leave a zero below zero."""
    if square < -OUTER * TOLERANCE:
        return ()
    root = math.sqrt(max(square, 0.0))
    return root, -root


def _moved(point: ExactPoint, way: ExactPoint) -> ExactPoint:
    p, q, r, s = point
    a, b, c, d = way
    return p + a, q + b, r + c, s + d


def _placed(heading: int, bend: Bend) -> tuple[ExactPoint, int, ExactPoint, int]:
    """From an end at the origin: the ring's centre, the axis, the far point and the heading there."""
    if bend.turn:
        (x, y), (u, v) = (DIRECTIONS[(heading + turns * bend.turn) % 6] for turns in (1, 2))
        return (x + u, y + v, 0, 0), (2 * heading - bend.turn) % 12, (3 * x, 3 * y, 0, 0), (heading + 2 * bend.turn) % 6
    x, y = DIRECTIONS[heading]
    ahead, axis = (11, 2 * heading + 6) if bend is Bend.OUTWARD else (-2, 2 * heading)  # 33 mm ahead or 6 mm behind
    return (0, 0, ahead * x, ahead * y), axis % 12, (0, 0, 9 * x, 9 * y), heading


_PLACES: Final = {bend: tuple(_placed(heading, bend) for heading in range(6)) for bend in Bend}
_THIRD: Final = (INNER + OUTER) / 2 / math.sqrt(3)  # of a chord, mm
_REACH: Final = (2 * OUTER + TOLERANCE) ** 2  # tiles whose centres lie farther apart are apart, mm2
_AXES: Final = tuple(cmath.rect(1, math.radians(30 * axis)) for axis in range(12))
_SIDE: Final = cmath.rect(1, math.radians(SPAN / 2))  # along the flat end to the left
