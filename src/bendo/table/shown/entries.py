"""The log as a viewer may read it: facts for each thing that happened, and of what was not seen nothing."""

from __future__ import annotations

from typing import Final, assert_never, cast

from msgspec.structs import replace

from bendo.game import (
    WATCHER,
    Dealt,
    Drew,
    Passed,
    Played,
    RoundEnded,
    Rules,
    Scored,
    Seat,
    Showed,
    TimeCalled,
)
from bendo.game import Event as GameEvent
from bendo.notation import spell_tile, spell_tiles
from bendo.table import events as happened
from bendo.table.facts import Facts, Lack, Shown
from bendo.table.shown.knowing import lacks
from bendo.table.state import Logged


class Entry(Shown, frozen=True):
    """One thing that happened: in which version, when, what as a code for words, and the facts."""

    version: int
    at: float
    code: str
    facts: Facts


TOLD: Final[dict[type, tuple[str, tuple[str, ...]]]] = {
    happened.Sat: ("sat", ("seat", "name")),
    happened.Renamed: ("renamed", ("seat", "name")),
    happened.StoodUp: ("stood-up", ("seat",)),
    happened.TimeUp: ("time-up", ("seat",)),
    happened.UndoAsked: ("undo-asked", ("seat",)),
    happened.UndoAgreed: ("undo-agreed", ("person",)),
    happened.UndoRefused: ("undo-refused", ("person",)),
    happened.Undone: ("undone", ("seat", "actions")),
    happened.WentOn: ("went-on", ("person",)),
    happened.RematchAsked: ("rematch-asked", ("person",)),
    happened.ResignAsked: ("resign-asked", ("seat",)),
    happened.Resigned: ("resigned", ("seat",)),
    happened.PresenceChanged: ("presence", ("person", "present")),
    happened.Waited: ("waited", ("person", "gone")),
    happened.HandedOver: ("handed-over", ("seat", "player", "person")),
    happened.TakenBack: ("taken-back", ("seat",)),
    happened.MatchEnded: ("ended", ("person",)),
    happened.Reacted: ("reacted", ("person", "reaction")),
}
"""What of each event of the table is told to everybody, for all that come into the log; no other field is."""


def entry_of(logged: Logged, rules: Rules, own: tuple[Seat, ...]) -> Entry:
    """A logged thing as a person who holds these seats may read it; who holds several, or none, as a watcher.

    That the table drew or passed for a seat tells that nothing in its hand could be laid, so no other person reads it.
    """
    event = logged.event
    told = TOLD.get(type(event))
    if told is None:
        if logged.by == "automatic" and logged.seat not in own:
            logged = replace(logged, by="person")
        code, facts = _game_facts(cast(GameEvent, event).seen_by(own[0] if len(own) == 1 else WATCHER), logged, rules)
    else:
        code, names = told
        facts = Facts(**{name: getattr(event, name) for name in names})
    return Entry(logged.version, logged.at, code, facts)


def entry_in_full(logged: Logged, rules: Rules) -> Entry:
    """Something that happened to the game, with all that was hidden then: for when nothing is any more."""
    code, facts = _game_facts(cast(GameEvent, logged.event), logged, rules)
    return Entry(logged.version, logged.at, code, facts)


_SEEN_OTHERWISE: Final = frozenset({Dealt, Drew, TimeCalled})
"""Events of which a seat may see more than another."""


def is_public(logged: Logged) -> bool:
    """Whether all read the same of it."""
    return type(logged.event) not in _SEEN_OTHERWISE and logged.by != "automatic"


def _game_facts(event: GameEvent, logged: Logged, rules: Rules) -> tuple[str, Facts]:
    """The facts of an event of the game as it was seen."""
    by = logged.by
    match event:
        case Played(seat, tile, end, bend, met):
            bent = bend.value if bend else None
            return "played", Facts(seat=seat, tile=spell_tile(tile), end=end, bend=bent, meets=met, by=by)
        case Drew(seat, tile):
            drawn = spell_tile(tile) if tile else None
            return "drew", Facts(seat=seat, tile=drawn, lacks=_lacks(logged, rules), by=by)
        case Passed(seat):
            return "passed", Facts(seat=seat, lacks=_lacks(logged, rules), by=by)
        case Scored(seat, points):
            return "scored", Facts(seat=seat, points=points)
        case Showed(seat, tile):
            return "showed", Facts(seat=seat, tile=spell_tile(tile))
        case TimeCalled(seat, drew, tile):
            return "time", Facts(seat=seat, drew=drew, tile=spell_tile(tile) if tile else None)
        case RoundEnded(ending):
            return "round-ended", Facts(ending=ending)
        case Dealt():
            starters = spell_tiles(event.starters) or None
            return "dealt", Facts(seat=event.turn, free_lead=event.free_lead, starters=starters)
    assert_never(event)


def _lacks(logged: Logged, rules: Rules) -> tuple[Lack, ...] | None:
    """What a draw or pass has proved that its seat lacks, None if it has proved nothing."""
    if not logged.lacked:
        return None
    return lacks(rules.tiles, rules.doubles == "crosswise", logged.lacked, logged.unseen)
