"""Stored events for the tests."""

from typing import Any

from bendo.table import Opened, to_plain
from tests.table.parties import plan_of


def opening(chairs: str) -> dict[str, Any]:
    """A table was opened for these, as `plan_of` reads them."""
    return to_plain(Opened(0.0, plan_of(chairs)))


def sitting(person: str, name: str = "Ana", seat: int = 0, at: float = 0.0) -> dict[str, Any]:
    """A person took a chair."""
    return {"format": 1, "event": "sat", "at": at, "seat": seat, "person": person, "name": name}


def renamed(seat: int, name: str, at: float = 0.1) -> dict[str, Any]:
    """The person at a seat took another name."""
    return {"format": 1, "event": "renamed", "at": at, "seat": seat, "name": name}
