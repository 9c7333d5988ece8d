"""One server and one browser for all; each visitor has a browser context of its own, which may log no error."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request

from tests.browser.serving import Serving
from tests.browser.visitor import DESKTOP, Visitor

QUIET = ("--no-sandbox", "--disable-background-networking", "--disable-component-update")


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """Debian's Chromium, which as root wants no sandbox, and does nothing by itself."""
    chromium = shutil.which("chromium")
    assert chromium, "the tests of the page need Chromium: apt-get install chromium"
    return {"executable_path": chromium, "args": list(QUIET)}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server for all tests, since no table knows of another."""
    serving = Serving(tmp_path_factory.mktemp("server"))
    yield serving
    serving.kill()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Serving]:
    """A server for one test alone, which may kill it."""
    serving = Serving(tmp_path)
    yield serving
    serving.kill()


@pytest.fixture
def visit(browser: Browser, server: Serving) -> Iterator[Callable[..., Visitor]]:
    """Makes visitors: `visit()` is somebody new at a desk, `visit(PHONE, secret=…)` a known person with a phone.

    At the end no page of theirs may have logged an error, thrown one, or asked another origin for anything.
    """
    contexts: list[BrowserContext] = []
    slips: list[str] = []

    def visitor(
        device: dict[str, Any] = DESKTOP,
        *,
        secret: str | None = None,
        settings: dict[str, Any] | None = None,
        serving: Serving = server,
        may_fail: str = "",
        **more: Any,
    ) -> Visitor:
        context = browser.new_context(**{"locale": "en-US", **device, **more}, base_url=serving.address)
        contexts.append(context)
        page = context.new_page()
        watch(page, slips, serving.address, may_fail)
        return Visitor(page, serving, secret, settings or {})

    yield visitor
    for context in contexts:
        context.close()
    assert slips == []


def watch(page: Page, slips: list[str], address: str, may_fail: str) -> None:
    """Write down every error of a page, but for those that hold `may_fail`, and every request to another origin."""

    def logged(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not (may_fail and may_fail in message.text):
            slips.append(f"{message.type}: {message.text}")

    def asked(request: Request) -> None:
        where = urlsplit(request.url)
        if where.scheme in ("http", "https", "ws", "wss") and where.netloc != urlsplit(address).netloc:
            slips.append(f"asked {request.url}")

    page.on("console", logged)
    page.on("pageerror", lambda error: slips.append(f"thrown: {error}"))
    page.on("request", asked)
