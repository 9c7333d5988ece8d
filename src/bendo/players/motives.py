"""Motives: why a rule player chose as it did, as codes and facts.

A preference is a motive if, weighed, the chosen play has more of it than the other plays have in the mean. The greatest
advantage comes first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from bendo.game import Action, Draw, End, Line, Play, View, bits_of
from bendo.geometry import Bend
from bendo.players.others import Other, Others
from bendo.players.player import Motive
from bendo.players.preferences import Preferences, line_after

MOST_MOTIVES: Final = 3
"""More reasons than these only tire."""

_ROUNDING: Final = 1e-9
"""An advantage no greater than this is none: means are not exact."""


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
    """Why one of these plays was chosen, by what they measure; `equal` if it is no better than the others."""
    if view.hand == plays[chosen].tile.bit:
        return (Motive.of("goes-out"),)
    rest = [measure for index, measure in enumerate(measures) if index != chosen]
    advantages = []
    usual = []
    for index, weight in enumerate(weights):
        more = measures[chosen][index] - sum(measure[index] for measure in rest) / len(rest)
        advantages.append((weight * more, index))
        usual.append((more < 0) == (Preferences._fields[index] in _LITTLE))
    if all(advantage <= _ROUNDING for advantage, _ in advantages):
        return (Motive.of("equal"),)
    found: list[Motive] = []
    moment = _Moment(view, others, plays[chosen], measures, chosen)
    for advantage, index in sorted(advantages, key=lambda one: (-one[0], one[1])):
        if advantage <= _ROUNDING or len(found) == MOST_MOTIVES:
            break
        if usual[index] and (tell := _TOLD.get(Preferences._fields[index])):
            found += tell(moment)
    return tuple(found[:MOST_MOTIVES])


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


def _heavy(moment: _Moment) -> Iterator[Motive]:
    heaviest = all(moment.own.pips >= measure.pips for measure in moment.measures)
    yield Motive.of("heaviest" if heaviest else "heavy", pips=moment.play.tile.pips)


def _follow(moment: _Moment) -> Iterator[Motive]:
    if moment.own.follow:
        yield Motive.of("follow", count=int(moment.own.follow))


def _lacking(moment: _Moment) -> Iterator[Motive]:
    """The ends that opponents can't use: the one that the play made first, since it is what the play did."""
    for end in moment.ends:
        lacking = [other for other in moment.others.opponents if not other.can_hold(end.accepts)]
        if lacking:
            yield _closed_end(moment, end, lacking)
            return


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


def _stopped(moment: _Moment) -> Iterator[Motive]:
    if moment.own.stopped == 1:
        yield Motive.of("stops-all")
    elif round(100 * moment.own.stopped) > 0:
        yield Motive.of("stops", percent=min(99, round(100 * moment.own.stopped)))


def _ahead(moment: _Moment) -> Iterator[Motive]:
    if moment.own.stopped and (pips := round(moment.own.ahead / moment.own.stopped)) > 0:
        yield Motive.of("lighter", pips=pips)


def _settled(moment: _Moment) -> Iterator[Motive]:
    if (pips := round(moment.own.settled)) > 0:
        yield Motive.of("settles", pips=pips)


def _always(code: str) -> Callable[[_Moment], Iterator[Motive]]:
    def tell(_: _Moment) -> Iterator[Motive]:
        yield Motive.of(code)

    return tell


_TOLD: Final[dict[str, Callable[[_Moment], Iterator[Motive]]]] = {
    "pips": _heavy,
    "double": _always("double"),
    "follow": _follow,
    "variety": lambda moment: iter((Motive.of("variety", count=int(moment.own.variety)),)),
    "lacking": _lacking,
    "stopped": _stopped,
    "stuck": _always("not-stuck"),
    "unseen": lambda moment: iter((Motive.of("few-left", count=int(moment.own.unseen)),)),
    "fives": lambda moment: iter((Motive.of("scores", points=int(moment.own.fives)),)),
    "offered": lambda moment: iter((Motive.of("guards", seat=moment.others.opponents[0].seat),)),
    "partner": _always("partner"),
    "ahead": _ahead,
    "settled": _settled,
}
"""What is told of each preference, if it was that which spoke for a play."""

_LITTLE: Final = ("stuck", "unseen", "offered", "partner")
"""The preferences of which little is good. Weights turn them round if they like; that is not put into words."""
