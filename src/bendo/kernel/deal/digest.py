"""SHA-256 (FIPS 180-4), compiled: what game numbers are turned into random words with.

Working space is one array of DIGEST_SIZE words, of which each but the last is 32 bits or a byte of the message.
"""

from __future__ import annotations

from math import isqrt
from typing import Final

import numpy as np

from bendo.kernel.compiled import Words, compiled, inlined

_WORD: Final = (1 << 32) - 1

HASH: Final = 0
"""The digest: eight words."""
_SCHEDULE: Final = 8
MESSAGE: Final = _SCHEDULE + 64
"""The bytes of the message, one to a word, with room for two blocks."""
MOST_BYTES: Final = 2 * 64 - 9
"""How long a message can be: a byte that ends it and eight that tell its length stand behind."""
DIGEST_SIZE: Final = MESSAGE + 2 * 64


def _primes(count: int) -> list[int]:
    found: list[int] = []
    number = 2
    while len(found) < count:
        if all(number % prime for prime in found):
            found.append(number)
        number += 1
    return found


def _cube_root(number: int) -> int:
    """The whole part of a cube root."""
    root: int = round(number ** (1 / 3))
    while root**3 > number:
        root -= 1
    while (root + 1) ** 3 <= number:
        root += 1
    return root


_BEGIN: Final = np.array([isqrt(prime << 64) & _WORD for prime in _primes(8)])  # of square roots, behind the point
_ROUNDS: Final = np.array([_cube_root(prime << 96) & _WORD for prime in _primes(64)])  # of cube roots, the same


@compiled
def digest(space: Words, length: int) -> None:
    """Put the digest of the first `length` bytes of the message in its place; at most MOST_BYTES."""
    blocks = (length + 9 + 63) >> 6
    space[MESSAGE + length] = 0x80
    for index in range(length + 1, 64 * blocks):
        space[MESSAGE + index] = 0
    bits = 8 * length
    space[MESSAGE + 64 * blocks - 2], space[MESSAGE + 64 * blocks - 1] = bits >> 8, bits & 255
    for index in range(8):
        space[HASH + index] = _BEGIN[index]
    for block in range(blocks):
        _mix(space, MESSAGE + 64 * block)


@compiled
def _mix(space: Words, block: int) -> None:
    """Take one block of the message into the digest."""
    for index in range(16):
        place = block + 4 * index
        space[_SCHEDULE + index] = (
            space[place] << 24 | space[place + 1] << 16 | space[place + 2] << 8 | space[place + 3]
        )
    for index in range(_SCHEDULE + 16, _SCHEDULE + 64):
        early, late = _twice(space[index - 15]), _twice(space[index - 2])
        early = (early >> 7 ^ early >> 18) & _WORD ^ space[index - 15] >> 3
        late = (late >> 17 ^ late >> 19) & _WORD ^ space[index - 2] >> 10
        space[index] = space[index - 16] + early + space[index - 7] + late & _WORD
    a, b, c, d = space[HASH], space[HASH + 1], space[HASH + 2], space[HASH + 3]
    e, f, g, h = space[HASH + 4], space[HASH + 5], space[HASH + 6], space[HASH + 7]
    for index in range(64):
        turning = _twice(e)
        mixed = (turning >> 6 ^ turning >> 11 ^ turning >> 25) & _WORD
        first = h + mixed + (e & f ^ ~e & g) + _ROUNDS[index] + space[_SCHEDULE + index]
        turning = _twice(a)
        mixed = (turning >> 2 ^ turning >> 13 ^ turning >> 22) & _WORD
        second = mixed + (a & b ^ a & c ^ b & c)
        h, g, f, e, d, c, b, a = g, f, e, d + first & _WORD, c, b, a, first + second & _WORD
    for index, word in enumerate((a, b, c, d, e, f, g, h)):
        space[HASH + index] = space[HASH + index] + word & _WORD


@inlined
def _twice(word: int) -> int:
    """A word of 32 bits beside itself: the lower half of this moved right is the word turned right."""
    return word << 32 | word
