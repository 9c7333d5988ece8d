"""A record to walk through: its moments, one after the other. Pure, whoever shows them.

Law: of a seat's own record no more is told than it holds.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bendo.cli.errors import Stopped, printable, shown
from bendo.cli.play.screen.names import Names, names_of
from bendo.cli.play.screen.news import news
from bendo.cli.play.screen.said import Tone
from bendo.cli.play.screen.scores import by_side, ending, round_over
from bendo.cli.play.seats import ME, Sitter, parse_sitter
from bendo.game import WATCHER, Bits, Line, Match, Points, Seat, View
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

    @property
    def line(self) -> Line:
        """What lies."""
        return self.view.line


class Walk(NamedTuple):
    """All moments of a record, and what its seats are called.

    Of a full record there is always one, of a seat's own there is none if it tells of no round.
    """

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
        names = names_in(record, None)
        return Walk(record, names, tuple(_full(record, names)))
    names = names_in(record, None if record.view == WATCHER else record.view)
    return Walk(record, names, tuple(_own(record, names)))


def _full(record: Record, names: Names) -> Iterator[Moment]:
    """The moments of a full record, all hands open."""
    replayed = replay(record)
    for number, begun in enumerate(replayed.begun):
        dealt = say("replay-step-deal-who", round=number + 1, who=names.of(begun.position.turn))
        yield _of_match(begun, number, 0, (dealt, *_over(begun, names)))
        for count, step in enumerate(replayed.steps_of(number), 1):
            told = (*_said(step, names), *(_over(step.after, names) if step.events else ()))
            yield _of_match(step.after, number, count, told)


def _of_match(match: Match, number: int, step: int, said: tuple[str, ...]) -> Moment:
    position = match.position
    return Moment(position.view(WATCHER), position.hands, match.scores, number, step, said)


def _over(match: Match, names: Names) -> list[str]:
    """How a round has ended and what it brought, if it has."""
    told = (Tone.HEADING, Tone.NEWS, Tone.SCORE)
    return [line.text for line in round_over(match, names) if line.tone in told]


def _own(record: Record, names: Names) -> Iterator[Moment]:
    """The moments of a seat's own record."""
    replayed = replay_view(record)
    steps = iter(replayed.steps)
    reached = [*(begun.scores for begun in replayed.begun[1:]), replayed.scores]
    for number, (begun, played) in enumerate(zip(replayed.begun, record.rounds, strict=True)):
        yield _of_view(begun, number, 0, (say("replay-step-deal", round=number + 1),))
        brought = reached[number] if played.result else None
        for count in range(1, len(played.tokens) + 1):
            step = next(steps)
            scores = brought if step.after.over and not step.undone else None
            told = (*_said(step, names), *(_ended(step.after, scores, names) if step.events else ()))
            yield _of_view(step.after, number, count, told, scores)


def _ended(view: View, scores: Sequence[Points] | None, names: Names) -> list[str]:
    """How a round has ended, if it has, and what the record says that it brought."""
    if not view.ending:
        return []
    told = [line.text for line in ending(view.counts, view.ending, names)]
    if scores:
        points = [now - before for now, before in zip(scores, view.scores, strict=True)]
        told.append(say("play-round-total", scores=by_side(view.rules, names, points)))
    return told


def _of_view(
    view: View, number: int, step: int, said: tuple[str, ...], scores: tuple[Points, ...] | None = None
) -> Moment:
    """A moment; `scores` are those that the round has led to, if it is over."""
    running = tuple(score + fives for score, fives in zip(view.scores, view.fives, strict=True))
    return Moment(view, view.hands, scores or running, number, step, said)


def _said(step: ReplayStep | ViewStep, names: Names) -> list[str]:
    """What a step was, with the comments that follow it."""
    told: list[str] = []
    match step.token:
        case UndoToken():
            told.append(say("replay-step-undone"))
        case HandoverToken(seat=seat, name=name):
            told.append(say("replay-step-handover", ENGLISH, name=printable(name), who=names.of(seat)))
        case _:
            told += news(names, step.events)
            if step.undone:
                told.append(say("replay-step-undone-later"))
    return [*told, *(say("replay-step-comment", text=printable(text)) for text in step.token.comments)]


def names_in(record: Record, reader: Seat | None) -> Names:
    """What the seats of a record are called to this reader."""
    titles = record.names
    return names_of(list(map(_sitter, titles)), reader) if titles else seat_names(record.players, reader)


def seat_names(players: int, reader: Seat | None) -> Names:
    """What seats are called that have no other names."""
    return Names(tuple(say("side-seat", number=seat) for seat in range(players)), reader)


def _sitter(title: str) -> Sitter:
    """Who sat there: as in the game if it was played here, else somebody of that name."""
    try:
        return parse_sitter(title)
    except Stopped:
        return Sitter(ME, shown(title))
