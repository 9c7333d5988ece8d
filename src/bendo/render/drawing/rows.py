"""Where straight tiles lie: doubles across the line, the line bent round at the edges as people lay it.

Arms grow one after the other. An arm of a line with two ends runs to the edge, goes on outward for a tile or two and
runs back; those of a spinner turn to the right at the edge and wind inward. No tile turns beside a double, where one
could not see which of its halves joins. Where tiles would lie on each other an arm tries to turn elsewhere, and if
nothing helps all is laid out anew with the edges farther out.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from bendo.game import Laid, Line
from bendo.render.drawing.design import design
from bendo.render.drawing.places import Layout, Placed, Tip
from bendo.render.drawing.shapes import turned
from bendo.render.ends import end_marks

CLEARANCE: Final = 3.0
"""How far from each other tiles lie that are not joined."""
AROUND: Final = 29.0
"""How far from the middle of a spinner its slanting arms begin."""
PATIENCE: Final = 600
"""So many tiles are tried for an arm before it is given up."""
_TURNS: Final = (180, 0, -90, 90, -135, 45, -45, 135)  # of the arms in order, where there are eight


class Cursor(NamedTuple):
    """Where the next tile joins, and which way it goes."""

    x: float
    y: float
    angle: float

    def ahead(self, by: float, side: float = 0) -> tuple[float, float]:
        """A point so far ahead, and so far to the right."""
        dx, dy = turned(by, side, self.angle)
        return self.x + dx, self.y + dy


class Going(NamedTuple):
    """How an arm goes on: `drop` tiles outward since it left its last row, None in a row; `run` is the row's way."""

    cursor: Cursor
    drop: int | None
    run: float


class Step(NamedTuple):
    """A tile of an arm, and how the arm goes on after it."""

    placed: Placed
    going: Going


def straight_layout(line: Line) -> Layout:
    """A straight line laid out; where its arms get in each other's way, with its edges farther out."""
    edge = _edge(line)
    for farther in (1, 1.25, 1.6, 2.2, 3.2):
        if found := _within(line, edge * farther):
            return found
    found = _within(line, math.inf)
    assert found is not None  # nothing bends, so nothing can be in the way
    return found


def _within(line: Line, edge: float) -> Layout | None:
    """The line bent round at these edges, None if there is no way; where an arm begins is kept free for it."""
    opener = line.openers[0]
    double = opener.tile.is_double
    tiles = [Placed(opener.tile, (opener.inner, opener.outer), False, 0, 0, 90 if double else 0, True)]
    starts = [_start(index, double) for index in range(len(line.arms))]
    tips = []
    kept = [_placed(opener, *start.ahead(design().straight.length / 2), start.angle) for start in starts]
    for index, (start, arm, mark) in enumerate(zip(starts, line.arms, end_marks(line), strict=True)):
        steps = _grown(arm, start, [*tiles, *kept[index + 1 :]], edge, winding=len(starts) > 2)
        if steps is None:
            return None
        tiles += [step.placed for step in steps]
        tips.append(Tip(*(steps[-1].going.cursor if steps else start), mark))
    found = {placed.tile: placed for placed in tiles}
    return Layout(tuple(found[tile] for tile in line.order), tuple(tips))


def _start(index: int, double: bool) -> Cursor:
    """Where an arm begins."""
    angle = _TURNS[index]
    shape = design().straight
    if angle % 90:
        reach = AROUND
    elif (angle % 180 == 0) == double:
        reach = shape.width / 2
    else:
        reach = shape.length / 2
    return Cursor(*turned(reach, 0, angle), angle % 360)


def _edge(line: Line) -> float:
    """How far from the middle the line is bent round: the same all through a round, so that nothing jumps."""
    size = line.rules.tiles.size
    if len(line.arms) > 2:
        return (24 if len(line.arms) > 4 else 28) * math.sqrt(size)
    return 27 * math.sqrt(size)


