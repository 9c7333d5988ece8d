"""Migrations: from nothing, and from every earlier schema, to the one that the code speaks of."""

import asyncio
import json
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, insert, text

import bendo.store.migrations
from bendo.store import Statistics, Store
from bendo.store.connect import migrate
from bendo.store.database import database
from bendo.store.schema import EVENTS, METADATA, PERSONS
from tests.store.databases import opened, with_store
from tests.store.events import sitting

EVENT = {"at": 0.0, "kind": "sat", "body": '{"format":1}', "format": 1, "rules_version": "0.1.0"}


def differences(connection: Connection) -> list[Any]:
    """How the database and the schema of the code differ."""
    context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
    found: list[Any] = compare_metadata(context, METADATA)
    return found


async def compare(store: Store) -> list[Any]:
    return await store.database.read(differences)


async def migrated(url: str, revision: str) -> None:
    """Make a database of an earlier schema, with an event in it."""
    used = database(url)
    await used.write(lambda connection: migrate(connection, revision))
    await used.write(_add)
    await used.aclose()


def _add(connection: Connection) -> None:
    with connection.begin():
        connection.execute(insert(EVENTS).values(table_id="table", version=1, **EVENT))


def test_an_empty_database_comes_to_the_schema_of_the_code(url: str) -> None:
    assert with_store(url, compare) == []


def test_the_first_schema_is_brought_up_with_what_it_holds(url: str) -> None:
    async def use(store: Store) -> tuple[list[Any], Any]:
        ana = await store.persons.begin(1.0)
        await store.append("table", 2, [sitting(ana.id)])
        return await compare(store), await store.events("table")

    asyncio.run(migrated(url, "0001"))
    different, bodies = with_store(url, use)
    assert different == []
    assert [json.loads(body)["format"] for body in bodies] == [1, 1]


def test_results_of_before_are_brought_up_with_nothing_counted(url: str) -> None:
    async def of_before() -> None:
        def add(connection: Connection) -> None:
            with connection.begin():
                connection.execute(insert(PERSONS).values(id="ana", at=0.0))
                old = "'ana', 'table', 1, 0, 0.0, 'draw', 'ben', true, 3"
                columns = "person_id, table_id, version, seat, at, sheet, level, won, rounds"
                connection.execute(text(f"INSERT INTO results ({columns}) VALUES ({old})"))

        await migrated(url, "0002")
        used = database(url)
        await used.write(add)
        await used.aclose()

    asyncio.run(of_before())
    (found,) = with_store(url, lambda store: store.persons.statistics("ana"))
    assert found == Statistics("draw", "ben", 1, 1, 0, 3, 0, 0, 0, 0.0, 0.0, 0, 0, 0.0, 0, 0, 0.0)


def test_several_may_open_a_new_database_at_once(url: str) -> None:
    async def use() -> list[Any]:
        async def one() -> list[Any]:
            async with opened(url) as store:
                return await compare(store)

        return list(await asyncio.gather(*(one() for _ in range(4))))

    assert asyncio.run(use()) == [[], [], [], []]


def test_a_migration_that_fails_leaves_nothing(url: str) -> None:
    async def in_the_way() -> None:
        def create(connection: Connection) -> None:
            with connection.begin():
                PERSONS.create(connection)

        used = database(url)
        await used.write(create)
        await used.aclose()

    asyncio.run(in_the_way())  # a table of the same name: the second migration cannot make its own
    with pytest.raises(Exception, match="persons"):
        with_store(url, compare)
    with pytest.raises(Exception, match="persons"):  # and not `events`: the first one has left none
        with_store(url, compare)


def test_there_is_one_way_through_the_migrations() -> None:
    script = ScriptDirectory(next(iter(bendo.store.migrations.__path__)))
    assert [revision.revision for revision in script.walk_revisions()] == ["0003", "0002", "0001"]
