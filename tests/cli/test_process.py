"""True processes: what a shell sees."""

import os
import shlex
import signal
import subprocess
import sys
import time
from typing import IO

import pytest

import bendo
from tests.cli.command import POSITION

COMMAND = [sys.executable, "-c", "import sys; from bendo.cli import main; sys.exit(main())"]
ENDLESS = ["simulate", "--number", "1", "--seats", "random,random", "--matches", "1000000", "--trace"]


def process(*arguments: str, stdout: IO[bytes] | int = subprocess.PIPE, **variables: str) -> "subprocess.Popen[bytes]":
    """Start a command as a process of its own, with these variables in its environment."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"} | variables
    return subprocess.Popen([*COMMAND, *arguments], stdout=stdout, stderr=subprocess.PIPE, env=environment)


def test_the_version_comes_at_once() -> None:
    started = process("--version")
    assert started.communicate() == (f"{bendo.__version__}\n".encode(), b"")
    assert started.returncode == 0


def test_an_illegal_action_is_status_one_and_bad_input_two() -> None:
    illegal = process("why", "--position", POSITION, "-")
    assert illegal.communicate() == (b"You can lay a tile, so you may not pass.\n", b"")
    assert illegal.returncode == 1
    wrong = process("why", "--position", POSITION, "?")
    assert wrong.communicate() == (b"", b'"?" is no action: write one such as 64a, 66bR, +, -.\n')
    assert wrong.returncode == 2


def test_a_reader_that_has_enough_ends_it_quietly() -> None:
    started = process(*ENDLESS)
    assert started.stdout
    assert started.stderr
    assert started.stdout.readline().startswith(b'{"type":"deal"')
    started.stdout.close()
    assert started.stderr.read() == b""
    started.stderr.close()
    assert started.wait(10) == 0


@pytest.mark.skipif(os.name != "posix", reason="Ctrl-C is sent as a signal")
def test_an_interruption_ends_it_quietly() -> None:
    started = process(*ENDLESS)
    assert started.stdout
    started.stdout.readline()
    started.send_signal(signal.SIGINT)
    _, err = started.communicate(timeout=10)
    assert (started.returncode, err) == (130, b"")


def test_matches_stream_as_they_end() -> None:
    started = process(*ENDLESS[:-1])
    assert started.stdout
    begun = time.monotonic()
    assert started.stdout.readline().startswith(b'{"type":"match"')
    assert time.monotonic() - begun < 10
    started.kill()
    started.communicate()


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="no device that is always full")
def test_a_full_disk_is_told() -> None:
    with open("/dev/full", "wb") as full:
        started = process("rules", "--json", stdout=full)
        _, err = started.communicate()
    assert (started.returncode, err) == (2, b"That cannot be done: No space left on device.\n")


def test_a_plain_terminal_gets_plain_characters() -> None:
    started = process("show", "--position", POSITION, PYTHONIOENCODING="ascii")
    out, err = started.communicate()
    assert (started.returncode, err) == (0, b"")
    assert out.isascii()
    assert b"\\u" not in out


def test_the_same_bytes_come_out_whatever_the_hash_seed() -> None:
    arguments = ("simulate", "--number", "9", "--seats", "random,heaviest,random", "--rules", "draw", "--trace")
    runs = [process(*arguments, PYTHONHASHSEED=seed).communicate()[0] for seed in ("1", "2")]
    assert runs[0] == runs[1]
    assert runs[0]


@pytest.mark.skipif(os.name != "posix", reason="streams are closed by the shell")
@pytest.mark.parametrize("closed", [">&-", "2>&-", ">&- 2>&-", "<&-"])
def test_closed_streams_do_no_harm(closed: str) -> None:
    quoted = shlex.join([*COMMAND, "deal", "--number", "1", "--rules", "nonsense"])
    ran = subprocess.run(["/bin/sh", "-c", f"{quoted} {closed}"], capture_output=True)
    assert ran.returncode == 2
    assert ran.stdout == b""
    assert ran.stderr.count(b"\n") == (0 if "2>&-" in closed else 1)
