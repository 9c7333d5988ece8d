"""A match at one terminal as a value: who sits where, how far it has gone, and who is looking at the screen."""

from __future__ import annotations

import enum
from dataclasses import dataclass, replace
from typing import NamedTuple

from bendo.cli.play.screen.manner import Manner
from bendo.cli.play.screen.names import Names, names_of
from bendo.cli.play.seats import Sitter
from bendo.game import (
    Action,
    Drew,
    Event,
    Match,
    Play,
    Position,
    RoundEnded,
    Seat,
    Showed,
    Time,
    TimeCalled,
    View,
)
from bendo.notation.records.record import Record


class Phase(enum.Enum):
    """What the session waits for."""

    TURN = "the person whose turn it is decides"
    READY = "the next person says that nobody else sees the screen"
    ROUND_OVER = "somebody asks for the next round"
    MATCH_OVER = "nothing: the match has been won"
    LEFT = "nothing: somebody has left"


class Step(NamedTuple):
    """One action of the round: the match before it, and all that happened."""

    before: Match
    action: Action
    events: tuple[Event, ...]

    @property
    def seat(self) -> Seat:
        """Whose action it was."""
        return self.before.position.turn


@dataclass(frozen=True, slots=True, kw_only=True)
class Session:
    """A match, the steps of its round, and its record. `told` says by seat how many of those steps it has been told.

    `reader` is the person whose hand may be on the screen, None while it changes hands between several.
    """

    sitters: tuple[Sitter, ...]
    match: Match
    record: Record
    manner: Manner
    steps: tuple[Step, ...] = ()
    told: tuple[int, ...] = ()
    reader: Seat | None = None
    phase: Phase = Phase.TURN

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of the people at this terminal."""
        return tuple(seat for seat, sitter in enumerate(self.sitters) if sitter.person)

    @property
    def alone(self) -> bool:
        """Whether only one person is at this terminal, so that no hand need be kept from the screen."""
        return len(self.people) == 1

    @property
    def position(self) -> Position:
        """Where the round stands, all of it: for the table alone, never for a screen."""
        return self.match.position

    @property
    def view(self) -> View:
        """What the reader may know; there must be one."""
        assert self.reader is not None
        return self.position.view(self.reader)

    @property
    def names(self) -> Names:
        """What the seats are called to the reader."""
        return names_of(self.sitters, self.reader)

    @property
    def ended(self) -> bool:
        """Whether nothing more is to come."""
        return self.phase in (Phase.MATCH_OVER, Phase.LEFT)

    @property
    def begun(self) -> bool:
        """Whether a person has done anything in this match yet."""
        return self.match.round > 0 or any(self.sitters[step.seat].person for step in self.steps)

    @property
    def clock(self) -> tuple[int, int] | None:
        """Which turn the clock runs on, as round and number of steps before it; None if none runs.

        It does not run on the lead, nor before a person is ready.
        """
        if not (self.manner.clock and self.match.rules.seconds and self.phase is Phase.TURN):
            return None
        if not self.position.line.openers:
            return None
        return self.match.round, len(self.steps) - len(self.position.drawn)

    def after(self, action: Action) -> Session:
        """After an action of the seat whose turn it is, on the record too. Raises IllegalAction."""
        step = self.match.play(action)
        drawn = next((event.tile for event in step.events if isinstance(event, Drew | TimeCalled)), None)
        record = self.record.with_action(self.position.turn, action, drawn)
        if step.match.position.over:
            record = record.with_result(step.match)
        return replace(
            self, match=step.match, record=record, steps=(*self.steps, Step(self.match, action, step.events))
        )

    def next_round(self) -> Session:
        """With the next round dealt."""
        return replace(self, match=self.match.next_round()).dealt()

    def dealt(self) -> Session:
        """At the beginning of its round, which may be over at once if nobody can do anything."""
        record = self.record.with_result(self.match) if self.position.over else self.record
        return replace(self, record=record, steps=(), told=(0,) * len(self.sitters))

    def undone(self) -> Session | None:
        """Back before the last decision of a person, and of whoever replied; None if there is none to take back.

        Alone against players of the program everything can be taken back within the round; among several people only
        before anything hidden has been shown since (rules, What is seen).
        """
        steps = self.steps
        if self.position.over:
            return None
        mine = [
            i for i, step in enumerate(steps) if self.sitters[step.seat].person and not isinstance(step.action, Time)
        ]
        if not mine or not (self.alone or _nothing_shown(steps[mine[-1] :])):
            return None
        at = mine[-1]
        record = self.record
        for _ in steps[at:]:
            record = record.with_undo()
        told = tuple(min(told, at) for told in self.told)
        return replace(self, match=steps[at].before, record=record, steps=steps[:at], told=told)


def _nothing_shown(steps: tuple[Step, ...]) -> bool:
    """Whether these steps, but for the tile of the first, have shown nobody a tile that was hidden from him."""
    if any(isinstance(step.action, Play) for step in steps[1:]):
        return False
    return not any(
        isinstance(event, Drew | Showed | TimeCalled | RoundEnded) for step in steps for event in step.events
    )
