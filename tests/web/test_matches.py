"""A picture of the table, and when the match has ended all of it, a proof of its deals, and reviews of its rounds."""

from __future__ import annotations

import asyncio
import hashlib
import random
import re
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest

from bendo.notation.records import read_record, replay
from tests.web.guests import Guest, play
from tests.web.hosting import Host, hosting
from tests.web.sittings import two

SVG = "{http://www.w3.org/2000/svg}"
LONG = 2000


async def played(host: Host, rules: str) -> tuple[str, list[Guest], list[str]]:
    """A match of two people, to its end."""
    table, guests, secrets = await two(host, rules)
    await play(guests, LONG)
    assert guests[0].scene["phase"] == "over"
    return table, guests, secrets


async def alone(host: Host, rules: str, secret: str, **more: Any) -> tuple[str, Guest]:
    """A table with Ben, and who sits there."""
    opened = await host.table(secret, "Ana", "ben", rules=rules, **more)
    guest = Guest(await host.join(opened["table"], secret), random.Random(3))
    assert (await guest.hear())["type"] == "welcome"
    await guest.hear()
    return opened["table"], guest


async def play_a_round(guest: Guest) -> None:
    """Play on until the round has ended."""
    while guest.scene["phase"] == "playing":
        wish = guest.wish()
        await (guest.hear() if wish is None else guest.do(wish))


def test_a_match_that_has_ended_is_shown_step_by_step_to_anybody(tmp_path: Path) -> None:
    async def run() -> None:
        async with hosting(tmp_path) as host:
            table, guests, secrets = await played(host, "jaques-muggins,target=40")
            answers = [await host.request("GET", f"/tables/{table}/replay", secret) for secret in (None, *secrets)]
            assert {answer.status_code for answer in answers} == {200}
            assert len({answer.content for answer in answers}) == 1
            assert answers[0].headers["cache-control"] == "no-store"
            shown = answers[0].json()
            scene = guests[0].scene
            assert shown["about"] == scene["about"]
            assert shown["names"] == ["Ana", "Bo"]
            assert [each["result"] for each in shown["rounds"]] == scene["results"]
            assert shown["rounds"][-1]["tiles"] == scene["tiles"]
            last = shown["rounds"][-1]["steps"][-1]
            assert last["hands"] == scene["hands"]["tiles"]
            assert last["ends"] == scene["ends"]
            assert last["scores"] == scene["scores"]
            assert "turn" not in last
            record = replay(read_record((await host.request("GET", f"/tables/{table}/record")).content))
            for number, each in enumerate(shown["rounds"]):
                assert len(each["steps"]) == 1 + len(record.steps_of(number))

    asyncio.run(run())


def test_while_a_match_goes_on_nobody_is_shown_it_but_who_plays_alone(tmp_path: Path) -> None:
    async def run() -> None:
        async with hosting(tmp_path) as host:
            table, guests, secrets = await two(host)
            await play(guests, 5)
            for what in ("replay", "check"):
                for secret in (None, *secrets):
                    answer = await host.request("GET", f"/tables/{table}/{what}", secret)
                    assert (answer.status_code, answer.json()["code"]) == (409, "not-over")
            (_, ana), (_, bo) = await host.person(), await host.person()
            table, solo = await alone(host, "blue-orange", ana, number="2007")
            path = f"/tables/{table}"
            assert (await host.request("GET", f"{path}/replay", ana)).json()["rounds"] == []
            await play_a_round(solo)
            await solo.do({"command": "onward"})
            assert solo.scene["phase"] == "playing"
            shown = (await host.request("GET", f"{path}/replay", ana)).json()
            assert [each["result"] for each in shown["rounds"]] == solo.scene["results"]
            assert shown["players"] == [None, "ben"]
            for secret in (None, bo):
                assert (await host.request("GET", f"{path}/replay", secret)).json()["code"] == "not-over"
            assert (await host.request("GET", f"{path}/check", ana)).json()["code"] == "not-over"

    asyncio.run(run())


