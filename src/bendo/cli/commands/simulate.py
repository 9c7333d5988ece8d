"""`bendo simulate`: matches between players of the program, told as JSON lines while they are played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final

from cyclopts import Parameter

from bendo.cli.arguments import MOST_MATCHES, Json, NumberText, PlayersText, RulesText, players_in, seats_in, whole
from bendo.cli.errors import Stopped, players_of, shown
from bendo.cli.output import print_json
from bendo.cli.trace import deal_line, match_line, round_line, turn_line
from bendo.game import DEFAULT_SHEET, Match, Rules, check_number
from bendo.notation import parse_rules
from bendo.players import Player, player
from bendo.words import say

LONGEST_NUMBER_OF_MANY: Final = 50
"""So long may a game number be to which the number of the match is added."""


def run(
    *,
    rules: RulesText = DEFAULT_SHEET,
    players: PlayersText = None,
    number: NumberText,
    seats: Annotated[str, Parameter(name="--seats")],
    matches: Annotated[str, Parameter(name="--matches")] = "1",
    trace: Annotated[bool, Parameter(name="--trace", negative=())] = False,
    as_json: Json = True,  # noqa: ARG001  # there is no other form
) -> int:
    """Play matches to their end."""
    by = parse_rules(rules)
    names = seats_in(seats)
    if players is not None and players_in(by, players) != len(names):
        raise Stopped(say("usage-seats", value=len(names), name="--players", expected=players))
    if len(names) not in by.players:
        raise Stopped(say("usage-players", name="--seats", value=shown(seats), expected=players_of(by)))
    many = whole("--matches", matches, 1, MOST_MATCHES)
    check_number(number)
    if many > 1 and len(number) > LONGEST_NUMBER_OF_MANY:
        raise Stopped(say("usage-number-long", value=shown(number)))
    for m in range(many):
        own = f"{number}-{m}" if many > 1 else number
        sitting = [player(name, own, seat) for seat, name in enumerate(names)]
        _play(by, own, sitting, trace=trace)
    return 0


def _play(rules: Rules, number: str, players: Sequence[Player], *, trace: bool) -> None:
    """Play one match to its end and tell it."""
    match = Match.begin(rules, len(players), number)
    while True:
        if trace:
            print_json(deal_line(match.deal))
        while not match.position.over:
            seat = match.position.turn
            action = players[seat].choose(match.position.view(seat)).action
            after, _ = match.play(action)
            if trace:
                print_json(turn_line(match, action, after.position, seat))
            match = after
        result = match.result
        assert result is not None
        if trace:
            print_json(round_line(match, result))
        if match.winner is not None:
            break
        match = match.next_round()
    print_json(match_line(match), now=True)
