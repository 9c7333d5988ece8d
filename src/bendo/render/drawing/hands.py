"""Hands beside the line: the own one below it, face up; above it those of the others, face down but for what is known.

Only what a view holds is drawn: tiles that its seat has not seen are a number beside a back.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bendo.game import Bend, Rules, Seat, Tile, View, tiles_in
from bendo.render.drawing.design import design
from bendo.render.drawing.faces import Ink, figure, strokes
from bendo.render.drawing.places import Box, Placed, around
from bendo.render.drawing.shapes import moved, number


class Held(NamedTuple):
    """A tile of a hand, standing at x and y of its row; None for the backs of `hidden` tiles."""

    placed: Placed | None
    x: float
    y: float
    hidden: int = 0


class Hand(NamedTuple):
    """A hand laid out about the middle of its row, which is at the origin, and how large it is drawn."""

    seat: Seat
    parts: tuple[Held, ...]
    box: Box
    scale: float
    turn: bool


def stood(tile: Tile, rules: Rules, x: float, y: float) -> Placed:
    """A tile standing upright with its middle there, the bulge of a curved one to the right."""
    bend = rules.tiles.bend(tile, tile.low)
    halves = (tile.high, tile.low) if bend is not Bend.RIGHT else (tile.low, tile.high)
    shift = design().curved.middle if rules.curved else 0
    return Placed(tile, halves, rules.curved, x - shift, y, 90)


def hands_of(view: View, width: float) -> tuple[tuple[Hand, ...], Hand | None]:
    """The hands of the others, clockwise from the viewer's left, and the own one, in rows no wider than told."""
    own = view.seat if 0 <= view.seat < view.players else None
    others = [(view.seat + way) % view.players for way in range(1, view.players)] if own is not None else None
    seats = others or [seat for seat in range(view.players) if seat != own]
    return tuple(_hand(view, seat, width, design().hands.others) for seat in seats), (
        None if own is None else _hand(view, own, width, 1)
    )


def _hand(view: View, seat: Seat, width: float, scale: float) -> Hand:
    rules, look = view.rules, design().hands
    step = look.step_curved if rules.curved else look.step_straight
    tall = _height(rules)
    tiles = sorted(tiles_in(view.hands[seat]), key=lambda tile: (-tile.high, -tile.low))
    hidden = view.counts[seat] - len(tiles)
    shown: list[Tile | None] = [*tiles, *([None, None] if hidden else [])]  # a back, and room for its number
    a_row = max(3, int(width / scale // step))
    parts = []
    for start in range(0, len(shown), a_row):
        row = shown[start : start + a_row]
        for place, tile in enumerate(row):
            x = (place - (len(row) - 1) / 2) * step
            y = (start // a_row) * (tall + look.between / 2)
            if tile:
                parts.append(Held(stood(tile, rules, x, y), x, y))
            elif not any(part.hidden for part in parts):
                parts.append(Held(None, x, y, hidden))
    boxes = [Box(part.x, part.y, part.x + (step if part.hidden else 0), part.y) for part in parts]
    box = around(boxes)
    wide, high = step / 2 + 2, tall / 2
    box = Box(box.left - wide, box.top - high, box.right + wide, box.bottom + high)
    going = view.turn == seat and not view.over
    return Hand(seat, tuple(parts), box, scale, going)


def _height(rules: Rules) -> float:
    shape = design()
    return shape.curved.outer * 1.74 if rules.curved else shape.straight.length


def spread(hands: Sequence[Hand], middle: float, *, bottom: float) -> Iterator[tuple[Hand, float, float]]:
    """Hands side by side about a middle, their lower edges on a line: each with where its origin goes."""
    between = design().hands.between
    total = sum(hand.box.width * hand.scale for hand in hands) + between * (len(hands) - 1)
    left = middle - total / 2
    for hand in hands:
        yield hand, left - hand.box.left * hand.scale, bottom - hand.box.bottom * hand.scale
        left += hand.box.width * hand.scale + between


def moved_box(hand: Hand, x: float, y: float) -> Box:
    """What a hand covers once its origin is there, the mark of its turn included."""
    left, top, right, bottom = (part * hand.scale for part in hand.box)
    room = 3 * design().hands.turn if hand.turn else 0
    return Box(x + left - room, y + top, x + right, y + bottom)


def hand_svg(hand: Hand, x: float, y: float, tiles: Sequence[str], backs: str, ink: Ink) -> str:
    """A hand; `tiles` are its tiles as drawn, `backs` names the definition of a tile face down."""
    step = 0.0
    parts = list(tiles)
    for part in hand.parts:
        if part.hidden:
            shift = design().curved.middle if backs == "cb" else 0
            step = design().hands.step_curved if backs == "cb" else design().hands.step_straight
            parts.append(ink.use(backs, moved(part.x - shift, part.y, 90)))
            value = figure(part.hidden, ink, 1.5, 1.3)
            parts.append(f'<g {strokes(ink.palette.mark)} transform="{moved(part.x + step, part.y, 0)}">{value}</g>')
    if hand.turn:
        radius = design().hands.turn / hand.scale
        spot = f'cx="{number(hand.box.left - radius)}" cy="{number((hand.box.top + hand.box.bottom) / 2)}"'
        parts.append(f'<circle data-turn="yes" {spot} r="{number(radius)}" fill="{ink.palette.last}"/>')
    hidden = sum(part.hidden for part in hand.parts)
    facts = f'data-seat="{hand.seat}"' + (f' data-hidden="{hidden}"' if hidden else "")
    return f'<g {facts} transform="{moved(x, y, 0, hand.scale)}">{"".join(parts)}</g>'
