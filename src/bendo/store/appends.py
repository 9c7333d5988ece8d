"""Adding events to tables, and what follows from them for persons, inside a transaction that somebody else commits."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Connection, Table, bindparam, func, insert, select
from sqlalchemy.dialects import postgresql, sqlite

from bendo.store.names import FORMATS, UnknownFormat, seated
from bendo.store.schema import EVENTS, PERSONS, RESULTS, SEATS


class Conflict(Exception):
    """The first event is not the next one of its table: somebody else has written, or it is written already."""

    def __init__(self, table_id: str, first_version: int) -> None:
        super().__init__(table_id, first_version)
        self.table_id, self.first_version = table_id, first_version

    def __str__(self) -> str:
        return f"{self.first_version} is not the next version of table {self.table_id!r}"


class Result(NamedTuple):
    """How a match ended for a person at a seat, told with the event that ended it.

    `level` says against whom, in words of the caller, such as `ben:easy` or `people`. `won` is None if nobody has won.
    `rounds` are those that ended, and with them all that follows: of these rounds how many its side has won, another
    has won, and ended blocked, whoever won them; the points of its side and of all others; the draws of its seat, how
    many of their tiles could be laid at once, and how many of these chance expects; the same for all other seats.
    """

    person: str
    seat: int
    sheet: str
    level: str
    won: bool | None
    rounds: int
    rounds_won: int = 0
    rounds_lost: int = 0
    rounds_blocked: int = 0
    points: float = 0.0
    points_against: float = 0.0
    draws: int = 0
    fitted: int = 0
    expected: float = 0.0
    others_draws: int = 0
    others_fitted: int = 0
    others_expected: float = 0.0


class Append(NamedTuple):
    """Rows to be added for one table: events from `first_version` on, and those of persons, if these are known."""

    table_id: str
    first_version: int
    events: tuple[dict[str, Any], ...]
    seats: tuple[dict[str, Any], ...]
    results: tuple[dict[str, Any], ...]

    @property
    def last_version(self) -> int:
        """The version of the table after it."""
        return self.first_version + len(self.events) - 1


class _Head(msgspec.Struct, frozen=True, gc=False):
    """What is read of every event before it is stored; the rest of it is passed over."""

    format: int
    event: str
    at: float


_HEADS: Final = msgspec.json.Decoder(_Head)
_SEATING: Final = frozenset({"opened", "sat"})
"""The events that give somebody a chair."""


def append_of(
    table_id: str, first_version: int, bodies: Sequence[str], results: Iterable[Result], rules_version: str
) -> Append:
    """The rows for these events and results. Raises ValueError if there is none or one is no event, UnknownFormat."""
    if not bodies:
        raise ValueError(f"no events to append to table {table_id!r}")
    events = tuple(
        [
            _event_row(table_id, version, _HEADS.decode(body), body, rules_version)
            for version, body in enumerate(bodies, first_version)
        ]
    )
    persons = seated([json.loads(row["body"]) for row in events if row["kind"] in _SEATING])
    ended = {"table_id": table_id, "version": events[-1]["version"], "at": events[-1]["at"]}
    return Append(
        table_id,
        first_version,
        events,
        tuple({"person_id": person, "table_id": table_id} for person in sorted(persons)),
        tuple(_result_row(result) | ended for result in results),
    )


def _event_row(table_id: str, version: int, head: _Head, body: str, rules_version: str) -> dict[str, Any]:
    if head.format not in FORMATS:
        raise UnknownFormat(head.format)
    return {
        "table_id": table_id,
        "version": version,
        "at": head.at,
        "kind": head.event,
        "body": body,
        "format": head.format,
        "rules_version": rules_version,
    }


def _result_row(result: Result) -> dict[str, Any]:
    row = result._asdict()
    row["person_id"] = row.pop("person")
    return row


def append_all(connection: Connection, appends: Sequence[Append], known: Mapping[str, int]) -> list[Conflict | None]:
    """Add all that fit, and answer for each whether it did. In its order, so that one may go on from another.

    `known` are the versions of tables of which the caller wrote the last event: if somebody else has written since, the
    next one is there already, and adding it raises IntegrityError. The database is asked for those of other tables, and
    for one of which another version is awaited.
    """
    versions = dict(known)
    first: dict[str, int] = {}
    for append in appends:
        first.setdefault(append.table_id, append.first_version)
    asked = [table_id for table_id, version in first.items() if known.get(table_id, -1) + 1 != version]
    if asked:
        versions.update(_versions(connection, asked))
    fitting: list[Append] = []
    answers: list[Conflict | None] = []
    for append in appends:
        if append.first_version != versions.get(append.table_id, 0) + 1:
            answers.append(Conflict(append.table_id, append.first_version))
            continue
        versions[append.table_id] = append.last_version
        fitting.append(append)
        answers.append(None)
    if fitting:
        connection.execute(_INSERT, [row for append in fitting for row in append.events])
        _add_known(connection, SEATS, [row for append in fitting for row in append.seats])
        _add_known(connection, RESULTS, [row for append in fitting for row in append.results])
    return answers


_INSERT: Final = insert(EVENTS)
_SAME: Final = EVENTS.alias()
_LAST: Final = select(func.max(_SAME.c.version)).where(_SAME.c.table_id == EVENTS.c.table_id).scalar_subquery()
_VERSIONS: Final = select(EVENTS.c.table_id, _LAST).where(
    EVENTS.c.version == 1, EVENTS.c.table_id.in_(bindparam("table_ids", expanding=True))
)
"""The versions of those tables that there are. Each has an event 1, so this looks at two places for each."""


def _versions(connection: Connection, table_ids: Sequence[str]) -> dict[str, int]:
    rows: Sequence[Any] = (connection.execute(_VERSIONS, {"table_ids": table_ids})).all()
    return dict(rows)


def _add_known(connection: Connection, table: Table, rows: list[dict[str, Any]]) -> None:
    """Add rows that are not there yet, of persons who are known: not of guests, and not of those who were erased."""
    if not rows:
        return
    among: ColumnElement[bool] = PERSONS.c.id.in_({row["person_id"] for row in rows})
    known = set((connection.scalars(select(PERSONS.c.id).where(among))).all())
    wanted = [row for row in rows if row["person_id"] in known]
    if wanted:
        dialect = sqlite if connection.dialect.name == "sqlite" else postgresql
        connection.execute(dialect.insert(table).on_conflict_do_nothing(), wanted)
