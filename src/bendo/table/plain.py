"""Events, commands and what viewers get as plain values of JSON, and back.

What is stored of a table for ever is `to_plain` of each event. It names its `format`, so that a later program can read
what an earlier one wrote. Rules are spelled, and so are actions. Reading is strict: nothing missing, nothing unknown.
"""

from __future__ import annotations

import re
from dataclasses import fields
from typing import Any, Final, get_args, get_type_hints

from bendo.game import InvalidNumber, InvalidRules
from bendo.notation import NotationError, parse_rules, spell_rules
from bendo.table.commands import Command
from bendo.table.events import By, Event
from bendo.table.facts import Facts
from bendo.table.plan import Holder, InvalidPlan, Plan

FORMAT: Final = 1
"""The version of the stored form."""


class Unreadable(ValueError):
    """A plain form that is none of an event or command: `where` it is wrong, and the value found there."""

    def __init__(self, where: str, value: object) -> None:
        super().__init__(where, value)
        self.where, self.value = where, value

    def __str__(self) -> str:
        return f"{self.where}: {str(self.value)[:80]!r}"


def to_plain(event: Event) -> dict[str, Any]:
    """An event as it is stored: `{"format": 1, "event": "acted", "at": 12.5, "seat": 0, …}`. Nothing is lost."""
    plain = {"format": FORMAT, "event": _kebab(type(event))}
    for field in fields(event):
        value = getattr(event, field.name)
        plain[field.name] = _plan_to_plain(value) if isinstance(value, Plan) else value
    return plain


def from_plain(plain: object) -> Event:
    """The event that was stored so. Raises Unreadable."""
    values = _mapping("event", plain)
    if (form := values.pop("format", None)) != FORMAT or type(form) is not int:
        raise Unreadable("format", form)
    event: Event = _made("event", _EVENTS, values)
    return event


def read_command(plain: object) -> Command:
    """The command that a client has sent: `{"command": "act", "seat": 0, "action": "64a", "version": 12}`.

    Raises Unreadable.
    """
    command: Command = _made("command", _COMMANDS, _mapping("command", plain))
    return command


def to_message(value: Any) -> Any:
    """A scene, an update, a refusal or a part of one as it is sent: names with values, lists; None is left out."""
    kind = type(value)
    if kind in _ATOMS:
        return value
    if kind is tuple:
        return [part if type(part) in _ATOMS else to_message(part) for part in value]
    pairs = value if kind is Facts else zip(kind._fields, value, strict=True)
    return {name: part if type(part) in _ATOMS else to_message(part) for name, part in pairs if part is not None}


_ATOMS: Final = frozenset({int, float, str, bool, type(None)})

# --- making values -------------------------------------------------------------------------------------------------


def _kebab(kind: type) -> str:
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", kind.__name__).lower()


_EVENTS: Final[dict[str, type]] = {_kebab(kind): kind for kind in get_args(Event)}
_COMMANDS: Final[dict[str, type]] = {_kebab(kind): kind for kind in get_args(Command)}
_HOLDERS: Final[dict[str, type]] = {_kebab(kind): kind for kind in get_args(Holder)}
_HINTS: Final[dict[type, dict[str, Any]]] = {
    kind: get_type_hints(kind) for kind in (*_EVENTS.values(), *_COMMANDS.values(), *_HOLDERS.values())
}


def _made(what: str, kinds: dict[str, type], values: dict[str, object]) -> Any:
    """The value that a mapping describes, `what` naming its kind."""
    name = values.pop(what, None)
    kind = kinds.get(name) if isinstance(name, str) else None
    if kind is None:
        raise Unreadable(what, name)
    hints = _HINTS[kind]
    if values.keys() != hints.keys():
        wrong = min(values.keys() ^ hints.keys(), key=str)
        raise Unreadable(f"{name}.{wrong}", values.get(wrong))
    return kind(**{field: _checked(f"{name}.{field}", hint, values[field]) for field, hint in hints.items()})


def _checked(where: str, hint: Any, value: object) -> Any:
    """A value of the type that a field has."""
    if hint is Plan:
        return _plan_from_plain(where, value)
    if hint is By:
        allowed = value in get_args(By)
    elif hint is float:
        allowed = type(value) in (int, float)
    else:
        allowed = type(value) is hint
    if not allowed:
        raise Unreadable(where, value)
    return value


def _mapping(where: str, plain: object) -> dict[str, object]:
    if not isinstance(plain, dict):
        raise Unreadable(where, plain)
    return dict(plain)


def _plan_to_plain(plan: Plan) -> dict[str, Any]:
    chairs = [
        {"chair": _kebab(type(chair)), **{field.name: getattr(chair, field.name) for field in fields(chair)}}
        for chair in plan.chairs
    ]
    return {
        "rules": spell_rules(plan.rules),
        "chairs": chairs,
        "number": plan.number,
        "salt": plan.salt,
        "seconds": plan.seconds,
    }


def _plan_from_plain(where: str, plain: object) -> Plan:
    values = _mapping(where, plain)
    if values.keys() != {field.name for field in fields(Plan)}:
        raise Unreadable(where, plain)
    rules, chairs = values["rules"], values["chairs"]
    texts = [rules, values["number"], values["salt"]]
    if not all(isinstance(text, str) for text in texts) or not isinstance(chairs, list):
        raise Unreadable(where, plain)
    try:
        return Plan(
            rules=parse_rules(str(rules)),
            chairs=tuple([_made("chair", _HOLDERS, _mapping(f"{where}.chairs", chair)) for chair in chairs]),
            number=str(values["number"]),
            salt=str(values["salt"]),
            seconds=values["seconds"],  # type: ignore[arg-type]  # checked by the plan
        )
    except (NotationError, InvalidRules, InvalidNumber, InvalidPlan) as error:
        raise Unreadable(where, str(error)) from error
