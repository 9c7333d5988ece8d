"""`bendo perft`."""

from bendo.game import deal, perft, sheet
from bendo.notation import spell_position
from tests.cli.command import POSITION, done

OF_ONE = ("perft", "--rules", "blue-orange", "--players", "2", "--number", "1")


def test_sequences_are_counted_from_a_deal() -> None:
    ran = done(*OF_ONE, "--depth", "5")
    assert ran.out == '{"counts":[1,1,1,3,10,26]}\n'
    assert tuple(ran.json["counts"]) == perft(deal(sheet("blue-orange"), 2, "1").position(), 5)


def test_nothing_is_one_sequence() -> None:
    assert done(*OF_ONE, "--depth", "0").json == {"counts": [1]}
    assert done(*OF_ONE, "--depth", "0", "--divide").json == {"counts": [1], "divide": {}}


def test_the_last_count_is_split_by_first_action_sorted_as_text() -> None:
    found = done("perft", "--position", POSITION, "--depth", "3", "--divide").json
    assert list(found["divide"]) == sorted(found["divide"])
    assert sum(found["divide"].values()) == found["counts"][-1]
    assert list(found) == ["counts", "divide"]


def test_a_position_takes_the_place_of_the_deal() -> None:
    position = spell_position(deal(sheet("ben"), 2, "1").position())
    counted = done("perft", "--rules", "ben", "--players", "2", "--number", "1", "--depth", "4").json
    assert done("perft", "--position", position, "--depth", "4").json == counted
    assert done(*OF_ONE, "--depth", "4", "--position", position).json == counted


def test_the_count_ends_with_the_round() -> None:
    over = "draw 3330055221166001133556*666334411115544442200004466223 22/55 - turn=0,scores=0/0 -"
    assert done("perft", "--position", over, "--depth", "2").json == {"counts": [1, 0, 0]}
    assert done("perft", "--position", over, "--depth", "2", "--divide").json["divide"] == {}
