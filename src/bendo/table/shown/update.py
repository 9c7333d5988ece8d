"""Updates: what an event has changed in a viewer's scene, and no more.

Law: an update applied to the scene of the version before gives the scene of its own version.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from bendo.game import Bits, Line, Play, Position, Seat
from bendo.game.view import unseen
from bendo.notation import parse_action, spell_set, spell_tile
from bendo.table.events import DEALING, Acted, Event, Undone
from bendo.table.facts import Shown
from bendo.table.shown.choosing import NO_CHOICES, Choices, choices_of
from bendo.table.shown.entries import Entry, entry_of, is_public
from bendo.table.shown.knowing import Known, Left, known_of, left_of
from bendo.table.shown.lying import EndPlace, Joint, Lying, changed_ends, changed_tiles, joints_of
from bendo.table.shown.scene import (
    About,
    Asked,
    Hands,
    Place,
    Result,
    Scene,
    Score,
    Stock,
    Turn,
    about_of,
    asked_for,
    asked_seat,
    chairs_of,
    hands_shown,
    results_of,
    scene,
    scores_of,
    seen_whole,
    stock_of,
    turn_of,
)
from bendo.table.state import LOG, Logged, State


class Update(Shown, frozen=True, tag_field="type", tag="update"):
    """What has changed; every field but the first two is None where nothing has.

    Fields that a scene has too stand in place of it, but for these: `tiles`, `ends` and `known` are the elements that
    are new or changed, each with its index, and `log` are entries to be added. A `scene` stands in place of everything.
    """

    version: int
    now: float
    scene: Scene | None = None
    phase: str | None = None
    about: About | None = None
    chairs: tuple[Place, ...] | None = None
    asked: Asked | None = None
    scores: tuple[Score, ...] | None = None
    results: tuple[Result, ...] | None = None
    turn: Turn | None = None
    stock: Stock | None = None
    tiles: tuple[tuple[int, Lying], ...] | None = None
    last: str | None = None
    joints: tuple[Joint, ...] | None = None
    ends: tuple[tuple[int, EndPlace], ...] | None = None
    hands: Hands | None = None
    choices: Choices | None = None
    known: tuple[tuple[int, Known], ...] | None = None
    unseen: str | None = None
    left: Left | None = None
    log: tuple[Entry, ...] | None = None


def told(before: State, event: Event, after: State, viewer: str) -> Update:
    """What this viewer is told of an event that led from one state to the next."""
    return tell(before, event, after, (viewer,))[0]


def tell(before: State, event: Event, after: State, viewers: Iterable[str]) -> tuple[Update, ...]:
    """The same for several viewers, with what all of them are told worked out once."""
    if type(event) in DEALING or isinstance(event, Undone):
        return tuple([Update(after.version, after.at, scene=scene(after, viewer, after.at)) for viewer in viewers])
    shared = _shared(before, event, after)
    news = _news(before, after)
    asked = asked_seat(before), asked_seat(after)
    return tuple([_own(before, after, viewer, shared, news, asked) for viewer in viewers])


def applied(scene: Scene, update: Update) -> Scene:
    """The scene after an update to it: what a page does with each update it gets."""
    if update.scene is not None:
        return update.scene
    changes: dict[str, Any] = {
        name: value for name in update.__struct_fields__ if (value := getattr(update, name)) is not None
    }
    for name in ("tiles", "ends", "known"):
        if name in changes:
            changes[name] = _merged(getattr(scene, name), changes[name])
    if "log" in changes:
        changes["log"] = (*scene.log, *changes["log"])[-LOG:]
    return replace(scene, **changes)


def _merged(elements: tuple[Any, ...], changed: tuple[tuple[int, Any], ...]) -> tuple[Any, ...]:
    """The elements with some of them changed and others added."""
    merged = dict(enumerate(elements)) | dict(changed)
    return tuple([merged[index] for index in range(len(merged))])


def _shared(before: State, event: Event, after: State) -> dict[str, Any]:
    """What has changed for everybody."""
    changed: dict[str, Any] = {}
    phase, chairs = after.phase is not before.phase, after.chairs is not before.chairs
    if phase:
        changed["phase"] = after.phase.value
    if phase or chairs:
        _compare(changed, "about", about_of(before), about_of(after))
    if phase or chairs or after.votes is not before.votes:
        _compare(changed, "asked", asked_for(before), asked_for(after))
    if isinstance(event, Acted):
        changed["turn"] = turn_of(after)
        _acted(changed, before, event, after)
    elif phase or chairs or after.game is not before.game:
        _compare(changed, "turn", turn_of(before), turn_of(after))
    return changed


def _compare(changed: dict[str, Any], name: str, before: object, after: object) -> None:
    """Note what is after, if it is not what was before."""
    if before != after:
        changed[name] = after


def _acted(changed: dict[str, Any], before: State, event: Acted, after: State) -> None:
    """Note what an action has changed for everybody."""
    was, position = before.position, after.position
    if position.over or position.fives != was.fives:
        _compare(changed, "scores", scores_of(before), scores_of(after))
    if position.over:
        changed["results"] = results_of(after.game)
    if position.line is not was.line:
        action = parse_action(event.action, was.line).action
        assert isinstance(action, Play)
        _laid(changed, was.line, position.line, action)
        changed["stock"] = stock_of(position)
    elif len(position.boneyard) != len(was.boneyard):
        changed["stock"] = stock_of(position)
    if position.memory is not was.memory:
        known = [
            (seat, known_of(now))
            for seat, (then, now) in enumerate(zip(was.memory, position.memory, strict=True))
            if then != now and known_of(then) != known_of(now)
        ]
        if known:
            changed["known"] = tuple(known)


def _laid(changed: dict[str, Any], before: Line, after: Line, play: Play) -> None:
    """Note what a play has changed on the table."""
    changed["tiles"] = changed_tiles(before, after, play)
    changed["ends"] = changed_ends(before, after)
    if after.last is not None:
        changed["last"] = spell_tile(after.last)
    if None in after.ends:
        _compare(changed, "joints", joints_of(before), joints_of(after))


def _news(before: State, after: State) -> list[Logged | Entry]:
    """What has come into the log, already as it is read where all read the same."""
    log, rules = after.log, after.plan.rules
    first = len(log)
    while first and log[first - 1].version > before.version:
        first -= 1
    return [entry_of(logged, rules, ()) if is_public(logged) else logged for logged in log[first:]]


def _own(
    before: State,
    after: State,
    viewer: str,
    shared: dict[str, Any],
    news: list[Logged | Entry],
    asked: tuple[Seat | None, Seat | None],
) -> Update:
    """The update of one viewer: what all are told, and its own hands, choices, chairs and log.

    `asked` are the seats of which a person was to act before, and is now.
    """
    seats = after.seats_of(viewer)
    changed: dict[str, Any] = dict(shared)
    if after.chairs is not before.chairs:
        if before.seats_of(viewer) != seats:
            return Update(after.version, after.at, scene=scene(after, viewer, after.at))
        _compare(changed, "chairs", chairs_of(before, viewer), chairs_of(after, viewer))
    if after.game is not None and before.game is not None:
        then, seat = before.sight(seats), after.sight(seats)
        if then != seat or after.position is not before.position:
            _seen(changed, before.position, then, after.position, seat)
        if seat == asked[1]:
            if then != asked[0] or after.game is not before.game:
                changed["choices"] = choices_of(after.position.view(seat))
        elif then == asked[0]:
            changed["choices"] = NO_CHOICES
    if news:
        rules = after.plan.rules
        changed["log"] = tuple([told if isinstance(told, Entry) else entry_of(told, rules, seats) for told in news])
    return Update(after.version, after.at, **changed)


def _seen(changed: dict[str, Any], was: Position, then: Seat, position: Position, seat: Seat) -> None:
    """Note what is seen of hidden tiles from this seat now that was not then, or otherwise."""
    old_hands, hands = was.hands_seen_by(then), position.hands_seen_by(seat)
    old_drawn, drawn = was.drawn_seen_by(then), position.drawn_seen_by(seat)
    if hands != old_hands or seat != then or drawn != old_drawn or _whole_otherwise(was, position, hands):
        changed["hands"] = hands_shown(seat, hands, position.counts, drawn)
    hidden = unseen(position.line, hands)
    if hidden != unseen(was.line, old_hands):
        changed["unseen"] = spell_set(hidden)
        changed["left"] = left_of(position.rules, hidden)


def _whole_otherwise(was: Position, position: Position, hands: tuple[Bits, ...]) -> bool:
    """Whether a hand of which the same is seen as before is seen whole now and was not, or otherwise."""
    if not position.over and not any(remembered.shown for remembered in position.memory):
        return False
    return seen_whole(hands, position.counts) != seen_whole(hands, was.counts)
