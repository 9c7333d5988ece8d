"""Rule sheets as a page shows them that knows no rules: what there is to choose from, and one of them in full."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from bendo.game import DEFAULT_SHEET, SHEETS, InvalidRules, Rules, ruled_fields, sources
from bendo.guide import telling
from bendo.guide.minutes import minutes
from bendo.guide.telling import FieldNamed, FieldSpelled, FieldTold, RulingTold, SourceTold
from bendo.notation import spell_rules
from bendo.render.svg import pictured
from bendo.words import ENGLISH


@dataclass(frozen=True, slots=True, kw_only=True)
class _InShort:
    """Some rules in short: `sheet` is where they started from, `rules` all of them, spelled.

    `title` and `text` are those of the sheet, `players` the numbers of seats there can be, `hand` by number of seats
    how many tiles each is dealt, `highest` the highest number of the set, `seconds` those of a turn (0: no clock),
    `pictures` whether there is a children's picture for every number, `minutes` about how long a match against Ben
    takes, `ruled` the fields whose value is our ruling.
    """

    sheet: str
    rules: str
    title: str
    text: str
    players: tuple[int, ...]
    curved: bool
    highest: int
    teams: bool
    target: int
    hand: Mapping[int, int]
    seconds: int
    pictures: bool
    minutes: int
    ruled: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Sheet(_InShort):
    """A rule sheet among others, with the names of its sources."""

    sources: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Sheets:
    """All rule sheets, the one that is played where none is named, all sources, and the fields that can be changed."""

    default: str
    sources: Mapping[str, str]
    fields: tuple[FieldNamed, ...]
    sheets: tuple[Sheet, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetInFull(_InShort):
    """Some rules in full: a sentence for each field that matters, the fields that do not, our rulings, the sources."""

    rules_text: tuple[FieldTold, ...]
    rest: tuple[FieldSpelled, ...]
    rulings: tuple[RulingTold, ...]
    sources: tuple[SourceTold, ...]


def all_sheets(locale: str = ENGLISH) -> Sheets:
    """All there is to choose from. Raises MissingWords if there is no such language."""
    return Sheets(
        default=DEFAULT_SHEET,
        sources={source: telling.source_text(source, locale) for source in telling.SOURCES},
        fields=telling.named_fields(locale),
        sheets=tuple(Sheet(**_in_short(rules, locale), sources=sources(rules)) for rules in SHEETS.values()),
    )


def in_full(rules: Rules, locale: str = ENGLISH) -> SheetInFull:
    """Some rules in full. Raises MissingWords if there is no such language."""
    return SheetInFull(
        **_in_short(rules, locale),
        rules_text=telling.told(rules, locale),
        rest=telling.rest(rules),
        rulings=telling.ruled(rules, locale),
        sources=telling.sourced(rules, locale),
    )


def hands(rules: Rules) -> dict[int, int]:
    """By number of seats how many tiles each is dealt, for those numbers for which the set has enough."""
    found = {}
    for players in rules.players:
        try:
            found[players] = rules.hand_size(players)
        except InvalidRules:
            continue
    return found


def _in_short(rules: Rules, locale: str) -> dict[str, Any]:
    hand = hands(rules)
    return {
        "sheet": rules.sheet,
        "rules": spell_rules(rules),
        "title": telling.title(rules, locale),
        "text": telling.about(rules, locale),
        "players": tuple(hand),
        "curved": rules.curved,
        "highest": rules.tiles.highest,
        "teams": rules.teams,
        "target": rules.target,
        "hand": hand,
        "seconds": rules.seconds,
        "pictures": pictured("pictures", rules),
        "minutes": minutes(rules),
        "ruled": tuple(name.replace("_", "-") for name in ruled_fields(rules)),
    }
