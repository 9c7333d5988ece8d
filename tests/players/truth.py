"""Whether a reason is true: each fact found out a second time, by the referee and by counting.

What is said of others' hands must hold in every world that is given, that is every deal of the hidden tiles.
"""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property
from math import comb

from bendo.game import DRAW, PASS, Action, Bits, Play, Tile, View, play_of, tiles_in
from bendo.game import Line as GameLine
from bendo.notation import parse_tile, spell_action, spell_rules, spell_tile
from bendo.players import distinct_plays, habits, player
from bendo.players.others import others_of
from bendo.players.preferences import measured, value
from tests.referee import Line, drawable, is_double, parse_spec, pips, shows, whole_set

World = tuple[frozenset[str], ...]
"""All hands, by seat."""


def texts(tiles: Bits) -> frozenset[str]:
    return frozenset(map(spell_tile, tiles_in(tiles)))


def judged(line: GameLine) -> Line:
    """The same line as the referee builds it."""
    judge = Line(parse_spec(spell_rules(line.rules)))
    openers = [spell_tile(laid.tile) for laid in line.openers]
    if len(openers) > 1:
        judge.lay_starters(*openers)
    elif openers:
        judge.lay_lead(openers[0])
    for at in range(max(map(len, line.arms), default=0)):
        for index, arm in enumerate(line.arms):
            if at < len(arm):
                laid = arm[at]
                judge.lay(spell_tile(laid.tile), "abcdefgh"[index], laid.bend.value if laid.bend else None)
    return judge


@dataclass
class Moment:
    """A choice, and some of the ways in which the hidden tiles may lie."""

    view: View
    asked: str
    action: Action
    worlds: list[World]

    @cached_property
    def before(self) -> Line:
        return judged(self.view.line)

    @cached_property
    def after(self) -> Line:
        return self.line_after(self.play)

    def line_after(self, play: Play) -> Line:
        line = copy.deepcopy(self.before)
        line.lay_text(spell_action(play))
        return line

    @property
    def play(self) -> Play:
        assert isinstance(self.action, Play)
        return self.action

    @property
    def plays(self) -> list[Play]:
        return [action for action in self.view.actions() if isinstance(action, Play)]

    @property
    def hand(self) -> frozenset[str]:
        return texts(self.view.hand)

    @property
    def kept(self) -> frozenset[str]:
        """The hand after the play."""
        return self.hand - {spell_tile(self.play.tile)}

    @property
    def following(self) -> list[str]:
        """The tiles kept that can be laid after the play."""
        return [tile for tile in self.kept if self.after.plays(tile)]

    @property
    def opponents(self) -> list[int]:
        rules, seat, players = self.view.rules, self.view.seat, self.view.players
        seats = [(seat + step) % players for step in range(1, players)]
        return [other for other in seats if not rules.teams or other % 2 != seat % 2]

    def possible(self, seat: int) -> frozenset[str]:
        """What the hidden tiles of a seat can be."""
        return texts(self.view.unseen & ~self.view.memory[seat].cannot)

    def fits(self, tile: str, end: object) -> bool:
        """Whether a tile fits this end after the play."""
        return any(name == end for name, _ in self.after.plays(tile))

    def stopped(self, seat: int) -> float:
        """The share of its hands, all that are possible taken as equally likely, with which a seat can lay nothing."""
        memory, possible = self.view.memory[seat], self.possible(seat)
        if any(self.after.plays(tile) for tile in texts(memory.shown)):
            return 0
        missing = sum(not self.after.plays(tile) for tile in possible)
        return comb(missing, memory.hidden) / comb(len(possible), memory.hidden)

    def lighter(self) -> float:
        """By how many pips the hand kept is lighter than an opponent's can be expected to be."""
        expected = 0.0
        for seat in self.opponents:
            memory, possible = self.view.memory[seat], self.possible(seat)
            expected += sum(map(pips, texts(memory.shown)))
            expected += memory.hidden * sum(map(pips, possible)) / max(1, len(possible))
        return expected / len(self.opponents) - sum(map(pips, self.kept))

    def beside_others(self, measure: str) -> float:
        """How much more of this the play measures than the others in the mean."""
        others = others_of(self.view)
        found = {play: getattr(measured(self.view, others, play), measure) for play in distinct_plays(self.view)}
        own = found.pop(self.play)
        return float(own - sum(found.values()) / len(found))


