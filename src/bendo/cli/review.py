"""What a player of the program would have done: the decisions of a record or a round, each beside a hint.

Law: a decision is looked at with what its seat knew then. Only those count in which there was something to choose and
which were not taken back; that the clock ran out is no choice.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from bendo.cli.hints import ADVISER, chooses, hint, json_hint, reasons
from bendo.cli.play.choices import doing
from bendo.cli.play.screen.names import Names, player_name
from bendo.game import Action, Play, Position, Seat, Time, View
from bendo.notation import spell_action
from bendo.notation.records import ActionToken, Record, UndoToken, replay, replay_view
from bendo.players import Choice
from bendo.words import ENGLISH, say


class Act(NamedTuple):
    """An action of a record, and how the table stood before it: all of it, or as the record's own seat saw it.

    `number` is how many actions stand before it in the record, those taken back too; `round` counts from 0.
    """

    number: int
    seat: Seat
    round: int
    before: Position | View
    action: Action
    undone: bool

    @property
    def view(self) -> View:
        """What the seat knew that acted; of a seat's own record only for that seat."""
        return self.before if isinstance(self.before, View) else self.before.view(self.seat)


class Acts(NamedTuple):
    """All actions of a record, those taken back too, and how the table stands after them, None if that is not told."""

    acts: tuple[Act, ...]
    now: Position | View | None


def acts(record: Record) -> Acts:
    """Replays a record. Raises ReplayError."""
    steps: list[tuple[Position | View, Action | None, bool]]
    now: Position | View | None
    if record.view is None:
        replayed = replay(record)
        steps = [(step.before.position, step.action, step.undone) for step in replayed.steps]
        now = replayed.resumed.position
    else:
        own = replay_view(record)
        steps = [(step.before, step.action, step.undone) for step in own.steps]
        now = None if own.closed else own.view
    rounds = [number for number, played in enumerate(record.rounds) for _ in played.tokens]
    found: list[Act] = []
    for of, (before, action, undone) in zip(rounds, steps, strict=True):
        if action is not None:
            found.append(Act(len(found), before.turn, of, before, action, undone))
    return Acts(tuple(found), now)


def numbers(record: Record) -> tuple[int, ...]:
    """The numbers of the actions of the last round with tokens that were not taken back."""
    found: list[int] = []
    count = 0
    for played in record.rounds:
        found = []
        for token in played.tokens:
            if isinstance(token, ActionToken):
                found.append(count)
                count += 1
            elif isinstance(token, UndoToken):
                found.pop()
    return tuple(found)


class Decision(NamedTuple):
    """A decision under a number, what its seat knew, and what it did. `round` counts from 0."""

    number: int
    round: int
    view: View
    action: Action


def decisions(found: Iterable[Act], seat: Seat) -> Iterator[Decision]:
    """The decisions of a seat, each under the number of its action."""
    for act in found:
        if act.seat == seat and not act.undone and not isinstance(act.action, Time) and chooses(act.view):
            yield Decision(act.number, act.round, act.view, act.action)


class Reviewed(NamedTuple):
    """A decision beside what a player of the program would have done, and whether that is the same."""

    decision: Decision
    choice: Choice
    same: bool


def review(decision: Decision, name: str = ADVISER) -> Reviewed:
    """What the player of that name would have done. Raises UnknownPlayer."""
    choice = hint(decision.view, name)
    return Reviewed(decision, choice, _alike(decision.view, decision.action, choice.action))


def compared(reviewed: Reviewed, names: Names, name: str = ADVISER) -> str:
    """In one line what was done, what the player of that name would have done, and its weightiest reason."""
    (_, _, view, done), choice, same = reviewed
    facts = {"who": player_name(name), "done": doing(view.line, done), "action": doing(view.line, choice.action)}
    said = say("review-same" if same else "review-other", ENGLISH, **facts)
    return " ".join([said, *reasons(view, choice, names, name)[:1]])


def rows(found: Sequence[Reviewed], names: Names, name: str = ADVISER) -> list[str]:
    """A line for each decision, under its number, marked where the two differ."""
    widest = max((len(str(each.decision.number)) for each in found), default=0)
    return [
        f"{' ' if each.same else '*'} {each.decision.number:>{widest}}  {compared(each, names, name)}" for each in found
    ]


def summary(found: Sequence[Reviewed], name: str = ADVISER) -> str:
    """How often the player of that name would have done the same."""
    if not found:
        return say("review-nothing")
    same = sum(each.same for each in found)
    return say("review-sum", who=player_name(name), same=same, count=len(found), all=same == len(found))


def json_review(found: Iterable[Reviewed], names: Names, name: str = ADVISER) -> list[dict[str, Any]]:
    """Every decision as data: its number and round, what was done, whether that is the same, and the hint."""
    return [
        {
            "at": decision.number,
            "round": decision.round,
            "done": spell_action(decision.action),
            "same": same,
            **json_hint(decision.view, choice, names, name),
        }
        for decision, choice, same in found
    ]


def _alike(view: View, one: Action, other: Action) -> bool:
    """Whether two actions come to the same: straight tiles at ends that show one number do."""
    if one == other:
        return True
    if view.rules.curved or not isinstance(one, Play) or not isinstance(other, Play) or one.tile != other.tile:
        return False
    ends = view.line.end(one.end), view.line.end(other.end)
    return ends[0] is not None and ends[1] is not None and ends[0].number == ends[1].number
