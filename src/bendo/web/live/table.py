"""A table in memory: commands come in one after the other, and nothing leaves it that is not stored.

Laws:
- the table in memory is the fold of the events that are stored, whenever nobody holds the lock;
- a viewer is told of an event only once it is durable;
- a command that is refused, or could not be stored, has changed nothing;
- players of the program are asked outside the lock, so that nobody waits for them.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from time import perf_counter
from typing import Final, Protocol, Self

from bendo.game import Seat, View
from bendo.notation import spell_action
from bendo.players import Choice
from bendo.store import Conflict, NotStored, Store
from bendo.table import HOUSE, Command, Happened, Refused, Sender, Table, encode, since
from bendo.table.commands import Act, BeginRematch, Present
from bendo.web.live.mail import WATCHERS, mail
from bendo.web.live.results import results_at
from bendo.web.live.stored import add, read_table
from bendo.web.metrics import Metrics
from bendo.web.settings import Settings
from bendo.web.sockets.connection import Connection
from bendo.web.thinking import NoAnswer

LOGGER: Final = logging.getLogger("bendo.web")

UNKNOWN_SECRET: Final = 4401
"""Sockets are closed with it whose person there is not, or no longer."""

UNAVAILABLE: Final = Refused.of("unavailable")
"""The server could not store what was asked for, and nothing has changed."""

ASKED_AGAIN: Final = 5.0
"""Seconds until a player is asked again who could not answer."""


class Thinks(Protocol):
    """Whoever asks players of the program."""

    async def choose(self, view: View, player: str, seed: str) -> Choice:
        """What a player does. Raises NoAnswer."""

    async def hint(self, view: View, player: str, seed: str | None = None) -> Choice:
        """What it would do, when there is time. Raises NoAnswer."""

    async def review(self, asked: Sequence[View], player: str, seed: str | None = None) -> tuple[Choice, ...]:
        """What it would have done in each case. Raises NoAnswer."""


class Surroundings(Protocol):
    """What a table needs of its server."""

    settings: Settings
    store: Store
    thinker: Thinks
    metrics: Metrics

    def now(self) -> float:
        """The server's clock in seconds."""

    def fresh_secret(self) -> tuple[str, str]:
        """A game number that nobody can guess, and its salt."""


