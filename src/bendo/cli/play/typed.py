"""What a person types, as a value. Nothing is judged here: whether it can be done is for the session to say."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from bendo.game import DRAW, PASS, Action, Bend, Tile, tile_of
from bendo.notation import DIGITS

LONGEST: Final = 200
"""Nobody types more than this in one line, so longer lines mean nothing."""

VERBS: Final = ("hint", "undo", "ends", "hand", "board", "known", "log", "review", "score", "rules", "help", "quit")
"""The commands that are one word, beside `draw` and `pass`."""

_OTHER_NAMES: Final = {"?": "help", "exit": "quit", "q": "quit", "scores": "score", "table": "board"}
_ACTIONS: Final[dict[str, Action]] = {"draw": DRAW, "+": DRAW, "pass": PASS, "-": PASS}
_BENDS: Final = {
    "l": Bend.LEFT,
    "left": Bend.LEFT,
    "r": Bend.RIGHT,
    "right": Bend.RIGHT,
    "o": Bend.OUTWARD,
    "outward": Bend.OUTWARD,
    "i": Bend.INWARD,
    "inward": Bend.INWARD,
}
_HALF = "1[0-2]|[0-9a-c]"
_TILE = re.compile(
    rf"(?:(?P<one>[0-9a-c])(?P<other>[0-9a-c])|(?P<left>{_HALF}) ?[-: ] ?(?P<right>{_HALF}))"
    r" ?(?:at )?(?P<end>[a-h])?,? ?(?:bending |opening )?(?P<bend>left|right|outward|inward|[lroi])?"
)
_NUMBER = re.compile(r"#? ?([0-9]{1,3})\.?")


class Nothing(NamedTuple):
    """Just Enter."""


class Word(NamedTuple):
    """One of the commands that are no action."""

    verb: str


class Doing(NamedTuple):
    """`draw` or `pass`."""

    action: Action


class Numbered(NamedTuple):
    """The number of a choice."""

    number: int


class Named(NamedTuple):
    """A tile, with what was said about end and bend; `number` if the same text may be the number of a choice."""

    tile: Tile
    end: str | None
    bend: Bend | None
    number: int | None


class Called(NamedTuple):
    """`!`, which only the clock says."""


class Unknown(NamedTuple):
    """Anything else."""


Typed = Nothing | Word | Doing | Numbered | Named | Called | Unknown


def read(text: str) -> Typed:
    """What a line means, in capitals or not; tiles may be typed as they are spelled or as they are read, `6-4 at b`."""
    if len(text) > LONGEST:
        return Unknown()
    plain = " ".join(text.lower().split())
    verb = _OTHER_NAMES.get(plain, plain)
    if verb in VERBS:
        return Word(verb)
    if plain in _ACTIONS:
        return Doing(_ACTIONS[plain])
    if not plain:
        return Nothing()
    if plain == "!":
        return Called()
    if match := _TILE.fullmatch(plain):
        halves = (match["one"] or match["left"], match["other"] or match["right"])
        number = int(plain) if plain.isascii() and plain.isdigit() and plain[0] != "0" else None
        bend = _BENDS[match["bend"]] if match["bend"] else None
        return Named(tile_of(*map(_number, halves)), match["end"], bend, number)
    if match := _NUMBER.fullmatch(plain):
        return Numbered(int(match[1]))
    return Unknown()


def _number(half: str) -> int:
    """The number that a half shows: `6`, `12` or `c`."""
    return int(half) if half.isdigit() else DIGITS.index(half.upper())
