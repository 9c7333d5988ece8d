"""`bendo show`."""

import itertools
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from bendo.game import SHEETS, Match, deal
from bendo.notation import spell_position, spell_view
from bendo.players import player
from tests.cli.command import POSITION, done, refused


def test_a_position_is_shown_with_its_ends_and_hands() -> None:
    lines = done("show", "--position", POSITION).out.splitlines()
    assert lines[-10:] == [
        "End a shows 5 and is closed: a tile must bend left.",
        "End b shows 3 and is open: a tile may bend left or right.",
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
            "End a shows 5, and waits until every arm of the leading double holds a tile.\n",
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
def test_a_round_of_every_sheet_can_be_shown_at_every_third_moment(name: str) -> None:
    rules = SHEETS[name]
    players = rules.players[-1]
    match = Match.begin(rules, players, "3")
    for moment in itertools.count():
        position = match.position
        view = position.view(position.turn)
        if position.over or moment % 3 == 0:
            text = done("show", "--position", spell_position(position)).out
            assert ("The round is over" in text) == position.over
            assert max(map(len, text.splitlines())) <= 100
            assert done("show", "--position", spell_view(view), "--ascii").out.isascii()
        if position.over:
            break
        choice = player("random", f"3-{len(position.line)}", position.turn).choose(view)
        match = match.play(choice.action).match


def test_the_first_moment_of_a_round_can_be_shown() -> None:
    text = done("show", "--position", spell_position(deal(SHEETS["dutch"], 2, "1").position())).out
    assert "Boneyard: 14 tiles\nThe last 2 of them are never drawn.\n" in text


# Pictures.


def test_a_picture_takes_the_place_of_the_text(tmp_path: Path) -> None:
    file = tmp_path / "table.svg"
    assert done("show", "--position", POSITION, "--svg", str(file)).out == ""
    svg = done("show", "--position", POSITION, "--svg", "-").out
    assert file.read_text("utf-8") == svg
    root = ElementTree.fromstring(svg)
    assert root[0].text == "A table of Bendomino"
    assert root[1].text == (
        "5 tiles lie on the table. End a shows 5 and is closed: a tile must bend left. "
        "End b shows 3 and is open: a tile may bend left or right."
    )


def test_a_picture_can_have_other_colours_faces_and_hands() -> None:
    plain = done("show", "--position", POSITION, "--svg", "-").out
    for options in (["--palette", "night"], ["--faces", "numerals"], ["--faces", "pictures"], ["--hands"]):
        assert done("show", "--position", POSITION, "--svg", "-", *options).out != plain
    hands = done("show", "--position", POSITION, "--svg", "-", "--hands").out
    assert 'data-seat="1" data-hidden="7"' in hands
    assert 'data-tile="63"' in hands
    assert 'data-tile="62"' not in hands  # the other seat's


def test_a_table_on_which_nothing_lies_can_be_drawn() -> None:
    position = spell_position(deal(SHEETS["dutch"], 2, "1").position())
    assert "Nothing lies on the table yet." in done("show", "--position", position, "--svg", "-", "--hands").out


@pytest.mark.parametrize(
    ("options", "line"),
    [
        (["--palette", "night"], "--palette is for a picture: add --svg FILE."),
        (["--faces", "pips"], "--faces is for a picture: add --svg FILE."),
        (["--hands"], "--hands is for a picture: add --svg FILE."),
        (["--svg", "-", "--palette", "red"], 'There is no palette "red": choose one of baize, night, high-contrast.'),
        (["--svg", "-", "--faces", "dots"], 'There are no faces "dots": choose one of pips, numerals, pictures.'),
        (["--svg", "no/such/folder/x.svg"], 'There is no folder for "no/such/folder/x.svg".'),
        (["--svg", "."], '"." is a folder, not a file.'),
        (["--svg"], "--svg needs a value: write --svg table.svg."),
    ],
)
def test_a_picture_that_can_not_be_made_is_refused(options: list[str], line: str) -> None:
    assert refused("show", "--position", POSITION, *options) == line


def test_there_are_pictures_for_small_numbers_only() -> None:
    position = spell_position(deal(SHEETS["draw-nine"], 2, "1").position())
    assert refused("show", "--position", position, "--svg", "-", "--faces", "pictures") == (
        "There are pictures for 0 to 6 only, and this set goes up to 9: choose pips or numerals."
    )


def test_without_its_extra_a_png_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    file = tmp_path / "table.png"
    assert refused("show", "--position", POSITION, "--png", str(file)) == (
        'For --png an extra part of bendo must be installed: write pip install "bendo[png]".'
    )
    assert not file.exists()


def test_a_png_is_written(tmp_path: Path) -> None:
    file = tmp_path / "table.png"
    done("show", "--position", POSITION, "--png", str(file))
    assert file.read_bytes().startswith(b"\x89PNG\r\n")
