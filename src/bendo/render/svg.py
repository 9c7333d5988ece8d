"""The table and single tiles as SVG: pure functions from facts to text.

Tiles lie in their true shape, a hair smaller, so that joints show. A pin marks the opener, a soft ring the tile laid
last; an end has its number in a round flag and an arrow for each bend that fits (a small double for each way in which
one may lie across), a dead end a cap, an end that must wait for other arms three dots. Colours are only a help. A
picture holds no words but those it is given and refers to nothing outside; its ids begin with a prefix of its own, so
that several can stand in one page. What its attributes `data-…` say is what it shows.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterable
from html import escape
from typing import Final, NamedTuple

from bendo.game import Line, Rules, Tile, View
from bendo.render.drawing.design import FACES, Faces, design
from bendo.render.drawing.faces import Ink, definition, needs
from bendo.render.drawing.hands import Hand, hand_svg, hands_of, moved_box, spread, stood
from bendo.render.drawing.marks import end_box, end_svg, flag_spots, glow_svg, joint_svg, pin_svg
from bendo.render.drawing.places import Box, Layout, Placed, around, curved_layout
from bendo.render.drawing.rows import straight_layout
from bendo.render.drawing.shapes import moved, number
from bendo.render.symbols import DIGITS

__all__ = [
    "FACES",
    "PALETTES",
    "Box",
    "Faces",
    "around",
    "pictured",
    "table_box",
    "table_svg",
    "tile_svg",
]

PALETTES: Final[tuple[str, ...]] = tuple(design().palettes)
"""The names of the palettes, the usual one first."""

_PREFIX: Final = "~"
"""Stands for the prefix of ids until the picture is known."""


class _Scene(NamedTuple):
    """Everything that is to be drawn, laid out."""

    layout: Layout
    spots: tuple[tuple[float, float], ...]
    hands: tuple[tuple[Hand, float, float], ...]
    box: Box


def pictured(faces: Faces, rules: Rules) -> bool:
    """Whether these faces are there for every number of the set."""
    return faces != "pictures" or rules.tiles.highest < len(design().pictures.paths)


def table_box(table: View | Line, *, hands: bool = False) -> Box:
    """What a picture of this table shows, in mm, margin included."""
    return _scene(table, hands=hands).box


def table_svg(
    table: View | Line,
    *,
    palette: str = "baize",
    faces: Faces = "pips",
    last: Tile | None = None,
    hands: bool = False,
    title: str = "",
    description: str = "",
    box: Box | None = None,
    prefix: str = "",
) -> str:
    """A table: the line and its ends, and with `hands` the hands of a view.

    `last` gets the soft ring. `title` and `description` are for readers who do not see the picture. `box` is what it
    shows, as `table_box` tells it; pictures with one box can follow each other without a jump. `prefix` begins every
    id, one made from the content if not told. ValueError for a palette or faces that there are none of, for pictures
    on numbers that have none, and for hands without a view.
    """
    line = table.line if isinstance(table, View) else table
    ink = _ink(palette, faces, line.rules)
    scene = _scene(table, hands=hands)
    body = "".join(_table_parts(scene, ink, last))
    return _document(body, box or scene.box, ink, title, description, prefix)


def tile_svg(
    tile: Tile,
    rules: Rules,
    *,
    palette: str = "baize",
    faces: Faces = "pips",
    title: str = "",
    description: str = "",
    prefix: str = "",
) -> str:
    """A single tile on the table, standing upright; `rules` say of what shape it is and which way it bends."""
    ink = _ink(palette, faces, rules)
    placed = stood(tile, rules, 0, 0)
    return _document(_tile(placed, ink), placed.box.grown(3), ink, title, description, prefix)


def _ink(palette: str, faces: Faces, rules: Rules) -> Ink:
    if palette not in PALETTES:
        raise ValueError(f"there is no palette {palette!r}: choose one of {', '.join(PALETTES)}")
    if faces not in FACES:
        raise ValueError(f"there are no faces {faces!r}: choose one of {', '.join(FACES)}")
    if not pictured(faces, rules):
        raise ValueError(f"there are no pictures for numbers up to {rules.tiles.highest}")
    return Ink(design().palettes[palette], faces, _PREFIX)


def _scene(table: View | Line, *, hands: bool) -> _Scene:
    line = table.line if isinstance(table, View) else table
    layout = Layout((), ())
    if line.openers:
        layout = curved_layout(line) if line.rules.curved else straight_layout(line)
    spots = flag_spots(layout.tips, layout.tiles)
    box = around([*(tile.box for tile in layout.tiles), *map(end_box, layout.tips, spots)])
    sheet = design().sheet
    held: tuple[tuple[Hand, float, float], ...] = ()
    if hands:
        if not isinstance(table, View):
            raise ValueError("hands can only be drawn of a view")
        held = _held(table, box)
        box = around([box, *(moved_box(*each) for each in held)])
    return _Scene(layout, spots, held, box.grown(sheet.margin).least(sheet.least_width, sheet.least_height))


def _held(view: View, box: Box) -> tuple[tuple[Hand, float, float], ...]:
    """The hands about the line, with their places."""
    look, least = design().hands, design().sheet.least_width
    middle = (box.left + box.right) / 2
    others, own = hands_of(view, max(box.width, 1.5 * least))
    placed = [*spread(others, middle, bottom=box.top - look.gap)]
    if own and own.parts:
        below = box.bottom + look.gap + own.box.height
        placed += spread([own], middle, bottom=below)
    return tuple(placed)


def _table_parts(scene: _Scene, ink: Ink, last: Tile | None) -> Iterable[str]:
    layout = scene.layout
    yield from (glow_svg(placed, ink) for placed in layout.tiles if placed.tile == last)
    for index, placed in enumerate(layout.tiles):
        facts = f' data-laid="{index}"' + (' data-last="yes"' if placed.tile == last else "")
        yield _tile(placed, ink, facts, pin_svg(placed, ink) if placed.opener else "")
    yield from (joint_svg(x, y, ink) for x, y in layout.joints)
    yield from (end_svg(tip, spot, ink) for tip, spot in zip(layout.tips, scene.spots, strict=True))
    for hand, x, y in scene.hands:
        tiles = [_tile(part.placed, ink) for part in hand.parts if part.placed]
        backs = "cb" if _curved(hand, layout) else "sb"
        yield hand_svg(hand, x, y, tiles, backs, ink)


def _curved(hand: Hand, layout: Layout) -> bool:
    return any(tile.curved for tile in layout.tiles) or any(p.placed.curved for p in hand.parts if p.placed)


def _tile(placed: Placed, ink: Ink, facts: str = "", more: str = "") -> str:
    """A tile with what its halves show; figures and pictures stand upright however the tile lies."""
    body = ink.use("c" if placed.curved else "s", moved(placed.x, placed.y, placed.angle))
    for value, (x, y, angle) in zip(placed.halves, placed.faces, strict=True):
        if value or ink.faces != "pips":
            body += ink.use(f"f{value}", moved(x, y, angle if ink.faces == "pips" else 0))
    spelled = DIGITS[placed.tile.high] + DIGITS[placed.tile.low]
    return f'<g data-tile="{spelled}"{facts}>{body}{more}</g>'


def _document(body: str, box: Box, ink: Ink, title: str, description: str, prefix: str) -> str:
    """The whole picture: what it uses, its ground, and then the body."""
    left, top, right, bottom = (number(side) for side in box.whole())
    width, height = number(float(right) - float(left)), number(float(bottom) - float(top))
    pixels = design().sheet.pixels
    size = f'width="{round(float(width) * pixels)}" height="{round(float(height) * pixels)}"'
    defs = "".join(definition(name, ink) for name in _used(body, ink))
    ground = f'<rect x="{left}" y="{top}" width="{width}" height="{height}" fill="{ink.palette.table}"/>'
    content = f"<defs>{defs}</defs>{ground}{body}"
    own = prefix or _own_prefix(content)
    content = content.replace(f'id="{_PREFIX}', f'id="{own}').replace(f'href="#{_PREFIX}', f'href="#{own}')
    texts = f"<title>{escape(title, quote=False)}</title>" if title else ""
    texts += f"<desc>{escape(description, quote=False)}</desc>" if description else ""
    view = f'viewBox="{left} {top} {width} {height}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {view} {size} role="img">{texts}{content}</svg>\n'


def _own_prefix(text: str) -> str:
    """A prefix that differs between pictures that differ."""
    return f"b{zlib.crc32(text.encode()):08x}-"


def _used(body: str, ink: Ink) -> tuple[str, ...]:
    """The names of all that the body uses, and of what that uses."""
    names: set[str] = set()
    found = set(re.findall(rf'href="#{_PREFIX}(\w+)"', body))
    while found:
        names |= found
        found = {other for name in found for other in needs(name, ink)} - names
    return tuple(sorted(names))
