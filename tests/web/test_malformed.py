"""What nobody should send is refused, once and with a reason, and nobody else at the table notices anything."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import re
import secrets
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import pytest

from bendo.game import View
from bendo.players import Choice
from tests.test_repository import ROOT
from tests.web.cables import Cable, frame, online
from tests.web.guests import Guest
from tests.web.hostile import Say, answer_of, of_somebody, of_stranger, request
from tests.web.hosting import Host, Inline, Socket, hosting
from tests.web.sittings import two

SAID: Final = 7_500
ASKED: Final = 2_500
SENDERS: Final = 6
BURST: Final = 12


@dataclass
class Played:
    """What two guests said and heard, how many commands they sent, and what was stored."""

    heard: list[list[str]]
    commands: int
    stored: list[str]


@dataclass
class Play:
    """Two guests who play a long match."""

    table: str
    guests: list[Guest]
    accepted: list[str] = field(default_factory=list)
    commands: int = 0

    async def command(self) -> None:
        """Let one of them do something, and both hear it."""
        guest, wish = next((guest, wish) for guest in self.guests if (wish := guest.wish()) is not None)
        heard = await guest.do(wish)
        assert heard["type"] == "update", heard
        self.commands += 1
        self.accepted.append(json.dumps(wish))
        for other in self.guests:
            await other.until(guest.scene["version"])


def predictable(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let clock, ids and deals of a server be the same each time."""
    numbers = itertools.count()
    chance = random.Random(2007)
    monkeypatch.setattr(secrets, "token_urlsafe", lambda _: f"{next(numbers):022}")
    monkeypatch.setattr(secrets, "choice", chance.choice)
    host.server.tables.now = lambda: 1000.0  # type: ignore[method-assign]
    host.server.tables.fresh_secret = lambda: (f"number-{next(numbers)}", "salt")  # type: ignore[method-assign]


async def played(host: Host, play: Play) -> Played:
    """All that came of a play."""
    heard = [list(guest.socket.heard) for guest in play.guests]
    return Played(heard, play.commands, await host.server.store.events(play.table))


async def quiet(folder: Path, monkeypatch: pytest.MonkeyPatch, commands: int) -> Played:
    """The play of two guests whom nobody disturbs."""
    folder.mkdir()
    async with hosting(folder) as host:
        predictable(host, monkeypatch)
        table, guests, _ = await two(host, "blue-orange,target=1000")
        play = Play(table, guests)
        for _ in range(commands):
            await play.command()
        return await played(host, play)


