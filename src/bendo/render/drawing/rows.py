"""Where straight tiles lie: doubles across the line, the line bent round at the edges as people lay it.

Arms grow one after the other. An arm of a line with two ends runs to the edge, goes on outward for a tile or two and
runs back; those of a spinner turn to the right at the edge and wind inward. No tile turns beside a double, where one
could not see which of its halves joins. Where tiles would lie on each other an arm tries to turn elsewhere, and if
nothing helps all is laid out anew with the edges farther out.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import cache
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
FARTHER: Final = (1, 1.25, 1.6, 2.2, 3.2, math.inf)
"""How much farther out the edges are, one try after the other; at last there are none."""
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


class Arm(NamedTuple):
    """An arm laid out: its tiles, and how many tries that takes at most."""

    steps: tuple[Step, ...]
    tried: int


class Rows(NamedTuple):
    """A straight line laid out arm by arm, with its edges so much `farther` out than at first.

    `failed` is the first arm for which there was no way with the edges less far out; as many as there are if none.
    """

    farther: float
    failed: int
    arms: tuple[Arm, ...]


def straight_layout(line: Line) -> Layout:
    """A straight line laid out; where its arms get in each other's way, with its edges farther out."""
    return layout_of(line, rows_of(line))


def layout_of(line: Line, rows: Rows) -> Layout:
    """The line as it was laid out in rows."""
    found = {step.placed.tile: step.placed for arm in rows.arms for step in arm.steps}
    opener = _opener(line)
    found[opener.tile] = opener
    tips = [
        Tip(*(arm.steps[-1].going.cursor if arm.steps else _start(index, opener.tile.is_double)), mark)
        for index, (arm, mark) in enumerate(zip(rows.arms, end_marks(line), strict=True))
    ]
    return Layout(tuple(found[tile] for tile in line.order), tuple(tips))


def rows_of(line: Line) -> Rows:
    """The rows of a line, worked out from its opener on."""
    failed = len(line.arms)
    for farther in FARTHER:
        found = _within(line, _edge(line) * farther)
        if not isinstance(found, int):
            return Rows(farther, failed, found)
        failed = min(failed, found)
    raise AssertionError("nothing bends without an edge, so nothing can be in the way")


def rows_after(rows: Rows, line: Line, index: int) -> Rows:
    """The rows of a line whose arm with this index is one tile longer than in these: all lies as `rows_of` has it.

    Mostly the tile is laid where it can be first, and no arm that is laid out later has a tile too near to it: then all
    others stay where they are, and the ways that failed with the edges less far out fail again.
    """
    steps, tried = rows.arms[index]
    if index >= rows.failed or rows.failed == len(rows.arms):
        kept = [_kept(line, other) for other in range(index + 1, len(line.arms))]
        earlier = [step.placed for arm in rows.arms[:index] for step in arm.steps]
        laid = [_opener(line), *earlier, *kept, *(step.placed for step in steps[:-1])]
        begin = _begin(line, index)
        for step in _ways(line.arms[index], begin, steps, _edge(line) * rows.farther, winding=len(line.arms) > 2):
            tried += 1
            if not steps or not any(_near(step.placed, other) for other in laid):
                later = (other.placed for arm in rows.arms[index + 1 :] for other in arm.steps)
                if tried >= PATIENCE or any(_near(step.placed, other) for other in later):
                    break
                arms = (*rows.arms[:index], Arm((*steps, step), tried), *rows.arms[index + 1 :])
                return Rows(rows.farther, rows.failed, arms)
    return rows_of(line)


def _within(line: Line, edge: float) -> tuple[Arm, ...] | int:
    """The arms bent round at these edges, or the first for which there is no way; where one begins is kept free."""
    laid = [_opener(line)]
    kept = [_kept(line, index) for index in range(len(line.arms))]
    arms = []
    for index in range(len(line.arms)):
        arm = _grown(line, index, [*laid, *kept[index + 1 :]], edge)
        if arm is None:
            return index
        laid += [step.placed for step in arm.steps]
        arms.append(arm)
    return tuple(arms)


def _opener(line: Line) -> Placed:
    opener = line.openers[0]
    return Placed(opener.tile, (opener.inner, opener.outer), False, 0, 0, 90 if opener.tile.is_double else 0, True)


def _kept(line: Line, index: int) -> Placed:
    """What is kept free for the first tile of an arm."""
    opener = line.openers[0]
    start = _start(index, opener.tile.is_double)
    return _placed(opener, *start.ahead(design().straight.length / 2), start.angle)


def _begin(line: Line, index: int) -> Going:
    start = _start(index, line.openers[0].tile.is_double)
    return Going(start, None, start.angle)


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


def _grown(line: Line, index: int, laid: list[Placed], edge: float) -> Arm | None:
    """An arm: the first way of turning found in which no tile comes too near to another, if any is."""
    arm, begin, winding = line.arms[index], _begin(line, index), len(line.arms) > 2
    steps: list[Step] = []
    options: list[Iterator[Step]] = []
    for tried in range(PATIENCE):
        if len(steps) == len(arm):
            return Arm(tuple(steps), tried)
        if len(options) == len(steps):
            options.append(_ways(arm, begin, steps, edge, winding=winding))
        step = next(options[-1], None)
        if step is None:
            options.pop()
            if not steps:
                return None
            steps.pop()
        elif not steps or not any(_near(step.placed, other) for other in (*laid, *(s.placed for s in steps[:-1]))):
            steps.append(step)
    return None


def _ways(arm: Sequence[Laid], begin: Going, steps: Sequence[Step], edge: float, *, winding: bool) -> Iterator[Step]:
    """The ways to lay the next tile of an arm, best first."""
    going = steps[-1].going if steps else begin
    if not steps or steps[-1].placed.tile.is_double or arm[len(steps)].tile.is_double:
        return iter((_ahead(arm[len(steps)], going),))
    return (_winding if winding else _rowed)(arm, going, tuple(steps), edge)


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
    x, y = other.x - one.x, other.y - one.y
    if math.hypot(x, y) > _far():
        return False
    for angle in (one.angle, one.angle + 90, other.angle, other.angle + 90):
        dx, dy = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        reach = _reach(one, angle) + _reach(other, angle)
        if abs(x * dx + y * dy) >= reach + CLEARANCE:
            return False
    return True


@cache
def _far() -> float:
    """So far apart the middles of two tiles are never too near."""
    shape = design().straight
    return math.hypot(shape.length, shape.width) + CLEARANCE


def _reach(placed: Placed, angle: float) -> float:
    """How far a straight tile reaches from its middle in a direction."""
    shape = design().straight
    between = math.radians(placed.angle - angle)
    return abs(math.cos(between)) * shape.length / 2 + abs(math.sin(between)) * shape.width / 2
