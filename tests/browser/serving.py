"""A server in a process of its own, which can be killed and come back."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import httpx

Chairs = list[dict[str, str]]

BENDO = (sys.executable, "-c", "import sys; from bendo.cli import main; sys.exit(main())")


class Serving:
    """`bendo serve` on a free port of this machine; after `kill` and `start` it has the same port and tables."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0
        self._process: subprocess.Popen[str] | None = None
        self.start()

    @property
    def address(self) -> str:
        """Where the page is."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it, and wait until it says that it is ready."""
        options = ("--port", str(self.port), "--data", str(self.folder), "--workers", "1", "--unlimited")
        self._process = subprocess.Popen([*BENDO, "serve", *options], stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        ready = self._process.stdout.readline()
        found = re.search(r"http://\S+:(\d+)", ready)
        assert found, ready
        self.port = int(found[1])

    def kill(self) -> None:
        """End it as a broken machine would."""
        assert self._process is not None
        self._process.kill()
        self._process.communicate()

    def person(self) -> str:
        """Somebody new; the secret."""
        return str(httpx.post(f"{self.address}/persons").json()["secret"])

    def table(self, secret: str, rules: str, chairs: Chairs | None = None, **more: object) -> str:
        """Open a table, by default for Ana against Ben; its id."""
        holders = chairs or [{"chair": "person", "name": "Ana"}, {"chair": "bot", "player": "ben"}]
        opened = httpx.post(
            f"{self.address}/tables",
            json={"rules": rules, "chairs": holders, **more},
            headers={"authorization": f"Bearer {secret}"},
        )
        assert opened.status_code == 201, opened.text
        return str(opened.json()["table"])