def test_the_deals_of_a_match_are_proved_as_from_its_record(tmp_path: Path) -> None:
    async def run() -> None:
        async with hosting(tmp_path) as host:
            table, guests, _ = await played(host, "blue-orange,target=30")
            about = guests[0].scene["about"]
            path = f"/tables/{table}/check"
            proof = (await host.request("GET", path)).json()
            assert proof == {
                "commit": about["commit"],
                "number": about["number"],
                "salt": about["salt"],
                "commit_holds": True,
                "rounds": [{"deal_holds": True}] * len(guests[0].scene["results"]),
            }
            assert hashlib.sha256(f"{proof['number']}:{proof['salt']}".encode()).hexdigest() == proof["commit"]
            for noted, holds in ((about["commit"].upper(), True), ("0" * 64, False)):
                assert (await host.request("GET", f"{path}?commit={noted}")).json()["commit_holds"] is holds
            for noted in ("", "0" * 63, "g" * 64, "0" * 5000):
                answer = await host.request("GET", f"{path}?commit={noted}")
                assert (answer.status_code, answer.json()["code"]) == (400, "unreadable")

    asyncio.run(run())


def test_the_picture_is_that_of_the_scene_with_words_for_it(tmp_path: Path) -> None:
    async def run() -> None:
        async with hosting(tmp_path) as host:
            table, guests, secrets = await two(host)
            path = f"/tables/{table}/picture"
            assert "Nothing lies on the table yet." in (await host.request("GET", path)).text
            await play(guests, 8)
            ana = guests[0].scene
            answer = await host.request("GET", path)
            for secret in (None, *secrets):
                answer = await host.request("GET", path, secret)
                assert answer.headers["content-type"] == "image/svg+xml"
                assert answer.headers["cache-control"] == "no-store"
                assert answer.headers["content-security-policy"].startswith("default-src 'self';")
                drawn = ET.fromstring(answer.text)
                assert [each.get("data-tile") for each in drawn.findall(f"{SVG}g[@data-laid]")] == [
                    lying["tile"] for lying in ana["tiles"]
                ]
                (last,) = drawn.findall(f"{SVG}g[@data-last]")
                assert last.get("data-tile") == ana["last"]
                assert drawn.findtext(f"{SVG}title") == "A table of Bendomino"
                described = drawn.findtext(f"{SVG}desc") or ""
                assert described.startswith(f"{len(ana['tiles'])} tiles lie on the table. End a shows")
            for palette in ("night", "contrast"):
                assert (await host.request("GET", f"{path}?palette={palette}")).text != answer.text
            assert (await host.request("GET", f"{path}?palette=baize&faces=pips&hands=no&language=en")).text == (
                answer.text
            )

    asyncio.run(run())


def test_a_picture_with_hands_shows_the_asker_s_own_and_no_other(tmp_path: Path) -> None:
    async def run() -> None:
        async with hosting(tmp_path) as host:
            table, guests, secrets = await two(host)
            await play(guests, 6)
            for guest, secret in ((None, None), *zip(guests, secrets, strict=True)):
                answer = await host.request("GET", f"/tables/{table}/picture?hands=yes", secret)
                shown = set(re.findall(r'data-tile="(\w\w)"', answer.text))
                laid = {lying["tile"] for lying in guests[0].scene["tiles"]}
                hands = "".join(guest.scene["hands"]["tiles"]) if guest else ""
                assert shown - laid == {hands[index : index + 2] for index in range(0, len(hands), 2)} - laid

    asyncio.run(run())


def test_before_the_first_deal_a_table_is_drawn_empty(tmp_path: Path) -> None:
    async def run() -> None:
        async with hosting(tmp_path) as host:
            _, secret = await host.person()
            for rules in ("blue-orange", "draw", "all-five"):
                table = (await host.table(secret, "Ana", "-", rules=rules))["table"]
                answer = await host.request("GET", f"/tables/{table}/picture?hands=yes", secret)
                assert ET.fromstring(answer.text).findall(f"{SVG}g[@data-tile]") == []

    asyncio.run(run())


@pytest.mark.parametrize(
    ("query", "status", "code"),
    [
        ("palette=puce", 400, "unreadable"),
        ("palette=", 400, "unreadable"),
        ("faces=Pips", 400, "unreadable"),
        ("faces=" + "x" * 4000, 400, "unreadable"),
        ("hands=1", 400, "unreadable"),
        ("faces=pictures", 400, "unreadable"),  # the set has numbers that have none
        ("language=xx", 404, "language"),
        ("language=..", 404, "language"),
    ],
)
def test_what_no_picture_can_look_like_is_refused_in_one_line(
    query: str, status: int, code: str, tmp_path: Path
) -> None:
    async def run() -> None:
        async with hosting(tmp_path) as host:
            _, secret = await host.person()
            table = (await host.table(secret, "Ana", "-", rules="draw-twelve"))["table"]
            answer = await host.request("GET", f"/tables/{table}/picture?{query}", secret)
            refused = answer.json()
            assert (answer.status_code, refused["code"]) == (status, code)
            assert len(refused["facts"]["problem"]) < 120
            assert "\n" not in refused["facts"]["problem"]

    asyncio.run(run())


