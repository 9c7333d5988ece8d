"""What a table weighs: a server holds thousands."""

import gc
import random
import tracemalloc

from bendo.table import Phase, Table
from tests.table.parties import begun, leading

TABLES = 20
MOST = 20_000
"""Bytes: with two sockets a table must stay under 60 kB."""


def halfway(number: int) -> Table:
    """A table somewhere in a match of two people."""
    chance = random.Random(number)
    table = begun("ana bob", "blue-orange", str(number))
    for _ in range(chance.randrange(20, 150)):
        if table.state.phase is not Phase.OVER:
            outcome = table.handle(*leading(table, chance), 1.0)
            table = getattr(outcome, "table", table)
    return table


def test_a_table_in_the_middle_of_a_match_is_light() -> None:
    warm = [halfway(number) for number in range(TABLES)]  # what all tables share is made by these
    gc.collect()
    tracemalloc.start()
    try:
        tables = [halfway(number) for number in range(TABLES, 2 * TABLES)]
        gc.collect()
        with_them = tracemalloc.get_traced_memory()[0]
        del tables
        gc.collect()
        own = with_them - tracemalloc.get_traced_memory()[0]
    finally:
        tracemalloc.stop()
    assert len(warm) == TABLES
    assert 0 < own / TABLES < MOST
