"""`bendo serve` as a process: it says when it is ready, answers, ends cleanly, and says why if it cannot begin."""

from __future__ import annotations

import asyncio
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bendo.web import app
from tests.cli.command import refused
from tests.web.hosting import hosting

PAGES = (
    "/",
    "/index.html",
    "/t/any-table",
    "/t/any-table/replay",
    "/rules",
    "/rules/blue-orange,target=50",
    "/rules/blue-orange,hand=7/6/6",
    "/tips",
    "/questions",
    "/you",
)

BENDO = (sys.executable, "-c", "import sys; from bendo.cli import main; sys.exit(main())")


@contextmanager
def served(folder: Path, *options: str) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """A server in a process of its own: its address, once it is ready."""
    command = [*BENDO, "serve", "--port", "0", "--data", str(folder), *options]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout
        try:
            ready = process.stdout.readline()
            found = re.search(r"http://\S+/", ready)
            assert found, ready
            yield found[0], process
        finally:
            process.kill()


@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM])
def test_it_is_ready_when_it_says_so_and_ends_when_it_is_told(stop: signal.Signals, tmp_path: Path) -> None:
    with served(tmp_path / "new" / "folder") as (address, process):
        with urllib.request.urlopen(f"{address}healthz") as answer:
            assert (answer.status, answer.read()) == (200, b'{"status":"ok"}')
        assert [path.name for path in (tmp_path / "new" / "folder").glob("*.db")] == ["bendo.db"]
        process.send_signal(stop)
        _, err = process.communicate(timeout=30)
        assert (process.returncode, err) == (0, "Everything is stored. Goodbye.\n")


def test_it_can_be_reached_by_the_address_of_ipv6_that_it_says(tmp_path: Path) -> None:
    with served(tmp_path, "--host", "::1") as (address, _):
        assert address.startswith("http://[::1]:")
        assert urllib.request.urlopen(f"{address}healthz").status == 200


def test_what_it_cannot_do_it_says_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert port in refused("serve", "--port", port, "--data", str(tmp_path))
    free = ("serve", "--port", "0")
    assert "Not a directory" in refused(*free, "--data", str(tmp_path / "file" / "folder"))
    assert "mysql" in refused(*free, "--data", str(tmp_path), "--database", "mysql://user@host/name")
    nobody = "postgresql://user@127.0.0.1:1/name"
    assert "database" in refused(*free, "--data", str(tmp_path), "--database", nobody)
    for option, value in (("--port", "x"), ("--port", "65536"), ("--workers", "0"), ("--idle", "-1")):
        assert value in refused("serve", option, value)


def test_the_page_and_all_that_it_names_is_served(tmp_path: Path) -> None:
    async def run() -> None:
        async with hosting(tmp_path) as host:
            page = await host.request("GET", "/")
            assert page.headers["content-type"].startswith("text/html")
            for path in PAGES:
                there = await host.request("GET", path)
                assert (there.status_code, there.text, there.headers["cache-control"]) == (200, page.text, "no-cache")
            named = re.findall(r'(?:src|href)="(/[^"]+)"', page.text)
            assert named
            for path in named:
                asset = await host.request("GET", path)
                assert asset.status_code == 200
                # a name in `assets` changes with its content, and may be kept for ever; one at the root does not
                expected = "immutable" if path.startswith("/assets/") else "no-cache"
                assert expected in asset.headers["cache-control"], path
            assert any(path.startswith("/assets/") for path in named)
            missing = await host.request("GET", "/assets/nothing.js")
            assert (missing.status_code, missing.json()["code"]) == (404, "no-such-place")
            assert (await host.request("POST", "/healthz")).json()["code"] == "no-such-method"

    asyncio.run(run())


def test_a_service_worker_and_a_manifest_come_from_the_root_and_are_asked_for_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    files = {
        "index.html": "text/html; charset=utf-8",
        "sw.js": "text/javascript; charset=utf-8",
        "manifest.webmanifest": "application/manifest+json",
    }
    for name in files:
        (folder / name).write_text(name, "utf-8")
    monkeypatch.setattr(app, "page", lambda: folder)

    async def run() -> None:
        async with hosting(tmp_path) as host:
            for name, kind in files.items():
                answer = await host.request("GET", f"/{name}")
                assert (answer.text, answer.headers["content-type"]) == (name, kind)
                assert answer.headers["cache-control"] == "no-cache"
                allowed = answer.headers["content-security-policy"]
                assert allowed.startswith("default-src 'self';")
                assert not re.search("worker-src|child-src|script-src|manifest-src", allowed)  # so these are ours alone
            assert (await host.request("GET", "/other.js")).json()["code"] == "no-such-place"

    asyncio.run(run())
