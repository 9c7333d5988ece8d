"""Players: each is given a View and answers with a Choice. None ever sees a Position."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from bendo.players.player import Choice, Player
from bendo.players.simple import HeaviestPlayer, RandomPlayer

PLAYERS: Final[Mapping[str, Callable[[str], Player]]] = MappingProxyType(
    {"random": RandomPlayer, "heaviest": HeaviestPlayer}
)
"""The players by name; each is built with a seed."""


class UnknownPlayer(ValueError):
    """There is no player of that name."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name

    def __str__(self) -> str:
        return f"no player is called {self.name!r}"


def player(name: str, number: str, seat: int) -> Player:
    """The player of that name for a seat of a match, seeded from the game number and the seat. Raises UnknownPlayer."""
    if name not in PLAYERS:
        raise UnknownPlayer(name)
    return PLAYERS[name](f"{number}:{seat}")


__all__ = ["PLAYERS", "Choice", "Player", "UnknownPlayer", "player"]
