"""A record to walk through: its moments, one after the other. Pure, whoever shows them.

Law: of a seat's own record no more is told than it holds.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bendo.cli.errors import Stopped, shown
from bendo.cli.play.screen.names import Names, names_of
from bendo.cli.play.screen.news import news
from bendo.cli.play.screen.said import Tone
from bendo.cli.play.screen.scores import round_over
from bendo.cli.play.seats import parse_sitter
from bendo.game import WATCHER, Bits, Match, Points, Seat, View
from bendo.notation.records import HandoverToken, Record, ReplayStep, UndoToken, ViewStep, replay, replay_view
from bendo.words import ENGLISH, say


class Moment(NamedTuple):
    """How the table stood at one moment, and what had just happened.

    `hands` are those that the record tells, `counts` how many tiles each seat held. `round` counts from 0.
    """

    view: View
    hands: tuple[Bits, ...]
    scores: tuple[Points, ...]
    round: int
    step: int
    said: tuple[str, ...]


class Walk(NamedTuple):
    """All moments of a record, and what its seats are called."""

    record: Record
    names: Names
    moments: tuple[Moment, ...]

    @property
    def rounds(self) -> int:
        """How many rounds it has."""
        return self.moments[-1].round + 1 if self.moments else 0

    def steps(self, number: int) -> int:
        """How many steps a round has."""
        return sum(moment.round == number for moment in self.moments) - 1

    def start_of(self, number: int) -> int:
        """At which moment a round begins, the nearest that there is."""
        number = max(0, min(self.rounds - 1, number))
        return next(i for i, moment in enumerate(self.moments) if moment.round == number)


def walk(record: Record) -> Walk:
    """Replays a record. Raises ReplayError."""
    if record.view is None:
        names = _names(record, None)
        return Walk(record, names, tuple(_full(record, names)))
    names = _names(record, None if record.view == WATCHER else record.view)
    return Walk(record, names, tuple(_own(record, names)))


def _full(record: Record, names: Names) -> Iterator[Moment]:
    """The moments of a full record, all hands open."""
    replayed = replay(record)
    for number, begun in enumerate(replayed.begun):
        who = say("full-replay-begins-who", who=names.of(begun.position.turn))
        yield _of_match(begun, number, 0, (who, *_over(begun, names)))
        for count, step in enumerate(replayed.steps_of(number), 1):
            told = (*_said(step, names), *(_over(step.after, names) if step.events else ()))
            yield _of_match(step.after, number, count, told)


def _of_match(match: Match, number: int, step: int, said: tuple[str, ...]) -> Moment:
    position = match.position
    return Moment(position.view(WATCHER), position.hands, match.scores, number, step, said)


def _over(match: Match, names: Names) -> list[str]:
    """How a round has ended and what it brought, if it has."""
    return [line.text for line in round_over(match, names) if line.tone in (Tone.HEADING, Tone.SCORE)]


def _own(record: Record, names: Names) -> Iterator[Moment]:
    """The moments of a seat's own record."""
    replayed = replay_view(record)
    steps = list(replayed.steps)
    for number, (begun, played) in enumerate(zip(replayed.begun, record.rounds, strict=True)):
        yield _of_view(begun, number, 0, (say("full-replay-begins"),))
        for count in range(1, len(played.tokens) + 1):
            step = steps.pop(0)
            yield _of_view(step.after, number, count, tuple(_said(step, names)))


def _of_view(view: View, number: int, step: int, said: tuple[str, ...]) -> Moment:
    scores = tuple(score + fives for score, fives in zip(view.scores, view.fives, strict=True))
    return Moment(view, view.hands, scores, number, step, said)


def _said(step: ReplayStep | ViewStep, names: Names) -> list[str]:
    """What a step was, with the comments that follow it."""
    told: list[str] = []
    match step.token:
        case UndoToken():
            told.append(say("play-undone"))
        case HandoverToken(seat=seat, name=name):
            told.append(say("full-replay-handover", ENGLISH, name=shown(name), who=names.of(seat)))
        case _:
            told += news(names, step.events)
            if step.undone:
                told.append(say("full-replay-undone"))
    return [*told, *(shown(comment) for comment in step.token.comments)]


def _names(record: Record, reader: Seat | None) -> Names:
    """What the seats are called: as in the game if it was played here, else as the record says."""
    titles = record.names
    if not titles:
        return Names(tuple(say("side-seat", number=seat) for seat in range(record.players)), reader)
    try:
        return names_of([parse_sitter(title) for title in titles], reader)
    except Stopped:
        return Names(tuple(map(shown, titles)), reader)
