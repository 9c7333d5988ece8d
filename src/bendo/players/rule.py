"""Rule players: they weigh what is good about each play, and give the greatest advantages as their reasons."""

from __future__ import annotations

from collections.abc import Callable

from bendo.game import DRAW, PASS, Action, Rules, View
from bendo.players.chance import Chance
from bendo.players.motives import forced, motives
from bendo.players.others import others_of
from bendo.players.player import Choice, Motive, distinct_plays
from bendo.players.preferences import Preferences, measured, value

NO_PREFERENCES = Preferences()


class RulePlayer:
    """Plays whenever it can, the play of highest value, ties at random; draws only when it must.

    `slips` is how many decisions of a hundred it makes without thinking, among all its plays.
    """

    def __init__(self, seed: str, weights: Callable[[Rules], Preferences], slips: int = 0) -> None:
        self._chance = Chance(seed)
        self.weights, self.slips = weights, slips

    def choose(self, view: View) -> Choice:
        """The best play by the weights, else a draw, else a pass."""
        plays = distinct_plays(view)
        if len(plays) < 2:
            action = plays[0] if plays else what_is_left(view)
            return Choice(action, forced(view, action))
        weights = self.weights(view.rules)
        if weights == NO_PREFERENCES or (self.slips and self._chance.below(100) < self.slips):
            return Choice(plays[self._chance.below(len(plays))], (Motive.of("by-chance"),))
        others = others_of(view)
        measures = [measured(view, others, play) for play in plays]
        values = [value(measure, weights) for measure in measures]
        most = max(values)
        best = [index for index, one in enumerate(values) if one == most]
        chosen = best[self._chance.below(len(best))]
        return Choice(plays[chosen], motives(view, others, plays, measures, chosen, weights))


def what_is_left(view: View) -> Action:
    """What one does who can lay nothing: draw if it is legal, else pass."""
    return DRAW if DRAW in view.actions() else PASS
