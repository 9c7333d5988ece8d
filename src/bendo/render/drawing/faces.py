"""What stands in `<defs>`: tiles, their backs, and what their halves show. Each is drawn once and used often."""

from __future__ import annotations

from typing import NamedTuple

from bendo.render.drawing.design import Faces, Palette, design
from bendo.render.drawing.shapes import (
    arrowhead,
    curved_outline,
    divider,
    moved,
    number,
    ring_middle,
    shaft,
    straight_outline,
)


class Ink(NamedTuple):
    """What a picture is drawn with: its colours, what halves show, and what its ids begin with."""

    palette: Palette
    faces: Faces
    prefix: str

    def use(self, name: str, where: str = "") -> str:
        """Something from the definitions, moved as told."""
        return f'<use href="#{self.prefix}{name}"{_attribute("transform", where)}/>'


def _attribute(name: str, value: str) -> str:
    return f' {name}="{value}"' if value else ""


def definition(name: str, ink: Ink) -> str:
    """What is used under this name.

    `c` and `s` are tiles, curved and straight, `cb` and `sb` their backs, `co` and `so` their outlines; `f6` is a face,
    `g6` a figure; at ends `l` is an arrow to the left, `m` one that closes a ring, `o` a double across.
    """
    kind = name[0]
    match name:
        case "c" | "s":
            inner = _tile(ink, curved=kind == "c")
        case "cb" | "sb":
            inner = _back(ink, curved=kind == "c")
        case "co" | "so":
            inner = f'<path d="{_outline(kind == "c")}"/>'
        case "l" | "m":
            inner = _arrow(ring=kind == "m")
        case "o":
            inner = f'<path d="{curved_outline(0)}" stroke="none"/>'
        case _ if kind == "f":
            inner = _face(ink, int(name[1:]))
        case _:
            inner = f'<path d="{design().numerals.digits[int(name[1:])]}"/>'
    return f'<g id="{ink.prefix}{name}">{inner}</g>'


def _arrow(*, ring: bool) -> str:
    """The arrow of a bend to the left, in the colours of what uses it."""
    look = design().marks.arrow
    width = number(look.width)
    line = f'<path d="{shaft(ring=ring)}" fill="none" stroke-width="{width}" stroke-linecap="round"/>'
    if not ring:
        return f'{line}<path d="{arrowhead()}" stroke="none"/>'
    x, y = map(number, ring_middle())
    return f'{line}<circle cx="{x}" cy="{y}" r="{number(look.ring)}" fill="none" stroke-width="{width}"/>'


def needs(name: str, ink: Ink) -> tuple[str, ...]:
    """What a definition itself uses."""
    if name in ("c", "cb", "s", "sb"):
        return (f"{name[0]}o",)
    if name[0] == "f" and ink.faces == "numerals":
        return tuple(f"g{digit}" for digit in name[1:])
    return ()


def figure(value: int, ink: Ink, scale: float, scale_two: float) -> str:
    """A number in figures about the origin, without a colour of its own."""
    digits, look = str(value), design().numerals
    start = -look.advance * (len(digits) - 1) / 2
    uses = "".join(
        ink.use(f"g{digit}", moved(start + place * look.advance, 0, 0) if len(digits) > 1 else "")
        for place, digit in enumerate(digits)
    )
    size = number(scale if len(digits) == 1 else scale_two)
    return f'<g transform="scale({size})">{uses}</g>'


def strokes(colour: str) -> str:
    """The attributes with which figures are drawn in a colour."""
    width = number(design().numerals.stroke)
    return f'fill="none" stroke="{colour}" stroke-width="{width}" stroke-linecap="round" stroke-linejoin="round"'


def _outline(curved: bool) -> str:
    look = design().tile
    inset = look.gap + look.edge / 2
    return curved_outline(inset) if curved else straight_outline(inset)


def _tile(ink: Ink, *, curved: bool) -> str:
    """A tile without numbers."""
    look, colours = design().tile, ink.palette
    body = ink.use("co" if curved else "so")
    line = f'<path d="{divider(curved)}" stroke="{colours.divider}" stroke-width="{number(look.divider)}"/>'
    return f'<g fill="{colours.ivory}" stroke="{colours.edge}" stroke-width="{number(look.edge)}">{body}</g>{line}'


def _back(ink: Ink, *, curved: bool) -> str:
    """A tile face down."""
    look, colours = design().tile, ink.palette
    inset = look.gap + design().hands.back_line
    inner = curved_outline(inset) if curved else straight_outline(inset)
    return (
        f'<g fill="{colours.back}" stroke="{colours.back_edge}" stroke-width="{number(look.edge)}">'
        f"{ink.use('co' if curved else 'so')}"
        f'</g><path d="{inner}" fill="none" stroke="{colours.back_line}" stroke-width="{number(look.edge)}"/>'
    )


def _face(ink: Ink, value: int) -> str:
    """What a half with this number shows, about its middle."""
    colour = ink.palette.numbers[value]
    if ink.faces == "numerals":
        look = design().numerals
        return f"<g {strokes(colour)}>{figure(value, ink, look.face, look.face_two)}</g>"
    if ink.faces == "pictures":
        return picture(value, ink, design().pictures.face)
    pips = design().pips
    radius = number(pips.radii[value])
    circles = "".join(
        f'<circle{_attribute("cx", number(x) if x else "")}{_attribute("cy", number(y) if y else "")} r="{radius}"/>'
        for x, y in pips.layouts[value]
    )
    return f'<g fill="{colour}">{circles}</g>'


def picture(value: int, ink: Ink, scale: float, colour: str = "") -> str:
    """A children's picture about the origin."""
    path = design().pictures.paths[value]
    fill = colour or ink.palette.numbers[value]
    return f'<path d="{path}" fill="{fill}" fill-rule="evenodd" transform="scale({number(scale)})"/>'
