"""The contest: whatever an answer lacks is shared out in batches, played, and counted as it comes back."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import lru_cache, partial
from typing import Final, NamedTuple

from bendo.arena.answer import Answer
from bendo.arena.engine import Engine, engine_for
from bendo.arena.pool import InlinePool, Pool
from bendo.arena.schedule import Pair, Question
from bendo.arena.tally import Heat

Told = Callable[[list[Heat]], None]
"""Is told of heats that have just been played and counted."""

_BATCHES_EACH: Final = 4
"""Every worker is to get at least so many batches, so that all are done at about the same time."""


class Batch(NamedTuple):
    """Heats of one pair that a worker plays at one go."""

    pair: Pair
    heats: tuple[int, ...]


def complete(answer: Answer, *, pool: Pool | None = None, told: Told | None = None) -> None:
    """Play every heat that an answer still lacks, in this process if there is no pool.

    What comes out does not depend on the pool, nor on what was known before. If it is stopped, by an error or by
    Ctrl-C, the answer holds all heats that have come back. Raises UnknownPlayer, and as the pool.
    """
    pool = pool or InlinePool()
    lacking = answer.asked - answer.played
    batches = _batches(answer, lacking, pool.workers)
    with closing(pool.map(partial(play, answer.question, lacking), batches)) as played:
        for heats in played:
            for heat in heats:
                answer.add(heat)
            if told:
                told(heats)


def play(question: Question, lacking: int, batch: Batch) -> list[Heat]:
    """Play a batch: what a worker does; `lacking` is how many matches all workers have to play."""
    engine = _engine(question, batch.pair, lacking)
    fixtures = [fixture for heat in batch.heats for fixture in question.fixtures(heat)]
    tallies = iter(engine.play(fixtures))
    size = question.heat_size
    return [Heat(batch.pair, heat, tuple(itertools.islice(tallies, size))) for heat in batch.heats]


@lru_cache(maxsize=64)
def _engine(question: Question, pair: Pair, lacking: int) -> Engine:
    """The engine of a pair; making one may take long."""
    first, second = pair
    return engine_for(question.rules, (question.players[first], question.players[second]), lacking)


def _batches(answer: Answer, lacking: int, workers: int) -> Iterator[Batch]:
    """Everything that is still to be played; the pairs take turns, so that all are known about equally well."""
    share = -(-lacking // (answer.question.heat_size * workers * _BATCHES_EACH))
    streams = [_of_pair(answer, pair, lacking, share) for pair in answer.question.pairs]
    for batches in itertools.zip_longest(*streams):
        yield from (batch for batch in batches if batch)


def _of_pair(answer: Answer, pair: Pair, lacking: int, share: int) -> Iterator[Batch]:
    """What a pair has still to play, in batches of what its engine takes at a time, but no more than a share."""
    engine = _engine(answer.question, pair, lacking)
    size = max(1, min(engine.batch // answer.question.heat_size, share))
    missing = answer.missing(pair)
    while heats := tuple(itertools.islice(missing, size)):
        yield Batch(pair, heats)
