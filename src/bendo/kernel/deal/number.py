"""The order of tiles that a game number gives: the twin of `bendo.game.deal` (rules, Dealing from a game number)."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from bendo.game import check_number
from bendo.kernel.compiled import Words, compiled, inlined
from bendo.kernel.deal.digest import HASH, MESSAGE, digest

LOT: Final = -1
"""In place of the attempt, where lots are drawn."""
_PREFIX: Final = np.array(list(b"bendo1:"))
_LOT: Final = np.array(list(b"lot"))
_COLON: Final = ord(":")
_ZERO: Final = ord("0")
_LOW: Final = (1 << 32) - 1


def bytes_of(number: str) -> NDArray[np.int64]:
    """A game number as compiled functions take it, a byte to a word. Raises InvalidNumber if it is none."""
    return np.frombuffer(check_number(number).encode("ascii"), dtype=np.uint8).astype(np.int64)


@compiled
def shuffle_by_number(order: Words, size: int, number: Words, round: int, attempt: int, space: Words) -> None:
    """Put the first `size` words of `order` in the order that a game number gives, as `bendo.game.shuffled` does.

    `attempt` is LOT where lots are drawn. Needs working space of DIGEST_SIZE.
    """
    length = _begin(space, number, round, attempt)
    word = 0
    for last in range(size - 1, 0, -1):
        place = -1
        while place < 0:
            if word & 3 == 0:
                digest(space, _write(space, length, word >> 2))
            half = HASH + 2 * (word & 3)
            place = fair(space[half], space[half + 1], last + 1)
            word += 1
        order[last], order[place] = order[place], order[last]


@compiled
def fair(upper: int, lower: int, count: int) -> int:
    """The number below `count` that a word of 64 bits, given in halves, stands for; -1 if the next word must be taken.

    Words from the last multiple of `count` on are left out, so that all numbers are equally likely.
    """
    half = (1 << 32) % count
    beyond = half * half % count  # 2^64 modulo count: so many words at the upper end are left out
    if upper == _LOW and lower > _LOW - beyond:
        return -1
    return (upper % count * half + lower) % count


@compiled
def _begin(space: Words, number: Words, round: int, attempt: int) -> int:
    """Write the message up to the number of its block, and tell how long it is."""
    length = 0
    for index in range(len(_PREFIX)):
        space[MESSAGE + length] = _PREFIX[index]
        length += 1
    for index in range(len(number)):
        space[MESSAGE + length] = number[index]
        length += 1
    space[MESSAGE + length] = _COLON
    length = _write(space, length + 1, round)
    space[MESSAGE + length] = _COLON
    length += 1
    if attempt == LOT:
        for index in range(len(_LOT)):
            space[MESSAGE + length] = _LOT[index]
            length += 1
    else:
        length = _write(space, length, attempt)
    space[MESSAGE + length] = _COLON
    return length + 1


@inlined
def _write(space: Words, length: int, number: int) -> int:
    """Write a number in decimals behind a message of this length, and tell how long it is then."""
    digits, rest = 1, number // 10
    while rest:
        digits += 1
        rest //= 10
    for index in range(digits - 1, -1, -1):
        space[MESSAGE + length + index] = _ZERO + number % 10
        number //= 10
    return length + digits
