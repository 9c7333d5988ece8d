"""`bendo deal`: the tiles that a game number gives."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from bendo.cli.arguments import MOST_ROUNDS, Json, NumberText, PlayersText, RulesText, players_in, whole
from bendo.cli.output import print_json, print_wrapped
from bendo.cli.sentences import name, names
from bendo.cli.trace import deal_facts
from bendo.game import DEFAULT_SHEET, Deal, deal
from bendo.notation import parse_rules, spell_rules
from bendo.words import say


def run(
    *,
    rules: RulesText = DEFAULT_SHEET,
    players: PlayersText = None,
    number: NumberText,
    round_text: Annotated[str, Parameter(name="--round")] = "0",
    as_json: Json = False,
) -> int:
    """Deal one round of a match."""
    by = parse_rules(rules)
    round_number = whole("--round", round_text, 0, MOST_ROUNDS)
    dealt = deal(by, players_in(by, players), number, round_number)
    leader_known = by.next != "winner" or round_number == 0
    if as_json:
        print_json(deal_facts(dealt, leader_known=leader_known))
    else:
        _print(dealt, leader_known)
    return 0


def _print(dealt: Deal, leader_known: bool) -> None:
    print(say("deal-of", number=dealt.number, round=dealt.round, rules=spell_rules(dealt.rules)))
    if dealt.attempt:
        print(say("deal-attempt", number=dealt.attempt))
    for seat, hand in enumerate(dealt.hands):
        print_wrapped(say("deal-hand", seat=seat, tiles=names(hand)), hanging="  ")
    if dealt.starters:
        print(say("deal-starters", tiles=names(dealt.starters)))
    boneyard = say("deal-boneyard", tiles=names(dealt.boneyard)) if dealt.boneyard else say("deal-no-boneyard")
    print_wrapped(boneyard, hanging="  ")
    if not leader_known:
        print(say("deal-winner-leads"))
    elif dealt.must_lead:
        print(say("deal-must-lead", seat=dealt.leader, tile=name(dealt.must_lead)))
    else:
        print(say("deal-first-turn" if dealt.starters else "deal-leads", seat=dealt.leader))
