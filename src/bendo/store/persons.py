"""Persons: known by a secret that their browser keeps, called by a public id that says nothing about them.

The store keeps the SHA-256 of a secret alone, so whoever reads the database can be nobody. Moments are seconds of the
server's clock, and given by the caller.
"""

from __future__ import annotations

import hashlib
import json
import re
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, func, insert, select

from bendo.store.database import Database
from bendo.store.schema import CODES, EVENTS, PERSONS, RESULTS, SEATS, SECRETS, SETTINGS
from bendo.store.writer import Writer

CODE_SECONDS: Final = 600
"""A code can be redeemed for so long."""

_SECRET = re.compile(r"[A-Za-z0-9_-]{22}", re.ASCII)  # 128 bits
_LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # no I, L, O, U: they look like others, or make words
_LOOKALIKES: Final = str.maketrans("ILO", "110", " -")
_CODE_LETTERS: Final = 10  # 50 bits, in reach of nobody who may try a few a second for ten minutes


class UnknownPerson(LookupError):
    """Nobody has this id: it never was given, or the person was erased."""


class UnknownCode(LookupError):
    """A code that never was, is too old, or was redeemed."""


class Known(NamedTuple):
    """A person, and a secret by which the browser that gets it is recognised as that one."""

    id: str
    secret: str


@dataclass(frozen=True, slots=True)
class Code:
    """What a person types on another device, `7KQ2M-04XBD`, and until when it can."""

    code: str
    until: float


@dataclass(frozen=True, slots=True)
class Saved:
    """A table at which a person has sat, its version, and the moment of its last event."""

    table_id: str
    version: int
    at: float


@dataclass(frozen=True, slots=True)
class Statistics:
    """A person's matches by one rule sheet at one level. Where nobody has won, a match is neither won nor lost.

    So it is with `rounds`, all that ended; those that ended blocked are counted by themselves too, whoever won them.
    `points` are those of the person's side, `points_against` those of all others. Of `draws`, the tiles of `fitted`
    could be laid at once, and chance expects `expected` of these; `others_` tells the same of all other seats.
    """

    sheet: str
    level: str
    matches: int
    won: int
    lost: int
    rounds: int
    rounds_won: int
    rounds_lost: int
    rounds_blocked: int
    points: float
    points_against: float
    draws: int
    fitted: int
    expected: float
    others_draws: int
    others_fitted: int
    others_expected: float


_SUMMED: Final = (
    RESULTS.c.rounds,
    RESULTS.c.rounds_won,
    RESULTS.c.rounds_lost,
    RESULTS.c.rounds_blocked,
    RESULTS.c.points,
    RESULTS.c.points_against,
    RESULTS.c.draws,
    RESULTS.c.fitted,
    RESULTS.c.expected,
    RESULTS.c.others_draws,
    RESULTS.c.others_fitted,
    RESULTS.c.others_expected,
)
"""What statistics add up, in the order of their fields."""


