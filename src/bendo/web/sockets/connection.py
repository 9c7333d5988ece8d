"""One open WebSocket: what is to be sent to it, in order, and no more than it reads.

Law: messages arrive in the order in which they were posted; who does not read is cut off and nobody waits for it.
"""

from __future__ import annotations

import asyncio
from typing import Final

from starlette.types import Send

MOST_WAITING: Final = 256
"""A connection that leaves more messages than this unread is closed; it may come back and name its version."""


class Connection:
    """A client's end of a table: whose it is (None: somebody who gave no secret), and where messages go."""

    __slots__ = ("_closing", "_pump", "_send", "_waiting", "person")

    def __init__(self, send: Send, person: str | None = None) -> None:
        self.person = person
        self._send = send
        self._waiting: list[bytes] = []
        self._pump: asyncio.Task[None] | None = None
        self._closing: tuple[int, str] | None = None

    def post(self, message: bytes) -> None:
        """Send a message soon."""
        if self._closing is not None:
            return
        self._waiting.append(message)
        if len(self._waiting) > MOST_WAITING:
            self._waiting.clear()
            self._closing = 1013, "too slow"
        if self._pump is None:
            self._pump = asyncio.create_task(self._run())

    def close(self, code: int, reason: str) -> None:
        """Close it once all that was posted is sent."""
        if self._closing is None:
            self._closing = code, reason
            if self._pump is None:
                self._pump = asyncio.create_task(self._run())

    async def flushed(self) -> None:
        """Return when nothing waits to be sent."""
        while self._pump is not None:
            await asyncio.wait([self._pump])

    def forget(self) -> None:
        """The socket is gone: send nothing more."""
        self._closing = self._closing or (1000, "")
        self._waiting.clear()
        if self._pump is not None:
            self._pump.cancel()

    async def _run(self) -> None:
        try:
            while waiting := self._waiting:
                self._waiting = []
                for message in waiting:
                    await self._send({"type": "websocket.send", "text": message.decode()})
            if self._closing is not None:
                code, reason = self._closing
                await self._send({"type": "websocket.close", "code": code, "reason": reason})
        except (OSError, RuntimeError):  # the other side has gone meanwhile; its reader ends by itself
            self._waiting.clear()
        finally:
            self._pump = None
