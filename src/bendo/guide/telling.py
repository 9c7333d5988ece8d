"""What there is to tell of some rules: each field in a sentence, our rulings, the sources.

Law: each field stands either among those that are told or in the rest, unless these rules have no use for it at all.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bendo.game import CHANGEABLE, SHEETS, Rules, ruled_fields, rulings, sources
from bendo.guide import fields
from bendo.notation import FIELD_NAMES, spell_value
from bendo.words import ENGLISH, say


@dataclass(frozen=True, slots=True)
class FieldTold:
    """A field that matters here, its value as it is spelled, and what that means; `ruled`: our ruling."""

    field: str
    value: str
    text: str
    ruled: bool


@dataclass(frozen=True, slots=True)
class FieldSpelled:
    """A field that makes no difference here."""

    field: str
    value: str


@dataclass(frozen=True, slots=True)
class RulingTold:
    """A ruling of ours: `code` is its name, `field` the field whose value it is, None where it is about none."""

    field: str | None
    code: str
    text: str


@dataclass(frozen=True, slots=True)
class SourceTold:
    """A text that rules come from."""

    source: str
    text: str


@dataclass(frozen=True, slots=True)
class FieldNamed:
    """A field that a sheet can be changed in, and what it is about."""

    field: str
    text: str


SOURCES: Final = tuple(sorted({source for rules in SHEETS.values() for source in sources(rules)}))
"""All sources, in the order of docs/rules.md."""


def title(rules: Rules, locale: str = ENGLISH) -> str:
    """What the sheet is called."""
    return say(f"sheet-{rules.sheet}", locale)


def about(rules: Rules, locale: str = ENGLISH) -> str:
    """The sheet in a line or two."""
    return say(f"about-{rules.sheet}", locale)


def told(rules: Rules, locale: str = ENGLISH) -> tuple[FieldTold, ...]:
    """The fields that a player of these rules has to know of, each in a sentence."""
    ours = ruled_fields(rules)
    return tuple(
        FieldTold(_spelled(name), _value(rules, name), fields.sentence(rules, name, locale), name in ours)
        for name in CHANGEABLE
        if fields.matters(rules, name)
    )


def rest(rules: Rules) -> tuple[FieldSpelled, ...]:
    """The fields that make no difference; not those that are for tiles of another shape."""
    return tuple(
        FieldSpelled(_spelled(name), _value(rules, name))
        for name in CHANGEABLE
        if not fields.matters(rules, name) and getattr(rules, name) is not None
    )


def ruled(rules: Rules, locale: str = ENGLISH) -> tuple[RulingTold, ...]:
    """Our rulings, those on the value of a field first."""
    by_field = map(_spelled, ruled_fields(rules))
    return (
        *(RulingTold(field, field, say(f"ruled-{field}", locale)) for field in by_field),
        *(RulingTold(None, code, say(f"ruling-{code}", locale)) for code in rulings(rules)),
    )


def sourced(rules: Rules, locale: str = ENGLISH) -> tuple[SourceTold, ...]:
    """Where these rules come from."""
    return tuple(SourceTold(source, source_text(source, locale)) for source in sources(rules))


def source_text(source: str, locale: str = ENGLISH) -> str:
    """What a source is."""
    return say(f"source-{source}", locale)


def named_fields(locale: str = ENGLISH) -> tuple[FieldNamed, ...]:
    """All fields that a sheet can be changed in."""
    return tuple(FieldNamed(name, say(f"field-{name}", locale)) for name in FIELD_NAMES)


def _spelled(name: str) -> str:
    return name.replace("_", "-")


def _value(rules: Rules, name: str) -> str:
    return spell_value(name, getattr(rules, name))
