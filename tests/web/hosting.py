"""A server for the tests, in this process and without a network: requests by httpx, sockets by ASGI itself."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Self

import httpx
from starlette.types import ASGIApp

from bendo.game import View
from bendo.notation import spell_view
from bendo.players import Choice
from bendo.players import player as seated
from bendo.store import Store
from bendo.web.app import application
from bendo.web.server import Server
from bendo.web.settings import Settings

HOST = "bendo.test"
ADDRESS = "192.0.2.1"


class Inline:
    """Asks players here and now, in place of worker processes."""

    async def choose(self, view: View, player: str, seed: str) -> Choice:
        return seated(player, seed or spell_view(view), view.seat).choose(view)

    async def hint(self, view: View, player: str, seed: str | None = None) -> Choice:
        return seated(player, seed or spell_view(view), view.seat).choose(view)

    async def review(self, asked: Sequence[View], player: str, seed: str | None = None) -> tuple[Choice, ...]:
        return tuple([seated(player, seed or spell_view(view), view.seat).choose(view) for view in asked])


class Host:
    """A server and the ways to it."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.app: ASGIApp = application(server)
        self.sockets: list[Socket] = []
        self.http = httpx.AsyncClient(
            transport=httpx.ASGITransport(app=self.app, client=(ADDRESS, 1)), base_url=f"http://{HOST}"
        )

    async def request(self, method: str, path: str, secret: str | None = None, **more: Any) -> httpx.Response:
        headers = {"authorization": f"Bearer {secret}"} if secret else {}
        return await self.http.request(method, path, headers=headers | more.pop("headers", {}), **more)

    async def person(self) -> tuple[str, str]:
        """Somebody new: id and secret."""
        known = (await self.request("POST", "/persons")).json()
        return known["id"], known["secret"]

    async def table(self, secret: str, *chairs: str, rules: str = "blue-orange", **more: Any) -> dict[str, Any]:
        """A new table; `-` is an open chair, `ben…` a player of the program, any other the name of the opener."""
        body = {"rules": rules, "chairs": [chair(word) for word in chairs], **more}
        answer = await self.request("POST", "/tables", secret, json=body)
        assert answer.status_code == 201, answer.text
        opened: dict[str, Any] = answer.json()
        return opened

    def socket(self, table: str, **headers: str) -> Socket:
        """A socket to a table, not open yet."""
        socket = Socket(self.app, f"/tables/{table}/socket", headers)
        self.sockets.append(socket)
        return socket

    async def join(self, table: str, secret: str | None = None, version: int = 0) -> Socket:
        """An open socket that has said who it is."""
        socket = await self.socket(table).open()
        hello = {"command": "hello", "version": version}
        await socket.say(hello if secret is None else hello | {"secret": secret})
        return socket


def chair(word: str) -> dict[str, str]:
    """A chair as a client asks for it."""
    if word == "-":
        return {"chair": "open"}
    return {"chair": "bot", "player": word} if word.startswith("ben") else {"chair": "person", "name": word}


def settings_in(folder: Path, **changes: Any) -> Settings:
    """Settings that limit nothing, unless told."""
    unlimited: dict[str, Any] = dict.fromkeys(Settings.limits, 1_000_000)
    return Settings(data=folder, **(unlimited | changes))


@asynccontextmanager
async def hosting(folder: Path, thinker: Any = None, **changes: Any) -> AsyncIterator[Host]:
    """A server with its state in this folder."""
    settings = settings_in(folder, **changes)
    store = await Store.open(settings.url)
    try:
        host = Host(Server(settings, store, thinker or Inline()))
        try:
            yield host
        finally:
            await host.http.aclose()
            await host.server.tables.aclose()
            for socket in host.sockets:
                await socket.close()
    finally:
        await store.aclose()


class Closed(Exception):
    """The server has closed the socket: code and reason."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(code, reason)
        self.code, self.reason = code, reason


class Socket:
    """The client's end of a WebSocket, spoken to by ASGI messages."""

    def __init__(self, app: ASGIApp, path: str, headers: dict[str, str], address: str = ADDRESS) -> None:
        self._app = app
        self._scope = {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": path,
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": b"",
            "headers": [(b"host", HOST.encode()), *((k.encode(), v.encode()) for k, v in headers.items())],
            "client": (address, 1),
            "server": (HOST, 80),
            "subprotocols": [],
            "state": {},
            "extensions": {},
        }
        self._to_server: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._from_server: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._serving: asyncio.Task[None] | None = None
        self.heard: list[str] = []

    async def open(self) -> Self:
        """Connect. Raises Closed if the server refuses."""
        self._to_server.put_nowait({"type": "websocket.connect"})

        async def send(message: Any) -> None:
            self._from_server.put_nowait(message)

        async def serve() -> None:
            await self._app(self._scope, self._to_server.get, send)

        self._serving = asyncio.create_task(serve())
        first = await self._from_server.get()
        if first["type"] == "websocket.close":
            raise Closed(first["code"], first.get("reason", ""))
        return self

    async def say(self, message: Any) -> None:
        """Send a value as JSON, or a text or bytes as they are."""
        if isinstance(message, bytes):
            self._to_server.put_nowait({"type": "websocket.receive", "bytes": message})
        else:
            text = message if isinstance(message, str) else json.dumps(message)
            self._to_server.put_nowait({"type": "websocket.receive", "text": text})

    async def hear(self) -> dict[str, Any]:
        """The next message. Raises Closed."""
        async with asyncio.timeout(20):
            message = await self._from_server.get()
        if message["type"] == "websocket.close":
            self._from_server.put_nowait(message)
            raise Closed(message["code"], message.get("reason", ""))
        self.heard.append(message["text"])
        heard: dict[str, Any] = json.loads(message["text"])
        return heard

    async def answer(self) -> dict[str, Any]:
        """The next message that answers one of ours; updates that do not are passed over."""
        while True:
            heard = await self.hear()
            if heard["type"] != "update" or heard.get("answers"):
                return heard

    async def ask(self, message: Any) -> dict[str, Any]:
        """Say something, and hear the answer."""
        await self.say(message)
        return await self.answer()

    async def closed(self) -> Closed:
        """Hear everything until the server closes the socket, and answer how it did."""
        try:
            while True:
                await self.hear()
        except Closed as closed:
            return closed

    async def close(self) -> None:
        """Hang up, and wait until the server has noticed."""
        self._to_server.put_nowait({"type": "websocket.disconnect", "code": 1000})
        if self._serving is not None:
            await self._serving
