"""A schedule that does not wait for anybody: at each table something falls due once in a period.

Timers of event loops are counted in milliseconds, which is as long as what is measured; Linux wakes more exactly.
"""

from __future__ import annotations

import asyncio
import ctypes
import os
import sys
from collections.abc import Callable, Sequence
from random import Random
from time import perf_counter
from typing import Final

from .clients import Table

_CLOCK_MONOTONIC: Final = 1  # that of perf_counter on Linux
_ABSOLUTE: Final = 1


class Alarm:
    """Calls a function at a moment of `perf_counter`, again and again, each time for the moment set last."""

    def __init__(self, call: Callable[[], None]) -> None:
        self._call = call
        self._loop = asyncio.get_running_loop()
        self._timer: asyncio.TimerHandle | None = None
        self._file = -1
        if sys.platform == "linux":
            self._libc = ctypes.CDLL(None, use_errno=True)
            self._file = self._libc.timerfd_create(_CLOCK_MONOTONIC, os.O_NONBLOCK | os.O_CLOEXEC)
            if self._file >= 0:
                self._loop.add_reader(self._file, self._woken)

    def set(self, moment: float) -> None:
        """Call at this moment, at once if it has passed."""
        if self._file < 0:
            self._timer = self._loop.call_later(max(0.0, moment - perf_counter()), self._call)
            return
        nanoseconds = max(1, round(moment * 1e9))
        # struct itimerspec: an interval of nothing, then the moment; each in seconds and nanoseconds
        spec = (ctypes.c_long * 4)(0, 0, *divmod(nanoseconds, 10**9))
        if self._libc.timerfd_settime(self._file, _ABSOLUTE, spec, None):
            raise OSError(ctypes.get_errno(), "timerfd_settime")

    def close(self) -> None:
        """Call no more."""
        if self._timer is not None:
            self._timer.cancel()
        if self._file >= 0:
            self._loop.remove_reader(self._file)
            os.close(self._file)
            self._file = -1

    def _woken(self) -> None:
        os.read(self._file, 8)
        self._call()


class Metronome:
    """Lets one action fall due at each of some tables in each period (seconds), each table at a moment of its own."""

    def __init__(self, tables: Sequence[Table], period: float, random: Random) -> None:
        self._period = period
        self._phases = sorted([(random.uniform(0.0, period), index) for index in range(len(tables))])
        self._tables = tables
        self._origin = 0.0
        self._next = 0
        self._alarm: Alarm | None = None

    def start(self, now: float) -> None:
        """Begin the first period at this moment."""
        self._origin, self._next = now, 0
        self._alarm = Alarm(self._fall_due)
        self._alarm.set(self.due(0))

    def stop(self) -> None:
        """Let nothing more fall due."""
        if self._alarm is not None:
            self._alarm.close()
            self._alarm = None

    def due(self, number: int) -> float:
        """When the action of this number, counted over all tables, falls due."""
        cycle, place = divmod(number, len(self._phases))
        return self._origin + cycle * self._period + self._phases[place][0]

    def _fall_due(self) -> None:
        while (due := self.due(self._next)) <= perf_counter():
            self._tables[self._phases[self._next % len(self._phases)][1]].fall_due(due)
            self._next += 1
        if self._alarm is not None:
            self._alarm.set(due)
