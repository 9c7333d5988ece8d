"""What a full record proves of its deals: that they follow from its number, and that this was fixed beforehand."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from bendo.game import InvalidNumber, check_number, commitment
from bendo.notation.records.parts import Place
from bendo.notation.records.record import Record
from bendo.notation.records.replay import ReplayError, replay

CommitProblem: TypeAlias = Literal["none", "other", "no-salt", "salt", "wrong"]
"""Nothing was committed to; the record tells another commit than was noted; it has no salt yet; or none that can be
one; number and salt give another commit."""


class DealsProof(NamedTuple):
    """Whether each round went as its deal allows, up to the first that did not, and what is wrong with that one."""

    rounds: tuple[bool, ...]
    error: ReplayError | None = None


class CommitProof(NamedTuple):
    """Whether number and salt give the commit, None where nothing can tell; `given` is the one that they give."""

    holds: bool | None
    problem: CommitProblem | None = None
    given: str | None = None
    place: Place | None = None


def prove_deals(record: Record) -> DealsProof:
    """Whether every deal follows from the game number, and all that was done agrees with the deals.

    A full record tells no hands: what was laid and drawn is checked against the tiles that the number deals.
    """
    try:
        replay(record)
    except ReplayError as error:
        return DealsProof((*[True] * error.round, False), error)
    return DealsProof((True,) * len(record.rounds))


def prove_commit(record: Record, noted: str | None = None) -> CommitProof:
    """Whether number and salt give the commit: the one `noted` beforehand, if it is told, and that of the record."""
    told, salt = record.value("Commit"), record.value("Salt")
    if record.number is None or (told is None and noted is None):
        return CommitProof(None, "none")
    if told is not None and noted is not None and told.lower() != noted.lower():
        return CommitProof(False, "other", place=place_of(record, "Commit"))
    if salt is None:
        return CommitProof(None, "no-salt")
    try:
        check_number(salt)  # a salt is made of the same characters
    except InvalidNumber:
        return CommitProof(False, "salt", place=place_of(record, "Salt"))
    given = commitment(record.number, salt)
    if given != (noted or told or "").lower():
        return CommitProof(False, "wrong", given, place_of(record, "Commit") or place_of(record, "Salt"))
    return CommitProof(True, None, given)


def place_of(record: Record, tag: str) -> Place | None:
    """Where a tag stands, None if it is not there or the record was not read."""
    return next((each.place for each in record.tags if each.name == tag), None)
