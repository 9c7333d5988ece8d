"""The same server behind a real port, and clients who speak WebSocket byte by byte, and so can break off anywhere."""

from __future__ import annotations

import asyncio
import json
import socket
import struct
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Any, Final, Self

import uvicorn

from bendo.web.serve import configured, listening
from tests.web.hosting import Closed, Host

SMALL: Final = 4096
"""Bytes that the system keeps of what somebody does not read, so that it is soon full."""
ENOUGH: Final = 30.0
"""Seconds after which a test fails rather than hangs."""
TEXT, CLOSE, PING = 1, 8, 9
"""Kinds of frames."""


class _Running(uvicorn.Server):
    """Tells when it is ready, and leaves signals alone."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.ready = asyncio.Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.ready.set()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


class Port:
    """Where a server is to be reached, and everybody who has reached it."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.cables: list[Cable] = []

    async def plain(self, *, lazy: bool = False) -> Cable:
        """A connection over which nothing has been said yet; who is lazy reads only what is asked for."""
        end = socket.socket(proto=socket.IPPROTO_TCP)
        end.setblocking(False)
        if lazy:
            end.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
        await asyncio.get_running_loop().sock_connect(end, ("127.0.0.1", self.number))
        cable = Cable(*await asyncio.open_connection(sock=end, limit=1024 if lazy else 1 << 16))
        self.cables.append(cable)
        return cable

    async def cable(self, table: str, *, lazy: bool = False) -> Cable:
        """A socket to a table."""
        cable = await self.plain(lazy=lazy)
        await cable.shake_hands(table)
        return cable


class Cable:
    """The client's end of a WebSocket over the network; for guests it is a socket like any other."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer
        self.heard: list[str] = []

    async def shake_hands(self, table: str) -> Self:
        """Ask for a WebSocket, and get it."""
        self.writer.write(
            f"GET /tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        head = await self.reader.readuntil(b"\r\n\r\n")
        assert b" 101 " in head, head
        return self

    async def say(self, message: Any) -> None:
        """Send a value as JSON, or a text or bytes as they are."""
        self.writer.write(frame(message if isinstance(message, str | bytes) else json.dumps(message)))

    async def hear(self) -> dict[str, Any]:
        """The next message. Raises Closed, and IncompleteReadError or OSError if the connection ends without a word."""
        while True:
            kind, data = await self._frame()
            if kind == CLOSE:
                raise Closed(int.from_bytes(data[:2], "big"), data[2:].decode())
            if kind == TEXT:
                self.heard.append(data.decode())
                heard: dict[str, Any] = json.loads(data)
                return heard

    async def answer(self) -> dict[str, Any]:
        """The next message that answers one of ours."""
        while True:
            heard = await self.hear()
            if heard["type"] != "update" or heard.get("answers"):
                return heard

    async def end(self) -> int | None:
        """Hear everything to the end, and answer with which code it came, 0 if with none, None if there was no word."""
        try:
            while True:
                await self.hear()
        except Closed as closed:
            return closed.code
        except (OSError, EOFError):
            return None

    async def drained(self) -> None:
        """Let the other side have what was said, if it still wants it."""
        with suppress(OSError):
            await self.writer.drain()

    def cut(self) -> None:
        """Break off."""
        self.writer.transport.abort()

    async def _frame(self) -> tuple[int, bytes]:
        async with asyncio.timeout(ENOUGH):
            first, length = await self.reader.readexactly(2)
            if length >= 126:
                size = await self.reader.readexactly(2 if length == 126 else 8)
                length = int.from_bytes(size, "big")
            return first & 15, await self.reader.readexactly(length)


def frame(data: str | bytes, first: int | None = None, length: bytes | None = None) -> bytes:
    """A frame as a client sends it; `first` and `length` are bytes of its head that are not as they should be."""
    kind = 0x81 if isinstance(data, str) else 0x82
    body = data.encode() if isinstance(data, str) else data
    if length is None:
        size = len(body)
        short, long = bytes([0x80 | size]) if size < 126 else b"", b"\xfe" + struct.pack("!H", size % 2**16)
        length = short or (long if size < 2**16 else b"\xff" + struct.pack("!Q", size))
    return bytes([kind if first is None else first]) + length + b"\0\0\0\0" + body


@asynccontextmanager
async def online(host: Host, *, narrow: bool = False) -> AsyncIterator[Port]:
    """Behind a port of this machine; where it is narrow the system keeps little of what is not read yet."""
    listener = listening("127.0.0.1", 0)
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # as uvloop does; asyncio waits for each packet
    if narrow:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SMALL)
    running = _Running(configured(host.app))
    serving = asyncio.create_task(running.serve(sockets=[listener]))
    await running.ready.wait()
    port = Port(listener.getsockname()[1])
    try:
        yield port
    finally:
        for cable in port.cables:
            cable.cut()
        running.should_exit = True
        await serving
