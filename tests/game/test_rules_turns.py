"""Rules, A turn: what may be done before and after a draw, the clock, and when a round is over."""

from __future__ import annotations

import pytest

from bendo.game import DRAW, PASS, TIME, RoundEnded, TimeCalled, divide, perft
from tests.game.tables import after, happened, legal, table, why

# In the tables below the line is 66 alone: a tile fits if it shows a 6.

# ---- before anything is drawn ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", ["blue-orange", "wild-draw", "draw"])
def test_who_can_play_may_draw_instead_where_draws_are_free(rules: str) -> None:
    """S1, S2, S3 (Before anything is drawn)."""
    line = "*66" if rules == "draw" else "*66R"
    position = table(rules, line, "6554/21")
    assert legal(position) == "+ 65a 65b"
    assert why(position, "-") == "MUST_PLAY"


@pytest.mark.parametrize(("rules", "line"), [("jaques", "*66O"), ("ben", "*66"), ("dutch", "*66"), ("no-draw", "*66R")])
def test_who_can_play_must_where_draws_are_not_free(rules: str, line: str) -> None:
    """S0: no voluntary pass; S2, S3, S4 (Before anything is drawn)."""
    position = table(rules, line, "6554/21")
    assert legal(position) == "65a 65b"
    assert why(position, "+") == "MUST_PLAY"
    assert why(position, "-") == "MUST_PLAY"


def test_a_free_draw_needs_a_tile_that_may_be_drawn() -> None:
    """S1, S2, S3 (Before anything is drawn): B is 0, as all that is left is reserve."""
    assert legal(table("blue-orange,reserve=24", "*66R", "6554/21")) == "65a 65b"
    assert legal(table("draw", "*66", "6554/*")) == "65a 65b"


@pytest.mark.parametrize("rules", ["blue-orange", "wild-draw", "jaques", "ben", "draw", "dutch"])
def test_who_cannot_play_must_draw(rules: str) -> None:
    """S0 to S4 (Before anything is drawn)."""
    line = "*66O" if rules == "jaques" else "*66R" if rules in ("blue-orange", "wild-draw") else "*66"
    position = table(rules, line, "5443/21")
    assert legal(position) == "+"
    assert why(position, "-") == "MUST_DRAW"


@pytest.mark.parametrize(("rules", "line"), [("no-draw", "*66R"), ("block", "*66")])
def test_where_nobody_draws_who_cannot_play_passes(rules: str, line: str) -> None:
    """S1, S3 (no draw), S2 (Before anything is drawn): K is 0."""
    position = table(rules, line, "5443/6521")
    assert legal(position) == "-"
    assert why(position, "+") == "MUST_PASS"


@pytest.mark.parametrize("rules", ["jaques", "ben", "draw", "blue-orange"])
def test_with_an_empty_boneyard_who_cannot_play_passes(rules: str) -> None:
    """S0, S2, S3, S4 (Before anything is drawn): B is 0."""
    line = {"jaques": "*66O", "blue-orange": "*66R"}.get(rules, "*66")
    position = table(rules, line, "5443/*")
    assert position.boneyard == ()
    assert legal(position) == "-"
    assert why(position, "+") == "MUST_PASS"


def test_the_last_two_tiles_of_the_dutch_boneyard_are_never_drawn() -> None:
    """S2, the Dutch game (Before anything is drawn): the reserve is no part of B."""
    assert legal(table("dutch", "*66", "5443/*", boneyard="504030")) == "+"
    assert legal(after(table("dutch", "*66", "5443/*", boneyard="504030"), "+")) == "-"
    assert legal(table("dutch", "*66", "5443/*", boneyard="5040")) == "-"
    assert legal(table("dutch", "*66", "5443/*", boneyard="50")) == "-"


# ---- after a draw: free draws of the kind any ------------------------------------------------------------------------


def test_with_any_who_could_play_may_still_lay_an_older_tile_after_a_draw() -> None:
    """S2: "it is allowed to draw while a player can play" (After a draw)."""
    position = after(table("draw", "*66", "6554/21", boneyard="43"), "+")
    assert legal(position) == "+ 65a 65b"
    assert legal(after(position, "+")).startswith("+ ")


