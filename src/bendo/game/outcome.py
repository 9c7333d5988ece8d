"""What a round brings: who wins it and how many points (rules, Scores)."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from bendo.game.action import Seat
from bendo.game.event import Ending, Points
from bendo.game.rules import Rules
from bendo.game.tile import Bits, pips_in


class Outcome(NamedTuple):
    """The end of a round: `seat` is the winner, `points` are those by side, without fives.

    Nobody has won if `seat` is None, or it must still be drawn by lot (`by_lot`). `tied` are the seats with equally few
    pips where that decides nothing by itself.
    """

    ending: Ending
    seat: Seat | None
    points: tuple[Points, ...]
    tied: tuple[Seat, ...] = ()
    by_lot: bool = False


def plain_points(points: Points) -> Points:
    """The same number, as an int where it is whole."""
    return points.numerator if points.denominator == 1 else points


def outcome(
    rules: Rules, hands: tuple[Bits, ...], ending: Ending, fives: tuple[int, ...] = (), leader: Seat | None = None
) -> Outcome:
    """What a round brings that ended so with these hands; `fives` and `leader` matter in All Five."""
    pips = tuple(map(pips_in, hands))
    players = len(hands)
    if rules.fives == "four" and rules.five_round == "points":
        seat = _most_by_fives(rules, hands, pips, ending, fives, leader or 0)
        return Outcome(ending, seat, _to_side(rules, players, seat, _against(rules, pips, seat)))
    if ending == "out":
        seat = hands.index(0)
        return Outcome(ending, seat, _to_side(rules, players, seat, _against(rules, pips, seat)))
    fewest = min(pips)
    tied = tuple(seat for seat, own in enumerate(pips) if own == fewest)
    if len({rules.side(seat) for seat in tied}) == 1:  # partners who tie win together (our ruling)
        return win_blocked(rules, hands, tied[0])
    if rules.tie == "share":
        share = plain_points(Fraction(_blocked_points(rules, pips, tied[0]), len(tied)))
        return Outcome(ending, None, tuple(share if seat in tied else 0 for seat in range(players)), tied)
    return Outcome(ending, None, (0,) * rules.sides(players), tied, by_lot=rules.tie == "lot")


def win_blocked(rules: Rules, hands: tuple[Bits, ...], seat: Seat) -> Outcome:
    """What a blocked round brings if this seat wins it, as if it alone had fewest pips."""
    points = _blocked_points(rules, tuple(map(pips_in, hands)), seat)
    return Outcome("blocked", seat, _to_side(rules, len(hands), seat, points))


def _blocked_points(rules: Rules, pips: tuple[int, ...], seat: Seat) -> int:
    if rules.blocked == "total":
        return _against(rules, pips, seat)
    return sum(own - pips[seat] for other, own in enumerate(pips) if rules.side(other) != rules.side(seat))


def _against(rules: Rules, pips: tuple[int, ...], seat: Seat) -> int:
    """All pips in the hands of a seat's opponents."""
    return sum(own for other, own in enumerate(pips) if rules.side(other) != rules.side(seat))


def _to_side(rules: Rules, players: int, seat: Seat, points: int) -> tuple[Points, ...]:
    return tuple(points if side == rules.side(seat) else 0 for side in range(rules.sides(players)))


def _most_by_fives(
    rules: Rules, hands: tuple[Bits, ...], pips: tuple[int, ...], ending: Ending, fives: tuple[int, ...], leader: Seat
) -> Seat:
    """The winner in All Five: most by fives, then who went out, then fewest pips, then the earlier seat."""
    most = max(fives)
    players = len(hands)
    best = [seat for seat in range(players) if fives[rules.side(seat)] == most]
    return min(
        best, key=lambda seat: (not (ending == "out" and not hands[seat]), pips[seat], (seat - leader) % players)
    )
