"""A record as the moments that one walks through: each with its line, and in words what led to it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bendo.cli.play.screen.names import Names
from bendo.cli.play.screen.news import news
from bendo.game import WATCHER, Line, Match, Position, View
from bendo.notation.records import (
    HandoverToken,
    Record,
    Replay,
    ReplayStep,
    UndoToken,
    ViewReplay,
    ViewStep,
    replay,
    replay_view,
)
from bendo.words import say


class Moment(NamedTuple):
    """One moment of a record: what lies, in which round, counted from 0, and what has just happened."""

    line: Line
    round: int
    told: tuple[str, ...]


def moments(record: Record) -> tuple[Moment, ...]:
    """The deal of every round, and what each token of it led to. Raises ReplayError."""
    replayed: Replay | ViewReplay = replay(record) if record.view is None else replay_view(record)
    begun: Sequence[Match | View] = replayed.begun
    players = _table(begun[0]).players if begun else record.players
    named = record.names or [say("side-seat", number=seat) for seat in range(players)]
    names = Names(tuple(named), None if record.view in (None, WATCHER) else record.view)
    steps: Iterator[ReplayStep | ViewStep] = iter(replayed.steps)
    found = []
    for number, (start, played) in enumerate(zip(begun, record.rounds, strict=False)):
        found.append(Moment(_table(start).line, number, (say("replay-step-deal", round=number + 1),)))
        for _ in played.tokens:
            step = next(steps)
            found.append(Moment(_table(step.after).line, number, _told(step, names)))
    return tuple(found)


def _table(state: Match | View) -> Position | View:
    return state.position if isinstance(state, Match) else state


def _told(step: ReplayStep | ViewStep, names: Names) -> tuple[str, ...]:
    """What a token says has happened, its comments, and how the round ended if it did."""
    token = step.token
    if isinstance(token, UndoToken):
        told = [say("replay-step-undone")]
    elif isinstance(token, HandoverToken):
        told = [say("replay-step-handover", name=token.name, seat=token.seat)]
    else:
        told = news(names, step.events)
    after = _table(step.after)
    if after.ending and not isinstance(token, HandoverToken):
        counts = after.counts if isinstance(after, View) else tuple(hand.bit_count() for hand in after.hands)
        seat = counts.index(0) if after.ending == "out" else ""
        told.append(say("show-over", ending=after.ending, seat=seat))
    told += [say("replay-step-comment", text=comment) for comment in token.comments]
    return tuple(told)
