"""What a record proves of its deals, round by round."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bendo.game import commitment
from bendo.notation.records import Record, Tag, prove_commit, prove_deals, read_record, write_record

RECORDS = sorted((Path(__file__).parent / "golden").glob("*.bdo"))


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_each_round_of_a_record_holds(file: Path) -> None:
    record = read_record(file.read_bytes())
    if record.view is None:
        assert prove_deals(record) == ((True,) * len(record.rounds), None)


def long_record() -> Record:
    """The golden match with the most rounds."""
    records = [read_record(file.read_bytes()) for file in RECORDS]
    return max((record for record in records if record.view is None), key=lambda record: len(record.rounds))


def test_a_round_that_goes_wrong_is_the_last_that_is_told() -> None:
    record = long_record()
    assert len(record.rounds) > 1
    for number, played in enumerate(record.rounds):
        wrong = replace(played, tokens=played.tokens[1:])  # somebody else has led
        proof = prove_deals(replace(record, rounds=(*record.rounds[:number], wrong, *record.rounds[number + 1 :])))
        assert proof.rounds == (*[True] * number, False)
        assert proof.error is not None
        assert proof.error.round == number


def test_rounds_after_the_end_do_not_hold() -> None:
    record = long_record()
    assert not record.unfinished
    proof = prove_deals(replace(record, rounds=(*record.rounds, record.rounds[0])))
    assert proof.rounds == (*[True] * len(record.rounds), False)


def test_another_number_proves_nothing_of_the_first_round() -> None:
    record = long_record()
    tags = tuple(Tag("Number", "another") if tag.name == "Number" else tag for tag in record.tags)
    assert prove_deals(replace(record, tags=tags)).rounds == (False,)


def test_the_commit_is_that_of_number_and_salt() -> None:
    record = long_record()
    assert record.number
    assert prove_commit(record)[:2] == (None, "none")
    commit = commitment(record.number, "salt")
    committed = replace(record, tags=(*record.tags, Tag("Commit", commit)))
    assert prove_commit(committed)[:2] == (None, "no-salt")
    told = replace(committed, tags=(*committed.tags, Tag("Salt", "salt")))
    assert prove_commit(told) == (True, None, commit, None)
    assert prove_commit(told, commit.upper())[:2] == (True, None)
    assert prove_commit(told, "0" * 64)[:2] == (False, "other")
    wrong = replace(committed, tags=(*committed.tags, Tag("Salt", "pepper")))
    assert prove_commit(wrong)[:3] == (False, "wrong", commitment(record.number, "pepper"))
    place = prove_commit(read_record(write_record(wrong).encode())).place
    assert place is not None
