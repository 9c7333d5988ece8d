"""The golden matches are played, written and read back as they were."""

from __future__ import annotations

import pytest

from bendo.notation.records import read_record, replay, write_record
from tests.notation.matches import FOLDER, GOLDENS, Golden, features, record, text


@pytest.mark.parametrize("golden", GOLDENS, ids=lambda golden: golden.name)
def test_a_golden_match_is_as_it_was(golden: Golden) -> None:
    kept = (FOLDER / f"{golden.name}.bdo").read_text(encoding="utf-8")
    assert text(golden) == kept
    assert read_record(kept) == record(golden)
    assert write_record(read_record(kept)) == kept


@pytest.mark.parametrize("golden", GOLDENS, ids=lambda golden: golden.name)
def test_a_golden_match_shows_what_it_is_there_for(golden: Golden) -> None:
    assert set(golden.shows) <= features(golden)


@pytest.mark.parametrize("golden", GOLDENS, ids=lambda golden: golden.name)
def test_replaying_a_golden_match_reaches_its_winner(golden: Golden) -> None:
    assert replay(read_record((FOLDER / f"{golden.name}.bdo").read_bytes())).match.winner is not None


def test_the_ten_matches_show_all_that_is_rare() -> None:
    shown = {feature for golden in GOLDENS for feature in golden.shows}
    assert len(GOLDENS) == 10
    assert shown >= {"ring", "refused", "dead", "emptied", "decline", "fraction", "lot", "redeal", "fives", "by fives"}
    assert shown >= {"time", "reserve", "arms"}
