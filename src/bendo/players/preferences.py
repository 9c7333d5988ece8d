"""Preferences: what can be good about a play, each under a name and with a number.

They are the tips that the sources give to players (docs/players.md tells which is whose). A rule player is a set of
weights for them, and nothing else: `random` has none. The kernel measures the same plays in the same way and order.
"""

from __future__ import annotations

from typing import NamedTuple

from bendo.game import END_NAMES, Bits, Line, Play, TileSet, View, pips_in, tiles_in
from bendo.players.others import Other, Others


class Preferences(NamedTuple):
    """A number for each preference: what a play measures, or what the measure weighs. Chances are 0 to 1.

    `after` the play means: the line with the tile laid, the hand without it, nothing drawn yet.
    """

    pips: float = 0
    """Pips of the tile."""
    double: float = 0
    """1 if it is a double."""
    follow: float = 0
    """Tiles of the hand that can be laid after it."""
    variety: float = 0
    """Numbers in the hand after it; on curved sheets with their bends, so both bends of one number count two."""
    lacking: float = 0
    """Ends after it at which an opponent can lay nothing, as far as is proved; the mean over opponents.

    Ends that show one number and take the same tiles count once."""
    stopped: float = 0
    """The chance that an opponent can lay nothing after it; the mean over opponents."""
    stuck: float = 0
    """1 if no tile of the hand can be laid after it."""
    unseen: float = 0
    """Unseen tiles that can be laid after it."""
    fives: float = 0
    """Points that it scores at once."""
    offered: float = 0
    """Points by fives that the next opponent can be expected to find after it, as if each find could be made."""
    partner: float = 0
    """The chance that the partner can lay nothing after it."""
    ahead: float = 0
    """`stopped`, times the pips by which the hand after it is lighter than an opponent's can be expected to be."""
    settled: float = 0
    """The same pips if it ends all play: nothing that is unseen or in the hand can be laid after it; else 0."""


def value(measures: Preferences, weights: Preferences) -> float:
    """All measures, weighed and added in the order of their names."""
    total = 0.0
    for measure, weight in zip(measures, weights, strict=True):
        total += weight * measure
    return total


def measured(view: View, others: Others, play: Play) -> Preferences:
    """What this play of the view's seat measures."""
    line = line_after(view.line, play)
    hand = view.hand & ~play.tile.bit
    follow = (hand & line.accepts).bit_count()
    opponents = others.opponents
    ends = {(end.number, end.accepts) for end in line.ends if end is not None and not end.held}
    closed = sum(not other.can_hold(accepts) for _, accepts in ends for other in opponents)
    stopped = expected = 0.0
    for other in opponents:
        stopped += other.stopped(line.accepts)
        expected += other.expected_pips
    stopped /= len(opponents)
    lighter = expected / len(opponents) - pips_in(hand)
    scoring = view.rules.fives != "no"
    return Preferences(
        pips=play.tile.pips,
        double=play.tile.is_double,
        follow=follow,
        variety=variety(view.rules.tiles, hand),
        lacking=closed / len(opponents),
        stopped=stopped,
        stuck=not follow,
        unseen=(others.unseen & line.accepts).bit_count(),
        fives=points_at(line) if scoring else 0,
        offered=offered(line, opponents[0]) if scoring else 0,
        partner=others.partner.stopped(line.accepts) if others.partner else 0,
        ahead=stopped * lighter,
        settled=0 if line.accepts & (hand | others.all_hidden) else lighter,
    )


def line_after(line: Line, play: Play) -> Line:
    """The line after a legal play."""
    if play.end is None:
        return line.led(play.tile)
    return line.laid(play.tile, END_NAMES.index(play.end), play.bend)


def variety(tiles: TileSet, hand: Bits) -> int:
    """How many numbers a hand holds; of curved tiles how many numbers with a bend."""
    sides = (*tiles.left, *tiles.right) if tiles.left else tiles.matching
    return sum(bool(hand & side) for side in sides)


def points_at(line: Line) -> int:
    """What the ends of a line score by fives (rules, Scores)."""
    pips = line.pips_at_ends()
    return 0 if pips % 5 else pips


def offered(line: Line, opponent: Other) -> float:
    """The points that an opponent can score by fives at any end, each weighed by the chance that it holds the tile.

    A ring counts as if the ends that meet went on.
    """
    pips = line.pips_at_ends()
    hidden = shown = 0
    for end in line.ends:
        if end is None:
            continue
        for tile in tiles_in(end.accepts & (opponent.possible | opponent.shown)):
            found = pips - end.number + tile.other(end.number)
            if found % 5 == 0:
                if tile.bit & opponent.shown:
                    shown += found
                else:
                    hidden += found
    return shown + (hidden * opponent.hidden / opponent.possible.bit_count() if hidden else 0)
