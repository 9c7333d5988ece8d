"""Tables over HTTP: open one, look at it, play at it without a socket, take its record."""

from __future__ import annotations

import asyncio
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from bendo.game import InvalidNumber, InvalidRules
from bendo.notation import NotationError, parse_rules
from bendo.notation.records import RecordError, ReplayError, read_record, write_record
from bendo.table import CLIENT_COMMANDS, Bot, Event, InvalidPlan, Open, Person, Plan, Refused, Update, encode, scene
from bendo.table.plan import Holder, invitation
from bendo.table.records import NoGameNumber, NotRevealed, events_of, record_of
from bendo.web.live.stored import read_events
from bendo.web.live.table import LiveTable
from bendo.web.requests.answers import Refusal, answer, answered
from bendo.web.requests.asking import at_table, body_of, known_person_of, number_of, person_of, server_of
from bendo.web.server import Server
from bendo.web.sockets.questions import checked
from bendo.web.thinking import known_player

LONGEST_COMMAND: Final = 4096
LONGEST_RECORD: Final = 256 * 1024
LONGEST_WAIT: Final = 30

Name = Annotated[str, Meta(min_length=1, max_length=20)]


class Mine(Struct, frozen=True, forbid_unknown_fields=True, tag_field="chair", tag="person"):
    """A chair for whoever opens the table, or for somebody at the same device."""

    name: Name


class Players(Struct, frozen=True, forbid_unknown_fields=True, tag_field="chair", tag="bot"):
    """A chair for a player of the program."""

    player: str = "ben"


class Free(Struct, frozen=True, forbid_unknown_fields=True, tag_field="chair", tag="open"):
    """A chair for somebody who comes by a link."""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened: rules as they are spelled, chairs by seat, the seconds of a turn where the rules say none.

    `number` deals a match that others have played; only where one person plays against players of the program.
    """

    rules: Annotated[str, Meta(max_length=500)]
    chairs: Annotated[tuple[Mine | Players | Free, ...], Meta(min_length=1, max_length=8)]
    number: Annotated[str, Meta(max_length=64)] | None = None
    seconds: Annotated[int, Meta(ge=0, le=3600)] = 0


class OldTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table that goes on with a game record."""

    record: str
    name: Name


class Opened(Struct, frozen=True):
    """The answer: the id of the table, its version, and for each open chair the secret that lets somebody sit there."""

    table: str
    version: int
    keys: dict[str, str]


class Updates(Struct, frozen=True):
    """The answer to who asks for updates: the version then, and what has led there."""

    version: int
    updates: tuple[Update, ...]


class Commanded(Struct, frozen=True):
    """The answer to a command: the version to which it has led."""

    version: int


_NEW: Final = msgspec.json.Decoder(NewTable)
_OLD: Final = msgspec.json.Decoder(OldTable)
_COMMAND: Final = msgspec.json.Decoder(CLIENT_COMMANDS)


async def open_table(request: Request) -> Response:
    """Open a table."""
    server = server_of(request, "tables")
    wanted = await body_of(request, _NEW, LONGEST_COMMAND)
    return answered(_opened(await server.tables.open(_plan(server, wanted, await person_of(request)))), 201)


async def go_on(request: Request) -> Response:
    """Open a table that goes on with a game record."""
    server = server_of(request, "tables")
    wanted = await body_of(request, _OLD, LONGEST_RECORD)
    person = Person(await known_person_of(request), wanted.name)
    try:
        events = await asyncio.to_thread(_gone_on, wanted.record, person, server)
    except (RecordError, ReplayError, NoGameNumber, InvalidPlan) as error:
        raise Refusal.of(400, "record", str(error)) from None
    return answered(_opened(await server.tables.add(events)), 201)


async def look(request: Request) -> Response:
    """The whole scene, as the asker may know it."""
    server = server_of(request)
    async with at_table(request) as (table, person):
        return answer(encode(scene(table.table.state, table.viewer(person), server.tables.now())))


