"""A match shown once more: each step is what the position was then, and nobody is shown it too early."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bendo.game import Position, Rules, tiles_in
from bendo.notation import spell_action, spell_set, spell_tiles
from bendo.table import HOUSE, Event, Happened, Happening, Opened, Phase, Plan, Refused, Replay, Table, replay_of
from bendo.table.commands import AskUndo, Onward, Rematch, Resign, Start
from bendo.table.events import DEALING, Acted, RoundBegan, Undone
from bendo.table.shown.entries import Entry, entry_of
from bendo.table.shown.lying import ends_of, joints_of, tiles_of
from bendo.table.shown.replay import ReplayRound
from bendo.table.shown.scene import about_of, results_of, scores_of
from bendo.table.state import Logged
from tests.strategies import NUMBERS, SITTINGS
from tests.table.parties import LOOKER, PEOPLE, acting, chair, events_of, leading, life, opened, plan_of, plans

SEEDS = st.integers(0, 2**32)


class Stood(NamedTuple):
    """A moment of a round as it was."""

    position: Position
    scores: tuple[int | str, ...]
    entries: tuple[Entry, ...]


class Truth:
    """The rounds of the last match, noted while it was played."""

    def __init__(self) -> None:
        self.rounds: list[list[Stood]] = []

    def note(self, happenings: Iterable[Happening]) -> None:
        for _, event, after in happenings:
            if type(event) in DEALING:
                if not isinstance(event, RoundBegan):
                    self.rounds = []
                self.rounds.append([])
            if type(event) in DEALING or isinstance(event, Acted):
                new = [logged for logged in after.log if logged.version == after.version]
                entries = tuple(entry_of(logged, after.plan.rules, _own(logged)) for logged in new)
                self.rounds[-1].append(Stood(after.position, scores_of(after), entries))
            elif isinstance(event, Undone):
                del self.rounds[-1][-event.actions :]


def _own(logged: Logged) -> tuple[int, ...]:
    return () if logged.seat is None else (logged.seat,)


def check_round(shown: ReplayRound, stood: list[Stood]) -> None:
    assert len(shown.steps) == len(stood)
    for step, (position, scores, entries) in zip(shown.steps, stood, strict=True):
        line = position.line
        layout = shown.tiles if step.layout is None else (shown.earlier or ())[step.layout]
        assert layout[: step.laid] == tiles_of(line)
        assert step.ends == ends_of(line)
        assert (step.joints or ()) == joints_of(line)
        assert step.hands == tuple(map(spell_set, position.hands))
        assert (step.drawn or "") == spell_tiles(position.drawn)
        assert step.boneyard == len(position.boneyard)
        assert step.scores == scores
        assert step.turn == (None if position.over else position.turn)
        assert step.entries == entries
    assert len(shown.tiles) == shown.steps[-1].laid


def check(table: Table, events: list[Event], truth: Truth) -> bool:
    """Whether anybody was shown a round; and that each who asks is shown what may be shown, and no more."""
    state = table.state
    shown: Replay | None = None
    for viewer in (*PEOPLE, LOOKER, None):
        replay = replay_of(events, viewer)
        allowed = state.phase is Phase.OVER or (state.plan.solo and viewer in state.people)
        if not truth.rounds or not allowed:
            assert replay == Refused.of("not-over")
            continue
        assert isinstance(replay, Replay)
        if replay == shown:
            continue
        ended = truth.rounds if state.phase is not Phase.PLAYING else truth.rounds[:-1]
        assert [each.round for each in replay.rounds] == list(range(len(ended)))
        for each, stood in zip(replay.rounds, ended, strict=True):
            check_round(each, stood)
        assert replay.about == about_of(state)
        results = [each.result for each in replay.rounds if each.result is not None]
        assert results == list(results_of(state.game))
        assert (replay.ended is None) == (state.ended is None)
        assert shown is None
        shown = replay
    return shown is not None and bool(shown.rounds)


@settings(max_examples=40)
@given(plan=plans(), seed=SEEDS)
def test_whatever_happens_at_a_table_its_replay_is_what_was_played(plan: Plan, seed: int) -> None:
    truth, lived = Truth(), list(life(plan, random.Random(seed), 120))
    table = opened(plan)
    for each in lived:
        if isinstance(each.outcome, Happened):
            truth.note(each.outcome.happenings)
            table = each.outcome.table
    check(table, events_of(plan, lived), truth)


@pytest.mark.parametrize(("rules", "players"), SITTINGS, ids=lambda value: getattr(value, "sheet", value))
def test_each_step_of_a_match_is_what_the_position_was(rules: Rules, players: int) -> None:
    @settings(max_examples=3)
    @given(number=NUMBERS, seed=SEEDS)
    def law(number: str, seed: int) -> None:
        chairs = tuple(map(chair, PEOPLE[:players]))
        plan = Plan(rules=rules.change(target=40), chairs=chairs, number=number, salt="salt")
        table, truth, chance = opened(plan), Truth(), random.Random(seed)
        events: list[Event] = [Opened(0.0, plan)]
        for _ in range(300):
            if table.state.phase is Phase.OVER:
                break
            outcome = table.handle(*leading(table, chance), 1.0)
            if isinstance(outcome, Happened):
                truth.note(outcome.happenings)
                events += outcome.events
                table = outcome.table
        if table.state.phase is not Phase.OVER:
            assert not check(table, events, truth)
            events += end_early(table)
            table = Table.rebuilt(events)
        assert check(table, events, truth)

    law()


def end_early(table: Table) -> tuple[Event, ...]:
    """Everybody gives up."""
    events: tuple[Event, ...] = ()
    for seat, each in enumerate(table.state.chairs):
        outcome = table.handle(each.person or HOUSE, Resign(seat), 1.0)
        if isinstance(outcome, Happened):
            events += outcome.events
            table = outcome.table
    assert table.state.phase is Phase.OVER
    return events


class Playing:
    """A table with its events."""

    def __init__(self, plan: Plan) -> None:
        self.events: list[Event] = [Opened(0.0, plan)]
        self.table = Table.rebuilt(self.events)

    def do(self, sender: object, command: object) -> None:
        outcome = self.table.handle(sender, command, 1.0)  # type: ignore[arg-type]
        assert isinstance(outcome, Happened), outcome
        self.events += outcome.events
        self.table = outcome.table

    def act(self, *texts: str) -> None:
        for text in texts:
            self.do(*acting(self.table, text))

    def play_out(self) -> None:
        while self.table.state.phase is Phase.PLAYING:
            self.act(spell_action(self.table.state.position.actions()[-1]))

    def replay(self, viewer: str | None = None) -> Replay:
        shown = replay_of(self.events, viewer)
        assert isinstance(shown, Replay), shown
        return shown


def test_a_replay_begins_with_the_deal_and_leaves_out_what_was_taken_back() -> None:
    solo = Playing(plan_of("ana ben"))
    solo.do(HOUSE, Start())
    solo.act("44", "42a", "43b", "+", "-")
    solo.do("ana", AskUndo(0, solo.table.version))
    solo.play_out()
    (shown,) = solo.replay("ana").rounds
    codes = [[entry.code for entry in step.entries] for step in shown.steps]
    assert codes[0] == ["dealt"]
    assert codes[-1][-1] == "round-ended"
    assert sum(code == "played" for step in codes for code in step) == len(shown.tiles)
    assert shown.steps[0].laid == 0
    assert [len(hand) for hand in shown.steps[0].hands] == [14, 14]
    versions = [step.entries[0].version for step in shown.steps]
    assert versions == sorted(set(versions))
    assert versions[3] > 8  # what stands was done after the undo


def test_alone_one_is_shown_the_rounds_that_have_ended_and_nobody_else_is() -> None:
    solo = Playing(plan_of("ana ben"))
    assert replay_of(solo.events, "ana") == Refused.of("not-over")  # nothing has begun
    solo.do(HOUSE, Start())
    assert solo.replay("ana").rounds == ()
    solo.play_out()
    solo.do("ana", Onward())
    assert [each.round for each in solo.replay("ana").rounds] == [0]
    for other in ("bob", LOOKER, None):
        assert replay_of(solo.events, other) == Refused.of("not-over")
    shown = solo.replay("ana")
    assert (shown.names, shown.players) == (("Ana", "ben"), (None, "ben"))


def test_a_match_that_was_given_up_is_shown_up_to_there() -> None:
    two = Playing(plan_of("ana bob"))
    two.do(HOUSE, Start())
    two.act("44", "42a")
    two.do("ana", Resign(0))
    shown = two.replay()
    (only,) = shown.rounds
    assert (shown.ended, shown.winner, only.result) == ("resigned", 1, None)
    assert [step.laid for step in only.steps] == [0, 1, 2]
    assert only.steps[-1].turn == 0


def test_once_another_match_has_begun_the_one_before_is_no_longer_shown() -> None:
    two = Playing(plan_of("ana bob"))
    two.do(HOUSE, Start())
    two.do("ana", Resign(0))
    assert two.replay().ended == "resigned"
    for person in ("ana", "bob"):
        two.do(person, Rematch())
    two.do(*leading(two.table, random.Random(0)))
    assert replay_of(two.events, "ana") == Refused.of("not-over")


def test_a_draw_tells_its_tile_whoever_drew_it() -> None:
    two = Playing(plan_of("ana bob"))
    two.do(HOUSE, Start())
    two.act("44", "42a", "43b", "+")
    drawn = two.table.state.position.drawn
    two.do("bob", Resign(1))
    (entry,) = two.replay(LOOKER).rounds[0].steps[-1].entries
    assert (entry.code, entry.facts.seat, entry.facts.tile) == ("drew", 1, spell_tiles(drawn))
    assert two.replay().rounds[0].steps[-1].drawn == spell_tiles(drawn)


def test_straight_tiles_that_were_laid_out_anew_are_shown_where_they_lay() -> None:
    # On sheets with straight tiles some long rounds make arms turn away from one another.
    found = 0
    for number in map(str, range(12)):
        table = Playing(plan_of("ana bob", "dutch", number))
        table.do(HOUSE, Start())
        table.play_out()
        table.do("ana", Resign(0))
        (shown,) = table.replay().rounds
        found += len(shown.earlier or ())
        for step in shown.steps:
            assert step.layout is None or step.laid <= len((shown.earlier or ())[step.layout])
    assert found


def test_tiles_are_conserved_at_each_step() -> None:
    two = Playing(plan_of("ana bob", "all-five"))
    two.do(HOUSE, Start())
    two.play_out()
    two.do("ana", Resign(0))
    size = len(tiles_in(two.table.state.plan.rules.tiles.all))
    for shown in two.replay().rounds:
        for step in shown.steps:
            assert sum(len(hand) // 2 for hand in step.hands) + step.laid + step.boneyard == size
        assert shown.steps[0].laid == 2  # the starters