class LiveTable:
    """A table with those who look at it."""

    __slots__ = (
        "_holds",
        "_idle",
        "_leases",
        "_leaving",
        "_left",
        "_news",
        "_playing",
        "_server",
        "_tasks",
        "_timer",
        "_timer_at",
        "closed",
        "connections",
        "id",
        "lock",
        "table",
    )

    def __init__(self, id: str, table: Table, server: Surroundings, left: Callable[[LiveTable], None]) -> None:
        """`left` is called when nobody has looked at the table for a while and nothing is to be done at it."""
        self.id, self.table = id, table
        self.connections: set[Connection] = set()
        self.lock = asyncio.Lock()
        self.closed = False
        self._server, self._left = server, left
        self._news: asyncio.Event | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._timer_at: float | None = None
        self._holds = 0
        self._leases: dict[str, int] = {}
        self._leaving: dict[str, asyncio.TimerHandle] = {}
        self._playing: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._idle: asyncio.TimerHandle | None = None

    # --- what people do ----------------------------------------------------------------------------------------------

    async def command(self, sender: Sender, command: Command, connection: Connection | None = None) -> Refused | int:
        """Do what is asked, tell everybody, and answer the version then; or why not.

        The last update that goes to `connection` is marked as the answer to its command.
        """
        async with self.lock:
            outcome = self.table.handle(sender, command, self._server.now())
            if isinstance(outcome, Refused):
                return outcome
            return await self._keep(outcome, connection)

    async def join(self, connection: Connection, version: int) -> None:
        """Tell a connection what it has missed since that version, and from now on everything."""
        async with self.lock:
            for update in since(self.table, self.viewer(connection.person), version, self._server.now()):
                connection.post(encode(update))
            self.connections.add(connection)
            self._rest()
        if connection.person is not None:
            await self.arrived(connection.person)

    def part(self, connection: Connection) -> None:
        """A connection is gone."""
        self.connections.discard(connection)
        connection.forget()
        if connection.person is not None:
            self.departed(connection.person)
        self._rest()

    async def later(self, viewer: str, version: int, seconds: float) -> tuple[int, list[bytes]]:
        """The version, and the updates of a viewer since an earlier one, waiting so long if there is none yet."""
        if self.table.version == version and seconds > 0 and not self.closed:
            news = self._news = self._news or asyncio.Event()
            with suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    await news.wait()
        async with self.lock:
            updates = since(self.table, viewer, version, self._server.now())
            return self.table.version, [encode(update) for update in updates]

    def __enter__(self) -> Self:
        """Hold the table in memory."""
        self._holds += 1
        self._rest()
        return self

    def __exit__(self, *_: object) -> None:
        """Let it go."""
        self._holds -= 1
        self._rest()

    def viewer(self, person: str | None) -> str:
        """As whom somebody is told things: whoever has no seat is one of the watchers, who are all told the same."""
        return person if person is not None and person in self.table.state.people else WATCHERS

    # --- who is there ------------------------------------------------------------------------------------------------

    async def arrived(self, person: str) -> None:
        """Somebody is there, by one way more."""
        self._leases[person] = self._leases.get(person, 0) + 1
        if timer := self._leaving.pop(person, None):
            timer.cancel()
        await self._present(person, present=True)

    def departed(self, person: str) -> None:
        """One of the ways by which somebody was there is gone; without any for a while, the person is."""
        left = self._leases.pop(person, 0) - 1
        if left > 0:
            self._leases[person] = left
        else:
            self._leave_soon(person)

    async def all_gone(self) -> None:
        """After the server was away, so was everybody: nobody's clock has run meanwhile."""
        for person in sorted(self.table.state.present):
            await self.command(HOUSE, Present(person, present=False))

    def begin(self) -> None:
        """Do what is to be done next. Whoever does not come in a while is gone."""
        for person in self.table.state.present:
            self._leave_soon(person)
        self._go_on()
        self._rest()

    def _leave_soon(self, person: str) -> None:
        if person in self.table.state.people and person not in self._leases and not self.closed:
            loop = asyncio.get_running_loop()
            if old := self._leaving.pop(person, None):
                old.cancel()
            self._leaving[person] = loop.call_later(self._server.settings.patience, self._gone, person)

    def _gone(self, person: str) -> None:
        self._leaving.pop(person, None)
        if person not in self._leases:
            self._run(self._present(person, present=False))

    async def _present(self, person: str, *, present: bool) -> None:
        chairs = self.table.state
        if person in chairs.people and (person in chairs.present) is not present:
            await self.command(HOUSE, Present(person, present))
        self._rest()

    # --- keeping and telling -----------------------------------------------------------------------------------------

    async def _keep(self, outcome: Happened, connection: Connection | None = None) -> Refused | int:
        """Store what happened, then tell it. The lock is held."""
        if not outcome.happenings:
            return self.table.version
        letters = mail(outcome.happenings, self.connections, connection)
        results = await results_at(self._server.store, self.id, outcome.happenings)
        began = perf_counter()
        try:
            await add(self._server.store, self.id, outcome.events, self.table.version, results)
        except (Conflict, NotStored) as error:
            self._server.metrics.failures.labels("not stored").inc()
            LOGGER.error("table %s: %s", self.id, error)
            await self._read_again()
            return UNAVAILABLE
        self._server.metrics.durable.observe(perf_counter() - began)
        self._server.metrics.events.inc(len(outcome.happenings))
        self.table = outcome.table
        for receiver, messages in letters:
            for message in messages:
                receiver.post(message)
        if self._news is not None:
            self._news.set()
            self._news = None
        self._go_on()
        return self.table.version

    async def _read_again(self) -> None:
        """Take the table from the store once more, and show it anew to everybody; if that fails, send them away."""
        try:
            table = await read_table(self._server.store, self.id)
        except Exception:
            LOGGER.exception("table %s cannot be read", self.id)
            table = None
        if table is None:
            self.close(1013, "try again later")
            return
        self.table = table
        self.show_all()
        self._go_on()

    async def read_again(self) -> None:
        """Take the table from the store once more, since it was changed there."""
        async with self.lock:
            await self._read_again()

    def dismiss(self, person: str) -> None:
        """Send one person away."""
        for connection in self.connections:
            if connection.person == person:
                connection.close(UNKNOWN_SECRET, "unknown-secret")

    def show_all(self) -> None:
        """Send the whole scene to everybody."""
        now = self._server.now()
        for connection in self.connections:
            for update in since(self.table, self.viewer(connection.person), 0, now):
                connection.post(encode(update))

    # --- what is to be done next -------------------------------------------------------------------------------------

    def _go_on(self) -> None:
        """See to the clock, and to players of the program."""
        self._set_timer()
        awaited = self.table.awaited
        if awaited is not None and self._playing is None and not self.closed:
            self._playing = asyncio.create_task(self._let_play())
            self._playing.add_done_callback(self._done)

    def _set_timer(self) -> None:
        deadline = self.table.deadline
        if deadline == self._timer_at:
            return
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._timer_at = deadline
        if deadline is not None:
            wait = max(0.0, deadline - self._server.now())
            self._timer = asyncio.get_running_loop().call_later(wait, self._time_is_up)

    def _time_is_up(self) -> None:
        self._timer = self._timer_at = None
        self._run(self._tick())

    async def _tick(self) -> None:
        async with self.lock:
            outcome = self.table.tick(self._server.now())
            if outcome.happenings:
                await self._keep(outcome)
            else:  # the clock of the loop was a little ahead
                self._set_timer()

    async def _let_play(self) -> None:
        """Let players act, and give numbers for new matches, as long as it is for the server to do so."""
        try:
            while not self.closed and (awaited := self.table.awaited) is not None:
                if awaited.what == "rematch":
                    await self.command(HOUSE, BeginRematch(*self._server.fresh_secret()))
                elif awaited.seat is not None and awaited.player is not None:
                    await self._let_act(awaited.seat, awaited.player)
        finally:
            self._playing = None
            self._rest()

    async def _let_act(self, seat: Seat, player: str) -> None:
        version = self.table.version
        view = self.table.view_of(HOUSE, seat)
        if isinstance(view, Refused):
            raise RuntimeError(f"the server may not see seat {seat} of table {self.id}: {view.code}")
        began = perf_counter()
        try:
            choice = await self._server.thinker.choose(view, player, self.seed())
        except NoAnswer as error:
            await self._ask_again_later("no answer", error)
            return
        self._server.metrics.thinking.observe(perf_counter() - began)
        answer = await self.command(HOUSE, Act(seat, spell_action(choice.action), version))
        if isinstance(answer, Refused) and self.table.version == version:
            await self._ask_again_later("refused", f"{player} chose {choice.action}, which is refused: {answer.code}")

    async def _ask_again_later(self, what: str, why: object) -> None:
        """Something is wrong with a player, or with the store: say so, and give it time."""
        self._server.metrics.failures.labels(what).inc()
        LOGGER.error("table %s: %s", self.id, why)
        await asyncio.sleep(ASKED_AGAIN)

    def seed(self) -> str:
        """From what a player's chance comes now: the same after an undo, and nothing can be learnt from it."""
        state = self.table.state
        game = state.game
        moment = (game.match.round, len(game.steps)) if game else ()
        return hashlib.sha256(f"{state.number}:{state.salt}:{moment}".encode("ascii")).hexdigest()[:32]

    # --- the end -----------------------------------------------------------------------------------------------------

    def _rest(self) -> None:
        """Begin to wait for the end if there is nobody left and nothing to do, or stop waiting."""
        waiting = self._leaving or self._playing or self._timer or self._tasks
        busy = self._holds or self.connections or self._leases or waiting
        if self._idle is not None and busy:
            self._idle.cancel()
            self._idle = None
        elif self._idle is None and not busy and not self.closed:
            self._idle = asyncio.get_running_loop().call_later(self._server.settings.idle, self._left, self)

    def close(self, code: int, reason: str) -> None:
        """Send everybody away and do nothing more."""
        self.closed = True
        if self._news is not None:
            self._news.set()
        for connection in self.connections:
            connection.close(code, reason)
        for timer in (self._timer, self._idle, *self._leaving.values()):
            if timer is not None:
                timer.cancel()
        self._leaving.clear()
        self._timer = self._idle = None

    async def finished(self) -> None:
        """Return when nothing that was begun goes on; after `close`."""
        tasks = [*self._tasks, *([self._playing] if self._playing else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        async with self.lock:
            pass

    def _run(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        self._rest()
        if not task.cancelled() and (error := task.exception()):
            LOGGER.error("table %s", self.id, exc_info=error)
