"""Everything in text: rules, tiles, actions, positions, views. What is spelled here reads back the same.

Game records have a package of their own, `bendo.notation.records`.
"""

from bendo.notation.actions import Spoken, parse_action, spell_action
from bendo.notation.error import NotationError
from bendo.notation.positions import (
    parse_position,
    parse_setup,
    parse_view,
    spell_line,
    spell_points,
    spell_position,
    spell_view,
)
from bendo.notation.rules import FIELD_NAMES, expected_values, parse_rules, spell_rules, spell_value
from bendo.notation.tiles import DIGITS, parse_tile, parse_tiles, spell_set, spell_tile, spell_tiles

__all__ = [
    "DIGITS",
    "FIELD_NAMES",
    "NotationError",
    "Spoken",
    "expected_values",
    "parse_action",
    "parse_position",
    "parse_rules",
    "parse_setup",
    "parse_tile",
    "parse_tiles",
    "parse_view",
    "spell_action",
    "spell_line",
    "spell_points",
    "spell_position",
    "spell_rules",
    "spell_set",
    "spell_tile",
    "spell_tiles",
    "spell_value",
    "spell_view",
]
