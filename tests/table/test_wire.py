"""JSON: events as they are stored, commands as they are read (nothing missing, nothing unknown), and what is sent."""

import json
from typing import Any, get_args

import msgspec
import pytest

from bendo.table import (
    CLIENT_COMMANDS,
    Command,
    Event,
    Refused,
    Scene,
    Table,
    Unreadable,
    Update,
    encode,
    read_command,
    read_event,
    stored,
)
from bendo.table.commands import Act, BeginRematch, HandOver, Present, Start
from bendo.table.events import Acted, MatchEnded, Opened, Started
from bendo.table.facts import Facts
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
    assert json.loads(stored(event)) == OPENED
    assert read_event(json.dumps(OPENED)) == event


def test_an_action_is_stored_spelled_and_without_the_tile_that_was_drawn() -> None:
    event = Acted(12.5, 0, "+", "automatic")
    assert stored(event) == '{"format":1,"event":"acted","at":12.5,"seat":0,"action":"+","by":"automatic"}'
    assert read_event(stored(event).encode()) == event


@pytest.mark.parametrize(
    ("body", "problem"),
    [
        ([], "array"),
        ({"event": "started", "at": 1.0}, "format None"),
        ({"format": 2, "event": "started", "at": 1.0}, "format 2"),
        ({"format": True, "event": "started", "at": 1.0}, "format True"),
        ({"format": 1, "event": "exploded", "at": 1.0}, "exploded"),
        ({"format": 1, "event": ["started"], "at": 1.0}, "$.event"),
        ({"format": 1, "at": 1.0}, "event"),
        ({"format": 1, "event": "started"}, "at"),
        ({"format": 1, "event": "started", "at": "soon"}, "$.at"),
        ({"format": 1, "event": "started", "at": True}, "$.at"),
        ({"format": 1, "event": "started", "at": float("nan")}, "malformed"),
        ({"format": 1, "event": "started", "at": 1.0, "seat": 0}, "seat"),
        ({"format": 1, "event": "acted", "at": 1.0, "seat": "0", "action": "-", "by": "person"}, "$.seat"),
        ({"format": 1, "event": "acted", "at": 1.0, "seat": 0, "action": "-", "by": "ghost"}, "$.by"),
        ({"format": 1, "event": "automatic-set", "at": 1.0, "seat": 0, "on": 1}, "$.on"),
        (OPENED | {"plan": {}}, "$.plan"),
        (OPENED | {"plan": OPENED["plan"] | {"rules": "chess"}}, "chess"),
        (OPENED | {"plan": OPENED["plan"] | {"rules": 7}}, "$.plan.rules"),
        (OPENED | {"plan": OPENED["plan"] | {"number": "no number"}}, "no number"),
        (OPENED | {"plan": OPENED["plan"] | {"seconds": "20"}}, "$.plan.seconds"),
        (OPENED | {"plan": OPENED["plan"] | {"seconds": -20}}, "seconds"),
        (OPENED | {"plan": OPENED["plan"] | {"chairs": OPENED["plan"]["chairs"][:1]}}, "players"),
        (OPENED | {"plan": OPENED["plan"] | {"chairs": [{"chair": "throne"}] * 2}}, "$.plan.chairs"),
        (OPENED | {"plan": OPENED["plan"] | {"chairs": ["person"] * 2}}, "$.plan.chairs"),
    ],
)
def test_what_is_no_event_is_refused_with_what_is_wrong(body: object, problem: str) -> None:
    with pytest.raises(Unreadable) as error:
        read_event(json.dumps(body))
    assert problem in str(error.value)
    assert "\n" not in str(error.value)


def test_a_command_of_a_client_is_read() -> None:
    assert read_command('{"command": "act", "seat": 0, "action": "64a", "version": 12}') == Act(0, "64a", 12)
    assert read_command(b'{"command": "start"}') == Start()
    assert read_command(b'{"command": "hand-over", "seat": 1, "player": "ben"}') == HandOver(1, "ben")


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        ("null", "null"),
        ("{}", "command"),
        ("[" * 10_000, "array"),
        ('{"x":' + "[" * 100_000, "recursion"),
        (b"\xff", "malformed"),
        (b'{"command": "react", "reaction": "\xff"}', "UTF-8"),
        ('{"command": "react", "reaction": "\ud800"}', "surrogates"),
        ('{"command": "cheat"}', "$.command"),
        ('{"command": "act", "seat": 0, "action": "64a"}', "version"),
        ('{"command": "act", "seat": 0.5, "action": "64a", "version": 1}', "$.seat"),
        ('{"command": "act", "seat": 0, "action": null, "version": 1}', "$.action"),
        ('{"command": "act", "seat": 0, "action": "64a", "version": true}', "$.version"),
        ('{"command": "start", "sender": "house"}', "sender"),
        ('{"command": "present", "person": "ana", "present": true}', "$.command"),
        ('{"command": "begin-rematch", "number": "1", "salt": "s"}', "$.command"),
    ],
)
def test_what_is_no_command_of_a_client_is_refused(data: bytes | str, problem: str) -> None:
    with pytest.raises(Unreadable) as error:
        read_command(data)
    assert problem in str(error.value)


def test_clients_can_send_all_commands_but_those_of_the_server() -> None:
    assert set(get_args(Command)) - set(get_args(CLIENT_COMMANDS)) == {BeginRematch, Present}


def test_a_schema_can_be_made_of_all_that_is_sent_and_read() -> None:
    roots, parts = msgspec.json.schema_components((Scene, Update, Refused, CLIENT_COMMANDS))
    assert len(roots[-1]["anyOf"]) == len(get_args(CLIENT_COMMANDS))
    assert set(parts["Update"]["required"]) == {"type", "version", "now"}
    assert parts["Act"]["properties"]["command"] == {"enum": ["act"]}


def test_every_kind_of_event_and_command_has_a_name_of_its_own() -> None:
    kinds = (*get_args(Event), *get_args(Command))
    assert len({kind.__name__ for kind in kinds}) == len(kinds)


def test_a_refusal_is_sent_as_its_code_and_facts() -> None:
    refusal = Refused.of("blocked-by", tile="62", end="a", other="43")
    assert encode(refusal) == b'{"type":"refused","code":"blocked-by","facts":{"tile":"62","end":"a","other":"43"}}'
    assert refusal.facts == Facts(tile="62", end="a", other="43")
    assert encode(Refused.of("silent")) == b'{"type":"refused","code":"silent","facts":{}}'


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
