"""Outlines as SVG paths, and numbers as SVG writes them.

A curved tile is told by the centre of its ring, at the origin, and bulges upward; a straight one by its middle, lying
flat. Either has a left and a right half.
"""

from __future__ import annotations

import math
from functools import cache

from bendo.render.drawing.design import design


def number(value: float) -> str:
    """A length to a hundredth of a millimetre, as short as it can be written."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def point(x: float, y: float) -> str:
    """A point of a path."""
    return f"{number(x)} {number(y)}"


def moved(x: float, y: float, angle: float, scale: float = 1) -> str:
    """The value of `transform` that turns something about the origin and then moves it there."""
    parts = [f"translate({point(x, y)})"]
    if angle % 360:
        parts.append(f"rotate({number((angle + 180) % 360 - 180)})")
    if scale != 1:
        parts.append(f"scale({number(scale)})")
    return "".join(parts)


def turned(x: float, y: float, angle: float) -> tuple[float, float]:
    """A point after a turn about the origin."""
    sine, cosine = math.sin(math.radians(angle)), math.cos(math.radians(angle))
    return x * cosine - y * sine, x * sine + y * cosine


@cache
def curved_outline(inset: float) -> str:
    """A curved tile that is so much smaller than true on every side, its corners rounded."""
    shape, corner = design().curved, design().tile.corner
    outer, inner, half = shape.outer - inset, shape.inner + inset, math.radians(shape.span / 2)
    # The right end: corners are circles that touch the end and one of the arcs from within.
    along, across = (math.sin(half), -math.cos(half)), (-math.cos(half), -math.sin(half))

    def corner_at(radius: float, onto: float) -> tuple[tuple[float, float], tuple[float, float]]:
        """Where a corner touches its arc, and where it touches the end."""
        reach = math.sqrt(radius**2 - (inset + corner) ** 2)
        middle = tuple(reach * a + (inset + corner) * b for a, b in zip(along, across, strict=True))
        on_end = tuple(reach * a + inset * b for a, b in zip(along, across, strict=True))
        return (middle[0] * onto / radius, middle[1] * onto / radius), (on_end[0], on_end[1])

    (ox, oy), (ex, ey) = corner_at(outer - corner, outer)
    (ix, iy), (fx, fy) = corner_at(inner + corner, inner)
    big, small, bend = number(outer), number(inner), number(corner)
    return (
        f"M{point(-ox, oy)}A{big} {big} 0 0 1 {point(ox, oy)}A{bend} {bend} 0 0 1 {point(ex, ey)}"
        f"L{point(fx, fy)}A{bend} {bend} 0 0 1 {point(ix, iy)}A{small} {small} 0 0 0 {point(-ix, iy)}"
        f"A{bend} {bend} 0 0 1 {point(-fx, fy)}L{point(-ex, ey)}A{bend} {bend} 0 0 1 {point(-ox, oy)}Z"
    )


@cache
def straight_outline(inset: float) -> str:
    """A straight tile that is so much smaller than true on every side, its corners rounded."""
    shape, corner = design().straight, design().tile.corner
    x, y, bend = shape.length / 2 - inset, shape.width / 2 - inset, number(corner)
    arc = f"a{bend} {bend} 0 0 1"
    return (
        f"M{point(corner - x, -y)}H{number(x - corner)}{arc} {bend} {bend}V{number(y - corner)}{arc} -{bend} {bend}"
        f"H{number(corner - x)}{arc} -{bend} -{bend}V{number(corner - y)}{arc} {bend} -{bend}Z"
    )


@cache
def divider(curved: bool) -> str:
    """The line across the middle of a tile."""
    gap = design().tile.divider_gap
    if curved:
        shape = design().curved
        return f"M0 {number(-shape.inner - gap)}V{number(-shape.outer + gap)}"
    reach = design().straight.width / 2 - gap
    return f"M0 {number(-reach)}V{number(reach)}"


def _onward(degrees: float, aside: float = 0) -> tuple[float, float]:
    """A point of the circle that an end pointing upward would follow to the left, or so far outside it."""
    radius, angle = design().marks.arrow.radius, math.radians(degrees)
    return (radius + aside) * math.cos(angle) - radius, -(radius + aside) * math.sin(angle)


@cache
def shaft(*, ring: bool) -> str:
    """The shaft of the arrow of a bend to the left at an end that points upward, for a head or a small ring."""
    look = design().marks.arrow
    end = look.ring_at - math.degrees(look.ring / look.radius) if ring else look.end
    size = number(look.radius)
    return f"M{point(*_onward(look.start))}A{size} {size} 0 0 0 {point(*_onward(end))}"


@cache
def arrowhead() -> str:
    """The head of that arrow."""
    look = design().marks.arrow
    end = look.end + math.degrees(look.head * 0.9 / look.radius)
    left, right = _onward(look.end, -look.head / 2), _onward(look.end, look.head / 2)
    return f"M{point(*left)}L{point(*_onward(end))}L{point(*right)}Z"


def ring_middle() -> tuple[float, float]:
    """The middle of the small ring of an arrow that would close one."""
    return _onward(design().marks.arrow.ring_at)
