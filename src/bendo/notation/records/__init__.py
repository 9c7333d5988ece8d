"""Game records (`.bdo`): values, reading and writing, and replaying them (docs/notation.md, Game records)."""

from bendo.notation.records.own import ViewReplay, ViewStep, replay_view
from bendo.notation.records.parts import (
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
from bendo.notation.records.proof import CommitProof, DealsProof, place_of, prove_commit, prove_deals
from bendo.notation.records.record import Record
from bendo.notation.records.replay import Replay, ReplayError, ReplayStep, own_record, replay
from bendo.notation.records.text import LONGEST_RECORD, read_record, write_record

__all__ = [
    "LONGEST_RECORD",
    "ActionToken",
    "CommitProof",
    "DealsProof",
    "HandoverToken",
    "Place",
    "Record",
    "RecordError",
    "RecordRound",
    "Replay",
    "ReplayError",
    "ReplayStep",
    "StatedResult",
    "Tag",
    "Token",
    "UndoToken",
    "ViewReplay",
    "ViewStep",
    "own_record",
    "place_of",
    "prove_commit",
    "prove_deals",
    "read_record",
    "replay",
    "replay_view",
    "write_record",
]
