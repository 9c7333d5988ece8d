"""The real server in a process of its own that is killed again and again, and people who play on whenever it is there.

When it is killed depends on nothing but the number of answers that were heard, so there is no sleeping and no clock.
"""

from __future__ import annotations

import asyncio
import json
import random
import re
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Protocol

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from bendo.store import Store
from bendo.table import Opened, Table, encode, read_event, scene, told
from bendo.table.events import Acted
from tests.web.guests import Guest

ROOT: Final = Path(__file__).parent.parent.parent
SERVE: Final = "from bendo.cli import main; main()"
ENOUGH: Final = 30.0
"""Seconds after which a test fails rather than hangs."""
GONE: Final = (OSError, EOFError, WebSocketException, httpx.TransportError)
"""What a client notices of a server that is gone."""


class Lives:
    """A server that is killed so many times, each time after another number of answers, and started again."""

    def __init__(self, folder: Path, url: str, kills: int, chance: random.Random) -> None:
        self.kills, self.killed, self.answers = 0, asyncio.Event(), 0
        self._folder, self._url, self._wanted, self._chance = folder, url, kills, chance
        self._next = self._target()
        self._address: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self._process: asyncio.subprocess.Process | None = None
        self._http = httpx.AsyncClient()

    @property
    def enough(self) -> bool:
        """Whether it has been killed as often as it should."""
        return self.kills >= self._wanted

    @property
    def said(self) -> str:
        """What all servers have written to their errors."""
        return (self._folder / "errors").read_text("utf-8")

    async def address(self) -> str:
        """Where the server is, once it is ready."""
        return await asyncio.wait_for(asyncio.shield(self._address), ENOUGH)

    def answered(self) -> None:
        """Count an answer, and kill the server if it was the one."""
        self.answers += 1
        if not self.enough and self.answers >= self._next and self._address.done():
            self._next = self.answers + self._target()
            self.kill()
            self.kills += 1

    def kill(self) -> None:
        """Kill the server at once."""
        assert self._process is not None
        self._process.kill()
        self._address = asyncio.get_running_loop().create_future()
        self.killed.set()

    async def live(self) -> None:
        """Start the server whenever it was killed, until this is cancelled."""
        try:
            while True:
                self.killed.clear()
                await self._start()
                await self.killed.wait()
                assert self._process is not None
                await self._process.wait()
        finally:
            await self._http.aclose()
            if self._process is not None and self._process.returncode is None:
                self._process.kill()
                await self._process.wait()

    async def post(self, path: str, secret: str | None = None, body: Any = None) -> dict[str, Any]:
        """The answer to a request, which is sent once more if the server was killed meanwhile."""
        headers = {"authorization": f"Bearer {secret}"} if secret else {}
        while True:
            address = await self.address()
            try:
                answer = await self._http.post(f"http://{address}{path}", headers=headers, json=body)
            except GONE:
                await asyncio.sleep(0)
                continue
            assert answer.status_code == 201, answer.text
            found: dict[str, Any] = answer.json()
            return found

    def _target(self) -> int:
        return self._chance.choice((1, 2, 5, 10, self._chance.randrange(10, 60)))

    async def _start(self) -> None:
        with (self._folder / "errors").open("ab") as errors:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-c", SERVE, "serve", "--port", "0", "--unlimited",
                "--data", str(self._folder), "--database", self._url,
                cwd=ROOT, stdout=asyncio.subprocess.PIPE, stderr=errors,
            )  # fmt: skip
        assert self._process.stdout is not None
        line = (await self._process.stdout.readline()).decode()
        found = re.search(r"http://([^/]+)/", line)
        assert found is not None, (line, self.said)
        self._address.set_result(found[1])


@dataclass
class Sent:
    """An action that was sent at a version; `answer` is the version of its answer, 0 if it was refused."""

    seat: int
    action: str
    version: int
    answer: int | None = None


class Speaks(Protocol):
    """A way to say and hear, whatever is beneath it."""

    heard: list[str]

    async def say(self, message: Any) -> None: ...

    async def hear(self) -> dict[str, Any]: ...


class Wire:
    """A socket over the network, as guests use it."""

    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection
        self.heard: list[str] = []

    async def say(self, message: Any) -> None:
        await self._connection.send(json.dumps(message))

    async def hear(self) -> dict[str, Any]:
        try:
            async with asyncio.timeout(ENOUGH):
                text = await self._connection.recv(decode=True)
        except TimeoutError:  # which would be taken for that of a server that is gone
            raise AssertionError("nobody says anything any more") from None
        self.heard.append(str(text))
        heard: dict[str, Any] = json.loads(text)
        return heard


