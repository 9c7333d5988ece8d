"""Players think in processes of their own, so that no table feels how long another one's player takes.

A `Thinker` asks them; `choose` is for moves, `hint` and `review` come after these. What a player is told is the
spelling of a view and nothing else. A worker that dies or hangs is replaced, and what it was asked is asked again.
"""

from bendo.web.thinking.levels import LEVELS, known_player
from bendo.web.thinking.place import growing_pause
from bendo.web.thinking.thinker import AGAIN, NoAnswer, PlayerFailed, Thinker

__all__ = [
    "AGAIN",
    "LEVELS",
    "NoAnswer",
    "PlayerFailed",
    "Thinker",
    "growing_pause",
    "known_player",
]
