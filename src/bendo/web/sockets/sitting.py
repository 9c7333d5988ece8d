"""A socket at a table: a client says who it is, then sends commands and questions, and is told what happens."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec
from starlette.datastructures import Headers
from starlette.types import Receive, Scope, Send

import bendo
from bendo.table import Refused, encode
from bendo.web.limits import Bucket, household
from bendo.web.live.table import LOGGER, UNKNOWN_SECRET, LiveTable
from bendo.web.protocol import PROTOCOL, AskHint, AskReview, Hello, Welcome, of_question, read
from bendo.web.requests.answers import Refusal
from bendo.web.requests.security import is_welcome
from bendo.web.server import Server
from bendo.web.sockets.connection import Connection
from bendo.web.sockets.questions import answer_to, checked

LONGEST: Final = 4096
"""A message has at most so many characters."""
GREETING: Final = 10.0
"""Seconds within which a client must say who it is."""
TOLERATED: Final = 100
"""After so many messages in a row that come too fast the socket is closed."""

NO_SUCH_TABLE: Final = 4404
POLICY: Final = 1008


async def at_table(server: Server, table_id: str, scope: Scope, receive: Receive, send: Send) -> None:
    """Serve one socket from its opening to its end. It speaks ASGI itself, since there may be thousands of them."""
    headers, client = Headers(scope=scope), scope.get("client")
    address = household(client[0] if client else None)
    if not is_welcome(headers, server.settings.origins):
        await send({"type": "websocket.close", "code": POLICY, "reason": "origin"})
        return
    if server.sockets.get(address, 0) >= server.settings.sockets_an_address:
        server.metrics.limited.labels("sockets").inc()
        await send({"type": "websocket.close", "code": POLICY, "reason": "too many sockets"})
        return
    scope["headers"] = ()  # nobody needs them any more
    del headers
    server.sockets[address] = server.sockets.get(address, 0) + 1
    server.metrics.connections.inc()
    connection = Connection(send)
    try:
        await receive()
        await send({"type": "websocket.accept"})
        await _Sitting(server, table_id, receive, connection).run()
    except OSError:  # the other side has gone
        pass
    finally:
        connection.forget()
        server.metrics.connections.dec()
        server.sockets[address] -= 1
        if not server.sockets[address]:
            del server.sockets[address]


class _Sitting:
    """One client at one table."""

    __slots__ = ("_bucket", "_connection", "_id", "_question", "_receive", "_server", "_table", "_too_fast")

    _table: LiveTable

    def __init__(self, server: Server, table_id: str, receive: Receive, connection: Connection) -> None:
        self._server, self._id, self._receive, self._connection = server, table_id, receive, connection
        rate = server.settings.messages_a_second
        self._bucket = Bucket(2 * rate, rate, _now())
        self._too_fast = 0
        self._question: asyncio.Task[None] | None = None

    async def run(self) -> None:
        hello = await self._hello()
        if hello is None:
            return
        try:
            person = self._connection.person = await self._server.person(hello.secret)
        except Refusal as refusal:
            await self._refuse_and_close(refusal.refused, UNKNOWN_SECRET)
            return
        table = await self._server.tables.get(self._id)
        if table is None:
            await self._refuse_and_close(Refused.of("no-such-table"), NO_SUCH_TABLE)
            return
        with table:
            self._table = table
            welcome = Welcome(PROTOCOL, bendo.__version__, table.id, msgspec.UNSET if person is None else person)
            self._connection.post(msgspec.json.encode(welcome))
            await self._sit(hello.version)

    async def _sit(self, version: int) -> None:
        """Tell what was missed, then hear until the socket is gone."""
        await self._table.join(self._connection, version)
        try:
            while (message := await self._received()) is not None:
                await self._answer(message)
        finally:
            if self._question is not None:
                self._question.cancel()
            self._table.part(self._connection)

    async def _hello(self) -> Hello | None:
        """Who it is; None if it does not say so."""
        try:
            async with asyncio.timeout(GREETING):
                message = await self._received()
        except TimeoutError:
            message = ""
        if message is None:
            return None
        said = self._read(message)
        if isinstance(said, Hello):
            return said
        await self._refuse_and_close(said if isinstance(said, Refused) else Refused.of("hello-first"), POLICY)
        return None

    async def _received(self) -> str | None:
        """The next message, None if there will be none."""
        received = await self._receive()
        if received["type"] != "websocket.receive":
            return None
        text: str | None = received.get("text")
        return text if text is not None else bytes(received.get("bytes") or b"").decode("utf-8", "replace")

    def _read(self, message: str) -> object:
        """What was said, or why it can't be read."""
        if len(message) > LONGEST:
            return Refused.of("too-large", problem=f"longer than {LONGEST} characters")
        try:
            return read(message)
        except msgspec.DecodeError as error:
            return Refused.of("unreadable", problem=str(error))
        except RecursionError:
            return Refused.of("unreadable", problem="nested too deeply")

    async def _answer(self, message: str) -> None:
        """Do what a message says, and answer it."""
        if not self._bucket.take(_now()):
            self._slow_down()
            return
        self._too_fast = 0
        said = self._read(message)
        if isinstance(said, AskHint | AskReview):
            self._ask(said)
            return
        refused = said if isinstance(said, Refused) else await self._do(said)
        if refused is not None:
            self._server.metrics.refused.inc()
            self._connection.post(encode(refused))
        else:
            self._server.metrics.accepted.inc()

    async def _do(self, command: object) -> Refused | None:
        person = self._connection.person
        if isinstance(command, Hello):
            return Refused.of("already")
        refused = checked(person, command)
        if refused is not None:
            return refused
        assert person is not None
        answer = await self._table.command(person, command, self._connection)  # type: ignore[arg-type]  # any other one
        return answer if isinstance(answer, Refused) else None

    def _ask(self, question: AskHint | AskReview) -> None:
        """Begin to answer a question. It goes on beside commands, so that nobody waits for thoughts."""
        if self._question is not None and not self._question.done():
            self._connection.post(of_question(encode(Refused.of("busy"))))
            return

        async def work() -> None:
            try:
                answer = await answer_to(self._server, self._table, self._connection.person, question)
            except Exception:  # whatever it is, who has asked is told once
                LOGGER.exception("table %s: a question failed", self._id)
                answer = encode(Refused.of("failed"))
            self._connection.post(of_question(answer))

        self._question = asyncio.create_task(work())

    def _slow_down(self) -> None:
        self._too_fast += 1
        self._server.metrics.limited.labels("messages").inc()
        self._connection.post(encode(Refused.of("too-fast")))
        if self._too_fast > TOLERATED:
            self._connection.close(POLICY, "too fast")

    async def _refuse_and_close(self, refused: Refused, code: int) -> None:
        self._connection.post(encode(refused))
        self._connection.close(code, refused.code)
        await self._connection.flushed()


def _now() -> float:
    return asyncio.get_running_loop().time()
