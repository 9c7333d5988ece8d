"""Players: each is given a View and answers with a Choice. None ever sees a Position."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, Literal, NamedTuple

from bendo.game import Rules
from bendo.players import ben
from bendo.players.player import Choice, Motive, Player, distinct_plays, facts_of
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

GREATEST_WEIGHT: Final = 1_000_000
"""No weight is greater, or less than the same below 0."""

MOST_SLIPS: Final = 100
"""So many slips are a choice made without thinking every time."""

_ALIASES: Final = {"ben:classic": "ben"}


Problem = Literal["name", "option", "value", "twice"]


class UnknownPlayer(ValueError):
    """There is no player of that name, or not with such an option: then `option` is what was written.

    `problem` is what is wrong: no player is called that (`name`), it has no such option (`option`), the option cannot
    be that (`value`), or it is set a second time (`twice`).
    """

    def __init__(self, name: str, option: str | None = None, problem: Problem = "name") -> None:
        super().__init__(name, option, problem)
        self.name, self.option, self.problem = name, option, problem

    def __str__(self) -> str:
        match self.problem:
            case "option":
                return f"{self.option!r} is no option of the player {self.name!r}"
            case "value":
                return f"an option of the player {self.name!r} cannot be {self.option!r}"
            case "twice":
                return f"{self.option!r} sets an option of the player {self.name!r} a second time"
        return f"no player is called {self.name!r}"


def habits(spelled: str) -> Habits:
    """The habits of a rule player: `ben`, or with options `ben,double=-3,slips=10`. Raises UnknownPlayer.

    Options are weights for preferences in place of its own, and `slips`; each is set at most once.
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
        if key != "slips" and key not in Preferences._fields:
            raise UnknownPlayer(spelled_name, option, "option")
        if key in changes:
            raise UnknownPlayer(spelled_name, option, "twice")
        if number not in range(MOST_SLIPS + 1) if key == "slips" else abs(number) > GREATEST_WEIGHT:
            raise UnknownPlayer(spelled_name, option, "value")
        changes[key] = number
    slips = int(changes.pop("slips", slips))
    return Habits((lambda rules: weights(rules)._replace(**changes)) if changes else weights, slips)


def _number(text: str) -> float:
    """The number that a text spells, infinite if it is none."""
    return float(text) if re.fullmatch(r"-?[0-9]{1,9}(\.[0-9]{1,9})?", text, re.ASCII) else math.inf


def player(spelled: str, number: str, seat: int) -> Player:
    """The player of that name for a seat of a match, seeded from the game number and the seat. Raises UnknownPlayer."""
    weights, slips = habits(spelled)
    return RulePlayer(f"{number}:{seat}", weights, slips)


__all__ = [
    "GREATEST_WEIGHT",
    "HABITS",
    "MOST_SLIPS",
    "PLAYERS",
    "Choice",
    "Habits",
    "Motive",
    "Player",
    "Preferences",
    "RulePlayer",
    "UnknownPlayer",
    "distinct_plays",
    "facts_of",
    "habits",
    "player",
]
