"""Connections that break in the middle of a message, and clients that do not read: nothing is lost or told twice."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final

import pytest

from bendo.web.sockets import connection
from tests.web.cables import Port, frame, online
from tests.web.crashing import Figures, Sent, Visitor, checked
from tests.web.guests import Guest, play
from tests.web.hosting import Closed, hosting
from tests.web.sittings import two

CUT: Final = 0.25
"""Of so many commands the connection is cut."""


MANY: Final = 600
"""More commands than are stowed away for somebody who does not read."""


class Cut(Exception):
    """The connection was cut by ourselves."""


class Cutter(Visitor):
    """Somebody whose connection breaks while a command is sent, while it is answered, or in between."""

    def __init__(self, port: Port, table: str, person: tuple[str, str], key: str, chance: random.Random) -> None:
        self.cuts, self._port, self._cable = 0, port, None
        steady: Any = SimpleNamespace(answered=lambda: None)
        super().__init__(steady, table, person, key, chance)

    async def play(self) -> None:
        while self.scene.get("phase") != "over":
            cable = await self._port.cable(self.table)
            try:
                await self._sit(cable)
            except Cut:
                self.cuts += 1
            finally:
                cable.cut()

    async def _do(self, wish: dict[str, Any]) -> None:
        if self.chance.random() > CUT:
            await super()._do(wish)
            return
        cable: Any = self.socket
        whole = frame(json.dumps(wish))
        way = self.chance.choice(("half", "unheard", "half heard"))
        if way == "half":  # which must have no effect, so it does not count as sent
            cable.writer.write(whole[: self.chance.randrange(1, len(whole))])
            await cable.writer.drain()
            raise Cut
        if wish["command"] == "act":
            self.sent.append(Sent(wish["seat"], wish["action"], wish["version"]))
        cable.writer.write(whole)
        await cable.writer.drain()
        if way == "half heard":
            await cable.reader.read(self.chance.randrange(1, 200))
        raise Cut


def test_whatever_breaks_off_nothing_is_lost_or_done_or_told_twice(tmp_path: Path) -> None:
    async def run() -> None:
        chance = random.Random(4)
        async with hosting(tmp_path) as host, online(host) as port:
            people = [await host.person() for _ in range(3)]
            open_table = await host.table(people[0][1], "Ana", "-", rules="blue-orange,target=40")
            table_of_ben = await host.table(people[2][1], "Cleo", "ben", rules="draw,target=40")
            ana, bo = (
                Cutter(port, open_table["table"], person, open_table["keys"]["1"], chance) for person in people[:2]
            )
            cleo = Cutter(port, table_of_ben["table"], people[2], "", chance)
            await asyncio.gather(ana.play(), bo.play(), cleo.play())
            figures = Figures()
            await checked(host.server.store, [ana, bo], figures)
            await checked(host.server.store, [cleo], figures)
            assert ana.scene["results"] == bo.scene["results"]
            assert min(ana.cuts, bo.cuts, cleo.cuts) > 0
            assert figures.unanswered > 0

    asyncio.run(run())


async def hear_all(guest: Guest) -> None:
    """Hear everything until there is no more. Raises Closed."""
    while True:
        await guest.hear()


def test_who_does_not_read_holds_nobody_up_and_is_sent_away_and_misses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with hosting(tmp_path) as host, online(host, narrow=True) as port:
            table, guests, _ = await two(host, "blue-orange,target=1000")
            lazy = Guest(await port.cable(table, lazy=True), random.Random(0))  # type: ignore[arg-type]
            await lazy.socket.say({"command": "hello"})
            await lazy.hear()
            await lazy.hear()
            live = host.server.tables.live(table)
            assert live is not None
            monkeypatch.setattr(connection, "MOST_WAITING", 20)
            unread = next(each for each in live.connections if each.person is None)
            for _ in range(MANY):
                if unread._closing is not None:
                    break
                await play(guests, 1)
            await play(guests, 10)
            assert unread._closing == (1013, "too slow")
            with pytest.raises(Closed) as closed:
                await hear_all(lazy)
            assert closed.value.code == 1013
            assert lazy.scene["version"] < guests[0].scene["version"]
            monkeypatch.undo()
            back = await port.cable(table)
            await back.say({"command": "hello", "version": lazy.scene["version"]})
            lazy.socket = back  # type: ignore[assignment]
            while lazy.scene["version"] < guests[0].scene["version"]:
                await lazy.hear()
            assert lazy.scene["tiles"] == guests[0].scene["tiles"]
            assert lazy.scene["results"] == guests[0].scene["results"]

    asyncio.run(run())


def test_all_who_come_back_as_soon_as_their_table_has_left_the_memory_find_one_table(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> None:
        async with hosting(tmp_path, patience=0.0, idle=0.0) as host:
            table, (ana, bo), secrets = await two(host)
            for _ in range(3):
                for guest in (ana, bo):
                    await guest.socket.close()
                while len(host.server.tables):
                    await asyncio.sleep(0)
                sockets = await asyncio.gather(*(host.join(table, secret) for secret in secrets))
                for guest, socket in zip((ana, bo), sockets, strict=True):
                    guest.socket = socket
                    await guest.hear()
                while any(chair.get("gone") for guest in (ana, bo) for chair in guest.scene["chairs"]):
                    await min(ana, bo, key=lambda guest: guest.scene["version"]).hear()
                await play([ana, bo], 1)

    asyncio.run(run())
    assert not caplog.records
