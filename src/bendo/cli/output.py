"""How commands print: JSON in one line, and text that keeps to a width."""

from __future__ import annotations

import sys
import textwrap
from collections.abc import Iterable
from typing import Any, Final

from bendo.game import Points, Tile
from bendo.notation import spell_tile

WIDTH: Final = 80
COLUMN: Final = 24


_SAMPLE: Final = "\u2500\u2550\u256d\u25cf\u25c6\u21b6"
"""Characters of the kinds that pictures in text are drawn with."""


def writes_unicode() -> bool:
    """Whether standard output takes what pictures in text are drawn with."""
    try:
        _SAMPLE.encode(getattr(sys.stdout, "encoding", None) or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def print_json(value: Any, *, now: bool = False) -> None:
    """Print one JSON document in one line; `now` sends it, and what was printed before it, on its way at once."""
    import json

    print(json.dumps(value, separators=(",", ":")), flush=now)


def json_points(points: Iterable[Points]) -> list[int | str]:
    """Points for JSON: a fraction as text, `7/2`."""
    return [number if isinstance(number, int) else str(number) for number in points]


def json_tile(tile: Tile | None) -> str | None:
    """A tile for JSON, null where there is none."""
    return None if tile is None else spell_tile(tile)


def print_row(left: str, right: str, *, column: int = COLUMN) -> None:
    """Print something in a narrow column and a sentence about it beside it."""
    if len(left) > column - 3:
        print(f"  {left}")
        left = ""
    lines = textwrap.wrap(right, WIDTH - column) or [""]
    print("\n".join(f"  {left if i == 0 else '':<{column - 2}}{line}".rstrip() for i, line in enumerate(lines)))


def print_wrapped(text: str, indent: str = "", hanging: str = "") -> None:
    """Print a sentence over as many lines as it needs; `hanging` is what the lines after the first are indented by."""
    later = indent + hanging
    print(textwrap.fill(text, WIDTH, initial_indent=indent, subsequent_indent=later, break_on_hyphens=False))
