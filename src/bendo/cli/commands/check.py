"""`bendo check`: whether the deals of a record follow from its game number, and whether that was fixed beforehand."""

from __future__ import annotations

import re
from typing import Annotated, Final, NamedTuple

from cyclopts import Parameter

from bendo.cli.arguments import Json
from bendo.cli.errors import Stopped, shown
from bendo.cli.output import print_json, print_wrapped
from bendo.cli.records import fault, file_bytes
from bendo.notation.records import (
    Place,
    Record,
    RecordError,
    ReplayError,
    place_of,
    prove_commit,
    prove_deals,
    read_record,
)
from bendo.words import say


class Finding(NamedTuple):
    """What came of one check, in words: whether it holds, None where nothing can tell.

    `place` is where the record goes wrong, None if it does not or has no such place.
    """

    holds: bool | None
    text: str
    place: Place | None = None


UNKNOWN: Final = Finding(None, "")

_COMMIT: Final = re.compile(r"[0-9A-Fa-f]{64}", re.ASCII)


def run(
    file: Annotated[str, Parameter(allow_leading_hyphen=True)],
    /,
    *,
    noted: Annotated[str | None, Parameter(name="--commit")] = None,
    as_json: Json = False,
) -> int:
    """Check the deals of a record."""
    if noted is not None and not _COMMIT.fullmatch(noted):
        raise Stopped(say("check-no-commit", value=shown(noted)))
    try:
        record = read_record(file_bytes(file, piped=True))
    except RecordError as error:
        wrong = _wrong(error)
        if as_json:
            _print_json(wrong, UNKNOWN, UNKNOWN)
        raise Stopped(_line(wrong)) from None
    deals, commit = deals_of(record), commit_of(record, noted)
    failed = None
    if not deals.holds:
        failed = deals
    elif commit.holds is False or (noted is not None and not commit.holds):
        failed = commit
    if as_json:
        _print_json(failed, deals, commit)
    elif failed:
        raise Stopped(_line(failed), 1)
    else:
        print_wrapped(deals.text)
        print_wrapped(commit.text)
    return 1 if failed else 0


def deals_of(record: Record) -> Finding:
    """Whether every deal follows from the game number, and all that was done agrees with the deals.

    A seat's own record tells a hand and no number, so there is nothing to deal from.
    """
    if record.view is not None:
        return Finding(None, say("check-own"), place_of(record, "View"))
    proof = prove_deals(record)
    if proof.error is not None:
        return _wrong(proof.error)
    return Finding(True, say("check-deals", count=len(proof.rounds)))


def commit_of(record: Record, noted: str | None) -> Finding:
    """Whether number and salt give the commit: the one `noted` beforehand, if it is told, and that of the record."""
    proof = prove_commit(record, noted)
    match proof.problem:
        case None:
            text = say("check-commit-holds" if noted is None else "check-commit-noted", commit=proof.given)
        case "salt":
            text = say("check-salt", value=shown(record.value("Salt")))
        case problem:
            text = say(f"check-commit-{problem}", commit=proof.given)
    return Finding(proof.holds, text, proof.place)


def _wrong(error: RecordError | ReplayError) -> Finding:
    """Where a record can't be read, or goes wrong."""
    place = None if error.line is None or error.column is None else Place(error.line, error.column)
    return Finding(False, fault(error), place)


def _line(failed: Finding) -> str:
    """What fails, with its place before it, where it has one."""
    if failed.place is None:
        return failed.text
    return say("replay-at", line=failed.place.line, column=failed.place.column, text=failed.text)


def _print_json(failed: Finding | None, deals: Finding, commit: Finding) -> None:
    place = failed.place if failed else None
    print_json(
        {
            "ok": failed is None,
            "line": place.line if place else None,
            "column": place.column if place else None,
            "reason": failed.text if failed else None,
            "deals": deals.holds,
            "commit": commit.holds,
        }
    )
