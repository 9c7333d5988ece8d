"""docs/players.md: it tells of every player and preference, and its commands run."""

import re
import shlex
from pathlib import Path

import pytest

from bendo.players import PLAYERS, Preferences
from tests.cli.command import done

TEXT = (Path(__file__).parents[2] / "docs" / "players.md").read_text("utf-8")
COMMANDS = [
    line for block in re.findall(r"^```sh\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL) for line in block.splitlines()
]


def rows() -> list[str]:
    """What stands in the first column of all tables."""
    return re.findall(r"^\| `([^|]+?)`", TEXT, re.MULTILINE)


def test_every_player_is_told_of() -> None:
    assert [name for name in PLAYERS if name not in rows()] == []


def test_preferences_are_told_of_in_their_order() -> None:
    assert [name for name in rows() if name in Preferences._fields] == list(Preferences._fields)


@pytest.mark.parametrize("command", COMMANDS)
def test_a_documented_command_runs(command: str) -> None:
    program, *words = shlex.split(command)
    assert program == "bendo"
    assert done(*words).out
