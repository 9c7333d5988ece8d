"""Ben, the computer: the tips that the sources give to players, with weights; and the stronger rule `tuned`."""

from __future__ import annotations

from typing import Final

from bendo.game import Rules
from bendo.players.preferences import Preferences

_CLASSIC: Final = Preferences(pips=1, double=3, follow=2, lacking=1, fives=1, partner=-1)
_CLASSIC_CURVED: Final = _CLASSIC._replace(variety=0.5, stopped=12)
_EASY: Final = Preferences(pips=1, double=3, fives=1)

_TUNED: Final = Preferences(
    pips=0.42,
    double=2.88,
    follow=0.49,
    variety=0.52,
    lacking=4.97,
    stopped=24.7,
    stuck=-5.1,
    unseen=-1.94,
    fives=2,
    offered=-0.8,
    partner=-3,
)
_TUNED_CURVED: Final = Preferences(
    pips=0.62,
    double=1.4,
    follow=0.5,
    lacking=1,
    stopped=9,
    stuck=-2.2,
    unseen=-3.5,
    fives=2.3,
    offered=-0.77,
    partner=-3,
    ahead=0.47,
    settled=2,
)
_TUNED_CROSSWISE: Final = Preferences(
    pips=0.9,
    double=3,
    follow=1.9,
    variety=0.3,
    stopped=20,
    stuck=-3,
    unseen=-1,
    fives=1.65,
    offered=-0.93,
    partner=-3,
    ahead=0.16,
    settled=1.5,
)


def classic(rules: Rules) -> Preferences:
    """Ben as his source describes him (S4): heavy tiles and doubles, what follows on, what the other lacks.

    Where tiles must fit he looks as well at what is physically blocked, and keeps numbers with both bends (S0). Doubles
    first is the better tip (S2, S4) but where nobody draws and in All Five (docs/players.md).
    """
    weights = _CLASSIC_CURVED if rules.curved else _CLASSIC
    return weights._replace(double=0) if not rules.draw or rules.fives == "four" else weights


def easy(rules: Rules) -> Preferences:  # noqa: ARG001  # a child plays every sheet alike
    """Ben for a child: heavy tiles, doubles and points; he does not look ahead or watch what the other draws."""
    return _EASY


def tuned(rules: Rules) -> Preferences:
    """The stronger rule, with weights found by playing against Ben (docs/players.md)."""
    if rules.doubles == "crosswise":
        return _TUNED_CROSSWISE
    return _TUNED_CURVED if rules.curved else _TUNED
