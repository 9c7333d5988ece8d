"""What a person has picked but not done yet: a tile of the hand, one of the ways to lay it, a number half typed."""

from __future__ import annotations

from typing import NamedTuple

from bendo.cli.play.choices import Choice, choices, why_not
from bendo.cli.play.screen.table import in_order
from bendo.cli.play.typed import Named
from bendo.game import END_NAMES, Line, Play, Tile, View
from bendo.notation import DIGITS, parse_tile

LONGEST_TYPED = 3


class Aim(NamedTuple):
    """`tile` is the one picked, `number` that of the choice which Enter would make, `typed` the digits of a number."""

    tile: Tile | None = None
    number: int | None = None
    typed: str = ""


NOWHERE = Aim()


def options(view: View) -> dict[int, Choice]:
    """The choices of the turn by number."""
    return {choice.number: choice for choice in choices(view)}


def ways(view: View, tile: Tile) -> tuple[Choice, ...]:
    """The ways in which a tile can be laid now."""
    return tuple(c for c in choices(view) if isinstance(c.action, Play) and c.action.tile == tile)


def fitting(view: View) -> tuple[Tile, ...]:
    """The tiles of the hand that can be laid now, in the order in which they are shown."""
    can = {choice.action.tile for choice in choices(view) if isinstance(choice.action, Play)}
    return tuple(tile for tile in in_order(view, view.seat) if tile in can)


def picked(view: View, tile: Tile) -> Aim:
    """That tile, and the first way to lay it."""
    found = ways(view, tile)
    return Aim(tile, found[0].number if found else None)


def moved(view: View, aim: Aim, step: int) -> Aim:
    """The next tile of the hand or the one before, from nothing the first or last that can be laid."""
    own = in_order(view, view.seat)
    if not own:
        return NOWHERE
    if aim.tile not in own:
        among = fitting(view) or tuple(own)
        return picked(view, among[0 if step > 0 else -1])
    return picked(view, own[(own.index(aim.tile) + step) % len(own)])


def turned(view: View, aim: Aim, step: int) -> Aim:
    """The next way to lay the tile, or the one before."""
    numbers = [choice.number for choice in ways(view, aim.tile)] if aim.tile else []
    if aim.number not in numbers:
        return aim if numbers else moved(view, aim, step)
    return Aim(aim.tile, numbers[(numbers.index(aim.number) + step) % len(numbers)])


def numbered(view: View, number: int, typed: str = "") -> Aim:
    """The choice of that number, and its tile if it lays one; no choice: just what was typed."""
    choice = options(view).get(number)
    if choice is None:
        return Aim(typed=typed)
    return Aim(choice.action.tile if isinstance(choice.action, Play) else None, number, typed)


def typing(view: View, aim: Aim, digit: str) -> Aim:
    """After one more digit: the choice of that number, or the tile that is spelled so."""
    typed = (aim.typed + digit)[-LONGEST_TYPED:]
    found = numbered(view, int(typed), typed)
    if found.number is None and len(typed) == 2:
        tile = parse_tile("".join(sorted(typed, key=DIGITS.index, reverse=True)))
        if view.hands[view.seat] & tile.bit:
            return picked(view, tile)._replace(typed=typed)
    return found


def erased(view: View, aim: Aim) -> Aim:
    """After the last digit has been taken back, or all that was picked."""
    typed = aim.typed[:-1]
    return typing(view, Aim(typed=typed[:-1]), typed[-1]) if typed else NOWHERE


def meant(aim: Aim) -> str:
    """What a person would type in plain mode for what is picked; nothing for a tile that can't be laid."""
    return str(aim.number) if aim.number is not None else "" if aim.tile else aim.typed


def why(view: View, tile: Tile) -> str:
    """Why this tile can't be laid."""
    return why_not(view, Named(tile, None, None, None))


def ghost(view: View, aim: Aim) -> tuple[Line, Tile] | None:
    """The line as it would be, and the tile that would lie there, if a way to lay one is picked."""
    choice = options(view).get(aim.number or 0)
    if choice is None or not isinstance(choice.action, Play):
        return None
    play = choice.action
    if play.end is None:
        return view.line.led(play.tile), play.tile
    return view.line.laid(play.tile, END_NAMES.index(play.end), play.bend), play.tile


def name(tile: Tile, side: int = 1) -> str:
    """A tile as it stands on the screen, `6|4`, each half so wide at least."""
    return f"{tile.high:>{side}}|{tile.low:<{side}}"