@pytest.mark.parametrize("rules", ["draw", "draw,draw=1"])
def test_with_any_one_may_draw_again_whatever_the_draw_limit_is(rules: str) -> None:
    """S2 (After a draw)."""
    position = table(rules, "*66", "6554/21", boneyard="434241")
    assert legal(after(position, "+", "+", "+")).startswith("+ ")
    stuck = table(rules, "*66", "5553/21", boneyard="434241")
    assert legal(after(stuck, "+", "+", "+")) == "+"


def test_with_any_who_could_not_play_may_lay_the_drawn_tile_or_draw_again() -> None:
    """S2 (After a draw): whether or not the drawer could play before."""
    position = after(table("draw", "*66", "5443/21", boneyard="6150"), "+")
    assert legal(position) == "+ 61a 61b"
    assert legal(after(position, "+")) == "+ 61a 61b"


def test_with_any_one_passes_only_when_nothing_fits_and_no_tile_may_be_drawn() -> None:
    """S2: "if the boneyard is exhausted, he must pass" (After a draw)."""
    position = table("draw,reserve=22", "*66", "5443/65", boneyard="4241")
    assert why(after(position, "+"), "-") == "MUST_DRAW"
    assert legal(after(position, "+", "+")) == "-"
    playable = table("draw,reserve=22", "*66", "6443/65", boneyard="4241")
    assert why(after(playable, "+", "+"), "-") == "MUST_PLAY"
    assert why(after(playable, "+", "+"), "+") == "MUST_PLAY"


# ---- after a draw: free draws of the kind decline, when one could play before ----------------------------------------


@pytest.mark.parametrize("rules", ["blue-orange", "wild-draw"])
def test_who_drew_although_a_tile_fitted_may_lay_the_drawn_tile_or_pass(rules: str) -> None:
    """S1, S3: one may draw and pass; that an older tile may not be laid is our ruling (After a draw)."""
    position = after(table(rules, "*66R", "6554/21", boneyard="6143"), "+")
    assert legal(position) == "- 61a 61b"
    assert why(position, "65a") == "ONLY_DRAWN_TILE"
    assert why(position, "+") == "NO_TILES"


@pytest.mark.parametrize("rules", ["blue-orange", "wild-draw"])
def test_who_drew_although_a_tile_fitted_can_only_pass_when_the_drawn_tile_does_not(rules: str) -> None:
    """S1, S3, our ruling (After a draw): one tile is drawn, whatever K is."""
    position = after(table(rules, "*66R", "6554/21", boneyard="4341"), "+")
    assert legal(position) == "-"
    assert why(position, "65a") == "ONLY_DRAWN_TILE"
    assert why(position, "+") == "MUST_PASS"


# ---- after a draw: free draws of the kind decline, when one could not ------------------------------------------------


@pytest.mark.parametrize("rules", ["blue-orange", "wild-draw"])
def test_who_had_to_draw_may_lay_the_drawn_tile_or_pass(rules: str) -> None:
    """S1, S3: "if it can be played, they can play it at once" (After a draw)."""
    position = after(table(rules, "*66R", "5443/21", boneyard="6150"), "+")
    assert legal(position) == "- 61a 61b"
    assert why(position, "+") == "NO_TILES"


def test_with_one_draw_a_turn_who_drew_in_vain_passes() -> None:
    """S1, S3 (After a draw): K is 1."""
    position = after(table("blue-orange", "*66R", "5443/21", boneyard="5061"), "+")
    assert legal(position) == "-"
    assert why(position, "+") == "MUST_PASS"


def test_in_a_wild_draw_one_draws_until_a_tile_fits() -> None:
    """S1, S3, wild draw (After a draw): K is infinite."""
    position = table("wild-draw", "*66R", "5443/21", boneyard="505161")
    assert legal(after(position, "+")) == legal(after(position, "+", "+")) == "+"
    assert why(after(position, "+"), "-") == "MUST_DRAW"
    assert legal(after(position, "+", "+", "+")) == "- 61a 61b"


