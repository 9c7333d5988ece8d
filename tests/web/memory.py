"""A store in memory, for tests whose subject is not the disk. It knows its persons beforehand."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from bendo.store import Conflict, Result


class MemoryStore:
    """The events of tables in lists."""

    def __init__(self, secrets: Mapping[str, str]) -> None:
        """`secrets` are those of all persons, with their ids."""
        self.kept: dict[str, list[str]] = {}
        self.persons = MemoryPersons(secrets)

    async def append(
        self, table_id: str, first_version: int, bodies: Sequence[str], results: Iterable[Result] = ()
    ) -> None:
        del results  # nobody asks for them
        kept = self.kept.setdefault(table_id, [])
        if first_version != len(kept) + 1:
            raise Conflict(table_id, first_version)
        kept += bodies

    async def events(self, table_id: str, since: int = 0) -> list[str]:
        return self.kept.get(table_id, [])[since:]


class MemoryPersons:
    """Persons by their secrets."""

    def __init__(self, secrets: Mapping[str, str]) -> None:
        self._secrets = secrets

    async def recognised(self, secret: str) -> str | None:
        return self._secrets.get(secret)
