"""Rules, Tiles and Which way a tile bends; and texts that spell nothing."""

from __future__ import annotations

import pytest

from bendo.game import Bend, Play, Rules, sheet, tile_of, tiles_in
from bendo.notation import NotationError, parse_action, parse_position, parse_rules, parse_tile, spell_tile, spell_tiles
from tests.game.tables import legal, table, table_text, tile_order

MIXED = [
    "10",
    "20",
    "21",
    "30",
    "31",
    "32",
    "40",
    "41",
    "42",
    "43",
    "50",
    "51",
    "52",
    "53",
    "54",
    "60",
    "61",
    "62",
    "63",
    "64",
    "65",
]
"""The tiles of a double-six set that are no doubles, in the order in which they are shuffled."""


def right_at(rules: Rules, number: int) -> str:
    """The tiles, no doubles, that bend right when entered at a number."""
    tiles = (parse_tile(text) for text in MIXED)
    return " ".join(
        spell_tile(tile)
        for tile in tiles
        if number in (tile.low, tile.high) and rules.tiles.bend(tile, number) is Bend.RIGHT
    )


# ---- the set ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "highest", "size"), [("ben", 6, 28), ("draw-nine", 9, 55), ("draw-twelve", 12, 91)])
def test_a_set_has_one_tile_for_every_pair_of_numbers(name: str, highest: int, size: int) -> None:
    """S0 to S4 (Tiles)."""
    tiles = [spell_tile(tile) for tile in tiles_in(sheet(name).tiles.all)]
    assert tiles == tile_order(highest)
    assert len(set(tiles)) == size == sheet(name).tiles.size


def test_a_tile_is_spelled_with_its_higher_number_first() -> None:
    """Tiles: spellings are our own."""
    assert [spell_tile(tile_of(*halves)) for halves in ((4, 6), (6, 6), (0, 3))] == ["64", "66", "30"]
    with pytest.raises(NotationError) as refused:
        parse_tile("46")
    assert (refused.value.problem, refused.value.expected) == ("tile-order", "64")


def test_ten_eleven_and_twelve_are_spelled_a_b_and_c() -> None:
    """Tiles: spellings are our own."""
    assert spell_tiles(tile_of(12, low) for low in (9, 10, 11, 12)) == "C9CACBCC"
    assert parse_tile("BA") == tile_of(10, 11)


def test_a_tile_weighs_what_its_two_numbers_add_up_to() -> None:
    """S0 to S4 (Tiles, Scores)."""
    assert [parse_tile(text).pips for text in ("64", "66", "00", "CB")] == [10, 12, 0, 23]


# ---- handedness ------------------------------------------------------------------------------------------------------


def test_balanced_a_tile_bends_right_where_the_number_rises_by_one_two_or_three_of_seven() -> None:
    """Our ruling (Which way a tile bends)."""
    rules = sheet("blue-orange")
    assert rules.handedness == "balanced"
    assert right_at(rules, 0) == "10 20 30"
    assert right_at(rules, 1) == "21 31 41"
    assert right_at(rules, 2) == "32 42 52"
    assert right_at(rules, 3) == "43 53 63"
    assert right_at(rules, 4) == "40 54 64"  # 4 to 0 is 3 more, modulo 7
    assert right_at(rules, 5) == "50 51 65"
    assert right_at(rules, 6) == "60 61 62"


def test_a_tile_bends_one_way_at_one_number_and_the_other_way_at_the_other() -> None:
    """S3: "a piece that turns to the right" (Which way a tile bends)."""
    for pattern in ("balanced", "uniform", "mirrored", "+--+" * 5 + "-"):
        tiles = sheet("blue-orange", handedness=pattern).tiles
        for text in MIXED:
            tile = parse_tile(text)
            assert {tiles.bend(tile, tile.low), tiles.bend(tile, tile.high)} == {Bend.LEFT, Bend.RIGHT}


def test_a_tile_can_be_laid_with_its_one_bend_only() -> None:
    """S3 (Which way a tile bends)."""
    position = table("blue-orange", "*66R", "6354/21")
    assert legal(position) == "+ 63a 63b"
    assert [play.bend for play in position.actions() if isinstance(play, Play)] == [Bend.LEFT, Bend.LEFT]


def test_a_double_bends_either_way() -> None:
    """S0, S1, S3 (Which way a tile bends)."""
    assert legal(table("no-draw", "*66R65L", "5543/21")) == "55bL 55bR"


def test_uniform_every_tile_bends_right_entered_at_its_lower_number() -> None:
    """Which way a tile bends."""
    tiles = sheet("blue-orange", handedness="uniform").tiles
    assert all(tiles.bend(parse_tile(text), int(text[1])) is Bend.RIGHT for text in MIXED)
    assert all(tiles.bend(parse_tile(text), int(text[0])) is Bend.LEFT for text in MIXED)


