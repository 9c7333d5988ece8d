"""The desk between the whole screen and what plain mode has: saving, the offer to go on, and the clock.

They ask a `Terminal`; here it is one that keeps what is shown, and whose questions are answered by a key or a click.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from bendo.cli.play.offer import offer
from bendo.cli.play.saving import Saves
from bendo.cli.play.screen.manner import Manner
from bendo.cli.play.screen.said import Said
from bendo.cli.play.state import Session


class Unanswered(Exception):
    """A question that a person has yet to answer."""


class Desk:
    """A terminal made of what the whole screen knows."""

    interactive: Final = True

    def __init__(self, now: Callable[[], float], *, unicode: bool = True) -> None:
        self._now, self._unicode = now, unicode
        self._manner = Manner(width=80, height=12, unicode=unicode, pauses=True, clock=True)
        self._said: list[Said] = []
        self._answers: list[str] = []

    def manner(self) -> Manner:
        """How to speak to whoever reads, as the table is now."""
        return self._manner

    def resize(self, width: int, height: int) -> None:
        """The table has so much room now."""
        self._manner = Manner(width=width, height=height, unicode=self._unicode, pauses=True, clock=True)

    def show(self, lines: Iterable[Said], *, clear: bool = False) -> None:
        """Keep what is said until it is taken."""
        if clear:
            self._said.clear()
        self._said += lines

    def taken(self) -> list[Said]:
        """What has been said since this was asked for last."""
        lines, self._said = self._said, []
        return lines

    def ask(self, prompt: str, seconds: float | None = None) -> str | None:  # noqa: ARG002
        """The answer that has been given. Raises Unanswered."""
        if not self._answers:
            raise Unanswered
        return self._answers.pop(0)

    def now(self) -> float:
        """The time in seconds, from any beginning."""
        return self._now()

    def offered(self, saves: Saves, answer: str | None = None) -> Session | None:
        """The match to go on with, as plain mode offers it. Raises Unanswered; the question is then what was said."""
        self._answers = [] if answer is None else [answer]
        return offer(self, saves)
