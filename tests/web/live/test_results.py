"""Results: what is counted for the people at a match that has ended, of it alone and as it stands."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterable, Sequence
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bendo.game import Drew
from bendo.notation import spell_action
from bendo.store import Result, Store
from bendo.table import Event, Happened, Happening, Opened, Phase, Plan, stored
from bendo.table.commands import Onward, Resign
from bendo.table.events import Acted, RematchBegan, RoundBegan, Started, Undone
from bendo.table.state import replayed
from bendo.web.live.draws import NO_DRAWS, Draws, drawn
from bendo.web.live.results import last_rounds, results_at
from tests.table.parties import begun, life, plans, played
from tests.web.guests import Guest
from tests.web.hosting import hosting


class Told(Store):
    """A store that has these events of whichever table, or cannot read them."""

    def __init__(self, events: Sequence[Event] | None) -> None:
        self.told = events

    async def events_since_last(self, table_id: str, kinds: Iterable[str]) -> list[str]:
        if self.told is None:
            raise OSError(f"{table_id} cannot be read")
        bodies = list(map(stored, self.told))
        last = max(index for index, body in enumerate(bodies) if json.loads(body)["event"] in kinds)
        return bodies[last:]


def brought(events: Sequence[Event] | None, happenings: Sequence[Happening]) -> list[Result]:
    """The results that these happenings bring at a table of which these events are stored."""
    return asyncio.run(results_at(Told(events), "table", happenings))


class Tally:
    """The draws of a match by seat, counted round by round while it is played."""

    def __init__(self, seats: int) -> None:
        self.draws = [NO_DRAWS] * seats

    def count(self, happening: Happening) -> None:
        state = happening.after
        if isinstance(happening.event, Started | RematchBegan):
            self.draws = [NO_DRAWS] * len(self.draws)
        if state.game is None or not state.game.match.position.over:
            return
        if happening.before.game is not None and happening.before.game.match == state.game.match:
            return
        for moment in replayed(state.game):
            if any(isinstance(event, Drew) for event in moment.events):
                self.draws[moment.acted.seat] += drawn(moment.before.position)


def check(result: Result, happenings: Sequence[Happening], draws: Sequence[Draws]) -> None:
    """Whether a result tells what was counted, and of rounds and points what the table shows."""
    state = happenings[-1].after
    assert state.game is not None
    match, side = state.game.match, state.plan.rules.side(result.seat)
    own, others = draws[result.seat], sum(draws, NO_DRAWS)
    assert (result.draws, result.fitted) == (own.draws, own.fitted)
    assert result.expected == pytest.approx(own.expected, abs=1e-9)
    assert (result.others_draws, result.others_fitted) == (others.draws - own.draws, others.fitted - own.fitted)
    assert result.others_expected == pytest.approx(others.expected - own.expected, abs=1e-9)
    scores = match.scores if match.position.over else match.position.scores
    assert result.points == pytest.approx(float(scores[side]))
    assert result.points_against == pytest.approx(float(sum(scores) - scores[side]))
    assert result.rounds == match.round + match.position.over
    assert result.rounds_won + result.rounds_lost <= result.rounds
    assert result.rounds_blocked <= result.rounds


@settings(max_examples=60, deadline=None)
@given(plan=plans(), seed=st.integers(0, 2**32))
def test_results_tell_the_match_that_ended_as_it_stands(plan: Plan, seed: int) -> None:
    events: list[Event] = [Opened(0.0, plan)]
    tally = Tally(len(plan.chairs))
    for lived in life(plan, random.Random(seed), 120):
        if not isinstance(lived.outcome, Happened) or not lived.outcome.happenings:
            continue
        happenings = lived.outcome.happenings
        for happening in happenings:
            tally.count(happening)
        results = brought(events, happenings)
        ended = happenings[-1].after.phase is Phase.OVER is not happenings[-1].before.phase
        assert len(results) <= (len(plan.chairs) if ended else 0)
        for result in results:
            check(result, happenings, tally.draws)
        events += lived.outcome.events


def test_what_was_taken_back_is_in_no_round_and_what_was_before_in_no_match() -> None:
    acted: list[Event] = [Acted(0.0, 0, text, "person") for text in ("44", "42a", "+", "43b", "-")]
    first: list[Event] = [Started(0.0), *acted, RoundBegan(0.0), acted[1], Undone(0.0, 0, 1), RoundBegan(0.0)]
    assert last_rounds(first) == [["44", "42a", "+", "43b", "-"], [], []]
    again = [*first, acted[0], RematchBegan(0.0, "7", "salt"), *acted[:3], Undone(0.0, 0, 2), acted[3]]
    assert last_rounds(again) == [["44", "43b"]]


def given_up() -> tuple[list[Event], Happened]:
    """A match that ana gives up in its second round: the events before that, and what it leads to."""
    before = begun("ana ben", "draw")
    events: list[Event] = [Opened(0.0, before.state.plan), Started(0.0)]
    while before.state.phase is Phase.PLAYING:
        before = played(before, spell_action(before.state.position.actions()[-1]))
    events += before.recent
    outcome = before.handle("ana", Onward(), 2.0)
    assert isinstance(outcome, Happened)
    events += outcome.events
    outcome = outcome.table.handle("ana", Resign(0), 3.0)
    assert isinstance(outcome, Happened)
    return events, outcome


def test_a_match_that_was_given_up_counts_with_the_rounds_that_ended() -> None:
    events, outcome = given_up()
    (result,) = brought(events, outcome.happenings)
    assert (result.won, result.rounds, result.rounds_won + result.rounds_lost) == (False, 1, 1)
    assert result.points + result.points_against > 0 == result.points * result.points_against
    taken = [event.seat for event in events if isinstance(event, Acted) and event.action == "+"]
    assert (result.draws, result.others_draws) == (taken.count(0), taken.count(1)) != (0, 0)


def test_a_match_ends_even_if_its_draws_cannot_be_told(caplog: pytest.LogCaptureFixture) -> None:
    events, outcome = given_up()
    (told,) = brought(events, outcome.happenings)
    for stored_events in (None, [*events[:2], *events[3:]]):
        caplog.clear()
        (result,) = brought(stored_events, outcome.happenings)
        assert (result.rounds, result.points_against) == (told.rounds, told.points_against)
        assert (result.draws, result.expected, result.others_draws) == (0, 0.0, 0)
        assert [record.getMessage() for record in caplog.records] == [
            "table table: the draws of a match cannot be counted"
        ]


def test_a_person_is_told_how_fair_its_draws_were(tmp_path: Path) -> None:
    async def run() -> None:
        async with hosting(tmp_path) as host:
            _, secret = await host.person()
            opened = await host.table(secret, "Ana", "ben:easy", rules="draw,target=150", number="2007")
            ana = Guest(await host.join(opened["table"], secret), random.Random(3))
            await ana.hear()
            await ana.hear()
            while ana.scene["phase"] != "over":
                wish = ana.wish()
                await (ana.hear() if wish is None else ana.do(wish))
            events = list(map(json.loads, await host.server.store.events(opened["table"])))
            (statistics,) = (await host.request("GET", "/me", secret)).json()["statistics"]
            (result,) = (await host.request("GET", "/me/export", secret)).json()["results"]
        taken = [event["seat"] for event in events if event["event"] == "acted" and event["action"] == "+"]
        assert (statistics["draws"], statistics["others_draws"]) == (taken.count(0), taken.count(1))
        assert 0 < statistics["fitted"] < statistics["draws"]
        assert 0 < statistics["others_expected"] < statistics["others_draws"]
        assert max(statistics["points"], statistics["points_against"]) >= 150
        counted = set(statistics) - {"matches", "lost", "won"}
        assert {name: statistics[name] for name in counted} == {name: result[name] for name in counted}

    asyncio.run(run())
