"""docs/table.md names every command, event, field, entry and refusal there is, and no other."""

import ast
import re
from pathlib import Path
from typing import get_args

import pytest

from bendo.game import Reason
from bendo.table import REACTIONS, Command, Event, Phase, Scene, read_command, read_event, stored
from bendo.table.evolve import PATIENCE
from bendo.table.facts import Facts, Lack, code_of, kebab
from bendo.table.shown.choosing import Choice, Misfit
from bendo.table.shown.entries import TOLD
from bendo.table.shown.knowing import Known, Left
from bendo.table.shown.lying import EndPlace, Joint, Lying
from bendo.table.shown.scene import About, Asked, Hands, Place, Result, Stock, Turn
from bendo.table.state import LOG

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "table.md").read_text("utf-8")
SOURCES = sorted((ROOT / "src" / "bendo" / "table").rglob("*.py"))


def section(number: int) -> str:
    return TEXT.partition(f"\n## {number}. ")[2].partition("\n## ")[0]


def rows(number: int) -> dict[str, str]:
    """The table of a section: what is named in the first column, and the rest of the row."""
    found = re.findall(r"^\| `([^`]+)` \|(.*)$", section(number), re.MULTILINE)
    assert len(dict(found)) == len(found)
    return dict(found)


def texts_given_to(name: str) -> set[str]:
    """The literal first arguments of all calls of this name in the room."""
    return {
        node.args[0].value
        for source in SOURCES
        for node in ast.walk(ast.parse(source.read_text("utf-8")))
        if isinstance(node, ast.Call)
        and ast.unparse(node.func) == name
        and node.args
        and isinstance(node.args[0], ast.Constant)
        and isinstance(node.args[0].value, str)
    }


def test_every_phase_is_documented() -> None:
    assert set(rows(2)) == {phase.value for phase in Phase}


def test_every_command_is_documented_with_its_fields() -> None:
    found = rows(3)
    assert set(found) == {kebab(kind.__name__) for kind in get_args(Command)}
    for kind in get_args(Command):
        named = re.findall(r"`([^`]+)`", found[kebab(kind.__name__)].split("|")[0])
        assert named == list(kind.__struct_fields__)
    assert set(re.findall(r"`([^`]+)`", found["react"].split("|")[-2])) == set(REACTIONS)


def test_every_event_is_documented_with_its_fields() -> None:
    found = rows(5)
    assert set(found) == {kebab(kind.__name__) for kind in get_args(Event)}
    for kind in get_args(Event):
        named = re.findall(r"`([^`]+)`", found[kebab(kind.__name__)])
        names = list(kind.__struct_fields__[1:])
        assert named[: len(names)] == names


PARTS = {
    "about": About.__struct_fields__,
    "chairs": Place.__struct_fields__,
    "asked": Asked.__struct_fields__,
    "results": Result.__struct_fields__,
    "turn": Turn.__struct_fields__,
    "stock": Stock.__struct_fields__,
    "tiles": Lying.__struct_fields__,
    "joints": Joint.__struct_fields__,
    "ends": EndPlace.__struct_fields__,
    "hands": Hands.__struct_fields__,
    "known": Known.__struct_fields__,
    "left": Left.__struct_fields__,
}


def test_every_field_of_a_scene_is_documented_with_the_fields_in_it() -> None:
    found = rows(7)
    assert set(found) == set(Scene.__struct_fields__)
    for name, parts in PARTS.items():
        assert set(parts) <= set(re.findall(r"`([^`]+)`", found[name])), name
    choices = section(7).partition("**Choices.**")[2].partition("**Places.**")[0]
    assert {*Choice.__struct_fields__, *Misfit.__struct_fields__} <= set(re.findall(r"`([^`]+)`", choices))


def test_every_entry_of_the_log_is_documented() -> None:
    codes = {code for code, _ in TOLD.values()}
    game = {"dealt", "played", "drew", "showed", "passed", "time", "scored", "round-ended"}
    assert set(rows(9)) == codes | game


def test_every_json_in_the_text_can_be_read() -> None:
    found = re.findall(r"`(\{[^`]+\})`", TEXT)
    commands = [text for text in found if "command" in text]
    events = [text for text in found if "format" in text]
    assert commands
    assert events
    assert len(commands) + len(events) == len(found)
    for text in commands:
        read_command(text)
    for text in events:
        assert stored(read_event(text)) == "".join(text.splitlines())


def test_every_fact_is_documented() -> None:
    named = set(re.findall(r"`([^`]+)`", section(9) + section(10)))
    assert {*Facts.__struct_fields__, *Lack.__struct_fields__} <= named


def test_every_refusal_is_documented_and_none_is_called_as_a_reason_of_the_judge() -> None:
    codes = texts_given_to("Refused.of")
    assert set(rows(10)) == codes
    assert not codes & {code_of(reason) for reason in Reason}


@pytest.mark.parametrize(("number", "where"), [(LOG, 8), (int(PATIENCE), 4)])
def test_numbers_in_the_text_are_those_of_the_code(number: int, where: int) -> None:
    assert str(number) in section(where)
