"""What nobody should send: messages and requests that are broken, too large, out of turn, told twice or forged.

Everything here must be refused. What a stranger sends may say anything but a reaction; who sends with the secret of
somebody at the table must not happen to say what that one might.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple
from urllib.parse import quote, unquote

from starlette.types import ASGIApp

from tests.web.hosting import ADDRESS, HOST

Say = str | bytes

JUNK: Final[tuple[Any, ...]] = (
    None, True, False, -1, 0, 1, 3, 1.5, -0.0, 1e300, 2**63, 10**30, 10**1000, "", "0", "x" * 200, "\0", "é\u202e",
    "66", [], [[]], {}, {"seat": {}}, [None] * 50, "43b", "+", "ben",
)  # fmt: skip
"""Values where others are expected."""

FIELDS: Final = (
    "command", "seat", "action", "version", "name", "key", "person", "player", "on", "reaction", "secret", "round",
)  # fmt: skip

COMMANDS: Final = (
    "sit", "rename", "stand-up", "start", "act", "ready", "automatic", "ask-undo", "agree-undo", "refuse-undo",
    "onward", "rematch", "begin-rematch", "resign", "present", "wait", "hand-over", "take-back", "end", "hint",
    "review", "hello", "Act", "", "house", "tick", "__class__", "x" * 300,
)  # fmt: skip

BROKEN: Final[tuple[Say, ...]] = (
    "", " ", "{", "}", "null", "0", '"act"', "[]", "NaN", "-Infinity", '{"command":NaN}', "{'command': 'start'}",
    '{"command":"act","command":"start"', '{"command":"start",}', '{"command":"start"}{"command":"start"}', "\0",
    '{"command":"sit","seat":1,"name":"\\ud800","key":""}',
    '{"command":"sit","seat":1,"name":"\\udc00\\ud800","key":""}',
    '{"command":"\\u0000"}', '{"command":"act","seat":1e400,"action":"+","version":1}', "\ufeff{}",
    '{"command":"act","seat":1,"action":"+","version":1e0}', '{"command":"act","seat":01,"action":"+","version":1}',
    b"\xff\xfe", b'{"command":"\xff"}', b"\xed\xa0\x80", b"\x00" * 40, b"\xf8\x88\x80\x80\x80", b"",
)  # fmt: skip


def deep(chance: random.Random) -> str:
    """Nested as deeply as fits, closed or not."""
    opening, closing = chance.choice((("[", "]"), ('{"a":', "}"), ('{"command":', "}"), ('[{"seat":', "}]")))
    levels = chance.choice((10, 200, 4000 // (len(opening) + len(closing))))
    return opening * levels + chance.choice(("", "1")) + closing * chance.choice((0, levels, levels - 1))


def large(chance: random.Random) -> Say:
    """Longer than a message may be."""
    length = chance.choice((4097, 5000, 20_000, 60_000))
    text = chance.choice(("[" * length, " " * length, json.dumps({"command": "react", "reaction": "x" * length})))
    return text.encode() if chance.random() < 0.3 else text


def anything(chance: random.Random) -> str:
    """A command with fields of all kinds."""
    fields = {name: chance.choice(JUNK) for name in chance.sample(FIELDS[1:], chance.randrange(6))}
    return json.dumps({"command": chance.choice(COMMANDS)} | fields)


def wrong_type(chance: random.Random) -> str:
    """A command that is right but for one field, which is of another type, missing or one too many."""
    message = dict(chance.choice(HIS)(chance))
    match chance.randrange(3):
        case 0:
            message[chance.choice(list(message))] = chance.choice(([], {}, None, 1.5, [0], {"x": 1}))
        case 1 if len(message) > 1:
            del message[chance.choice(list(message))]
        case _:
            message["because"] = chance.choice(JUNK)
    return json.dumps(message)


SEAT: Final = 1
"""Whose seat others want."""

HIS: Final[tuple[Callable[[random.Random], dict[str, Any]], ...]] = (
    lambda chance: {
        "command": "act",
        "seat": SEAT,
        "action": chance.choice(("+", "-", "66", "!", "64a")),
        "version": 9,
    },
    lambda _: {"command": "ready", "seat": SEAT, "version": 10**6},
    lambda chance: {"command": "automatic", "seat": SEAT, "on": chance.random() < 0.5},
    lambda chance: {"command": "ask-undo", "seat": SEAT, "version": chance.choice((1, 10**6))},
    lambda _: {"command": "rename", "seat": SEAT, "name": "Mallory"},
    lambda _: {"command": "stand-up", "seat": SEAT},
    lambda _: {"command": "resign", "seat": SEAT},
    lambda chance: {"command": "hand-over", "seat": SEAT, "player": chance.choice(("ben", "nobody", "ben,x=1", ""))},
    lambda _: {"command": "take-back", "seat": SEAT},
    lambda chance: {"command": "hint", "seat": SEAT, "player": chance.choice(("ben", "nobody"))},
    lambda chance: {"command": "review", "seat": SEAT} | chance.choice(({}, {"round": 0}, {"round": 10**6})),
    lambda chance: {"command": "sit", "seat": SEAT, "name": "Mallory", "key": chance.choice(("", "x" * 22))},
)
"""Commands for somebody else's seat."""

