"""Lines for a person to read, each with the tone it is said in; how a tone looks is for the terminal to say."""

from __future__ import annotations

import enum
from collections.abc import Sequence
from typing import Final, NamedTuple

from bendo.words import say


class Tone(enum.Enum):
    """What a line is there for. Colours follow from it, but nothing is told by a tone alone."""

    PLAIN = "plain"
    HEADING = "heading"
    NEWS = "news"
    PICTURE = "picture"
    CHOICE = "choice"
    ASIDE = "aside"
    REFUSED = "refused"
    SCORE = "score"


JOINED: Final = "\u00a0"
"""A space at which no line is folded; it is shown as any other."""


class Said(NamedTuple):
    """One line, or a paragraph to be folded to the width of the screen with its later lines indented by `indent`."""

    text: str
    tone: Tone = Tone.PLAIN
    indent: int = 0


GAP = Said("")
"""An empty line."""


def listed(items: Sequence[str], message: str = "play-and") -> str:
    """Items as one says them: `a`, `a and b`, `a, b and c`."""
    if len(items) < 2:
        return "".join(items)
    return say(message, first=", ".join(items[:-1]), last=items[-1])


def in_columns(items: Sequence[str], width: int, most: int = 4) -> list[str]:
    """Items side by side in columns of equal width, read line by line, indented by two."""
    widest = max(map(len, items), default=0) + 3
    columns = max(1, min(most, (width - 2 + 3) // widest))
    rows = [items[i : i + columns] for i in range(0, len(items), columns)]
    return ["  " + "".join(item.ljust(widest) for item in row).rstrip() for row in rows]
