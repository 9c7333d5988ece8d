"""Persons: recognised by their secrets, carried to other devices, with their settings, tables and statistics."""

import asyncio
from fractions import Fraction
from typing import Any

import pytest

from bendo.store import CODE_SECONDS, Result, Saved, Statistics, Store, UnknownCode, UnknownPerson
from bendo.table.plan import is_id
from tests.store.databases import everything, with_store
from tests.store.events import renamed, sitting

NOTHING: Any = (0, 0, 0, 0.0, 0.0, 0, 0, 0.0, 0, 0, 0.0)
"""What statistics tell beyond matches and rounds where nothing of it was counted."""


def test_a_person_is_recognised_by_its_secret(url: str) -> None:
    async def use(store: Store) -> None:
        ana, bob = await asyncio.gather(store.persons.begin(1.0), store.persons.begin(1.0))
        assert ana.id != bob.id
        assert is_id(ana.id)
        assert [await store.persons.recognised(each.secret) for each in (ana, bob)] == [ana.id, bob.id]

    with_store(url, use)


@pytest.mark.parametrize("secret", ["", "a" * 22, "ä" * 22, "\0", "\ud800"])
def test_nobody_is_recognised_by_anything_else(url: str, secret: str) -> None:
    async def use(store: Store) -> object:
        ana = await store.persons.begin(1.0)
        assert await store.persons.recognised(ana.id) is None
        return await store.persons.recognised(secret)

    assert with_store(url, use) is None


def test_the_database_holds_neither_secrets_nor_codes(url: str) -> None:
    async def use(store: Store) -> str:
        ana = await store.persons.begin(1.0)
        code = await store.persons.code(ana.id, 2.0)
        other = await store.persons.redeemed(code.code, 3.0)
        rows = [tuple(row) for name in ("secrets", "codes") for row in await store.database.read(everything(name))]
        assert all(text not in str(rows) for text in (ana.secret, other.secret, code.code, code.code.replace("-", "")))
        return str(rows)

    assert "'" in with_store(url, use)


# --- another device --------------------------------------------------------------------------------------------------


def test_a_code_makes_another_device_the_same_person(url: str) -> None:
    async def use(store: Store) -> None:
        ana = await store.persons.begin(1.0)
        code = await store.persons.code(ana.id, 2.0)
        other = await store.persons.redeemed(code.code.lower().replace("-", " "), code.until - 1)
        assert other.id == ana.id
        assert other.secret != ana.secret
        assert [await store.persons.recognised(secret) for secret in (ana.secret, other.secret)] == [ana.id] * 2

    with_store(url, use)


def test_a_code_is_good_once_even_if_two_redeem_it_at_the_same_moment(url: str) -> None:
    async def use(store: Store) -> list[Any]:
        ana = await store.persons.begin(1.0)
        code = await store.persons.code(ana.id, 2.0)
        tries = [store.persons.redeemed(code.code, 3.0) for _ in range(5)]
        return await asyncio.gather(*tries, return_exceptions=True)

    assert sum(isinstance(outcome, UnknownCode) for outcome in with_store(url, use)) == 4


def test_a_code_is_good_for_a_short_time(url: str) -> None:
    async def use(store: Store) -> None:
        ana = await store.persons.begin(1.0)
        code = await store.persons.code(ana.id, 2.0)
        assert code.until == 2.0 + CODE_SECONDS
        await store.persons.redeemed(code.code, code.until)

    with pytest.raises(UnknownCode):
        with_store(url, use)


@pytest.mark.parametrize("code", ["", "00000-00000", "ß", "\ud800"])
def test_a_code_that_never_was_is_unknown(url: str, code: str) -> None:
    with pytest.raises(UnknownCode):
        with_store(url, lambda store: store.persons.redeemed(code, 1.0))


# --- settings --------------------------------------------------------------------------------------------------------


def test_of_a_setting_the_last_value_counts(url: str) -> None:
    async def use(store: Store) -> dict[str, Any]:
        ana, bob = await store.persons.begin(1.0), await store.persons.begin(1.0)
        await store.persons.change_settings(ana.id, {"palette": "dark", "size": 2}, 2.0)
        await store.persons.change_settings(bob.id, {"palette": "high"}, 2.0)
        await store.persons.change_settings(ana.id, {"palette": ["a", {"b": 1.5}], "size": None}, 3.0)
        return await store.persons.settings(ana.id)

    assert with_store(url, use) == {"palette": ["a", {"b": 1.5}]}


