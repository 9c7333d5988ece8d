"""What a seat knows of the others: how many hidden tiles each holds, and which those can be."""

from __future__ import annotations

from typing import NamedTuple

from bendo.game import Bits, Seat, View, pips_in


class Other(NamedTuple):
    """Another seat as it is known here: tiles it was seen to take, how many more it holds, and which those can be."""

    seat: Seat
    shown: Bits
    hidden: int
    possible: Bits

    def can_hold(self, tiles: Bits) -> bool:
        """Whether it may hold one of these tiles, as far as is proved."""
        return bool((self.shown | self.possible) & tiles) if self.hidden else bool(self.shown & tiles)

    def stopped(self, accepts: Bits) -> float:
        """The chance that it holds no tile of these: its hidden tiles are any of the possible ones (hypergeometric)."""
        if self.shown & accepts:
            return 0.0
        total = self.possible.bit_count()
        missing = total - (self.possible & accepts).bit_count()
        if missing < self.hidden:  # so too where memory that proves too much leaves nothing possible
            return 0.0
        chance = 1.0
        for taken in range(self.hidden):
            chance *= (missing - taken) / (total - taken)
        return chance

    @property
    def expected_pips(self) -> float:
        """The pips of its hand in the mean, its hidden tiles being any of the possible ones."""
        shown = pips_in(self.shown)
        return shown + self.hidden * pips_in(self.possible) / self.possible.bit_count() if self.possible else shown


class Others(NamedTuple):
    """All other seats of a view: opponents in seat order from the next on, and the partner in teams."""

    opponents: tuple[Other, ...]
    partner: Other | None
    unseen: Bits

    @property
    def all_hidden(self) -> Bits:
        """All that may come to be laid by somebody else: unseen tiles, and those that others were seen to take."""
        shown = self.partner.shown if self.partner else 0
        for other in self.opponents:
            shown |= other.shown
        return self.unseen | shown


def others_of(view: View) -> Others:
    """What the seat of a view knows of the others, by counts and public memory."""
    unseen = view.unseen
    opponents = []
    partner = None
    for step in range(1, view.players):
        seat = (view.seat + step) % view.players
        remembered = view.memory[seat]
        other = Other(seat, remembered.shown, remembered.hidden, unseen & ~remembered.cannot)
        if view.rules.side(seat) == view.rules.side(view.seat):
            partner = other
        else:
            opponents.append(other)
    return Others(tuple(opponents), partner, unseen)