HOUSES: Final[tuple[dict[str, Any], ...]] = (
    {"command": "present", "person": "k6avNW7qM8nDOQzLgYyf0g", "present": False},
    {"command": "begin-rematch", "number": "7", "salt": "salt"},
)
"""What the server alone may say."""

STALE: Final[tuple[dict[str, Any], ...]] = (
    *({"command": "act", "seat": 0, "action": action, "version": version} for action in "+-" for version in (-5, 0, 1)),
    {"command": "act", "seat": 0, "action": "66", "version": 0},
    {"command": "ask-undo", "seat": 0, "version": 0},
    {"command": "agree-undo", "version": 10**9},
    {"command": "refuse-undo"},
    {"command": "start"},
    {"command": "take-back", "seat": 0},
    {"command": "end"},
    {"command": "react", "reaction": "shout"},
    {"command": "hello", "version": 0},
)
"""What somebody at the table is refused who sends it of its own seat."""


def of_stranger(chance: random.Random, accepted: Sequence[str]) -> Say:
    """A message of somebody who has no seat. `accepted` are messages of others that were accepted."""
    match chance.randrange(8):
        case 0:
            return chance.choice(BROKEN)
        case 1:
            return anything(chance)
        case 2:
            return chance.choice((deep, large))(chance)
        case 3:
            return wrong_type(chance)
        case 4 if accepted:
            return chance.choice(accepted)
        case 5 if accepted:
            return garbled(chance.choice(accepted), chance)
        case 6:
            return json.dumps(chance.choice((*HOUSES, *STALE)))
    return json.dumps(chance.choice(HIS)(chance))


def of_somebody(chance: random.Random, accepted: Sequence[str]) -> Say:
    """A message with the secret of who sits at seat 0, of whom `accepted` are messages that carried a version."""
    match chance.randrange(7):
        case 0:
            return chance.choice(BROKEN)
        case 1:
            return chance.choice((deep, large))(chance)
        case 2:
            return json.dumps(chance.choice((*HOUSES, *STALE)))
        case 3 if accepted:
            return chance.choice(accepted)
        case 4 if accepted:
            text = chance.choice(accepted)
            return text[: chance.randrange(len(text))]
        case 5:
            return wrong_type(chance)
    return json.dumps(chance.choice(HIS)(chance))


def garbled(text: str, chance: random.Random) -> str:
    """A text with some letters lost, added or changed."""
    letters = list(text)
    for _ in range(chance.randrange(1, 4)):
        at = chance.randrange(len(letters))
        letters[at : at + chance.randrange(2)] = chance.choice(("", '"', "{", "}", "9", "-", "\\", "a", ":", "\x7f"))
    return "".join(letters)


# --- without a socket ------------------------------------------------------------------------------------------------


class Asked(NamedTuple):
    """A request as it comes to the application."""

    method: str
    target: bytes
    headers: tuple[tuple[bytes, bytes], ...] = ()
    body: bytes = b""


