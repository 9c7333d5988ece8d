"""Dealing: the game number is the whole seed, the same everywhere and for ever (rules, Dealing from a game number)."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from bendo.game.action import Seat
from bendo.game.event import Dealt, Points
from bendo.game.line import empty_line
from bendo.game.memory import remember_nothing
from bendo.game.position import Position
from bendo.game.rules import Rules
from bendo.game.tile import DOUBLES, Tile, bits_of, tiles_in
from bendo.game.turn import leader_of, must_lead

_NUMBER = re.compile(r"[A-Za-z0-9-]{1,64}", re.ASCII)


class InvalidNumber(ValueError):
    """A text that is no game number: those are 1 to 64 characters out of `A-Z a-z 0-9 -`."""

    def __init__(self, number: str) -> None:
        super().__init__(number)
        self.number = number

    def __str__(self) -> str:
        return f"{self.number!r} is no game number"


def check_number(number: str) -> str:
    """The number itself. Raises InvalidNumber if it is none."""
    if not _NUMBER.fullmatch(number):
        raise InvalidNumber(number)
    return number


def commitment(number: str, salt: str) -> str:
    """What is told of a game number before it is dealt, so that it can be proved later: SHA-256 of `NUMBER:SALT`."""
    return hashlib.sha256(f"{number}:{salt}".encode("ascii")).hexdigest()


def random_words(number: str, round: int, attempt: int | str) -> Iterator[int]:
    """Endless 64-bit words: SHA-256 of `bendo1:NUMBER:ROUND:ATTEMPT:i` for i = 0, 1, …, four big-endian words each."""
    i = 0
    while True:
        block = hashlib.sha256(f"bendo1:{number}:{round}:{attempt}:{i}".encode("ascii")).digest()
        for start in range(0, 32, 8):
            yield int.from_bytes(block[start : start + 8], "big")
        i += 1


def shuffled(tiles: Sequence[Tile], number: str, round: int, attempt: int | str) -> tuple[Tile, ...]:
    """The tiles in the order that a game number gives them; every order is equally likely over all numbers."""
    order = list(tiles)
    words = random_words(number, round, attempt)
    for k in range(len(order) - 1, 0, -1):
        limit = 2**64 // (k + 1) * (k + 1)
        word = next(words)
        while word >= limit:
            word = next(words)
        j = word % (k + 1)
        order[k], order[j] = order[j], order[k]
    return tuple(order)


@dataclass(frozen=True, slots=True, kw_only=True)
class Deal:
    """A round before anybody has played: hands and boneyard in dealt order, starters (All Five), and who begins.

    `free_lead` is whether the leader may lead any tile; `must_lead` the tile he must lead, None there and in All Five.
    """

    rules: Rules
    number: str
    round: int
    attempt: int
    hands: tuple[tuple[Tile, ...], ...]
    boneyard: tuple[Tile, ...]
    starters: tuple[Tile, ...]
    leader: Seat
    free_lead: bool

    @property
    def must_lead(self) -> Tile | None:
        """The tile that must lead, if one must."""
        if self.free_lead or self.starters:
            return None
        return must_lead(bits_of(self.hands[self.leader]))

    def position(self, scores: tuple[Points, ...] | None = None) -> Position:
        """The position before the first action; `scores` by side, all 0 if not given."""
        rules = self.rules
        line = empty_line(rules)
        sides = rules.sides(len(self.hands))
        return Position(
            rules=rules,
            line=line.started(*self.starters) if self.starters else line,
            hands=tuple(map(bits_of, self.hands)),
            boneyard=self.boneyard,
            turn=self.leader,
            scores=scores or (0,) * sides,
            fives=(0,) * sides,
            leader=self.leader if self.starters else None,
            free_lead=self.free_lead,
            memory=remember_nothing(tuple(map(len, self.hands))),
        )

    def event(self, scores: tuple[Points, ...] | None = None) -> Dealt:
        """What has happened; others may see it through `seen_by` only."""
        return Dealt(
            rules=self.rules,
            hands=tuple(map(bits_of, self.hands)),
            counts=tuple(map(len, self.hands)),
            boneyard=len(self.boneyard),
            starters=self.starters,
            turn=self.leader,
            free_lead=self.free_lead,
            scores=scores or (0,) * self.rules.sides(len(self.hands)),
        )


@lru_cache(maxsize=256)
def deal(rules: Rules, players: int, number: str, round: int = 0, winner: Seat | None = None) -> Deal:
    """The deal of a round. `winner` is the seat that won the last round, None if nobody did or it is the first.

    Raises InvalidNumber, and InvalidRules if so many can't play.
    """
    check_number(number)
    size = rules.hand_size(players)
    winner_leads = rules.next == "winner" and round > 0 and winner is not None
    tiles = tiles_in(rules.tiles.all)
    attempt = 0
    while True:
        order = shuffled(tiles, number, round, attempt)
        hands = tuple(order[seat * size : (seat + 1) * size] for seat in range(players))
        if winner_leads or rules.lead != "redeal" or any(bits_of(hand) & DOUBLES for hand in hands):
            break
        attempt += 1
    boneyard = order[players * size :]
    if winner_leads:
        assert winner is not None
        leader, free = winner, True
    elif rules.lead == "any":
        leader, free = 0, True
    else:
        leader, free = leader_of([bits_of(hand) for hand in hands]), False
    return Deal(
        rules=rules,
        number=number,
        round=round,
        attempt=attempt,
        hands=hands,
        boneyard=boneyard[rules.starters :],
        starters=boneyard[: rules.starters],
        leader=leader,
        free_lead=free and not rules.starters,
    )
