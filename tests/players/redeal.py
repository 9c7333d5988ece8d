"""Other hidden tiles for the same view: what lies in the boneyard and in the others' hands, dealt anew."""

from __future__ import annotations

import random
from dataclasses import replace

from bendo.game import Bits, Position, View, tiles_in

TRIES = 40


def redealt(view: View, chance: random.Random) -> tuple[Bits, ...] | None:
    """All hands, as they may be for all that this view and public memory tell; None if none were found."""
    groups = [
        (seat, group.size, tiles_in(view.unseen & ~group.cannot))
        for seat, memory in enumerate(view.memory)
        if seat != view.seat
        for group in memory.groups
    ]
    groups.sort(key=lambda group: len(group[2]) - group[1])  # the hardest to fill first
    for _ in range(TRIES):
        hands = list(view.hands)
        taken: Bits = 0
        for seat, size, possible in groups:
            free = [tile for tile in possible if not tile.bit & taken]
            for tile in chance.sample(free, min(size, len(free))):
                hands[seat] |= tile.bit
                taken |= tile.bit
        if tuple(hand.bit_count() for hand in hands) == view.counts:
            return tuple(hands)
    return None


def other_world(position: Position, chance: random.Random) -> Position | None:
    """A position with other hidden tiles, boneyard included, that is the same to the seat whose turn it is."""
    view = position.view(position.turn)
    hands = redealt(view, chance)
    if hands is None:
        return None
    held = 0
    for hand in hands:
        held |= hand
    left = [tile for tile in tiles_in(view.unseen) if not tile.bit & held]
    other = replace(position, hands=hands, boneyard=tuple(chance.sample(left, len(left))))
    return None if other.over or other == position else other
