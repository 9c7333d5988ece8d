"""Sockets and requests to a server of this machine, and to no other: others must not be loaded."""

from __future__ import annotations

import asyncio
import ipaddress
import json
from collections.abc import Callable
from time import perf_counter
from typing import Any, Final
from urllib.parse import urlsplit

from .frames import CLOSE, PING, PONG, TEXT, FrameError, frame, split

_KEY: Final = "AAAAAAAAAAAAAAAAAAAAAA=="  # what it is does not matter to a client that trusts its server
_PATIENCE: Final = 60.0


class NotLoopback(ValueError):
    """An address that is not on this machine, or no address."""


class ServerFailed(Exception):
    """The server did not do what it should; the text says what it did, in one line."""


def loopback(url: str) -> tuple[str, int]:
    """Host and port of an address such as `http://127.0.0.1:8000`. Raises NotLoopback."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError as error:
        raise NotLoopback(f"{url!r} is no address: {error}") from None
    host = "127.0.0.1" if parts.hostname == "localhost" else parts.hostname or ""
    if parts.scheme != "http" or port is None or parts.path not in ("", "/"):
        raise NotLoopback(f"{url!r} is no address such as http://127.0.0.1:8000")
    try:
        here = ipaddress.ip_address(host).is_loopback
    except ValueError:
        here = False
    if not here:
        raise NotLoopback(f"{url!r} is not on this machine, and the driver loads no other")
    return host, port


class Socket(asyncio.Protocol):
    """One WebSocket. Messages are handed on as they come, with the moment (`perf_counter`) at which they came."""

    __slots__ = ("_failed", "_left_over", "_opened", "_received", "_transport", "closing")

    def __init__(self, received: Callable[[bytes, float], None], failed: Callable[[str], None]) -> None:
        """`failed` is told why, if the socket ends and nobody here wanted it to."""
        self.closing = False
        self._received, self._failed = received, failed
        self._left_over = b""
        self._transport: asyncio.WriteTransport | None = None
        self._opened: asyncio.Future[None] | None = asyncio.get_running_loop().create_future()

    async def open(self, host: str, port: int, path: str) -> None:
        """Connect and shake hands. Raises OSError and ServerFailed."""
        opened = self._opened
        assert opened is not None
        self._transport, _ = await asyncio.get_running_loop().create_connection(lambda: self, host, port)
        self._transport.write(
            f"GET {path} HTTP/1.1\r\nHost: {_host(host)}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {_KEY}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode("ascii")
        )
        async with asyncio.timeout(_PATIENCE):
            await opened

    def send(self, message: bytes) -> None:
        """Send a message; the socket is open."""
        self._write(TEXT, message)

    def close(self) -> None:
        """Take leave and close."""
        if not self.closing and self._transport is not None:
            self.closing = True
            self._write(CLOSE, (1000).to_bytes(2, "big"))
            self._transport.close()

    def data_received(self, data: bytes) -> None:
        """Hand on every whole message."""
        now = perf_counter()
        if self._left_over:
            data = self._left_over + data
        if self._opened is not None:
            data = self._shaken(data)
            if self._opened is not None:
                self._left_over = data
                return
        try:
            frames, self._left_over = split(data)
        except FrameError as error:
            self._end(str(error))
            return
        for kind, payload in frames:
            if kind == TEXT:
                self._received(payload, now)
            elif kind == PING:
                self._write(PONG, payload)
            elif kind == CLOSE:
                code = int.from_bytes(payload[:2], "big")
                self._end(f"the server closed a socket with {code} {payload[2:].decode(errors='replace')}".rstrip())

    def connection_lost(self, exc: Exception | None) -> None:
        """Tell that it is over."""
        self._end(f"a connection was lost: {exc or 'the server hung up'}")

    def _shaken(self, data: bytes) -> bytes:
        """What follows the server's answer to the handshake, if all of that is there."""
        head, end, rest = data.partition(b"\r\n\r\n")
        if not end:
            return data
        status, headers = head.partition(b"\r\n")[::2]
        opened, self._opened = self._opened, None
        assert opened is not None
        if b" 101 " not in status:
            opened.set_exception(ServerFailed(f"the server opened no socket: {status.decode(errors='replace')}"))
        elif b"sec-websocket-extensions" in headers.lower():
            opened.set_exception(ServerFailed("the server uses an extension that nobody asked for"))
        else:
            opened.set_result(None)
        return rest

    def _end(self, reason: str) -> None:
        if self._opened is not None:
            self._opened.set_exception(ServerFailed(reason))
            self._opened = None
        elif not self.closing:
            self._failed(reason)
        self.closing = True
        if self._transport is not None:
            self._transport.close()

    def _write(self, kind: int, payload: bytes) -> None:
        assert self._transport is not None
        self._transport.write(frame(kind, payload))


class Requests:
    """Requests over HTTP, one after the other, on one connection."""

    def __init__(self, host: str, port: int) -> None:
        self.host, self.port = host, port
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def get(self, path: str) -> bytes:
        """What is there. Raises OSError and ServerFailed."""
        return await self._ask("GET", path, b"", "")

    async def post(self, path: str, value: object = None, secret: str = "") -> Any:
        """The JSON value that answers one. Raises OSError and ServerFailed."""
        body = b"" if value is None else json.dumps(value).encode()
        return json.loads(await self._ask("POST", path, body, secret))

    async def aclose(self) -> None:
        """Close the connection."""
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None

    async def _ask(self, method: str, path: str, body: bytes, secret: str) -> bytes:
        if self._streams is None:
            self._streams = await asyncio.open_connection(self.host, self.port)
        reader, writer = self._streams
        bearer = f"Authorization: Bearer {secret}\r\n" if secret else ""
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: {_host(self.host)}:{self.port}\r\n{bearer}"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
        )
        writer.write(head.encode("ascii") + body)
        try:
            async with asyncio.timeout(_PATIENCE):
                status, _, headers = (await reader.readuntil(b"\r\n\r\n")).lower().partition(b"\r\n")
                _, found, rest = headers.partition(b"content-length:")
                if not found:
                    raise ServerFailed(f"{method} {path}: an answer without a length")
                content = await reader.readexactly(int(rest.partition(b"\r\n")[0]))
        except asyncio.IncompleteReadError:
            raise ServerFailed(f"{method} {path}: the server hung up") from None
        except TimeoutError:
            raise ServerFailed(f"{method} {path}: no answer in {_PATIENCE:.0f} seconds") from None
        code = status.split(b" ")[1].decode()
        if not code.startswith("2"):
            raise ServerFailed(f"{method} {path}: {code} {content[:200].decode(errors='replace')}")
        return content


def _host(host: str) -> str:
    """A host as it stands in an address."""
    return f"[{host}]" if ":" in host else host