Facts = dict[str, int | str]
CHECKS: dict[str, Callable[[Moment, Facts], bool]] = {}
"""Whether a motive is true, by its code."""


def check(code: str) -> Callable[[Callable[[Moment, Facts], bool]], Callable[[Moment, Facts], bool]]:
    def keep(of: Callable[[Moment, Facts], bool]) -> Callable[[Moment, Facts], bool]:
        CHECKS[code] = of
        return of

    return keep


# --- no choice -------------------------------------------------------------------------------------------------------


@check("must-lead")
def _must_lead(moment: Moment, facts: Facts) -> bool:
    tile = Tile(int(facts["tile_low"]), int(facts["tile_high"]))
    return not moment.view.line.order and moment.plays == [play_of(tile)] == [moment.action]


@check("only-play")
def _only_play(moment: Moment, _: Facts) -> bool:
    return {play.tile for play in moment.plays} == {moment.play.tile}


@check("only-drawn")
def _only_drawn(moment: Moment, facts: Facts) -> bool:
    return _only_play(moment, facts) and moment.play.tile == moment.view.drawn[-1]


@check("cannot-lay")
def _cannot_lay(moment: Moment, facts: Facts) -> bool:
    fitting = [tile for tile in moment.hand if moment.before.plays(tile)]
    return moment.action == DRAW and not fitting and facts["drawn"] == len(moment.view.drawn)


@check("no-more-draws")
def _no_more_draws(moment: Moment, facts: Facts) -> bool:
    return moment.view.actions() == (PASS,) and facts["drawn"] == len(moment.view.drawn) > 0


@check("no-tiles")
def _no_tiles(moment: Moment, _: Facts) -> bool:
    left = drawable(parse_spec(spell_rules(moment.view.rules)), moment.view.boneyard)
    return moment.view.actions() == (PASS,) and left == 0


@check("by-chance")
def _by_chance(moment: Moment, _: Facts) -> bool:
    weights, slips = habits(moment.asked)
    return bool(slips) or not any(weights(moment.view.rules))


@check("equal")
def _equal(moment: Moment, _: Facts) -> bool:
    weights, others = habits(moment.asked).weights(moment.view.rules), others_of(moment.view)
    values = [value(measured(moment.view, others, play), weights) for play in distinct_plays(moment.view)]
    return max(values) - min(values) < 1e-6


@check("best-in-all")
def _best_in_all(moment: Moment, _: Facts) -> bool:
    weights, others = habits(moment.asked).weights(moment.view.rules), others_of(moment.view)
    values = {play: value(measured(moment.view, others, play), weights) for play in distinct_plays(moment.view)}
    return values[moment.play] == max(values.values()) > min(values.values())


# --- the tile and the hand -------------------------------------------------------------------------------------------


@check("goes-out")
def _goes_out(moment: Moment, _: Facts) -> bool:
    return not moment.kept


@check("heaviest")
def _heaviest(moment: Moment, facts: Facts) -> bool:
    return facts["pips"] == pips(spell_tile(moment.play.tile)) == max(play.tile.pips for play in moment.plays)


@check("heavy")
def _heavy(moment: Moment, facts: Facts) -> bool:
    return facts["pips"] == pips(spell_tile(moment.play.tile))


@check("double")
def _double(moment: Moment, _: Facts) -> bool:
    return is_double(spell_tile(moment.play.tile))


@check("follow")
def _follow(moment: Moment, facts: Facts) -> bool:
    return facts["count"] == len(moment.following) > 0


@check("variety")
def _variety(moment: Moment, facts: Facts) -> bool:
    covered: set[object] = set()
    for tile in map(parse_tile, moment.kept):
        for number in (tile.low, tile.high):
            if not moment.view.rules.curved:
                covered.add(number)
            else:
                covered |= {(number, bend) for bend in ("LR" if tile.is_double else bend_at(moment.view, tile, number))}
    return facts["count"] == len(covered)


def bend_at(view: View, tile: Tile, number: int) -> str:
    bend = view.rules.tiles.bend(tile, number)
    assert bend
    return str(bend.value)


@check("not-stuck")
def _not_stuck(moment: Moment, _: Facts) -> bool:
    return bool(moment.following)


@check("scores")
def _scores(moment: Moment, facts: Facts) -> bool:
    return facts["points"] == moment.after.sum_of_ends() > 0 == moment.after.sum_of_ends() % 5


# --- the ends and the others -----------------------------------------------------------------------------------------


