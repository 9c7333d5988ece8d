"""What a person has decided in a round, with what its seat knew then: for its own eyes."""

from __future__ import annotations

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from bendo.game import View
from bendo.notation import spell_action
from bendo.table import (
    HOUSE,
    Command,
    Decision,
    Event,
    Happened,
    Opened,
    Phase,
    Plan,
    Refused,
    Sender,
    Table,
    decisions_in,
)
from bendo.table.commands import Automatic, HandOver, Onward, Ready, Start
from tests.table.parties import (
    LOOKER,
    PEOPLE,
    acting,
    begun,
    do,
    life,
    plan_of,
    plans,
    played,
    played_out,
    waiting,
)

SEEDS = st.integers(0, 2**32)


def decisions(table: Table, person: str, seat: int) -> tuple[Decision, ...]:
    answer = table.decisions_of(person, seat)
    assert not isinstance(answer, Refused), answer
    return answer


def decided(table: Table, person: str, seat: int) -> list[tuple[int, str]]:
    """Which actions of the round were decisions of this seat."""
    return [(decision.step, spell_action(decision.action)) for decision in decisions(table, person, seat)]


def refusal(table: Table, sender: object, seat: object) -> str:
    answer = table.decisions_of(sender, seat)  # type: ignore[arg-type]  # what nobody should ask
    assert isinstance(answer, Refused)
    return answer.code


def test_decisions_are_told_with_what_the_seat_knew_then() -> None:
    table = played(begun("ana ben"), "44", "42a", "43b", "+", "-", "52a")
    assert decided(table, "ana", 0) == [(2, "43b"), (5, "52a")]  # there was nothing else to lead
    assert decisions(table, "ana", 0)[0].view == played(begun("ana ben"), "44", "42a").view_of("ana", 0)


def test_what_was_not_decided_by_the_person_is_none() -> None:
    table = do(played(begun("ana bob"), "44"), "bob", HandOver(1, "ben"))
    assert decided(played(table, "42a"), "bob", 1) == []
    table = do(played(begun("ana bob"), "44", "42a"), "ana", Automatic(0, True))
    assert decided(played(table, "43b"), "ana", 0) == [(2, "43b")]


def test_when_the_round_has_ended_its_decisions_are_told_until_the_next_is_dealt() -> None:
    table = played_out(begun("ana bob"))
    assert table.state.phase is Phase.BETWEEN
    assert decisions(table, "ana", 0)
    assert not any(decision.view.over for decision in decisions(table, "ana", 0))


def test_only_who_holds_the_seat_is_told() -> None:
    table = played(begun("ana bob"), "44", "42a")
    for sender in ("bob", LOOKER, HOUSE):
        assert refusal(table, sender, 0) == "not-yours"
    for seat in (-1, 2, "0"):
        assert refusal(table, "ana", seat) == "no-such-seat"
    assert refusal(waiting("ana bob"), "ana", 0) == "not-begun"


def test_at_a_shared_device_they_are_told_when_the_round_is_over() -> None:
    table = begun("ana ana")
    while table.state.phase is Phase.PLAYING:
        turn = table.state.turn
        assert turn is not None
        assert refusal(table, "ana", 1 - turn) == refusal(table, "ana", turn) == "round-going-on"
        table = do(table, "ana", Ready(turn, table.version)) if table.state.unready(turn) else table
        table = played(table, spell_action(table.state.position.actions()[-1]))
    assert decisions(table, "ana", 0)


def test_those_of_an_earlier_round_are_told_alike_from_the_events() -> None:
    plan = plan_of("ana bob")
    events: list[Event] = [Opened(0.0, plan)]
    table = Table.rebuilt(events)
    kept = []
    for _ in range(3):
        commands: list[tuple[Sender, Command]] = (
            [("ana", Onward()), ("bob", Onward())] if table.state.game else [(HOUSE, Start())]
        )
        while commands or table.state.phase is Phase.PLAYING:
            action = spell_action(table.state.position.actions()[-1]) if not commands else ""
            outcome = table.handle(*(commands.pop(0) if commands else acting(table, action)), 1.0)
            assert isinstance(outcome, Happened)
            events += outcome.events
            table = outcome.table
        kept.append([decisions(table, person, seat) for seat, person in enumerate(("ana", "bob"))])
    for number, told in enumerate(kept):
        assert [decisions_in(number, events, person, seat) for seat, person in enumerate(("ana", "bob"))] == told
    assert decisions_in(3, events, "ana", 0) == decisions_in(-1, events, "ana", 0) == Refused.of("no-such-round")
    assert decisions_in(0, events, "bob", 0) == decisions_in(0, events, LOOKER, 0) == Refused.of("not-yours", seat=0)
    assert decisions_in(0, events, "ana", 2) == Refused.of("no-such-seat")
    assert decisions_in(0, events[:1], "ana", 0) == Refused.of("no-such-round")


@settings(max_examples=25)
@given(plan=plans(), seed=SEEDS)
def test_no_decision_holds_more_than_its_seat_knew_when_it_was_made(plan: Plan, seed: int) -> None:
    seen: list[View] = []
    for lived in life(plan, random.Random(seed), 80):
        if not isinstance(lived.outcome, Happened):
            continue
        for before, _, after in lived.outcome.happenings:
            if after.game is not None and before.game is not after.game:
                done = len(after.game.steps)
                if done > len(seen):
                    seen.append(before.position.view(before.position.turn))
                del seen[done:]
        table = lived.outcome.table
        for person in PEOPLE:
            for seat in range(len(plan.chairs)):
                answer = table.decisions_of(person, seat)
                if isinstance(answer, Refused):
                    continue
                assert table.state.chairs[seat].person == person
                assert not table.state.shares(person) or table.state.phase is not Phase.PLAYING
                for step, view, action in answer:
                    assert view.seat == seat
                    assert view == seen[step]
                    assert action in view.actions()
