"""Tables with people at them, opened at a server as its clients do it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine, Iterable
from random import Random
from typing import Any, Final

from .clients import BendoClient, BoardgameClient, Table
from .counts import Counts
from .wire import Requests

_AT_A_TIME: Final = 16

Opener = Callable[[Requests, Table, int], Coroutine[Any, Any, None]]
"""Opens the table of that number, and seats people at it, at the server of the requests."""


async def opened(host: str, port: int, tables: int, opener: Opener, counts: Counts, seed: int) -> list[Table]:
    """So many tables at which somebody could act now. Raises OSError, TimeoutError and ServerFailed.

    What the people choose comes from the seed.
    """
    waiting = list(range(tables))
    found: list[Table] = []

    async def work() -> None:
        requests = Requests(host, port)
        try:
            while waiting:
                number = waiting.pop()
                table = Table(counts, Random(f"{seed}:{number}"))
                found.append(table)
                await opener(requests, table, number)
        finally:
            await requests.aclose()

    try:
        async with asyncio.TaskGroup() as group:
            for _ in range(min(_AT_A_TIME, tables)):
                group.create_task(work())
    except ExceptionGroup as errors:
        close_all(found)
        raise errors.exceptions[0] from None
    return found


def close_all(tables: Iterable[Table]) -> None:
    """Close all sockets of some tables."""
    for table in tables:
        table.close()


def two_people(rules: str) -> Opener:
    """Tables of bendo's server with two people."""

    async def opens(requests: Requests, table: Table, number: int) -> None:  # noqa: ARG001
        secrets = [(await requests.post("/persons"))["secret"] for _ in range(2)]
        plan = {"rules": rules, "chairs": [{"chair": "person", "name": "Ana"}, {"chair": "open"}]}
        made = await requests.post("/tables", plan, secrets[0])
        for seat, secret in enumerate(secrets):
            await _enter(BendoClient(table, seat), requests, made["table"], secret)
        second = table.clients[1]
        await second.ask(_json({"command": "sit", "seat": 1, "name": "Bo", "key": made["keys"]["1"]}))
        await second.ask(_json({"command": "start"}))

    return opens


def one_with(player: str, rules: str) -> Opener:
    """Tables of bendo's server with one person and a player of the program."""

    async def opens(requests: Requests, table: Table, number: int) -> None:  # noqa: ARG001
        secret = (await requests.post("/persons"))["secret"]
        plan = {"rules": rules, "chairs": [{"chair": "person", "name": "Ana"}, {"chair": "bot", "player": player}]}
        made = await requests.post("/tables", plan, secret)
        await _enter(BendoClient(table, 0), requests, made["table"], secret)

    return opens


async def boardgame(requests: Requests, table: Table, number: int) -> None:
    """Matches of boardgame.io, which come into being when somebody joins them."""
    for seat in range(2):
        client = BoardgameClient(table, seat, str(number))
        await client.enter(requests.host, requests.port, BoardgameClient.PATH, b"")


async def _enter(client: BendoClient, requests: Requests, table: str, secret: str) -> None:
    hello = _json({"command": "hello", "secret": secret, "version": 0})
    await client.enter(requests.host, requests.port, f"/tables/{table}/socket", hello)


def _json(value: object) -> bytes:
    return json.dumps(value, separators=(",", ":")).encode()
