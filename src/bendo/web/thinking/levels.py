"""Which players can sit at a table."""

from __future__ import annotations

from typing import Final

from bendo.players import PLAYERS, UnknownPlayer, habits

LEVELS: Final = PLAYERS
"""The names offered at tables, the weakest first."""


def known_player(spelled: str) -> bool:
    """Whether there is a player of that name and, if options follow it, with these options."""
    try:
        habits(spelled)
    except UnknownPlayer:
        return False
    return True
