"""Export and erasure: all that is kept of a person is told, and goes when it asks."""

import json
from pathlib import Path
from typing import Any

import pytest

from bendo.store import ERASED, Known, Result, Store, UnknownCode
from bendo.store.schema import METADATA
from tests.store.databases import empty_database, everything, with_store
from tests.store.events import opening, renamed, sitting

NAME = "Rumpelstilzchen"
COUNTED: dict[str, Any] = {
    "rounds_won": 0,
    "rounds_lost": 1,
    "rounds_blocked": 2,
    "points": 7.5,
    "points_against": 101.5,
    "draws": 8,
    "fitted": 3,
    "expected": 2.25,
    "others_draws": 5,
    "others_fitted": 4,
    "others_expected": 3.75,
}


async def somebody(store: Store) -> Known:
    """A person with something of everything, at a table with another one."""
    ana = await store.persons.begin(1.0)
    code = await store.persons.code(ana.id, 2.0)
    await store.persons.redeemed(code.code, 3.0)
    await store.persons.change_settings(ana.id, {"called": NAME}, 4.0)
    events = [
        opening("- -"),
        sitting(ana.id, NAME, at=5.0),
        sitting("bob", "Bob", seat=1),
        renamed(0, f"{NAME} II"),
        renamed(1, "B"),
    ]
    await store.append("table", 1, events, [Result(ana.id, 0, "draw", "people", False, 2, **COUNTED)])
    return ana


def test_an_export_holds_all_that_is_kept(url: str) -> None:
    async def use(store: Store) -> tuple[str, Any]:
        ana = await somebody(store)
        return ana.id, json.loads(json.dumps(await store.export(ana.id)))

    person, exported = with_store(url, use)
    result = {"table_id": "table", "version": 5, "seat": 0, "at": 0.1, **COUNTED}
    assert exported == {
        "format": 1,
        "person": person,
        "since": 1.0,
        "devices": [{"at": 1.0}, {"at": 3.0}],
        "settings": [{"at": 4.0, "name": "called", "value": NAME}],
        "tables": [{"table_id": "table", "version": 5, "at": 0.1, "names": [NAME, f"{NAME} II"]}],
        "results": [{**result, "sheet": "draw", "level": "people", "won": False, "rounds": 2}],
    }


def test_every_kind_of_row_about_a_person_is_exported() -> None:
    # Codes are left out: they are short-lived, and nothing but their hash is known.
    about = {table.name for table in METADATA.tables.values() if table.foreign_keys}
    assert about == {"secrets", "codes", "settings", "seats", "results"}


def test_an_erased_person_is_gone_from_everywhere(url: str) -> None:
    async def use(store: Store) -> str:
        ana, other = await somebody(store), await store.persons.begin(1.0)
        code = await store.persons.code(ana.id, 2.0)
        assert await store.erase(ana.id) == ["table"]
        assert await store.persons.recognised(ana.secret) is None
        assert await store.persons.recognised(other.secret) == other.id
        with pytest.raises(UnknownCode):
            await store.persons.redeemed(code.code, 3.0)
        left = [
            str(row)
            for name in METADATA.tables
            if name != "events"
            for row in await store.database.read(everything(name))
        ]
        assert len(left) == 2  # the other one, and its secret
        return ana.id if any(ana.id in row for row in left) else ""

    assert with_store(url, use) == ""


def test_tables_of_the_erased_keep_their_events_without_the_name(url: str) -> None:
    async def use(store: Store) -> tuple[str, list[str]]:
        ana = await somebody(store)
        await store.erase(ana.id)
        return ana.id, await store.events("table")

    person, bodies = with_store(url, use)
    assert bodies == [
        opening("- -"),
        sitting(person, ERASED, at=5.0),
        sitting("bob", "Bob", seat=1),
        renamed(0, ERASED),
        renamed(1, "B"),
    ]


def test_a_table_goes_on_after_one_of_its_persons_was_erased(url: str) -> None:
    async def use(store: Store) -> list[Any]:
        ana = await somebody(store)
        await store.erase(ana.id)
        await store.append("table", 6, [renamed(0, "Z")], [Result(ana.id, 0, "draw", "people", True, 1)])
        return [await store.persons.saved(ana.id), await store.persons.statistics(ana.id)]

    assert with_store(url, use) == [[], []]


def test_no_file_of_sqlite_holds_the_name_of_the_erased(tmp_path: Path) -> None:
    with empty_database("sqlite", tmp_path) as url:

        async def use(store: Store) -> None:
            ana = await somebody(store)
            held = b"".join(path.read_bytes() for path in tmp_path.iterdir())
            assert NAME.encode() in held
            await store.erase(ana.id)
            held = b"".join(path.read_bytes() for path in tmp_path.iterdir())
            assert NAME.encode() not in held
            assert b"Bob" in held

        with_store(url, use)
