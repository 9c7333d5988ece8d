"""Rules, Does it fit: open, closed and dead ends, rings, the four ends of All Five, contact across the line.

Lattice points below are counted as the rules walk them: `a` of the opener at (0, 0), `b` at (1, 0).
"""

from __future__ import annotations

import pytest

from bendo.game import Played, Position
from tests.game.tables import after, fits, happened, in_the_way, legal, shows, table, why

THREE = "*01R14R"
"""0 to 1 and 1 to 4 bend right, and 4 to 0 does: three tiles that bend one way go round one centre."""


# ---- open, closed, dead ----------------------------------------------------------------------------------------------


def test_an_end_is_open_where_both_bends_fit() -> None:
    """S3: "open starting position" (Does it fit)."""
    assert fits(table("no-draw", "*66R", "65/21"), "a") == "LR"


def test_an_end_is_closed_where_one_bend_fits() -> None:
    """S3: "closed position" (Does it fit). A tile that bent right from `b` would end at (0, 0), where 61 begins."""
    position = table("no-draw", "16L*66R62R", "22325242/31")
    assert fits(position, "b") == "L"
    assert legal(position) == "22bL"  # 2 to 3, 4 and 5 bend right
    assert [in_the_way(position, play) for play in ("32b", "42b", "52b", "22bR")] == ["61"] * 4
    assert legal(table("no-draw", "16L*66R62R", "2054/31")) == "20b"


DEAD = "32L20L*01R+*45R"
"""0 to 2 and 2 to 3 bend right from `a`, to (-1, 0) and (-1, 1). A tile that bends right there comes back to (0, 0).
One that bends left comes to (-1, 2): that is `d`, from the side on which its starter lies."""


@pytest.mark.parametrize("ring", ["match", "never", "any"])
def test_an_end_is_dead_where_no_bend_fits(ring: str) -> None:
    """S1, S3: "trapped in a dead end" (Does it fit)."""
    position = table(f"all-five,draw=0,free=no,ring={ring}", DEAD, "303363/51")
    assert fits(position, "a") == ""
    assert shows(position) == {"a": 3, "b": 1, "c": 4, "d": 5}
    assert [in_the_way(position, play) for play in ("30a", "33aL", "63a", "33aR")] == ["54", "54", "10", "10"]
    assert legal(position) == "-"


def test_whether_such_a_tile_is_left_does_not_count() -> None:
    """Does it fit: geometry alone. Only 62 could close this ring, and it lies on the table."""
    assert fits(table("no-draw", "*66R62R", "32/21"), "b") == "LR"
    assert fits(table("no-draw,ring=never", "*66R62R", "32/21"), "b") == "L"


# ---- rings -----------------------------------------------------------------------------------------------------------


def met(position: Position, text: str) -> str | None:
    """The end that a play meets."""
    played = happened(position, text)[0]
    assert isinstance(played, Played)
    return played.met


@pytest.mark.parametrize("rules", ["no-draw", "no-draw,ring=any"])
def test_a_ring_closes_where_equal_numbers_meet_and_both_ends_are_gone(rules: str) -> None:
    """S1, S3: "both ends connect"; that the numbers must match is our ruling (Rings)."""
    position = table(rules, THREE, "4065/1150")
    assert shows(position) == {"a": 0, "b": 4}
    assert met(position, "40b") == "a"
    assert shows(after(position, "40b")) == {}


def test_the_same_ring_closes_from_the_other_end() -> None:
    """S1, S3 (Rings): all three bend left, seen from `a`."""
    assert met(table("no-draw", "40R*01R", "4165/1150"), "41a") == "b"


def test_after_a_ring_nothing_fits_and_each_draws_until_the_boneyard_is_empty() -> None:
    """S1, S3 (Rings, The end of a round)."""
    closed = after(table("blue-orange,reserve=21", THREE, "4065/2150"), "40b")
    assert len(closed.boneyard) - 21 == 1
    assert [why(closed, f"21{end}") for end in "ab"] == ["NO_SUCH_END"] * 2
    assert legal(closed) == "+"
    assert after(closed, "+").ending == "blocked"