def test_mirrored_every_tile_bends_left_entered_at_its_lower_number() -> None:
    """Which way a tile bends."""
    tiles = sheet("blue-orange", handedness="mirrored").tiles
    assert all(tiles.bend(parse_tile(text), int(text[1])) is Bend.LEFT for text in MIXED)


def test_a_set_of_your_own_has_a_sign_for_each_tile_in_order() -> None:
    """Which way a tile bends."""
    for position, text in enumerate(MIXED):
        signs = "-" * position + "+" + "-" * (20 - position)
        tiles = parse_rules(f"blue-orange,handedness={signs}").tiles
        bends_right = [t for t in MIXED if tiles.bend(parse_tile(t), int(t[1])) is Bend.RIGHT]
        assert bends_right == [text]


def test_straight_tiles_and_doubles_have_no_bend_of_their_own() -> None:
    """S2, S4 (Which way a tile bends)."""
    assert sheet("ben").tiles.bend(parse_tile("64"), 6) is None
    assert sheet("blue-orange").tiles.bend(parse_tile("66"), 6) is None


# ---- texts that spell nothing ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("text", "problem"), [("46", "tile-order"), ("4", "tile"), ("644", "tile"), ("6x", "tile")])
def test_a_text_that_is_no_tile_is_refused(text: str, problem: str) -> None:
    """Tiles."""
    with pytest.raises(NotationError) as refused:
        parse_tile(text)
    assert (refused.value.problem, refused.value.value) == (problem, text)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "action"),
        ("64i", "action"),
        ("64ax", "action"),
        ("+6", "action"),
        ("--", "action"),
        ("pass", "action"),
        ("64ar", "action"),
        ("46a", "tile-order"),
        ("+46", "tile-order"),
    ],
)
def test_a_text_that_is_no_action_is_refused(text: str, problem: str) -> None:
    """Laying a tile, A turn."""
    with pytest.raises(NotationError) as refused:
        parse_action(text, table("blue-orange", "*66R", "65/21").line)
    assert refused.value.problem == problem


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("ben *6a 64/21 - turn=0,scores=0/0 -", "line-tile"),
        ("ben *66x 64/21 - turn=0,scores=0/0 -", "line-tile"),
        ("ben *66R 64/21 - turn=0,scores=0/0 -", "line-straight"),
        ("blue-orange *66 64/21 - turn=0,scores=0/0 -", "line-curved"),
        ("ben 66 64/21 - turn=0,scores=0/0 -", "line-opener"),
        ("ben *66*64 64/21 - turn=0,scores=0/0 -", "line-opener"),
        ("draw-nine 99|*98||| 64/21 - turn=0,scores=0/0 -", "line-opener"),
        ("draw-nine 9998|||| 64/21 - turn=0,scores=0/0 -", "spinner"),
        ("ben *66 64/2 - turn=0,scores=0/0 -", "pile"),
        ("ben *66 64/ - turn=0,scores=0/0 -", "pile"),
        ("ben *66 64/21 5x turn=0,scores=0/0 -", "pile"),
        ("ben *66 46/21 - turn=0,scores=0/0 -", "tile-order"),
        ("ben *66 64/21 - turn=0,scores=0/0,dealer=1 -", "state-key"),
        ("ben *66 64/21 - turn,scores=0/0 -", "state-key"),
        ("ben *66 64/21 - turn=0,turn=1,scores=0/0 -", "state-twice"),
        ("ben *66 64/21 - scores=0/0 -", "state-missing"),
        ("ben *66 64/21 - turn=0 -", "state-missing"),
        ("ben *66 64/21 - turn=4,scores=0/0 -", "seat"),
        ("ben - 64/21 - turn=0,scores=0/0,lead=66 -", "lead"),
        ("ben *66 64/21 - turn=0,scores=0/x -", "points"),
        ("ben *66 64/21 - turn=0,scores=7:0/0 -", "points"),
        ("all-five *66R+*55R 64/21 - turn=0,scores=0/0,leader=0,fives=5/-5 -", "points"),
        ("ben *66 64/21 - turn=0,scores=0/0 1/x", "memory"),
        ("ben *66 64/21 - turn=0,scores=0/0", "position-fields"),
        ("ben *66 64/21 - turn=0,scores=0/0 - -", "position-fields"),
        ("ben *66 64/21 - turn=0,scores=0/0 -" + "-" * 4096, "position-long"),
        ("benn *66 64/21 - turn=0,scores=0/0 -", "sheet"),
    ],
)
def test_a_text_that_is_no_position_is_refused(line: str, problem: str) -> None:
    """Laying a tile, A turn: the notation of positions."""
    with pytest.raises(NotationError) as refused:
        parse_position(line)
    assert refused.value.problem == problem


def test_the_order_of_the_tiles_in_a_hand_says_nothing() -> None:
    """Tiles: spellings are our own."""
    one = parse_position(table_text("ben", "*66", "6455/21"))
    other = parse_position(table_text("ben", "*66", "5564/21"))
    assert one == other
