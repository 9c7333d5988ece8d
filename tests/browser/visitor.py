"""Somebody at the page: what a person does with eyes, finger, mouse and keys."""

from __future__ import annotations

import json
from typing import Any, Final

from playwright.sync_api import Locator, Page, expect

from tests.browser.serving import Serving

DESKTOP: Final[dict[str, Any]] = {"viewport": {"width": 1280, "height": 800}}
PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 360, "height": 740},
    "device_scale_factor": 2,
    "is_mobile": True,
    "has_touch": True,
}

MOST_STEPS: Final = 600
"""A match has fewer turns of one person; so a test that never comes to an end fails."""


class Visitor:
    """A page, and who looks at it."""

    def __init__(self, page: Page, server: Serving, secret: str | None, settings: dict[str, Any]) -> None:
        self.page, self.server = page, server
        self.touch = bool(page.evaluate("navigator.maxTouchPoints > 0"))
        kept = {"bendo.settings": json.dumps(settings)} | ({"bendo.secret": secret} if secret else {})
        page.add_init_script(
            f"for (const [name, value] of Object.entries({json.dumps(kept)}))"
            " if (localStorage.getItem(name) === null) localStorage.setItem(name, value)"
        )

    def go(self, address: str = "/") -> Visitor:
        """Open an address of the server."""
        self.page.goto(address)
        return self

    def press(self, what: str | Locator) -> None:
        """Press a button, or the one of this name, with a finger where there is a touch screen."""
        button = self.page.get_by_role("button", name=what, exact=True) if isinstance(what, str) else what
        if self.touch:
            button.tap()
        else:
            button.click()

    @property
    def table(self) -> Locator:
        """The table, with what it is about in data attributes."""
        return self.page.locator(".table")

    @property
    def hand(self) -> Locator:
        """The tiles of the own hand."""
        return self.page.get_by_role("toolbar").get_by_role("button")

    def settled(self) -> str:
        """Wait until there is something to do: `playing` in one's own turn, `between` rounds, `over`, or `ready`."""
        self.page.wait_for_function(
            """() => {
                const table = document.querySelector(".table[data-phase]");
                return table && (table.dataset.phase !== "playing" || table.dataset.acting !== undefined
                    || document.querySelector(".curtain"));
            }"""
        )
        if self.page.locator(".curtain").count():
            return "ready"
        return self.table.get_attribute("data-phase") or ""

    def version(self) -> str:
        """The version of the table that is shown."""
        return self.table.get_attribute("data-version") or ""

    def act(self) -> None:
        """Do the next sensible thing in one's own turn: lay a tile that fits, else draw, else pass."""
        before = self.version()
        fitting = self.page.locator(".hand button.fits")
        if fitting.count():
            self.press(fitting.first)
            way = self.page.get_by_role("group", name="Ways to lay it").get_by_role("button")
            if way.count():
                self.press(way.first)
        elif self.page.get_by_role("button", name="Draw", exact=True).count():
            self.press("Draw")
        else:
            self.press("Pass")
        expect(self.table).not_to_have_attribute("data-version", before)

    def show_tiles(self) -> None:
        """Say at a shared device that nobody else can see."""
        before = self.version()
        self.press("Show my tiles")
        expect(self.table).not_to_have_attribute("data-version", before)

    def play_round(self) -> str:
        """Play until the round is over; the phase then."""
        for _ in range(MOST_STEPS):
            match self.settled():
                case "playing":
                    self.act()
                case "ready":
                    self.show_tiles()
                case phase:
                    return phase
        raise AssertionError("the round does not end")
