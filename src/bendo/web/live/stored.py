"""Between tables and the store: which events go there, and a table from those that are there."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from typing import Final

from bendo.store import Result, Store
from bendo.table import Event, Table, read_event, stored

_ID: Final = re.compile(r"[a-z0-9]{1,64}", re.ASCII)
"""What can be the id of a table: not everything that somebody asks for can be asked of a database."""


async def add(
    store: Store, table_id: str, events: Sequence[Event], version: int = 0, results: Sequence[Result] = ()
) -> None:
    """Store events after that version of a table. Raises Conflict, NotStored."""
    await store.append(table_id, version + 1, [stored(event) for event in events], results)


async def read_table(store: Store, table_id: str) -> Table | None:
    """The table as it is stored, None if there is none of that id."""
    events = await read_events(store, table_id)
    return await asyncio.to_thread(Table.rebuilt, events) if events else None  # a long match takes a while


async def read_events(store: Store, table_id: str) -> list[Event]:
    """The events of a table; none if there is none of that id."""
    if not _ID.fullmatch(table_id):
        return []
    return [read_event(body) for body in await store.events(table_id)]
