"""Chance for players: SplitMix64, the same numbers here and in the kernel, on every machine and for ever."""

from __future__ import annotations

import hashlib
from typing import Final

_MASK: Final = (1 << 64) - 1


class Chance:
    """Uniform choices from a seed.

    The generator is SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014), started
    with the first eight bytes of the SHA-256 of the seed.
    """

    def __init__(self, seed: str) -> None:
        self._state = int.from_bytes(hashlib.sha256(seed.encode()).digest()[:8], "big")

    def below(self, count: int) -> int:
        """One of the numbers 0 to `count` - 1, all equally likely; where there is only one, nothing is used up."""
        if count == 1:
            return 0
        self._state = (self._state + 0x9E3779B97F4A7C15) & _MASK
        mixed = self._state
        mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9 & _MASK
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & _MASK
        return ((mixed ^ mixed >> 31) >> 32) * count >> 32
