"""Asks players: a queue of questions and a few workers, which live in processes of their own.

Law: every question is answered once, by the choice that the player makes of the spelled view alone, or fails with
NoAnswer; neither a dead worker nor an asker who has gone changes the answer to anybody else.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import count
from types import TracebackType
from typing import Final, Literal, Self

from bendo.game import View
from bendo.notation import spell_view
from bendo.players import Choice, habits
from bendo.web.thinking.messages import Failure, Garbled, Question, read_answer, spell
from bendo.web.thinking.place import COMMAND, Place, growing_pause
from bendo.web.thinking.process import Lost, Why

AGAIN: Final = 3
"""So often a question is asked again whose worker was lost."""

_MOVE, _HINT = range(2)


class NoAnswer(Exception):
    """The player was asked and asked again and did not answer; `why` is what happened the last time.

    That is what happened to the worker, or `closed` if the thinker was closed, or `failed`.
    """

    def __init__(self, player: str, why: Why | Literal["closed", "failed"]) -> None:
        super().__init__(player, why)
        self.player, self.why = player, why

    def __str__(self) -> str:
        return f"no answer from the player {self.player!r}: {self.why}"


class PlayerFailed(NoAnswer):
    """There is a mistake in the player, so it was not asked again: `error` tells which and where, and no tile."""

    def __init__(self, player: str, error: str) -> None:
        super().__init__(player, "failed")
        self.error = error

    def __str__(self) -> str:
        return f"the player {self.player!r} failed: {self.error}"


class _Asked:
    """A question in the queue, how often its worker was lost, and where the answer is awaited."""

    def __init__(self, question: Question, view: View, urgency: int) -> None:
        self.question, self.view, self.urgency = question, view, urgency
        self.losses = 0
        self.answer: asyncio.Future[Choice] = asyncio.get_running_loop().create_future()

    def fail(self, error: Exception) -> None:
        if not self.answer.done():  # else whoever asked did not wait
            self.answer.set_exception(error)


class Thinker:
    """Players in `workers` processes; `budget` is how many seconds an answer may take, and `grace` comes on top of it.

    `command` starts a worker, `starting` is how many seconds that may take, `pause` how many there are before the next
    start after so many failed ones. Use as `async with Thinker() as thinker`, or `start` and `aclose`.
    """

    def __init__(
        self,
        workers: int = 1,
        budget: float = 5.0,
        *,
        grace: float = 1.0,
        command: Sequence[str] = COMMAND,
        starting: float = 60.0,
        pause: Callable[[int], float] = growing_pause,
    ) -> None:
        if workers < 1:
            raise ValueError(f"{workers} workers can't think")
        self.seconds = budget + grace
        self._places = [Place(command, starting, pause) for _ in range(workers)]
        self._queue = asyncio.PriorityQueue[tuple[int, int, _Asked]]()
        self._numbers = count()
        self._serving: list[asyncio.Task[None]] = []

    @classmethod
    async def start(cls, workers: int = 1, budget: float = 5.0) -> Self:
        """A thinker whose workers are about to be ready."""
        return await cls(workers, budget).__aenter__()

    async def __aenter__(self) -> Self:
        self._serving = [asyncio.create_task(self._serve(place)) for place in self._places]
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.aclose()

    @property
    def pids(self) -> tuple[int, ...]:
        """The processes that there are now."""
        return tuple(place.pid for place in self._places if place.pid is not None)

    @property
    def waiting(self) -> int:
        """How many questions no worker has taken yet."""
        return self._queue.qsize()

    @property
    def lost(self) -> int:
        """How many workers died or were killed over a question."""
        return sum(place.lost for place in self._places)

    async def choose(self, view: View, player: str, seed: str | None) -> Choice:
        """What the player does in its own turn. Raises NoAnswer, PlayerFailed among it, and UnknownPlayer.

        The seed must tell nothing of the deal, so it is not the game number. None is the spelling of the view.
        """
        return await self._ask(view, player, seed, _MOVE)

    async def hint(self, view: View, player: str, seed: str | None = None) -> Choice:
        """The same for somebody who would like to know; moves come first."""
        return await self._ask(view, player, seed, _HINT)

    async def review(self, asked: Sequence[View], player: str, seed: str | None = None) -> tuple[Choice, ...]:
        """A hint for each view. They are asked one by one, so that a long review holds nobody up."""
        return tuple([await self.hint(view, player, seed) for view in asked])

    async def aclose(self) -> None:
        """End all workers. Whoever still waits gets NoAnswer, and so does whoever asks from now on."""
        serving, self._serving = self._serving, []
        for task in serving:
            task.cancel()
        await asyncio.gather(*serving, return_exceptions=True)
        while not self._queue.empty():
            *_, asked = self._queue.get_nowait()
            asked.fail(NoAnswer(asked.question.player, "closed"))

    async def _ask(self, view: View, player: str, seed: str | None, urgency: int) -> Choice:
        habits(player)  # raises UnknownPlayer here, where it is of use
        if not view.own_turn:
            raise ValueError(f"seat {view.seat} has nothing to choose: it is not its turn, or the round is over")
        if not self._serving:
            raise NoAnswer(player, "closed")
        number = next(self._numbers)
        asked = _Asked(Question(number, spell_view(view), view.seat, player, seed), view, urgency)
        self._queue.put_nowait((urgency, number, asked))
        return await asked.answer

    async def _serve(self, place: Place) -> None:
        """Answer question after question at this place, for ever."""
        try:
            with suppress(Lost):
                await place.begin()  # so that the first question need not wait for it
            while True:
                *_, asked = await self._queue.get()
                if not asked.answer.done():
                    await self._answer(asked, place)
        finally:
            await place.stop()

    async def _answer(self, asked: _Asked, place: Place) -> None:
        """Have a question answered, or put it back behind all others of its kind if the worker is lost."""
        try:
            answer = await self._said(asked, place)
        except Lost as lost:
            asked.losses += 1
            if asked.losses > AGAIN:
                asked.fail(NoAnswer(asked.question.player, lost.why))
            else:
                self._queue.put_nowait((asked.urgency, next(self._numbers), asked))
        except asyncio.CancelledError:
            asked.fail(NoAnswer(asked.question.player, "closed"))
            raise
        except Exception as error:  # ours, and no reason that nobody else is answered here any more
            asked.fail(error)
            await place.stop()
        else:
            if isinstance(answer, Failure):
                asked.fail(PlayerFailed(asked.question.player, answer.error))
            elif not asked.answer.done():
                asked.answer.set_result(answer)

    async def _said(self, asked: _Asked, place: Place) -> Choice | Failure:
        """What the worker of this place answers. Raises Lost."""
        line = await place.ask(spell(asked.question), self.seconds)
        try:
            return read_answer(line, asked.question.number, asked.view)
        except Garbled:
            lost = Lost("garbled")
            await place.replace(lost)
            raise lost from None
