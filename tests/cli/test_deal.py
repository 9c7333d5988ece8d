"""`bendo deal`."""

import pytest

from bendo.game import SHEETS
from tests.cli.command import done


def test_a_deal_is_told_in_dealt_order() -> None:
    ran = done("deal", "--rules", "blue-orange", "--players", "2", "--number", "2007", "--json")
    assert ran.out == (
        '{"attempt":0,"hands":["61442050435263","10216211426460"],"boneyard":"4055546522663341005130313253",'
        '"starters":"","leader":0,"must_lead":"44"}\n'
    )


@pytest.mark.parametrize("name", SHEETS)
def test_every_sheet_is_dealt_to_every_number_of_players(name: str) -> None:
    for players in SHEETS[name].players:
        dealt = done("deal", "--rules", name, "--players", str(players), "--number", "1", "--json").json
        tiles = "".join([*dealt["hands"], dealt["starters"], dealt["boneyard"]])
        assert list(dealt) == ["attempt", "hands", "boneyard", "starters", "leader", "must_lead"]
        assert len(dealt["hands"]) == players
        assert len(tiles) == 2 * SHEETS[name].tiles.size
        assert len(dealt["starters"]) == (4 if name == "all-five" else 0)
        assert (dealt["must_lead"] is None) == (name == "all-five")


def test_the_default_is_the_first_sheet_with_the_fewest_players() -> None:
    assert done("deal", "--number", "1", "--json") == done(
        *("deal", "--rules", "blue-orange", "--players", "2", "--number", "1", "--round", "0", "--json")
    )
    assert len(done("deal", "--rules", "no-draw-teams", "--number", "1", "--json").json["hands"]) == 4


def test_hands_without_a_double_are_dealt_again() -> None:
    dealt = done("deal", "--rules", "draw,hand=1", "--number", "1", "--json").json
    assert dealt["attempt"] > 0
    assert "Dealt again" in done("deal", "--rules", "draw,hand=1", "--number", "1").out


def test_who_leads_is_not_known_where_the_last_round_decides() -> None:
    first = done("deal", "--rules", "ben", "--number", "1", "--json").json
    later = done("deal", "--rules", "ben", "--number", "1", "--round", "1", "--json").json
    assert (first["leader"], first["must_lead"]) == (0, "66")
    assert (later["leader"], later["must_lead"]) == (None, None)


def test_a_free_lead_must_be_no_tile() -> None:
    dealt = done("deal", "--rules", "block,lead=any", "--number", "1", "--json").json
    assert (dealt["leader"], dealt["must_lead"]) == (0, None)


@pytest.mark.parametrize(
    ("rules", "round_number", "last"),
    [
        ("blue-orange", "0", "Seat 0 must lead 4-4."),
        ("block,lead=any", "0", "Seat 0 leads with any tile."),
        ("all-five", "0", "Seat 0 has the first turn."),
        ("ben", "1", "The winner of the last round begins."),
    ],
)
def test_a_deal_can_be_read(rules: str, round_number: str, last: str) -> None:
    lines = done("deal", "--rules", rules, "--number", "2007", "--round", round_number).out.splitlines()
    assert lines[0] == f"Game number 2007, round {round_number}, rules {rules}"
    assert lines[1].startswith("Seat 0: ")
    assert lines[-1] == last
    assert ("Starters: " in "\n".join(lines)) == (rules == "all-five")


def test_an_empty_boneyard_is_said_to_be_empty() -> None:
    assert "Boneyard: empty\n" in done("deal", "--rules", "no-draw-teams", "--number", "1").out


def test_a_game_number_may_have_sixty_four_characters() -> None:
    assert done("deal", "--number", "a-Z" + "9" * 61, "--json").json["hands"]
    assert done("deal", "--number=-", "--json").json["hands"]