def _grown(arm: Sequence[Laid], start: Cursor, laid: list[Placed], edge: float, *, winding: bool) -> list[Step] | None:
    """The tiles of an arm: the first way of turning found in which no tile comes too near to another, if any is."""
    begin = Going(start, None, start.angle)
    steps: list[Step] = []
    options: list[Iterator[Step]] = []
    for _ in range(PATIENCE):
        if len(steps) == len(arm):
            return steps
        if len(options) == len(steps):
            going = steps[-1].going if steps else begin
            ways = _winding if winding else _rowed
            fixed = not steps or steps[-1].placed.tile.is_double or arm[len(steps)].tile.is_double
            options.append(iter((_ahead(arm[len(steps)], going),)) if fixed else ways(arm, going, steps, edge))
        step = next(options[-1], None)
        if step is None:
            options.pop()
            if not steps:
                return None
            steps.pop()
        elif not steps or not any(_near(step.placed, other) for other in (*laid, *(s.placed for s in steps[:-1]))):
            steps.append(step)
    return None


def _winding(arm: Sequence[Laid], going: Going, steps: Sequence[Step], edge: float) -> Iterator[Step]:
    """The ways to lay the next tile of a spinner's arm, best first."""
    laid = arm[len(steps)]
    x, y = going.cursor.ahead(design().straight.length)
    slanting = going.cursor.angle % 90 or going.run % 90
    inside = (math.hypot(x, y) if slanting else max(abs(x), abs(y))) <= edge
    if inside:
        yield _ahead(laid, going)
    yield _aside(laid, going, going.cursor.angle + 90)
    yield _aside(laid, going, going.cursor.angle - 90)
    if not inside:
        yield _ahead(laid, going)


def _rowed(arm: Sequence[Laid], going: Going, steps: Sequence[Step], edge: float) -> Iterator[Step]:
    """The ways to lay the next tile of an arm that runs in rows; the left arm climbs, the right one goes down."""
    laid, length = arm[len(steps)], design().straight.length
    if going.drop is not None:
        around = (going.run + 180) % 360
        back = _aside(laid, going, around)
        yield back._replace(going=back.going._replace(run=around, drop=None))
        if going.drop < 2:
            yield _ahead(laid, going)
        return
    ahead = going.cursor.ahead(length)[0] * math.cos(math.radians(going.run))
    climbs = steps[0].going.cursor.angle == 180
    down = _aside(laid, going, 270 if climbs else 90)
    down = down._replace(going=down.going._replace(drop=0))
    if ahead <= edge:
        yield _ahead(laid, going)
    if ahead > edge - 1.5 * length:
        yield down


def _ahead(laid: Laid, going: Going) -> Step:
    """A tile laid straight on, across if it is a double."""
    cursor, shape = going.cursor, design().straight
    double = laid.tile.is_double
    size = shape.width if double else shape.length
    placed = _placed(laid, *cursor.ahead(size / 2), cursor.angle + (90 if double else 0))
    drop = None if going.drop is None else going.drop + 1
    return Step(placed, Going(Cursor(*cursor.ahead(size), cursor.angle), drop, going.run))


def _aside(laid: Laid, going: Going, angle: float) -> Step:
    """A tile whose near half lies straight on, and which then turns that way."""
    half, length = design().straight.width / 2, design().straight.length
    near = Cursor(*going.cursor.ahead(half), angle % 360)
    after = Cursor(*near.ahead(length - half), near.angle)
    return Step(_placed(laid, *near.ahead(half), near.angle), Going(after, going.drop, going.run))


def _placed(laid: Laid, x: float, y: float, angle: float) -> Placed:
    return Placed(laid.tile, (laid.inner, laid.outer), False, x, y, angle % 360)


def _near(one: Placed, other: Placed) -> bool:
    """Whether two straight tiles come nearer to each other than tiles that are not joined should."""
    shape = design().straight
    x, y = other.x - one.x, other.y - one.y
    if math.hypot(x, y) > math.hypot(shape.length, shape.width) + CLEARANCE:
        return False
    for angle in (one.angle, one.angle + 90, other.angle, other.angle + 90):
        dx, dy = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        reach = _reach(one, angle) + _reach(other, angle)
        if abs(x * dx + y * dy) >= reach + CLEARANCE:
            return False
    return True


def _reach(placed: Placed, angle: float) -> float:
    """How far a straight tile reaches from its middle in a direction."""
    shape = design().straight
    between = math.radians(placed.angle - angle)
    return abs(math.cos(between)) * shape.length / 2 + abs(math.sin(between)) * shape.width / 2
