"""`bendo check`."""

import hashlib
import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bendo.game import commitment
from bendo.notation.records import own_record, read_record, write_record
from tests.cli.command import RECORD, done, refused, run
from tests.strategies import NUMBERS

GIVEN = hashlib.sha256(b"2007:grain-of-salt").hexdigest()
OTHER = hashlib.sha256(b"2007:pepper").hexdigest()

DEALT = "Proved: the deal follows from the game number, and all that was done agrees with it."
HOLDS = (
    "Proved: number and salt give the commit of this record. If you noted the same one before the first deal, the "
    f"number was fixed by then: {GIVEN}"
)
NOTED = "Proved: number and salt give the commit that you noted, so the number was fixed by then."
NO_COMMIT = "Not proved: that the number was fixed beforehand. The record has no tag Commit."
NO_SALT = (
    "Not proved: that the number was fixed beforehand. The record has no tag Salt, which a table tells when the match "
    "has ended."
)


def tagged(*, commit: str | None = None, salt: str | None = None) -> bytes:
    """The record with tags on a line of their own, the second: first the commit, then the salt."""
    tags = [f'[{name} "{value}"]' for name, value in (("Commit", commit), ("Salt", salt)) if value is not None]
    header, _, played = RECORD.partition("\n")
    return "\n".join((header, " ".join(tags), played)).encode()


def said(*arguments: str, given: bytes) -> str:
    """What is said of a record in which nothing fails, in one line."""
    return " ".join(done("check", "-", *arguments, given=given).out.split())


def told(ok: bool, deals: bool | None, commit: bool | None) -> dict[str, bool | None]:
    return {"ok": ok, "deals": deals, "commit": commit}


def asked(*arguments: str, given: bytes) -> dict[str, bool | None]:
    """The same as JSON, without the words."""
    ran = run("check", "-", "--json", *arguments, given=given)
    found = ran.json
    assert (ran.status, ran.err) == (0 if found["ok"] else 1, "")
    assert list(found) == ["ok", "line", "column", "reason", "deals", "commit"]
    assert (found["reason"] is None) == found["ok"]
    return {key: found[key] for key in ("ok", "deals", "commit")}


# What holds


def test_deals_that_follow_from_the_number_are_proved_and_nothing_else_without_a_commit() -> None:
    assert said(given=RECORD.encode()) == f"{DEALT} {NO_COMMIT}"
    assert asked(given=RECORD.encode()) == told(True, True, None)


def test_a_commit_that_number_and_salt_give_is_proved() -> None:
    record = tagged(commit=GIVEN, salt="grain-of-salt")
    assert said(given=record) == f"{DEALT} {HOLDS}"
    assert asked(given=record) == told(True, True, True)


def test_a_commit_whose_salt_is_not_told_yet_is_not_proved() -> None:
    assert said(given=tagged(commit=GIVEN)) == f"{DEALT} {NO_SALT}"
    assert asked(given=tagged(commit=GIVEN)) == told(True, True, None)


@pytest.mark.parametrize("noted", [GIVEN, GIVEN.upper()])
@pytest.mark.parametrize("written", [GIVEN, GIVEN.upper(), None])
def test_a_commit_that_was_noted_before_the_match_is_proved(noted: str, written: str | None) -> None:
    record = tagged(commit=written, salt="grain-of-salt")
    assert said("--commit", noted, given=record) == f"{DEALT} {NOTED}"
    assert asked("--commit", noted, given=record) == told(True, True, True)


@pytest.mark.parametrize(
    ("played", "says"),
    [
        ("*", "Proved: nothing yet, since no round has begun."),
        ("0:44 1:42a *", DEALT),
    ],
)
def test_rounds_are_counted(played: str, says: str) -> None:
    text = f'[Rules "blue-orange"] [Number "2007"] {played}'
    assert said(given=text.encode()) == f"{says} {NO_COMMIT}"


def test_every_round_of_a_match_is_dealt() -> None:
    path = Path(__file__).parents[1] / "notation" / "golden" / "shared-tie.bdo"
    rounds = len(read_record(path.read_text("utf-8")).rounds)
    assert rounds > 1
    assert f"Proved: the deals of all {rounds} rounds follow " in " ".join(done("check", str(path)).out.split())


# What does not


@pytest.mark.parametrize(
    ("was", "instead", "line"),
    [
        ("1:+40", "1:+41", '3:18: "1:+41" names a tile that was not drawn: it was 1:+40.'),
        ("0:44", "0:55", "3:1: Seat 0 does not hold 5-5."),
        ('"2007"', '"2008"', "3:1: "),
    ],
)
def test_a_tile_that_the_number_does_not_deal_is_told_with_its_place(was: str, instead: str, line: str) -> None:
    record = tagged(commit=GIVEN, salt="grain-of-salt").decode().replace(was, instead, 1).encode()
    assert refused("check", "-", given=record, status=1).startswith(line)
    assert asked(given=record) == told(False, False, was != '"2007"')


