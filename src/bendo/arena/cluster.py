"""A pool on a cluster of machines, with Ray (extra `cluster`). It is imported only where it is asked for."""

from __future__ import annotations

import contextlib
import os
import socket
from collections.abc import Callable, Generator, Iterable
from typing import Any, Final

from bendo import __version__
from bendo.arena.pool import Item, NoCluster, Result, WorkerLost, WorkFailed

LOCAL: Final = "local"
"""The address of a cluster that is started on this machine, and ended with the pool."""

_AHEAD: Final = 2
"""Batches for each worker that are under way at once, so that none waits for the next one to be sent."""


_PATIENCE: Final = 5
"""Seconds in which somebody must answer."""


class OtherVersion(Exception):
    """Another version of bendo is installed on a machine of the cluster."""


class RayPool:
    """Workers of a Ray cluster, on each of whose machines the same version of bendo is installed.

    It is connected when it is made, and `close` ends that; a connection that was there before is used and left alone.
    `workers` is how many batches are worked on at once, as many as the cluster has processors if it is None.
    Raises ImportError if Ray is not installed, NoCluster.
    """

    def __init__(self, address: str = LOCAL, workers: int | None = None) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # bendo tells nobody anything unasked
        os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # else it warns of what will change
        import ray

        self._ray: Any = ray
        self._address = address
        self._own = not ray.is_initialized()
        if self._own:
            self._connect(workers)
        self.workers = workers or max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def _connect(self, workers: int | None) -> None:
        address = self._address
        own = {"num_cpus": workers, "include_dashboard": False} if address == LOCAL else {}
        try:
            _knock(address)
            self._ray.init(address=address, log_to_driver=False, logging_level="ERROR", **own)
        except (OSError, OverflowError, RuntimeError, ValueError) as error:
            self._ray.shutdown()
            raise NoCluster(address, str(error)) from None

    def close(self) -> None:
        """Let go of the cluster; one that was started here ends."""
        if self._own:
            self._ray.shutdown()

    def map(self, work: Callable[[Item], Result], batches: Iterable[Item]) -> Generator[Result]:
        """As every pool; raises NoCluster if another version of bendo is installed on one of its machines."""
        ray = self._ray
        task = ray.remote(num_cpus=1)(_work)
        shared = ray.put(work)
        waiting = iter(batches)
        running: list[Any] = []
        try:
            while True:
                while len(running) < _AHEAD * self.workers and (batch := next(waiting, None)) is not None:
                    running.append(task.remote(__version__, shared, batch))
                if not running:
                    return
                (done,), running = ray.wait(running, num_returns=1)
                yield self._result(done)
        finally:
            for reference in running:
                with contextlib.suppress(Exception):
                    ray.cancel(reference, force=True)

    def _result(self, done: Any) -> Any:
        errors = self._ray.exceptions
        try:
            return self._ray.get(done)
        except errors.RayTaskError as error:
            cause = error.cause
            if isinstance(cause, OtherVersion):
                raise NoCluster(self._address, str(cause)) from None
            raise WorkFailed(f"{type(cause).__name__}: {cause}", str(error)) from None
        except errors.RayError as error:
            raise WorkerLost(str(error)) from None


def _knock(address: str) -> None:
    """Raises OSError if nobody answers at a `host:port`. Ray would try for more than a minute, not in silence."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdigit():
        socket.create_connection((host, int(port)), timeout=_PATIENCE).close()


def _work(version: str, work: Callable[[Any], Any], batch: Any) -> Any:
    """One batch, on a machine of the cluster. Raises OtherVersion."""
    if version != __version__:
        raise OtherVersion(f"bendo {version} asks, and bendo {__version__} is installed on a machine there")
    return work(batch)
