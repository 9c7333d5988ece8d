"""Whole matches and first rounds, played as people play them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from bendo.game import SHEETS
from tests.browser.serving import Serving
from tests.browser.visitor import DESKTOP, PHONE, Visitor

Visit = Callable[..., Visitor]


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_match_is_played_to_its_end(visit: Visit, server: Serving, device: dict[str, Any]) -> None:
    secret = server.person()
    visitor = visit(device, secret=secret).go(f"/t/{server.table(secret, 'blue-orange,target=30')}")
    rounds = 0
    while (phase := visitor.play_round()) != "over":
        assert phase == "between"
        rounds += 1
        visitor.press("Next round")
        expect(visitor.table).to_have_attribute("data-phase", "playing")
    expect(visitor.page.get_by_role("button", name="Another match")).to_be_visible()
    visitor.press("Another match")
    expect(visitor.table).to_have_attribute("data-phase", "playing")
    assert visitor.settled() == "playing"


@pytest.mark.parametrize("name", SHEETS)
def test_the_first_round_of_every_sheet_is_played(visit: Visit, server: Serving, name: str) -> None:
    secret, seats = server.person(), max(2, min(SHEETS[name].players))
    chairs = [{"chair": "person", "name": "Ana"}, *[{"chair": "bot", "player": "ben"}] * (seats - 1)]
    visitor = visit(secret=secret).go(f"/t/{server.table(secret, name, chairs, number='7')}")
    assert visitor.play_round() in ("between", "over")
