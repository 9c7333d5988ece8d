"""The smallest inputs of faults that were found by trying to break the commands."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from tests.cli.command import done, refused

END = "turn=0,scores=0/0 -"


@pytest.mark.parametrize(
    "position",
    [
        f"draw *6667 66/65 - {END}",
        f"ben *666C 66/65 - {END}",
        f"jaques *55O5BR 66/65 - {END}",
        f"blue-orange *44R4AL ?4/?7 ?12 {END}",
    ],
)
def test_a_tile_outside_the_set_in_the_line_is_named(position: str) -> None:
    assert "not in the set" in refused("show", "--position", position)


def test_a_tile_that_is_there_five_hundred_times_is_named_once() -> None:
    line = refused("show", "--position", f"blue-orange - 66/65 {'66' * 520} {END}")
    assert line.startswith("6-6 is in ")
    assert line.count("6-6") == 1


@pytest.mark.parametrize("number", ["-", "-abc", "--", "-5"])
def test_a_game_number_may_begin_with_a_hyphen(number: str) -> None:
    given = ["--number", number] if number != "--" else [f"--number={number}"]
    assert len(json.loads(done("deal", *given, "--json").out)["hands"]) == 2


def test_all_faults_are_told_though_there_are_too_many_hands() -> None:
    line = refused("show", "--position", "ben *66 65/99/54 - turn=2,scores=0,fives=3,drawn=66 -")
    for fault in ("3 hands", "9-9", "scores", "fives", "6-6 cannot have been drawn"):
        assert fault in line


def test_the_same_tile_is_not_drawn_twice() -> None:
    hands = "555453525150/656463626160 444342414033323130222120111000"
    line = refused("why", "+", "--position", f"wild-draw *66R {hands} turn=0,drawn=5454,scores=0/0 -")
    assert "5-4 cannot have been drawn in this turn." in line


def test_a_game_with_its_output_closed_ends_quietly() -> None:
    code = "import sys; sys.stdout = None; from bendo.cli import main; sys.exit(main(['play', '--number', '1']))"
    ran = subprocess.run([sys.executable, "-c", code], stdin=subprocess.DEVNULL, capture_output=True, check=False)
    assert (ran.returncode, ran.stderr) == (0, b"")


@pytest.mark.parametrize("option", ["--faces", "--palette"])
def test_an_empty_choice_is_refused(option: str) -> None:
    position = "ben *66 65/54 - turn=0,scores=0/0 -"
    assert refused("show", "--position", position, "--svg", "-", option, "")
