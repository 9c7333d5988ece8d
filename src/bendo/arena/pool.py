"""Pools: who does the work. Each gives what comes of every batch, in any order, and stops its workers in every case."""

from __future__ import annotations

import contextlib
import gc
import multiprocessing
import signal
import traceback
from collections.abc import Callable, Generator, Iterable, Iterator
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Final, Protocol, TypeVar

Item = TypeVar("Item")
Result = TypeVar("Result")

_MANY_OBJECTS: Final = 100_000
"""A match makes very many small values and no cycles, so the collector of cycles need not look so often."""


class WorkFailed(Exception):
    """The work itself went wrong: the worker's error in one line, and where it was raised as a note."""

    def __init__(self, line: str, trace: str = "") -> None:
        super().__init__(line)
        if trace:
            self.add_note(trace)


class WorkerLost(Exception):
    """A worker ended before it was done, as when somebody kills it or memory is short."""


class NoCluster(Exception):
    """No cluster answers at this `address`, or it can't be used from here; `said` is why."""

    def __init__(self, address: str, said: str) -> None:
        super().__init__(address, said)
        self.address, self.said = address, said


class Pool(Protocol):
    """Workers, each of which does one batch at a time."""

    @property
    def workers(self) -> int:
        """How many batches are worked on at once."""

    def map(self, work: Callable[[Item], Result], batches: Iterable[Item]) -> Generator[Result]:
        """The results of all batches, in the order in which they are done. Raises WorkFailed, WorkerLost.

        Batches are taken as workers get free. A consumer that stops early closes the generator, which ends the workers.
        """


class InlinePool:
    """No workers: the work is done in this process."""

    workers: int = 1

    def map(self, work: Callable[[Item], Result], batches: Iterable[Item]) -> Generator[Result]:
        """The results one after the other; errors of the work are raised as they are."""
        yield from map(work, batches)


class ProcessPool:
    """Processes on this machine.

    They are started anew and not forked: a fork copies the locks of whatever threads there are, and is not to be had
    everywhere. Each has a pipe of its own, whose other end only this process holds: if this process is killed, they
    read the end of it and leave. They do not hear Ctrl-C, which a terminal sends to all: this process ends them.
    """

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def map(self, work: Callable[[Item], Result], batches: Iterable[Item]) -> Generator[Result]:
        """As every pool. Processes are started only as long as there are batches for them."""
        waiting = iter(batches)
        busy: dict[Connection, BaseProcess] = {}
        idle: list[tuple[Connection, BaseProcess]] = []
        try:
            for batch in waiting:
                connection, process = _start(work)
                busy[connection] = process
                _sent(connection, process, batch)
                if len(busy) == self.workers:
                    break
            while busy:
                for ready in wait(list(busy)):
                    assert isinstance(ready, Connection)
                    result = _received(ready, busy[ready])
                    for batch in waiting:
                        _sent(ready, busy[ready], batch)
                        break
                    else:
                        idle.append((ready, busy.pop(ready)))
                    yield result
        finally:
            for process in busy.values():
                process.terminate()
            for connection, process in (*busy.items(), *idle):
                connection.close()
                process.join()


def _start(work: Callable[[Any], Any]) -> tuple[Connection, BaseProcess]:
    """A new process that does this work, and the pipe to it."""
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_serve, args=(theirs, work), daemon=True)
    with _deaf_to_interruptions():
        process.start()
    theirs.close()
    return ours, process


@contextlib.contextmanager
def _deaf_to_interruptions() -> Iterator[None]:
    """Have processes that are started here not hear Ctrl-C, from their first moment on."""
    try:
        before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    except ValueError:  # only the main thread may say so
        yield
        return
    try:
        yield
    finally:
        if before is not None:  # None: not set from Python, so not ours to set
            signal.signal(signal.SIGINT, before)


def _sent(connection: Connection, process: BaseProcess, batch: object) -> None:
    """Give a worker a batch. Raises WorkerLost."""
    try:
        connection.send(batch)
    except OSError:
        raise _lost(process) from None


def _received(connection: Connection, process: BaseProcess) -> Any:
    """What a worker sends. Raises WorkFailed, WorkerLost."""
    try:
        done, *told = connection.recv()
    except (EOFError, OSError):
        raise _lost(process) from None
    if not done:
        raise WorkFailed(*told)
    return told[0]


def _lost(process: BaseProcess) -> WorkerLost:
    process.join()
    return WorkerLost(f"a worker ended with status {process.exitcode}")


def _serve(connection: Connection, work: Callable[[Any], Any]) -> None:
    """What a worker does: one batch after the other, until its pipe ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    gc.set_threshold(_MANY_OBJECTS)
    with contextlib.suppress(EOFError, OSError):
        while True:
            batch = connection.recv()
            try:
                message = (True, work(batch))
            except Exception as error:
                connection.send((False, f"{type(error).__name__}: {error}", traceback.format_exc()))
                return
            connection.send(message)
