"""Events: what is appended is read back, in order, and nobody can write a version twice."""

import asyncio
import json
import random
from collections.abc import Sequence
from typing import Any

import pytest
from sqlalchemy import event

from bendo.store import Conflict, NotStored, Store, UnknownDatabase, UnknownFormat
from bendo.table import Happened, Opened, Table, read_event, stored
from tests.store.databases import opened, with_store
from tests.store.events import opening, renamed, sitting
from tests.table.parties import life, plan_of


def test_a_table_is_rebuilt_from_what_was_appended(url: str) -> None:
    plan = plan_of("ana ben ben", "blue-orange,target=50")
    table, groups = Table.rebuilt([Opened(0.0, plan)]), [[stored(Opened(0.0, plan))]]
    for lived in life(plan, random.Random(7), 120):
        if isinstance(lived.outcome, Happened) and lived.outcome.happenings:
            table = lived.outcome.table
            groups.append([stored(happening.event) for happening in lived.outcome.happenings])

    async def use(store: Store) -> list[str]:
        version = 1
        for group in groups:
            await store.append("table", version, group)
            version += len(group)
        return await store.events("table")

    bodies = with_store(url, use)
    assert bodies == [body for group in groups for body in group]
    assert Table.rebuilt(map(read_event, bodies)).state == table.state


def test_events_since_a_version_are_those_after_it(url: str) -> None:
    async def use(store: Store) -> Sequence[object]:
        await store.append("table", 1, [sitting("ana"), renamed(0, "B"), renamed(0, "C")])
        return [await store.events("table", since) for since in (1, 3, 9)] + [await store.events("other")]

    assert with_store(url, use) == [[renamed(0, "B"), renamed(0, "C")], [], [], []]


def test_events_since_the_last_of_a_kind_begin_with_it(url: str) -> None:
    async def use(store: Store) -> Sequence[object]:
        events = [opening("- -"), sitting("ana"), renamed(0, "B"), sitting("bob", seat=1), renamed(1, "C")]
        await store.append("table", 1, events)
        await store.append("other", 1, [opening("- -"), *[renamed(0, "D")] * 9])
        asked: tuple[tuple[str, ...], ...] = (("sat",), ("sat", "opened"), ("opened",), ("renamed",), ("acted",), ())
        return [
            *[len(await store.events_since_last("table", kinds)) for kinds in asked],
            (await store.events_since_last("table", ["sat"])) == events[3:],
            await store.events_since_last("neither", ["sat"]),
        ]

    assert with_store(url, use) == [2, 2, 5, 1, 0, 0, True, []]


def test_events_are_there_when_the_store_is_opened_again(url: str) -> None:
    with_store(url, lambda store: store.append("table", 1, [sitting("ana")]))
    with_store(url, lambda store: store.append("table", 2, [renamed(0, "Zoë \U0001f600")]))
    assert with_store(url, lambda store: store.events("table")) == [sitting("ana"), renamed(0, "Zoë \U0001f600")]


@pytest.mark.parametrize("version", [-1, 0, 1, 2, 4])
def test_only_the_next_version_can_be_appended(url: str, version: int) -> None:
    async def use(store: Store) -> list[str]:
        await store.append("table", 1, [sitting("ana"), renamed(0, "B")])
        with pytest.raises(Conflict, match=f"^{version} is not the next version of table 'table'$"):
            await store.append("table", version, [renamed(0, "C")])
        return await store.events("table")

    assert with_store(url, use) == [sitting("ana"), renamed(0, "B")]


def test_a_table_begins_with_version_1(url: str) -> None:
    with pytest.raises(Conflict):
        with_store(url, lambda store: store.append("table", 2, [sitting("ana")]))


def test_of_many_who_append_the_same_version_one_succeeds_whole(url: str) -> None:
    async def use(store: Store) -> tuple[list[Any], list[str]]:
        await store.append("table", 1, [sitting("ana")])
        tries = [store.append("table", 2, [renamed(0, f"A{n}"), renamed(0, f"B{n}")]) for n in range(20)]
        return await asyncio.gather(*tries, return_exceptions=True), await store.events("table", 1)

    outcomes, bodies = with_store(url, use)
    (winner,) = [number for number, outcome in enumerate(outcomes) if outcome is None]
    assert all(isinstance(outcome, Conflict) for outcome in outcomes if outcome is not None)
    assert bodies == [renamed(0, f"A{winner}"), renamed(0, f"B{winner}")]


def test_what_is_queued_for_one_table_is_appended_in_that_order(url: str) -> None:
    async def use(store: Store) -> list[str]:
        await asyncio.gather(*(store.append("table", n, [renamed(0, f"A{n}")]) for n in range(1, 30)))
        return await store.events("table")

    # A table that begins with a change of name could not be rebuilt; the store does not know.
    assert with_store(url, use) == [renamed(0, f"A{n}") for n in range(1, 30)]


