"""Records in files: reading them, and telling where one goes wrong."""

from __future__ import annotations

import sys
from typing import Final

from bendo.cli.errors import Stopped, explain, listed, shown
from bendo.cli.sentences import why_not
from bendo.notation.records import LONGEST_RECORD, RecordError, ReplayError
from bendo.words import say

STANDARD_INPUT: Final = "-"


def file_bytes(file: str, *, piped: bool = False) -> bytes:
    """What the file holds, no more than shows that it is too long for a record; `piped`: `-` is standard input.

    Raises Stopped.
    """
    try:
        if piped and file == STANDARD_INPUT:
            return sys.stdin.buffer.read(LONGEST_RECORD + 1) if sys.stdin else b""
        with open(file, "rb") as opened:
            return opened.read(LONGEST_RECORD + 1)
    except (FileNotFoundError, NotADirectoryError):
        raise Stopped(say("file-missing", value=shown(file))) from None
    except IsADirectoryError:
        raise Stopped(say("file-folder", value=shown(file))) from None
    except (OSError, ValueError):
        raise Stopped(say("file-unreadable", value=shown(file))) from None


def fault(error: RecordError | ReplayError) -> str:
    """Why it is no record, or why it goes wrong where it does, in one sentence."""
    if isinstance(error, RecordError):
        return explain(error)
    if error.refusal and error.action and error.turn:
        return why_not(error.turn, error.action, error.refusal, you=False)
    listing = error.problem in ("no-seat", "wrong-seat", "players")
    expected = listed(error.expected.split()) if listing else error.expected
    return say(f"replay-{error.problem}", value=shown(error.value), expected=expected, known=bool(expected))


def fault_line(error: RecordError | ReplayError) -> str:
    """The same with its place before it, where it has one."""
    if error.line is None or error.column is None:
        return fault(error)
    return say("replay-at", line=error.line, column=error.column, text=fault(error))
