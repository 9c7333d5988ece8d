"""The rules in words over HTTP."""

from __future__ import annotations

import asyncio
from pathlib import Path
from urllib.parse import quote

import msgspec
import pytest

from bendo.game import SHEETS
from bendo.guide.sheets import SheetInFull, Sheets, all_sheets, in_full
from bendo.notation import parse_rules
from tests.web.hosting import hosting

SPECS = (*SHEETS, "blue-orange,target=50", "blue-orange,hand=7/6/6", "ben,hand=9")


def test_all_sheets_are_told_as_the_guide_tells_them(tmp_path: Path) -> None:
    async def run() -> None:
        async with hosting(tmp_path) as host:
            answer = await host.request("GET", "/sheets")
            assert answer.headers["content-type"] == "application/json"
            assert msgspec.json.decode(answer.content, type=Sheets) == all_sheets()
            assert (await host.request("GET", "/sheets?language=en")).content == answer.content

    asyncio.run(run())


@pytest.mark.parametrize("spec", SPECS)
def test_any_rules_are_told_in_full(spec: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with hosting(tmp_path) as host:
            for path in (spec, quote(spec, safe="")):
                answer = await host.request("GET", f"/sheets/{path}?language=en")
                assert answer.status_code == 200
                assert msgspec.json.decode(answer.content, type=SheetInFull) == in_full(parse_rules(spec))

    asyncio.run(run())


def test_a_browser_may_keep_them_and_asks_whether_they_are_still_the_same(tmp_path: Path) -> None:
    async def run() -> None:
        async with hosting(tmp_path) as host:
            for path in ("/sheets", "/sheets/block"):
                answer = await host.request("GET", path)
                assert answer.headers["cache-control"] == "no-cache"
                tag = answer.headers["etag"]
                for asked in (tag, f"W/{tag}", f'"other", {tag}'):
                    again = await host.request("GET", path, headers={"if-none-match": asked})
                    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
                assert (await host.request("GET", path, headers={"if-none-match": '"other"'})).status_code == 200

    asyncio.run(run())


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("/sheets?language=xx", 404, "language"),
        ("/sheets?language=", 404, "language"),
        ("/sheets?language=../en", 404, "language"),
        ("/sheets?language=" + "e" * 5000, 404, "language"),
        ("/sheets/block?language=EN", 404, "language"),
        ("/sheets/nothing", 400, "unreadable"),
        ("/sheets/", 400, "unreadable"),
        ("/sheets/block,target=0", 400, "unreadable"),
        ("/sheets/block,target", 400, "unreadable"),
        ("/sheets/block,target=5,target=6", 400, "unreadable"),
        ("/sheets/block%00", 400, "unreadable"),
        ("/sheets/block," + "x" * 5000, 400, "unreadable"),
    ],
)
def test_what_is_no_language_and_no_rules_is_refused_once(path: str, status: int, code: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with hosting(tmp_path) as host:
            answer = await host.request("GET", path)
            refused = answer.json()
            assert (answer.status_code, refused["type"], refused["code"]) == (status, "refused", code)
            assert refused["facts"]["problem"]

    asyncio.run(run())
