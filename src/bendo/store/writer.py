"""The one writer: it commits all that is queued in one transaction, and only then lets those who wait go on.

While one transaction is being made durable the next one gathers, so a hundred tables cost little more than one. The
law: what was answered is durable; what failed has left nothing; a failure of one does not touch the others.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Final, NamedTuple, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from bendo.store.appends import Append, Conflict, append_all
from bendo.store.database import Database, Work

T = TypeVar("T")

LARGEST: Final = 1000
"""At most so many share a transaction, so that nobody waits long and a query does not get too many parameters."""
REMEMBERED: Final = 10_000
"""Of at most so many tables it is remembered to which version they were written, so that it need not be asked."""


class NotStored(Exception):
    """A transaction has failed, its cause is why. If the connection broke nobody knows how far it got: read again."""


class _Queued(NamedTuple):
    wanted: Append | Work[Any]
    answered: asyncio.Future[Any]


class Writer:
    """Writes to a database to which nobody else in this process does."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._queue: list[_Queued] = []
        self._running: asyncio.Task[None] | None = None
        self._known: dict[str, int] = {}

    async def write(self, wanted: Append | Work[T]) -> T:
        """Do it inside a transaction, and return when it is durable.

        Raises Conflict, NotStored and what the work raises, which is then undone.
        """
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
        known = self._known
        try:
            answers = await self._database.write(lambda connection: _together(connection, batch, known))
        except Exception as error:
            known.clear()
            return [_not_stored(error) for _ in batch]
        if len(known) + len(batch) > REMEMBERED:
            known.clear()
        for wanted, answer in zip(batch, answers, strict=True):
            if isinstance(wanted, Append):
                if answer is None:
                    known[wanted.table_id] = wanted.last_version
                else:  # somebody else writes to it too
                    known.pop(wanted.table_id, None)
        return answers


def _together(connection: Connection, batch: Sequence[Append | Work[Any]], known: dict[str, int]) -> list[Any]:
    """Do all of a batch, in one transaction; if the events of one cannot be added, each by itself."""
    appends = [wanted for wanted in batch if isinstance(wanted, Append)]
    if len(appends) == len(batch):
        with connection.begin() as transaction:
            try:
                return append_all(connection, appends, known)
            except Exception:  # of one of them; each will tell its own
                transaction.rollback()
    with connection.begin():
        return [
            _append_one(connection, wanted) if isinstance(wanted, Append) else _alone(connection, wanted)
            for wanted in batch
        ]


def _not_stored(error: Exception) -> NotStored:
    failed = NotStored(str(error))
    failed.__cause__ = error
    return failed


def _append_one(connection: Connection, append: Append) -> Any:
    answer = _alone(connection, lambda inside: append_all(inside, [append], {}))
    if isinstance(answer, IntegrityError):  # another process has written the same version meanwhile
        return Conflict(append.table_id, append.first_version)
    return answer if isinstance(answer, Exception) else answer[0]


def _alone(connection: Connection, work: Work[Any]) -> Any:
    """What the work answers, or the error that has undone it."""
    try:
        with connection.begin_nested():
            return work(connection)
    except Exception as error:
        return error
