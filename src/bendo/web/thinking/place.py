"""The place of one worker: its process, and after it has died or was killed the next one.

Law: at any time the place has at most one process, which has at most one question. A process that has not answered as
it should is killed before anybody is told, so no answer is ever taken for that to another question.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Callable, Sequence
from typing import Final

from bendo.web.thinking.messages import READY
from bendo.web.thinking.process import Lost, Process

COMMAND: Final = (sys.executable, "-X", "faulthandler", "-m", "bendo.web.thinking.worker")
"""Starts a worker."""

PATIENCE: Final = 4
"""After so many failed starts, one after the other, nobody is made to wait for the next."""

_log = logging.getLogger("bendo.web.thinking")


def growing_pause(failures: int) -> float:
    """Seconds between the last of so many failed starts and the next start: 0.1, doubling up to 5."""
    return min(0.1 * 2.0 ** min(failures - 1, 10), 5.0)


class Place:
    """Asks its worker, and starts one whenever there is none. `starting` is how many seconds a start may take.

    `lost` counts the workers that died or were killed over a question.
    """

    def __init__(self, command: Sequence[str], starting: float, pause: Callable[[int], float]) -> None:
        self.command, self.starting, self.pause = command, starting, pause
        self.lost = 0
        self._process: Process | None = None
        self._failures = 0
        self._not_before = 0.0

    @property
    def pid(self) -> int | None:
        """The process, None if there is none now."""
        return self._process.pid if self._process is not None and self._process.running else None

    async def begin(self) -> Process:
        """The worker, a new one if there is none. Raises Lost."""
        if self._process is not None and self._process.running:
            return self._process
        await self.stop()
        wait = self._not_before - asyncio.get_running_loop().time()
        if self._failures and wait > 0:
            if self._failures >= PATIENCE:
                raise Lost("unstarted")
            await asyncio.sleep(wait)
        try:
            self._process = await Process.start(self.command)
            if await self._process.first_line(self.starting) != READY:
                raise Lost("garbled")
        except (OSError, Lost) as error:
            _log.error("a worker could not be started: %s", error)
            await self.stop()
            self._failures += 1
            self._not_before = asyncio.get_running_loop().time() + self.pause(self._failures)
            raise Lost("unstarted") from error
        self._failures = 0
        return self._process

    async def ask(self, line: bytes, seconds: float) -> bytes:
        """What the worker says to that line. Raises Lost if it says nothing in that many seconds, its start apart."""
        process = await self.begin()
        try:
            return await process.answer(line, seconds)
        except Lost as lost:
            await self.replace(lost)
            raise

    async def replace(self, lost: Lost) -> None:
        """Kill the worker, which has not done as it should; the next one starts when it is needed."""
        self.lost += 1
        _log.warning("worker %s is replaced: %s", self._process and self._process.pid, lost.why)
        await self.stop()

    async def stop(self) -> None:
        """Kill the worker if there is one, and wait until nothing is left of it."""
        if self._process is not None:
            await self._process.end()
            self._process = None
