"""`bendo show`."""

import pytest

from bendo.game import SHEETS, Match, deal
from bendo.notation import spell_position, spell_view
from bendo.players import player
from tests.cli.command import POSITION, done


def test_a_position_is_shown_with_its_ends_and_hands() -> None:
    lines = done("show", "--position", POSITION).out.splitlines()
    assert lines[-10:] == [
        "End a shows 5 and is closed: only a bend to the left fits.",
        "End b shows 3 and is open: both bends fit.",
        "",
        "Seat 0: 4 tiles, 2-0, 5-0, 6-1, 6-3",
        "Seat 1: 7 tiles, 1-0, 1-1, 2-1, 4-0, 6-0, 6-2, 6-4",
        "Boneyard: 12 tiles",
        "",
        "Seat 0: 0 points",
        "Seat 1: 0 points",
        "It is the turn of seat 0.",
    ]
    assert max(map(len, lines)) <= 100


def test_ascii_is_ascii() -> None:
    assert done("show", "--position", POSITION, "--ascii").out.isascii()


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        (POSITION.replace("64622111604010 546522663341005130313253", "?7 ?12"), "Seat 1: 7 tiles\n"),
        (POSITION.replace("64622111604010 546522663341005130313253", "64?6 ?12"), "Seat 1: 7 tiles, 6-4 among them\n"),
        (POSITION.replace("turn=0", "turn=1").replace("scores=0/0", "scores=7:2/5"), "Seat 0: 7/2 points\n"),
        (
            "draw 3330055221166001133556*666334411115544442200004466223 22/55 - turn=0,scores=0/0 -",
            "The round is over: it is blocked.\n",
        ),
        (
            "draw 56*66 544333524241/5361311160403020 446350223251100064552162 turn=0,scores=0/0 -",
            "End a shows 5 and waits until every arm holds a tile.\n",
        ),
        (
            "wild-draw 22R21L13R35R54L44R43L36R*66R64L40R05L51R14R42L 655562/336130201000 52326011 turn=1,scores=0/0 -",
            "End b is gone in a ring.\n",
        ),
        (
            "wild-draw *66R 545362424131/5564333211504000 63203065515244106061432122 turn=1,drawn=64,scores=0/0 -",
            "It is the turn of seat 1. Seat 1 has drawn 1 tile this turn.\n",
        ),
        (
            "ben - 66544333524241/53613111403020 6560446350223251100064552162 turn=0,scores=0/0 -",
            "Nothing lies on the table yet.\n",
        ),
    ],
)
def test_whatever_is_to_be_known_is_said(position: str, sentence: str) -> None:
    assert sentence in done("show", "--position", position).out


@pytest.mark.parametrize("name", SHEETS)
def test_a_round_of_every_sheet_can_be_shown_at_every_moment(name: str) -> None:
    rules = SHEETS[name]
    players = rules.players[-1]
    match = Match.begin(rules, players, "3")
    while True:
        position = match.position
        text = done("show", "--position", spell_position(position)).out
        assert ("The round is over" in text) == position.over
        assert max(map(len, text.splitlines())) <= 100
        if position.over:
            break
        view = position.view(position.turn)
        assert done("show", "--position", spell_view(view), "--ascii").out.isascii()
        choice = player("random", f"3-{len(position.line)}", position.turn).choose(view)
        match = match.play(choice.action).match


def test_the_first_moment_of_a_round_can_be_shown() -> None:
    text = done("show", "--position", spell_position(deal(SHEETS["dutch"], 2, "1").position())).out
    assert "Boneyard: 14 tiles\nThe last 2 of them are never drawn.\n" in text
