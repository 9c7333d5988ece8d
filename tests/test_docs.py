"""The examples in the documents: each is read, written and replayed, and comes from a deal that a document shows."""

import re
from functools import cache
from pathlib import Path

import pytest

from bendo.game import SHEETS, WATCHER, Match, empty_line
from bendo.notation import (
    parse_action,
    parse_position,
    parse_rules,
    parse_view,
    spell_action,
    spell_position,
    spell_rules,
    spell_view,
)
from bendo.notation.records import Record, own_record, read_record, replay, replay_view, write_record

ROOT = Path(__file__).parent.parent
DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


def examples(kind: str) -> list[tuple[str, str]]:
    """The blocks fenced off as examples of a kind in all documents: what stands behind the kind, and the text."""
    fenced = re.compile(rf"^```{kind}(?: (\S+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
    return [
        (match[1] or "", match[2]) for document in DOCUMENTS for match in fenced.finditer(document.read_text("utf-8"))
    ]


def lines(kind: str) -> list[tuple[str, str]]:
    """The single lines of such blocks."""
    return [(about, line) for about, block in examples(kind) for line in block.splitlines()]


RECORDS = [read_record(block) for _, block in examples("bdo")]
FULL = [record for record in RECORDS if record.view is None]


def moments(record: Record) -> list[Match]:
    """Every moment of a full record, the next deal included if it goes on."""
    replayed = replay(record)
    return [*replayed.begun, *(step.after for step in replayed.steps), replayed.resumed]


@cache
def all_moments() -> tuple[Match, ...]:
    """Every moment of every full record."""
    return tuple(match for record in FULL for match in moments(record))


def seat_of(text: str) -> int:
    return WATCHER if text == "-" else int(text)


def test_there_are_examples_of_every_kind() -> None:
    assert all(examples(kind) for kind in ("rules", "position", "view", "bdo"))


@pytest.mark.parametrize("text", [line for _, line in lines("rules")])
def test_documented_rules_are_read_and_written(text: str) -> None:
    assert spell_rules(parse_rules(text)) == text


@pytest.mark.parametrize("text", [line for _, line in lines("position")])
def test_a_documented_position_is_read_and_written_and_was_dealt(text: str) -> None:
    assert spell_position(parse_position(text)) == text
    assert text in {spell_position(match.position) for match in all_moments()}


@pytest.mark.parametrize(("seat", "text"), lines("view"))
def test_a_documented_view_is_read_and_written_and_was_seen(seat: str, text: str) -> None:
    assert spell_view(parse_view(text, seat_of(seat))) == text
    assert text in {spell_view(match.position.view(seat_of(seat))) for match in all_moments()}


@pytest.mark.parametrize("text", [block for _, block in examples("bdo")])
def test_a_documented_record_is_read_and_written_and_replayed(text: str) -> None:
    record = read_record(text)
    assert write_record(record) == text
    if record.view is None:
        assert replay(record).steps
    else:
        assert replay_view(record).steps


@pytest.mark.parametrize("own", [record for record in RECORDS if record.view is not None])
def test_a_documented_own_record_is_how_a_seat_saw_a_documented_match(own: Record) -> None:
    assert own.view is not None
    rounds = len(own.rounds)
    seen = [own_record(record, own.view) for record in FULL if own.view < record.players]
    assert any(each.tags == own.tags and each.rounds[:rounds] == own.rounds for each in seen)


def test_every_action_in_the_table_of_actions_was_played() -> None:
    table = (ROOT / "docs" / "notation.md").read_text("utf-8").partition("## 3. Actions")[2].partition("## 4.")[0]
    spelled = re.findall(r"`([^`]+)`", "\n".join(row for row in table.splitlines() if row.startswith("| `")))
    played = {str(token).partition(":")[2] for record in RECORDS for part in record.rounds for token in part.tokens}
    nowhere = empty_line(SHEETS["blue-orange"])
    assert spelled
    for text in spelled:
        assert spell_action(*parse_action(text, nowhere)) == text
    assert set(spelled) - played - {"!"} == set()
