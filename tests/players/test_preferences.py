"""What plays measure, said a second time in the plainest way: by trying, by counting, by listing all hidden hands."""

import random
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bendo.game import End, Play, Position, Rules, Tile, View, bits_of, tiles_in
from bendo.notation import parse_action, parse_setup
from bendo.players import Preferences, distinct_plays
from bendo.players.others import Other, others_of
from bendo.players.preferences import measured, value
from tests.strategies import NUMBERS, SITTINGS, positions, sittings


def view_of(text: str) -> View:
    """The view that a position spells for the seat whose turn it is."""
    return parse_setup(text).view()


def of(view: View, spelled: str) -> Preferences:
    """What the play so spelled measures in this view."""
    play = next(play for play in distinct_plays(view) if play == parse_action(spelled, view.line).action)
    return measured(view, others_of(view), play)


def can_lay(position: Position, tile: Tile) -> bool:
    """Whether a tile could be laid anywhere, whoever holds it, by asking the line about every end and bend."""
    line = position.line
    return any(
        line.refusal(tile, end.name, bend) is None
        for end in line.ends
        if end is not None
        for bend in line.bends_of(tile, end)
    )


@given(sitting=sittings(), number=NUMBERS, seed=st.integers(0, 2**32), choose=st.randoms(use_true_random=False))
def test_measures_agree_with_what_the_engine_does_next(
    sitting: tuple[Rules, int], number: str, seed: int, choose: random.Random
) -> None:
    """Each play is tried in the position; what is public of the next position tells the same measures."""
    rules, players = sitting
    moments = [match for match in positions(rules, players, number, random.Random(seed)) if not match.position.over]
    for match in choose.sample(moments, min(3, len(moments))):
        position = match.position
        seat = position.turn
        view = position.view(seat)
        others = others_of(view)
        for play in distinct_plays(view):
            after = position.play(play).position
            own = measured(view, others, play)
            hand = tiles_in(after.hands[seat])
            fitting = [tile for tile in hand if can_lay(after, tile)]
            assert own.pips == play.tile.low + play.tile.high
            assert own.double == (play.tile.low == play.tile.high)
            assert own.follow == len(fitting)
            assert own.stuck == (not fitting)
            assert own.unseen == sum(can_lay(after, tile) for tile in tiles_in(view.unseen))
            assert own.fives == after.fives[rules.side(seat)] - position.fives[rules.side(seat)]
            ends = [
                end
                for index, end in enumerate(after.line.ends)
                if end is not None and not end.held
                if not any(same(end, earlier) for earlier in after.line.ends[:index])
            ]
            opponents = [other for other in range(players) if rules.side(other) != rules.side(seat)]
            assert len(others.opponents) == len(opponents)
            lacking = sum(
                not any(bool(end.accepts & tile.bit) for tile in may_hold(view, other))
                for end in ends
                for other in opponents
            )
            assert own.lacking == pytest.approx(lacking / len(opponents))
            going_on = {
                *hand,
                *tiles_in(view.unseen),
                *(tile for other in range(players) if other != seat for tile in tiles_in(view.memory[other].shown)),
            }
            lighter = sum(expected_pips(view, other) for other in opponents) / len(opponents) - sum(
                t.pips for t in hand
            )
            dead = not any(can_lay(after, tile) for tile in going_on)
            assert own.settled == pytest.approx(lighter if dead else 0)
            assert own.ahead == pytest.approx(own.stopped * lighter)


def same(end: End, other: End | None) -> bool:
    """Whether an end is like another that takes tiles now."""
    return other is not None and not other.held and (end.number, end.accepts) == (other.number, other.accepts)


def expected_pips(view: View, seat: int) -> float:
    """The mean over all hands that a seat may have, by the mean of each of its tiles."""
    remembered = view.memory[seat]
    shown = tiles_in(remembered.shown)
    maybe = [tile.pips for tile in may_hold(view, seat) if tile not in shown]
    return sum(tile.pips for tile in shown) + (remembered.hidden * sum(maybe) / len(maybe) if maybe else 0)


def may_hold(view: View, seat: int) -> list[Tile]:
    """The tiles that a seat may hold as far as is proved."""
    remembered = view.memory[seat]
    hidden = tiles_in(view.unseen) if remembered.hidden else ()
    return [*tiles_in(remembered.shown), *(tile for tile in hidden if not tile.bit & remembered.cannot)]


@given(
    possible=st.integers(0, 2**10 - 1),
    hidden=st.integers(0, 5),
    shown=st.integers(0, 3).map(lambda bits: bits << 20),
    accepts=st.integers(0, 2**21 - 1),
)
def test_stopped_is_the_share_of_all_hidden_hands(possible: int, hidden: int, shown: int, accepts: int) -> None:
    hands = list(combinations(tiles_in(possible), hidden))
    if hands:
        stopped = [not (bits_of(hand) | shown) & accepts for hand in hands]
        assert Other(1, shown, hidden, possible).stopped(accepts) == pytest.approx(sum(stopped) / len(hands))


def test_ben_counts_what_players_of_his_source_look_at() -> None:
    """S4: heavy tiles, doubles, what can follow, and what the other draws at."""
    view = view_of("ben 63*33 654321201050/?6 ?14 turn=0,scores=0/0 -")
    stopped = hypergeometric(20, 8, 6)
    lighter = 6 * (168 - 6 - 9 - 29) / 20 - 18  # six of the unseen tiles against 43, 21, 20, 10 and 50
    expected = Preferences(pips=11, follow=2, variety=6, stopped=stopped, unseen=8, ahead=stopped * lighter)
    assert of(view, "65a") == pytest.approx(expected)


def hypergeometric(total: int, wanted: int, drawn: int) -> float:
    """The chance of none of the wanted among so many drawn from all."""
    chance = 1.0
    for taken in range(drawn):
        chance *= (total - wanted - taken) / (total - taken)
    return chance


@pytest.mark.parametrize(("rules", "players"), SITTINGS, ids=lambda one: getattr(one, "sheet", None))
def test_equal_ends_of_straight_tiles_are_one_choice(rules: Rules, players: int) -> None:
    for match in positions(rules, players, "2007", random.Random(1)):
        position = match.position
        plays = [action for action in position.actions() if isinstance(action, Play)]
        found = distinct_plays(position.view(position.turn))
        assert set(found) <= set(plays)
        if rules.curved or not position.line.openers:
            assert set(found) == set(plays)
        else:
            numbers = {end.name: end.number for end in position.line.ends if end}
            each = [(play.tile, numbers[play.end or ""]) for play in found]
            assert len(set(each)) == len(each)
            assert set(each) == {(play.tile, numbers[play.end or ""]) for play in plays}


def test_values_are_weighed_sums() -> None:
    assert value(Preferences(pips=11, follow=2), Preferences(pips=0.5, follow=3, stuck=9)) == 11.5