def test_many_tables_at_once_do_not_mix(url: str) -> None:
    def name(table: int, turn: int) -> str:
        return f"A{table}-{turn}"

    async def play(store: Store, table: int) -> list[str]:
        await store.append(f"table {table}", 1, [sitting("ana")])
        for turn in range(2, 6):
            await store.append(f"table {table}", turn, [renamed(0, name(table, turn))])
        return await store.events(f"table {table}")

    async def use(store: Store) -> list[list[str]]:
        return await asyncio.gather(*(play(store, table) for table in range(60)))

    assert with_store(url, use) == [
        [sitting("ana"), *(renamed(0, name(table, turn)) for turn in range(2, 6))] for table in range(60)
    ]


def test_the_failure_of_one_leaves_the_others_in_its_transaction_whole(url: str) -> None:
    # Neither database takes this text as an id, and it is found out only there.
    broken = "\ud800"

    async def use(store: Store) -> tuple[list[Any], list[list[str]]]:
        tries = [store.append(table, 1, [sitting("ana")]) for table in ("first", broken, "last")]
        outcomes = await asyncio.gather(*tries, return_exceptions=True)
        return outcomes, [await store.events(table) for table in ("first", "last")]

    outcomes, bodies = with_store(url, use)
    assert [isinstance(outcome, Exception) for outcome in outcomes] == [False, True, False]
    assert bodies == [[sitting("ana")], [sitting("ana")]]


def test_two_open_stores_never_write_the_same_version(url: str) -> None:
    async def climb(store: Store, name: str) -> list[int]:
        written = []
        for version in range(1, 16):
            try:
                await store.append("table", version, [renamed(0, name)])
                written.append(version)
            except Conflict:
                pass
        return written

    async def use(store: Store) -> tuple[list[int], list[int], list[str]]:
        async with opened(url) as other:
            one, two = await asyncio.gather(climb(store, "A"), climb(other, "B"))
        return one, two, [json.loads(body)["name"] for body in await store.events("table")]

    one, two, names = with_store(url, use)
    assert sorted(one + two) == list(range(1, len(names) + 1))
    assert [name == "A" for name in names] == [version in one for version in range(1, len(names) + 1)]
    assert names


def test_a_store_goes_on_after_another_has_written_to_its_table(url: str) -> None:
    async def use(store: Store) -> list[str]:
        await store.append("table", 1, [sitting("ana")])
        async with opened(url) as other:
            await other.append("table", 2, [renamed(0, "B")])
            for version in (2, 4, 1):
                with pytest.raises(Conflict):
                    await store.append("table", version, [renamed(0, "C")])
            await store.append("table", 3, [renamed(0, "D")])
            await store.append("table", 4, [renamed(0, "E")])
        return await store.events("table", 1)

    assert with_store(url, use) == [renamed(0, "B"), renamed(0, "D"), renamed(0, "E")]


def test_whoever_stops_waiting_does_not_stop_the_others(url: str) -> None:
    async def use(store: Store) -> list[str]:
        leaving = asyncio.create_task(store.append("left", 1, [sitting("ana")]))
        staying = asyncio.create_task(store.append("table", 1, [sitting("bob")]))
        await asyncio.wait({leaving, staying}, timeout=0)
        leaving.cancel()
        await staying
        return await store.events("table")

    assert with_store(url, use) == [sitting("bob")]


def test_closing_writes_what_is_queued(url: str) -> None:
    async def leave(store: Store) -> None:
        task = asyncio.create_task(store.append("table", 1, [sitting("ana")]))
        await asyncio.wait({task}, timeout=0)
        await store.aclose()
        await task

    with_store(url, leave)
    assert with_store(url, lambda store: store.events("table")) == [sitting("ana")]


def test_a_transaction_that_fails_tells_everybody_why(url: str) -> None:
    async def use(store: Store) -> list[Any]:
        def broken(_: object) -> None:
            raise OSError("no room left")

        engine = await store.database.write(lambda connection: connection.engine)
        event.listen(engine, "commit", broken)
        tries = [store.append(table, 1, [sitting("ana")]) for table in "ab"]
        outcomes: list[Any] = await asyncio.gather(*tries, return_exceptions=True)
        event.remove(engine, "commit", broken)
        await store.append("a", 1, [sitting("ana")])
        return outcomes

    outcomes = with_store(url, use)
    assert [type(outcome) for outcome in outcomes] == [NotStored, NotStored]
    assert all(isinstance(outcome.__cause__, OSError) for outcome in outcomes)


@pytest.mark.parametrize(
    ("bodies", "error"),
    [
        ([], ValueError),
        ([sitting("ana").replace('"format":1', '"format":2')], UnknownFormat),
        ([sitting("ana", at=float("nan"))], ValueError),
        (["[]"], ValueError),
        (["{}"], ValueError),
        ([sitting("ana")[:-1]], ValueError),
    ],
)
def test_what_is_no_event_is_refused(url: str, bodies: list[str], error: type[Exception]) -> None:
    with pytest.raises(error):
        with_store(url, lambda store: store.append("table", 1, bodies))


@pytest.mark.parametrize("spelled", ["sqlite://", "sqlite:///:memory:", "mysql://somebody@somewhere/bendo"])
def test_a_database_that_keeps_nothing_or_is_not_known_is_refused(spelled: str) -> None:
    with pytest.raises(UnknownDatabase, match="is neither a file of SQLite nor PostgreSQL"):
        with_store(spelled, lambda store: store.events("table"))
