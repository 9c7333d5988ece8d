"""Rules as text: a sheet and its changes, `blue-orange,target=200,handedness=uniform`."""

from __future__ import annotations

import re
from typing import Any, Final

from bendo.game import CHANGEABLE, CHOICES, SHEETS, UNLIMITED, InvalidRules, Rules, sheet
from bendo.notation.error import NotationError

FIELD_NAMES: Final = tuple(name.replace("_", "-") for name in CHANGEABLE)
"""The fields of a sheet that can be changed, as they are spelled."""

_NUMBER = re.compile(r"[0-9]{1,6}", re.ASCII)


def spell_value(name: str, value: Any) -> str:
    """The value of a field: `yes`, `inf`, `7/6/5`, `decline`, a number; `-` where these rules have no use for it."""
    if value is None:
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if value == UNLIMITED:
        return "inf"
    if name == "hand":
        return str(value[0]) if len(set(value)) == 1 else "/".join(map(str, value))
    return str(value)


def spell_rules(rules: Rules) -> str:
    """The sheet and every field that differs from it, in a fixed order."""
    changes = (f"{name.replace('_', '-')}={spell_value(name, value)}" for name, value in rules.changes().items())
    return ",".join((rules.sheet, *changes))


def parse_rules(text: str) -> Rules:
    """The rules that a text names. Raises NotationError for what can't be read, InvalidRules for what can't be."""
    name, *changes = text.split(",")
    if name not in SHEETS:
        raise NotationError("sheet", name, " ".join(SHEETS))
    values: dict[str, Any] = {}
    for change in changes:
        field, equals, value = change.partition("=")
        key = field.replace("-", "_")
        if not equals or field not in FIELD_NAMES:
            raise NotationError("field", field, " ".join(FIELD_NAMES))
        if key in values:
            raise NotationError("field-twice", field)
        values[key] = _parse_value(field, key, value)
    return sheet(name, **values)


def _parse_value(field: str, key: str, text: str) -> Any:
    if key in CHOICES:
        choices = CHOICES[key]
        for choice in choices:
            if spell_value(key, choice) == text:
                return choice
        raise InvalidRules(field, text, "choice")
    if key == "handedness":
        return text
    if key == "draw" and text == "inf":
        return UNLIMITED
    parts = text.split("/") if key == "hand" else [text]
    if len(parts) not in (1, 3) or not all(_NUMBER.fullmatch(part) for part in parts):
        raise NotationError(
            f"value-{'hand' if key == 'hand' else 'draw' if key == 'draw' else 'number'}", f"{field}={text}"
        )
    numbers = [int(part) for part in parts]
    if key == "hand":
        return (numbers[0],) * 3 if len(numbers) == 1 else tuple(numbers)
    return numbers[0]


def expected_values(field: str) -> str:
    """What a field may be set to, in notation; empty where that is any number."""
    return " ".join(spell_value(field, choice) for choice in CHOICES.get(field.replace("-", "_"), ()))
