"""What server and driver had to do while something was measured."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from time import perf_counter, process_time
from typing import Final

from .counts import percentile
from .servers import Server, Usage, busy

MEGABYTE: Final = 1_000_000
_SAMPLED: Final = 0.02
"""Seconds between looks at the driver's own event loop."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Load:
    """What driver and server had to do meanwhile. Shares are of one core, lags are milliseconds, memory is in MB.

    What concerns the server is None where its process is not known or it does not count it.
    """

    seconds: float
    driver_cpu: float
    driver_lag_p99: float
    driver_lag_most: float
    others_cpu: float | None
    """What others have used of these two cores. Figures are good only if it is next to nothing."""
    server_cpu: float | None = None
    workers_cpu: float | None = None
    server_memory: float | None = None
    workers_memory: float | None = None
    server_lag_most: float | None = None
    events_per_second: float | None = None
    """Stored by the server, as it counts itself: actions, and the commands besides."""
    durable_mean: float | None = None
    """Milliseconds from deciding events to having them stored."""


class Watch:
    """Looks at server and driver from one moment to another."""

    def __init__(self, server: Server, usage: Usage | None, metrics: dict[str, float]) -> None:
        self._server, self._usage, self._metrics = server, usage, metrics
        self._at, self._own, self._busy = perf_counter(), process_time(), busy()
        self._lags: list[float] = []
        self._next = self._at + _SAMPLED
        self._looking = asyncio.create_task(self._look())

    @classmethod
    async def begun(cls, server: Server) -> Watch:
        """Begin."""
        metrics = await server.metrics()
        return cls(server, server.usage(), metrics)

    async def ended(self) -> Load:
        """What there was to see since."""
        self._looking.cancel()
        self._lags.append(self._lag())  # a loop that is kept busy comes to no look at all
        seconds, own, both = perf_counter() - self._at, process_time() - self._own, busy() - self._busy
        usage = self._server.usage()
        metrics = await self._server.metrics()
        lag = metrics.get("bendo_loop_lag_seconds")
        return Load(
            seconds=round(seconds, 3),
            driver_cpu=round(own / seconds, 3),
            driver_lag_p99=round(1000 * percentile(self._lags, 0.99), 1),
            driver_lag_most=round(1000 * percentile(self._lags, 1.0), 1),
            server_lag_most=None if lag is None else round(1000 * lag, 1),
            events_per_second=_rate(self._metrics, metrics, "bendo_events_total", seconds),
            durable_mean=_mean(self._metrics, metrics, "bendo_durable_seconds"),
            others_cpu=_others(both - own, self._usage, usage, seconds),
            **_shares(self._usage, usage, seconds),
        )

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(_SAMPLED)
            self._lags.append(self._lag())
            self._next = perf_counter() + _SAMPLED

    def _lag(self) -> float:
        """How late the next look is by now."""
        return max(0.0, perf_counter() - self._next)


def _shares(before: Usage | None, after: Usage | None, seconds: float) -> dict[str, float]:
    """What the server has used, as fields of a Load."""
    if before is None or after is None:
        return {}
    return {
        "server_cpu": round((after.seconds - before.seconds) / seconds, 3),
        "workers_cpu": round((after.workers_seconds - before.workers_seconds) / seconds, 3),
        "server_memory": megabytes(after.memory),
        "workers_memory": megabytes(after.workers_memory),
    }


def _others(used: float, before: Usage | None, after: Usage | None, seconds: float) -> float | None:
    """What is left of the seconds used without those of the server."""
    if before is None or after is None:
        return None
    own = after.seconds - before.seconds + after.workers_seconds - before.workers_seconds
    return round(max(0.0, used - own) / seconds, 3)


def _mean(before: dict[str, float], after: dict[str, float], name: str) -> float | None:
    """The mean of a histogram between two looks, in milliseconds; None if nothing was counted."""
    count, total = (after.get(f"{name}_{what}", 0.0) - before.get(f"{name}_{what}", 0.0) for what in ("count", "sum"))
    return round(1000 * total / count, 3) if count else None


def _rate(before: dict[str, float], after: dict[str, float], name: str, seconds: float) -> float | None:
    """By how much a counter grew each second; None if there is none."""
    return round((after[name] - before[name]) / seconds, 1) if name in before and name in after else None


def megabytes(size: int) -> float:
    """Bytes as megabytes, to one place."""
    return round(size / MEGABYTE, 1)
