"""Friends by link, watchers, undo, a server that dies, and readers who use no mouse."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import expect

from tests.browser.serving import Serving
from tests.browser.visitor import PHONE, Visitor

Visit = Callable[..., Visitor]

STRICT = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]}


def test_somebody_new_plays_within_one_click(visit: Visit) -> None:
    visitor = visit().go("/")
    visitor.press("Play Bendomino")
    assert visitor.settled() == "playing"
    expect(visitor.hand).to_have_count(7)


def test_a_round_is_played_by_keys_alone(visit: Visit, server: Serving) -> None:
    secret = server.person()
    visitor = visit(secret=secret).go(f"/t/{server.table(secret, 'blue-orange', number='12')}")
    for _ in range(60):
        if visitor.settled() != "playing":
            break
        before, tile = visitor.version(), visitor.page.locator(".hand button.fits")
        if tile.count():
            visitor.page.keyboard.type(tile.first.get_attribute("data-tile") or "")
            visitor.page.keyboard.press("Enter")
            if visitor.page.get_by_role("group", name="Ways to lay it").count():
                visitor.page.get_by_role("group", name="Ways to lay it").get_by_role("button").first.press("Enter")
        else:
            visitor.page.keyboard.press(
                "+" if visitor.page.get_by_role("button", name="Draw", exact=True).count() else "-"
            )
        expect(visitor.table).not_to_have_attribute("data-version", before)
    assert visitor.settled() in ("between", "over")


def test_who_watches_sees_the_line_and_no_hand(visit: Visit, server: Serving) -> None:
    secret = server.person()
    address = f"/t/{server.table(secret, 'blue-orange', number='12')}"
    player, watcher = visit(secret=secret).go(address), visit(PHONE).go(address)
    assert player.settled() == "playing"
    player.act()
    expect(watcher.table).to_have_attribute("data-phase", "playing")
    expect(watcher.page.locator(".board .tile").first).to_be_visible()
    expect(watcher.page.locator("[data-tile]")).to_have_count(0)


def test_a_server_that_dies_in_a_turn_comes_back_with_the_table(visit: Visit, own_server: Serving) -> None:
    secret = own_server.person()
    address = f"/t/{own_server.table(secret, 'blue-orange', number='12')}"
    visitor = visit(secret=secret, serving=own_server, may_fail="WebSocket").go(address)
    assert visitor.settled() == "playing"
    visitor.act()
    assert visitor.settled() == "playing"
    version = visitor.version()
    own_server.kill()
    expect(visitor.page.get_by_role("alert")).to_be_visible()
    own_server.start()
    expect(visitor.page.get_by_role("alert")).to_have_count(0, timeout=20_000)
    assert int(visitor.version()) >= int(version)
    visitor.act()


@pytest.mark.parametrize("theme", ["baize", "night", "high-contrast"])
@pytest.mark.parametrize("address", ["/", "/rules", "/rules/blue-orange", "/tips", "/questions", "/you", "table"])
def test_a_screen_is_for_everybody(visit: Visit, server: Serving, theme: str, address: str) -> None:
    secret = server.person()
    where = f"/t/{server.table(secret, 'blue-orange', number='12')}" if address == "table" else address
    visitor = visit(secret=secret, settings={"theme": theme}).go(where)
    expect(visitor.page.get_by_role("heading", level=1).first).to_be_visible()
    visitor.page.wait_for_load_state("networkidle")
    found = Axe().run(visitor.page, options=STRICT)
    assert found.violations_count == 0, found.generate_report()


@pytest.mark.parametrize(
    ("locale", "button"),
    [
        ("en-GB", "Play Bendomino"),
        ("es-MX", "Jugar"),
        ("th-TH", "Bendomino"),
        ("fr-CH", "Bendomino"),
        ("de-AT", "Bendomino"),
    ],
)
def test_the_first_screen_speaks_the_reader_s_language(visit: Visit, locale: str, button: str) -> None:
    visitor = visit(locale=locale).go("/")
    expect(visitor.page.get_by_role("button", name=button).first).to_be_visible()
    expect(visitor.page.locator("html")).to_have_attribute("lang", locale[:2])
