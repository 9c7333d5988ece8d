"""Updates: what an event has changed in a viewer's scene, and no more.

Law: an update applied to the scene of the version before gives the scene of its own version.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from bendo.game import Line, Play, View
from bendo.notation import spell_tile
from bendo.table.events import Acted, Event, RematchBegan, RoundBegan, Started, Undone
from bendo.table.shown.choosing import NO_CHOICES, Choices, choices_of
from bendo.table.shown.entries import Entry
from bendo.table.shown.knowing import Known, Left, known_of, left_of, spelled
from bendo.table.shown.lying import EndPlace, Joint, Lying, changed_tiles, ends_of, joints_of
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
    chairs_of,
    entries_of,
    hands_of,
    is_asked,
    results_of,
    scene,
    scores_of,
    seen_whole,
    stock_of,
    turn_of,
    view_for,
)
from bendo.table.state import LOG, State


class Update(NamedTuple):
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
    anew = isinstance(event, Started | RoundBegan | RematchBegan | Undone)
    shared = {} if anew else _shared(before, event, after)
    return tuple(
        [
            Update(after.version, after.at, scene=scene(after, viewer, after.at))
            if anew or before.seats_of(viewer) != after.seats_of(viewer)
            else Update(after.version, after.at, **shared, **_own(before, after, viewer))
            for viewer in viewers
        ]
    )


def applied(scene: Scene, update: Update) -> Scene:
    """The scene after an update to it: what a page does with each update it gets."""
    if update.scene is not None:
        return update.scene
    changes: dict[str, Any] = {name: value for name, value in update._asdict().items() if value is not None}
    for name in ("tiles", "ends", "known"):
        if name in changes:
            changes[name] = _merged(getattr(scene, name), changes[name])
    if "log" in changes:
        changes["log"] = (*scene.log, *changes["log"])[-LOG:]
    return scene._replace(**changes)


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
    if phase or chairs or after.game is not before.game:
        _compare(changed, "turn", turn_of(before), turn_of(after))
    if isinstance(event, Acted) and before.game is not None and after.game is not None:
        if after.position.over or after.position.fives != before.position.fives:
            _compare(changed, "scores", scores_of(before), scores_of(after))
        if after.position.over:
            changed["results"] = results_of(after.game)
        action = after.game.steps[-1].action
        if isinstance(action, Play):
            changed |= _line(before.position.line, after.position.line, action)
    return changed


def _compare(changed: dict[str, Any], name: str, before: object, after: object) -> None:
    """Note what is after, if it is not what was before."""
    if before != after:
        changed[name] = after


def _line(before: Line, after: Line, play: Play) -> dict[str, Any]:
    """What a play has changed on the table."""
    ends = ends_of(before)
    changed: dict[str, Any] = {
        "tiles": changed_tiles(before, after, play),
        "ends": tuple([(i, end) for i, end in enumerate(ends_of(after)) if i >= len(ends) or ends[i] != end]),
    }
    if after.last is not None:
        changed["last"] = spell_tile(after.last)
    if None in after.ends:
        _compare(changed, "joints", joints_of(before), joints_of(after))
    return changed


def _own(before: State, after: State, viewer: str) -> dict[str, Any]:
    """What has changed for this viewer alone: hands, choices, what is known, its own chairs, and the log."""
    changed: dict[str, Any] = {}
    if after.game is not before.game or after.chairs is not before.chairs or after.phase is not before.phase:
        was, view = view_for(before, viewer), view_for(after, viewer)
        if was is not None and view is not None:
            changed = _seen(was, view)
            was_asked, asked = is_asked(before, was), is_asked(after, view)
            if was_asked != asked or (asked and after.game is not before.game):
                changed["choices"] = choices_of(view) if asked else NO_CHOICES
    if after.chairs is not before.chairs:
        _compare(changed, "chairs", chairs_of(before, viewer), chairs_of(after, viewer))
    if entries := entries_of(after, viewer, before.version):
        changed["log"] = entries
    return changed


def _seen(was: View, view: View) -> dict[str, Any]:
    """What is seen of tiles now that was not, or otherwise."""
    changed: dict[str, Any] = {}
    if was.boneyard != view.boneyard or was.counts != view.counts:
        changed["stock"] = stock_of(view)
    if (was.hands, was.seat, was.drawn) != (view.hands, view.seat, view.drawn) or seen_whole(was) != seen_whole(view):
        changed["hands"] = hands_of(view)
    if was.memory is not view.memory:
        known = [
            (seat, known_of(now))
            for seat, (then, now) in enumerate(zip(was.memory, view.memory, strict=True))
            if then != now and known_of(then) != known_of(now)
        ]
        if known:
            changed["known"] = tuple(known)
    unseen, unseen_before = view.unseen, was.unseen
    if unseen != unseen_before:
        changed["unseen"] = spelled(unseen)
        left = left_of(view)
        if left != left_of(was):
            changed["left"] = left
    return changed
