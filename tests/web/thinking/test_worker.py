"""The worker's process: what ends it and what does not, and what it keeps to itself."""

import logging
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import psutil
import pytest

from bendo.notation import spell_view
from bendo.web.thinking import Thinker
from bendo.web.thinking.messages import READY, Question, answer_of, spell
from bendo.web.thinking.place import COMMAND
from tests.web.thinking.asking import Run, chosen, command, views

PARENT = """
import asyncio
from bendo.web.thinking import Thinker
from tests.web.thinking.asking import chosen, views

async def ask():
    async with Thinker(workers=2) as thinker:
        await asyncio.gather(*(thinker.choose(view, "ben", "s") for view in views()))
        print(*thinker.pids, flush=True)
        await asyncio.Event().wait()

asyncio.run(ask())
"""

ALL_ASKED = """
import sys
from bendo.players import PLAYERS
from bendo.web.thinking.messages import Answer, Question
from bendo.web.thinking.worker import answered

view = sys.argv[1]
assert all(isinstance(answered(Question(0, view, int(sys.argv[2]), name, None)), Answer) for name in PLAYERS)
sys.exit(bool({"numba", "numpy", "sqlalchemy", "starlette"} & set(sys.modules)))
"""

ROOT = Path(__file__).parents[3]


@pytest.fixture
def worker() -> Iterator[subprocess.Popen[bytes]]:
    """A worker that is ready."""
    with subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        try:
            assert process.stdout is not None
            assert process.stdout.readline() == READY
            yield process
        finally:
            process.kill()


def question(number: int) -> bytes:
    view = views()[number]
    return spell(Question(number, spell_view(view), view.seat, "ben", "s"))


def test_it_ends_with_its_input_when_all_is_answered(worker: subprocess.Popen[bytes]) -> None:
    out, _ = worker.communicate(b"", timeout=60)
    assert out == b""
    assert worker.returncode == 0


def test_it_does_not_hear_an_interruption(worker: subprocess.Popen[bytes]) -> None:
    assert worker.stdin is not None
    assert worker.stdout is not None
    for number in range(3):
        worker.send_signal(signal.SIGINT)
        worker.stdin.write(question(number))
        worker.stdin.flush()
        assert worker.stdout.readline() == spell(answer_of(number, chosen(views()[number])))


def test_it_ends_with_its_input_in_the_middle_of_a_thought(tmp_path: Path) -> None:
    with subprocess.Popen(
        command(tmp_path, "ponder"), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdin is not None
        assert process.stderr is not None
        process.stdin.write(question(0))
        process.stdin.flush()
        assert b"to choose from" in process.stderr.readline()
        process.stdin.close()
        assert process.wait(timeout=60) == 0


def test_workers_do_not_outlive_a_server_that_was_killed() -> None:
    with subprocess.Popen([sys.executable, "-c", PARENT], cwd=ROOT, stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        workers = [psutil.Process(int(pid)) for pid in parent.stdout.readline().split()]
        assert len(workers) == 2
        parent.kill()
    _, alive = psutil.wait_procs(workers, timeout=60)
    assert alive == []


def test_workers_are_out_of_reach_of_the_terminal(run: Run[None]) -> None:
    async def ask() -> None:
        async with Thinker() as thinker:
            await thinker.choose(views()[0], "ben", "s")
            (pid,) = thinker.pids
            assert os.getsid(pid) == pid != os.getsid(0)

    run(ask())


def test_what_players_print_is_logged_and_no_setting_is_told_them(
    run: Run[None], tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BENDO_DATABASE_URL", "secret")

    async def ask() -> None:
        async with Thinker(command=command(tmp_path, "print")) as thinker:
            view = views()[0]
            assert (await thinker.choose(view, "ben", "s")).action == view.actions()[0]

    with caplog.at_level(logging.WARNING, "bendo.web.thinking"):
        run(ask())
    (said,) = caplog.messages
    assert said.startswith("worker ")
    assert said.endswith(": settings: ['PATH']")


def test_it_imports_no_more_than_players_need() -> None:
    view = views()[0]
    script = [sys.executable, "-c", ALL_ASKED, spell_view(view), str(view.seat)]
    assert subprocess.run(script, check=False, timeout=60).returncode == 0
