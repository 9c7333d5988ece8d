"""`bendo why`."""

import pytest

from bendo.game import Reason
from tests.cli.command import POSITION, Ran, done, refused, run

LEAD = "ben - 66544333524241/53613111403020 6560446350223251100064552162 turn=0,scores=0/0 -"
ANY_LEAD = LEAD.replace("ben", "ben,lead=any").replace("0/0", "0/0,lead=any")
STRAIGHT = "ben *66 544333524241/53613111403020 6560446350223251100064552162 turn=1,scores=0/0 -"
NOTHING_FITS = "ben 044116*66 5443335242/5331113020 6560446350223251100064552162 turn=0,scores=0/0 -"
ARMS = "draw 56*66 544333524241/5361311160403020 446350223251100064552162 turn=0,scores=0/0 -"
LAST = "draw 144440011220033446*666222244552233111166333 6560/5553515000 - turn=0,scores=0/0 -"
OVER = "draw 3330055221166001133556*666334411115544442200004466223 22/55 - turn=0,scores=0/0 -"
ACROSS = "jaques *66O64L 5443313010/5552421120 22336021624032535000446165514163 turn=1,scores=0/0 -"
DOUBLE = "jaques *66O62R21L 42513010/4422112000 52326041543165635333434061645550 turn=1,scores=0/0 -"
DRAWN = "wild-draw *66R 553322416040/6564545332612130 62435131006344205042521110 turn=1,drawn=65,scores=0/0 -"
NO_MORE = "wild-draw *66R 545362424131/5564333211504000 63203065515244106061432122 turn=1,drawn=64,scores=0/0 -"
MEETING = "wild-draw 46R*66R 545362424131/55333211504000 63203065515244106061432122 turn=0,scores=0/0 -"
ALL_GONE = "wild-draw 22R21L13R35R54L44R43L36R*66R64L40R05L51R14R42L 655562/336130201000 52326011 turn=1,scores=0/0 -"

ILLEGAL = [
    (OVER, "+", "ROUND_OVER", "The round is over, so nothing more is played."),
    (OVER, "22a", "ROUND_OVER", "The round is over, so nothing more is played."),
    (POSITION, "64a", "NOT_IN_HAND", "You do not hold 6-4."),
    (LEAD, "54", "MUST_LEAD", "6-6 must lead this round."),
    (LEAD, "+", "MUST_LEAD", "6-6 must lead this round."),
    (ANY_LEAD, "-", "MUST_LEAD", "Lead with any tile you hold: nobody draws or passes before the lead."),
    (LEAD, "66a", "NO_SUCH_END", "Nothing lies on the table yet: lead with 66 alone."),
    (STRAIGHT, "11c", "NO_SUCH_END", "The line has no end c: name one of a, b."),
    (STRAIGHT, "11", "NO_SUCH_END", "Say at which end 1-1 should lie: a, b."),
    (ALL_GONE, "00a", "NO_SUCH_END", "The line has no end left."),
    (STRAIGHT, "11a", "NO_MATCH", "1-1 does not match end a, which shows 6."),
    (POSITION, "63a", "NO_MATCH", "6-3 does not match end a, which shows 5."),
    (ARMS, "52a", "ARMS_FIRST", "End a must wait until every arm of the leading double holds a tile."),
    (POSITION, "50aL", "WRONG_BEND", "5-0 bends right at end a, and no other way."),
    (DOUBLE, "11bL", "WRONG_BEND", "Say which way 1-1 should lie at end b: 11bI or 11bO."),
    (DOUBLE, "11b", "WRONG_BEND", "Say which way 1-1 should lie at end b: 11bI or 11bO."),
    (STRAIGHT, "61aL", "WRONG_BEND", "Straight tiles do not bend: write 61a."),
    (ANY_LEAD, "41L", "WRONG_BEND", "A lead does not say which way it bends: write 41."),
    (POSITION, "50a", "BLOCKED_BY", "5-0 does not fit at end a: 4-2 is in the way."),
    (ACROSS, "42b", "BLOCKED_BY", "4-2 does not fit at end b: 6-6 is in the way."),
    (MEETING, "41a", "RING_MISMATCH", "4-1 at end a would meet end b, but 1 does not match 6."),
    (DRAWN, "61a", "ONLY_DRAWN_TILE", "You have drawn this turn, so you may lay 6-5 and no other tile."),
    (STRAIGHT, "+", "MUST_PLAY", "You can lay a tile, so you may not draw."),
    (STRAIGHT, "-", "MUST_PLAY", "You can lay a tile, so you may not pass."),
    (NOTHING_FITS, "-", "MUST_DRAW", "You can draw a tile, so you may not pass yet."),
    (LAST, "+", "MUST_PASS", "You can lay no tile and draw no more: all you can do is pass."),
    (NO_MORE, "+", "NO_TILES", "You may draw no more this turn: lay the tile you drew, or pass."),
]


def why(position: str, action: str) -> Ran:
    return run("why", "--position", position, action, "--json")


@pytest.mark.parametrize(("position", "action", "reason", "text"), ILLEGAL)
def test_an_illegal_action_is_told_with_its_reason(position: str, action: str, reason: str, text: str) -> None:
    ran = why(position, action)
    assert (ran.status, ran.err) == (1, "")
    assert list(ran.json) == ["legal", "reason", "tile", "text"]
    tile = {"50a": "42", "42b": "66"}[action] if reason == "BLOCKED_BY" else None
    assert ran.json == {"legal": False, "reason": reason, "tile": tile, "text": text}


def test_every_reason_that_can_be_asked_for_is_among_them() -> None:
    assert {reason for _, _, reason, _ in ILLEGAL} == {reason.name for reason in Reason} - {"NO_CLOCK"}


@pytest.mark.parametrize(
    ("position", "action", "text"),
    [
        (POSITION, "63b", "6-3 can be laid at end b."),
        (POSITION, "63bR", "6-3 can be laid at end b."),
        (POSITION, "+", "A tile can be drawn."),
        (POSITION, "+54", "A tile can be drawn."),
        (LEAD, "66", "6-6 can lead."),
        (LAST, "-", "The turn can be passed."),
    ],
)
def test_a_legal_action_is_told_to_be_one(position: str, action: str, text: str) -> None:
    told = done("why", "--position", position, action, "--json").json
    assert told == {"legal": True, "reason": None, "tile": None, "text": text}
    assert done("why", "--position", position, action).out == f"{text}\n"


def test_the_reason_can_be_read() -> None:
    ran = run("why", "--position", POSITION, "64a")
    assert ran == (1, "You do not hold 6-4.\n", "")


@pytest.mark.parametrize(("action", "status"), [("63b", 0), ("+", 0), ("-", 1), ("50a", 1)])
def test_a_position_that_hides_tiles_is_judged_the_same(action: str, status: int) -> None:
    hidden = POSITION.replace("64622111604010 546522663341005130313253", "?7 ?12")
    assert why(hidden, action) == why(POSITION, action)
    assert why(hidden, action).status == status


def test_arguments_may_stand_in_any_order() -> None:
    told = done("why", "--position", POSITION, "+")
    assert done("why", "+", "--position", POSITION) == told
    assert done("why", f"--position={POSITION}", "+") == told
    assert run("why", "--position", POSITION, "-") == run("why", "--position", POSITION, "--", "-")


@pytest.mark.parametrize("action", ["!", "!52"])
def test_time_is_not_asked_here(action: str) -> None:
    assert refused("why", "--position", POSITION, action).startswith(f"Time is called by the clock, so {action} ")
