"""Facts: names with plain values, from which words are made elsewhere."""

from __future__ import annotations

import enum
from functools import lru_cache
from typing import Any, TypeAlias

Plain: TypeAlias = "int | float | str | bool | tuple[Plain, ...] | None"
"""What can be a fact."""


class Facts(tuple[tuple[str, Any], ...]):
    """Names with plain values, in order; a frozen mapping that can be hashed."""

    __slots__ = ()

    @classmethod
    def of(cls, **facts: Plain) -> Facts:
        """These facts, without those that are None."""
        return cls([fact for fact in facts.items() if fact[1] is not None])


@lru_cache(maxsize=256)
def code_of(name: enum.Enum) -> str:
    """The member of an enumeration as a code: `blocked-by`."""
    return name.name.lower().replace("_", "-")
