"""The engine still counts and deals as the golden files say."""

from __future__ import annotations

import pytest

from bendo.game import SHEETS, Rules, deal, divide, perft, sheet
from bendo.notation import spell_action
from tests.game.goldens import FOLDER, deals_text
from tests.strategies import SITTINGS

PERFT = dict(line.split(": ") for line in (FOLDER / "perft.txt").read_text(encoding="utf-8").splitlines())
AFFORDABLE = 150_000
"""So many sequences this engine counts here; its fast twin counts them all (tests/kernel/test_perft.py)."""


@pytest.mark.parametrize(("rules", "players"), SITTINGS, ids=lambda value: getattr(value, "sheet", str(value)))
def test_perft_counts_as_before(rules: Rules, players: int) -> None:
    expected = tuple(map(int, PERFT[f"{rules.sheet} {players}"].split()))
    depth = max(depth for depth in range(len(expected)) if sum(expected[: depth + 1]) <= AFFORDABLE)
    position = deal(rules, players, "1").position()
    found = perft(position, depth)
    if found != expected[: depth + 1]:
        split = {spell_action(action): count for action, count in divide(position, min(depth, 7)).items()}
        pytest.fail(f"expected {expected}, found {found}; by first action: {split}")


def test_every_sitting_has_its_golden_line_and_there_is_no_other() -> None:
    assert list(PERFT) == [f"{rules.sheet} {players}" for rules in SHEETS.values() for players in rules.players]


def test_ben_from_number_1_has_94_081_sequences_to_depth_26() -> None:
    assert sum(perft(deal(sheet("ben"), 2, "1").position(), 26)) == 94_081


def test_deals_come_out_as_before() -> None:
    assert deals_text() == (FOLDER / "deals.txt").read_text(encoding="utf-8")


def test_the_dealing_rule_gives_the_hands_of_number_2007() -> None:
    dealt = deal(sheet("blue-orange"), 2, "2007")
    assert [f"{tile.high}{tile.low}" for tile in dealt.hands[0]] == ["61", "44", "20", "50", "43", "52", "63"]
    assert [f"{tile.high}{tile.low}" for tile in dealt.hands[1]] == ["10", "21", "62", "11", "42", "64", "60"]
    assert [f"{tile.high}{tile.low}" for tile in dealt.boneyard[:3]] == ["40", "55", "54"]
