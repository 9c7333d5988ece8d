"""Tiles in line: points, headings and bends in integers.

The ends of tiles laid in line are points of a triangular lattice whose step is the chord of a tile. A point is a pair
of axial coordinates; a heading is an int 0..5, counted in steps of 60 degrees to the left; `DIRECTIONS[heading]` is
the lattice step that way.
"""

import enum
from typing import Final, TypeAlias

Point: TypeAlias = tuple[int, int]
"""A lattice point: chords along direction 0, chords along direction 1."""

Pose: TypeAlias = tuple[Point, int]
"""A lattice point and a heading there."""

DIRECTIONS: Final[tuple[Point, ...]] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""The six lattice steps, by heading."""


class Bend(enum.Enum):
    """How a tile lies, seen walking outward along the line into it. The value is the letter that spells it."""

    LEFT = "L"
    RIGHT = "R"
    OUTWARD = "O"
    """A double across the line that opens outward: the middle of its convex side touches the end."""
    INWARD = "I"
    """A double across the line that opens inward: its two inner tips touch the end."""

    __hash__ = object.__hash__  # there is one of each, and that of Enum would be called as a function

    turn: int
    """+1 for a tile that turns the line left, -1 right, 0 for one that lies across the line."""

    def __init__(self, letter: str) -> None:
        self.turn = {"L": 1, "R": -1}.get(letter, 0)

    @property
    def mirrored(self) -> "Bend":
        """The bend of the same tile in a mirror: left and right change places."""
        return {Bend.LEFT: Bend.RIGHT, Bend.RIGHT: Bend.LEFT}.get(self, self)


def turned(heading: int) -> int:
    """The opposite heading."""
    return (heading + 3) % 6


def step(point: Point, heading: int, bend: Bend) -> Pose:
    """The far end of a tile in line, walked from `point` with `heading`, and the heading there.

    It lies one chord away, 60 degrees to the side the tile bends, and the heading turns by 120. ValueError for a tile
    across the line, which leaves the lattice.
    """
    try:
        x, y, onward = _STEPS[bend.turn][heading]
    except IndexError:
        raise ValueError(f"no lattice step for {bend} from heading {heading}") from None
    return (point[0] + x, point[1] + y), onward


def opener() -> tuple[Pose, Pose]:
    """Ends `a` and `b` of an opener in line, headings outward.

    The concave side is down (y grows upwards); `a` is the left foot, `b` the right, so from `a` to `b` it bends right.
    """
    foot, heading = (0, 0), 1
    return (foot, turned(heading)), step(foot, heading, Bend.RIGHT)


def starters() -> tuple[Pose, Pose, Pose, Pose]:
    """Ends `a`, `b`, `c`, `d` of the two All Five starters, headings outward.

    The first lies as an opener does; the second is its image in a half turn about the centre of the hexagon behind its
    convex side. So they lie back to back, 24 mm apart, and all four ends are points of one lattice. A quarter turn to
    the right shows them as `)(`.
    """
    a, b = opener()
    (x, y), (u, v) = a[0], b[0]
    return a, b, ((-x, 2 - y), turned(a[1])), ((-u, 2 - v), turned(b[1]))


def _steps(turn: int) -> tuple[tuple[int, int, int], ...]:
    """By heading: the lattice step of a tile with that turn, and the heading it leads to."""
    return tuple((*DIRECTIONS[(heading + turn) % 6], (heading + 2 * turn) % 6) for heading in range(6))


_STEPS: Final = ((), _steps(1), _steps(-1))  # by turn: nothing at 0, left at 1, right at -1, the last
