"""Rules, Dealing from a game number."""

from __future__ import annotations

import hashlib
import importlib
from collections.abc import Iterator

import pytest

from bendo.game import InvalidNumber, InvalidRules, Match, check_number, deal, sheet, shuffled
from bendo.notation import parse_tile, spell_tile, spell_tiles
from tests.game.tables import after, dealt_hands, shuffle, table, tile_order


@pytest.mark.parametrize(
    ("rules", "players"),
    [("blue-orange", 2), ("jaques", 3), ("ben", 2), ("no-draw-teams", 4), ("draw-nine", 3), ("draw-twelve", 4)],
)
def test_hands_come_one_after_the_other_off_the_shuffled_tiles_and_the_rest_is_the_boneyard(
    rules: str, players: int
) -> None:
    """S4 deals from a number; how is our own (Dealing from a game number)."""
    for number in ("1", "2007", "a-Z-9"):
        dealt = deal(sheet(rules), players, number)
        size = dealt.rules.hand_size(players)
        order = shuffle(tile_order(dealt.rules.set), number, 0, dealt.attempt)
        assert dealt_hands(dealt) == [order[seat * size : (seat + 1) * size] for seat in range(players)]
        assert [spell_tile(tile) for tile in dealt.boneyard] == order[players * size :]


def test_the_first_word_is_the_beginning_of_the_sha_256_of_the_text_that_the_rules_name() -> None:
    """Dealing from a game number: of two tiles only one word is needed, and they change places if it is even."""
    for number in ("1", "2", "3", "4", "5"):
        digest = hashlib.sha256(f"bendo1:{number}:3:1:0".encode("ascii")).digest()
        swapped = int.from_bytes(digest[:8], "big") % 2 == 0
        assert shuffled((parse_tile("10"), parse_tile("20")), number, 3, 1) == tuple(
            map(parse_tile, ("20", "10") if swapped else ("10", "20"))
        )


def test_a_word_beyond_the_last_whole_multiple_is_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """Dealing from a game number: 2^64 - 1 is the largest multiple of 3 below 2^64, so that word itself is refused."""

    def words(*_: object) -> Iterator[int]:
        return iter((2**64 - 1, 2**64 - 1, 4, 1))

    monkeypatch.setattr(importlib.import_module("bendo.game.deal"), "random_words", words)
    tiles = tuple(map(parse_tile, ("10", "20", "30")))
    # k = 2: 4 mod 3 is 1, so the third changes places with the second; k = 1: 1 mod 2 is 1, nothing moves
    assert spell_tiles(shuffled(tiles, "1", 0, 0)) == "103020"


def test_the_same_number_gives_the_same_tiles_whatever_the_sheet() -> None:
    """S4: "every round is dealt from the game number, so you can share a game" (Dealing from a game number)."""
    orders = set()
    for rules in ("blue-orange", "wild-draw", "ben", "no-draw"):
        dealt = deal(sheet(rules), 2, "share-me")
        orders.add(spell_tiles((*dealt.hands[0], *dealt.hands[1], *dealt.boneyard)))
    assert len(orders) == 1


def test_every_round_and_every_attempt_is_shuffled_anew() -> None:
    """Dealing from a game number."""
    assert len({tuple(shuffle(tile_order(6), "1", *at)) for at in ((0, 0), (1, 0), (0, 1), (11, 0))}) == 4
    for round in (0, 1, 11):
        assert dealt_hands(deal(sheet("ben"), 2, "1", round))[0] == shuffle(tile_order(6), "1", round, 0)[:7]


def test_numbers_that_differ_in_their_letters_are_different_numbers() -> None:
    """Dealing from a game number."""
    assert len({deal(sheet("ben"), 2, number).hands for number in ("a", "A", "-a", "a-", "01", "1")}) == 6


def test_the_starters_of_all_five_come_off_the_front_of_the_boneyard_after_the_deal() -> None:
    """S3: "two pieces are chosen at random from the stock" (Rule sheets)."""
    order = shuffle(tile_order(6), "1", 0, 0)
    dealt = deal(sheet("all-five"), 2, "1")
    assert dealt_hands(dealt) == [order[:7], order[7:14]]
    assert [spell_tile(tile) for tile in dealt.starters] == order[14:16]
    assert [spell_tile(tile) for tile in dealt.boneyard] == order[16:]
    assert [spell_tile(opener.tile) for opener in dealt.position().line.openers] == order[14:16]


def test_the_boneyard_is_drawn_from_its_front() -> None:
    """Dealing from a game number."""
    drawn = after(table("ben", "*66", "5443/21", "505130"), "+", "+")
    assert spell_tiles(drawn.drawn) == "5051"
    assert spell_tile(drawn.boneyard[0]) == "30"


def test_a_match_is_dealt_round_by_round_from_its_number() -> None:
    """S4 (Dealing from a game number)."""
    match = Match.begin(sheet("ben"), 2, "42")
    assert (match.deal.number, match.round, match.deal.attempt) == ("42", 0, 0)
    assert match.deal == deal(sheet("ben"), 2, "42")


# ---- what is a game number -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", ["0", "-", "x" * 64, "ABCXYZ-abcxyz-0123456789", "-1"])
def test_a_game_number_has_1_to_64_letters_digits_and_hyphens(number: str) -> None:
    """Dealing from a game number."""
    assert check_number(number) == number
    assert deal(sheet("ben"), 2, number).number == number


@pytest.mark.parametrize(
    "number",
    ["", "x" * 65, "a b", "a_b", "a.b", "a:b", "1/2", "ä", "１", "1\n", " 1", "+1", "²", "a\x00"],  # noqa: RUF001
)
def test_any_other_text_is_no_game_number(number: str) -> None:
    """Dealing from a game number."""
    with pytest.raises(InvalidNumber) as refused:
        check_number(number)
    assert refused.value.number == number
    with pytest.raises(InvalidNumber):
        deal(sheet("ben"), 2, number)
    with pytest.raises(InvalidNumber):
        Match.begin(sheet("ben"), 2, number)


def test_so_many_players_as_a_sheet_is_not_for_are_refused() -> None:
    """Rule sheets: two to four."""
    for players in (0, 1, 5):
        with pytest.raises(InvalidRules) as refused:
            deal(sheet("blue-orange"), players, "1")
        assert refused.value.field == "players"
