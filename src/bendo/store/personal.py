"""What a person may ask of whoever keeps the store: to be given all that is kept of it, and to be forgotten."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict
from typing import Any, Final

from sqlalchemy import Column, ColumnElement, Connection, bindparam, delete, select, update

from bendo.store.names import TELLING, erase_names, names
from bendo.store.persons import check, saved
from bendo.store.schema import EVENTS, PERSONS, RESULTS, SEATS, SECRETS, SETTINGS

EXPORT_FORMAT: Final = 1


def export(connection: Connection, person: str) -> dict[str, Any]:
    """All that is kept of a person, as a value of JSON. Raises UnknownPerson.

    Of its tables it tells when they were used and what the person was called there. Their events are not in it: they
    hold the game number, and so the hands of all.
    """
    check(connection, person)
    return {
        "format": EXPORT_FORMAT,
        "person": person,
        "since": connection.scalar(select(PERSONS.c.at).where(PERSONS.c.id == person)),
        "devices": _rows(connection, SECRETS.c.person_id == person, [SECRETS.c.at], SECRETS.c.at),
        "settings": [
            row | {"value": json.loads(row["value"])}
            for row in _rows(
                connection,
                SETTINGS.c.person_id == person,
                [SETTINGS.c.at, SETTINGS.c.name, SETTINGS.c.value],
                SETTINGS.c.number,
            )
        ],
        "tables": [
            asdict(table) | {"names": list(names(list((_telling(connection, table.table_id)).values()), person))}
            for table in saved(connection, person)
        ],
        "results": _rows(
            connection,
            RESULTS.c.person_id == person,
            [column for column in RESULTS.c if column.name != "person_id"],
            RESULTS.c.at,
        ),
    }


def erase(connection: Connection, person: str) -> list[str]:
    """Forget a person for good, and answer the tables where its name was replaced. Raises UnknownPerson.

    All rows about it are deleted: secrets, codes, settings, results, and which tables were its own. The events of its
    tables stay, since others played there too: they keep the public id, which now leads nowhere, and ERASED in place
    of every name. A table that somebody holds in memory must be read again.
    """
    check(connection, person)
    query = select(SEATS.c.table_id).where(SEATS.c.person_id == person).order_by(SEATS.c.table_id)
    table_ids = list(connection.scalars(query))
    for table_id in table_ids:
        _erase_names(connection, table_id, person)
    connection.execute(delete(PERSONS).where(PERSONS.c.id == person))
    return table_ids


def _erase_names(connection: Connection, table_id: str, person: str) -> None:
    bodies = _telling(connection, table_id)
    before = {version: json.dumps(body) for version, body in bodies.items()}
    erase_names(list(bodies.values()), person)
    changed = [
        {"of_table": table_id, "of_version": version, "body": json.dumps(body, separators=(",", ":"))}
        for version, body in bodies.items()
        if json.dumps(body) != before[version]
    ]
    if changed:
        one = (EVENTS.c.table_id == bindparam("of_table")) & (EVENTS.c.version == bindparam("of_version"))
        connection.execute(update(EVENTS).where(one), changed)


def _telling(connection: Connection, table_id: str) -> dict[int, dict[str, Any]]:
    """The events of a table that tell who sits where, by version."""
    query = (
        select(EVENTS.c.version, EVENTS.c.body)
        .where(EVENTS.c.table_id == table_id, EVENTS.c.kind.in_(TELLING))
        .order_by(EVENTS.c.version)
    )
    rows: Iterable[Any] = connection.execute(query)
    return {version: json.loads(body) for version, body in rows}


def _rows(
    connection: Connection, about: ColumnElement[bool], columns: list[Column[Any]], order: Column[Any]
) -> list[dict[str, Any]]:
    """The values of some columns by name, in an order."""
    rows = connection.execute(select(*columns).where(about).order_by(order))
    return [dict(row) for row in rows.mappings()]