async def noisy(folder: Path, monkeypatch: pytest.MonkeyPatch, chance: random.Random) -> Played:
    """The same play while others send ten thousand things that are refused."""
    folder.mkdir()
    async with hosting(folder) as host:
        predictable(host, monkeypatch)
        table, guests, (ana, _) = await two(host, "blue-orange,target=1000")
        play = Play(table, guests)
        _, stranger = await host.person()
        sockets = [(await host.join(table, secret), secret == ana) for secret in (None, stranger, ana) * (SENDERS // 3)]
        async with asyncio.TaskGroup() as noise:
            tasks = [
                *(noise.create_task(shout(*socket, play, chance, SAID // SENDERS)) for socket in sockets),
                noise.create_task(ask(host, play, stranger, chance)),
            ]
            while not all(task.done() for task in tasks):
                await play.command()
        return await played(host, play)


async def shout(socket: Socket, seated: bool, play: Play, chance: random.Random, messages: int) -> None:
    """Send so many messages that are refused, some at once, and hear one answer to each of them."""
    assert (await socket.hear())["type"] == "welcome"
    while messages > 0:
        burst = min(messages, chance.randrange(1, BURST))
        messages -= burst
        for _ in range(burst):
            await socket.say(message(seated, play, chance))
        for _ in range(burst):
            answer = await socket.answer()
            assert answer["type"] == "refused", answer
            assert answer["code"] in CODES, answer
    assert "the last one" in (await socket.ask('{"command":"the last one"}'))["facts"]["problem"]


def message(seated: bool, play: Play, chance: random.Random) -> Say:
    """What is to be refused; who is seated must not say what it may be that Ana wants."""
    if not seated:
        return of_stranger(chance, play.accepted)
    return of_somebody(chance, [text for text in play.accepted if '"version"' in text])


async def ask(host: Host, play: Play, stranger: str, chance: random.Random) -> None:
    """Send requests that are refused."""
    for _ in range(ASKED):
        asked = request(chance, play.table, stranger, play.accepted)
        answer = await answer_of(host.app, asked)
        assert answer.starts == 1
        assert 400 <= answer.status < 500, (asked, answer)
        refused = json.loads(answer.body)
        assert refused["type"] == "refused"
        assert refused["code"] in CODES, (asked, answer)
        await asyncio.sleep(0)


def documented(name: str) -> set[str]:
    """The codes of refusals in a document."""
    section = (ROOT / "docs" / name).read_text("utf-8").partition(". Refusals\n\n")[2].partition("\n## ")[0]
    return set(re.findall(r"^\| `([a-z-]+)` \|", section, re.MULTILINE))


CODES: Final = frozenset(documented("protocol.md") | documented("table.md"))
"""With which all this may be refused."""


def test_ten_thousand_bad_messages_are_refused_one_by_one_and_disturb_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    chance = random.Random(10_000)
    disturbed = asyncio.run(noisy(tmp_path / "noisy", monkeypatch, chance))
    alone = asyncio.run(quiet(tmp_path / "quiet", monkeypatch, disturbed.commands))
    assert disturbed == alone


class Mistaken(Inline):
    """Has a mistake in it that shows when it is asked for a hint."""

    async def hint(self, view: View, player: str, seed: str | None = None) -> Choice:
        raise ZeroDivisionError(view, player, seed)


def test_a_question_is_answered_whatever_goes_wrong(tmp_path: Path) -> None:
    async def run() -> None:
        async with hosting(tmp_path, Mistaken()) as host:
            _, guests, _ = await two(host)
            asker = next(guest for guest in guests if "seat" in guest.scene["choices"])
            question = {"command": "hint", "seat": asker.scene["choices"]["seat"]}
            for _ in range(2):
                assert (await asker.socket.ask(question))["code"] == "failed"

    asyncio.run(run())


def test_who_sends_too_fast_is_told_so_each_time_and_then_sent_away(tmp_path: Path) -> None:
    async def run() -> None:
        async with hosting(tmp_path, messages_a_second=1e-9) as host:
            table = (await host.table((await host.person())[1], "Ana", "-"))["table"]
            flood = await host.join(table)
            await flood.hear()
            await flood.hear()
            for _ in range(300):
                await flood.say('{"command":"start"}')
            closed = await flood.closed()
            assert (closed.code, flood.heard[2:]) == (1008, ['{"type":"refused","code":"too-fast","facts":{}}'] * 101)

    asyncio.run(run())


WELL_FORMED: Final = frame('{"command":"start"}')
BAD_FRAMES: Final = {
    "text that is no UTF-8": frame("", 0x81, b"\x82") + b"\xff\xfe",
    "a kind that there is not": frame("x", 0x83),
    "a control that there is not": frame("x", 0x8B),
    "bits that mean nothing": frame("x", 0xF1),
    "no mask": b"\x81\x02{}",
    "the rest of nothing": frame("x", 0x80),
    "a ping in parts": frame("x", 0x09),
    "a ping too long": frame("x" * 200, 0x89),
    "a new message inside another": frame("{", 0x01) + frame("}"),
    "as long as can be said": frame("", 0x81, b"\xff" + b"\xff" * 8),
    "as long as can be": frame("", 0x81, b"\xff\x7f" + b"\xff" * 7),
    "longer than a frame may be": frame("x" * 70_000),
    "too long in parts": frame("x" * 40_000, 0x01) + frame("x" * 40_000, 0x80),
    "an end without a reason": frame("", 0x88),
    "an end with half a code": frame(b"\x03", 0x88),
    "an end with a code that there is not": frame(b"\x00\x07", 0x88),
    "an end whose reason is no UTF-8": frame(b"\x03\xe8\xff", 0x88),
    "a request": b"GET / HTTP/1.1\r\n\r\n",
    "nothing but zeros": bytes(300),
}
"""What is no WebSocket any more."""

BAD_HANDS: Final = (
    b"\r\n\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" * 5,
    b"GET /tables/x/socket HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n",
    b"GET / HTTP/9.9\r\n\r\n",
    b"GET /\xff\xfe HTTP/1.1\r\nHost: \xff\r\n\r\n",
    b"POST /persons HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n",
    b"POST /persons HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    b"X" * 100_000,
)
"""What is neither HTTP nor the beginning of a WebSocket."""


def test_broken_frames_end_their_own_connection_and_nothing_else(tmp_path: Path) -> None:
    async def run() -> None:
        chance = random.Random(64)
        async with hosting(tmp_path) as host, online(host) as port:
            table, guests, (ana, _) = await two(host, "blue-orange,target=1000")
            game = Play(table, guests)
            for round, (name, bad) in enumerate(list(BAD_FRAMES.items()) * 2):
                cable = await port.cable(table)
                await cable.say({"command": "hello", "secret": ana} if round % 2 else {"command": "hello"})
                await cable.hear()
                stored = await host.server.store.events(table)
                assert (await asked(cable))["code"] == ("begun" if round % 2 else "no-secret")
                cut = chance.randrange(len(bad) + 1)
                for part in (bad[:cut], bad[cut:]):
                    cable.writer.write(part)
                    await cable.drained()
                cable.writer.write(WELL_FORMED)
                assert await cable.end() in (None, 0, 1000, 1002, 1007, 1009), name
                assert await host.server.store.events(table) == stored
                await game.command()
            for bad in BAD_HANDS:
                cable = await port.plain()
                cable.writer.write(bad)
                cable.writer.write_eof()
                await cable.drained()
                assert b" 2" not in (await cable.reader.read()).partition(b"\r\n")[0]
                await game.command()

    asyncio.run(run())


async def asked(cable: Cable) -> dict[str, Any]:
    """The answer to a message that is well formed."""
    cable.writer.write(WELL_FORMED)
    return await cable.answer()


def test_bad_messages_over_the_network_get_one_answer_each(tmp_path: Path) -> None:
    async def run() -> None:
        chance = random.Random(300)
        async with hosting(tmp_path) as host, online(host) as port:
            table, guests, _ = await two(host, "blue-orange,target=1000")
            game = Play(table, guests)
            cable = await port.cable(table)
            _, stranger = await host.person()
            await cable.say({"command": "hello", "secret": stranger})
            await cable.hear()
            for _ in range(60):
                await game.command()
                said = [of_stranger(chance, game.accepted) for _ in range(5)]
                for message in said:
                    await cable.say(message)
                for _ in said:
                    answer = await cable.answer()
                    assert answer["type"] == "refused"
                    assert answer["code"] in CODES
            await cable.say('{"command":"the last one"}')
            assert "the last one" in (await cable.answer())["facts"]["problem"]

    asyncio.run(run())
