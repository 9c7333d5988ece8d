"""Motives: why a rule player chose as it did, as codes and facts.

A preference is a motive if, weighed, the chosen play has more of it than the other plays have in the mean. The greatest
advantage comes first. If there are words for none of these, the play is told to be the best in all: there always is a
motive.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from bendo.game import Action, Draw, End, Line, Play, View, bits_of, pips_in
from bendo.geometry import Bend
from bendo.players.others import Other, Others
from bendo.players.player import Motive
from bendo.players.preferences import Preferences, line_after, value

MOST_MOTIVES: Final = 3
"""More reasons than these only tire."""

_ROUNDING: Final = 1e-9
"""An advantage no greater than this is none: means are not exact."""

_LEAST_PERCENT: Final = 10
"""A chance of so few in 100 persuades nobody."""


def forced(view: View, action: Action) -> tuple[Motive, ...]:
    """Why there is no choice, or none that a rule player considers: it always lays a tile if it can."""
    if isinstance(action, Play):
        if not view.line.openers and not view.free_lead:
            return (Motive.of("must-lead", tile_low=action.tile.low, tile_high=action.tile.high),)
        if view.hand == action.tile.bit:
            return (Motive.of("goes-out"),)
        return (Motive.of("only-drawn" if action.tile in view.drawn[-1:] else "only-play"),)
    if isinstance(action, Draw):
        return (Motive.of("cannot-lay", drawn=len(view.drawn)),)
    return (Motive.of("no-tiles" if not view.drawable else "no-more-draws", drawn=len(view.drawn)),)


def motives(
    view: View,
    others: Others,
    plays: Sequence[Play],
    measures: Sequence[Preferences],
    chosen: int,
    weights: Preferences,
) -> tuple[Motive, ...]:
    """Why one of these plays was chosen, by what they measure: at least one motive.

    `equal` if no other is worse; `best-in-all` if another is, and nothing that there are words for speaks for this one.
    """
    if view.hand == plays[chosen].tile.bit:
        return (Motive.of("goes-out"),)
    rest = [measure for index, measure in enumerate(measures) if index != chosen]
    advantages = []
    usual = []
    for index, weight in enumerate(weights):
        more = measures[chosen][index] - sum(measure[index] for measure in rest) / len(rest)
        advantages.append((weight * more, index))
        usual.append((more < 0) == (Preferences._fields[index] in _LITTLE))
    found: list[Motive] = []
    moment = _Moment(view, others, plays[chosen], measures, chosen)
    for advantage, index in sorted(advantages, key=lambda one: (-one[0], one[1])):
        if advantage <= _ROUNDING or len(found) == MOST_MOTIVES:
            break
        if usual[index] and (tell := _TOLD.get(Preferences._fields[index])):
            motive = tell(moment)
            found += [motive] if motive else []
    if found:
        return tuple(found)
    worth = [value(measure, weights) for measure in measures]
    return (Motive.of("equal" if max(worth) - min(worth) <= _ROUNDING else "best-in-all"),)


class _Moment:
    """One choice, with what is asked again and again about it."""

    def __init__(self, view: View, others: Others, play: Play, measures: Sequence[Preferences], chosen: int) -> None:
        self.view, self.others, self.play = view, others, play
        self.measures, self.chosen = measures, chosen
        self.line: Line = line_after(view.line, play)

    @property
    def ends(self) -> list[End]:
        """The ends after it at which tiles can be laid, the one that the play made first."""
        ends = [end for end in self.line.ends if end is not None and not end.held]
        return sorted(ends, key=lambda end: (end.name != (self.play.end or "a"), end.name))

    @property
    def own(self) -> Preferences:
        """What the chosen play measures."""
        return self.measures[self.chosen]

    @property
    def usual_stopped(self) -> float:
        """What the other plays measure of `stopped`, in the mean."""
        return (sum(measure.stopped for measure in self.measures) - self.own.stopped) / (len(self.measures) - 1)

    @property
    def lighter(self) -> float:
        """The pips by which the hand after it is lighter than an opponent's can be expected to be."""
        expected = sum(other.expected_pips for other in self.others.opponents) / len(self.others.opponents)
        return expected - pips_in(self.view.hand & ~self.play.tile.bit)


