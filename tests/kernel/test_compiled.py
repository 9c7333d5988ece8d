"""The door to Numba: it opens late, and every function goes through it once."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module
from pkgutil import walk_packages

import pytest

import bendo.kernel
from bendo.game import SHEETS, sheet
from bendo.kernel import layout as at
from bendo.kernel import rules as axis
from bendo.kernel.compiled import compiled, count_bits, first_bit, inlined, zeros_above
from bendo.kernel.match import Sitting
from bendo.kernel.players import PLAYER_SIZE
from bendo.kernel.rules import encoded


@compiled
def bits(word: int) -> tuple[int, int, int]:
    """What the three functions of bits tell of a word."""
    return count_bits(word), first_bit(word), zeros_above(word)


@inlined
def half(number: float, up: bool) -> float:
    return number / 2 + up


def test_the_room_does_not_import_numba() -> None:
    code = "import sys, bendo.kernel; assert bendo.kernel.available(); assert 'numba' not in sys.modules"
    subprocess.run([sys.executable, "-W", "error", "-c", code], check=True)


@pytest.mark.parametrize(
    ("word", "found"),
    [(0, (0, 64, 64)), (1, (1, 0, 63)), (0b10100, (2, 2, 59)), (-1, (64, 0, 0)), (1 << 62, (1, 62, 1))],
)
def test_bits_are_counted(word: int, found: tuple[int, int, int]) -> None:
    assert bits(word) == found


def test_a_function_is_compiled_for_its_annotations_whatever_it_is_called_with() -> None:
    assert half(3, True) == 2.5
    assert half(3.0, False) == 1.5
    assert len(half.signatures) == 1  # type: ignore[attr-defined]


def test_every_function_is_compiled_once_at_most() -> None:
    Sitting(sheet("draw", target=5), 2).play("1", [[1.0] * PLAYER_SIZE] * 2)
    counts = {}
    for found in walk_packages(bendo.kernel.__path__, "bendo.kernel."):
        for name, value in vars(import_module(found.name)).items():
            if hasattr(value, "py_func"):
                counts[name] = len(value.signatures)
    assert counts["play_match"] == 1
    assert set(counts.values()) <= {0, 1}


def test_rules_are_the_same_array_each_time_and_tell_each_sheet_apart() -> None:
    assert encoded(sheet("ben"), 2) is encoded(sheet("ben"), 2)
    arrays = {name: encoded(rules, rules.players[-1]).tobytes() for name, rules in SHEETS.items()}
    alike = [name for name in arrays if arrays[name] == arrays["jaques"]]
    assert alike == ["jaques", "jaques-draw-five"]  # these differ for two players only


def test_targets_beyond_reach_fit_into_a_word() -> None:
    assert encoded(sheet("ben", target=10**30), 2)[axis.TARGET] > 10**9


def test_parts_of_the_state_do_not_overlap() -> None:
    assert at.END + at.MOST_ENDS * at.END_SIZE == at.GROUND
    assert at.ORDER + -(-at.MOST_TILES // 4) == at.LINE_SIZE == at.TURN
    assert at.LEADER < at.HANDS
    assert at.BONEYARD + -(-at.MOST_TILES // 8) == at.STATE_SIZE
    assert (at.NO_END << at.END_SHIFT | at.MOST_TILES - 1 << at.TILE_SHIFT | at.RIGHT) < 1 << 16
