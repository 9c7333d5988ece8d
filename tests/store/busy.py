"""A process that appends to many tables as fast as it can and says what was acknowledged, until it is killed.

Run as `python -m tests.store.busy URL`; each line is `table version`, and is written when the append has returned.
"""

import asyncio
import os
import sys
from itertools import cycle

from bendo.store import Store
from tests.store.events import renamed

TABLES = 20


async def append_for_ever(store: Store, table: int) -> None:
    """Append one event and two events in turns."""
    version = 1
    for size in cycle((1, 2)):
        bodies = [renamed(table, str(each)) for each in range(version, version + size)]
        await store.append(str(table), version, bodies)
        version += len(bodies)
        os.write(1, f"{table} {version - 1}\n".encode())


async def main(url: str) -> None:
    """Append to all tables at once."""
    store = await Store.open(url)
    await asyncio.gather(*(append_for_ever(store, table) for table in range(TABLES)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
