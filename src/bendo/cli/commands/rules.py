"""`bendo rules`: the sheets and their fields, in words or as data."""

from __future__ import annotations

from typing import Any

from bendo.cli import fields
from bendo.cli.arguments import Json
from bendo.cli.errors import listed, players_of
from bendo.cli.output import print_json, print_row, print_wrapped
from bendo.game import CHANGEABLE, DEFAULT_SHEET, SHEETS, UNLIMITED, Rules, ruled_fields, rulings, sources
from bendo.notation import FIELD_NAMES, expected_values, parse_rules, spell_rules, spell_value
from bendo.words import has, say

SOURCES = ("S0", "S1", "S2", "S3", "S4")


def run(spec: str | None = None, /, *, as_json: Json = False) -> int:
    """Tell the rules of one sheet, or which sheets and fields there are."""
    if spec is None:
        if as_json:
            print_json(_all())
        else:
            _print_all()
        return 0
    rules = parse_rules(spec)
    if as_json:
        print_json(_one(rules))
    else:
        _print_one(rules)
    return 0


def _all() -> dict[str, Any]:
    return {
        "default": DEFAULT_SHEET,
        "sheets": [_one(rules) for rules in SHEETS.values()],
        "fields": [
            {"field": name, "values": expected_values(name).split(), "text": say(f"field-{name}")}
            for name in FIELD_NAMES
        ],
        "sources": {source: say(f"source-{source}") for source in SOURCES},
    }


def _one(rules: Rules) -> dict[str, Any]:
    """One sheet: its fields, spelled as in a change but numbers as numbers, and our rulings, each with its field."""
    return {
        "sheet": rules.sheet,
        "rules": spell_rules(rules),
        "title": say(f"sheet-{rules.sheet}"),
        "text": say(f"about-{rules.sheet}"),
        "sources": list(sources(rules)),
        "shape": rules.shape,
        "players": list(rules.players),
        "fields": {name.replace("_", "-"): _json_value(rules, name) for name in CHANGEABLE},
        "rulings": [
            *(
                {"field": field, "code": field, "text": say(f"ruled-{field}")}
                for field in (name.replace("_", "-") for name in ruled_fields(rules))
            ),
            *({"field": None, "code": code, "text": say(f"ruling-{code}")} for code in rulings(rules)),
        ],
    }


def _json_value(rules: Rules, name: str) -> int | str | None:
    value = getattr(rules, name)
    if value is None:
        return None
    if isinstance(value, int | float) and not isinstance(value, bool) and value != UNLIMITED:
        return int(value)
    return spell_value(name, value)


def _print_all() -> None:
    print(say("rules-sheets"))
    for name in SHEETS:
        print_row(name, say(f"about-{name}"))
    print()
    print(say("rules-fields"))
    for name in FIELD_NAMES:
        message = f"values-{name}"
        values = listed(expected_values(name).split()) or say(message if has(message) else "values-number")
        print_row(name, f"{say(f'field-{name}')}: {values}")
    print()
    print(say("rules-more"))


def _print_one(rules: Rules) -> None:
    print(say("rules-of", title=say(f"sheet-{rules.sheet}"), spelling=spell_rules(rules)))
    print_wrapped(say(f"about-{rules.sheet}"))
    print(say("rules-for", players=players_of(rules), shape=say(f"shape-{rules.shape}")))
    print()
    ruled, rest = ruled_fields(rules), []
    for name in CHANGEABLE:
        spelled = f"{name.replace('_', '-')}={spell_value(name, getattr(rules, name))}"
        if not fields.matters(rules, name):
            if getattr(rules, name) is not None:
                rest.append(spelled)
            continue
        text = fields.sentence(rules, name)
        print_row(spelled, say("rules-ruled", text=text) if name in ruled else text)
    print()
    if rest:
        print_wrapped(say("rules-rest", fields=listed(rest)))
        print()
    print(say("rules-rulings"))
    for name in ruled:
        print_row(name.replace("_", "-"), say(f"ruled-{name.replace('_', '-')}"))
    for code in rulings(rules):
        print_row(code, say(f"ruling-{code}"))
    print()
    print(say("rules-sources"))
    for source in sources(rules):
        print_wrapped(say(f"source-{source}"), "  ")
