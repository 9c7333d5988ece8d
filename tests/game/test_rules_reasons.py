"""Why an action is refused: every reason, and which of several is given."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bendo.game import IllegalAction, Position, Reason
from bendo.notation import parse_action
from tests.game.tables import after, table, why

ORDER = [
    *("ROUND_OVER", "NOT_IN_HAND", "MUST_LEAD", "NO_SUCH_END", "NO_MATCH", "ARMS_FIRST", "WRONG_BEND", "BLOCKED_BY"),
    *("RING_MISMATCH", "ONLY_DRAWN_TILE", "MUST_PLAY", "MUST_DRAW", "MUST_PASS", "NO_TILES", "NO_CLOCK"),
]


def lead() -> Position:
    return table("blue-orange", "-", "5561/4420")


def curved() -> Position:
    """1 at `a`; 2 at `b`, where only a tile that bends left fits."""
    return table("no-draw", "16L*66R62R", "3222525443/31")


def arms() -> Position:
    return table("block", "26*66", "216554/31")


def over() -> Position:
    return table("block", "*66", "5443/21")


def drawn() -> Position:
    """21 was drawn, and fits, although 31 could be laid."""
    return after(table("blue-orange", "16L*66R62R", "523154/43", boneyard="2150"), "+")


def vain() -> Position:
    """50 was drawn, and does not fit, although 65 could be laid."""
    return after(table("blue-orange", "*66R", "6554/43", boneyard="50"), "+")


def near_ring() -> Position:
    """32 at `b` would meet `a`, which shows 6; 60 was drawn although 65 could be laid."""
    return after(table("blue-orange", "*66R62R", "326554/43", boneyard="60"), "+")


def gone() -> Position:
    """A ring has closed, and no end is left."""
    return after(table("blue-orange", "*01R14R", "4065/43"), "40b")


def could_play() -> Position:
    return table("ben", "*66", "6554/21")


def must_draw() -> Position:
    return table("ben", "*66", "5443/21")


GIVEN: list[tuple[str, Callable[[], Position], str, str]] = [
    # every reason, by itself
    ("nothing is played after the round", over, "54a", "ROUND_OVER"),
    ("a tile must be in the hand", curved, "41a", "NOT_IN_HAND"),
    ("the highest double must lead", lead, "61", "MUST_LEAD"),
    ("nobody draws before the lead", lead, "+", "MUST_LEAD"),
    ("nobody passes before the lead", lead, "-", "MUST_LEAD"),
    ("there is no such end", curved, "22c", "NO_SUCH_END"),
    ("an end must be named after the lead", curved, "22", "NO_SUCH_END"),
    ("a lead names no end", lead, "55a", "NO_SUCH_END"),
    ("an end gone in a ring is none", gone, "43b", "NO_SUCH_END"),
    ("numbers must match", curved, "54b", "NO_MATCH"),
    ("arms come first", arms, "21a", "ARMS_FIRST"),
    ("a tile bends one way only", curved, "32bL", "WRONG_BEND"),
    ("a curved double must say which way", curved, "22b", "WRONG_BEND"),
    ("an inline double does not lie across", curved, "22bO", "WRONG_BEND"),
    ("a lead has no bend but the one from a to b", lead, "55L", "WRONG_BEND"),
    ("a straight tile has no bend", arms, "65bR", "WRONG_BEND"),
    ("another tile is in the way", curved, "32b", "BLOCKED_BY"),
    ("numbers that meet must match", near_ring, "32b", "RING_MISMATCH"),
    ("an older tile is not laid after a free draw", drawn, "31a", "ONLY_DRAWN_TILE"),
    ("who can play does not draw", could_play, "+", "MUST_PLAY"),
    ("who can play does not pass", could_play, "-", "MUST_PLAY"),
    ("who may draw does not pass", must_draw, "-", "MUST_DRAW"),
    ("who can only pass does not draw", vain, "+", "MUST_PASS"),
    ("no second tile is drawn freely", drawn, "+", "NO_TILES"),
    ("time needs a clock", curved, "!", "NO_CLOCK"),
    # the first of several
    ("the round is over, and the tile not in the hand", over, "65a", "ROUND_OVER"),
    ("the round is over, so there is nothing to pass", over, "-", "ROUND_OVER"),
    ("the round is over, and there is no clock", over, "!", "ROUND_OVER"),
    ("not in the hand, and another must lead", lead, "44", "NOT_IN_HAND"),
    ("not in the hand, and no such end", curved, "41h", "NOT_IN_HAND"),
    ("not in the hand, and no match", curved, "50a", "NOT_IN_HAND"),
    ("another must lead, and at no end", lead, "61a", "MUST_LEAD"),
    ("another must lead, and without a bend", lead, "61L", "MUST_LEAD"),
    ("at no end, and without a bend", lead, "55aL", "NO_SUCH_END"),
    ("no such end, and the bend is wrong", curved, "22cO", "NO_SUCH_END"),
    ("no match, and arms come first", arms, "54a", "NO_MATCH"),
    ("no match, and the bend is wrong", curved, "54bO", "NO_MATCH"),
    ("arms come first, and the bend is wrong", arms, "21aR", "ARMS_FIRST"),
    ("the bend is wrong, and a tile is in the way", curved, "32bI", "WRONG_BEND"),
    ("the bend is wrong, and numbers would meet", near_ring, "32bL", "WRONG_BEND"),
    ("a tile is in the way, and only the drawn one may be laid", drawn, "52b", "BLOCKED_BY"),
    ("numbers would meet, and only the drawn one may be laid", near_ring, "32b", "RING_MISMATCH"),
    ("no match, and only the drawn one may be laid", vain, "54a", "NO_MATCH"),
]


@pytest.mark.parametrize(("set_up", "action", "reason"), [case[1:] for case in GIVEN], ids=[case[0] for case in GIVEN])
def test_the_first_reason_that_holds_is_given(set_up: Callable[[], Position], action: str, reason: str) -> None:
    """S0 to S4 and our rulings (Laying a tile, Does it fit, A turn)."""
    position = set_up()
    assert why(position, action) == reason
    with pytest.raises(IllegalAction) as refused:
        after(position, action)
    assert refused.value.refusal.reason.name == reason
    assert refused.value.action == parse_action(action, position.line).action


def test_every_reason_is_given_above() -> None:
    """A turn."""
    assert [reason.name for reason in Reason] == ORDER
    assert {case[3] for case in GIVEN} == set(ORDER)


def test_a_legal_action_has_no_reason_against_it() -> None:
    """Laying a tile, A turn: a bend may be named where it is the right one."""
    assert [why(lead(), action) for action in ("55", "55R")] == [None, None]
    assert [why(curved(), action) for action in ("22bL",)] == [None]
    assert [why(drawn(), action) for action in ("21a", "21b", "-")] == [None] * 3
    assert [why(table("jaques", "-", "5561/4420"), action) for action in ("55", "55O")] == [None, None]
    assert why(table("jaques", "-", "5561/4420"), "55R") == "WRONG_BEND"


def test_a_tile_is_named_only_where_it_is_in_the_way() -> None:
    """Does it fit."""
    for _, set_up, action, reason in GIVEN:
        position = set_up()
        refusal = position.why_not(parse_action(action, position.line).action)
        assert refusal
        assert (refusal.tile is not None) == (reason == "BLOCKED_BY")
