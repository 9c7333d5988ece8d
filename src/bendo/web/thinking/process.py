"""One process that is asked one line at a time and says one line to each.

A protocol and no streams, since a question then costs the server half the time.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Sequence
from contextlib import suppress
from typing import Final, Literal, Self, cast

from bendo.web.thinking.messages import LONGEST

ENDING: Final = 1.0
"""Seconds in which a process that has closed its output may end by itself."""

Why = Literal["died", "late", "garbled", "unstarted"]
"""Why there is no answer: the worker died, took too long, talked nonsense, or never began."""

_log = logging.getLogger("bendo.web.thinking")


class Lost(Exception):
    """A worker has not answered as it should."""

    def __init__(self, why: Why) -> None:
        super().__init__(why)
        self.why: Why = why


class Process(asyncio.SubprocessProtocol):
    """A process and its pipes. It is out of reach of Ctrl-C, and is told no setting of the server's."""

    def __init__(self) -> None:
        self._heard = b""
        self._line: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._deaf = self._silent = False
        self._exited = asyncio.Event()
        self._gone = asyncio.Event()

    @classmethod
    async def start(cls, command: Sequence[str]) -> Self:
        """A new process. Raises OSError."""
        environment = {name: value for name, value in os.environ.items() if not name.startswith("BENDO_")}
        loop = asyncio.get_running_loop()
        beginning = asyncio.ensure_future(
            loop.subprocess_exec(cls, *command, env=environment, start_new_session=True)  # lasts no longer than a fork
        )
        try:
            _, process = await asyncio.shield(beginning)
        except asyncio.CancelledError:  # a process that has half begun could not be waited for
            with suppress(OSError):
                _, process = await beginning
                await process.end()
            raise
        return process

    @property
    def running(self) -> bool:
        """Whether it can still be asked."""
        return not (self._deaf or self._silent or self._exited.is_set())

    @property
    def pid(self) -> int:
        """Its number in the system."""
        return self._transport.get_pid()

    async def first_line(self, seconds: float) -> bytes:
        """What it says unasked. Raises Lost."""
        return await self._said(seconds)

    async def answer(self, line: bytes, seconds: float) -> bytes:
        """What it says to a line. Raises Lost."""
        if not self.running:
            raise Lost("died")
        if self._heard:  # before anybody asked
            raise Lost("garbled")
        self._line = asyncio.get_running_loop().create_future()
        self._input.write(line)
        return await self._said(seconds)

    async def end(self) -> None:
        """Kill it, and wait until nothing is left of it."""
        if not self.running:  # it is about to end; killing it now could get in the way of noticing that
            with suppress(TimeoutError):
                async with asyncio.timeout(ENDING):
                    await self._exited.wait()
        if not self._exited.is_set():
            self._transport.kill()
            await self._exited.wait()
        self._transport.close()
        await self._gone.wait()

    async def _said(self, seconds: float) -> bytes:
        late = asyncio.get_running_loop().call_later(seconds, self._give_up)
        try:
            line = await self._line
        except TimeoutError:
            raise Lost("late") from None
        finally:
            late.cancel()
        if not line.endswith(b"\n"):
            raise Lost("garbled" if line else "died")
        return line

    def _give_up(self) -> None:
        if not self._line.done():
            self._line.set_exception(TimeoutError())

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take the pipes."""
        self._transport = cast(asyncio.SubprocessTransport, transport)
        self._input = cast(asyncio.WriteTransport, self._transport.get_pipe_transport(0))

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        """Take what it says, as the line that is waited for, and log what it says besides."""
        if fd == 2:
            for said in data.decode("utf-8", "replace").splitlines():
                _log.warning("worker %d: %s", self.pid, said[:500])
            return
        self._heard += data
        if not self._line.done() and b"\n" in data:
            line, _, self._heard = self._heard.partition(b"\n")
            self._line.set_result(line + b"\n")
        elif len(self._heard) > LONGEST:
            self._close_output(self._heard)

    def pipe_connection_lost(self, fd: int, exc: Exception | None) -> None:  # noqa: ARG002
        """Note that nothing more will come."""
        if fd == 0:
            self._deaf = True
        elif fd == 1:
            self._close_output(b"")

    def process_exited(self) -> None:
        """Note that it has ended."""
        self._exited.set()

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        """Note that all pipes are closed too."""
        self._gone.set()

    def _close_output(self, said: bytes) -> None:
        """Listen no more; what it said last is no whole line."""
        self._silent = True
        if not self._line.done():
            self._line.set_result(said)
        output = self._transport.get_pipe_transport(1)
        if output is not None:
            output.close()
