"""Public memory: what leads, draws, passes and shown tiles have proved about the hands.

A seat's hidden tiles are kept in groups by when they were acquired, oldest first. A refusal (a draw or pass that is
legal only if nothing fits) concerns all tiles held at that moment, so what an older group cannot hold includes what a
newer one cannot.

Law: a hidden hand agrees with all refusals so far if and only if its tiles can be dealt out to the groups, each group
its size and none of what it cannot hold (`can_hold`). This stays true because a played tile is taken from the oldest
group that could have held it: had it come from a newer one, the hand left behind could be dealt out to what is left
here just as well.

What a pass can prove beyond that is not kept: where one may decline, that a player who did not draw on holds some tile
that could have been laid.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from bendo.game.action import Seat
from bendo.game.line import Line
from bendo.game.rules import Rules
from bendo.game.tile import DOUBLES, TILES, Bits, Tile, bits_of


class Group(NamedTuple):
    """So many hidden tiles acquired together, and the tiles that none of them is."""

    size: int
    cannot: Bits


class SeatMemory(NamedTuple):
    """What all know of one seat's hand: tiles it was seen to take, and its hidden tiles in groups, oldest first."""

    shown: Bits
    groups: tuple[Group, ...]

    @property
    def hidden(self) -> int:
        """How many of the seat's tiles nobody else has seen."""
        return sum(group.size for group in self.groups)

    @property
    def cannot(self) -> Bits:
        """The tiles that the hidden hand cannot hold at all: what its newest group cannot."""
        cannot = -1 if self.groups else 0
        for group in self.groups:
            cannot &= group.cannot
        return cannot


Memory = tuple[SeatMemory, ...]
"""Public memory, by seat."""


def remember_nothing(counts: tuple[int, ...]) -> Memory:
    """Hands of so many hidden tiles of which nothing is known."""
    return tuple(SeatMemory(0, (Group(count, 0),) if count else ()) for count in counts)


def outranking(lead: Tile, tiles: Bits) -> Bits:
    """What nobody holds when this tile had to lead: higher doubles; if it is none, all doubles and heavier tiles."""
    if lead.is_double:
        return bits_of(tile for tile in TILES if tile.is_double and tile.high > lead.high) & tiles
    return (DOUBLES | bits_of(tile for tile in TILES if tile.weight > lead.weight)) & tiles


def proved_by_draw(rules: Rules, drawn_before: int) -> bool:
    """Whether a draw, after so many others in the turn, proves that no tile in the hand could be laid.

    It does where draws are not free, and from the second on where one may decline: only who could not play draws on.
    """
    return rules.free == "no" or (rules.free == "decline" and drawn_before > 0)


def proved_by_pass(rules: Rules, drawn_before: int) -> bool:
    """Whether a pass proves that no tile in the hand could be laid: always, but after a draw where one may decline."""
    return rules.free != "decline" or drawn_before == 0


def refusable(rules: Rules, line: Line, memory: Memory) -> Bits:
    """What a seat that can lay nothing does not hold: what could be laid and is neither on the table nor shown."""
    placed = line.placed
    for remembered in memory:
        placed |= remembered.shown
    return rules.tiles.all & line.accepts & ~placed


def can_hold(remembered: SeatMemory, hidden: Bits) -> bool:
    """Whether these may be a seat's hidden tiles: whether its groups can be dealt them, none what it cannot hold."""
    room = 0
    for group in reversed(remembered.groups):
        if (hidden & group.cannot).bit_count() > room:  # they fit into newer groups only
            return False
        room += group.size
    return hidden.bit_count() == room


def without(memory: Memory, tile: Tile) -> Memory:
    """The same with a tile whose place is now known to all: no longer worth ruling out."""
    bit = tile.bit
    for _, groups in memory:
        for _, cannot in groups:
            if cannot & bit:
                return tuple(
                    [SeatMemory(m.shown, _normal([Group(g.size, g.cannot & ~bit) for g in m.groups])) for m in memory]
                )
    return memory


def acquired(memory: Memory, seat: Seat) -> Memory:
    """The seat has taken a tile that the others did not see."""
    shown, groups = memory[seat]
    return _replaced(memory, seat, SeatMemory(shown, _normal([*groups, Group(1, 0)])))


def refused(memory: Memory, seat: Seat, tiles: Bits) -> Memory:
    """The seat has proved that it holds none of these tiles, `refusable` ones, at this moment."""
    shown, groups = memory[seat]
    return _replaced(memory, seat, SeatMemory(shown, _normal([Group(g.size, g.cannot | tiles) for g in groups])))


def revealed(memory: Memory, seat: Seat, tile: Tile, *, newest: bool, laid: bool) -> Memory:
    """The seat has laid or shown a tile of its hand; `newest` where it must have been the tile just drawn."""
    shown, groups = memory[seat]
    bit = tile.bit
    if shown & bit:
        return _replaced(memory, seat, SeatMemory(shown & ~bit, groups)) if laid else memory
    index = len(groups) - 1
    if not newest:
        for i, (_, cannot) in enumerate(groups):
            if not cannot & bit:
                index = i
                break
    size, cannot = groups[index]
    shown = shown if laid else shown | bit
    if len(groups) == 1:
        seat_memory = _lone_group(shown, size - 1, cannot)
    elif size == 1:
        seat_memory = SeatMemory(shown, _normal([*groups[:index], *groups[index + 1 :]]))
    else:
        seat_memory = SeatMemory(shown, (*groups[:index], Group(size - 1, cannot), *groups[index + 1 :]))
    return without(_replaced(memory, seat, seat_memory), tile)


@lru_cache(maxsize=4096)
def _lone_group(shown: Bits, size: int, cannot: Bits) -> SeatMemory:
    """A seat's memory with one group, the most common by far; without any if the group is empty."""
    return SeatMemory(shown, (Group(size, cannot),) if size else ())


def _replaced(memory: Memory, seat: Seat, seat_memory: SeatMemory) -> Memory:
    return (*memory[:seat], seat_memory, *memory[seat + 1 :])


def _normal(groups: list[Group]) -> tuple[Group, ...]:
    """Neighbours that cannot hold the same tiles are one group."""
    normal: list[Group] = []
    for group in groups:
        if normal and normal[-1].cannot == group.cannot:
            normal[-1] = Group(normal[-1].size + group.size, group.cannot)
        else:
            normal.append(group)
    return tuple(normal)