async def events(request: Request) -> Response:
    """The updates since a version; `wait` are seconds to wait for one if there is none yet."""
    server_of(request)
    version, wait = number_of(request, "since"), number_of(request, "wait", LONGEST_WAIT)
    async with at_table(request) as (table, person):
        reached, updates = await table.later(table.viewer(person), version, wait)
    return answer(b'{"version":%d,"updates":[%s]}' % (reached, b",".join(updates)))


async def command(request: Request) -> Response:
    """Send a command, and get the version to which it has led."""
    server = server_of(request)
    said = await body_of(request, _COMMAND, LONGEST_COMMAND)
    async with at_table(request) as (table, person):
        done = checked(person, said) or await table.command(person or "", said)
    if isinstance(done, Refused):
        server.metrics.refused.inc()
        raise Refusal({"no-secret": 401, "unavailable": 503}.get(done.code, 409), done)
    server.metrics.accepted.inc()
    return answered(Commanded(done))


async def record(request: Request) -> Response:
    """The last match of a table as a game record, once its number may be told."""
    server = server_of(request)
    table_id = request.path_params["table"]
    stored = await read_events(server.store, table_id)
    if not stored:
        raise Refusal.of(404, "no-such-table")
    try:
        written = await asyncio.to_thread(_written, stored)
    except NotRevealed:
        raise Refusal.of(409, "not-over") from None
    headers = {"cache-control": "no-store", "content-disposition": f'attachment; filename="{table_id}.bdo"'}
    return Response(written, 200, headers, "text/plain; charset=utf-8")


ROUTES: Final = [
    Route("/tables", open_table, methods=["POST"]),
    Route("/records", go_on, methods=["POST"]),
    Route("/tables/{table}", look),
    Route("/tables/{table}/events", events),
    Route("/tables/{table}/commands", command, methods=["POST"]),
    Route("/tables/{table}/record", record),
]


def _opened(table: LiveTable) -> Opened:
    state = table.table.state
    keys = {
        str(seat): invitation(state.number, state.salt, seat)
        for seat, chair in enumerate(state.chairs)
        if isinstance(chair.holder, Open)
    }
    return Opened(table.id, table.table.version, keys)


def _gone_on(text: str, person: Person, server: Server) -> tuple[Event, ...]:
    """The events of a table that goes on with a record. It takes time, so others should not wait for it."""
    salt = server.tables.fresh_secret()[1]
    return events_of(read_record(text.encode()), person, salt=salt, now=server.tables.now(), is_player=known_player)


def _written(events: list[Event]) -> str:
    return write_record(record_of(events))


def _plan(server: Server, wanted: NewTable, person: str | None) -> Plan:
    """The plan of a new table. Raises Refusal."""
    holders: list[Holder] = []
    for chair in wanted.chairs:
        match chair:
            case Mine(name):
                if person is None:
                    raise Refusal.of(401, "no-secret")
                holders.append(Person(person, name))
            case Players(player):
                if not known_player(player):
                    raise Refusal.of(400, "player", player[:64])
                holders.append(Bot(player))
            case Free():
                holders.append(Open())
    alone = sum(not isinstance(holder, Bot) for holder in holders) == 1
    if wanted.number is not None and not alone:
        raise Refusal.of(400, "number-is-secret")
    if all(isinstance(holder, Bot) for holder in holders):
        raise Refusal.of(400, "nobody")
    secret, salt = server.tables.fresh_secret()
    number = wanted.number or (server.tables.fresh_number() if alone else secret)
    try:
        return Plan(
            rules=parse_rules(wanted.rules), chairs=tuple(holders), number=number, salt=salt, seconds=wanted.seconds
        )
    except (NotationError, InvalidRules, InvalidNumber, InvalidPlan) as error:
        raise Refusal.of(400, "unreadable", str(error)) from None