def test_a_ring_of_unequal_numbers_is_refused() -> None:
    """Our ruling (Rings): 62 bends right, 32 would too and meet `a`, which shows 6."""
    position = table("no-draw", "*66R62R", "3222/21")
    assert why(position, "32b") == "RING_MISMATCH"
    assert why(position, "22bR") == "RING_MISMATCH"
    assert legal(position) == "22bL"


def test_with_any_a_ring_closes_whatever_the_numbers() -> None:
    """Fields, `ring=any` (Rings)."""
    position = table("no-draw,ring=any", "*66R62R", "3222/21")
    assert legal(position) == "22bL 22bR 32b"
    assert met(position, "32b") == "a"
    assert shows(after(position, "32b")) == {}


def test_with_never_no_ring_closes() -> None:
    """S0 (Rings): any contact is an overlap; the opener, whose end would be touched, is in the way."""
    position = table("no-draw,ring=never", THREE, "4065/43")
    assert why(position, "40b") == "BLOCKED_BY"
    assert in_the_way(position, "40b") == "10"


# ---- All Five --------------------------------------------------------------------------------------------------------


def test_the_two_ends_of_one_starter_can_meet_and_the_other_two_ends_stay() -> None:
    """S3 (All Five, Rings): 0 to 4 and 4 to 1 bend left from `a`, and `b` shows 1."""
    position = table("all-five,draw=0,free=no", "40R*01R+*23R", "4130/65")
    assert met(position, "41a") == "b"
    closed = after(position, "41a")
    assert shows(closed) == {"c": 2, "d": 3}
    assert why(closed, "65a") == "NO_SUCH_END"


AROUND = "60R04L42L23R31L12R20L05L51R10L*00R+*11R"
"""Ten tiles lead from `a` right, left, right, right, left, right, left, right, right, left, by (-1, 0) (-2, 0) (-3, 0)
(-3, 1) (-3, 2) (-3, 3) (-3, 4) (-3, 5) (-2, 4), to (-1, 3). One that bends right from there comes to (0, 2), which is
`c`, from its free side."""


def test_two_ends_of_different_starters_can_meet() -> None:
    """S3 (All Five, Rings): all four ends lie on one lattice."""
    position = table("all-five,draw=0,free=no", AROUND, "6153/30")
    assert met(position, "61a") == "c"
    closed = after(position, "61a")
    assert shows(closed) == {"b": 0, "d": 1}
    assert why(closed, "30c") == "NO_SUCH_END"


def test_the_numbers_must_match_there_too() -> None:
    """Our ruling (All Five, Rings): `c` shows 1; 62 would bring a 2 there."""
    position = table("all-five,draw=0,free=no", AROUND, "6253/30")
    assert why(position, "62a") == "RING_MISMATCH"
    assert in_the_way(table("all-five,draw=0,free=no,ring=never", AROUND, "6153/30"), "61a") == "11"


# ---- crosswise doubles -----------------------------------------------------------------------------------------------


def test_contact_counts_as_overlap_where_doubles_lie_across() -> None:
    """S0: "any contact" (Crosswise doubles): the third tile round one centre only touches the face of the first."""
    position = table("jaques", THREE, "4065/43")
    assert why(position, "40b") == "BLOCKED_BY"
    assert in_the_way(position, "40b") == "10"
    assert "R" not in fits(position, "b")


def test_of_several_tiles_in_the_way_the_first_from_end_a_is_named() -> None:
    """S0 (Crosswise doubles): 61, 31 and 53 bend right; the third would touch the first and lie on the opener."""
    position = table("jaques", "31L16L*66O62R", "5321/54")
    assert in_the_way(position, "53a") == "61"


def test_a_tile_may_touch_the_one_it_joins() -> None:
    """S0 (Crosswise doubles): next to a double both bends fit, on either side of it."""
    assert [fits(table("jaques", "*66O", "65/21"), end) for end in "ab"] == ["LRIO"] * 2
