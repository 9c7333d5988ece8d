"""What a server is told when it starts."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """Where a server keeps its state, and what it grants to one address and one connection.

    `database` is a URL, by default a file of SQLite in the folder `data`. `origins` are pages of other hosts that may
    connect, such as `https://example.org`. Seconds: `patience` until somebody whose connection is lost counts as gone,
    `idle` until a table that nobody looks at leaves the memory, `budget` for a player's answer.
    """

    limits: ClassVar[tuple[str, ...]] = (
        "sockets_an_address",
        "tables_an_hour",
        "persons_an_hour",
        "codes_an_hour",
        "requests_a_second",
        "messages_a_second",
    )
    """The names of all limits."""

    data: Path
    database: str = ""
    origins: tuple[str, ...] = ()
    workers: int = 1
    budget: float = 5.0
    patience: float = 5.0
    idle: float = 60.0
    sockets_an_address: int = 200
    tables_an_hour: int = 120
    persons_an_hour: int = 120
    codes_an_hour: int = 20
    requests_a_second: float = 20.0
    messages_a_second: float = 50.0

    @property
    def url(self) -> str:
        """The URL of the database."""
        return self.database or f"sqlite:///{self.data / 'bendo.db'}"
