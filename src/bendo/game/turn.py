"""A turn: which actions are legal, and the reason for each that is not.

The law of a turn stands in `choices`; both the list of legal actions and the judge `why_not` are read off it. It asks
only for what the seat whose turn it is may know, so a Position and that seat's View give the same answers.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from operator import attrgetter
from typing import Final, NamedTuple, Protocol

from bendo.game.action import DRAW, PASS, Action, Draw, Pass, Play, Reason, Refusal, Seat, Time, play_of
from bendo.game.line import End, Line
from bendo.game.rules import Rules
from bendo.game.tile import DOUBLES, TILES, Bits, Tile, TileSet, bits_of, tiles_in
from bendo.geometry import Bend


class Turn(Protocol):
    """What the turn's law asks for: the hand and the drawn tiles are those of the seat whose turn it is."""

    @property
    def rules(self) -> Rules:
        """The rules it is played by."""

    @property
    def line(self) -> Line:
        """What lies on the table."""

    @property
    def hand(self) -> Bits:
        """The hand, drawn tiles included."""

    @property
    def drawn(self) -> tuple[Tile, ...]:
        """The tiles drawn in this turn, in order."""

    @property
    def drawable(self) -> int:
        """How many tiles of the boneyard may be drawn."""

    @property
    def leads(self) -> Bits:
        """The tiles that may start the line."""

    @property
    def over(self) -> bool:
        """Whether the round has ended."""


def must_lead(hand: Bits) -> Tile:
    """The tile with which the holder of this hand must lead, if it is his to lead: highest double, else heaviest."""
    doubles = hand & DOUBLES
    if doubles:
        return TILES[doubles.bit_length() - 1]
    return max(tiles_in(hand), key=lambda tile: tile.weight)


def leader_of(hands: Sequence[Bits]) -> Seat:
    """The seat that has to lead: with the highest double, or without a double in any hand the heaviest tile."""
    best = [must_lead(hand) for hand in hands]
    return max(range(len(hands)), key=lambda seat: (best[seat].is_double, best[seat].weight))


def leads(hand: Bits, free_lead: bool) -> Bits:
    """The tiles of this hand that may start the line."""
    return hand if free_lead or not hand else must_lead(hand).bit


class Choices(NamedTuple):
    """What a turn allows: these tiles may be laid (wherever they fit), a tile may be drawn, the turn may be passed."""

    tiles: Bits
    draw: bool
    may_pass: bool


def choices(turn: Turn) -> Choices:
    """What may be done now: the whole law of a turn (rules, A turn)."""
    rules = turn.rules
    if not turn.line.openers:
        return Choices(turn.leads, False, False)
    fits = turn.hand & turn.line.accepts
    drawn = turn.drawn
    if not drawn:
        if fits:
            return Choices(fits, rules.free != "no" and turn.drawable > 0, False)
        may_draw = turn.drawable > 0
        return Choices(0, may_draw, not may_draw)
    left = turn.drawable
    if rules.free == "any":
        return Choices(fits, left > 0, not fits and not left)
    if rules.free == "decline" and fits & ~bits_of(drawn):  # the drawer could play before
        return Choices(fits & drawn[-1].bit, False, True)
    if fits:  # only the tile just drawn can
        return Choices(fits & drawn[-1].bit, False, rules.free == "decline")
    may_draw = left > 0 and len(drawn) < rules.draw
    return Choices(0, may_draw, not may_draw)


def legal_actions(turn: Turn) -> tuple[Action, ...]:
    """All legal actions, sorted as their spelling sorts: draw, pass, then plays by tile, end and bend. Never `Time`."""
    if turn.over:
        return ()
    tiles, may_draw, may_pass = choices(turn)
    others: tuple[Action, ...] = _OTHERS[may_draw][may_pass]
    return others + plays_of(turn.line, tiles) if tiles else others


def plays_of(line: Line, tiles: Bits) -> tuple[Play, ...]:
    """Every way to lay one of these tiles somewhere, sorted by tile, end and bend."""
    if not line.openers:
        return _leads(tiles)
    plays: tuple[Play, ...] = ()
    several = False
    for end in line.ends:
        if end is not None and (fitting := tiles & end.accepts):
            several = bool(plays)
            plays += _plays_at(end, line.rules.tiles, fitting)
    return tuple(sorted(plays, key=_order)) if several else plays


def why_not(turn: Turn, action: Action) -> Refusal | None:
    """Why this action is illegal, None if it is legal: the single judge, with which all else agrees."""
    if turn.over:
        return Refusal(Reason.ROUND_OVER)
    if isinstance(action, Play):
        return _why_not_play(turn, action)
    if isinstance(action, Time):
        return None if turn.rules.seconds and turn.line.openers else Refusal(Reason.NO_CLOCK)
    if not turn.line.openers:
        return Refusal(Reason.MUST_LEAD)
    tiles, may_draw, may_pass = choices(turn)
    if isinstance(action, Draw):
        if may_draw:
            return None
        if tiles:
            return Refusal(Reason.NO_TILES if may_pass else Reason.MUST_PLAY)
        return Refusal(Reason.MUST_PASS)
    assert isinstance(action, Pass)
    if may_pass:
        return None
    return Refusal(Reason.MUST_PLAY if tiles else Reason.MUST_DRAW)


def _why_not_play(turn: Turn, play: Play) -> Refusal | None:
    tile = play.tile
    if not turn.hand & tile.bit:
        return Refusal(Reason.NOT_IN_HAND)
    if not turn.line.openers:
        if not turn.leads & tile.bit:
            return Refusal(Reason.MUST_LEAD)
        if play.end is not None:
            return Refusal(Reason.NO_SUCH_END)
        return None if play.bend is None else Refusal(Reason.WRONG_BEND)
    if refusal := turn.line.refusal(tile, play.end, play.bend):
        return refusal
    if not turn.drawn or choices(turn).tiles & tile.bit:
        return None
    return Refusal(Reason.ONLY_DRAWN_TILE)


_order = attrgetter("order")
_OTHERS: Final = (((), (PASS,)), ((DRAW,), (DRAW, PASS)))


@lru_cache(maxsize=4096)
def _leads(tiles: Bits) -> tuple[Play, ...]:
    return tuple(sorted(map(play_of, tiles_in(tiles)), key=_order))


@lru_cache(maxsize=16384)
def _plays_at(end: End, tile_set: TileSet, tiles: Bits) -> tuple[Play, ...]:
    """The plays of these tiles, all accepted by this end. Ends are cached themselves, so this is mostly looked up."""
    plays = []
    for tile in tiles_in(tiles):
        bends: tuple[Bend | None, ...]
        bends = end.double_bends if tile.is_double else (tile_set.bend(tile, end.number),)
        plays += [play_of(tile, end.name, bend) for bend in bends]
    return tuple(sorted(plays, key=_order))
