"""`bendo rules`: the sheets and their fields, in words or as data."""

from __future__ import annotations

from typing import Any

from bendo.cli.arguments import Json
from bendo.cli.errors import listed, players_of
from bendo.cli.output import print_json, print_row, print_wrapped
from bendo.game import CHANGEABLE, DEFAULT_SHEET, SHEETS, UNLIMITED, Rules, sources
from bendo.guide import telling
from bendo.notation import expected_values, parse_rules, spell_rules, spell_value
from bendo.words import has, say


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
            {"field": each.field, "values": expected_values(each.field).split(), "text": each.text}
            for each in telling.named_fields()
        ],
        "sources": {source: telling.source_text(source) for source in telling.SOURCES},
    }


def _one(rules: Rules) -> dict[str, Any]:
    """One sheet: its fields, spelled as in a change but numbers as numbers, and our rulings, each with its field."""
    return {
        "sheet": rules.sheet,
        "rules": spell_rules(rules),
        "title": telling.title(rules),
        "text": telling.about(rules),
        "sources": list(sources(rules)),
        "shape": rules.shape,
        "players": list(rules.players),
        "fields": {name.replace("_", "-"): _json_value(rules, name) for name in CHANGEABLE},
        "rulings": [{"field": each.field, "code": each.code, "text": each.text} for each in telling.ruled(rules)],
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
    for name, rules in SHEETS.items():
        print_row(name, telling.about(rules))
    print()
    print(say("rules-fields"))
    for each in telling.named_fields():
        message = f"values-{each.field}"
        values = listed(expected_values(each.field).split()) or say(message if has(message) else "values-number")
        print_row(each.field, f"{each.text}: {values}")
    print()
    print(say("rules-more"))


def _print_one(rules: Rules) -> None:
    print(say("rules-of", title=telling.title(rules), spelling=spell_rules(rules)))
    print_wrapped(telling.about(rules))
    print(say("rules-for", players=players_of(rules), shape=say(f"shape-{rules.shape}")))
    print()
    for each in telling.told(rules):
        print_row(f"{each.field}={each.value}", say("rules-ruled", text=each.text) if each.ruled else each.text)
    print()
    if rest := telling.rest(rules):
        print_wrapped(say("rules-rest", fields=listed(f"{each.field}={each.value}" for each in rest)))
        print()
    print(say("rules-rulings"))
    for ruling in telling.ruled(rules):
        print_row(ruling.code, ruling.text)
    print()
    print(say("rules-sources"))
    for source in telling.sourced(rules):
        print_wrapped(source.text, "  ")
