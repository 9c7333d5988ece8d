"""What the seats are called, and by whom: a person is "You" to himself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from bendo.cli.play.screen.said import listed
from bendo.cli.play.seats import Sitter
from bendo.game import Rules, Seat
from bendo.words import has, say


class Names(NamedTuple):
    """The names of all seats, and the seat of the reader, None where several people read."""

    seats: tuple[str, ...]
    reader: Seat | None

    def of(self, seat: Seat) -> str:
        """The name of a seat where it stands alone, or at the beginning of a sentence."""
        return say("play-you") if seat == self.reader else self.seats[seat]

    def facts(self, seat: Seat) -> dict[str, object]:
        """The facts of a sentence about a seat: `who`, and whether that is the reader, `you`."""
        return {"who": self.of(seat), "you": seat == self.reader}

    def side(self, rules: Rules, side: int) -> str:
        """The name of a side of the score: a seat, or the two of a team."""
        seats = [seat for seat in range(len(self.seats)) if rules.side(seat) == side]
        seats.sort(key=lambda seat: seat != self.reader)
        return listed([self.of(seat) for seat in seats])

    def own_side(self, rules: Rules, side: int) -> bool:
        """Whether the reader plays for this side."""
        return self.reader is not None and rules.side(self.reader) == side


def names_of(sitters: Sequence[Sitter], reader: Seat | None) -> Names:
    """What these sitters are called; those with one name are numbered in seat order."""
    plain = [_plain(sitter) for sitter in sitters]
    several = Counter(plain)
    counted = Counter[str]()
    names = []
    for sitter, name in zip(sitters, plain, strict=True):
        counted[name] += 1
        numbered = several[name] > 1 or (sitter.person and not sitter.name)
        names.append(f"{name} {counted[name]}" if numbered else name)
    return Names(tuple(names), reader)


def _plain(sitter: Sitter) -> str:
    if sitter.person:
        return sitter.name or say("play-person")
    return player_name(sitter.player)


def player_name(player: str) -> str:
    """What a player of the program is called."""
    name, _, _ = player.partition(",")
    message = "play-player-" + name.replace(":", "-")
    return say(message) if has(message) else name.capitalize()