@pytest.mark.parametrize("what", ["replay", "check", "picture"])
def test_of_a_table_that_there_is_not_nothing_can_be_had(what: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with hosting(tmp_path) as host:
            table, _, _ = await two(host)
            for other in ("nothing", "..", "%00", table + "x", "x" * 3000):
                answer = await host.request("GET", f"/tables/{other}/{what}")
                assert (answer.status_code, answer.json()["code"]) in ((404, "no-such-table"), (404, "no-such-place"))
            assert (await host.request("POST", f"/tables/{table}/{what}")).json()["code"] == "no-such-method"

    asyncio.run(run())


def test_who_has_a_secret_that_nobody_has_is_told_so(tmp_path: Path) -> None:
    async def run() -> None:
        async with hosting(tmp_path) as host:
            table, _, _ = await two(host)
            for what in ("replay", "picture"):
                answer = await host.request("GET", f"/tables/{table}/{what}", "x" * 22)
                assert (answer.status_code, answer.json()["code"]) == (401, "unknown-secret")

    asyncio.run(run())


def test_a_review_tells_where_the_tile_would_lie_and_what_the_seat_held(tmp_path: Path) -> None:
    async def run() -> None:
        async with hosting(tmp_path) as host:
            _, guests, _ = await two(host)
            scenes: list[dict[str, Any]] = []  # before each action, as who was on turn saw it
            while guests[0].scene["phase"] == "playing":
                guest = next(each for each in guests if each.wish() is not None)
                scenes.append(guest.scene)
                await play([guest, *(each for each in guests if each is not guest)], 1)
            review = await guests[0].socket.ask({"command": "review", "seat": 0})
            assert review["round"] == 0
            assert review["decisions"]
            for decision in review["decisions"]:
                scene = scenes[decision["step"]]
                assert scene["choices"]["seat"] == 0
                assert decision["laid"] == len(scene["tiles"])
                assert decision["hand"] == scene["hands"]["tiles"][0]
                ghosts = {choice["action"]: choice["ghost"] for choice in scene["choices"]["plays"]}
                assert decision.get("ghost") == ghosts.get(decision["would"])

    asyncio.run(run())


def test_any_round_of_the_match_that_has_ended_can_be_reviewed_by_whose_it_was(tmp_path: Path) -> None:
    async def run() -> None:
        async with hosting(tmp_path) as host:
            _, guests, _ = await two(host, "blue-orange,target=1000")
            ana, bo = guests
            reviews = []
            for _ in range(3):
                await play_a_round_together(guests)
                reviews.append(await ana.socket.ask({"command": "review", "seat": 0}))
                for guest in guests:
                    await guest.do({"command": "onward"})
                await ana.until(bo.scene["version"])
            for number, review in enumerate(reviews):
                assert review["round"] == number
                assert await ana.socket.ask({"command": "review", "seat": 0, "round": number}) == review
                other = await bo.socket.ask({"command": "review", "seat": 0, "round": number})
                assert (other["code"], other["facts"]) == ("not-yours", {"seat": 0})
            now = await ana.socket.ask({"command": "review", "seat": 0, "round": 3})
            assert now == await ana.socket.ask({"command": "review", "seat": 0})
            assert (await ana.socket.ask({"command": "review", "seat": 0, "round": 4}))["code"] == "no-such-round"
            assert (await ana.socket.ask({"command": "review", "seat": 9, "round": 1}))["code"] == "no-such-seat"
            for wrong in (-1, "1", 1.5, True):
                answer = await ana.socket.ask({"command": "review", "seat": 0, "round": wrong})
                assert answer["code"] == "unreadable"

    asyncio.run(run())


async def play_a_round_together(guests: list[Guest]) -> None:
    """Let guests play until the round has ended; all hear everything."""
    while guests[0].scene["phase"] == "playing":
        await play(guests, 1)