def test_with_two_draws_a_turn_the_second_is_the_last() -> None:
    """Fields, `draw` (After a draw): K is 2."""
    position = table("blue-orange,draw=2", "*66R", "5443/21", boneyard="5051")
    assert legal(after(position, "+")) == "+"
    assert legal(after(position, "+", "+")) == "-"


def test_in_a_wild_draw_one_passes_once_the_boneyard_is_empty() -> None:
    """S1, S3, wild draw (After a draw): B is 0; the other seat can still play."""
    position = table("wild-draw,reserve=22", "*66R", "5443/61", boneyard="5051")
    assert legal(after(position, "+", "+")) == "-"


# ---- after a draw: no free draws -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("rules", "line"), [("jaques", "*66O"), ("ben", "*66"), ("dutch", "*66")])
def test_without_free_draws_a_drawn_tile_that_fits_must_be_laid(rules: str, line: str) -> None:
    """S0: "place it immediately"; S2, Dutch; S4 (After a draw)."""
    position = after(table(rules, line, "5443/21", boneyard="61"), "+")
    assert legal(position) == "61a 61b"
    assert [why(position, action) for action in "+-"] == ["MUST_PLAY"] * 2


def test_at_jaques_who_drew_in_vain_keeps_the_tile_and_passes() -> None:
    """S0 (After a draw): K is 1."""
    position = after(table("jaques", "*66O", "5443/21", boneyard="5061"), "+")
    assert legal(position) == "-"
    assert after(position, "-").turn == 1


def test_in_the_dutch_game_one_draws_two_tiles_at_most() -> None:
    """S2, the Dutch game: "draws one or two" (After a draw)."""
    position = table("dutch", "*66", "5443/21", boneyard="5051")
    assert legal(after(position, "+")) == "+"
    assert legal(after(position, "+", "+")) == "-"


def test_against_ben_one_draws_until_a_tile_fits() -> None:
    """S4: "one tile at a time, until one does" (After a draw)."""
    position = table("ben", "*66", "5443/21", boneyard="5051525361")
    assert legal(after(position, "+", "+", "+", "+")) == "+"
    assert legal(after(position, "+", "+", "+", "+", "+")) == "61a 61b"


def test_against_ben_one_passes_once_the_boneyard_is_empty() -> None:
    """S4: "if the boneyard is empty, you pass" (After a draw)."""
    position = table("ben,reserve=22", "*66", "5443/61", boneyard="5051")
    assert legal(after(position, "+", "+")) == "-"


# ---- the clock -------------------------------------------------------------------------------------------------------


def test_when_time_is_called_the_player_draws_a_penalty_tile_and_the_turn_passes() -> None:
    """S0, Speed (The clock): even a player who could have played."""
    position = table("jaques-speed", "*66O", "6554/21", boneyard="50")
    called = after(position, "!")
    assert called.turn == 1
    assert called.hands[0] == position.hands[0] | position.boneyard[0].bit
    assert called.boneyard == position.boneyard[1:]
    assert happened(position, "!") == (TimeCalled(0, True, position.boneyard[0]),)


def test_when_time_is_called_after_a_draw_there_is_a_penalty_tile_too() -> None:
    """S0, Speed (The clock)."""
    position = after(table("jaques-speed", "*66O", "5443/21", boneyard="5051"), "+", "!")
    assert position.turn == 1
    assert position.hands[0].bit_count() == 4


def test_with_no_tile_to_be_drawn_time_only_ends_the_turn() -> None:
    """S0, Speed (The clock): B is 0."""
    position = table("jaques-speed", "*66O", "6554/*")
    assert happened(position, "!") == (TimeCalled(0, False, None),)
    reserved = table("jaques-speed,reserve=24", "*66O", "6554/21")
    assert after(reserved, "!").hands == reserved.hands


def test_where_nobody_draws_there_is_no_penalty_tile() -> None:
    """S0, Speed (The clock): K is 0, so B is 0 whatever the boneyard holds."""
    for rules, line in (("no-draw,seconds=10", "*66R"), ("block,seconds=10", "*66")):
        position = table(rules, line, "6554/21")
        assert position.boneyard
        assert happened(position, "!") == (TimeCalled(0, False, None),)
        assert after(position, "!").hands == position.hands


