"""Chance is the same in the twin as in `bendo.players`."""

from __future__ import annotations

import hashlib
from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from bendo.kernel.compiled import words
from bendo.kernel.deal.chance import below, signed
from bendo.kernel.match import seeds
from bendo.players.chance import Chance
from tests.strategies import NUMBERS

COUNTS = st.integers(1, 200) | st.sampled_from([1, 2, 2**31])


@given(number=NUMBERS, counts=st.lists(COUNTS, max_size=30))
def test_the_same_numbers_come_from_the_same_seed(number: str, counts: list[int]) -> None:
    generators = seeds(number, 3)
    for seat in range(3):
        chance = Chance(f"{number}:{seat}")
        assert [below(generators, seat, count) for count in counts] == [chance.below(count) for count in counts]


def test_a_seed_is_the_beginning_of_a_digest() -> None:
    expected = int.from_bytes(hashlib.sha256(b"2007:1").digest()[:8], "big", signed=True)
    assert seeds("2007", 2)[1] == expected
    assert signed(2**64 - 1) == -1


def test_where_there_is_one_choice_nothing_is_used_up() -> None:
    generator = seeds("1", 1)
    before = generator.copy()
    assert below(generator, 0, 1) == 0
    assert (generator == before).all()


def test_all_numbers_are_about_equally_likely() -> None:
    generator = words(1)
    found = Counter(below(generator, 0, 7) for _ in range(14000))
    assert sorted(found) == list(range(7))
    assert max(abs(count - 2000) for count in found.values()) < 200  # 4.8 standard deviations, and always the same
