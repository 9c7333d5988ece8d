"""`bendo perft`: how many ways a round can go on."""

from __future__ import annotations

from typing import Annotated, Any, Final

from cyclopts import Parameter

from bendo.cli.arguments import Json, PlayersText, RulesText, players_in, position_in, whole
from bendo.cli.errors import Stopped
from bendo.cli.output import print_json
from bendo.game import DEFAULT_SHEET, check_number, deal, divide, perft
from bendo.notation import parse_rules, spell_action
from bendo.words import say

DEEPEST: Final = 500
"""No round has as many actions."""


def run(
    *,
    rules: RulesText = DEFAULT_SHEET,
    players: PlayersText = None,
    number: Annotated[str | None, Parameter(name="--number")] = None,
    depth_text: Annotated[str, Parameter(name="--depth")],
    position: Annotated[str | None, Parameter(name="--position")] = None,
    split: Annotated[bool, Parameter(name="--divide", negative=())] = False,
    as_json: Json = True,  # noqa: ARG001  # there is no other form
) -> int:
    """Count the action sequences of each length, from a deal or a position."""
    by = parse_rules(rules)
    depth = whole("--depth", depth_text, 0, DEEPEST)
    if number is not None:
        check_number(number)
    if position is not None:
        start = position_in(position)
    elif number is not None:
        start = deal(by, players_in(by, players), number).position()
    else:
        raise Stopped(say("usage-missing", name="--number", example="--number 2007"))
    if not split:
        print_json({"counts": perft(start, depth)})
        return 0
    found: dict[str, Any] = {"counts": perft(start, depth)}
    parts = divide(start, depth) if depth else {}
    found["divide"] = dict(sorted((spell_action(action), count) for action, count in parts.items()))
    print_json(found)
    return 0
