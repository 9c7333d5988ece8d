"""The stored form of events, and the commands of clients: read strictly, nothing missing, nothing unknown."""

import json
from typing import Any, get_args

import pytest

from bendo.table import (
    Command,
    Event,
    Facts,
    Refused,
    Table,
    Unreadable,
    from_plain,
    read_command,
    to_message,
    to_plain,
)
from bendo.table.commands import Act, HandOver, Start
from bendo.table.events import Acted, MatchEnded, Opened, Started
from tests.table.parties import plan_of

OPENED: dict[str, Any] = {
    "format": 1,
    "event": "opened",
    "at": 0.5,
    "plan": {
        "rules": "blue-orange,target=50",
        "chairs": [
            {"chair": "person", "id": "ana", "name": "Ana"},
            {"chair": "bot", "player": "ben:easy"},
            {"chair": "open"},
        ],
        "number": "2007",
        "salt": "salt",
        "seconds": 20,
    },
}


def test_an_opening_is_stored_with_its_rules_spelled() -> None:
    event = Opened(0.5, plan_of("ana ben:easy -", "blue-orange,target=50", seconds=20))
    assert to_plain(event) == OPENED
    assert from_plain(json.loads(json.dumps(OPENED))) == event


def test_an_action_is_stored_spelled_and_without_the_tile_that_was_drawn() -> None:
    assert to_plain(Acted(12.5, 0, "+", "automatic")) == {
        "format": 1,
        "event": "acted",
        "at": 12.5,
        "seat": 0,
        "action": "+",
        "by": "automatic",
    }


@pytest.mark.parametrize(
    ("plain", "where"),
    [
        ([], "event"),
        ({"event": "started", "at": 1.0}, "format"),
        ({"format": 2, "event": "started", "at": 1.0}, "format"),
        ({"format": True, "event": "started", "at": 1.0}, "format"),
        ({"format": 1, "event": "exploded", "at": 1.0}, "event"),
        ({"format": 1, "event": ["started"], "at": 1.0}, "event"),
        ({"format": 1, "event": "started"}, "started.at"),
        ({"format": 1, "event": "started", "at": "soon"}, "started.at"),
        ({"format": 1, "event": "started", "at": True}, "started.at"),
        ({"format": 1, "event": "started", "at": 1.0, "seat": 0}, "started.seat"),
        ({"format": 1, "event": "acted", "at": 1.0, "seat": "0", "action": "-", "by": "person"}, "acted.seat"),
        ({"format": 1, "event": "acted", "at": 1.0, "seat": 0, "action": "-", "by": "ghost"}, "acted.by"),
        ({"format": 1, "event": "automatic-set", "at": 1.0, "seat": 0, "on": 1}, "automatic-set.on"),
        (OPENED | {"plan": {}}, "opened.plan"),
        (OPENED | {"plan": OPENED["plan"] | {"rules": "chess"}}, "opened.plan"),
        (OPENED | {"plan": OPENED["plan"] | {"rules": 7}}, "opened.plan"),
        (OPENED | {"plan": OPENED["plan"] | {"number": "no number"}}, "opened.plan"),
        (OPENED | {"plan": OPENED["plan"] | {"seconds": "20"}}, "opened.plan"),
        (OPENED | {"plan": OPENED["plan"] | {"chairs": OPENED["plan"]["chairs"][:1]}}, "opened.plan"),
        (OPENED | {"plan": OPENED["plan"] | {"chairs": [{"chair": "throne"}] * 2}}, "chair"),
        (OPENED | {"plan": OPENED["plan"] | {"chairs": ["person"] * 2}}, "opened.plan.chairs"),
    ],
)
def test_what_is_no_event_is_refused_with_the_place_where_it_is_wrong(plain: object, where: str) -> None:
    with pytest.raises(Unreadable) as error:
        from_plain(plain)
    assert error.value.where == where
    assert where in str(error.value)


def test_a_command_of_a_client_is_read() -> None:
    plain = {"command": "act", "seat": 0, "action": "64a", "version": 12}
    assert read_command(plain) == Act(0, "64a", 12)
    assert read_command({"command": "start"}) == Start()
    assert read_command({"command": "hand-over", "seat": 1, "player": "ben"}) == HandOver(1, "ben")


@pytest.mark.parametrize(
    ("plain", "where"),
    [
        (None, "command"),
        ({}, "command"),
        ({"command": "cheat"}, "command"),
        ({"command": "act", "seat": 0, "action": "64a"}, "act.version"),
        ({"command": "act", "seat": 0.0, "action": "64a", "version": 1}, "act.seat"),
        ({"command": "act", "seat": 0, "action": None, "version": 1}, "act.action"),
        ({"command": "act", "seat": 0, "action": "64a", "version": True}, "act.version"),
        ({"command": "start", "sender": "house"}, "start.sender"),
    ],
)
def test_what_is_no_command_is_refused(plain: object, where: str) -> None:
    with pytest.raises(Unreadable) as error:
        read_command(plain)
    assert error.value.where == where


def test_every_kind_of_event_and_command_has_a_name_of_its_own() -> None:
    kinds = (*get_args(Event), *get_args(Command))
    assert len({kind.__name__ for kind in kinds}) == len(kinds)


def test_a_refusal_is_sent_as_its_code_and_facts() -> None:
    assert to_message(Refused.of("blocked-by", tile="62", end="a", other="43")) == {
        "code": "blocked-by",
        "facts": {"tile": "62", "end": "a", "other": "43"},
    }
    assert Facts.of(seat=0, end=None) == Facts([("seat", 0)])


def test_a_table_begins_with_its_opening_and_has_no_other() -> None:
    opening = Opened(0.0, plan_of("ana bob"))
    with pytest.raises(ValueError, match="Started"):
        Table.rebuilt([Started(0.0)])
    with pytest.raises(ValueError, match="Opened"):
        Table.rebuilt([opening, opening])
    with pytest.raises(ValueError, match="no event"):
        Table.rebuilt([])


def test_an_event_that_tells_of_no_seat_can_be_told_all_the_same() -> None:
    table = Table.rebuilt([Opened(0.0, plan_of("ana bob")), Started(0.0), MatchEnded(1.0, "ana")])
    assert table.state.log[-1].seat is None
