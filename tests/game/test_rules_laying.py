"""Rules, Laying a tile: numbers, ends, openers, doubles, spinners."""

from __future__ import annotations

import math

import pytest

from bendo.game import Bend, Fault, InvalidSetup
from bendo.geometry import SectorFootprint, millimetres
from tests.game.tables import after, fits, legal, shows, table, why

# ---- match and fit ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("rules", "line"), [("no-draw", "*66R"), ("jaques", "*66O"), ("ben", "*66"), ("block", "*66")])
def test_a_play_joins_a_half_to_an_end_that_shows_the_same_number(rules: str, line: str) -> None:
    """S0 to S4 (Laying a tile)."""
    position = table(rules, line, "6554/21")
    assert legal(position) == "65a 65b"
    assert why(position, "54a") == "NO_MATCH"
    assert shows(after(position, "65b")) == {"a": 6, "b": 5}
    assert shows(after(position, "65a")) == {"a": 5, "b": 6}


def test_in_a_curved_game_a_tile_must_fit_as_well() -> None:
    """S0, S1, S3: "the new piece must match, but it must also fit" (Laying a tile).

    62 and 61 both bend right, at b and at a. 52 would bend right from b and end where 61 joins the opener.
    """
    position = table("no-draw", "16L*66R62R", "5254/31")
    assert why(position, "52b") == "BLOCKED_BY"
    assert legal(position) == "-"


def test_a_player_may_still_use_the_end_that_is_not_in_the_way() -> None:
    """S0: "you may only play to an unblocked end" (Does it fit)."""
    position = table("jaques", "31L16L*66O62R", "5321/54")
    assert why(position, "53a") == "BLOCKED_BY"
    assert legal(position) == "21b"


# ---- ends and seats --------------------------------------------------------------------------------------------------


def test_ends_are_named_a_and_b_and_on_to_h() -> None:
    """Laying a tile: the names of ends are our own."""
    assert list(shows(table("blue-orange", "*66R", "65/21"))) == ["a", "b"]
    assert list(shows(table("all-five", "*01R+*23R", "65/21"))) == ["a", "b", "c", "d"]
    assert list(shows(table("draw-twelve", "CC||||||||", "65/21"))) == list("abcdefgh")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_go_round_in_seat_order(players: int) -> None:
    """S0, S1, S3: clockwise; S2: to the left (Laying a tile)."""
    position = table("blue-orange", "*66R", "/".join(["21", "54", "43", "50"][:players]))
    turns = []
    for _ in range(2 * players):
        turns.append(position.turn)
        position = after(position, "+", "-") if legal(position) == "+" else after(position, "-")
    assert turns == [*range(players), *range(players)]


# ---- openers ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("tile", "left", "right"), [("50", 5, 0), ("41", 1, 4), ("65", 5, 6), ("60", 6, 0)])
def test_a_tile_that_walks_into_a_curved_opener_at_a_bends_right(tile: str, left: int, right: int) -> None:
    """Laying a tile, after our ruling on bends: 5 to 0 is 2 more modulo 7, so it bends right; 0 to 5 bends left."""
    led = after(table("blue-orange", "-", f"{tile}10/2030"), tile)
    assert shows(led) == {"a": left, "b": right}


def test_a_curved_opener_lies_concave_side_down_with_a_at_its_left_foot() -> None:
    """Laying a tile: where the line begins is our own."""
    footprint = table("blue-orange", "*66R", "65/21").line.footprint
    assert footprint
    a, b = footprint.tips
    assert a
    assert b
    assert a.point[0] < b.point[0]
    assert a.point[1] == b.point[1]
    assert {a.heading, b.heading} == {4, 5}  # both down: 240 and 300 degrees
    (sector,) = footprint.sectors
    assert sector.axis == 3  # from its centre to its middle: straight up


def test_a_tile_that_walks_into_a_second_starter_at_c_bends_right() -> None:
    """Laying a tile, All Five."""
    assert shows(table("all-five", "*50R+*14R", "65/21")) == {"a": 5, "b": 0, "c": 1, "d": 4}
    with pytest.raises(InvalidSetup) as refused:
        table("all-five", "*50R+*41R", "65/21")  # 4 to 1 bends left
    assert [problem.fault for problem in refused.value.problems] == [Fault.OPENER]


def test_a_straight_opener_shows_its_lower_number_at_a() -> None:
    """Laying a tile: the names of ends are our own."""
    assert shows(after(table("ben", "-", "6410/2030"), "64")) == {"a": 4, "b": 6}


def test_a_straight_double_that_leads_shows_its_number_at_all_its_arms() -> None:
    """S2 (Laying a tile)."""
    assert shows(after(table("draw-nine", "-", "9910/2030"), "99")) == dict.fromkeys("abcd", 9)


# ---- doubles ---------------------------------------------------------------------------------------------------------


def test_an_inline_double_is_laid_like_any_other_tile() -> None:
    """S1, S3 say nothing else and describe play at two ends (Laying a tile)."""
    position = table("no-draw", "*66R65L", "5543/21")
    assert legal(position) == "55bL 55bR"
    assert shows(after(position, "55bL")) == {"a": 6, "b": 5}
    straight = table("ben", "*6665", "5543/21")
    assert legal(straight) == "55b"
    assert shows(after(straight, "55b")) == {"a": 6, "b": 5}


def test_a_crosswise_double_is_laid_outward_or_inward_as_the_player_likes() -> None:
    """S0 (Laying a tile, Crosswise doubles)."""
    position = table("jaques", "*56R", "5543/21")
    assert legal(position) == "55aI 55aO"
    assert why(position, "55aL") == "WRONG_BEND"
    assert why(position, "55a") == "WRONG_BEND"


