"""What `deal` and `simulate` say, as JSON: one object for each deal, action, round and match."""

from __future__ import annotations

from typing import Any

from bendo.cli.output import json_points, json_tile
from bendo.game import Action, Deal, Draw, Match, Position, RoundResult, Seat
from bendo.notation import spell_action, spell_tiles


def deal_facts(deal: Deal, *, leader_known: bool = True) -> dict[str, Any]:
    """A deal, tiles in dealt order; without a leader where that depends on a last round that is not known."""
    return {
        "attempt": deal.attempt,
        "hands": [spell_tiles(hand) for hand in deal.hands],
        "boneyard": spell_tiles(deal.boneyard),
        "starters": spell_tiles(deal.starters),
        "leader": deal.leader if leader_known else None,
        "must_lead": json_tile(deal.must_lead) if leader_known else None,
    }


def deal_line(deal: Deal) -> dict[str, Any]:
    """The deal of a round in a match, where it is known who leads."""
    return {"type": "deal", **deal_facts(deal), "number": deal.number, "round": deal.round}


def turn_line(before: Match, action: Action, after: Position, seat: Seat) -> dict[str, Any]:
    """One action, all that were legal, and the scores after it: with fives, but without what the round's end brings."""
    drawn = before.position.boneyard[0] if isinstance(action, Draw) else None
    return {
        "type": "turn",
        "round": before.round,
        "seat": seat,
        "legal": sorted(map(spell_action, before.position.actions())),
        "action": spell_action(action),
        "drawn": json_tile(drawn),
        "scores": json_points(score + fives for score, fives in zip(after.scores, after.fives, strict=True)),
    }


def round_line(match: Match, result: RoundResult) -> dict[str, Any]:
    """The end of a round, and all that it brought."""
    return {
        "type": "round",
        "round": match.round,
        "ending": result.ending,
        "winner": result.side,
        "points": json_points(result.points),
        "scores": json_points(result.scores),
    }


def match_line(match: Match) -> dict[str, Any]:
    """The end of a match."""
    return {"type": "match", "winner": match.winner, "scores": json_points(match.scores), "rounds": match.round + 1}
