"""A match shown once more, step by step and with all hands: for when nothing of it is secret any more.

Law: each step is what the position was then.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bendo.game import Line, Match, Seat
from bendo.notation import spell_set, spell_tiles
from bendo.table.commands import Refused
from bendo.table.events import Event
from bendo.table.facts import Shown
from bendo.table.plan import Bot, Person
from bendo.table.rounds import PlayedRound, rounds_of
from bendo.table.shown.entries import Entry, entry_in_full
from bendo.table.shown.lying import EndPlace, Joint, Lying, ends_of, joints_of, tiles_of
from bendo.table.shown.scene import About, Result, Score, about_of, result_of, score_of
from bendo.table.state import Chair, Logged, Phase, State


class ReplayStep(Shown, frozen=True, kw_only=True):
    """How a round stood after its deal, or after an action.

    `entries` tell what has happened, as in the log. So many tiles were `laid` by then: the first ones of the round's
    `tiles`, or of its `earlier[layout]` where they have been laid out anew since. `ends` and `joints` are those of a
    scene. `hands` are by seat, `drawn` what was drawn in this turn. `turn` is None once the round has ended.
    """

    entries: tuple[Entry, ...]
    laid: int
    layout: int | None = None
    ends: tuple[EndPlace, ...]
    joints: tuple[Joint, ...] | None = None
    hands: tuple[str, ...]
    drawn: str | None = None
    boneyard: int
    scores: tuple[Score, ...]
    turn: Seat | None = None


class ReplayRound(Shown, frozen=True, kw_only=True):
    """A round from its deal to its end. `tiles` are all that were laid, in their order, where they lay at last.

    `earlier` are layouts before that, only of straight tiles. `result` is None if the match has ended before the round.
    """

    round: int
    attempt: int
    tiles: tuple[Lying, ...]
    earlier: tuple[tuple[Lying, ...], ...] | None = None
    steps: tuple[ReplayStep, ...]
    result: Result | None = None


class Replay(Shown, frozen=True, kw_only=True):
    """A match with its rounds; without those that may not be shown yet.

    `names` are by seat, those of players of the program their own; `players` are the same of these, None for people.
    `ended` (`won`, `resigned`, `ended`) and `winner`, a side, are None while the match goes on.
    """

    about: About
    names: tuple[str, ...]
    players: tuple[str | None, ...]
    rounds: tuple[ReplayRound, ...]
    ended: str | None = None
    winner: int | None = None


def replay_of(events: Iterable[Event], viewer: str | None) -> Replay | Refused:
    """The last match at the table with these events: to anybody once it has ended.

    While one person plays alone against players of the program, to that person the rounds that have ended.
    """
    rounds = rounds_of(events)
    if not rounds or not _may_see(state := rounds[-1].state, viewer):
        return Refused.of("not-over")
    return Replay(
        about=about_of(state),
        names=tuple([_name(chair) for chair in state.chairs]),
        players=tuple([chair.holder.player if isinstance(chair.holder, Bot) else None for chair in state.chairs]),
        rounds=tuple([_round(played) for played in rounds if played.ended]),
        ended=state.ended.how if state.ended else None,
        winner=state.ended.side if state.ended else None,
    )


def _may_see(state: State, viewer: str | None) -> bool:
    return state.phase is Phase.OVER or (state.plan.solo and viewer in state.people)


def _name(chair: Chair) -> str:
    assert isinstance(chair.holder, Person | Bot)
    return chair.holder.name if isinstance(chair.holder, Person) else chair.holder.player


def _round(played: PlayedRound) -> ReplayRound:
    moments = played.moments()
    match = moments[-1][1]
    layouts, used = _layouts([match.position.line for _, match in moments])
    return ReplayRound(
        round=match.round,
        attempt=match.deal.attempt,
        tiles=layouts[-1],
        earlier=tuple(layouts[:-1]) or None,
        steps=tuple(
            [
                _step(entries, then, layout if layout < len(layouts) - 1 else None)
                for (entries, then), layout in zip(moments, used, strict=True)
            ]
        ),
        result=result_of(match.result) if match.result else None,
    )


def _step(entries: tuple[Logged, ...], match: Match, layout: int | None) -> ReplayStep:
    position = match.position
    return ReplayStep(
        entries=tuple([entry_in_full(each, match.rules) for each in entries]),
        laid=len(position.line),
        layout=layout,
        ends=ends_of(position.line),
        joints=joints_of(position.line) or None,
        hands=tuple(map(spell_set, position.hands)),
        drawn=spell_tiles(position.drawn) or None,
        boneyard=len(position.boneyard),
        scores=tuple(map(score_of, match.scores)),
        turn=None if position.over else position.turn,
    )


def _layouts(lines: Sequence[Line]) -> tuple[list[tuple[Lying, ...]], list[int]]:
    """The layouts of a line that grows, each with all tiles that were added to it, and by line which one is its own."""
    layouts: list[tuple[Lying, ...]] = [()]
    used: list[int] = []
    for line in lines:
        tiles = tiles_of(line)
        if tiles[: len(layouts[-1])] == layouts[-1]:
            layouts[-1] = tiles
        else:
            layouts.append(tiles)
        used.append(len(layouts) - 1)
    return layouts, used
