"""What a round brings, and who has won the match: where it is close, as the engine finds it."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from bendo.game import TILES, Rules, Tile, bits_of, outcome, sheet, shuffled, tile_of, tiles_in
from bendo.game.outcome import win_blocked as won_on_the_engine
from bendo.kernel import layout as at
from bendo.kernel.compiled import words
from bendo.kernel.convert import points_of
from bendo.kernel.deal.digest import DIGEST_SIZE
from bendo.kernel.deal.number import bytes_of
from bendo.kernel.match import draw_lots
from bendo.kernel.play.outcome import BY_LOT, NOBODY, match_winner, settle, win_blocked
from bendo.kernel.rules import encoded, split
from tests.strategies import NUMBERS

ALIKE = [tile for tile in TILES[:28] if tile.pips in (0, 5, 6)]
"""Tiles of much the same weight, so that hands of them often tie; and the blank, a hand of no pips that is not out."""

CLOSE = [
    sheet("blue-orange"),
    sheet("jaques"),
    sheet("jaques-partnership"),
    sheet("no-draw-teams", tie="lot"),
    sheet("block"),
    sheet("block", blocked="difference"),
    sheet("block", tie="lot"),
    sheet("all-five"),
    sheet("all-five", teams=True),
    sheet("all-five", five_round="out"),
]


@settings(max_examples=400)
@given(
    rules=st.sampled_from(CLOSE),
    players=st.integers(2, 4),
    tiles=st.permutations(ALIKE),
    out=st.none() | st.integers(0, 3),
    fives=st.lists(st.sampled_from([0, 5]), min_size=4, max_size=4),
    leader=st.integers(0, 3),
)
@example(rules=sheet("all-five"), players=2, tiles=ALIKE, out=1, fives=[5, 5, 0, 0], leader=0)  # a blank, and out
@example(rules=sheet("all-five"), players=2, tiles=[tile_of(2, 3), tile_of(1, 4)], out=None, fives=[0] * 4, leader=1)
def test_a_round_brings_the_same(
    rules: Rules, players: int, tiles: list[Tile], out: int | None, fives: list[int], leader: int
) -> None:
    players = max(players, rules.players[0])
    hands = [tiles[seat].bit for seat in range(players)]
    if out is not None:
        hands[out % players] = 0
    counted = tuple(fives[: rules.sides(players)]) if rules.fives == "four" else (0,) * rules.sides(players)
    expected = outcome(rules, tuple(hands), "blocked" if out is None else "out", counted, leader % players)
    array, state, points = encoded(rules, players), words(at.STATE_SIZE), words(at.MOST_SEATS)
    state[at.ENDING] = at.BLOCKED if out is None else at.OUT
    state[at.LEADER] = leader % players
    for seat, hand in enumerate(hands):
        state[at.HANDS + 2 * seat : at.HANDS + 2 * seat + 2] = split(hand)
    state[at.FIVES : at.FIVES + len(counted)] = counted
    points[:] = -1  # whatever was there before
    seat = settle(array, state, points)
    assert seat == (BY_LOT if expected.by_lot else NOBODY if expected.seat is None else expected.seat)
    assert tuple(map(points_of, points[: len(counted)].tolist())) == expected.points
    if expected.by_lot:
        for tied in expected.tied:
            points[:] = 0
            win_blocked(array, state, tied, points)
            won = won_on_the_engine(rules, tuple(hands), tied)
            assert tuple(map(points_of, points[: len(counted)].tolist())) == won.points


def test_three_who_tie_share_in_thirds() -> None:
    rules = sheet("block")
    tiles = [tile_of(0, 6), tile_of(1, 5), tile_of(2, 4), tile_of(3, 5)]
    array, state, points = encoded(rules, 4), words(at.STATE_SIZE), words(at.MOST_SEATS)
    state[at.ENDING] = at.BLOCKED
    for seat, tile in enumerate(tiles):
        state[at.HANDS + 2 * seat] = bits_of([tile])
    assert settle(array, state, points) == NOBODY
    assert list(map(points_of, points.tolist())) == [Fraction(20, 3)] * 3 + [0]


@pytest.mark.parametrize(
    ("scores", "winner"),
    [
        ([99, 0, 0], NOBODY),
        ([100, 0, 0], 0),
        ([100, 101, 100], 1),
        ([100, 120, 120], NOBODY),
        ([120, 100, 120], NOBODY),
        ([100, 120, 130], 2),
        ([130, 120, 100], 0),
    ],
)
def test_a_match_goes_to_the_highest_from_the_target_on(scores: list[int], winner: int) -> None:
    parts = words(at.MOST_SEATS)
    parts[:3] = [score * at.POINT_PARTS for score in scores]
    parts[3] = 999 * at.POINT_PARTS  # nobody sits there
    assert match_winner(encoded(sheet("draw"), 3), parts, 0) == winner


def test_a_twelfth_less_than_the_target_is_not_enough() -> None:
    parts = words(at.MOST_SEATS)
    parts[0] = 100 * at.POINT_PARTS - 1
    assert match_winner(encoded(sheet("draw"), 2), parts, 0) == NOBODY


@given(
    number=NUMBERS,
    round=st.integers(0, 20),
    table=st.sets(st.sampled_from(TILES), min_size=1, max_size=6),
    tied=st.sets(st.integers(0, 3), min_size=2),
)
def test_lots_are_drawn_from_the_table_by_those_tied(number: str, round: int, table: set[Tile], tied: set[int]) -> None:
    """Fewer tiles than seats among them: for whom none is left, that seat cannot win (rules, Scores)."""
    rules = encoded(sheet("draw-twelve", tie="lot"), 4)
    state, order, space = words(at.STATE_SIZE), words(at.MOST_TILES), words(DIGEST_SIZE)
    order[:] = TILES[-1].id  # whatever was there before
    state[at.TABLE : at.TABLE + 2] = split(bits_of(table))
    for seat in range(4):
        state[at.HANDS + 2 * seat] = tile_of(0, 1).bit if seat in tied else tile_of(6, 6).bit
    lots = dict(zip(sorted(tied), shuffled(tiles_in(bits_of(table)), number, round, "lot"), strict=False))
    assert draw_lots(rules, state, bytes_of(number), round, order, space) == max(
        lots, key=lambda seat: lots[seat].weight
    )
