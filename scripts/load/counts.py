"""What is counted while a server is under load, and what is made of it. Moments are those of `perf_counter`."""

from __future__ import annotations

import math
from array import array
from collections import Counter
from collections.abc import Sequence
from statistics import median
from typing import NamedTuple


class Spread(NamedTuple):
    """The middle of some figures, the lowest and the highest."""

    median: float
    low: float
    high: float


class Counts:
    """Counts the actions that fell due in a stretch of time, which is empty until `begin`.

    Law: every such action is finished or unfinished, and those that were refused are never finished.
    """

    def __init__(self) -> None:
        self._from = self._until = math.inf
        self._clear()

    def _clear(self) -> None:
        self._fallen = 0
        self.to_other = array("d")
        """Of each finished action the seconds from when it was due to when the other seat was told."""
        self.to_sender = array("d")
        """The same to when the sender was answered."""
        self.late = array("d")
        """The same to when it was sent: the driver's own part, and waiting for the turn."""
        self.replies = array("d")
        """Of each action that a bot followed the seconds from the sender's answer to the first thing the bot did."""
        self.overruns = 0
        """Actions that fell due when it was nobody's turn yet."""
        self.commands = 0
        """Commands to begin another round or match. They are counted from `begin` on, whenever they were sent."""
        self.refused: Counter[str] = Counter()
        self.lost: Counter[str] = Counter()
        """Sockets that were lost, by why."""

    def begin(self, now: float, seconds: float) -> None:
        """Forget everything, and count what falls due from now on for so many seconds."""
        self._clear()
        self._from, self._until = now, now + seconds

    def within(self, due: float) -> bool:
        """Whether what fell due at this moment is counted."""
        return self._from <= due < self._until

    def fell_due(self, due: float, *, turn: bool = True) -> None:
        """An action is due; whether it is somebody's turn."""
        if self.within(due):
            self._fallen += 1
            self.overruns += not turn

    def finished(self, due: float, sent: float, answered: float, reached: float) -> None:
        """Its sender has been answered and the other seat has been told; due <= sent."""
        if self.within(due):
            self.to_other.append(reached - due)
            self.to_sender.append(answered - due)
            self.late.append(sent - due)

    def replied(self, due: float, seconds: float) -> None:
        """A bot has done something after the action that was due then."""
        if self.within(due):
            self.replies.append(seconds)

    @property
    def actions(self) -> int:
        """Those finished."""
        return len(self.to_other)

    @property
    def unfinished(self) -> int:
        """Those that fell due and are not finished."""
        return self._fallen - self.actions


def percentile(values: Sequence[float], share: float) -> float:
    """The least of the values that at least this share of them does not exceed; 0 if there are none."""
    if not values:
        return 0.0
    ordered = sorted(values)
    return ordered[max(0, math.ceil(share * len(ordered)) - 1)]


def spread(values: Sequence[float]) -> Spread:
    """Median and range; there is at least one value."""
    return Spread(median(values), min(values), max(values))
