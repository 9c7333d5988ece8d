"""What a player is: it gets a View and says what to do, with its reasons as facts."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from bendo.game import Action, Play, View


class Choice(NamedTuple):
    """What a player would do, and why: codes with which words are made for the reader."""

    action: Action
    reasons: tuple[str, ...] = ()


class Player(Protocol):
    """One who can choose for a seat. Players are built with a seed, so the same views give the same choices."""

    def choose(self, view: View) -> Choice:
        """The choice in the seat's own turn; `view.actions()` are the legal actions."""


def distinct_plays(view: View) -> tuple[Play, ...]:
    """The legal plays; on straight sheets the same tile at ends that show one number counts once."""
    plays = [action for action in view.actions() if isinstance(action, Play)]
    if view.rules.curved:
        return tuple(plays)
    found: dict[tuple[int, int], Play] = {}
    for play in plays:
        end = view.line.end(play.end)
        found.setdefault((play.tile.id, end.number if end else -1), play)
    return tuple(found.values())