@pytest.mark.parametrize(
    ("commit", "salt", "place"),
    [
        (OTHER, "grain-of-salt", "2:1"),
        (GIVEN, "grain-of-sand", "2:1"),
        (GIVEN[:-1], "grain-of-salt", "2:1"),
        ("", "grain-of-salt", "2:1"),
    ],
)
def test_a_commit_that_number_and_salt_do_not_give_is_told_with_its_place(commit: str, salt: str, place: str) -> None:
    record = tagged(commit=commit, salt=salt)
    right = hashlib.sha256(f"2007:{salt}".encode()).hexdigest()
    line = f"{place}: Number and salt do not give this commit. They give {right}."
    assert refused("check", "-", given=record, status=1) == line
    assert asked(given=record) == told(False, True, False)


@pytest.mark.parametrize("salt", ["", "no salt", "é", "x" * 65])
def test_what_cannot_be_a_salt_is_told(salt: str) -> None:
    record = tagged(commit=GIVEN, salt=salt)
    line = f'2:{len(GIVEN) + 13}: "{salt}" cannot be a salt: a salt is 1 to 64 letters A-Z a-z, figures and hyphens.'
    assert refused("check", "-", given=record, status=1) == line
    assert asked(given=record) == told(False, True, False)


def test_a_commit_other_than_the_noted_one_is_told() -> None:
    line = "2:1: The record has another commit than the one that you noted."
    for salt in ("grain-of-salt", None):
        record = tagged(commit=GIVEN, salt=salt)
        assert refused("check", "-", "--commit", OTHER, given=record, status=1) == line
        assert asked("--commit", OTHER, given=record) == told(False, True, False)


def test_a_noted_commit_that_number_and_salt_do_not_give_is_told_where_the_salt_stands() -> None:
    record = tagged(salt="grain-of-salt")
    line = f"2:1: Number and salt do not give this commit. They give {GIVEN}."
    assert refused("check", "-", "--commit", OTHER, given=record, status=1) == line


@pytest.mark.parametrize("record", [RECORD.encode(), tagged(commit=GIVEN)])
def test_a_noted_commit_does_not_hold_as_long_as_the_salt_is_not_told(record: bytes) -> None:
    assert refused("check", "-", "--commit", GIVEN, given=record, status=1) == NO_SALT
    assert asked("--commit", GIVEN, given=record) == told(False, True, None)


@pytest.mark.parametrize("arguments", [(), ("--commit", GIVEN)])
def test_nothing_can_be_checked_in_the_record_of_one_seat(arguments: tuple[str, ...]) -> None:
    own = write_record(own_record(read_record(tagged(commit=GIVEN, salt="grain-of-salt")), 1)).encode()
    line = "2:1: This is the record of one seat. It does not tell the game number, so no deal can be checked."
    assert refused("check", "-", *arguments, given=own, status=1) == line
    assert asked(*arguments, given=own) == told(False, None, None)


# What can't be read


def test_what_is_no_record_is_told_with_its_place() -> None:
    line = "2:5: A comment begins here and has no end: write } after it."
    record = b'[Rules "blue-orange"] [Number "1"]\n  * {'
    assert refused("check", "-", given=record) == line
    ran = run("check", "-", "--json", given=record)
    assert (ran.status, ran.err) == (2, line + "\n")
    assert json.loads(ran.out) == {
        "ok": False,
        "line": 2,
        "column": 5,
        "reason": line.removeprefix("2:5: "),
        "deals": None,
        "commit": None,
    }


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    assert str(tmp_path) in refused("check", str(tmp_path / "none.bdo"))


@pytest.mark.parametrize("noted", ["", "abc", GIVEN[:-1], GIVEN + "0", "g" * 64, GIVEN + "\n"])
def test_what_cannot_be_a_commit_is_refused(noted: str) -> None:
    line = refused("check", "-", "--commit", noted, given=RECORD.encode())
    assert line.endswith(" is no commit: write 64 figures and letters from a to f.")


def test_the_documented_commit_holds() -> None:
    text = (Path(__file__).parents[2] / "docs" / "notation.md").read_text("utf-8")
    records = [
        block.partition("```")[0] for block in text.split("```bdo\n")[1:] if "[Commit " in block.partition("```")[0]
    ]
    assert records
    assert asked(given=records[0].encode()) == told(True, True, True)


@given(number=NUMBERS, salt=NUMBERS, other=NUMBERS, told_salt=st.booleans())
def test_a_commit_holds_for_its_number_and_salt_and_for_no_other(
    number: str, salt: str, other: str, told_salt: bool
) -> None:
    """A table's law: only what gives the commit is proved by it."""
    tags = f'[Rules "blue-orange"] [Number "{number}"] [Commit "{commitment(number, salt)}"]'
    record = f'{tags} [Salt "{salt if told_salt else other}"] *'.encode()
    right = told_salt or other == salt
    assert asked(given=record) == told(right, True, right)
    assert run("check", "-", given=record).status == (0 if right else 1)
