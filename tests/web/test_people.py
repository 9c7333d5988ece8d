"""People over HTTP: somebody new, settings, another device, export and erasure; limits, and who may ask from where."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from bendo.store import NotStored
from tests.web.guests import Guest, play
from tests.web.hosting import Closed, hosting
from tests.web.sittings import two


def test_a_person_is_whoever_has_the_secret(tmp_path: Path) -> None:
    async def run() -> None:
        async with hosting(tmp_path) as host:
            person, secret = await host.person()
            assert (await host.request("GET", "/me", secret)).json() == {
                "id": person,
                "settings": {},
                "tables": [],
                "statistics": [],
            }
            for wrong, code in (("x" * 22, "unknown-secret"), (None, "no-secret")):
                answer = await host.request("GET", "/me", wrong)
                assert (answer.status_code, answer.json()["code"]) == (401, code)

    asyncio.run(run())


def test_settings_are_changed_one_by_one_and_are_bounded(tmp_path: Path) -> None:
    async def run() -> None:
        async with hosting(tmp_path) as host:
            _, secret = await host.person()
            await host.request("PATCH", "/me/settings", secret, json={"sound": True, "palette": "night"})
            changed = await host.request("PATCH", "/me/settings", secret, json={"sound": None, "size": 2})
            assert changed.json() == {"palette": "night", "size": 2}
            assert (await host.request("GET", "/me", secret)).json()["settings"] == {"palette": "night", "size": 2}
            unreadable: list[Any] = [{"a" * 65: 1}, {"": 1}, [1]]
            for body in unreadable:
                assert (await host.request("PATCH", "/me/settings", secret, json=body)).status_code == 400
            too_large: list[Any] = [{f"s{i}": 1 for i in range(65)}, {"big": "x" * 4096}]
            for body in too_large:
                assert (await host.request("PATCH", "/me/settings", secret, json=body)).status_code == 413
            assert len((await host.request("GET", "/me", secret)).json()["settings"]) == 2

    asyncio.run(run())


def test_a_code_carries_a_person_to_another_device_once(tmp_path: Path) -> None:
    async def run() -> None:
        async with hosting(tmp_path) as host:
            person, secret = await host.person()
            code = (await host.request("POST", "/me/code", secret)).json()["code"]
            other = await host.request("POST", "/persons/redeem", json={"code": code.lower()})
            assert other.status_code == 201
            assert other.json()["id"] == person
            assert other.json()["secret"] != secret
            again = await host.request("POST", "/persons/redeem", json={"code": code})
            assert (again.status_code, again.json()["code"]) == (404, "code")

    asyncio.run(run())


def test_who_is_erased_is_sent_away_and_its_name_is_gone(tmp_path: Path) -> None:
    async def run() -> None:
        async with hosting(tmp_path) as host:
            table, (ana, bo), secrets = await two(host)
            await play([ana, bo], 4)
            exported = (await host.request("GET", "/me/export", secrets[1])).json()
            assert "Bo" in str(exported)
            assert (await host.request("DELETE", "/me", secrets[1])).status_code == 204
            assert (await bo.socket.closed()).code == 4401
            while ana.scene["chairs"][1]["name"] == "Bo":
                await ana.hear()
            assert ana.scene["chairs"][1]["name"] == "-"
            assert (await host.request("GET", "/me", secrets[1])).status_code == 401
            stored = await host.server.store.events(table)
            assert "Bo" not in "".join(stored)

    asyncio.run(run())


def test_an_address_may_not_open_tables_without_end(tmp_path: Path) -> None:
    async def run() -> None:
        async with hosting(tmp_path, tables_an_hour=2, codes_an_hour=1, persons_an_hour=3) as host:
            _, secret = await host.person()
            for _ in range(2):
                await host.table(secret, "Ana", "ben")
            body = {"rules": "blue-orange", "chairs": [{"chair": "person", "name": "Ana"}, {"chair": "bot"}]}
            refused = await host.request("POST", "/tables", secret, json=body)
            assert (refused.status_code, refused.json()["code"]) == (429, "too-many")
            assert int(refused.headers["retry-after"]) > 60
            await host.request("POST", "/persons/redeem", json={"code": "00000-00000"})
            tried = await host.request("POST", "/persons/redeem", json={"code": "00000-00001"})
            assert tried.status_code == 429
            statuses = [(await host.request("POST", "/persons")).status_code for _ in range(3)]
            assert statuses == [201, 201, 429]

    asyncio.run(run())


def test_a_socket_that_speaks_too_fast_is_told_so_and_at_last_closed(tmp_path: Path) -> None:
    async def run() -> None:
        async with hosting(tmp_path, messages_a_second=0.001) as host:
            _, secret = await host.person()
            opened = await host.table(secret, "Ana", "-")
            socket = await host.join(opened["table"], secret)
            await socket.hear()
            await socket.hear()
            for _ in range(102):
                await socket.say({"command": "start"})
            heard = [await socket.answer() for _ in range(100)]
            assert {answer["code"] for answer in heard} == {"too-fast"}
            assert (await socket.closed()).code == 1008

    asyncio.run(run())


def test_pages_of_other_sites_can_neither_connect_nor_change_anything(tmp_path: Path) -> None:
    async def run() -> None:
        async with hosting(tmp_path, origins=("https://friend.example",)) as host:
            _, secret = await host.person()
            opened = await host.table(secret, "Ana", "ben")
            foreign = {"origin": "https://evil.example"}
            refused = await host.request("POST", "/persons", headers=foreign)
            assert (refused.status_code, refused.json()["code"]) == (403, "origin")
            assert (await host.request("DELETE", "/me", secret, headers=foreign)).status_code == 403
            for origin in ("https://evil.example", "null", "http://bendo.test.evil.example"):
                with pytest.raises(Closed):
                    await host.socket(opened["table"], origin=origin).open()
            for origin in ("http://bendo.test", "https://bendo.test", "https://friend.example"):
                await host.socket(opened["table"], origin=origin).open()

    asyncio.run(run())


def test_an_address_may_not_hold_sockets_without_end(tmp_path: Path) -> None:
    async def run() -> None:
        async with hosting(tmp_path, sockets_an_address=2) as host:
            _, secret = await host.person()
            opened = await host.table(secret, "Ana", "ben")
            first = await host.join(opened["table"])
            await host.join(opened["table"])
            with pytest.raises(Closed):
                await host.socket(opened["table"]).open()
            await first.close()
            await host.join(opened["table"])

    asyncio.run(run())


def test_every_answer_forbids_browsers_what_pages_of_ours_do_not_need(tmp_path: Path) -> None:
    async def run() -> None:
        async with hosting(tmp_path) as host:
            for path in ("/", "/healthz", "/version", "/metrics", "/nothing", "/tables/none", "/me"):
                headers = (await host.request("GET", path)).headers
                assert "default-src 'self'" in headers["content-security-policy"]
                assert headers["x-content-type-options"] == "nosniff"
                assert headers["referrer-policy"] == "no-referrer"
            assert "bendo_tables 0.0" in (await host.request("GET", "/metrics")).text
            assert (await host.request("GET", "/version")).json()["protocol"] == 1

    asyncio.run(run())


def test_a_watcher_may_become_a_guest_without_connecting_anew(tmp_path: Path) -> None:
    async def run() -> None:
        async with hosting(tmp_path) as host:
            (_, ana), (_, bo) = await host.person(), await host.person()
            opened = await host.table(ana, "Ana", "-")
            guest = Guest(await host.join(opened["table"], bo), random.Random(0))
            await guest.hear()
            await guest.hear()
            assert guest.scene["seats"] == []
            await guest.do({"command": "sit", "seat": 1, "name": "Bo", "key": opened["keys"]["1"]})
            assert guest.scene["seats"] == [1]

    asyncio.run(run())


def test_what_could_not_be_stored_is_said_to_be_so_and_nothing_has_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with hosting(tmp_path) as host:
            _, secret = await host.person()

            async def full(*_: object) -> None:
                raise NotStored("no room left")

            monkeypatch.setattr(host.server.store, "append", full)
            body = {"rules": "blue-orange", "chairs": [{"chair": "person", "name": "Ana"}, {"chair": "bot"}]}
            answer = await host.request("POST", "/tables", secret, json=body)
            assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
            assert len(host.server.tables) == 0
            assert (await host.request("GET", "/me", secret)).json()["tables"] == []

    asyncio.run(run())


def test_what_no_database_could_hold_is_refused_before_it(tmp_path: Path) -> None:
    async def run() -> None:
        async with hosting(tmp_path) as host:
            _, secret = await host.person()
            for path in ("/tables/%00", "/tables/%00/events", "/tables/%ED%A0%80/record", f"/tables/{'a' * 65}"):
                answer = await host.request("GET", path, secret)
                assert (answer.status_code, answer.json()["code"]) == (404, "no-such-table")
            for settings in ('{"\\u0000": 1}', '{"deep": ' + "[" * 970 + "]" * 970 + "}"):
                answer = await host.request("PATCH", "/me/settings", secret, content=settings)
                assert answer.status_code in (200, 400)
            assert (await host.request("GET", "/me", secret)).status_code == 200

    asyncio.run(run())
