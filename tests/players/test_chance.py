"""Chance for players: the generator is SplitMix64, and its choices are uniform."""

import hashlib
from collections import Counter

import pytest

from bendo.players.chance import Chance


def started(state: int) -> Chance:
    """A chance whose generator starts with this state."""
    chance = Chance("")
    chance._state = state
    return chance


def test_it_is_splitmix64() -> None:
    """Steele, Lea and Flood, 2014; the first outputs for the seed 1234567 as published with other implementations."""
    outputs = (6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431, 16408922859458223821)
    chance = started(1234567)
    for output in outputs:
        assert chance.below(1 << 32) == output >> 32


def test_it_starts_with_the_hash_of_its_seed() -> None:
    digest = hashlib.sha256(b"2007:1").digest()
    same = started(int.from_bytes(digest[:8], "big"))
    chance = Chance("2007:1")
    assert [chance.below(1000) for _ in range(20)] == [same.below(1000) for _ in range(20)]


def test_a_choice_of_one_uses_nothing_up() -> None:
    chance, same = Chance("x"), Chance("x")
    assert [chance.below(1) for _ in range(5)] == [0] * 5
    assert chance.below(10**6) == same.below(10**6)


@pytest.mark.parametrize("count", [2, 3, 7, 28])
def test_every_number_is_equally_likely(count: int) -> None:
    """A chi-square beyond 5 standard deviations of its mean, count - 1, would be no accident."""
    chance = Chance("uniform")
    picks = Counter(chance.below(count) for _ in range(2000 * count))
    assert set(picks) == set(range(count))
    square = sum((seen - 2000) ** 2 / 2000 for seen in picks.values())
    assert square < count - 1 + 5 * (2 * (count - 1)) ** 0.5
