"""What a viewer is told who comes back and names the last version that it saw."""

from __future__ import annotations

from msgspec.structs import replace

from bendo.table.shown import Update, scene, told
from bendo.table.table import Table


def since(table: Table, viewer: str, version: int, now: float) -> tuple[Update, ...]:
    """The updates since that version, none if there are none; where it lies too far back, one with the whole scene.

    So it is too for a version that this table never had; a viewer who is new names 0.
    """
    if version == table.version:
        return ()
    if not table.start.version <= version < table.version:
        return (Update(table.version, now, scene=scene(table.state, viewer, now)),)
    missed = [happening for happening in table.happenings() if happening.before.version >= version]
    return tuple([replace(told(*happening, viewer), now=now) for happening in missed])
