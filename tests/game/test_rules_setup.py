"""Positions that can't be: every fault, alone and with others."""

from __future__ import annotations

import pytest

from bendo.game import Fault, InvalidSetup, Problem
from bendo.notation import parse_setup, parse_tile, parse_view, spell_tile
from tests.game.tables import table_text

REST = "0011202230313233404142434450515253556061626364"
"""The double-six set but for 66, 65, 54, 21 and 10."""


def problems(text: str) -> tuple[Problem, ...]:
    """What is wrong with a position."""
    with pytest.raises(InvalidSetup) as refused:
        parse_setup(text).position()
    return refused.value.problems


def faults(text: str) -> list[str]:
    """The faults of a position, by name."""
    return [problem.fault.name for problem in problems(text)]


ALONE = {
    # players
    "ben is for two": (table_text("ben", "*66", "65/54/43"), "PLAYERS"),
    "teams are for four": (table_text("no-draw-teams", "*66R", "65/54"), "PLAYERS"),
    "one hand is no game": (table_text("blue-orange", "*66R", "65"), "PLAYERS"),
    # tiles
    "a double-six set has no 97": (f"ben *66 6554/2110 {REST}97 turn=0,scores=0/0 -", "NOT_IN_SET"),
    "a tile on the table and in a hand": (table_text("ben", "*66", "6665/54"), "TWICE"),
    "a tile that is nowhere": (f"ben *66 6554/2110 {REST[2:]} turn=0,scores=0/0 -", "MISSING"),
    "a hidden tile in a position": (f"ben *66 65?1/2110 {REST} turn=0,scores=0/0 -", "HIDDEN"),
    # the line
    "a curved opener turned round": (table_text("blue-orange", "*10R", "65/54"), "OPENER"),
    "a curved opener that bends left": (table_text("blue-orange", "*66L", "65/54"), "OPENER"),
    "a crosswise opener inward": (table_text("jaques", "*66I", "65/54"), "OPENER"),
    "a straight opener turned round": (table_text("ben", "*64", "65/54"), "OPENER"),
    "one starter alone": (table_text("all-five", "*66R", "65/54"), "OPENER"),
    "two openers": (table_text("blue-orange", "*66R+*55R", "65/54"), "OPENER"),
    "all five without starters": (table_text("all-five", "-", "65/54"), "OPENER"),
    "three arms of four": (table_text("draw-nine", "99|||", "65/54"), "ARMS"),
    "four arms of a tile that is no double": (table_text("draw-nine", "89||||", "65/54"), "ARMS"),
    "numbers that do not match": (table_text("ben", "*6654", "65/21"), "CANNOT_LIE"),
    "a tile that bends the wrong way": (table_text("blue-orange", "*66R65R", "54/21"), "CANNOT_LIE"),
    "a tile on another": (table_text("blue-orange", "16L*66R62R25R", "54/21"), "CANNOT_LIE"),
    "a ring of unequal numbers": (table_text("blue-orange", "*66R62R23R", "54/21"), "CANNOT_LIE"),
    "an arm that had to wait": (table_text("draw", "1226*66", "54/30"), "CANNOT_LIE"),
    # seats and scores
    "no such seat": (table_text("ben", "*66", "65/54", state="turn=2"), "TURN"),
    "two hands are empty": (table_text("blue-orange", "*66R", "-/-/54"), "TWO_OUT"),
    "a score too many": (table_text("ben", "*66", "65/54", state="scores=0/0/0"), "SCORES"),
    "scores by seat in a team game": (
        table_text("no-draw-teams", "*66R", "65/54/43/32", state="scores=0/0/0/0"),
        "SCORES",
    ),
    "fives without fives": (table_text("ben", "*66", "65/54", state="fives=5/0"), "FIVES"),
    "fives that are none": (table_text("jaques-muggins", "*66O", "65/54", state="fives=4/0"), "FIVES"),
    "fives for a side too many": (table_text("jaques-muggins", "*66O", "65/54", state="fives=5/0/0"), "FIVES"),
    "a leader where none is told": (table_text("ben", "*66", "65/54", state="leader=0"), "NO_LEADER"),
    "all five without its leader": (
        table_text("all-five", "*66R+*55R", "65/54").replace(",leader=0", ""),
        "NO_LEADER",
    ),
    "a leader who has no seat": (table_text("all-five", "*66R+*55R", "65/54", state="leader=2"), "NO_LEADER"),
    # the lead
    "another holds the highest double": (table_text("ben", "-", "4465/5521"), "LEADER"),
    "another holds the heaviest tile": (table_text("ben", "-", "5421/6310"), "LEADER"),
    "nobody holds a double": (table_text("draw", "-", "5421/6310", state="turn=1"), "NO_DOUBLE"),
    "a free lead on a sheet without": (table_text("blue-orange", "-", "5521/4465", state="lead=any"), "LEAD"),
    "a free lead after the lead": (table_text("ben", "*66", "5521/4465", state="lead=any"), "LEAD"),
    "a forced lead where any tile leads": (table_text("ben,lead=any", "-", "5521/4465"), "LEAD"),
    # drawn tiles
    "a tile was drawn before the lead": (table_text("ben", "-", "5521/4465", state="turn=0,drawn=21"), "DRAWN"),
    "a drawn tile that is in another hand": (table_text("ben", "*66", "5421/43", state="turn=0,drawn=43"), "DRAWN"),
    "a drawn tile that was laid": (table_text("ben", "*66", "5421/43", state="turn=0,drawn=66"), "DRAWN"),
    "a draw where nobody draws": (table_text("block", "*66", "5421/65", state="turn=0,drawn=21"), "DRAWN"),
    "two draws of one": (table_text("jaques", "*66O", "5421/43", state="turn=0,drawn=5421"), "DRAWN"),
    "a draw by one who could play": (table_text("ben", "*66", "6521/43", state="turn=0,drawn=21"), "DRAWN"),
    "a draw after one that fitted": (table_text("wild-draw", "*66R", "6521/43", state="turn=0,drawn=6521"), "DRAWN"),
    "two free draws of one": (table_text("wild-draw", "*66R", "652130/43", state="turn=0,drawn=2130"), "DRAWN"),
    # memory
    "memory of a seat too many": (table_text("ben", "*66", "65/54", memory="1/1/1"), "MEMORY"),
    "memory of a tile too few": (table_text("ben", "*66", "6543/54", memory="1/1"), "MEMORY"),
    "a shown tile that is not in the hand": (table_text("jaques", "*66O", "6543/54", memory="=21,1/1"), "MEMORY"),
    "a tile that was ruled out": (table_text("ben", "*66", "6543/54", memory="2!65/1"), "MEMORY"),
    "newer tiles that cannot be what older can": (table_text("ben", "*66", "6543/54", memory="1,1!21/1"), "MEMORY"),
}


