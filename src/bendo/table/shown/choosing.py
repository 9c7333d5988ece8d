"""What a seat may do in its turn, and why each tile that can't be laid can't: all asked of the one judge."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from bendo.game import DRAW, END_NAMES, PASS, Action, Play, Reason, Seat, Tile, View, play_of, tiles_in
from bendo.notation import spell_action, spell_tile
from bendo.table.facts import code_of
from bendo.table.shown.lying import Lying, ghost


class Choice(NamedTuple):
    """A play that is legal: how it is spelled, where, which way it bends, and where the tile would lie.

    `meets` names the end with which it would close a ring, `points` are those that it would score by fives.
    """

    action: str
    end: str | None
    bend: str | None
    meets: str | None
    points: int
    ghost: Lying


class Misfit(NamedTuple):
    """Why a tile of the hand can't be laid: one reason for each end and bend by which it matches, else one alone.

    `other` is the tile in the way or, for `ring-mismatch`, the end that it would meet.
    """

    tile: str
    reason: str
    end: str | None = None
    bend: str | None = None
    other: str | None = None


class Choices(NamedTuple):
    """What the viewer may do now. `seat` is None, and the rest empty, where it is not for the viewer to act.

    `why_not_draw` and `why_not_pass` are the reasons against that, empty where it is legal.
    """

    seat: Seat | None
    plays: tuple[Choice, ...]
    misfits: tuple[Misfit, ...]
    why_not_draw: str
    why_not_pass: str


NO_CHOICES: Final = Choices(None, (), (), "", "")


def choices_of(view: View) -> Choices:
    """The choices of a view in its own turn; none in another's."""
    if not view.own_turn:
        return NO_CHOICES
    actions = view.actions()
    plays = [action for action in actions if isinstance(action, Play)]
    fitting = {play.tile for play in plays}
    return Choices(
        view.seat,
        tuple([_choice(view, play) for play in plays]),
        tuple(_misfits(view, fitting)),
        "" if DRAW in actions else _why_not(view, DRAW),
        "" if PASS in actions else _why_not(view, PASS),
    )


def _why_not(view: View, action: Action) -> str:
    refusal = view.why_not(action)
    return code_of(refusal.reason) if refusal else ""


def _choice(view: View, play: Play) -> Choice:
    line = view.line
    met, points = None, 0
    if play.end is not None:
        met = line.meets(END_NAMES.index(play.end), play.bend)
    if view.rules.fives != "no":
        laid = line.laid(play.tile, END_NAMES.index(play.end), play.bend) if play.end else line.led(play.tile)
        total = laid.pips_at_ends()
        points = total if total % 5 == 0 else 0
    bend = play.bend.value if play.bend else None
    return Choice(spell_action(play), play.end, bend, met, points, ghost(line, play))


def _misfits(view: View, fitting: set[Tile]) -> Iterator[Misfit]:
    """For each tile of the hand that can't be laid: why not, at each end and bend by which it matches.

    Tiles that match nowhere are all alike to the judge, who is asked about one of them.
    """
    line = view.line
    ends = [end for end in line.ends if end is not None]
    matching_nowhere = ""
    for tile in tiles_in(view.hand):
        if tile in fitting:
            continue
        matching = [end for end in ends if end.number == tile.low or end.number == tile.high]
        if not matching:
            matching_nowhere = matching_nowhere or _why_not(view, play_of(tile, ends[0].name if ends else None))
            yield Misfit(spell_tile(tile), matching_nowhere)
        for end in matching:
            for bend in line.bends_of(tile, end):
                if misfit := _misfit(view, play_of(tile, end.name, bend)):
                    yield misfit


def _misfit(view: View, play: Play) -> Misfit | None:
    refusal = view.why_not(play)
    if refusal is None:
        return None
    other = spell_tile(refusal.tile) if refusal.tile else None
    if refusal.reason is Reason.RING_MISMATCH and play.end:
        other = view.line.meets(END_NAMES.index(play.end), play.bend)
    bend = play.bend.value if play.bend else None
    return Misfit(spell_tile(play.tile), code_of(refusal.reason), play.end, bend, other)
