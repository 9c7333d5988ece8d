"""Reads a picture of a curved line back from its characters alone, as a person does who knows the rules only.

A stroke is a set of characters that hang together; it is a tile, with the numbers beside its two ends. It works on
pictures at the wider scale, where strokes of tiles that do not meet never touch.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bendo.game import Bend, Tile, tile_of

Cell = tuple[int, int]

THIN = set("─│╱╲╭╮╰╯-|/\\.'")  # noqa: RUF001
DOUBLE = set("═║╔╗╚╝=#")
OPENER, LAST = set("◆*"), set("●@")
BENDS = {"↶": Bend.LEFT, "L": Bend.LEFT, "↷": Bend.RIGHT, "R": Bend.RIGHT}
DEAD = set("×x")  # noqa: RUF001


class Stroke(NamedTuple):
    """Characters that hang together, and the digits that they touch."""

    cells: frozenset[Cell]
    chars: frozenset[str]
    numbers: tuple[int, ...]

    @property
    def double(self) -> bool:
        return bool(self.chars & DOUBLE)

    @property
    def tile(self) -> Tile:
        one, other = self.numbers
        return tile_of(one, other)


class End(NamedTuple):
    """A name beside a digit, and the bends around that."""

    number: int
    bends: frozenset[Bend]
    dead: bool


class Reading(NamedTuple):
    """What the picture says."""

    joints: dict[Cell, int]
    strokes: tuple[Stroke, ...]
    ends: dict[str, End]

    def marked(self, marks: set[str]) -> list[Stroke]:
        """The strokes that bear one of these marks."""
        return [stroke for stroke in self.strokes if stroke.chars & marks]


def read(text: str) -> Reading:
    """The picture above the row of ends."""
    rows = text.rpartition("\n\n")[0].split("\n")
    cells = {(x, y): char for y, row in enumerate(rows) for x, char in enumerate(row) if char != " "}
    joints = {cell: int(char) for cell, char in cells.items() if char.isdigit()}
    return Reading(joints, tuple(_strokes(cells, joints)), dict(_ends(cells, joints)))


def _around(cell: Cell) -> set[Cell]:
    x, y = cell
    return {(x + right, y + down) for right in (-1, 0, 1) for down in (-1, 0, 1)} - {cell}


def _strokes(cells: dict[Cell, str], joints: dict[Cell, int]) -> Iterator[Stroke]:
    left = {cell for cell, char in cells.items() if char in THIN | DOUBLE | OPENER | LAST}
    while left:
        waiting, found = {left.pop()}, set()
        while waiting:
            cell = waiting.pop()
            found.add(cell)
            more = _around(cell) & left
            left -= more
            waiting |= more
        touched = {joint for cell in found for joint in _around(cell) if joint in joints}
        chars = frozenset(cells[cell] for cell in found)
        yield Stroke(frozenset(found), chars, tuple(joints[joint] for joint in touched))


def _ends(cells: dict[Cell, str], joints: dict[Cell, int]) -> Iterator[tuple[str, End]]:
    for (x, y), char in cells.items():
        if char not in "abcdefgh":
            continue
        beside = [side for side in (-1, 1) if (x + side, y) in joints]
        assert len(beside) == 1, f"{char} stands beside {len(beside)} numbers"
        side = beside[0]
        joint = x + side, y
        near = {cells.get((joint[0] + right, y + down)) for right in (-2, 0, 2) for down in (-1, 1)}
        bends = frozenset(BENDS[mark] for mark in near if mark in BENDS)
        yield char, End(joints[joint], bends, cells.get((x - side, y)) in DEAD)
