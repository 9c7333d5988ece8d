"""Tables over the wire: opened, joined by link, watched, played, left and come back to."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

from tests.web.guests import Guest, applied, play
from tests.web.hosting import hosting
from tests.web.sittings import two


def test_two_people_play_a_round_by_link_and_see_the_same_line(tmp_path: Path) -> None:
    async def run() -> None:
        async with hosting(tmp_path) as host:
            _, guests, _ = await two(host)
            await play(guests, 60)
            ana, bo = guests
            assert ana.scene["tiles"] == bo.scene["tiles"]
            assert ana.scene["results"] == bo.scene["results"] != []

    asyncio.run(run())


def test_a_solo_table_begins_at_once_and_ben_answers(tmp_path: Path) -> None:
    async def run() -> None:
        async with hosting(tmp_path) as host:
            _, secret = await host.person()
            opened = await host.table(secret, "Ana", "ben", number="2007")
            ana = Guest(await host.join(opened["table"], secret), random.Random(3))
            await ana.hear()
            await ana.hear()
            assert ana.scene["about"]["number"] == "2007"
            assert "salt" not in ana.scene["about"]
            while ana.scene["phase"] != "over":
                wish = ana.wish()
                if wish is None:
                    await ana.hear()
                else:
                    await ana.do(wish)
            record = await host.request("GET", f"/tables/{opened['table']}/record")
            assert record.status_code == 200
            me = (await host.request("GET", "/me", secret)).json()
            assert me["statistics"][0]["level"] == "ben"
            assert me["statistics"][0]["matches"] == 1

    asyncio.run(run())


def test_who_knows_the_id_alone_watches_and_sees_no_hand(tmp_path: Path) -> None:
    async def run() -> None:
        async with hosting(tmp_path) as host:
            table, guests, _ = await two(host)
            watcher = Guest(await host.join(table), random.Random(0))
            await watcher.hear()
            await watcher.hear()
            await play([*guests, watcher], 5)
            assert watcher.scene["hands"].get("seat") is None
            assert set(watcher.scene["hands"]["tiles"]) <= {""}
            assert await watcher.socket.ask({"command": "start"}) == {
                "type": "refused",
                "code": "no-secret",
                "facts": {},
            }

    asyncio.run(run())


def test_a_chair_takes_its_key_and_the_key_is_told_to_those_who_sit_alone(tmp_path: Path) -> None:
    async def run() -> None:
        async with hosting(tmp_path) as host:
            (_, ana), (_, bo) = await host.person(), await host.person()
            opened = await host.table(ana, "Ana", "-")
            socket = await host.join(opened["table"], bo)
            await socket.hear()
            scene = (await socket.hear())["scene"]
            assert opened["keys"]["1"] not in str(scene)
            wrong = await socket.ask({"command": "sit", "seat": 1, "name": "Bo", "key": "guess"})
            assert (wrong["type"], wrong["code"]) == ("refused", "key")
            mine = (await host.request("GET", f"/tables/{opened['table']}", ana)).json()
            assert mine["chairs"][1]["key"] == opened["keys"]["1"]

    asyncio.run(run())


def test_who_comes_back_is_told_what_it_missed_by_version(tmp_path: Path) -> None:
    async def run() -> None:
        async with hosting(tmp_path, patience=0.0) as host:
            table, guests, secrets = await two(host)
            await play(guests, 4)
            ana, bo = guests
            seen = bo.scene
            await bo.socket.close()
            await ana.hear()  # Bo is gone
            again = Guest(await host.join(table, secrets[1], seen["version"]), bo.chance)
            again.scene = seen
            await again.hear()
            while again.scene["version"] <= ana.scene["version"]:
                assert "scene" not in await again.hear()
            await ana.until(again.scene["version"])
            assert again.scene["chairs"][1].get("gone") is None
            await play([ana, again], 100)
            assert ana.scene["results"] == again.scene["results"] != []

    asyncio.run(run())


def test_a_table_that_nobody_looks_at_leaves_the_memory_and_comes_back_whole(tmp_path: Path) -> None:
    async def run() -> None:
        async with hosting(tmp_path, patience=0.0, idle=0.0) as host:
            table, guests, secrets = await two(host)
            await play(guests, 6)
            before = guests[0].scene
            for guest in guests:
                await guest.socket.close()
            while len(host.server.tables):
                await asyncio.sleep(0)
            again = Guest(await host.join(table, secrets[0]), random.Random(0))
            await again.hear()
            await again.hear()
            assert again.scene["tiles"] == before["tiles"]
            assert again.scene["hands"] == before["hands"]

    asyncio.run(run())


def test_everything_survives_a_restart(tmp_path: Path) -> None:
    async def run() -> None:
        async with hosting(tmp_path) as host:
            table, guests, secrets = await two(host)
            await play(guests, 9)
            before = guests[0].scene
        async with hosting(tmp_path) as host:
            again = await host.join(table, secrets[0], before["version"])
            assert (await again.hear())["type"] == "welcome"
            scene = (await host.request("GET", f"/tables/{table}", secrets[0])).json()
            assert scene["tiles"] == before["tiles"]
            assert scene["version"] >= before["version"]
        assert (await again.closed()).code == 1012

    asyncio.run(run())


def test_hints_and_reviews_are_answered_to_whom_they_belong(tmp_path: Path) -> None:
    async def run() -> None:
        async with hosting(tmp_path) as host:
            _, guests, _ = await two(host)
            await play(guests, 4)
            on_turn = next(guest for guest in guests if "seat" in guest.scene["choices"])
            other = next(guest for guest in guests if guest is not on_turn)
            seat = on_turn.scene["choices"]["seat"]
            hint = await on_turn.socket.ask({"command": "hint", "seat": seat})
            legal = [play["action"] for play in on_turn.scene["choices"].get("plays", [])] or ["+", "-"]
            assert hint["type"] == "hint"
            assert hint["action"] in legal
            assert hint["reasons"]
            assert (await other.socket.ask({"command": "hint", "seat": seat}))["code"] == "not-yours"
            review = await other.socket.ask({"command": "review", "seat": 1 - seat})
            assert review["type"] == "review"
            always = {"step", "action", "would", "reasons", "laid", "hand"}
            assert all(always <= decision.keys() <= always | {"ghost"} for decision in review["decisions"])

    asyncio.run(run())


def test_the_plain_fallback_plays_a_match_without_a_socket(tmp_path: Path) -> None:
    async def run() -> None:
        async with hosting(tmp_path) as host:
            _, secret = await host.person()
            opened = await host.table(secret, "Ana", "ben", rules="blue-orange,target=20")
            path, version = f"/tables/{opened['table']}", 0
            guest: Any = Guest(None, random.Random(5))  # type: ignore[arg-type]  # it hears nothing by itself
            for _ in range(400):
                told = (await host.request("GET", f"{path}/events?since={version}&wait=5", secret)).json()
                for update in told["updates"]:
                    guest.scene = applied(guest.scene, update)
                version = told["version"]
                assert guest.scene["version"] == version
                if guest.scene["phase"] == "over":
                    return
                if (wish := guest.wish()) is not None:
                    answer = await host.request("POST", f"{path}/commands", secret, json=wish)
                    assert answer.status_code == 200, answer.text
            raise AssertionError("the match does not end")

    asyncio.run(run())


def test_no_clock_runs_while_the_server_is_away(tmp_path: Path) -> None:
    async def run() -> None:
        async with hosting(tmp_path) as host:
            table, guests, secrets = await two(host, rules="jaques-speed")
            await play(guests, 3)
            before = guests[0].scene
            assert before["turn"]["deadline"] > before["now"]
        async with hosting(tmp_path) as host:
            host.server.tables.now = lambda: before["turn"]["deadline"] + 100  # type: ignore[method-assign]
            ana = Guest(await host.join(table, secrets[0]), random.Random(0))
            bo = Guest(await host.join(table, secrets[1]), random.Random(0))
            for guest in (ana, bo):
                await guest.hear()
                await guest.hear()
            while any(chair.get("gone") for chair in ana.scene["chairs"]):
                await ana.hear()
            assert [entry["code"] for entry in ana.scene["log"]].count("time") == 0
            assert ana.scene["turn"]["deadline"] > before["turn"]["deadline"] + 100

    asyncio.run(run())
