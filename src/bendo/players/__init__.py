"""Players: each is given a View and answers with a Choice. None ever sees a Position."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from bendo.game import Rules
from bendo.players import ben
from bendo.players.player import Choice, Motive, Player, distinct_plays
from bendo.players.preferences import Preferences
from bendo.players.rule import RulePlayer


class Habits(NamedTuple):
    """What makes a rule player: its weights for the preferences, by the rules, and how many choices in 100 it slips."""

    weights: Callable[[Rules], Preferences]
    slips: int = 0


HABITS: Final[Mapping[str, Habits]] = MappingProxyType(
    {
        "random": Habits(lambda _: Preferences()),
        "heaviest": Habits(lambda _: Preferences(pips=1)),
        "ben:easy": Habits(ben.easy, slips=25),
        "ben": Habits(ben.classic),
        "tuned": Habits(ben.tuned),
    }
)
"""The rule players by name, the weakest first."""

PLAYERS: Final = tuple(HABITS)
"""The names of all players, the weakest first."""

_GREATEST_WEIGHT: Final = 1e6

_ALIASES: Final = {"ben:classic": "ben"}


class UnknownPlayer(ValueError):
    """There is no player of that name, or it has no such option: then `option` is what was written."""

    def __init__(self, name: str, option: str | None = None) -> None:
        super().__init__(name, option)
        self.name, self.option = name, option

    def __str__(self) -> str:
        if self.option is None:
            return f"no player is called {self.name!r}"
        return f"{self.option!r} is no option of the player {self.name!r}"


def habits(spelled: str) -> Habits:
    """The habits of a rule player: `ben`, or with options `ben,double=-3,slips=10`. Raises UnknownPlayer.

    Options are weights for preferences in place of its own, and `slips`.
    """
    spelled_name, *options = spelled.split(",")
    name = _ALIASES.get(spelled_name, spelled_name)
    if name not in HABITS:
        raise UnknownPlayer(spelled_name)
    weights, slips = HABITS[name]
    changes: dict[str, float] = {}
    for option in options:
        key, _, text = option.partition("=")
        number = _number(text)
        if key == "slips" and number in range(101):
            slips = int(number)
        elif key in Preferences._fields and key not in changes and abs(number) <= _GREATEST_WEIGHT:
            changes[key] = number
        else:
            raise UnknownPlayer(spelled_name, option)
    return Habits((lambda rules: weights(rules)._replace(**changes)) if changes else weights, slips)


def _number(text: str) -> float:
    """The number that a text spells, infinite if it is none."""
    return float(text) if re.fullmatch(r"-?[0-9]{1,9}(\.[0-9]{1,9})?", text, re.ASCII) else math.inf


def player(spelled: str, number: str, seat: int) -> Player:
    """The player of that name for a seat of a match, seeded from the game number and the seat. Raises UnknownPlayer."""
    weights, slips = habits(spelled)
    return RulePlayer(f"{number}:{seat}", weights, slips)


__all__ = [
    "HABITS",
    "PLAYERS",
    "Choice",
    "Habits",
    "Motive",
    "Player",
    "Preferences",
    "RulePlayer",
    "UnknownPlayer",
    "distinct_plays",
    "habits",
    "player",
]
