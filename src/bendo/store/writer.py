"""The one writer: it commits all that is queued in one transaction, and only then lets those who wait go on.

While one transaction is being made durable the next one gathers, so a hundred tables cost little more than one. The
law: what was answered is durable; what failed has left nothing; a failure of one does not touch the others.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, NamedTuple, TypeVar

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bendo.store.appends import Append, Conflict, append_all

T = TypeVar("T")
Work = Callable[[AsyncConnection], Awaitable[T]]
"""Something to be done in a transaction; what it has done is undone if it raises."""

LARGEST: Final = 1000
"""At most so many share a transaction, so that nobody waits long and a query does not get too many parameters."""


class NotStored(Exception):
    """A transaction has failed, its cause is why. If the connection broke nobody knows how far it got: read again."""


class _Queued(NamedTuple):
    wanted: Append | Work[Any]
    answered: asyncio.Future[Any]


class Writer:
    """Writes by an engine that nobody else uses."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._queue: list[_Queued] = []
        self._running: asyncio.Task[None] | None = None

    async def write(self, wanted: Append | Work[T]) -> T:
        """Do it, and return when it is durable. Raises Conflict, NotStored and what the work raises."""
        answered: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.append(_Queued(wanted, answered))
        if self._running is None:
            self._running = asyncio.create_task(self._run())
        return await answered

    async def close(self) -> None:
        """Wait until all that is queued has been written."""
        while self._running is not None:
            await self._running

    async def _run(self) -> None:
        try:
            while self._queue:
                batch, self._queue = self._queue[:LARGEST], self._queue[LARGEST:]
                answers = await self._commit([queued.wanted for queued in batch])
                for queued, answer in zip(batch, answers, strict=True):
                    if queued.answered.done():  # whoever asked did not wait
                        continue
                    if isinstance(answer, Exception):
                        queued.answered.set_exception(answer)
                    else:
                        queued.answered.set_result(answer)
        finally:
            self._running = None

    async def _commit(self, batch: Sequence[Append | Work[Any]]) -> list[Any]:
        """Do all of them in one transaction, and answer each with its result or its error."""
        appends = [wanted for wanted in batch if isinstance(wanted, Append)]
        try:
            async with self.engine.begin() as connection:
                appended = iter(await _append(connection, appends))
                return [
                    next(appended) if isinstance(wanted, Append) else await _alone(connection, wanted)
                    for wanted in batch
                ]
        except Exception as error:
            return [_not_stored(error) for _ in batch]


def _not_stored(error: Exception) -> NotStored:
    failed = NotStored(str(error))
    failed.__cause__ = error
    return failed


async def _append(connection: AsyncConnection, appends: list[Append]) -> Sequence[Any]:
    """Add all at once, or, if one of them cannot be added, each by itself."""
    if not appends:
        return []
    together: Sequence[Any] | Exception = await _alone(connection, lambda inside: append_all(inside, appends))
    if not isinstance(together, Exception):
        return together
    return [await _append_one(connection, append) for append in appends]


async def _append_one(connection: AsyncConnection, append: Append) -> Any:
    answer = await _alone(connection, lambda inside: append_all(inside, [append]))
    if isinstance(answer, IntegrityError):  # another process has written the same version meanwhile
        return Conflict(append.table_id, append.first_version)
    return answer if isinstance(answer, Exception) else answer[0]


async def _alone(connection: AsyncConnection, work: Work[Any]) -> Any:
    """What the work answers, or the error that has undone it."""
    try:
        async with connection.begin_nested():
            return await work(connection)
    except Exception as error:
        return error
