"""`bendo replay`: whether a record can have been played as it says, and where it first goes wrong."""

from __future__ import annotations

import sys
from typing import Annotated, NamedTuple

from cyclopts import Parameter

from bendo.cli.arguments import Json
from bendo.cli.errors import Stopped, explain, listed, shown
from bendo.cli.output import json_points, print_json
from bendo.cli.sentences import points, side_name, why_not
from bendo.game import Points
from bendo.notation.records import LONGEST_RECORD, Record, RecordError, ReplayError, read_record, replay, replay_view
from bendo.words import say

STANDARD_INPUT = "-"


class Found(NamedTuple):
    """What a record comes to: the scores by side, and which side has won, None if the match goes on."""

    scores: tuple[Points, ...]
    winner: int | None


def run(file: Annotated[str, Parameter(allow_leading_hyphen=True)], /, *, as_json: Json = False) -> int:
    """Replay a record from its deal to its end."""
    try:
        record = read_record(_bytes(file))
        found = _replayed(record)
    except RecordError as error:
        line = _at(error.line, error.column, explain(error))
        if as_json:
            _print_json(error.line, error.column, explain(error), ())
        raise Stopped(line) from None
    except ReplayError as error:
        text = _explain(error)
        if as_json:
            _print_json(error.line, error.column, text, error.scores)
        else:
            print(_at(error.line, error.column, text), file=sys.stderr)
        return 1
    if as_json:
        _print_json(None, None, None, found.scores)
    else:
        _print(record, found)
    return 0


def _replayed(record: Record) -> Found:
    """What the record comes to. Raises ReplayError."""
    if record.view is None:
        whole = replay(record)
        return Found(whole.match.scores, whole.match.winner if whole.closed else None)
    own = replay_view(record)
    return Found(own.scores, None if record.unfinished else own.scores.index(max(own.scores)))


def _explain(error: ReplayError) -> str:
    """Why the record goes wrong where it does, in one sentence."""
    if error.refusal and error.action and error.turn:
        return why_not(error.turn, error.action, error.refusal, you=False)
    listing = error.problem in ("no-seat", "wrong-seat", "players")
    expected = listed(error.expected.split()) if listing else error.expected
    return say(f"replay-{error.problem}", value=shown(error.value), expected=expected, known=bool(expected))


def _at(line: int | None, column: int | None, text: str) -> str:
    return text if line is None or column is None else say("replay-at", line=line, column=column, text=text)


def _print_json(line: int | None, column: int | None, reason: str | None, scores: tuple[Points, ...]) -> None:
    print_json(
        {
            "ok": reason is None,
            "line": line,
            "column": column,
            "reason": reason,
            "scores": json_points(scores) if scores else None,
        }
    )


def _print(record: Record, found: Found) -> None:
    print(say("replay-rounds", count=len(record.rounds)))
    for side, score in enumerate(found.scores):
        print(say("show-score", side=side_name(record.rules, side), points=points(score)))
    if found.winner is None:
        print(say("replay-unfinished"))
    else:
        print(say("replay-won", winner=side_name(record.rules, found.winner)))


def _bytes(file: str) -> bytes:
    """What the file holds, no more than shows that it is too long. Raises Stopped."""
    try:
        if file == STANDARD_INPUT:
            return sys.stdin.buffer.read(LONGEST_RECORD + 1) if sys.stdin else b""
        with open(file, "rb") as opened:
            return opened.read(LONGEST_RECORD + 1)
    except (FileNotFoundError, NotADirectoryError):
        raise Stopped(say("file-missing", value=shown(file))) from None
    except IsADirectoryError:
        raise Stopped(say("file-folder", value=shown(file))) from None
    except (OSError, ValueError):
        raise Stopped(say("file-unreadable", value=shown(file))) from None
