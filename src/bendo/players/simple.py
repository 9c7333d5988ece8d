"""Two players without a thought: yardsticks for others, and company until a better one sits down."""

from __future__ import annotations

import random

from bendo.game import PASS, Action, View
from bendo.players.player import Choice, distinct_plays


class RandomPlayer:
    """Plays whenever it can, uniformly among its plays, else does what is left."""

    def __init__(self, seed: str) -> None:
        self._random = random.Random(seed)

    def choose(self, view: View) -> Choice:
        """Any play, else a draw, else a pass."""
        plays = distinct_plays(view)
        return Choice(self._random.choice(plays)) if plays else Choice(what_is_left(view))


class HeaviestPlayer:
    """Plays the heaviest tile that can be laid, ties at random; draws only when it must."""

    def __init__(self, seed: str) -> None:
        self._random = random.Random(seed)

    def choose(self, view: View) -> Choice:
        """The heaviest play, else a draw, else a pass."""
        plays = distinct_plays(view)
        if not plays:
            return Choice(what_is_left(view), ("cannot-lay",))
        most = max(play.tile.pips for play in plays)
        heaviest = [play for play in plays if play.tile.pips == most]
        return Choice(self._random.choice(heaviest), ("only-play",) if len(plays) == 1 else ("heaviest",))


def what_is_left(view: View) -> Action:
    """What one does who can lay nothing: draw if it is legal, else pass."""
    return next((action for action in view.actions() if action != PASS), PASS)
