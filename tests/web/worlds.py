"""One table on a server of its own, of which every message to one viewer is kept byte by byte.

Clock and ids are given, and players of the program are played by whoever asks for them: so two such worlds to which the
same is done differ in nothing but what is hidden at the table.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import msgspec

from bendo.game import Action, View, commitment
from bendo.notation import parse_action
from bendo.players import Choice
from bendo.table import HOUSE, Command, Event, Sender, Table, stored
from bendo.table.commands import Act
from bendo.web.live.table import LiveTable
from bendo.web.server import Server
from tests.table.parties import LOOKER, PEOPLE
from tests.web.hosting import Host, Inline, Socket, settings_in
from tests.web.memory import MemoryStore

TABLE: Final = "twins"
NEVER: Final = 1e6
"""Seconds: longer than any test."""
ENOUGH: Final = 3.0
"""Seconds after which a test fails rather than hangs."""


def secret_of(person: str) -> str:
    """The secret by which the server knows somebody."""
    return f"secret of {person}"


class Asked:
    """In place of players: a move waits for whoever plays them; hints and reviews are those of the players."""

    def __init__(self) -> None:
        self.waiting: list[asyncio.Future[Choice]] = []
        self._players = Inline()

    async def choose(self, view: View, player: str, seed: str) -> Choice:
        del view, player, seed  # whoever moves the player knows them
        chosen: asyncio.Future[Choice] = asyncio.get_running_loop().create_future()
        self.waiting.append(chosen)
        return await chosen

    async def hint(self, view: View, player: str, seed: str | None = None) -> Choice:
        return await self._players.hint(view, player, seed)

    async def review(self, asked: Sequence[View], player: str, seed: str | None = None) -> tuple[Choice, ...]:
        return await self._players.review(asked, player, seed)


class World:
    """A table, what is done there, and all that one viewer (None: somebody without a secret) is told."""

    def __init__(self, host: Host, live: LiveTable, thinker: Asked, viewer: str | None) -> None:
        self.host, self.live, self.viewer = host, live, viewer
        self.now = 0.0
        self.told: list[str] = []
        self._commitment = commitment(live.table.state.number, live.table.state.salt)
        self._thinker = thinker
        self._seen = 0
        self._sockets: dict[str | None, Socket] = {}
        host.server.tables.now = lambda: self.now  # type: ignore[method-assign]

    @property
    def table(self) -> Table:
        """The table as it is now."""
        return self.live.table

    def lately(self) -> list[str]:
        """What the viewer was told since this was asked last."""
        told, self.told = self.told, []
        return told

    async def begin(self) -> None:
        """Let everybody come, the viewer last."""
        for person in (*PEOPLE, LOOKER):
            if person != self.viewer:
                self._sockets[person] = await self.host.join(TABLE, secret_of(person))
                await self._sockets[person].hear()  # the welcome
        await self.join(0)

    async def join(self, version: int) -> None:
        """Let the viewer come, or come back having seen that version."""
        if (old := self._sockets.get(self.viewer)) is not None:
            await old.close()
        self._sockets[self.viewer] = await self.host.join(
            TABLE, secret_of(self.viewer) if self.viewer else None, version
        )
        self._seen = version
        await self._hear()
        await self._until(lambda: self.viewer not in self.table.state.people - self.table.state.present)
        await self._catch_up()

    async def do(self, sender: Sender, command: Command) -> None:
        """Let somebody do something, each in its own way, and the viewer hear of it."""
        if sender is HOUSE and isinstance(command, Act):
            await self._move(parse_action(command.action, self.table.state.position.line).action)
        elif sender is HOUSE:
            await self.live.command(HOUSE, command)
        elif sender == self.viewer:
            await self.say(msgspec.json.encode(command).decode())
        else:
            await self._sockets[str(sender)].ask(msgspec.json.encode(command).decode())
        await self._catch_up()

    async def tick(self) -> None:
        """Let the table look at the clock."""
        await self.live._tick()
        await self._catch_up()

    async def say(self, message: str) -> None:
        """Let the viewer send a message, and hear everything up to its answer."""
        await self._sockets[self.viewer].say(message)
        while True:
            heard = await self._hear()
            if heard["type"] != "update" or heard.get("answers"):
                return

    async def request(self, method: str, path: str, **more: Any) -> None:
        """Let the viewer ask without a socket."""
        secret = secret_of(self.viewer) if self.viewer else None
        answer = await self.host.request(method, f"/tables/{TABLE}{path}", secret, **more)
        self._keep(f"{method} {path} {answer.status_code} {sorted(answer.headers.items())} {answer.text}")
        await self._catch_up()

    async def _move(self, action: Action) -> None:
        """Let the player that is asked do this; a question that an undo has overtaken is asked once more."""
        before = self.table.version

        def moved() -> bool:
            if self.table.version > before:  # and perhaps somebody else is asked by now
                return True
            while self._thinker.waiting:
                self._thinker.waiting.pop().set_result(Choice(action, ()))
            return False

        await self._until(moved)

    async def _catch_up(self) -> None:
        while self._seen != self.table.version:
            await self._hear()

    def _keep(self, told: str) -> None:
        self.told.append(told.replace(self._commitment, "COMMITMENT"))

    async def _hear(self) -> dict[str, Any]:
        socket = self._sockets[self.viewer]
        heard = await socket.hear()
        self._keep(socket.heard[-1])
        if heard["type"] == "update":
            self._seen = heard["version"]
        return heard

    async def _until(self, done: Callable[[], bool]) -> None:
        async with asyncio.timeout(ENOUGH):
            while not done():
                await asyncio.sleep(0)


@asynccontextmanager
async def world(table: Table, events: Sequence[Event], viewer: str | None) -> AsyncIterator[World]:
    """A server with this table in its memory, the events in its store, and everybody there."""
    people = (*PEOPLE, LOOKER)
    store: Any = MemoryStore({secret_of(person): person for person in people})
    store.kept[TABLE] = [stored(event) for event in events]
    thinker = Asked()
    server = Server(settings_in(Path(), patience=NEVER, idle=NEVER), store, thinker)
    live = LiveTable(TABLE, table, server.tables, lambda _: None)
    server.tables._live[TABLE] = live
    host = Host(server)
    try:
        living = World(host, live, thinker, viewer)
        live.begin()
        await living.begin()
        yield living
    finally:
        await host.http.aclose()
        await server.tables.aclose()
        for socket in host.sockets:
            await socket.close()
