"""`bendo why`: whether an action is legal, and if not why."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from bendo.cli.arguments import Json, PositionText, turn_in
from bendo.cli.errors import Stopped, shown
from bendo.cli.output import json_tile, print_json
from bendo.cli.sentences import can, why_not
from bendo.game import Time
from bendo.notation import parse_action
from bendo.words import say


def run(
    action: Annotated[str, Parameter(allow_leading_hyphen=True)], /, *, position: PositionText, as_json: Json = False
) -> int:
    """Ask the judge about one action of the seat whose turn it is."""
    turn = turn_in(position)
    spoken = parse_action(action, turn.line)
    if isinstance(spoken.action, Time):
        raise Stopped(say("usage-time", value=shown(action)))
    refusal = turn.why_not(spoken.action)
    text = why_not(turn, spoken.action, refusal) if refusal else can(spoken.action)
    if as_json:
        print_json(
            {
                "legal": refusal is None,
                "reason": refusal.reason.name if refusal else None,
                "tile": json_tile(refusal.tile) if refusal else None,
                "text": text,
            }
        )
    else:
        print(text)
    return 1 if refusal else 0