def test_the_clock_does_not_run_on_the_lead() -> None:
    """Our ruling (The clock)."""
    assert why(table("jaques-speed", "-", "6554/2110"), "!") == "NO_CLOCK"


def test_in_all_five_there_is_no_lead_so_a_clock_runs_from_the_first_turn() -> None:
    """S3 (The lead, The clock): the first turn is an ordinary one."""
    assert why(table("all-five,seconds=10", "*01R+*23R", "6554/66"), "!") is None


def test_without_a_clock_time_cannot_be_called() -> None:
    """S0 (The clock): on the speed sheet alone."""
    for rules in ("jaques", "jaques-muggins"):
        assert why(table(rules, "*66O", "6554/21"), "!") == "NO_CLOCK"


def test_time_is_never_among_the_legal_actions_nor_counted() -> None:
    """The clock: it is no choice."""
    position = table("jaques-speed", "*66O", "6554/21")
    assert TIME not in position.actions()
    assert TIME not in divide(position, 1)
    assert perft(position, 1)[1] == len(position.actions()) == 2


# ---- the end of a round ----------------------------------------------------------------------------------------------


def test_a_round_is_over_once_a_hand_is_empty() -> None:
    """S0 to S4 (The end of a round)."""
    for rules, line in (("blue-orange", "*66R"), ("jaques", "*66O"), ("ben", "*66"), ("draw", "*66")):
        out = after(table(rules, line, "65/5443"), "65a")
        assert out.ending == "out"
        assert out.actions() == ()
        assert out.boneyard  # S2: also while the boneyard is not empty


def test_a_lead_of_the_only_tile_ends_the_round() -> None:
    """The end of a round: after every action."""
    assert after(table("block,hand=1", "-", "66/54"), "66").ending == "out"


@pytest.mark.parametrize("rules", ["block", "ben,reserve=24"])
def test_a_round_is_blocked_once_nobody_can_lay_a_tile_and_nobody_may_draw(rules: str) -> None:
    """S0 to S4 (The end of a round): after 65 the ends show 5 and 6; 32 and 43 do not."""
    position = table(rules, "*66", "6532/43")
    assert position.ending is None
    blocked = after(position, "65a")
    assert blocked.ending == "blocked"
    assert blocked.actions() == ()


def test_no_closing_pass_follows_a_block() -> None:
    """Our ruling (The end of a round): the last draw was in vain, and the turn is not played on."""
    position = table("draw,reserve=23", "*66", "5443/21", boneyard="50")
    events = happened(position, "+")
    assert isinstance(events[-1], RoundEnded)
    assert after(position, "+").ending == "blocked"
    assert why(after(position, "+"), "-") == "ROUND_OVER"


def test_a_penalty_tile_can_block_a_round_too() -> None:
    """The end of a round: after every action."""
    position = table("jaques-speed,reserve=23", "*66O", "5443/21", boneyard="50")
    assert after(position, "!").ending == "blocked"


def test_a_round_can_be_blocked_as_soon_as_it_is_dealt() -> None:
    """The end of a round: after the deal; in All Five nothing need fit."""
    assert table("all-five,draw=0,free=no", "*01R+*23R", "65/54").ending == "blocked"
    assert table("all-five,draw=0,free=no", "*01R+*23R", "65/50").ending is None
    assert table("all-five", "*01R+*23R", "65/54").ending is None


def test_while_tiles_can_be_drawn_the_round_goes_on_each_in_turn_drawing() -> None:
    """S1, S3: "each player draws until the stock is empty" (The end of a round)."""
    position = table("blue-orange,reserve=20", "*66R", "5443/21", boneyard="50515253")
    seats = []
    while not position.over:
        assert position.actions() == (DRAW,)
        seats.append(position.turn)
        position = after(position, "+")
        if not position.over:
            assert position.actions() == (PASS,)
            position = after(position, "-")
    assert seats == [0, 1, 0, 1]
    assert position.ending == "blocked"
