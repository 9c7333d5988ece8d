"""What is drawn at the ends of a line and around its tiles."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from bendo.game import Bend
from bendo.render.drawing.design import design
from bendo.render.drawing.faces import Ink, figure, picture, strokes
from bendo.render.drawing.places import Box, Placed, Tip
from bendo.render.drawing.shapes import moved, number, turned


def flag_spots(tips: Sequence[Tip], tiles: Sequence[Placed]) -> tuple[tuple[float, float], ...]:
    """Where the flag of each end goes: straight ahead if there is room, else where there is most of it."""
    taken: list[tuple[float, float]] = []
    for tip in tips:
        taken.append(_spot(tip, tiles, taken))
    return tuple(taken)


def _spot(tip: Tip, tiles: Sequence[Placed], taken: Sequence[tuple[float, float]]) -> tuple[float, float]:
    look = design().marks.flag
    reach = 3 * design().curved.outer
    near = [tile for tile in tiles if tile.distance(tip.x, tip.y) < reach]

    def room(spot: tuple[float, float]) -> float:
        between = [math.dist(spot, other) - look.radius for other in taken]
        return min([*(tile.distance(*spot) for tile in near), *between], default=reach)

    best, most = (tip.x, tip.y), -1.0
    for spot in _spots(tip):
        found = room(spot)
        if found >= look.radius + look.edge:
            return spot
        if found > most + 0.01:
            best, most = spot, found
    return best


def _spots(tip: Tip) -> Iterator[tuple[float, float]]:
    marks = design().marks
    start = marks.cap.flag if tip.mark.state == "dead" else marks.flag.ahead
    for side in (0, 3, -3, 6, -6, 9, -9, 13, -13):
        for further in (0, 2, 4, 7, 11, 16):
            dx, dy = turned(start + further, side, tip.angle)
            yield tip.x + dx, tip.y + dy


def end_svg(tip: Tip, spot: tuple[float, float], ink: Ink) -> str:
    """An end: its flag, and the bends that fit, or a cap if none does. Its data attributes say the same."""
    mark = tip.mark
    assert mark.number is not None
    facts = f'data-end="{mark.name}" data-number="{mark.number}" data-state="{mark.state}"'
    if mark.bends:
        facts += f' data-bends="{"".join(bend.value for bend in mark.bends)}"'
    if met := {name for name in mark.meets if name}:
        facts += f' data-meets="{"".join(sorted(met))}"'
    if mark.held:
        facts += ' data-held="yes"'
    parts = [_flag(tip, spot, ink), *_bends(tip, ink)]
    if mark.state == "dead":
        parts.append(_cap(tip, ink))
    if mark.held:
        parts.append(_dots(tip, ink))
    return f"<g {facts}>{''.join(parts)}</g>"


def _flag(tip: Tip, spot: tuple[float, float], ink: Ink) -> str:
    look, colours, value = design().marks.flag, ink.palette, tip.mark.number
    assert value is not None
    dashes = number(design().marks.held.dash)
    dashed = f' stroke-dasharray="{dashes}"' if tip.mark.held else ""
    disc = (
        f'<circle r="{number(look.radius - look.edge / 2)}" fill="{colours.flag}" stroke="{colours.flag_edge}"'
        f' stroke-width="{number(look.edge)}"{dashed}/>'
    )
    if ink.faces == "pictures":
        inner = picture(value, ink, look.picture, colours.flag_ink)
    else:
        inner = f"<g {strokes(colours.flag_ink)}>{figure(value, ink, look.numeral, look.numeral_two)}</g>"
    return f'<g transform="{moved(*spot, 0)}">{disc}{inner}</g>'


def _bends(tip: Tip, ink: Ink) -> Iterator[str]:
    """An arrow for each bend to the side, a small double for each way across; drawn for an end that points upward."""
    colour, look = ink.palette.mark, design().marks.across
    shape = design().curved
    ahead = look.first
    uses = []
    ways = zip(tip.mark.bends, tip.mark.meets, strict=True)
    for bend, met in reversed([*ways]):  # so that inward comes first: )( and not a ring
        if bend.turn:
            uses.append(ink.use("m" if met else "l", "" if bend is Bend.LEFT else "scale(-1 1)"))
            continue
        size = look.scale
        foot = shape.inner * math.cos(math.radians(shape.span / 2)) * size
        if bend is Bend.OUTWARD:  # its convex side is near the end, so it is turned round
            where = moved(0, -ahead - shape.outer * size, 180, size)
        else:
            where = moved(0, foot - ahead, 0, size)
        uses.append(ink.use("o", where))
        ahead += look.step
    if uses:
        where = moved(tip.x, tip.y, tip.angle + 90)
        yield f'<g transform="{where}" fill="{colour}" stroke="{colour}">{"".join(uses)}</g>'


def _bar(length: float, width: float, ahead: float, tip: Tip, ink: Ink) -> str:
    half = number(length / 2)
    return (
        f'<path d="M-{half} {number(-ahead)}H{half}" transform="{moved(tip.x, tip.y, tip.angle + 90)}"'
        f' stroke="{ink.palette.mark}" stroke-width="{number(width)}" stroke-linecap="round"/>'
    )


def _cap(tip: Tip, ink: Ink) -> str:
    look = design().marks.cap
    return _bar(look.length, look.width, look.ahead, tip, ink)


def _dots(tip: Tip, ink: Ink) -> str:
    """Three dots side by side beyond the flag: this end waits."""
    look = design().marks.held
    start, apart = number(-look.ahead), number(look.apart)
    return (
        f'<path d="M-{apart} {start}h0M0 {start}h0M{apart} {start}h0"'
        f' transform="{moved(tip.x, tip.y, tip.angle + 90)}" stroke="{ink.palette.mark}"'
        f' stroke-width="{number(look.width)}" stroke-linecap="round"/>'
    )


def joint_svg(x: float, y: float, ink: Ink) -> str:
    """The small ring where two ends have met."""
    look = design().marks.joint
    return (
        f'<circle data-joint="ring" cx="{number(x)}" cy="{number(y)}" r="{number(look.radius)}"'
        f' fill="{ink.palette.ivory}" stroke="{ink.palette.edge}" stroke-width="{number(look.width)}"/>'
    )


def pin_svg(placed: Placed, ink: Ink) -> str:
    """The pin that marks the opener."""
    x, y = placed.middle
    radius = number(design().tile.pin)
    return f'<circle data-opener="yes" cx="{number(x)}" cy="{number(y)}" r="{radius}" fill="{ink.palette.pin}"/>'


def glow_svg(placed: Placed, ink: Ink) -> str:
    """The soft ring around a tile; it is drawn before all tiles."""
    look, name = design().marks.last, "co" if placed.curved else "so"
    body = ink.use(name, moved(placed.x, placed.y, placed.angle))
    return "".join(
        f'<g fill="none" stroke="{ink.palette.last}" stroke-width="{number(width)}" stroke-linejoin="round"'
        f' opacity="{opacity}">{body}</g>'
        for width, opacity in ((look.glow, 0.35), (look.width, 1))
    )


def end_box(tip: Tip, spot: tuple[float, float]) -> Box:
    """What the marks of an end cover."""
    marks = design().marks
    x, y = spot
    found = Box(x, y, x, y).grown(marks.flag.radius)
    reach = marks.held.ahead + marks.held.width if tip.mark.held else marks.arrow.radius + marks.arrow.head / 2
    if not (tip.mark.bends or tip.mark.held):
        return found
    dx, dy = turned(reach, 0, tip.angle)
    side = marks.flag.radius * 2
    corners = [turned(0, way * side, tip.angle) for way in (-1, 1)]
    xs = [found.left, found.right, *(tip.x + dx + cx for cx, _ in corners)]
    ys = [found.top, found.bottom, *(tip.y + dy + cy for _, cy in corners)]
    return Box(min(xs), min(ys), max(xs), max(ys))
