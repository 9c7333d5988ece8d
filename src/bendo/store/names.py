"""Persons in the stored events of a table: who sat there, and under which names. The one place that looks into bodies.

Only the events of `TELLING` say anything of that: who holds a chair follows from them alone, as `bendo.table` folds
them (tests hold the two to each other).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

Body = Mapping[str, Any]
"""The plain form of an event, as `bendo.table.stored` writes it."""

ERASED: Final = "-"
"""What an erased person is called at tables; a page may say it in words."""
FORMATS: Final = frozenset({1})
"""The forms of events in which the names can be found."""
TELLING: Final = ("opened", "sat", "renamed", "stood-up", "rematch-began")
"""The events that say who sits where, or under which name."""


class UnknownFormat(ValueError):
    """An event of a `form` in which nobody here can find the names."""

    def __init__(self, form: object) -> None:
        super().__init__(form)
        self.form = form

    def __str__(self) -> str:
        return f"events of form {self.form!r} are not known"


def seated(bodies: Sequence[Body]) -> frozenset[str]:
    """The persons to whom these events gave a chair. Raises UnknownFormat."""
    found: set[str] = set()
    for body in bodies:
        _check(body)
        if body["event"] == "opened":
            found.update(chair["id"] for chair in body["plan"]["chairs"] if chair["chair"] == "person")
        elif body["event"] == "sat":
            found.add(body["person"])
    return frozenset(found)


def names(bodies: Sequence[Body], person: str) -> tuple[str, ...]:
    """What a person was called at a table, each name once, oldest first. Raises UnknownFormat."""
    found = (part["name"] for part in _named(bodies, person))
    return tuple(dict.fromkeys(found))


def erase_names(bodies: Sequence[dict[str, Any]], person: str) -> None:
    """Replace a person's name in the events of a table, in place, by ERASED. Raises UnknownFormat."""
    for part in _named(bodies, person):
        part["name"] = ERASED


def _named(bodies: Sequence[Body], person: str) -> Iterator[Any]:
    """The parts of the events that hold the name of a person; events that tell nothing of it may be left out."""
    holders: list[str | None] = []
    for body in bodies:
        _check(body)
        match body["event"]:
            case "opened":
                chairs = body["plan"]["chairs"]
                holders = [chair.get("id") for chair in chairs]
                yield from (chair for chair in chairs if chair.get("id") == person)
            case "sat":
                holders[body["seat"]] = body["person"]
                if body["person"] == person:
                    yield body
            case "renamed" if holders[body["seat"]] == person:
                yield body
            case "stood-up":
                holders[body["seat"]] = None
            case "rematch-began":  # who sat at seat s sits at s + 1 (docs/table.md, Rules of the table)
                holders = [holders[-1], *holders[:-1]]


def _check(body: Body) -> None:
    if body["format"] not in FORMATS:
        raise UnknownFormat(body["format"])
