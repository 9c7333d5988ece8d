"""The contest: whatever an answer lacks is shared out in batches, played, and counted as it comes back."""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import lru_cache, partial
from typing import Final, NamedTuple

from bendo.arena.answer import Answer
from bendo.arena.engine import Engine, TwinEngine, engine_for
from bendo.arena.pool import InlinePool, Pool
from bendo.arena.schedule import Pair, Question
from bendo.arena.tally import Heat

Told = Callable[[list[Heat]], None]
"""Is told of heats that have just been played and counted."""

_BATCHES_EACH: Final = 4
"""Every worker is to get at least so many batches, so that all are done at about the same time."""

_SECONDS: Final = 0.25
"""A batch is to take about so long: what a batch has played is lost if it is stopped before its end."""

_GROWTH: Final = 8
"""A batch has at most so many times the heats of the one by which it is measured: small ones tell little."""


class Batch(NamedTuple):
    """Heats of one pair that a worker plays at one go."""

    pair: Pair
    heats: tuple[int, ...]


class Played(NamedTuple):
    """A batch that has been played, and how long that took."""

    heats: list[Heat]
    seconds: float


def complete(
    answer: Answer,
    *,
    pool: Pool | None = None,
    told: Told | None = None,
    compiling: Callable[[], None] | None = None,
) -> None:
    """Play every heat that an answer still lacks, in this process if there is no pool.

    What comes out does not depend on the pool, nor on what was known before. If it is stopped, by an error or by
    Ctrl-C, the answer holds all heats that have come back. `compiling` is told if the twin must be compiled first,
    which takes long. Raises UnknownPlayer, and as the pool.
    """
    pool = pool or InlinePool()
    lacking = answer.asked - answer.played
    each = lacking // pool.workers
    _prepare(answer.question, each, compiling or _nobody)
    sizes = dict.fromkeys(answer.question.pairs, 1)
    share = -(-lacking // (answer.question.heat_size * pool.workers * _BATCHES_EACH))
    with closing(pool.map(partial(play, answer.question, each), _batches(answer, sizes))) as played:
        for heats, seconds in played:
            sizes[heats[0].pair] = max(1, min(share, _in_time(len(heats), seconds)))
            for heat in heats:
                answer.add(heat)
            if told:
                told(heats)


def play(question: Question, each: int, batch: Batch) -> Played:
    """Play a batch: what a worker does; `each` is how many matches every worker has to play in all."""
    engine = _engine(question, batch.pair, each)
    fixtures = [fixture for heat in batch.heats for fixture in question.fixtures(heat)]
    began = time.perf_counter()
    tallies = iter(engine.play(fixtures))
    seconds = time.perf_counter() - began
    size = question.heat_size
    return Played([Heat(batch.pair, heat, tuple(itertools.islice(tallies, size))) for heat in batch.heats], seconds)


@lru_cache(maxsize=64)
def _engine(question: Question, pair: Pair, each: int) -> Engine:
    """The engine of a pair; making one may take long."""
    first, second = pair
    return engine_for(question.rules, (question.players[first], question.players[second]), each)


def _prepare(question: Question, each: int, compiling: Callable[[], None]) -> None:
    """Have the twin compiled, if it is to play: once here, and not at the same time in every worker."""
    for pair in question.pairs:
        engine = _engine(question, pair, each)
        if isinstance(engine, TwinEngine):
            engine.prepare(question.fixtures(0)[0], compiling)
            return


def _nobody() -> None:
    """Nobody wants to be told."""


def _in_time(heats: int, seconds: float) -> int:
    """How many heats a batch may have, when so many took so long."""
    return int(heats * min(_GROWTH, _SECONDS / max(seconds, 1e-9)))


def _batches(answer: Answer, sizes: dict[Pair, int]) -> Iterator[Batch]:
    """Everything that is still to be played; the pairs take turns, so that all are known about equally well.

    `sizes` says how many heats of each pair make a batch, and may change while batches are taken.
    """
    streams = [_of_pair(answer, pair, sizes) for pair in answer.question.pairs]
    for batches in itertools.zip_longest(*streams):
        yield from (batch for batch in batches if batch)


def _of_pair(answer: Answer, pair: Pair, sizes: dict[Pair, int]) -> Iterator[Batch]:
    """What a pair has still to play, in batches."""
    missing = answer.missing(pair)
    while heats := tuple(itertools.islice(missing, sizes[pair])):
        yield Batch(pair, heats)
