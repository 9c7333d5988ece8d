"""Game numbers and the deals made from them are the engine's."""

from __future__ import annotations

import hashlib

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bendo.game import SHEETS, TILES, InvalidNumber, Rules, deal, shuffled
from bendo.kernel import layout as at
from bendo.kernel.compiled import words
from bendo.kernel.convert import position_of
from bendo.kernel.deal.digest import DIGEST_SIZE, HASH, MESSAGE, MOST_BYTES, digest
from bendo.kernel.deal.number import LOT, bytes_of, fair, shuffle_by_number
from bendo.kernel.match import deal_by_number
from bendo.kernel.play.memory import memory_size, remember_nothing
from bendo.kernel.play.outcome import NOBODY
from bendo.kernel.rules import encoded
from tests.strategies import NUMBERS, sittings

LONG = st.text("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-", min_size=1, max_size=64)


@pytest.mark.parametrize("length", [0, 1, 3, 54, 55, 56, 57, 63, 64, 65, 100, MOST_BYTES - 1, MOST_BYTES])
def test_the_digest_is_that_of_the_standard(length: int) -> None:
    message = bytes((7 * index + length) % 256 for index in range(length))
    space = words(DIGEST_SIZE)
    space[:] = -1  # whatever was there before
    space[MESSAGE : MESSAGE + length] = list(message)
    digest(space, length)
    found = b"".join(word.to_bytes(4, "big") for word in space[HASH : HASH + 8].tolist())
    assert found == hashlib.sha256(message).digest()


@given(
    number=LONG,
    size=st.sampled_from([1, 2, 28, 55, 91]),
    round=st.integers(0, 12) | st.integers(0, 10**15),
    attempt=st.integers(0, 12) | st.just("lot"),
)
def test_a_number_shuffles_as_in_the_engine(number: str, size: int, round: int, attempt: int | str) -> None:
    order, space = np.arange(size), words(DIGEST_SIZE)
    shuffle_by_number(order, size, bytes_of(number), round, LOT if attempt == "lot" else int(attempt), space)
    assert tuple(TILES[tile] for tile in order.tolist()) == shuffled(TILES[:size], number, round, attempt)


@given(count=st.integers(2, 91), below_end=st.integers(1, 200))
def test_the_last_words_are_left_out_so_that_all_numbers_are_equally_likely(count: int, below_end: int) -> None:
    # rules, Dealing from a game number: the next word is taken while w >= (2^64 div (k+1)) * (k+1)
    word = 2**64 - below_end
    found = fair(word >> 32, word & 0xFFFFFFFF, count)
    assert found == (-1 if word >= 2**64 // count * count else word % count)


@settings(max_examples=60)
@given(sitting=sittings(), number=LONG, round=st.integers(0, 30), data=st.data())
def test_a_round_is_dealt_as_in_the_engine(
    sitting: tuple[Rules, int], number: str, round: int, data: st.DataObject
) -> None:
    rules, players = sitting
    winner = data.draw(st.none() | st.integers(0, players - 1))
    expected = deal(rules, players, number, round, winner)
    array, state = encoded(rules, players), words(at.STATE_SIZE)
    order, space, memory = words(at.MOST_TILES), words(DIGEST_SIZE), words(memory_size(array))
    state[: at.SCORES] = state[at.BONEYARD :] = -1  # whatever was there before
    seat = NOBODY if winner is None else winner
    assert deal_by_number(array, state, bytes_of(number), round, seat, order, space) == expected.attempt
    remember_nothing(array, memory)
    assert position_of(rules, players, state, memory) == expected.position()


def test_hands_without_a_double_are_dealt_again() -> None:
    rules = SHEETS["block"].change(hand=(1, 1, 1))
    array, state = encoded(rules, 2), words(at.STATE_SIZE)
    order, space = words(at.MOST_TILES), words(DIGEST_SIZE)
    attempts = [deal_by_number(array, state, bytes_of(str(number)), 0, NOBODY, order, space) for number in range(20)]
    assert attempts == [deal(rules, 2, str(number)).attempt for number in range(20)]
    assert max(attempts) > 2


@given(number=NUMBERS)
def test_a_number_is_its_bytes(number: str) -> None:
    assert bytes(bytes_of(number).tolist()).decode() == number


def test_what_is_no_number_is_refused() -> None:
    with pytest.raises(InvalidNumber, match="ö"):
        bytes_of("ö")