class Persons:
    """All persons of a store."""

    def __init__(self, database: Database, writer: Writer) -> None:
        self._database, self._writer = database, writer

    async def begin(self, now: float) -> Known:
        """Make somebody new, and the secret that its browser keeps."""
        known = Known(secrets.token_urlsafe(16), secrets.token_urlsafe(16))

        def work(connection: Connection) -> Known:
            connection.execute(insert(PERSONS).values(id=known.id, at=now))
            _add_secret(connection, known, now, None)
            return known

        return await self._writer.write(work)

    async def recognised(self, secret: str) -> str | None:
        """The id of the person who has this secret, if anybody has."""
        if not _SECRET.fullmatch(secret):
            return None
        query = select(SECRETS.c.person_id).where(SECRETS.c.hash == _hash(secret))
        return await self._database.read(lambda connection: connection.scalar(query))

    # --- another device ----------------------------------------------------------------------------------------------

    async def code(self, person: str, now: float) -> Code:
        """A code by which another device becomes this person's too, once. Raises UnknownPerson."""
        letters = "".join(secrets.choice(_LETTERS) for _ in range(_CODE_LETTERS))
        code = Code(f"{letters[:5]}-{letters[5:]}", now + CODE_SECONDS)

        def work(connection: Connection) -> Code:
            check(connection, person)
            row = {"hash": _hash(letters), "person_id": person, "at": now, "until": code.until}
            connection.execute(insert(CODES).values(row))
            return code

        return await self._writer.write(work)

    async def redeemed(self, typed: str, now: float) -> Known:
        """The person of a code, with a new secret for this device. Raises UnknownCode.

        Capitals, blanks and the dash do not matter. A server lets nobody try many.
        """
        code = typed.upper().translate(_LOOKALIKES)
        used = select(SECRETS.c.code_hash).where(SECRETS.c.code_hash == CODES.c.hash).exists()
        query = select(CODES.c.person_id).where(CODES.c.hash == _hash(code), CODES.c.until > now, ~used)

        def work(connection: Connection) -> Known:
            person: str | None = connection.scalar(query)
            if person is None:
                raise UnknownCode(typed)
            known = Known(person, secrets.token_urlsafe(16))
            _add_secret(connection, known, now, _hash(code))
            return known

        return await self._writer.write(work)

    # --- what is kept for a person -----------------------------------------------------------------------------------

    async def change_settings(self, person: str, changes: Mapping[str, Any], now: float) -> None:
        """Change settings, values of JSON by name; None takes one away. Raises UnknownPerson, TypeError, ValueError."""
        spelled = {name: json.dumps(value, allow_nan=False) for name, value in changes.items()}

        def work(connection: Connection) -> None:
            check(connection, person)
            old = _settings(connection, person)
            rows = [
                {"person_id": person, "at": now, "name": name, "value": value}
                for name, value in spelled.items()
                if value != old.get(name, "null")
            ]
            if rows:
                connection.execute(insert(SETTINGS), rows)

        await self._writer.write(work)

    async def settings(self, person: str) -> dict[str, Any]:
        """The settings of a person by name, as they were set last."""
        spelled = await self._database.read(lambda connection: _settings(connection, person))
        return {name: json.loads(value) for name, value in spelled.items() if value != "null"}

    async def saved(self, person: str) -> list[Saved]:
        """The tables at which a person has sat, the one where something happened last first."""
        return await self._database.read(lambda connection: saved(connection, person))

    async def statistics(self, person: str) -> list[Statistics]:
        """A person's results by sheet and level, in the order of their names."""
        by = (RESULTS.c.sheet, RESULTS.c.level)
        counts = (
            func.count(),
            func.count().filter(RESULTS.c.won.is_(True)),
            func.count().filter(RESULTS.c.won.is_(False)),
            *(func.sum(column) for column in _SUMMED),
        )
        query = select(*by, *counts).where(RESULTS.c.person_id == person).group_by(*by).order_by(*by)
        return await self._database.read(lambda connection: [Statistics(*row) for row in connection.execute(query)])


def check(connection: Connection, person: str) -> None:
    """Raise UnknownPerson if there is no such person."""
    if connection.scalar(select(PERSONS.c.id).where(PERSONS.c.id == person)) is None:
        raise UnknownPerson(person)


def saved(connection: Connection, person: str) -> list[Saved]:
    """The tables at which a person has sat, the one where something happened last first."""
    same = EVENTS.alias()
    last = select(func.max(same.c.version)).where(same.c.table_id == SEATS.c.table_id).scalar_subquery()
    query = (
        select(EVENTS.c.table_id, EVENTS.c.version, EVENTS.c.at)
        .join_from(SEATS, EVENTS, (EVENTS.c.table_id == SEATS.c.table_id) & (EVENTS.c.version == last))
        .where(SEATS.c.person_id == person)
        .order_by(EVENTS.c.at.desc(), EVENTS.c.table_id)
    )
    return [Saved(*row) for row in connection.execute(query)]


def _settings(connection: Connection, person: str) -> dict[str, str]:
    query = select(SETTINGS.c.name, SETTINGS.c.value).where(SETTINGS.c.person_id == person).order_by(SETTINGS.c.number)
    rows: Sequence[Any] = (connection.execute(query)).all()
    return dict(rows)


def _add_secret(connection: Connection, known: Known, now: float, code_hash: str | None) -> None:
    row = {"hash": _hash(known.secret), "person_id": known.id, "at": now, "code_hash": code_hash}
    connection.execute(insert(SECRETS).values(row))


def _hash(text: str) -> str:
    """The SHA-256 of a text. A secret is random and long, so nobody can try them all, and a slow hash gains nothing."""
    return hashlib.sha256(text.encode("utf-8", "backslashreplace")).hexdigest()
