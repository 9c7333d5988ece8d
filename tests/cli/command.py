"""Running a command in this process, as a person or a program would, and what came of it."""

from __future__ import annotations

import contextlib
import io
import json
import sys
from collections.abc import Iterator
from typing import Any, NamedTuple

from bendo.cli import main

POSITION = "blue-orange 55L52L24R*44R43L 63615020/64622111604010 546522663341005130313253 turn=0,scores=0/0 -"
"""Game number 2007 after eight actions."""

RECORD = """\
[Rules "blue-orange"] [Number "2007"] [Seat0 "Ana"] [Seat1 "Ben"]
0:44 1:42a 0:43b 1:+40 1:- {42 gone} 0:52a 1:+55 1:55aR *
"""
"""The record of that game."""


class Ran(NamedTuple):
    """What a command printed, and its exit status."""

    status: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """The one JSON document that it printed."""
        assert self.out.endswith("\n")
        assert self.out.count("\n") == 1
        return json.loads(self.out)

    @property
    def lines(self) -> list[Any]:
        """The JSON lines that it printed."""
        return [json.loads(line) for line in self.out.splitlines()]


@contextlib.contextmanager
def standard_input(given: bytes) -> Iterator[None]:
    """Have standard input hold this."""
    before = sys.stdin
    sys.stdin = io.TextIOWrapper(io.BytesIO(given), "utf-8")
    try:
        yield
    finally:
        sys.stdin = before


def run(*arguments: str, given: bytes = b"") -> Ran:
    """Run a command; `given` is what standard input holds."""
    out, err = io.StringIO(), io.StringIO()
    with standard_input(given), contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        status = main(arguments)
    return Ran(status, out.getvalue(), err.getvalue())


def done(*arguments: str, given: bytes = b"") -> Ran:
    """Run a command that can be done: it says nothing on standard error."""
    ran = run(*arguments, given=given)
    assert (ran.status, ran.err) == (0, "")
    return ran


def refused(*arguments: str, given: bytes = b"", status: int = 2) -> str:
    """Run a command that can't be done, and give the one line that says why."""
    ran = run(*arguments, given=given)
    assert (ran.status, ran.out) == (status, "")
    assert ran.err.count("\n") == 1
    return ran.err.removesuffix("\n")
