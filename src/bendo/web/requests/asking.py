"""What a request asks for, and who asks: read strictly, refused with one reason."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec
from starlette.requests import Request

from bendo.web.live.table import LiveTable
from bendo.web.requests.answers import Refusal
from bendo.web.requests.security import SAFE, is_welcome
from bendo.web.server import Server

LONGEST_NUMBER: Final = 15


def server_of(request: Request, limit: str = "requests") -> Server:
    """The server, for a request within this limit. What changes something must not come from a page of another site."""
    server: Server = request.app.state.server
    if request.method not in SAFE and not is_welcome(request.headers, server.settings.origins):
        raise Refusal.of(403, "origin")
    server.spend(limit, request)
    return server


async def person_of(request: Request) -> str | None:
    """Who asks, by the secret in the header `Authorization: Bearer SECRET`; None without one. Raises Refusal."""
    server: Server = request.app.state.server
    scheme, _, secret = request.headers.get("authorization", "").partition(" ")
    return await server.person(secret.strip() if scheme.lower() == "bearer" else None)


async def known_person_of(request: Request) -> str:
    """The same where somebody must be known."""
    person = await person_of(request)
    if person is None:
        raise Refusal.of(401, "no-secret")
    return person


@asynccontextmanager
async def at_table(request: Request) -> AsyncIterator[tuple[LiveTable, str | None]]:
    """The table that the path names, and who asks; who is known counts as being there meanwhile. Raises Refusal."""
    server: Server = request.app.state.server
    person = await person_of(request)
    table = await server.tables.get(request.path_params["table"])
    if table is None:
        raise Refusal.of(404, "no-such-table")
    with table:
        if person is not None:
            await table.arrived(person)
        try:
            yield table, person
        finally:
            if person is not None:
                table.departed(person)


async def body_of(request: Request, reader: msgspec.json.Decoder[Any], longest: int) -> Any:
    """The body of a request, read as a type. Raises Refusal."""
    received = bytearray()
    async for part in request.stream():
        received += part
        if len(received) > longest:
            raise Refusal.of(413, "too-large", f"longer than {longest} bytes")
    try:
        return reader.decode(received)
    except msgspec.DecodeError as error:  # and what is of the wrong type
        raise Refusal.of(400, "unreadable", str(error)) from None
    except RecursionError:
        raise Refusal.of(400, "unreadable", "nested too deeply") from None


def number_of(request: Request, name: str, most: int = 10**LONGEST_NUMBER) -> int:
    """A whole number of the query, 0 if it is not there. Raises Refusal."""
    text = request.query_params.get(name, "0")
    if not (text.isascii() and text.isdigit() and len(text) <= LONGEST_NUMBER and int(text) <= most):
        problem = f"{name} must be a whole number from 0 to {most}, not {text[:20]!r}"
        raise Refusal.of(400, "unreadable", problem)
    return int(text)
