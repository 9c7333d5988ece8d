"""Whatever is lacking is played, shared out in any way, and comes to the same."""

from collections.abc import Callable, Generator, Iterable
from itertools import combinations
from typing import Any

import pytest

from bendo.arena import Answer, Heat, Question, complete, contest
from bendo.arena.contest import Batch, Played, play
from bendo.arena.engine import WORTH_THE_TWIN, TwinEngine
from bendo.arena.schedule import Fixture
from tests.arena.asked import answered, heats_of, question

LEAGUE = question("random", "heaviest", "ben")


class Backwards:
    """A pool that gives its results in the opposite order, and remembers what it was given."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.batches: list[Batch] = []

    def map(self, work: Callable[[Any], Any], batches: Iterable[Any]) -> Generator[Any]:
        self.batches = list(batches)
        yield from map(work, self.batches[::-1])


def expected() -> Answer:
    """The answer for the league over 24 matches, played in one process."""
    return answered(LEAGUE, 24, known=heats_of(LEAGUE, 24))


@pytest.mark.parametrize("workers", [1, 2, 7])
def test_however_the_work_is_shared_out_the_answer_is_the_same(workers: int) -> None:
    pool = Backwards(workers)
    assert answered(LEAGUE, 24, pool) == expected()
    given = sorted((batch.pair, heat) for batch in pool.batches for heat in batch.heats)
    assert given == [(pair, heat) for pair in combinations(range(3), 2) for heat in range(12)]
    assert len(pool.batches) >= 2 * workers


@pytest.mark.parametrize(("seconds", "sizes"), [(10.0, [1] * 20), (0.125, [1, 2, 4, 5, 5, 3]), (0.0, [1, 5, 5, 5, 4])])
def test_batches_grow_until_they_take_a_while_or_are_a_share(
    seconds: float, sizes: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A batch of each size takes so long here, so the next one is as much larger as brings it to a quarter second."""

    def timed(asked: Question, each: int, batch: Batch) -> Played:
        return play(asked, each, batch)._replace(seconds=seconds)

    monkeypatch.setattr(contest, "play", timed)
    found: list[int] = []
    complete(Answer(question(), 40), told=lambda heats: found.append(len(heats)))
    assert found == sizes


@pytest.mark.parametrize(("games", "workers", "times"), [(100, 2, 1), (98, 2, 0), (100, 1, 1), (48, 1, 0)])
def test_the_twin_is_made_ready_once_before_anybody_works(
    games: int, workers: int, times: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    happened: list[str] = []

    def prepare(_engine: TwinEngine, _fixture: Fixture, compiling: Callable[[], None]) -> None:
        compiling()

    class Watched(Backwards):
        def map(self, work: Callable[[Any], Any], batches: Iterable[Any]) -> Generator[Any]:
            happened.append("work")
            return super().map(work, batches)

    monkeypatch.setattr(TwinEngine, "prepare", prepare)
    answer = Answer(question(), games)
    complete(answer, pool=Watched(workers), compiling=lambda: happened.append("compiling"))
    assert happened == ["compiling"] * times + ["work"]
    assert answer.played == games
    assert (games // workers >= WORTH_THE_TWIN) == bool(times)


def test_the_pairs_of_a_league_take_turns() -> None:
    pool = Backwards(2)
    answered(LEAGUE, 24, pool)
    assert [batch.pair for batch in pool.batches[:4]] == [(0, 1), (0, 2), (1, 2), (0, 1)]


def test_a_pair_does_in_a_league_as_it_does_alone() -> None:
    for (i, j), standing in expected().standings.items():
        alone = answered(question(LEAGUE.players[i], LEAGUE.players[j]), 24)
        assert standing == alone.standings[0, 1]


def test_what_is_known_is_not_played_again() -> None:
    known = heats_of(LEAGUE, 24)[5::3]
    pool = Backwards(2)
    assert answered(LEAGUE, 24, pool, known) == expected()
    given = {(batch.pair, heat) for batch in pool.batches for heat in batch.heats}
    assert given.isdisjoint((heat.pair, heat.ordinal) for heat in known)
    assert len(given) == 36 - len(known)


def test_more_matches_begin_with_the_same_ones() -> None:
    few, many = heats_of(question(), 10), heats_of(question(), 16)
    assert many[: len(few)] == few


def test_what_has_come_back_is_kept_when_it_is_stopped() -> None:
    answer = Answer(question(), 40)
    seen: list[Heat] = []

    def told(heats: list[Heat]) -> None:
        seen.extend(heats)
        if answer.played >= 16:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        complete(answer, told=told)
    assert answer.played == 2 * len(seen) < 40
    complete(answer)
    assert answer == answered(question(), 40)


def test_a_worker_plays_what_it_is_given() -> None:
    heats, seconds = play(question(), 20, Batch((0, 1), (3, 8)))
    assert seconds > 0
    assert [heat.ordinal for heat in heats] == [3, 8]
    assert all(len(heat.tallies) == 2 for heat in heats)
    assert heats == [heat for heat in heats_of(question(), 20) if heat.ordinal in (3, 8)]


def test_many_matches_come_to_the_same_as_a_few_at_a_time() -> None:
    many = answered(question("ben", "tuned,slips=9"), 240)  # so many that they are played by the twin
    assert many.standings[0, 1].winners[:40] == answered(question("ben", "tuned,slips=9"), 40).standings[0, 1].winners