class Answered(NamedTuple):
    """Its answer; `starts` is how often one began."""

    status: int
    body: bytes
    starts: int


async def answer_of(app: ASGIApp, asked: Asked) -> Answered:
    """What an application answers; errors inside it are raised."""
    path, _, query = asked.target.partition(b"?")
    scope = {
        "type": "http",
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "method": asked.method,
        "scheme": "http",
        "path": unquote(path.decode("ascii")),
        "raw_path": path,
        "root_path": "",
        "query_string": query,
        "headers": [(b"host", HOST.encode()), *asked.headers],
        "client": (ADDRESS, 1),
        "server": (HOST, 80),
        "state": {},
        "extensions": {},
    }
    cut = len(asked.body) // 2
    parts = [
        {"type": "http.request", "body": asked.body[:cut], "more_body": True},
        {"type": "http.request", "body": asked.body[cut:], "more_body": False},
    ]
    starts: list[int] = []
    body = bytearray()

    async def receive() -> Any:
        return parts.pop(0) if parts else {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        if message["type"] == "http.response.start":
            starts.append(message["status"])
        else:
            body.extend(message.get("body", b""))

    await app(scope, receive, send)
    return Answered(starts[0], bytes(body), len(starts))


PATHS: Final = (
    "/tables/", "/tables//socket", "/tables/%00", "/tables/%FF%FE/events", "/tables/%F0%9F%82%A1", "/tables/..%2F..",
    "/../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/assets/../../x", "/assets/%00", "/assets/", "/%00", "//", "///x",
    "/tables/TABLE/", "/tables/TABLE/socket", "/tables/TABLE/commands", "/tables/TABLE/nothing",
    "/tables/" + "x" * 5000, "/tables/table/events?since=0", "/me/",
    "/tables/TABLE/replay", "/tables/TABLE/replay/0", "/tables/TABLE/check", "/tables/TABLE/check?commit=x",
    "/tables/TABLE/picture?palette=puce", "/tables/TABLE/picture?faces=", "/tables/TABLE/picture?hands=maybe",
    "/tables/TABLE/picture?language=%00", "/tables/" + "x" * 5000 + "/picture", "/tables/%00/replay",
    "/sheets/", "/sheets/nothing", "/sheets/%00", "/sheets/%FF", "/sheets/block,target=-1", "/sheets/" + "x" * 5000,
    "/sheets/block,hand=7/6/5/4", "/sheets?language=", "/sheets?language=xx", "/sheets/block?language=..%2Fen",
    "/persons/x", "/index.html/x", "/t/", "/metrics/x", "/" + "%61" * 900,
)  # fmt: skip
"""Where nothing is to be got."""

NUMBERS: Final = (
    "-1", "x", "1.5", "1e3", "٣", "²", "9" * 16, "9" * 5000, "", " 1", "0x1", "+1", "None", "\0", "🂡", "1&since=x",
)  # fmt: skip

BODIES: Final[dict[str, tuple[Any, ...]]] = {
    "/tables": (
        {"rules": "blue-orange", "chairs": [{"chair": "bot"}, {"chair": "bot"}]},
        {"rules": "blue-orange", "chairs": [{"chair": "person", "name": "Ana"}, {"chair": "bot"}]},
        {"rules": "blue-orange", "chairs": [{"chair": "open"}] * 9},
        {"rules": "blue-orange", "chairs": []},
        {"rules": "blue-orange", "chairs": [{"chair": "open"}]},
        {"rules": "blue-orange", "chairs": [{"chair": "open"}] * 2, "number": "7"},
        {"rules": "blue-orange", "chairs": [{"chair": "open"}] * 2, "seconds": 10**6},
        {"rules": "blue-orange", "chairs": [{"chair": "open"}] * 2, "seconds": -1},
        {"rules": "blue-orange,target=x", "chairs": [{"chair": "open"}] * 2},
        {"rules": "blue-orange,target=" + "9" * 400, "chairs": [{"chair": "open"}] * 2},
        {"rules": "x" * 501, "chairs": [{"chair": "open"}] * 2},
        {"rules": "\0", "chairs": [{"chair": "open"}] * 2},
        {"rules": "draw", "chairs": [{"chair": "open"}, {"chair": "bot", "player": "nobody"}]},
        {"rules": "draw", "chairs": [{"chair": "open"}, {"chair": "bot", "player": "ben,double=" + "9" * 900}]},
        {"rules": "draw", "chairs": [{"chair": "open"}, {"chair": "bot", "player": "ben,double=nan"}]},
        {"rules": "draw", "chairs": [{"chair": "table"}, {"chair": "open"}]},
    ),
    "/records": (
        {"record": "", "name": "Mallory"},
        {"record": "x" * 300_000, "name": "Mallory"},
        {"record": "[rules blue-orange]\n\0", "name": "Mallory"},
        {"record": "[bendo 1]\n" * 50, "name": ""},
        {"record": 7, "name": "Mallory"},
    ),
    "/persons/redeem": ({"code": "7KQ2M-04XBD"}, {"code": ""}, {"code": "x" * 33}, {"code": "\0"}, {"code": "é" * 30}),
    "/me/settings": ([], {"": 1}, {"x" * 65: 1}, {"a": "x" * 5000}, {str(name): 0 for name in range(65)}),
    "/tables/TABLE/commands": (*HOUSES, {"command": "hello"}, {"command": "hint", "seat": 0}, {"command": "start"}),
}  # fmt: skip


def request(chance: random.Random, table: str, stranger: str, accepted: Sequence[str]) -> Asked:
    """A request that is to be refused; `stranger` is the secret of somebody without a seat."""
    authorized = (b"authorization", f"Bearer {stranger}".encode())
    match chance.randrange(7):
        case 0:
            method = chance.choice(("GET", "POST", "PUT", "DELETE", "PATCH", "TRACE", "CONNECT", "X" * 50, "get"))
            return Asked(method, _wrong(method, chance, table))
        case 1:
            name = chance.choice(("since", "wait"))
            return Asked("GET", f"/tables/{table}/events?{name}={quote(chance.choice(NUMBERS), safe='&=')}x".encode())
        case 2:
            scheme = chance.choice((b"Bearer ", b"bearer ", b"BEARER   "))
            secret = chance.choice((b"x", b"\xff\xfe", b"A" * 22, b"A" * 5000, b"\0", stranger.encode() + b"x", b"'--"))
            return Asked("GET", f"/tables/{table}".encode(), ((b"authorization", scheme + secret),))
        case 3:
            said = of_stranger(chance, accepted)
            body = said if isinstance(said, bytes) else said.encode()
            return Asked("POST", f"/tables/{table}/commands".encode(), chance.choice(((), (authorized,))), body)
        case 4:
            origin = chance.choice(
                (b"https://evil.example", b"null", b"http://bendo.test.evil", b"//", b"\xff", b"http://", b"http://[")
            )
            return Asked("POST", f"/tables/{table}/commands".encode(), (authorized, (b"origin", origin)), b"{}")
        case 5:
            path = chance.choice(list(BODIES))
            said = chance.choice((deep(chance), large(chance), *map(_encoded, BROKEN)))
            return Asked(_method(path), path.replace("TABLE", table).encode(), (authorized,), _encoded(said) + b"\0")
    path = chance.choice([path for path, bodies in BODIES.items() if bodies])
    headers = (authorized,) if path == "/me/settings" else ()
    return Asked(
        _method(path), path.replace("TABLE", table).encode(), headers, json.dumps(chance.choice(BODIES[path])).encode()
    )


def _wrong(method: str, chance: random.Random, table: str) -> bytes:
    """A place that there is not, or where that can't be done."""
    there = ("/tables/TABLE", "/tables/TABLE/events", "/me/export", "/healthz", "/version", "/metrics", "/t/TABLE")
    path = chance.choice(PATHS if method in ("GET", "POST") else there)
    return quote(path.replace("TABLE", table), safe="/%?=").encode()


def _method(path: str) -> str:
    return "PATCH" if path == "/me/settings" else "POST"


def _encoded(said: Say) -> bytes:
    return said if isinstance(said, bytes) else said.encode()