def test_a_setting_that_does_not_change_is_not_stored_again(url: str) -> None:
    async def use(store: Store) -> Any:
        ana = await store.persons.begin(1.0)
        for now in (2.0, 3.0):
            await store.persons.change_settings(ana.id, {"palette": "dark", "size": None}, now)
        return (await store.export(ana.id))["settings"]

    assert with_store(url, use) == [{"at": 2.0, "name": "palette", "value": "dark"}]


def test_nothing_is_kept_for_somebody_unknown(url: str) -> None:
    async def use(store: Store) -> None:
        for attempt in (
            store.persons.change_settings("nobody", {"palette": "dark"}, 1.0),
            store.persons.code("nobody", 1.0),
            store.export("nobody"),
            store.erase("nobody"),
        ):
            with pytest.raises(UnknownPerson, match="nobody"):
                await attempt
        assert await store.persons.settings("nobody") == {}

    with_store(url, use)


# --- tables and results ----------------------------------------------------------------------------------------------


def test_saved_tables_are_those_where_a_person_has_sat_the_latest_first(url: str) -> None:
    async def use(store: Store) -> list[Saved]:
        ana = await store.persons.begin(1.0)
        await store.append("old", 1, [sitting(ana.id, at=2.0)])
        await store.append("other", 1, [sitting("guest", at=2.5)])
        await store.append("new", 1, [sitting(ana.id, at=3.0), sitting(ana.id, seat=1, at=3.5)])
        await store.append("old", 2, [renamed(0, "B", at=4.0)])
        return await store.persons.saved(ana.id)

    assert with_store(url, use) == [Saved("old", 2, 4.0), Saved("new", 2, 3.5)]


def test_statistics_count_the_results_by_sheet_and_level(url: str) -> None:
    async def use(store: Store) -> list[Statistics]:
        ana = await store.persons.begin(1.0)
        told = [("draw", "ben", True), ("draw", "ben", False), ("draw", "ben", None), ("draw", "people", True)]
        for number, (sheet, level, won) in enumerate([*told, ("block", "ben", True)]):
            results = [Result(ana.id, 0, sheet, level, won, 3), Result("guest", 1, sheet, level, won is False, 3)]
            await store.append(f"table {number}", 1, [sitting(ana.id)], results)
        return await store.persons.statistics(ana.id)

    assert with_store(url, use) == [
        Statistics("block", "ben", 1, 1, 0, 3, *NOTHING),
        Statistics("draw", "ben", 3, 1, 1, 9, *NOTHING),
        Statistics("draw", "people", 1, 1, 0, 3, *NOTHING),
    ]


def test_statistics_add_up_all_that_was_counted_and_chances_exactly(url: str) -> None:
    async def use(store: Store) -> list[Statistics]:
        ana = await store.persons.begin(1.0)
        for number in range(1, 300):
            expected, others = float(Fraction(number, 7)), float(Fraction(1, number))
            counted = (2, 3, 4, 0.5, 1.25, 5, 6, expected, 7, 8, others)
            result = Result(ana.id, 0, "draw", "ben", True, 1, *counted)
            await store.append(f"table {number}", 1, [sitting(ana.id)], [result])
        return await store.persons.statistics(ana.id)

    (found,) = with_store(url, use)
    assert (found.rounds, found.rounds_won, found.rounds_lost, found.rounds_blocked) == (299, 598, 897, 1196)
    assert (found.points, found.points_against) == (149.5, 373.75)
    assert (found.draws, found.fitted, found.others_draws, found.others_fitted) == (1495, 1794, 2093, 2392)
    assert abs(found.expected - Fraction(299 * 300, 14)) < 1e-9
    assert abs(found.others_expected - sum(Fraction(1, number) for number in range(1, 300))) < 1e-9


def test_a_result_counts_only_if_its_events_are_stored(url: str) -> None:
    async def use(store: Store) -> list[int]:
        ana = await store.persons.begin(1.0)
        result = [Result(ana.id, 0, "draw", "ben", True, 3)]
        tries = [store.append("table", 1, [sitting(ana.id)], result) for _ in range(3)]
        await asyncio.gather(*tries, return_exceptions=True)
        return [each.matches for each in await store.persons.statistics(ana.id)]

    assert with_store(url, use) == [1]