@pytest.mark.parametrize(("action", "to_centre"), [("55aO", 33), ("55aI", 6)])
def test_a_crosswise_double_is_one_end_and_the_line_goes_straight_on(action: str, to_centre: float) -> None:
    """S0: "still count as a single end" (Crosswise doubles): 27 mm on, the ring's centre 33 before or 6 behind."""
    position = table("jaques", "*56R", "5543/21")
    laid = after(position, action)
    assert shows(laid) == {"a": 5, "b": 6}
    before, behind = position.line.footprint, laid.line.footprint
    assert isinstance(before, SectorFootprint)
    assert isinstance(behind, SectorFootprint)
    assert before.tips[0].heading == behind.tips[0].heading
    near, far = millimetres(before.tips[0].point), millimetres(behind.tips[0].point)
    assert math.dist(near, far) == pytest.approx(27)
    assert math.dist(near, millimetres(behind.sectors[-1].centre)) == pytest.approx(to_centre)


def test_a_crosswise_double_that_leads_opens_outward_from_a_to_b() -> None:
    """Our ruling (Crosswise doubles): a at the middle of its convex side, b between its inner tips."""
    led = after(table("jaques", "-", "6610/2030"), "66")
    assert led.line.openers[0].bend is Bend.OUTWARD
    assert shows(led) == {"a": 6, "b": 6}
    footprint = led.line.footprint
    assert isinstance(footprint, SectorFootprint)
    centre = millimetres(footprint.sectors[0].centre)
    assert [math.dist(centre, millimetres(tip.point)) for tip in footprint.tips] == pytest.approx([33, 6])


def test_tiles_that_are_no_doubles_are_never_laid_crosswise() -> None:
    """S0 (Laying a tile)."""
    position = table("jaques", "*66O", "6554/21")
    assert why(position, "65aO") == "WRONG_BEND"
    assert fits(position, "a") == "LRIO"


# ---- spinners and arms first -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rules", "line", "ends"),
    [("draw", "*66", "ab"), ("draw-nine", "99||||", "abcd"), ("draw-twelve", "CC||||||||", "abcdefgh")],
)
def test_the_leading_double_has_two_four_or_eight_arms_and_each_empty_one_is_an_end(
    rules: str, line: str, ends: str
) -> None:
    """S2 (The spinner)."""
    tile = {"draw": "65", "draw-nine": "98", "draw-twelve": "C9"}[rules]
    assert legal(table(rules, line, f"{tile}10/21")) == "+ " + " ".join(tile + end for end in ends)


def test_a_later_double_has_no_further_arms() -> None:
    """S2: the arms are those of the initial double (The spinner)."""
    position = table("draw-nine", "99|98|97|96|95", "8810/21")
    assert shows(after(position, "88a")) == {"a": 8, "b": 7, "c": 6, "d": 5}


def test_another_lead_than_a_double_has_two_ends_in_every_set() -> None:
    """S2 (The spinner)."""
    assert list(shows(table("draw-nine,lead=double", "*89", "65/21"))) == ["a", "b"]


def test_every_arm_must_hold_a_tile_before_any_grows_further() -> None:
    """S2 (Arms first)."""
    position = table("block", "26*66", "2165/31")
    assert why(position, "21a") == "ARMS_FIRST"
    assert legal(position) == "65b"
    assert legal(table("block", "26*6664", "2165/31")) == "21a"


def test_with_four_arms_all_four_must_hold_a_tile() -> None:
    """S2: "all sides" (Arms first)."""
    position = table("draw-nine", "99|98|97|96|", "8795/21")
    assert [why(position, f"87{end}") for end in "ab"] == ["ARMS_FIRST"] * 2
    assert legal(position) == "+ 95d"
    assert legal(table("draw-nine", "99|98|97|96|95", "8710/21")) == "+ 87a 87b"


def test_a_tile_that_fits_only_an_arm_that_must_wait_cannot_be_laid_so_one_draws() -> None:
    """S2 (Arms first)."""
    position = table("dutch", "26*66", "2155/31")
    assert legal(position) == "+"
    assert why(position, "-") == "MUST_DRAW"


def test_a_tile_that_fits_only_an_arm_that_must_wait_cannot_be_laid_so_one_passes() -> None:
    """S2 (Arms first)."""
    position = table("block", "26*66", "2155/6331")
    assert not position.over
    assert legal(position) == "-"


def test_a_tile_that_fits_only_an_arm_that_must_wait_does_not_keep_a_round_from_being_blocked() -> None:
    """S2 (Arms first)."""
    assert table("block", "26*66", "2155/31").ending == "blocked"


def test_a_drawn_tile_that_fits_only_an_arm_that_must_wait_cannot_be_laid() -> None:
    """S2 (Arms first): the Dutch game, two draws at most."""
    position = after(table("dutch", "26*66", "5543/31", boneyard="2120"), "+")
    assert legal(position) == "+"
    assert legal(after(position, "+")) == "-"


def test_after_a_lead_that_is_no_double_no_arm_waits() -> None:
    """S2 (Arms first)."""
    assert legal(table("block,lead=double", "*4665", "5120/31")) == "51b"


def test_where_arms_do_not_come_first_any_arm_may_grow() -> None:
    """S4 (Arms first): only the sheets drawn from S2 have the rule."""
    assert legal(table("ben", "26*66", "2155/31")) == "21a"
    assert legal(table("no-draw", "26L*66R", "2155/31")) == "21a"


# ---- what lies, lies -------------------------------------------------------------------------------------------------


def test_a_tile_once_laid_stays_where_it_is() -> None:
    """S0: "it cannot be retrieved or repositioned" (Laying a tile)."""
    position = table("jaques", "*66O65L", "6154/21")
    assert why(position, "65a") == "NOT_IN_HAND"
    assert after(position, "61a").line.arms[1] == position.line.arms[1]
