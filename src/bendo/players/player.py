"""What a player is: it gets a View and says what to do, with its reasons as facts."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from bendo.game import END_NAMES, Action, Play, View


class Motive(NamedTuple):
    """One reason for a choice: a code, and the facts with which words are made of it for the reader."""

    code: str
    facts: tuple[tuple[str, int | str], ...] = ()

    @classmethod
    def of(cls, code: str, **facts: int | str) -> Motive:
        """The motive with these facts."""
        return cls(code, tuple(facts.items()))


class Choice(NamedTuple):
    """What a player would do, and why, the weightiest reason first."""

    action: Action
    reasons: tuple[Motive, ...] = ()


class Player(Protocol):
    """One who can choose for a seat. Players are built with a seed, so the same views give the same choices."""

    def choose(self, view: View) -> Choice:
        """The choice in the seat's own turn; `view.actions()` are the legal actions."""


def distinct_plays(view: View) -> tuple[Play, ...]:
    """The legal plays by end, tile and bend, the order in which chance picks among equals.

    On straight sheets the same tile at ends that show one number counts once, at the first of them.
    """
    plays = [action for action in view.actions() if isinstance(action, Play)]
    if len(plays) > 1 and view.line.openers:
        plays.sort(key=_order)
        if not view.rules.curved:
            numbers = {end.name: end.number for end in view.line.ends if end}
            found: dict[tuple[int, int], Play] = {}
            for play in plays:
                assert play.end is not None
                found.setdefault((play.tile.id, numbers[play.end]), play)
            return tuple(found.values())
    return tuple(plays)


def _order(play: Play) -> tuple[int, int, str]:
    end = END_NAMES.index(play.end) if play.end else -1
    return end, play.tile.id, play.bend.value if play.bend else ""
