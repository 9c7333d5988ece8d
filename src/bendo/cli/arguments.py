"""What commands are told: options that several of them share, and the values that these texts stand for."""

from __future__ import annotations

import re
from typing import Annotated, Final

from cyclopts import Parameter

from bendo.cli.errors import Stopped, explain_setup, listed, players_of, shown
from bendo.game import InvalidSetup, Position, Rules, View
from bendo.notation import parse_setup
from bendo.words import say

MOST_ROUNDS: Final = 1_000_000
MOST_MATCHES: Final = 1_000_000_000

Json = Annotated[bool, Parameter(name="--json", negative=())]
RulesText = Annotated[str, Parameter(name="--rules")]
PlayersText = Annotated[str | None, Parameter(name="--players")]
NumberText = Annotated[str, Parameter(name="--number")]
PositionText = Annotated[str, Parameter(name="--position")]
PaletteText = Annotated[str | None, Parameter(name="--palette")]
FacesText = Annotated[str | None, Parameter(name="--faces")]
Hands = Annotated[bool, Parameter(name="--hands", negative=())]


def whole(option: str, text: str, low: int, high: int) -> int:
    """The whole number that an option was given, within its bounds. Raises Stopped."""
    if re.fullmatch(r"-?[0-9]{1,18}", text, re.ASCII) and low <= int(text) <= high:
        return int(text)
    raise Stopped(say("usage-whole", name=option, value=shown(text), low=low, high=high))


def players_in(rules: Rules, text: str | None) -> int:
    """How many are to play, if not told the fewest that can. Raises Stopped, InvalidRules."""
    if text is None:
        players = rules.players[0]
    else:
        players = int(text) if re.fullmatch(r"[0-9]{1,2}", text, re.ASCII) else 0
        if players not in rules.players:
            raise Stopped(say("usage-players", name="--players", value=shown(text), expected=players_of(rules)))
    rules.hand_size(players)
    return players


def seats_in(text: str) -> tuple[str, ...]:
    """The players of the program named in a list. Raises Stopped."""
    seats = named_in(text)
    if any(seat == "me" or seat.startswith("me:") for seat in seats):
        from bendo.players import PLAYERS

        raise Stopped(say("usage-me", expected=listed(PLAYERS)))
    return tuple(map(player_in, seats))


def player_in(text: str, *besides: str) -> str:
    """The player of the program that a text spells; `besides` are others who might have been named.

    Raises Stopped, UnknownPlayer for an option that it cannot have.
    """
    from bendo.players import PLAYERS, UnknownPlayer, habits  # late: most commands need no players

    spelled = text.strip().lower()
    try:
        habits(spelled)
    except UnknownPlayer as error:
        if error.option is not None:
            raise
        raise Stopped(say("unknown-player", value=shown(error.name), expected=listed((*besides, *PLAYERS)))) from None
    return spelled


def named_in(text: str) -> tuple[str, ...]:
    """Whoever is named in a list; a part with `=` in it belongs to the one before it. Raises Stopped."""
    seats: list[str] = []
    for part in text.split(","):
        if "=" in part:
            if not seats:
                raise Stopped(say("usage-option-first", value=shown(part)))
            seats[-1] += f",{part}"
        elif not part.strip():
            raise Stopped(say("usage-seat-empty", value=shown(text)))
        else:
            seats.append(part)
    return tuple(seats)


def position_in(text: str) -> Position:
    """The position that a text spells, every tile known. Raises NotationError, InvalidRules, Stopped."""
    setup = parse_setup(text)
    try:
        return setup.position()
    except InvalidSetup as error:
        raise Stopped(explain_setup(error, setup)) from None


def turn_in(text: str) -> Position | View:
    """The position that a text spells or, where it hides tiles, the view of the seat whose turn it is.

    Raises as `position_in`.
    """
    setup = parse_setup(text)
    try:
        return setup.position() if setup.complete else setup.view()
    except InvalidSetup as error:
        raise Stopped(explain_setup(error, setup)) from None
