"""What can be measured of a server. Each measure opens its tables, plays, and closes them again.

- Closed: everybody acts as soon as it is their turn. Actions a second; the times are those of a queue that is full.
- Pace: actions fall due at a person's pace, whatever the server does. Times count from when an action was due.
- Memory: what tables cost, open, played at, and left.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import Final

from .clients import Table
from .counts import Counts, percentile
from .metronome import Metronome
from .opening import Opener, boardgame, close_all, one_with, opened, two_people
from .servers import BOARDGAME, Server, Usage
from .watch import Load, Watch, megabytes
from .wire import ServerFailed

_GRACE: Final = 10.0
"""Seconds after the end in which what was due before it may still be finished."""
_LONGEST_ROUND: Final = 120.0
UNTIL_GONE: Final = 8.0
"""Seconds until bendo's server counts somebody as gone whose connection is lost, and a little more."""
_SETTLED: Final = 1.0
"""Seconds after which memory is read."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Times:
    """Milliseconds from when actions were due."""

    p50: float
    p99: float
    most: float

    @classmethod
    def of(cls, seconds: Sequence[float]) -> Times:
        """Those of some actions, given in seconds; all 0 if there were none."""
        p50, p99, most = (round(1000 * percentile(seconds, share), 3) for share in (0.5, 0.99, 1.0))
        return cls(p50=p50, p99=p99, most=most)


@dataclass(frozen=True, slots=True, kw_only=True)
class Played:
    """What came of the actions at some tables."""

    tables: int
    actions: int
    actions_per_second: float
    to_other: Times
    to_sender: Times
    late: Times
    """From due to sent."""
    overruns: int
    """Fell due when it was nobody's turn."""
    unfinished: int
    """Were not finished at the end, refused ones included."""
    commands: int
    """Commands to begin another round or match, besides."""
    refused: dict[str, int] = field(default_factory=dict)
    lost: dict[str, int] = field(default_factory=dict)
    replies: Times | None = None
    """From an answer to what a bot did next."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Figures:
    """One run of `closed` or `pace`."""

    server: str
    people: Played
    beside_bots: Played | None
    load: Load

    @property
    def all(self) -> list[Played]:
        """At all tables."""
        return [self.people, *([self.beside_bots] if self.beside_bots else [])]


@dataclass(frozen=True, slots=True, kw_only=True)
class Memory:
    """Megabytes of a server: with nothing in it, with tables open, after a round at each, and after all have left."""

    server: str
    tables: int
    before: float
    opened: float
    played: float
    left: float
    workers: float
    """Of the processes that the server has started, at the end."""
    actions: int
    """How many were done at all tables together."""
    kept: int | None
    """Tables that the server has in memory at the end; None if it does not tell."""

    @property
    def kilobytes_a_table(self) -> tuple[float, float]:
        """What one table takes when it is open, and after a round."""
        return 1000 * (self.opened - self.before) / self.tables, 1000 * (self.played - self.before) / self.tables


@dataclass(frozen=True, slots=True, kw_only=True)
class Terms:
    """How a run goes: what is played, where random choices come from, and how many seconds come before and count."""

    rules: str
    seed: int
    warm_up: float
    seconds: float


async def closed(server: Server, terms: Terms, tables: int) -> Figures:
    """Everybody acts as soon as it is their turn. Raises OSError, TimeoutError and ServerFailed, as all measures do."""
    counts = Counts()
    found = await opened(server.host, server.port, tables, _people(server, terms.rules), counts, terms.seed)
    try:
        async with _calm():
            for table in found:
                table.play(at_once=True)
            load = await _counted(server, terms, counts)
            for table in found:
                table.stop()
            await _all_finished(counts)
    finally:
        close_all(found)
    return Figures(server=server.name, people=_played(counts, tables, terms), beside_bots=None, load=load)


async def pace(server: Server, terms: Terms, tables: int, period: float, beside_bots: int, player: str) -> Figures:
    """At each table one action falls due in every period of seconds.

    At some more tables, `beside_bots`, one person sits beside a player of the program.
    """
    people, solo = Counts(), Counts()
    place = server.host, server.port
    found = await opened(*place, tables, _people(server, terms.rules), people, terms.seed)
    alone: list[Table] = []
    try:
        if beside_bots:
            alone = await opened(*place, beside_bots, one_with(player, terms.rules), solo, terms.seed + 1)
        async with _calm():
            metronome = Metronome([*found, *alone], period, Random(terms.seed))
            metronome.start(perf_counter())
            try:
                load = await _counted(server, terms, people, solo)
            finally:
                metronome.stop()
            await _all_finished(people, solo)
    finally:
        close_all([*found, *alone])
    return Figures(
        server=server.name,
        people=_played(people, tables, terms),
        beside_bots=_played(solo, beside_bots, terms) if beside_bots else None,
        load=load,
    )


async def memory(server: Server, rules: str, seed: int, tables: int, wait: float) -> Memory:
    """What tables cost a fresh server. `wait`: seconds until it has let go of those that all have left."""
    counts = Counts()
    before = await _memory(server)
    found = await opened(server.host, server.port, tables, _people(server, rules), counts, seed)
    try:
        after_opening = await _memory(server)
        counts.begin(perf_counter(), _LONGEST_ROUND)
        for table in found:
            table.play(at_once=True, goes_on=False)
        async with asyncio.timeout(_LONGEST_ROUND):
            while any(not table.rounds for table in found):
                _check(counts)
                await asyncio.sleep(0.05)
        after_playing = await _memory(server)
    except TimeoutError:
        raise ServerFailed(f"a round took longer than {_LONGEST_ROUND:.0f} seconds") from None
    finally:
        close_all(found)
    await asyncio.sleep(wait)
    left = await _memory(server)
    kept = (await server.metrics()).get("bendo_tables")
    return Memory(
        server=server.name,
        tables=tables,
        before=megabytes(before.memory),
        opened=megabytes(after_opening.memory),
        played=megabytes(after_playing.memory),
        left=megabytes(left.memory),
        workers=megabytes(left.workers_memory),
        actions=counts.actions,
        kept=None if kept is None else int(kept),
    )


async def _counted(server: Server, terms: Terms, *counts: Counts) -> Load:
    """Let the warm-up pass, then count for as long as the terms say."""
    await asyncio.sleep(terms.warm_up)
    watch = await Watch.begun(server)
    now = perf_counter()
    for each in counts:
        each.begin(now, terms.seconds)
    await asyncio.sleep(terms.seconds)
    return await watch.ended()


def _played(counts: Counts, tables: int, terms: Terms) -> Played:
    return Played(
        tables=tables,
        actions=counts.actions,
        actions_per_second=round(counts.actions / terms.seconds, 1),
        to_other=Times.of(counts.to_other),
        to_sender=Times.of(counts.to_sender),
        late=Times.of(counts.late),
        overruns=counts.overruns,
        unfinished=counts.unfinished,
        commands=counts.commands,
        refused=dict(counts.refused),
        lost=dict(counts.lost),
        replies=Times.of(counts.replies) if counts.replies else None,
    )


@asynccontextmanager
async def _calm() -> AsyncIterator[None]:
    """Meanwhile the driver collects no garbage: what it makes then holds no cycles."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


async def _all_finished(*counts: Counts) -> None:
    """Return when nothing is unfinished but what was refused, or after a while."""
    until = perf_counter() + _GRACE
    while any(each.unfinished > sum(each.refused.values()) for each in counts) and perf_counter() < until:
        await asyncio.sleep(0.02)


def _check(counts: Counts) -> None:
    """Raise ServerFailed if anything has been refused or lost."""
    for what, counted in (("refused", counts.refused), ("lost", counts.lost)):
        for reason in counted:
            raise ServerFailed(f"{what}: {reason}")


async def _memory(server: Server) -> Usage:
    """What a server uses once it has come to rest. Raises ServerFailed."""
    await asyncio.sleep(_SETTLED)
    usage = server.usage()
    if usage is None:
        raise ServerFailed("memory needs the process of the server: say --pid")
    return usage


def _people(server: Server, rules: str) -> Opener:
    """How tables with two people are opened at this server."""
    return boardgame if server.name == BOARDGAME else two_people(rules)
