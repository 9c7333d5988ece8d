"""What viewers get of a table: scenes, and updates that lead from one to the next. Neither asks for hidden tiles.

A replay does, of a match of which nothing is secret any more.
"""

from bendo.table.shown.replay import Replay, replay_of
from bendo.table.shown.scene import Scene, scene
from bendo.table.shown.update import Update, applied, tell, told

__all__ = ["Replay", "Scene", "Update", "applied", "replay_of", "scene", "tell", "told"]
