"""docs/arena.md: what it shows is what is printed."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from bendo.cli.app import build
from tests.arena.documents import DOCUMENT, commands, printed, sessions
from tests.cli.command import done

TEXT = DOCUMENT.read_text("utf-8")
TABLE = re.findall(r"^\| `(\w+)` \|", TEXT, re.MULTILINE)


@pytest.mark.parametrize("session", sessions(TEXT), ids=lambda session: commands(session)[0])
def test_a_documented_command_prints_what_the_document_shows(session: str) -> None:
    assert printed(session) == session


def test_the_table_names_what_json_tells() -> None:
    told = done("arena", "random", "random", "--games", "2", "--number", "7", "--rules", "ben,target=1", "--json").json
    assert list(told)[: len(TABLE)] == TABLE
    assert [key for key in told if f"`{key}`" not in TEXT] == []


def test_every_option_is_told_of() -> None:
    options = {name for argument in build()["arena"].assemble_argument_collection() for name in argument.names}
    assert [option for option in options if option.startswith("-") and f"`{option}" not in TEXT] == []


def test_the_documented_program_runs_when_it_is_saved(tmp_path: Path) -> None:
    (program,) = re.findall(r"^```python\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)
    file = tmp_path / "program.py"
    file.write_text(program, "utf-8")
    ran = subprocess.run([sys.executable, "-W", "error", str(file)], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert f'"win_rate":{ran.stdout.strip()},' in TEXT
