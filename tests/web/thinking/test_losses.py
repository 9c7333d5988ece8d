"""Workers that die, hang or talk nonsense: the answer is the same, or it is said that there is none."""

import asyncio
import os
import signal
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from bendo.web.thinking import AGAIN, NoAnswer, Thinker, growing_pause
from bendo.web.thinking.place import PATIENCE
from tests.web.thinking.asking import Run, chosen, command, stopped, taken, views


def noted(noted_failures: list[int], then: float = 0) -> Callable[[int], float]:
    """No pause, and a note of each; then another one, once there were as many as anybody waits for."""

    def pause(failures: int) -> float:
        noted_failures.append(failures)
        return then if failures >= PATIENCE else 0

    return pause


def test_a_worker_killed_over_a_question_changes_no_answer(run: Run[None]) -> None:
    async def ask() -> None:
        async with Thinker() as thinker:
            for number, view in enumerate(views()[:6], 1):
                pid = await stopped(thinker)
                asked = asyncio.create_task(thinker.choose(view, "ben", "s"))
                await asyncio.sleep(0)
                await taken(thinker)
                os.kill(pid, signal.SIGKILL)
                assert await asked == chosen(view)
                assert thinker.lost == number

    run(ask())


def test_a_worker_killed_between_questions_is_replaced(run: Run[None]) -> None:
    async def ask() -> None:
        async with Thinker() as thinker:
            pid = await stopped(thinker)
            os.kill(pid, signal.SIGKILL)
            assert await thinker.choose(views()[1], "ben", "s") == chosen(views()[1])
            assert pid not in thinker.pids

    run(ask())


@pytest.mark.parametrize("word", ["hang", "die", "garbage", "endless", "other-number", "no-action", "chatter"])
def test_what_went_wrong_is_asked_again(run: Run[None], tmp_path: Path, word: str) -> None:
    async def ask() -> None:
        async with Thinker(command=command(tmp_path, word, "answer"), budget=0.5, grace=0.5) as thinker:
            answers = await asyncio.gather(*(thinker.choose(view, "ben", "s") for view in views()[:5]))
            assert answers == [chosen(view) for view in views()[:5]]
            assert thinker.lost >= 1

    run(ask())


@pytest.mark.parametrize(
    ("word", "why"),
    [
        ("die", "died"),
        ("hang", "late"),
        ("garbage", "garbled"),
        ("other-number", "garbled"),
        ("endless", "garbled"),
        ("chatter", "garbled"),
    ],
)
def test_it_is_asked_again_so_often_and_no_more(run: Run[None], tmp_path: Path, word: str, why: str) -> None:
    async def ask() -> None:
        budget = 0 if why == "late" else 60
        async with Thinker(command=command(tmp_path, word), budget=budget, grace=0) as thinker:
            with pytest.raises(NoAnswer, match=f"'ben': {why}"):
                await thinker.choose(views()[0], "ben", "s")
            assert thinker.lost == 1 + AGAIN

    run(ask())


def test_one_question_without_an_answer_leaves_the_others_theirs(run: Run[None], tmp_path: Path) -> None:
    async def ask() -> None:
        async with Thinker(command=command(tmp_path, *["die"] * (1 + AGAIN), "answer")) as thinker:
            with pytest.raises(NoAnswer):
                await thinker.choose(views()[0], "ben", "s")
            assert await thinker.choose(views()[1], "ben", "s") == chosen(views()[1])

    run(ask())


@pytest.mark.parametrize("wrong", [("leave", "leave"), ("stranger",)])
def test_a_worker_that_cannot_start_is_started_again(run: Run[None], tmp_path: Path, wrong: Sequence[str]) -> None:
    failures: list[int] = []

    async def ask() -> None:
        async with Thinker(command=command(tmp_path, *wrong, "answer"), pause=noted(failures)) as thinker:
            assert await thinker.choose(views()[0], "ben", "s") == chosen(views()[0])
            assert thinker.lost == 0

    run(ask())
    assert failures == list(range(1, len(wrong) + 1))


def test_failed_starts_are_counted_from_the_last_good_one(run: Run[None], tmp_path: Path) -> None:
    failures: list[int] = []
    words = ("leave", "leave", "die", "leave", "answer")

    async def ask() -> None:
        async with Thinker(command=command(tmp_path, *words), pause=noted(failures)) as thinker:
            assert await thinker.choose(views()[0], "ben", "s") == chosen(views()[0])

    run(ask())
    assert failures == [1, 2, 1]


@pytest.mark.parametrize("program", [(sys.executable, "-c", ""), ("no-such-program-as-this",)])
def test_who_asks_is_told_when_no_worker_can_start(run: Run[None], program: Sequence[str]) -> None:
    failures: list[int] = []

    async def ask() -> None:
        async with Thinker(command=program, pause=noted(failures)) as thinker:
            with pytest.raises(NoAnswer, match="unstarted"):
                await thinker.choose(views()[0], "ben", "s")

    run(ask())
    assert failures == list(range(1, AGAIN + 3))  # one before anybody asked


def test_a_start_does_not_take_for_ever(run: Run[None], tmp_path: Path) -> None:
    async def ask() -> None:
        async with Thinker(command=command(tmp_path, "mute"), starting=0, pause=lambda _: 0) as thinker:
            with pytest.raises(NoAnswer, match="unstarted"):
                await thinker.choose(views()[0], "ben", "s")

    run(ask())


def test_nobody_waits_for_what_has_failed_too_often(run: Run[None]) -> None:
    failures: list[int] = []
    hours = noted(failures, then=3600)

    async def ask() -> None:
        async with Thinker(command=(sys.executable, "-c", ""), pause=hours) as thinker:
            asked = [thinker.choose(view, "ben", "s") for view in views()]
            answers = await asyncio.gather(*asked, return_exceptions=True)
            assert {str(answer) for answer in answers} == {"no answer from the player 'ben': unstarted"}

    run(ask())
    assert failures == list(range(1, PATIENCE + 1))


def test_pauses_grow_to_some_seconds() -> None:
    pauses = [growing_pause(failures) for failures in range(1, 2000)]
    assert pauses[:4] == [0.1, 0.2, 0.4, 0.8]
    assert pauses == sorted(pauses)
    assert pauses[-1] == 5