def _heavy(moment: _Moment) -> Motive:
    heaviest = all(moment.own.pips >= measure.pips for measure in moment.measures)
    return Motive.of("heaviest" if heaviest else "heavy", pips=moment.play.tile.pips)


def _follow(moment: _Moment) -> Motive | None:
    return Motive.of("follow", count=int(moment.own.follow)) if moment.own.follow else None


def _lacking(moment: _Moment) -> Motive | None:
    """The ends that opponents can't use: the one that the play made first, since it is what the play did."""
    for end in moment.ends:
        lacking = [other for other in moment.others.opponents if not other.can_hold(end.accepts)]
        if lacking:
            return _closed_end(moment, end, lacking)
    return None


def _closed_end(moment: _Moment, end: End, lacking: Sequence[Other]) -> Motive:
    """Why these opponents can lay nothing at that end: it is dead, all is seen, its number or its bend is lacking."""
    matching = moment.view.rules.tiles.matching[end.number]
    facts: dict[str, int | str] = {"end": end.name, "number": end.number}
    if not end.bends and moment.view.rules.curved:
        return Motive.of("dead-end", **facts)
    if not matching & ~(bits_of(moment.line.order) | moment.view.hand):
        return Motive.of("all-seen", **facts)
    facts |= {"seat": lacking[0].seat, "all": len(lacking) == len(moment.others.opponents)}
    if not any(other.can_hold(matching) for other in lacking):
        return Motive.of("lacks", **facts)
    if end.bends in ((Bend.LEFT,), (Bend.RIGHT,)):
        facts["bend"] = end.bends[0].value
    return Motive.of("lacks-bend", **facts)


def _stopped(moment: _Moment) -> Motive | None:
    if moment.own.stopped == 1:
        return Motive.of("stops-all")
    percent = int(100 * moment.own.stopped)  # rounded down: less than certain is never 100 in 100
    return Motive.of("stops", percent=percent) if percent >= _LEAST_PERCENT else None


def _ahead(moment: _Moment) -> Motive | None:
    """The lighter hand may win a blocked round; with a heavier one it is good that the round goes on."""
    pips = round(moment.lighter)
    if pips > 0 and moment.own.stopped:
        return Motive.of("lighter", pips=pips)
    if pips < 0 and moment.own.stopped < moment.usual_stopped - _ROUNDING:
        return Motive.of("keeps-going", pips=-pips)
    return None


def _settled(moment: _Moment) -> Motive | None:
    pips = round(moment.own.settled)
    return Motive.of("settles", pips=pips) if pips > 0 else None


def _always(code: str) -> Callable[[_Moment], Motive]:
    return lambda _: Motive.of(code)


_TOLD: Final[dict[str, Callable[[_Moment], Motive | None]]] = {
    "pips": _heavy,
    "double": _always("double"),
    "follow": _follow,
    "variety": lambda moment: Motive.of("variety", count=int(moment.own.variety)),
    "lacking": _lacking,
    "stopped": _stopped,
    "stuck": _always("not-stuck"),
    "unseen": lambda moment: Motive.of("few-left", count=int(moment.own.unseen)),
    "fives": lambda moment: Motive.of("scores", points=int(moment.own.fives)),
    "offered": lambda moment: Motive.of("guards", seat=moment.others.opponents[0].seat),
    "partner": _always("partner"),
    "ahead": _ahead,
    "settled": _settled,
}
"""What is told of each preference, if it was that which spoke for a play."""

_LITTLE: Final = ("stuck", "unseen", "offered", "partner")
"""The preferences of which little is good. Weights turn them round if they like; that is not put into words."""
