"""What a viewer is told who comes back and names the last version that it saw."""

from __future__ import annotations

from bendo.table.shown import Update, scene, told
from bendo.table.table import Table


def since(table: Table, viewer: str, version: int, now: float) -> tuple[Update, ...]:
    """The updates since that version, none if there are none; where it lies too far back, one with the whole scene.

    So it is too for a version that this table never had; a viewer who is new names 0.
    """
    if version == table.version:
        return ()
    missed = [happening for happening in table.recent if happening.before.version >= version]
    if not missed or missed[0].before.version != version:
        return (Update(table.version, now, scene=scene(table.state, viewer, now)),)
    return tuple([told(*happening, viewer)._replace(now=now) for happening in missed])
