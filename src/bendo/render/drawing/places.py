"""Where everything lies in the picture: tiles, ends, and the joints of rings."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import NamedTuple

from bendo.game import Bend, Laid, Line, Tile
from bendo.geometry import Sector, millimetres
from bendo.render.drawing.design import design
from bendo.render.drawing.shapes import turned
from bendo.render.ends import EndMark, end_marks


class Box(NamedTuple):
    """A rectangle of the table."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        """From left to right."""
        return self.right - self.left

    @property
    def height(self) -> float:
        """From top to bottom."""
        return self.bottom - self.top

    def grown(self, by: float) -> Box:
        """With a margin around it."""
        return Box(self.left - by, self.top - by, self.right + by, self.bottom + by)

    def whole(self) -> Box:
        """The least box around it whose sides are whole millimetres, so that pixels are whole too."""
        return Box(math.floor(self.left), math.floor(self.top), math.ceil(self.right), math.ceil(self.bottom))

    def least(self, width: float, height: float) -> Box:
        """As wide and high as that at least, about the same middle."""
        more, higher = max(0.0, width - self.width) / 2, max(0.0, height - self.height) / 2
        return Box(self.left - more, self.top - higher, self.right + more, self.bottom + higher)


def around(boxes: Iterable[Box]) -> Box:
    """The smallest box that holds all of these; a point where there are none."""
    found = list(boxes)
    if not found:
        return Box(0, 0, 0, 0)
    lefts, tops, rights, bottoms = zip(*found, strict=True)
    return Box(min(lefts), min(tops), max(rights), max(bottoms))


class Placed(NamedTuple):
    """A tile in the picture, with the numbers of its left and right half; x, y and angle are as in `shapes`."""

    tile: Tile
    halves: tuple[int, int]
    curved: bool
    x: float
    y: float
    angle: float
    opener: bool = False

    def at(self, x: float, y: float) -> tuple[float, float]:
        """A point of the tile as a point of the picture."""
        dx, dy = turned(x, y, self.angle)
        return self.x + dx, self.y + dy

    @property
    def middle(self) -> tuple[float, float]:
        """The middle of the line across it."""
        return self.at(0, -design().curved.middle) if self.curved else (self.x, self.y)

    @property
    def faces(self) -> tuple[tuple[float, float, float], ...]:
        """Where the middles of its halves are, and how each half is turned."""
        if not self.curved:
            reach = design().straight.face
            return tuple((*self.at(way * reach, 0), self.angle) for way in (-1, 1))
        shape = design().curved
        turn = shape.span / 4
        spots = (turned(0, -shape.face, way * turn) for way in (-1, 1))
        return tuple((*self.at(*spot), self.angle + way * turn) for spot, way in zip(spots, (-1, 1), strict=True))

    @property
    def box(self) -> Box:
        """What it covers; for a curved tile a little more."""
        if self.curved:
            shape = design().curved
            steps = [shape.span * (part / 6 - 0.5) for part in range(7)]
            corners = [turned(0, -shape.outer, step) for step in steps]
            corners += [turned(0, -shape.inner, step) for step in (steps[0], steps[-1])]
        else:
            x, y = design().straight.length / 2, design().straight.width / 2
            corners = [(-x, -y), (x, -y), (x, y), (-x, y)]
        xs, ys = zip(*(self.at(*corner) for corner in corners), strict=True)
        return Box(min(xs), min(ys), max(xs), max(ys))

    def distance(self, x: float, y: float) -> float:
        """How far a point is from the tile, 0 if it is on it."""
        x, y = turned(x - self.x, y - self.y, -self.angle)
        if not self.curved:
            wide, high = design().straight.length / 2, design().straight.width / 2
            return math.hypot(max(0.0, abs(x) - wide), max(0.0, abs(y) - high))
        shape = design().curved
        radius, half = math.hypot(x, y), math.radians(shape.span / 2)
        if math.atan2(abs(x), -y) <= half:
            return max(shape.inner - radius, radius - shape.outer, 0.0)
        along = abs(x) * math.sin(half) - y * math.cos(half)
        nearest = min(max(along, shape.inner), shape.outer)
        return math.hypot(abs(x) - nearest * math.sin(half), y + nearest * math.cos(half))


class Tip(NamedTuple):
    """An end in the picture: where it is, which way it points (0: to the right), and what is marked there."""

    x: float
    y: float
    angle: float
    mark: EndMark


class Layout(NamedTuple):
    """A line laid out; `joints` are where two ends have met."""

    tiles: tuple[Placed, ...]
    tips: tuple[Tip, ...]
    joints: tuple[tuple[float, float], ...] = ()


def curved_layout(line: Line) -> Layout:
    """A curved line as it lies; in All Five turned so that the starters stand as `)(`."""
    footprint = line.footprint
    assert footprint is not None
    turn = 90 if len(line.openers) > 1 else 0
    found = {laid.tile: laid for laid in line.walked()}
    placed = tuple(
        _placed(found[tile], sector, turn, opener=index < len(line.openers))
        for index, (tile, sector) in enumerate(zip(line.order, footprint.sectors, strict=True))
    )
    tips, joints = [], []
    for index, (tip, mark) in enumerate(zip(footprint.tips, end_marks(line), strict=True)):
        if tip is None:
            joints.append(_far(line, index, {each.tile: each for each in placed}))
            continue
        point = tip.point if len(tip.point) == 4 else (3 * tip.point[0], 3 * tip.point[1], 0, 0)
        x, y = millimetres(point)
        tips.append(Tip(*turned(x, -y, turn), (turn - 60 * tip.heading) % 360, mark))
    return Layout(placed, tuple(tips), _distinct(joints))


def _placed(laid: Laid, sector: Sector, turn: float, *, opener: bool) -> Placed:
    """A tile that bends right is walked from its left half to its right half, the bulge being upward."""
    x, y = millimetres(sector.centre)
    halves = (laid.outer, laid.inner) if laid.bend is Bend.LEFT else (laid.inner, laid.outer)
    return Placed(laid.tile, halves, True, *turned(x, -y, turn), (turn + 90 - 30 * sector.axis) % 360, opener)


def _far(line: Line, index: int, placed: dict[Tile, Placed]) -> tuple[float, float]:
    """Where an arm that closed a ring ends."""
    shape = design().curved
    arm = line.arms[index]
    laid = arm[-1] if arm else line.openers[index // 2]
    to_right = (laid.bend is Bend.RIGHT) if arm else bool(index % 2)
    return placed[laid.tile].at(*turned(0, -shape.middle, shape.span / 2 * (1 if to_right else -1)))


def _distinct(points: list[tuple[float, float]]) -> tuple[tuple[float, float], ...]:
    """The points without those that lie where another does."""
    kept: list[tuple[float, float]] = []
    for x, y in points:
        if all(math.hypot(x - a, y - b) > 1 for a, b in kept):
            kept.append((x, y))
    return tuple(kept)