@pytest.mark.parametrize(("text", "fault"), ALONE.values(), ids=ALONE)
def test_what_can_not_be_is_refused_with_its_fault(text: str, fault: str) -> None:
    """S0 to S4 and our rulings (Laying a tile, A turn, Scores)."""
    assert faults(text) == [fault]


def test_a_view_in_which_the_tiles_do_not_add_up_is_refused() -> None:
    """Tiles: 1 on the table, 7 and 2 in hands, 17 in the boneyard; 18 would be right."""
    text = "ben *66 6554/?7 ?{} turn=0,scores=0/0 -"
    assert parse_view(text.format(18)).boneyard == 18
    with pytest.raises(InvalidSetup) as refused:
        parse_view(text.format(17))
    assert [(problem.fault.name, problem.number) for problem in refused.value.problems] == [("COUNT", 27)]


def test_a_view_of_a_seat_whose_hand_is_hidden_is_refused() -> None:
    """What is seen: a seat knows its own hand."""
    text = "ben *66 6554/?7 ?18 turn=0,scores=0/0 -"
    assert parse_view(text, 0).counts == (2, 7)
    with pytest.raises(InvalidSetup) as refused:
        parse_view(text, 1)
    assert [(problem.fault.name, problem.seat) for problem in refused.value.problems] == [("HIDDEN", 1)]


def test_every_fault_is_found_above() -> None:
    """Laying a tile, A turn, Scores."""
    assert {fault for _, fault in ALONE.values()} | {"COUNT", "BONEYARD"} == {fault.name for fault in Fault}


