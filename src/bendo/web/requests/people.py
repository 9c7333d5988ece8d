"""People over HTTP: somebody new, settings, saved tables, statistics, another device, export and erasure."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from bendo.store import Code as Code  # it is the answer of `code`, as kept in the schema
from bendo.store import Known, Saved, Statistics, UnknownCode
from bendo.web.requests.answers import Refusal, answered
from bendo.web.requests.asking import body_of, known_person_of, server_of

LONGEST_BODY: Final = 4096
LONGEST_SETTINGS: Final = 8192
"""All settings of a person together have at most so many characters of JSON."""
MOST_SETTINGS: Final = 64


class Redeem(Struct, frozen=True, forbid_unknown_fields=True):
    """A code from another device."""

    code: Annotated[str, Meta(max_length=32)]


class Who(Struct, frozen=True):
    """The answer to who is new, or has come with a code: the id that all may know, and the secret to be kept."""

    id: str
    secret: str


class Me(Struct, frozen=True):
    """All that a page wants to know of the person who uses it."""

    id: str
    settings: dict[str, Any]
    tables: list[Saved]
    statistics: list[Statistics]


_REDEEM: Final = msgspec.json.Decoder(Redeem)
_SETTINGS: Final = msgspec.json.Decoder(dict[Annotated[str, Meta(pattern="^[A-Za-z0-9._-]{1,64}$")], Any])


async def begin(request: Request) -> Response:
    """Make somebody new: an id that all may know, and the secret that its browser keeps."""
    server = server_of(request, "persons")
    return answered(_known(await server.store.persons.begin(server.tables.now())), 201)


async def redeem(request: Request) -> Response:
    """Become the person of a code that another device shows."""
    server = server_of(request, "codes")
    wanted = await body_of(request, _REDEEM, LONGEST_BODY)
    try:
        known = await server.store.persons.redeemed(wanted.code, server.tables.now())
    except UnknownCode:
        raise Refusal.of(404, "code") from None
    return answered(_known(known), 201)


async def code(request: Request) -> Response:
    """A code with which another device becomes this person's too."""
    server = server_of(request, "codes")
    return answered(await server.store.persons.code(await known_person_of(request), server.tables.now()), 201)


async def me(request: Request) -> Response:
    """Settings, saved tables and statistics."""
    server = server_of(request)
    person, persons = await known_person_of(request), server.store.persons
    return answered(
        Me(
            person,
            await persons.settings(person),
            await persons.saved(person),
            await persons.statistics(person),
        )
    )


async def change_settings(request: Request) -> Response:
    """Change settings; null takes one away."""
    server = server_of(request)
    person, persons = await known_person_of(request), server.store.persons
    changes = await body_of(request, _SETTINGS, LONGEST_BODY)
    settings = {name: value for name, value in (await persons.settings(person) | changes).items() if value is not None}
    if len(settings) > MOST_SETTINGS or len(msgspec.json.encode(settings)) > LONGEST_SETTINGS:
        raise Refusal.of(413, "too-large", f"more than {MOST_SETTINGS} settings, or longer than {LONGEST_SETTINGS}")
    try:
        await persons.change_settings(person, changes, server.tables.now())
    except RecursionError:
        raise Refusal.of(400, "unreadable", "nested too deeply") from None
    return answered(settings)


async def export(request: Request) -> Response:
    """All that is kept of a person."""
    server = server_of(request)
    return answered(await server.store.export(await known_person_of(request)))


async def erase(request: Request) -> Response:
    """Forget a person for good."""
    server = server_of(request)
    await server.tables.erase(await known_person_of(request))
    return Response(status_code=204)


ROUTES: Final = [
    Route("/persons", begin, methods=["POST"]),
    Route("/persons/redeem", redeem, methods=["POST"]),
    Route("/me", me),
    Route("/me", erase, methods=["DELETE"]),
    Route("/me/code", code, methods=["POST"]),
    Route("/me/settings", change_settings, methods=["PATCH"]),
    Route("/me/export", export),
]


def _known(known: Known) -> Who:
    return Who(known.id, known.secret)
