"""Stored events for the tests, as texts of JSON."""

import json
from typing import Any

from bendo.table import Opened, stored
from tests.table.parties import plan_of


def written(body: dict[str, Any]) -> str:
    """The text of an event that has this form."""
    return json.dumps(body, separators=(",", ":"), ensure_ascii=False)


def opening(chairs: str) -> str:
    """A table was opened for these, as `plan_of` reads them."""
    return stored(Opened(0.0, plan_of(chairs)))


def sitting(person: str, name: str = "Ana", seat: int = 0, at: float = 0.0) -> str:
    """A person took a chair."""
    return written({"format": 1, "event": "sat", "at": at, "seat": seat, "person": person, "name": name})


def renamed(seat: int, name: str, at: float = 0.1) -> str:
    """The person at a seat took another name."""
    return written({"format": 1, "event": "renamed", "at": at, "seat": seat, "name": name})
