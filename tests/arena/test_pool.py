"""Processes that do the work, and leave when they should."""

import multiprocessing
import os
import signal
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.context import SpawnProcess

import pytest

from bendo.arena import InlinePool, ProcessPool, WorkerLost, WorkFailed
from tests.arena.asked import answered, question


def square(number: int) -> int:
    """Squares; 13 it can't do, 99 kills it."""
    if number == 13:
        raise LookupError("thirteen")
    if number == 99:
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def forever(number: int) -> int:
    """Returns at once for 0, and never for anything else."""
    if number:
        signal.pause()
    return number


def interrupted(number: int) -> int:
    """Sends its own process what Ctrl-C sends."""
    os.kill(os.getpid(), signal.SIGINT)
    return number


def test_without_workers_the_work_is_done_here() -> None:
    assert list(InlinePool().map(square, range(4))) == [0, 1, 4, 9]
    with pytest.raises(LookupError, match="thirteen"):
        list(InlinePool().map(square, [13]))


def test_processes_do_all_the_work_and_leave() -> None:
    assert sorted(ProcessPool(2).map(square, range(9))) == [number * number for number in range(9)]
    assert multiprocessing.active_children() == []


def test_no_process_is_started_that_has_nothing_to_do() -> None:
    assert list(ProcessPool(1000).map(square, [3])) == [9]
    assert list(ProcessPool(1000).map(square, [])) == []


def test_what_goes_wrong_in_a_worker_is_told_with_its_place() -> None:
    with pytest.raises(WorkFailed, match="LookupError: thirteen") as failed:
        list(ProcessPool(2).map(square, [1, 13, 2]))
    assert "in square" in failed.value.__notes__[0]
    assert multiprocessing.active_children() == []


def test_a_worker_that_is_killed_is_missed() -> None:
    with pytest.raises(WorkerLost, match=r"-9|status"):
        list(ProcessPool(2).map(square, [1, 99, 2]))
    assert multiprocessing.active_children() == []


def test_workers_leave_when_nobody_wants_their_results() -> None:
    results = ProcessPool(2).map(square, iter(int, 1))
    assert next(results) == 0
    results.close()
    assert multiprocessing.active_children() == []


def test_processes_come_to_the_same_answer() -> None:
    asked = question("random", "heaviest", "ben")
    assert answered(asked, 24, ProcessPool(2)) == answered(asked, 24)


def test_a_worker_in_the_middle_of_its_work_is_ended() -> None:
    results = ProcessPool(2).map(forever, [0, 1, 1])
    assert next(results) == 0
    results.close()
    assert multiprocessing.active_children() == []


def test_workers_do_not_hear_an_interruption_whoever_starts_them() -> None:
    assert list(ProcessPool(1).map(interrupted, [1, 2])) == [1, 2]
    with ThreadPoolExecutor(1) as threads:  # only the main thread can have them born deaf
        assert threads.submit(lambda: list(ProcessPool(1).map(interrupted, [1, 2]))).result() == [1, 2]


def test_workers_are_born_deaf_to_interruptions(monkeypatch: pytest.MonkeyPatch) -> None:
    found = []
    start = SpawnProcess.start

    def watched(process: SpawnProcess) -> None:
        found.append(signal.getsignal(signal.SIGINT))
        start(process)

    before = signal.getsignal(signal.SIGINT)
    monkeypatch.setattr(SpawnProcess, "start", watched)
    assert list(ProcessPool(1).map(square, [3])) == [9]
    assert found == [signal.SIG_IGN]
    assert signal.getsignal(signal.SIGINT) == before