@check("dead-end")
def _dead_end(moment: Moment, facts: Facts) -> bool:
    everything, end = whole_set(moment.view.rules.set), str(facts["end"])
    open_ways = moment.after.open_bends(end)
    return _shown_at_end(moment, facts) and not open_ways and not any(moment.fits(tile, end) for tile in everything)


@check("all-seen")
def _all_seen(moment: Moment, facts: Facts) -> bool:
    number = int(facts["number"])
    matching = {tile for tile in whole_set(moment.view.rules.set) if shows(tile, number)}
    return _shown_at_end(moment, facts) and matching <= {*moment.after.laid, *moment.kept}


@check("lacks")
def _lacks(moment: Moment, facts: Facts) -> bool:
    number = int(facts["number"])
    return _shown_at_end(moment, facts) and not any(
        shows(tile, number) for world in moment.worlds for seat in lacking(moment, facts) for tile in world[seat]
    )


@check("lacks-bend")
def _lacks_bend(moment: Moment, facts: Facts) -> bool:
    fitting = [tile for world in moment.worlds for seat in lacking(moment, facts) for tile in world[seat]]
    bends = {
        bend
        for tile in whole_set(moment.view.rules.set)
        for name, bend in moment.after.plays(tile)
        if name == facts["end"]
    }
    turns = "bend" not in facts or bends <= {facts["bend"]}
    return _shown_at_end(moment, facts) and turns and not any(moment.fits(tile, facts["end"]) for tile in fitting)


def lacking(moment: Moment, facts: Facts) -> list[int]:
    """The seats that are said to lack something."""
    seat = int(facts["seat"])
    assert seat in moment.opponents
    return moment.opponents if facts["all"] else [seat]


@check("stops-all")
def _stops_all(moment: Moment, _: Facts) -> bool:
    return not any(
        moment.after.plays(tile) for world in moment.worlds for seat in moment.opponents for tile in world[seat]
    )


@check("stops")
def _stops(moment: Moment, facts: Facts) -> bool:
    percent = 100 * sum(map(moment.stopped, moment.opponents)) / len(moment.opponents)
    close = 10 <= int(facts["percent"]) < 100 and abs(int(facts["percent"]) - percent) < 1
    return close and moment.beside_others("stopped") > 0


@check("few-left")
def _few_left(moment: Moment, facts: Facts) -> bool:
    unseen = texts(moment.view.unseen)
    found = {play: sum(bool(moment.line_after(play).plays(t)) for t in unseen) for play in distinct_plays(moment.view)}
    own = found.pop(moment.play)
    return facts["count"] == own < sum(found.values()) / len(found)


@check("lighter")
def _lighter(moment: Moment, facts: Facts) -> bool:
    return int(facts["pips"]) > 0 and abs(int(facts["pips"]) - moment.lighter()) < 0.51


@check("keeps-going")
def _keeps_going(moment: Moment, facts: Facts) -> bool:
    heavier = int(facts["pips"]) > 0 and abs(int(facts["pips"]) + moment.lighter()) < 0.51
    return heavier and moment.beside_others("stopped") < 0


@check("settles")
def _settles(moment: Moment, facts: Facts) -> bool:
    left = set(whole_set(moment.view.rules.set)) - set(moment.after.laid)
    return _lighter(moment, facts) and not any(map(moment.after.plays, left))


@check("guards")
def _guards(moment: Moment, facts: Facts) -> bool:
    return facts["seat"] == moment.opponents[0] and moment.beside_others("offered") < 0


@check("partner")
def _partner(moment: Moment, _: Facts) -> bool:
    return moment.view.rules.teams and moment.beside_others("partner") < 0


def _shown_at_end(moment: Moment, facts: Facts) -> bool:
    end = moment.after.ends.get(str(facts["end"]))
    return end is not None and end.number == facts["number"]


# --- all of it --------------------------------------------------------------------------------------------------------


def told(view: View, worlds: list[World], players: Iterable[str]) -> Counter[str]:
    """The codes of the reasons that these players give here, each checked and counted; each gives at least one."""
    found: Counter[str] = Counter()
    for asked in players:
        choice = player(asked, "2007", view.seat).choose(view)
        moment = Moment(view, asked, choice.action, worlds)
        assert choice.reasons, asked
        for motive in choice.reasons:
            assert CHECKS[motive.code](moment, dict(motive.facts)), (asked, choice)
            found[motive.code] += 1
    return found
