"""Laws of a table, tried on random lives of it: every sheet, every number of seats, everything that can be sent."""

from __future__ import annotations

import random
from itertools import pairwise

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bendo.game import WATCHER
from bendo.table import (
    Event,
    Happened,
    Opened,
    Phase,
    Plan,
    Refused,
    Scene,
    Table,
    Update,
    applied,
    encode,
    read_event,
    scene,
    since,
    stored,
    tell,
    told,
)
from bendo.table.commands import Act, AskUndo, Ready
from tests.table.parties import LOOKER, PEOPLE, events_of, life, opened, plans

SEEDS = st.integers(0, 2**32)
VIEWERS = (*PEOPLE, LOOKER)
LENGTH = 80


@settings(max_examples=40)
@given(plan=plans(), seed=SEEDS)
def test_a_table_is_the_fold_of_its_events_as_they_are_stored(plan: Plan, seed: int) -> None:
    lived = list(life(plan, random.Random(seed), LENGTH))
    events = events_of(plan, lived)
    texts = [stored(event) for event in events]
    assert [read_event(text) for text in texts] == events
    table = Table.rebuilt(map(read_event, texts))
    last = lived[-1]
    assert table == (last.outcome.table if isinstance(last.outcome, Happened) else last.before)
    assert table.version == len(events)


@settings(max_examples=15)
@given(plan=plans(), seed=SEEDS)
def test_every_event_advances_the_version_and_a_refusal_changes_nothing(plan: Plan, seed: int) -> None:
    events: list[Event] = [Opened(0.0, plan)]
    for lived in life(plan, random.Random(seed), LENGTH):
        if isinstance(lived.outcome, Refused):
            assert lived.before == Table.rebuilt(events)
            assert msgspec.json.decode(encode(lived.outcome), type=Refused) == lived.outcome
            continue
        events += lived.outcome.events
        assert lived.outcome.table.version == len(events)
        assert bool(lived.outcome.events) or lived.command is None
        assert all(later.at >= sooner.at for sooner, later in pairwise(events))


@settings(max_examples=25)
@given(plan=plans(), seed=SEEDS)
def test_an_update_applied_to_a_scene_gives_the_scene_of_the_next_version(plan: Plan, seed: int) -> None:
    state = opened(plan).state
    scenes = {viewer: scene(state, viewer, 0.0) for viewer in VIEWERS}
    for lived in life(plan, random.Random(seed), LENGTH):
        if isinstance(lived.outcome, Refused):
            continue
        for happening in lived.outcome.happenings:
            for viewer, update in zip(VIEWERS, tell(*happening, VIEWERS), strict=True):
                assert msgspec.json.decode(encode(update), type=Update) == update
                assert update == told(*happening, viewer)
                assert update.version == happening.after.version
                scenes[viewer] = applied(scenes[viewer], update)
                assert scenes[viewer] == scene(happening.after, viewer, happening.event.at)


@settings(max_examples=20)
@given(plan=plans(), seed=SEEDS)
def test_who_missed_something_is_told_it_or_gets_the_whole_scene(plan: Plan, seed: int) -> None:
    chance = random.Random(seed)
    known: dict[str, Scene] = {}
    for lived in life(plan, chance, LENGTH):
        if isinstance(lived.outcome, Refused):
            continue
        table, viewer = lived.outcome.table, chance.choice(VIEWERS)
        now = lived.now + 1
        old = known.get(viewer)
        missed = since(table, viewer, old.version if old else chance.choice((-1, 0, table.version + 1)), now)
        for update in missed:
            old = update.scene if old is None else applied(old, update)
        assert old is not None
        known[viewer] = old
        assert replace(old, now=now) == scene(table.state, viewer, now)


@settings(max_examples=30)
@given(plan=plans(), seed=SEEDS)
def test_what_comes_twice_or_too_late_does_nothing(plan: Plan, seed: int) -> None:
    for lived in life(plan, random.Random(seed), LENGTH):
        if isinstance(lived.outcome, Happened) and isinstance(lived.command, Act | Ready | AskUndo):
            again = lived.outcome.table.handle(lived.sender, lived.command, lived.now)
            assert isinstance(again, Refused)


@settings(max_examples=12)
@given(plan=plans(), seed=SEEDS)
def test_a_hand_is_seen_only_by_who_may_see_it_now(plan: Plan, seed: int) -> None:
    for lived in life(plan, random.Random(seed), LENGTH):
        if isinstance(lived.outcome, Refused) or lived.outcome.table.state.game is None:
            continue
        state = lived.outcome.table.state
        for viewer in VIEWERS:
            seats = state.seats_of(viewer)
            seen = scene(state, viewer, 0.0).hands.seat
            if len(seats) == 1:
                assert seen == seats[0]
            elif seen is not None:
                assert seen in seats
                assert seen == state.turn
                assert state.game is not None
                assert state.game.ready
            for seat in range(len(state.chairs)):
                view = lived.outcome.table.view_of(viewer, seat)
                assert isinstance(view, Refused) == (seat != seen)
            assert state.seeing(viewer) == (WATCHER if seen is None else seen)


@settings(max_examples=20)
@given(plan=plans(), seed=SEEDS)
def test_number_and_salt_are_secret_till_the_match_has_ended_but_for_the_number_of_one(plan: Plan, seed: int) -> None:
    for lived in life(plan, random.Random(seed), LENGTH):
        if isinstance(lived.outcome, Refused):
            continue
        table = lived.outcome.table
        about = scene(table.state, LOOKER, 0.0).about
        if table.state.phase is Phase.OVER:
            assert (about.number, about.salt) == (table.state.number, table.state.salt)
        else:
            solo = plan.solo and bool(table.state.people)
            assert (about.number, about.salt) == (table.state.number if solo else None, None)


@settings(max_examples=30)
@given(plan=plans(), seed=SEEDS)
def test_whatever_is_waited_for_can_be_done(plan: Plan, seed: int) -> None:
    """A table is never stuck: there is somebody whose next step it takes."""
    for lived in life(plan, random.Random(seed), LENGTH):
        if isinstance(lived.outcome, Refused):
            continue
        table = lived.outcome.table
        state, awaited = table.state, table.awaited
        if state.phase is Phase.PLAYING:
            turn = state.turn
            assert turn is not None
            assert state.position.actions()
            assert (awaited is not None) == (state.player_at(turn) is not None)
            assert awaited is not None or state.chairs[turn].person is not None
            assert table.deadline is None or awaited is None
        else:
            assert table.deadline is None