@pytest.mark.parametrize(
    ("text", "reason", "tile"),
    [
        (ALONE["numbers that do not match"][0], "NO_MATCH", "54"),
        (ALONE["a tile that bends the wrong way"][0], "WRONG_BEND", "65"),
        (ALONE["a tile on another"][0], "BLOCKED_BY", "52"),
        (ALONE["a ring of unequal numbers"][0], "RING_MISMATCH", "32"),
        (ALONE["an arm that had to wait"][0], "ARMS_FIRST", "21"),
    ],
)
def test_a_tile_that_cannot_lie_where_it_does_tells_why(text: str, reason: str, tile: str) -> None:
    """S0 to S4 (Laying a tile, Does it fit)."""
    (problem,) = problems(text)
    assert problem.refusal
    assert problem.tile
    assert (problem.refusal.reason.name, spell_tile(problem.tile)) == (reason, tile)


def test_the_tiles_and_seats_at_fault_are_named() -> None:
    """Tiles, The lead."""
    (twice,) = problems(ALONE["a tile on the table and in a hand"][0])
    (missing,) = problems(ALONE["a tile that is nowhere"][0])
    (leader,) = problems(ALONE["another holds the highest double"][0])
    assert (twice.tile, missing.tile) == (parse_tile("66"), parse_tile("00"))
    assert (leader.seat, leader.tile) == (1, parse_tile("55"))


def test_all_faults_are_listed_at_once() -> None:
    """Laying a tile, A turn, Scores."""
    text = f"ben *6654 6554/2110 {REST[2:]} turn=3,leader=0,scores=0/0/0,fives=5/0,lead=any 1/1"
    assert sorted(faults(text)) == sorted(
        [
            "CANNOT_LIE",  # 54 at an end that shows 6
            "TWICE",  # 54 on the table and in a hand
            "MISSING",  # 00
            "TURN",
            "SCORES",
            "FIVES",
            "NO_LEADER",
            "LEAD",
            *("MEMORY", "MEMORY"),  # two hands of two tiles each
        ]
    )


def test_every_tile_that_is_missing_or_there_twice_is_listed() -> None:
    """Tiles."""
    found = problems(f"ben *66 6566/2110 {REST[6:]}65 turn=0,scores=0/0 -")
    assert [(p.fault.name, spell_tile(p.tile)) for p in found if p.tile] == [
        *(("TWICE", "65"), ("TWICE", "66")),
        *(("MISSING", "00"), ("MISSING", "11"), ("MISSING", "20"), ("MISSING", "54")),
    ]


VIEW = "blue-orange 55L52L24R*44R43L 63615020/?7 ?12 turn=0,scores=0/0 -"


@pytest.mark.parametrize(
    ("text", "faults"),
    [
        (VIEW.replace("?12", "54?11"), ["BONEYARD"]),
        (VIEW.replace("turn=0", "turn=0,drawn=?1"), ["DRAWN"]),
        (VIEW.replace("turn=0", "turn=0,drawn=2020"), ["DRAWN"]),
        (VIEW.replace("turn=0", "turn=0,drawn=6361"), ["DRAWN"]),
        (VIEW.replace("turn=0", "turn=1,drawn=?2").replace("63615020/?7", "?4/64622111604010"), ["HIDDEN", "DRAWN"]),
        (VIEW.replace("turn=0", "turn=0,drawn=66"), ["DRAWN"]),
        (VIEW.replace("-", "4!99/7"), ["MEMORY"]),
        (VIEW.replace("turn=0,scores=0/0", "turn=0,drawn=66,scores=0"), ["SCORES", "DRAWN"]),
        (VIEW.replace("63615020/?7", "?4/?7"), ["HIDDEN"]),
    ],
)
def test_what_no_seat_can_know_is_no_view(text: str, faults: list[str]) -> None:
    """Which View there can be (What is seen): the own hand and draw known, the boneyard not."""
    with pytest.raises(InvalidSetup) as refused:
        parse_setup(text.replace("blue4!99/7orange", "blue-orange")).view(0)
    assert [problem.fault.name for problem in refused.value.problems] == faults


def test_a_seat_that_does_not_sit_there_has_no_view() -> None:
    """Which View there can be (What is seen)."""
    with pytest.raises(InvalidSetup) as refused:
        parse_setup(table_text("ben", "*66", "65/54")).view(3)
    assert [(problem.fault.name, problem.seat) for problem in refused.value.problems] == [("TURN", 3)]


def test_a_draw_hidden_from_who_drew_it_is_one_fault() -> None:
    """What is seen: a drawn tile is known to its drawer."""
    with pytest.raises(InvalidSetup) as refused:
        parse_setup(VIEW.replace("turn=0", "turn=0,drawn=?9")).view(0)
    assert [problem.fault.name for problem in refused.value.problems] == ["DRAWN"]