class Visitor(Guest):
    """Somebody who sits down, plays to the end of the match, and comes back whenever the server is there again."""

    def __init__(self, lives: Lives, table: str, person: tuple[str, str], key: str, chance: random.Random) -> None:
        super().__init__(None, chance)  # type: ignore[arg-type]  # it comes later
        self.lives, self.table, self.key = lives, table, key
        self.person, self.secret = person
        self.heard: list[str] = []
        self.sent: list[Sent] = []

    async def play(self) -> None:
        """Play until the match is over."""
        while self.scene.get("phase") != "over":
            address = await self.lives.address()
            try:
                async with connect(f"ws://{address}/tables/{self.table}/socket", compression=None) as connection:
                    await self._sit(Wire(connection))
            except GONE:
                await asyncio.sleep(0)

    async def _sit(self, wire: Speaks) -> None:
        self.socket = wire  # type: ignore[assignment]  # it does what a guest needs
        version = self.scene.get("version", 0)
        try:
            await wire.say({"command": "hello", "secret": self.secret, "version": version})
            assert (await self.hear())["type"] == "welcome"
            while not self.scene:
                await self.hear()
            while self.scene["phase"] != "over":
                if (wish := self.wish()) is None:
                    await self.hear()
                else:
                    await self._do(wish)
        finally:
            self.heard += wire.heard

    async def _do(self, wish: dict[str, Any]) -> None:
        sent = Sent(wish["seat"], wish["action"], wish["version"]) if wish["command"] == "act" else None
        if sent is not None:
            self.sent.append(sent)
        answer = await self.do(wish)
        if sent is not None and answer["type"] == "update":
            sent.answer = answer["version"]
        elif sent is not None:
            assert answer["code"] in ("stale", "no-round"), answer  # it was done before the connection broke
            sent.answer = 0
        self.lives.answered()

    def wish(self) -> dict[str, Any] | None:
        """Sit down where a chair waits, begin where none does any more, and then as any guest."""
        if self.scene["phase"] != "waiting":
            return super().wish()
        waiting = [seat for seat, chair in enumerate(self.scene["chairs"]) if chair["kind"] == "open"]
        if not self.scene["seats"]:
            return {"command": "sit", "seat": waiting[0], "name": "Bo", "key": self.key} if waiting else None
        return {"command": "start"} if not waiting and self.scene["seats"] == [0] else None


@dataclass
class Figures:
    """What was found in the end."""

    tables: int = 0
    acknowledged: int = 0
    unanswered: int = 0
    unanswered_but_stored: int = 0
    messages: int = 0


async def match(lives: Lives, people: Sequence[tuple[str, str]], chance: random.Random) -> list[Visitor]:
    """One match of one person against Ben, or of two."""
    rules = chance.choice(("blue-orange,target=20", "draw,target=20", "wild-draw,target=20"))
    other = {"chair": "open"} if len(people) > 1 else {"chair": "bot", "player": "ben"}
    body = {"rules": rules, "chairs": [{"chair": "person", "name": "Ana"}, other]}
    opened = await lives.post("/tables", people[0][1], body)
    visitors = [Visitor(lives, opened["table"], person, opened["keys"].get("1", ""), chance) for person in people]
    await asyncio.gather(*(visitor.play() for visitor in visitors))
    return visitors


async def one_after_the_other(
    lives: Lives, people: Sequence[tuple[str, str]], chance: random.Random
) -> list[list[Visitor]]:
    """Matches of the same people until the server was killed often enough."""
    matches = [await match(lives, people, chance)]
    while not lives.enough:
        matches.append(await match(lives, people, chance))
    return matches


async def checked(store: Store, visitors: Sequence[Visitor], figures: Figures) -> None:
    """Hold what people were told, and what they sent, against the events that are stored."""
    events = [read_event(body) for body in await store.events(visitors[0].table)]
    assert isinstance(events[0], Opened)
    tables = [Table.rebuilt(events[:1])]
    for event in events[1:]:
        tables.append(tables[-1].after(event))
    figures.tables += 1
    acted = {number for number, event in enumerate(events) if isinstance(event, Acted) and event.by == "person"}
    told_of: set[int] = set()
    perhaps: set[int] = set()
    for visitor in visitors:
        for sent in visitor.sent:
            if sent.answer == 0:
                continue
            number = next((number for number in range(sent.version, len(events)) if type(events[number]) is Acted), 0)
            event = events[number]
            there = isinstance(event, Acted) and (event.seat, event.action, event.by) == (
                sent.seat,
                sent.action,
                "person",
            )
            if sent.answer is None:
                figures.unanswered += 1
                perhaps |= {number} if there else set()
                continue
            figures.acknowledged += 1
            assert there
            assert number < sent.answer
            assert number not in told_of
            told_of.add(number)
        for text in visitor.heard:
            figures.messages += _is_so(json.loads(text), visitor.person, tables, events)
    figures.unanswered_but_stored += len(perhaps - told_of)
    assert acted == told_of | perhaps


def _is_so(heard: dict[str, Any], person: str, tables: Sequence[Table], events: Sequence[Any]) -> bool:
    """Whether a message tells of a version; then it must say what that version is."""
    if heard["type"] != "update":
        return False
    version = heard["version"]
    before, after = tables[version - 2].state, tables[version - 1].state
    viewer = person if person in after.people else ""
    if "scene" in heard and version == 1:
        before = after
    if "scene" in heard:
        expected = {"version": version, "scene": json.loads(encode(scene(after, viewer, 0.0)))}
        del heard["scene"]["now"], expected["scene"]["now"]
    else:
        expected = json.loads(encode(told(before, events[version - 1], after, viewer)))
    assert _timeless(heard) == _timeless(expected)
    return True


def _timeless(update: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in update.items() if name not in ("type", "answers", "now")}
