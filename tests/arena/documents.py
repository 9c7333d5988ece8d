"""What docs/arena.md shows: the commands in it, and what they print.

`python -m tests.arena.documents` runs the commands and writes what they print below them, after players or words have
changed.
"""

from __future__ import annotations

import contextlib
import os
import re
import shlex
import tempfile
from collections.abc import Iterator
from pathlib import Path

from tests.cli.command import done

DOCUMENT = Path(__file__).parents[2] / "docs" / "arena.md"
CONSOLE = re.compile(r"^```console\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def sessions(text: str) -> list[str]:
    """The consoles that a text shows."""
    return CONSOLE.findall(text)


def printed(session: str) -> str:
    """A console as it looks when its commands are run, one after the other in a new folder."""
    with _new_folder():
        return "".join(f"$ {command}\n{_output(shlex.split(command))}" for command in commands(session))


def commands(session: str) -> list[str]:
    """The commands of a console."""
    return [line.removeprefix("$ ") for line in session.splitlines() if line.startswith("$ ")]


def _output(words: list[str]) -> str:
    if words[0] == "cat":
        return Path(words[1]).read_text("utf-8")
    assert words[0] == "bendo"
    return done(*words[1:]).out


@contextlib.contextmanager
def _new_folder() -> Iterator[None]:
    before = os.getcwd()
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        try:
            yield
        finally:
            os.chdir(before)


if __name__ == "__main__":
    found = DOCUMENT.read_text("utf-8")
    DOCUMENT.write_text(CONSOLE.sub(lambda match: f"```console\n{printed(match[1])}```", found), "utf-8")
