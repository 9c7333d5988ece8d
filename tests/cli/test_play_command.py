"""`bendo play` as a process: through a pipe, and at a pseudo-terminal."""

from __future__ import annotations

import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest

from bendo.cli import main

COMMAND = [sys.executable, "-c", "import sys; from bendo.cli import main; sys.exit(main())", "play"]


def through_a_pipe(typed: str | bytes, *arguments: str, **environment: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [*COMMAND, *arguments],
        input=typed.encode() if isinstance(typed, str) else typed,
        capture_output=True,
        env={**os.environ, **environment},
        timeout=60,
        check=False,
    )


def test_a_whole_match_is_played_through_a_pipe(tmp_path: Path) -> None:
    found = through_a_pipe("1\n\n" * 400, "--number", "2007", "--rules", "blue-orange", XDG_DATA_HOME=str(tmp_path))
    said = found.stdout.decode()
    assert (found.returncode, found.stderr) == (0, b"")
    assert "the match after" in said
    rounds = int(said.partition("the match after ")[2].split()[0])
    assert said.count("Domino!") + said.count("Blocked:") == rounds
    assert max(map(len, said.splitlines())) <= 100
    assert "\x1b" not in said
    assert list(tmp_path.iterdir()) == [], "through a pipe nothing is saved"


def test_the_same_commands_print_the_same_bytes() -> None:
    first, second = (through_a_pipe("1\nhint\n+\n-\nundo\nlog\n", "--number", "2007").stdout for _ in range(2))
    assert first == second


@pytest.mark.parametrize("typed", ["", "1\nquit\n", "1\n64"])
def test_it_ends_cleanly_at_the_end_of_input(typed: str) -> None:
    found = through_a_pipe(typed, "--number", "2007")
    assert found.returncode == 0
    assert found.stderr == b""
    assert found.stdout.decode().splitlines()[-1].strip() == "bendo play --number 2007"


def test_noise_is_answered_line_by_line() -> None:
    found = through_a_pipe(b"\xff\xfe\x00\x1b[31m\n" + b"x" * 10_000 + b"\n\x07\n1\n", "--number", "2007")
    said = found.stdout.decode()
    assert (found.returncode, found.stderr) == (0, b"")
    assert said.count("is not known here") == 3
    assert all(line.isprintable() for line in said.splitlines())


def test_a_terminal_without_unicode_gets_plain_characters() -> None:
    found = through_a_pipe("1\n1\n", "--number", "2007", "--seats", "me,heaviest", PYTHONIOENCODING="ascii")
    assert found.stdout.isascii()
    assert b"\\" not in found.stdout.replace(b" \\", b"")


def test_a_reader_that_has_enough_is_no_error() -> None:
    with subprocess.Popen([*COMMAND], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdin
        assert process.stdout
        assert process.stderr
        process.stdout.readline()
        process.stdout.close()
        with process.stdin as typed:
            typed.write(b"help\n" * 2000)
        assert process.stderr.read() == b""
        assert process.wait(60) == 0


@pytest.mark.parametrize(
    "arguments",
    [
        ("--seats", "me,heaviest", "--rules", "no-draw-teams"),
        ("--seats", "me,me,me,me,me"),
        ("--seats", "heaviest,random"),
        ("--seats", "me,,heaviest"),
        ("--seats", "ms=100,me"),
        ("--number", "not a number"),
        ("--rules", "nothing"),
    ],
)
def test_wrong_arguments_get_one_line(arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", *arguments]) == 2
    found = capsys.readouterr()
    assert (found.out, found.err.count("\n")) == ("", 1)


class Sitting:
    """A process at a pseudo-terminal."""

    def __init__(self, *arguments: str, **environment: str) -> None:
        ours, theirs = pty.openpty()
        self.terminal, self.said = ours, ""
        self.process = subprocess.Popen(
            [*COMMAND, *arguments],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env={**os.environ, "TERM": "xterm", "COLUMNS": "100", "LINES": "30", **environment},
            start_new_session=True,
        )
        os.close(theirs)

    def until(self, words: str) -> str:
        """What is printed up to these words."""
        while words not in self.said:
            try:
                found = os.read(self.terminal, 65536)
            except OSError:  # the process has closed its end
                found = b""
            assert found, f"{words!r} is not said: {self.said}"
            self.said += found.decode()
        before, _, self.said = self.said.partition(words)
        return before + words

    def type(self, text: str) -> None:
        os.write(self.terminal, text.encode())

    def end(self) -> int:
        status = self.process.wait(60)
        os.close(self.terminal)
        return status


def test_at_a_terminal_a_match_is_left_and_gone_on_with(tmp_path: Path) -> None:
    first = Sitting("--number", "2007", XDG_DATA_HOME=str(tmp_path))
    started = first.until("Your turn: ")
    assert "To play against an easier Ben, type: bendo play --seats me,ben:easy" in started
    first.type("1\n")
    first.until("Your turn: ")
    first.type("\x04")  # the end of input
    first.until("The match is saved. To go on with it, type: bendo play")
    assert first.end() == 0
    saved = (tmp_path / "bendo" / "current.bdo").read_text()
    assert '[Seat1 "ben"]' in saved
    assert "0:44 1:" in saved

    second = Sitting(XDG_DATA_HOME=str(tmp_path), NO_COLOR="1")
    second.until("Go on with it? Enter for yes, no for a new match: ")
    second.type("\n")
    said = second.until("Your turn: ")
    assert "Game number 2007" in said
    assert "You play against Ben." in said
    assert "Ben laid " in said
    assert "\x1b[" not in said
    second.type("quit\n")
    second.until("bendo play")
    assert second.end() == 0
