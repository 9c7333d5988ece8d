"""JSON: commands as they are read, all that is shown as it is sent, and events as they are stored.

A stored event names its `format`, so that a later program can read what an earlier one wrote. Rules are spelled, and so
are actions. Reading is strict: nothing missing, nothing unknown.
"""

from __future__ import annotations

from typing import Any, Final, Union, get_args

import msgspec

from bendo.game import InvalidNumber, InvalidRules
from bendo.notation import NotationError, parse_rules, spell_rules
from bendo.table.commands import CLIENT_COMMANDS, ClientCommand
from bendo.table.events import Event, Opened
from bendo.table.facts import Shown
from bendo.table.plan import Holder, InvalidPlan, Plan

FORMAT: Final = 1
"""The version of the stored form."""


class Unreadable(ValueError):
    """A text that is no event or command; it says what is wrong and where: ``expected `int` … at `$.seat` ``."""


def read_command(data: bytes | str) -> ClientCommand:
    """The command that a client has sent: `{"command": "act", "seat": 0, "action": "64a", "version": 12}`.

    Raises Unreadable, also for what only the server may ask.
    """
    try:
        command: ClientCommand = _COMMANDS.decode(data)
    except _MALFORMED as error:
        raise Unreadable(str(error)) from error
    return command


def encode(value: Shown) -> bytes:
    """A scene, an update or a refusal as it is sent: JSON in UTF-8. What is None is left out."""
    return _ENCODER.encode(value)


def stored(event: Event) -> str:
    """An event as it is stored: `{"format":1,"event":"acted","at":12.5,"seat":0,…}`. Nothing is lost."""
    form = _opening(event) if isinstance(event, Opened) else event
    return _FORMAT + _ENCODER.encode(form)[1:].decode()


def read_event(data: bytes | str) -> Event:
    """The event that was stored so. Raises Unreadable."""
    try:
        text = data if isinstance(data, str) else data.decode()
        event: Event | _Opened = _EVENT.decode(
            "{" + (text if text.startswith(_FORMAT) else _as_stored(text))[len(_FORMAT) :]
        )
        return Opened(event.at, _plan(event.plan)) if isinstance(event, _Opened) else event
    except (*_MALFORMED, NotationError, InvalidRules, InvalidNumber, InvalidPlan) as error:
        raise Unreadable(str(error)) from error


def _as_stored(text: str) -> str:
    """The same event as `stored` spells it, its format first. Raises Unreadable."""
    values = msgspec.json.decode(text, type=dict[str, Any])
    if (form := values.pop("format", None)) != FORMAT or type(form) is not int:
        raise Unreadable(f"format {form!r} is not known")
    return _FORMAT + _ENCODER.encode(values)[1:].decode()


class _Plan(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The stored form of a plan, its rules spelled."""

    rules: str
    chairs: tuple[Holder, ...]
    number: str
    salt: str
    seconds: int


class _Opened(msgspec.Struct, frozen=True, gc=False, tag_field="event", tag="opened", forbid_unknown_fields=True):
    """The stored form of an opening."""

    at: float
    plan: _Plan


def _opening(event: Opened) -> _Opened:
    plan = event.plan
    return _Opened(event.at, _Plan(spell_rules(plan.rules), plan.chairs, plan.number, plan.salt, plan.seconds))


def _plan(form: _Plan) -> Plan:
    rules = parse_rules(form.rules)
    return Plan(rules=rules, chairs=form.chairs, number=form.number, salt=form.salt, seconds=form.seconds)


_MALFORMED: Final = (msgspec.MsgspecError, UnicodeError, RecursionError)
_FORMAT: Final = f'{{"format":{FORMAT},'
_EVENTS: Final[Any] = Union[(_Opened, *(kind for kind in get_args(Event) if kind is not Opened))]
_EVENT: Final[Any] = msgspec.json.Decoder(_EVENTS)
_ENCODER: Final = msgspec.json.Encoder()
_COMMANDS: Final[Any] = msgspec.json.Decoder(CLIENT_COMMANDS)
