"""Questions and their answers: who is asked when, what becomes of those who do not wait, and how it ends."""

import asyncio
import os
import signal
from dataclasses import replace
from pathlib import Path

import psutil
import pytest

from bendo.game import View
from bendo.notation import spell_view
from bendo.players import PLAYERS, Choice, UnknownPlayer
from bendo.web.thinking import NoAnswer, PlayerFailed, Thinker
from tests.web.thinking.asking import Run, chosen, command, stopped, taken, views
from tests.web.thinking.stand_in import SECRET


def test_every_asker_is_given_the_answer_to_its_own_question(run: Run[None]) -> None:
    async def ask() -> None:
        async with Thinker(workers=2) as thinker:
            questions = [(view, PLAYERS[index % len(PLAYERS)]) for index, view in enumerate(views())]
            answers = await asyncio.gather(*(thinker.choose(view, name, "s") for view, name in questions))
            assert answers == [chosen(view, name) for view, name in questions]
            assert len(thinker.pids) == 2
            assert thinker.lost == 0

    run(ask())


def test_a_review_is_a_hint_for_each_view(run: Run[None]) -> None:
    async def ask() -> None:
        thinker = await Thinker.start()
        try:
            assert await thinker.review([], "random") == ()
            hints = tuple(chosen(view, "random", spell_view(view)) for view in views())
            assert await thinker.review(views(), "random") == hints
            assert await thinker.hint(views()[1], "random") == hints[1]
            assert await thinker.review(views(), "random", "s") == tuple(chosen(view, "random") for view in views())
        finally:
            await thinker.aclose()

    run(ask())


def test_moves_come_before_hints_and_each_in_order(run: Run[None]) -> None:
    answered: list[str] = []

    async def note(name: str, thinker: Thinker, view: View) -> None:
        ask = thinker.choose if name.startswith("move") else thinker.hint
        await ask(view, "ben", "s")
        answered.append(name)

    async def review(thinker: Thinker) -> None:
        await thinker.review(views()[:5], "ben", "s")
        answered.append("review")

    async def ask() -> None:
        names = ("hint 1", "move 1", "hint 2", "move 2", "hint 3", "move 3")
        async with Thinker() as thinker, asyncio.TaskGroup() as asking:
            asking.create_task(review(thinker))
            for name, view in zip(names, views(), strict=False):
                asking.create_task(note(name, thinker, view))

    run(ask())
    assert answered == ["move 1", "move 2", "move 3", "hint 1", "hint 2", "hint 3", "review"]


def test_who_does_not_wait_leaves_the_others_their_answers(run: Run[None]) -> None:
    async def ask() -> None:
        async with Thinker() as thinker:
            pid = await stopped(thinker)
            asked = [asyncio.create_task(thinker.choose(view, "ben", "s")) for view in views()[:6]]
            await asyncio.sleep(0)
            await taken(thinker, 5)
            asked[0].cancel()
            asked[3].cancel()
            os.kill(pid, signal.SIGCONT)
            answers = await asyncio.gather(*asked, return_exceptions=True)
            for index, (view, answer) in enumerate(zip(views(), answers, strict=False)):
                if index in (0, 3):
                    assert isinstance(answer, asyncio.CancelledError)
                else:
                    assert answer == chosen(view)
            assert thinker.pids == (pid,)

    run(ask())


def test_who_waits_when_it_is_closed_is_told_so(run: Run[None]) -> None:
    async def ask() -> None:
        async with Thinker() as thinker:
            pid = await stopped(thinker)
            asked = [asyncio.create_task(thinker.choose(view, "ben", "s")) for view in views()[:3]]
            await asyncio.sleep(0)
            await taken(thinker, 2)
            await thinker.aclose()
            answers = await asyncio.gather(*asked, return_exceptions=True)
            assert [(type(answer), str(answer)) for answer in answers] == [
                (NoAnswer, "no answer from the player 'ben': closed")
            ] * 3
            with pytest.raises(NoAnswer, match="closed"):
                await thinker.choose(views()[0], "ben", "s")
            assert not psutil.pid_exists(pid)
            assert thinker.pids == ()

    run(ask())


def test_it_can_be_closed_while_workers_start(run: Run[None]) -> None:
    async def ask() -> Choice:
        async with Thinker(workers=2) as thinker:
            asked = asyncio.create_task(thinker.choose(views()[0], "ben", "s"))
            await asyncio.sleep(0)
        return await asked

    with pytest.raises(NoAnswer, match="closed"):
        run(ask())  # type: ignore[arg-type]


def test_a_mistake_in_a_player_is_told_and_not_tried_again(run: Run[None], tmp_path: Path) -> None:
    async def ask() -> None:
        async with Thinker(command=command(tmp_path, "fail")) as thinker:
            for _ in range(2):
                with pytest.raises(PlayerFailed, match=r"'ben' failed: ValueError at line \d+") as failed:
                    await thinker.choose(views()[0], "ben", "s")
                assert SECRET not in str(failed.value)
                assert failed.value.why == "failed"
            assert thinker.lost == 0

    run(ask())


def test_who_is_not_asked_rightly_is_told_at_once(run: Run[None]) -> None:
    async def ask() -> None:
        async with Thinker() as thinker:
            with pytest.raises(UnknownPlayer):
                await thinker.choose(views()[0], "Ana", "s")
            view = views()[0]
            with pytest.raises(ValueError, match="has nothing to choose"):
                await thinker.hint(replace(view, turn=(view.seat + 1) % view.players), "ben")
            assert thinker.waiting == 0

    run(ask())


def test_nobody_thinks_without_workers() -> None:
    with pytest.raises(ValueError, match="0 workers"):
        Thinker(workers=0)
