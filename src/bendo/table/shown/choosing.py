"""What a seat may do in its turn, and why each tile that can't be laid can't: all asked of the one judge."""

from __future__ import annotations

from typing import Final, TypeAlias

from bendo.game import (
    DOUBLES,
    DRAW,
    END_NAMES,
    PASS,
    TILES,
    Action,
    Bend,
    Bits,
    End,
    Line,
    Play,
    Reason,
    Rules,
    Seat,
    Tile,
    View,
    play_of,
    tiles_in,
)
from bendo.notation import spell_action, spell_tile
from bendo.table.facts import Shown, code_of
from bendo.table.shown.lying import Lying, ghost

Why: TypeAlias = tuple[str, str | None, str | None, str | None]
"""What a misfit says beside its tile."""


class Choice(Shown, frozen=True, kw_only=True):
    """A play that is legal: how it is spelled, where, which way it bends, and where the tile would lie.

    `meets` names the end with which it would close a ring, `points` are those that it would score by fives.
    """

    action: str
    end: str | None = None
    bend: str | None = None
    meets: str | None = None
    points: int
    ghost: Lying


class Misfit(Shown, frozen=True):
    """Why a tile of the hand can't be laid: one reason for each end and bend by which it matches, else one alone.

    `other` is the tile in the way or, for `ring-mismatch`, the end that it would meet.
    """

    tile: str
    reason: str
    end: str | None = None
    bend: str | None = None
    other: str | None = None


class Choices(Shown, frozen=True, kw_only=True):
    """What the viewer may do now. `seat` is None, and the rest empty, where it is not for the viewer to act.

    `why_not_draw` and `why_not_pass` are the reasons against that, empty where it is legal.
    """

    seat: Seat | None = None
    plays: tuple[Choice, ...]
    misfits: tuple[Misfit, ...]
    why_not_draw: str
    why_not_pass: str


NO_CHOICES: Final = Choices(plays=(), misfits=(), why_not_draw="", why_not_pass="")


def choices_of(view: View) -> Choices:
    """The choices of a view in its own turn; none in another's."""
    if not view.own_turn:
        return NO_CHOICES
    plays, others, fitting = [], [], 0
    for action in view.actions():
        if isinstance(action, Play):
            plays.append(_choice(view, action))
            fitting |= action.tile.bit
        else:
            others.append(action)
    return Choices(
        seat=view.seat,
        plays=tuple(plays),
        misfits=_misfits(view, view.hand & ~fitting),
        why_not_draw="" if DRAW in others else _why_not(view, DRAW),
        why_not_pass="" if PASS in others else _why_not(view, PASS),
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
        total = _pips_after(line, play, met)
        points = total if total % 5 == 0 else 0
    bend = play.bend.value if play.bend else None
    return Choice(action=spell_action(play), end=play.end, bend=bend, meets=met, points=points, ghost=ghost(line, play))


def _pips_after(line: Line, play: Play, met: str | None) -> int:
    """The numbers of all ends added up once that tile lies; two that meet are gone."""
    end, other = line.end(play.end), line.end(met)
    if end is None:
        return line.led(play.tile).pips_at_ends()
    return line.pips_at_ends() - end.number + (-other.number if other else play.tile.other(end.number))


def _misfits(view: View, tiles: Bits) -> tuple[Misfit, ...]:
    """For each of these tiles, which can't be laid: why not, at each end and bend by which it matches.

    Tiles that match nowhere are all alike to the judge, and so are those that match the same end, bend the same way
    there, and are accepted or not: he is asked about one of them.
    """
    if not tiles:
        return ()
    line, nowhere = view.line, tiles
    judged: list[tuple[Bits, Why]] = []
    for end in line.ends:
        if end is not None and (here := tiles & view.rules.tiles.matching[end.number]):
            nowhere &= ~here
            for bend, alike in _alike(view.rules, end, here):
                if why := _why_no_fit(view, play_of(_first(alike), end.name, bend)):
                    judged.append((alike, why))
    if nowhere:
        name = next((end.name for end in line.ends if end is not None), None)
        judged.append((nowhere, (_why_not(view, play_of(_first(nowhere), name)), None, None, None)))
    return tuple(
        [Misfit(spell_tile(tile), *why) for tile in tiles_in(tiles) for alike, why in judged if alike & tile.bit]
    )


def _alike(rules: Rules, end: End, tiles: Bits) -> list[tuple[Bend | None, Bits]]:
    """The tiles that match an end, in groups that the judge treats alike, with the bend of each group there."""
    groups: list[tuple[Bend | None, Bits]] = [(None, tiles)]
    if rules.curved:
        single, double = tiles & ~DOUBLES, tiles & DOUBLES
        groups = [
            (Bend.LEFT, single & rules.tiles.left[end.number]),
            (Bend.RIGHT, single & rules.tiles.right[end.number]),
        ]
        if double:
            ways = (Bend.INWARD, Bend.OUTWARD) if rules.doubles == "crosswise" else (Bend.LEFT, Bend.RIGHT)
            groups += [(way, double) for way in ways]
    return [
        (bend, alike)
        for bend, group in groups
        if group
        for alike in (group & end.accepts, group & ~end.accepts)
        if alike
    ]


def _first(tiles: Bits) -> Tile:
    return TILES[(tiles & -tiles).bit_length() - 1]


def _why_no_fit(view: View, play: Play) -> Why | None:
    """Why this tile can't be laid there, None if it can."""
    refusal = view.why_not(play)
    if refusal is None:
        return None
    other = spell_tile(refusal.tile) if refusal.tile else None
    if refusal.reason is Reason.RING_MISMATCH and play.end:
        other = view.line.meets(END_NAMES.index(play.end), play.bend)
    return code_of(refusal.reason), play.end, play.bend.value if play.bend else None, other
