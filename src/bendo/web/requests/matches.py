"""What can be had of the match at a table besides playing it: a picture, and at its end all of it, with a proof."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from typing import Final, NamedTuple, TypeVar

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from bendo.game import Line, View, empty_line
from bendo.guide.lines import described
from bendo.notation.records import RecordError, prove_commit, prove_deals
from bendo.render.svg import FACES, PALETTES, Faces, pictured, table_svg
from bendo.table import Event, Refused, encode, replay_of
from bendo.table.records import NoSuchMatch, NotRevealed, record_of
from bendo.table.shown.scene import view_for
from bendo.web.live.stored import read_events
from bendo.web.requests.answers import Refusal, answer, answered
from bendo.web.requests.asking import at_table, person_of, server_of
from bendo.web.requests.language import language_of

SVG: Final = "image/svg+xml"
DESCRIBES: Final = "picture-described"
"""A language that has this message can say what a picture shows."""

Choice = TypeVar("Choice", bound=str)

_COMMIT: Final = re.compile(r"[0-9A-Fa-f]{64}", re.ASCII)


class Look(NamedTuple):
    """How a picture is to look."""

    palette: str
    faces: Faces
    hands: bool


class RoundCheck(Struct, frozen=True):
    """Whether all that was done in a round agrees with the deal that follows from the game number."""

    deal_holds: bool


class Check(Struct, frozen=True):
    """What can be proved of a match that has ended: the same as `bendo check` tells of its record.

    `commit_holds` is whether the SHA-256 of `NUMBER:SALT` is the commit, and the one that the query names, if it does.
    After a round that does not hold no other is looked at.
    """

    commit: str
    number: str
    salt: str
    commit_holds: bool
    rounds: tuple[RoundCheck, ...]


async def replay(request: Request) -> Response:
    """The match step by step, once nothing of it is secret any more; alone against the program, its rounds so far."""
    events = await _events(request)
    person = await person_of(request)
    shown = await asyncio.to_thread(replay_of, events, person)
    if isinstance(shown, Refused):
        raise Refusal(409, shown)
    return answer(await asyncio.to_thread(encode, shown))


async def check(request: Request) -> Response:
    """Whether the deals of a match that has ended were fixed before it began."""
    events = await _events(request)
    noted = request.query_params.get("commit")
    if noted is not None and not _COMMIT.fullmatch(noted):
        raise Refusal.of(400, "unreadable", f"commit must be 64 figures of hexadecimal, not {noted[:20]!r}")
    return answered(await asyncio.to_thread(_checked, events, noted))


async def picture(request: Request) -> Response:
    """The line, and if asked for the hands, as the asker sees them: the same as in the scene."""
    server_of(request)
    language, look = language_of(request, DESCRIBES), _look(request)
    async with at_table(request) as (table, person):
        state = table.table.state
        view = view_for(state, table.viewer(person))
    if not pictured(look.faces, state.plan.rules):
        raise Refusal.of(400, "unreadable", f"faces={look.faces}: there are no pictures for all numbers of this set")
    drawn = await asyncio.to_thread(_drawn, view or empty_line(state.plan.rules), look, language)
    return Response(drawn, 200, {"cache-control": "no-store"}, SVG)


ROUTES: Final = [
    Route("/tables/{table}/replay", replay),
    Route("/tables/{table}/check", check),
    Route("/tables/{table}/picture", picture),
]


async def _events(request: Request) -> list[Event]:
    """The stored events of the table that the path names. Raises Refusal."""
    server = server_of(request)
    events = await read_events(server.store, request.path_params["table"])
    if not events:
        raise Refusal.of(404, "no-such-table")
    return events


def _checked(events: Sequence[Event], noted: str | None) -> Check:
    """The proofs of the last match at the table with these events. Raises Refusal while it goes on."""
    try:
        record = record_of(events)
    except (NoSuchMatch, NotRevealed):
        raise Refusal.of(409, "not-over") from None
    except RecordError as error:
        raise Refusal.of(400, "record", str(error)) from None
    commit, salt = record.value("Commit"), record.value("Salt")
    if commit is None or salt is None or record.number is None:
        raise Refusal.of(409, "not-over")
    return Check(
        commit=commit,
        number=record.number,
        salt=salt,
        commit_holds=prove_commit(record, noted).holds is True,
        rounds=tuple([RoundCheck(holds) for holds in prove_deals(record).rounds]),
    )


def _look(request: Request) -> Look:
    """The look that the query asks for. Raises Refusal."""
    palette, faces = _one_of(request, "palette", PALETTES), _one_of(request, "faces", FACES)
    return Look(palette, faces, _one_of(request, "hands", ("no", "yes")) == "yes")


def _one_of(request: Request, name: str, choices: Sequence[Choice]) -> Choice:
    """What the query says of this, the first of the choices if nothing. Raises Refusal for what is none of them."""
    value = request.query_params.get(name, choices[0])
    for choice in choices:
        if choice == value:
            return choice
    raise Refusal.of(400, "unreadable", f"{name} must be one of {', '.join(choices)}, not {value[:20]!r}")


def _drawn(table: View | Line, look: Look, language: str) -> str:
    """The picture, with words for those who do not see it."""
    line = table.line if isinstance(table, View) else table
    words = described(line, line.last, language)
    return table_svg(
        table,
        palette=look.palette,
        faces=look.faces,
        hands=look.hands and isinstance(table, View),  # before the first deal there are none
        last=line.last,
        title=words.title,
        description=words.description,
    )
