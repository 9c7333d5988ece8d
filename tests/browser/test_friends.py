"""Several people: by link, at one device, and with a third who watches; undo; the ends for everybody."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import expect

from tests.browser.serving import Serving
from tests.browser.visitor import DESKTOP, PHONE, Visitor

Visit = Callable[..., Visitor]

STRICT = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]}
ANA, OPEN = {"chair": "person", "name": "Ana"}, {"chair": "open"}


def test_a_friend_comes_by_link_and_a_third_watches(visit: Visit, server: Serving) -> None:
    secret = server.person()
    address = f"/t/{server.table(secret, 'blue-orange', [ANA, OPEN])}"
    ana, watcher = visit(secret=secret).go(address), visit(PHONE).go(address)
    link = ana.page.get_by_label("Link to Seat 2", exact=True).input_value()
    expect(ana.page.get_by_role("img", name="QR code of the link to Seat 2")).to_be_visible()
    bo = visit(PHONE).go(link.removeprefix(server.address))
    bo.page.get_by_role("textbox").first.fill("Bo")
    bo.press("Sit down")
    bo.page.wait_for_url(f"**{address}")  # the key of the seat is gone from the address
    ana.press(ana.page.get_by_role("button", name="Start"))
    for each in (ana, bo, watcher):
        expect(each.table).to_have_attribute("data-phase", "playing")
    expect(ana.hand).to_have_count(7)
    expect(bo.hand).to_have_count(7)
    first, second = (ana, bo) if ana.table.get_attribute("data-acting") is not None else (bo, ana)
    first.act()
    expect(second.page.locator(".board .tile")).to_have_count(1)
    expect(watcher.page.locator(".board .tile")).to_have_count(1)
    expect(watcher.page.locator("[data-tile]")).to_have_count(0)


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_two_at_one_device_see_a_hand_only_when_they_are_ready(
    visit: Visit, server: Serving, device: dict[str, Any]
) -> None:
    secret = server.person()
    chairs = [ANA, {"chair": "person", "name": "Bo"}]
    visitor = visit(device, secret=secret).go(f"/t/{server.table(secret, 'no-draw,target=20', chairs)}")
    for _ in range(2):
        assert visitor.settled() == "ready"
        expect(visitor.page.locator("[data-tile]")).to_have_count(0)
        visitor.show_tiles()
        expect(visitor.hand.first).to_be_visible()
        visitor.act()
    assert visitor.play_round() in ("between", "over")


def test_a_turn_is_taken_back_against_ben(visit: Visit, server: Serving) -> None:
    secret = server.person()
    visitor = visit(secret=secret).go(f"/t/{server.table(secret, 'blue-orange', number='12')}")
    assert visitor.settled() == "playing"
    visitor.act()
    assert visitor.settled() == "playing"
    tiles = visitor.hand.count()
    visitor.act()
    assert visitor.settled() == "playing"
    visitor.press("Take back")
    expect(visitor.hand).to_have_count(tiles)


@pytest.mark.parametrize("theme", ["baize", "night", "high-contrast"])
def test_the_ends_of_rounds_and_matches_are_for_everybody(visit: Visit, server: Serving, theme: str) -> None:
    secret = server.person()
    table = server.table(secret, "no-draw,target=60", number="12")
    visitor = visit(PHONE, secret=secret, settings={"theme": theme}).go(f"/t/{table}")
    while (phase := visitor.play_round()) == "between":
        strictly(visitor)
        visitor.press("Next round")
        expect(visitor.table).to_have_attribute("data-phase", "playing")
    assert phase == "over"
    expect(visitor.page.get_by_role("button", name="Another match")).to_be_visible()
    strictly(visitor)
    visitor.go(f"/t/{table}/replay")
    expect(visitor.page.get_by_role("slider")).to_be_visible()
    visitor.page.keyboard.press("ArrowRight")
    strictly(visitor)


def strictly(visitor: Visitor) -> None:
    """Nothing on the screen keeps anybody out."""
    found = Axe().run(visitor.page, options=STRICT)
    assert found.violations_count == 0, found.generate_report()
