"""The characters of a text picture, for terminals that show Unicode and for those that show ASCII alone."""

from __future__ import annotations

from typing import Final, NamedTuple

from bendo.game import Bend

DIGITS: Final = "0123456789ABC"
"""A number on a half, as tiles are spelled."""


class Symbols(NamedTuple):
    """What stands for each thing that a picture marks; a few characters at most, and no word."""

    opener: str
    """On the tile that lay first."""
    last: str
    """On the tile that was laid last."""
    left: str
    right: str
    outward: str
    inward: str
    dead: str
    """At an end where nothing fits."""
    ring: str
    """In place of the number of an end that is gone in a ring."""
    held: str
    """At an end that must wait until all arms hold a tile."""
    meets: str
    """Before the name of the end that a tile laid so would meet."""
    onward: str
    """Where a row of tiles breaks off, and where the next one takes it up."""
    branch: str
    """Before an arm of a spinner."""
    last_branch: str
    """Before its last arm."""

    def bend(self, bend: Bend) -> str:
        """The symbol of a bend."""
        match bend:
            case Bend.LEFT:
                return self.left
            case Bend.RIGHT:
                return self.right
            case Bend.OUTWARD:
                return self.outward
            case Bend.INWARD:
                return self.inward


_UNICODE: Final = Symbols("◆", "●", "↶", "↷", "O", "I", "×", "○", "…", "→", "→", "├─", "└─")  # noqa: RUF001
_ASCII: Final = Symbols("*", "@", "L", "R", "O", "I", "x", "()", "...", ">", ">", "|-", "`-")


def symbols(unicode: bool) -> Symbols:
    """The symbols for a terminal."""
    return _UNICODE if unicode else _ASCII


GLYPHS: Final = "─│╱╲╭╮╰╯"  # noqa: RUF001
"""The pieces of strokes in the drawings of `scale`."""

_STROKES: Final = {
    (True, False): GLYPHS,
    (True, True): "═║╱╲╔╗╚╝",  # noqa: RUF001
    (False, False): "-|/\\..''",
    (False, True): "=#######",
}


def stroke(glyph: str, *, unicode: bool, double: bool) -> str:
    """The character for a piece of a stroke; those of doubles are double, in ASCII heavy."""
    return _STROKES[unicode, double][GLYPHS.index(glyph)]
