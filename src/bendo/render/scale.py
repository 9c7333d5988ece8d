"""Shapes of single tiles in characters: what the picture of a curved line is put together from.

The joints of a line in line lie on a triangular lattice. From its chord a tile bulges just to the middle of one of the
two triangles beside it, and where tiles do not overlap no two of them bulge into the same triangle. So each is given a
shape inside its own triangle, and no line whatever makes two tiles share a cell.

A double across the line leads straight on by less than a chord: here by a lattice step cut down by nearly the true
share, the same in all directions. So lines that leave the lattice keep their form as well.
"""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias

from bendo.game import Bend
from bendo.render.symbols import GLYPHS

Cell: TypeAlias = tuple[int, int]
"""A place for one character: column and row; rows count downward."""

_HALF_TURN: Final = str.maketrans("╭╮╰╯", "╯╰╮╭")


class Shape(NamedTuple):
    """A tile in characters, its near joint at (0, 0)."""

    far: Cell
    """Where its far joint is."""
    glyphs: tuple[tuple[Cell, str], ...]
    """The pieces of its stroke."""

    @property
    def middle(self) -> Cell:
        """The piece in which a mark can stand for the tile; a slanted one rather than one beside a joint."""
        columns, rows = zip(*(cell for cell, _ in self.glyphs), strict=True)
        return self._nearest(sum(columns) / len(columns), sum(rows) / len(rows))

    @property
    def final(self) -> Cell:
        """The piece beside the far joint."""
        return self._nearest(*self.far)

    def _nearest(self, column: float, row: float) -> Cell:
        def distance(piece: tuple[Cell, str]) -> tuple[float, bool]:
            (x, y), glyph = piece
            return (x - column) ** 2 + (y - row) ** 2, glyph == "─"

        return min(self.glyphs, key=distance)[0]

    def backward(self) -> Shape:
        """The same tile seen from its far joint."""
        column, row = self.far
        return Shape((-column, -row), tuple(((x - column, y - row), glyph) for (x, y), glyph in self.glyphs))

    def half_turned(self) -> Shape:
        """The tile after half a turn about its near joint."""
        column, row = self.far
        return Shape((-column, -row), tuple(((-x, -y), glyph.translate(_HALF_TURN)) for (x, y), glyph in self.glyphs))


class Scale:
    """How large a picture is: its lattice steps, and the shape of a tile for each heading and bend.

    It is made from drawings: first tiles in line that bend right and lead in directions 0, 1 and 2, then doubles across
    the line that open outward, headings 0, 1 and 2; `n` is the near joint, `f` the far one. All others follow by half
    a turn, or by a walk from the other joint. `roomy`: an end has room around it for the bends that fit.
    """

    def __init__(self, drawings: str, *, roomy: bool) -> None:
        shapes = [_shape(drawing) for drawing in drawings.strip("\n").split("\n\n")]
        right, outward = _all_round(shapes[:3]), _all_round(shapes[3:])
        self.roomy = roomy
        self.steps = tuple(shape.far for shape in right)
        self._shapes = {(heading, Bend.RIGHT): right[heading - 1] for heading in range(6)}
        self._shapes |= {(heading, Bend.LEFT): right[heading - 2].backward() for heading in range(6)}
        self._shapes |= {(heading, Bend.OUTWARD): shape for heading, shape in enumerate(outward)}
        self._shapes |= {((heading + 3) % 6, Bend.INWARD): shape.backward() for heading, shape in enumerate(outward)}

    def shape(self, heading: int, bend: Bend) -> Shape | None:
        """The shape of a tile walked into with that heading, None if this scale has none for tiles that lie so."""
        return self._shapes.get((heading, bend))


def _all_round(shapes: list[Shape]) -> list[Shape]:
    """These shapes, and after them the same after half a turn: one for each direction."""
    return shapes + [shape.half_turned() for shape in shapes]


def _shape(drawing: str) -> Shape:
    cells = {(x, y): glyph for y, row in enumerate(drawing.split("\n")) for x, glyph in enumerate(row)}
    where = {glyph: cell for cell, glyph in cells.items()}
    (left, top), (x, y) = where["n"], where["f"]
    glyphs = tuple(((u - left, v - top), glyph) for (u, v), glyph in cells.items() if glyph in GLYPHS)
    return Shape((x - left, y - top), glyphs)


_WIDE: Final = """
 ╭─────╮
n       f

  ──f
 ╱
│
n

f
│
 ╲
  ──n

  ╭─
n │   f
  ╰─

│   f
╰────
 n

f   │
────╯
   n
"""  # noqa: RUF001

_SMALL: Final = """
  ╭─╮
n     f

  ─f
 ╱
n

f
 ╲
  ─n
"""  # noqa: RUF001

SCALES: Final = (Scale(_WIDE, roomy=True), Scale(_SMALL, roomy=False))
"""All there are, the clearer first."""
