"""Everything in text: rules, tiles, actions, positions, views, records. What is spelled here reads back the same."""

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
from bendo.notation.record_parts import (
    ActionToken,
    HandoverToken,
    Place,
    RecordError,
    RecordRound,
    StatedResult,
    Tag,
    Token,
    UndoToken,
)
from bendo.notation.record_text import LONGEST_RECORD, read_record, write_record
from bendo.notation.records import Record
from bendo.notation.replay import Replay, ReplayError, ReplayStep, own_record, replay
from bendo.notation.replay_view import ViewReplay, ViewStep, replay_view
from bendo.notation.rules import FIELD_NAMES, expected_values, parse_rules, spell_rules, spell_value
from bendo.notation.tiles import DIGITS, parse_tile, parse_tiles, spell_set, spell_tile, spell_tiles

__all__ = [
    "DIGITS",
    "FIELD_NAMES",
    "LONGEST_RECORD",
    "ActionToken",
    "HandoverToken",
    "NotationError",
    "Place",
    "Record",
    "RecordError",
    "RecordRound",
    "Replay",
    "ReplayError",
    "ReplayStep",
    "Spoken",
    "StatedResult",
    "Tag",
    "Token",
    "UndoToken",
    "ViewReplay",
    "ViewStep",
    "expected_values",
    "own_record",
    "parse_action",
    "parse_position",
    "parse_rules",
    "parse_setup",
    "parse_tile",
    "parse_tiles",
    "parse_view",
    "read_record",
    "replay",
    "replay_view",
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
    "write_record",
]
