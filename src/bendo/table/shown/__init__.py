"""What viewers get of a table: scenes, and updates that lead from one to the next. Neither asks for hidden tiles."""

from bendo.table.shown.scene import Scene, scene
from bendo.table.shown.update import Update, applied, tell, told

__all__ = ["Scene", "Update", "applied", "scene", "tell", "told"]
