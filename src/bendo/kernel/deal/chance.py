"""Chance: the twin of `bendo.players.chance`.

The generator is SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014). It is one
word of an array, so that a match keeps one for each seat.
"""

from __future__ import annotations

from typing import Final

from bendo.kernel.compiled import Words, inlined

_STEP: Final = 0x9E3779B97F4A7C15 - (1 << 64)  # these three as the int64 of the same bits
_FIRST: Final = 0xBF58476D1CE4E5B9 - (1 << 64)
_SECOND: Final = 0x94D049BB133111EB - (1 << 64)
_LOW: Final = (1 << 32) - 1


def signed(word: int) -> int:
    """A 64-bit word as the int64 of the same bits."""
    return word - (1 << 64) if word >> 63 else word


@inlined
def mixed(chance: Words, index: int) -> int:
    """The next 64 bits of this generator, as an int64."""
    word = chance[index] + _STEP
    chance[index] = word
    word = (word ^ (word >> 30 & (1 << 34) - 1)) * _FIRST
    word = (word ^ (word >> 27 & (1 << 37) - 1)) * _SECOND
    return word ^ (word >> 31 & (1 << 33) - 1)


@inlined
def below(chance: Words, index: int, count: int) -> int:
    """One of the numbers 0 to `count` - 1, all equally likely; where there is only one, nothing is used up.

    `count` is at most 2^31.
    """
    if count == 1:
        return 0
    return (mixed(chance, index) >> 32 & _LOW) * count >> 32
