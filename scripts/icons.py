#!/usr/bin/env python3
"""Draws the icons of the installable page: one curved tile on the table.

    PYTHONPATH=src .venv/bin/python scripts/icons.py [--check]

With --check nothing is written; it tells which files are out of date, and the status is then 1. Needs resvg-py.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
TILE: Final = ROOT / "frontend" / "src" / "icon.svg"
"""The tile that is shown: the icon of a browser's tab."""
FOLDER: Final = ROOT / "frontend" / "public"
TALL: Final = 59.0
"""The height of the tile there, in mm."""
CENTRE: Final = (-3.0, 0.0)
"""Its middle there."""
TURN: Final = 30
"""So many degrees it is turned: upright it is narrow, and a square icon would be mostly table."""


class Icon(NamedTuple):
    """An icon: its size in px, the part of it that the tile takes, and whether its corners are round."""

    size: int
    part: float
    rounded: bool


ICONS: Final = {
    "icon-192.png": Icon(192, 0.74, True),
    "icon-512.png": Icon(512, 0.74, True),
    "icon-maskable-512.png": Icon(512, 0.56, False),
    "apple-touch-icon.png": Icon(180, 0.66, False),
}
"""By name. Who masks an icon may cut off all but a circle of 80 %, and Apple rounds the corners itself."""


def drawn(part: float, rounded: bool) -> str:
    """An icon as SVG, 100 by 100."""
    tile = TILE.read_text("utf-8")
    table = re.search(r'<rect [^>]*fill="(#[0-9a-f]{6})"/>', tile)
    assert table is not None
    body = tile[tile.index(">") + 1 : tile.rindex("</svg>")].replace(table[0], "")
    scale = 100 * part / TALL
    place = f"translate(50 50)scale({scale:.3f})rotate({TURN})translate({-CENTRE[0]} {-CENTRE[1]})"
    corner = ' rx="20"' if rounded else ""
    ground = f'<rect width="100" height="100"{corner} fill="{table[1]}"/>'
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
        f'{ground}<g transform="{place}">{body}</g></svg>\n'
    )


def made() -> Iterator[tuple[Path, bytes]]:
    """Every icon, with its content."""
    import resvg_py  # only who draws them anew needs it

    yield FOLDER / "icon.svg", drawn(ICONS["icon-512.png"].part, rounded=True).encode()
    for name, (size, part, rounded) in ICONS.items():
        yield FOLDER / name, bytes(resvg_py.svg_to_bytes(svg_string=drawn(part, rounded), width=size, height=size))


def main() -> int:
    """Writes or checks all icons."""
    check = sys.argv[1:] == ["--check"]
    if sys.argv[1:] and not check:
        print(__doc__, file=sys.stderr)
        return 2
    old = [(path, content) for path, content in made() if not path.exists() or path.read_bytes() != content]
    for path, content in old:
        print(f"{path.relative_to(ROOT)} is out of date" if check else f"{path.relative_to(ROOT)} written")
        if not check:
            path.write_bytes(content)
    return int(check and bool(old))


if __name__ == "__main__":
    sys.exit(main())
