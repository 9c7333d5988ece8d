"""Everything that a worker process is sent or sends back arrives as it was."""

from __future__ import annotations

import os
import pickle
import random
import subprocess
import sys

import pytest

from bendo.game import (
    IllegalAction,
    InvalidNumber,
    InvalidRules,
    InvalidSetup,
    Match,
    Position,
    Reason,
    Refusal,
    check_number,
    play_of,
    sheet,
    tile_of,
)
from bendo.game.turn import plays_of
from bendo.notation import NotationError, parse_position, parse_rules, spell_position
from bendo.notation.records import RecordError, ReplayError, read_record, replay
from bendo.players import UnknownPlayer, player
from tests.strategies import positions


def late(name: str) -> Position:
    return list(positions(sheet(name), 2, "pickle", random.Random(3)))[-4].position


@pytest.mark.parametrize("name", ["blue-orange", "all-five", "jaques", "draw-twelve", "ben"])
def test_a_position_arrives_as_it_was_and_plays_on(name: str) -> None:
    position = late(name)
    arrived = pickle.loads(pickle.dumps(position))
    assert arrived == position
    assert hash(arrived) == hash(position)
    assert arrived.actions() == position.actions()
    assert arrived.view(0) == position.view(0)
    for one, other in zip(arrived.line.ends, position.line.ends, strict=True):
        assert one is other  # so that what is cached for an end is found
    assert plays_of(arrived.line, arrived.hand) == plays_of(position.line, position.hand)


def test_rules_are_found_in_a_table_of_a_process_with_other_hashes() -> None:
    code = (
        "import pickle, sys; from bendo.game import sheet; p = pickle.load(sys.stdin.buffer); "
        "print({sheet('blue-orange', target=200): 1}.get(p.rules))"
    )
    rules = sheet("blue-orange", target=200)
    match = Match.begin(rules, 2, "1")
    for seed in ("1", "2"):
        done = subprocess.run(
            [sys.executable, "-c", code],
            input=pickle.dumps(match.position),
            capture_output=True,
            check=True,
            env={**os.environ, "PYTHONHASHSEED": seed},
        )
        assert done.stdout.strip() == b"1"


def test_every_error_arrives_as_it_was() -> None:
    raised: list[Exception] = [IllegalAction(play_of(tile_of(6, 4), "a"), Refusal(Reason.NO_MATCH))]
    for attempt in (
        lambda: sheet("blue-orange", target=0),
        lambda: check_number("?"),
        lambda: parse_rules("nothing"),
        lambda: parse_position(spell_position(late("ben")).replace("turn=", "turn=3,drawn=66,leader=")),
        lambda: player("nobody", "1", 0),
        lambda: read_record("[Rules"),
        lambda: replay(read_record('[Rules "ben"]\n[Number "1"]\n1:00 *')),
    ):
        with pytest.raises(Exception) as caught:  # noqa: PT011
            attempt()
        raised.append(caught.value)
    kinds = {InvalidRules, InvalidNumber, NotationError, InvalidSetup, UnknownPlayer, RecordError, ReplayError}
    assert kinds <= {type(error) for error in raised}
    for error in raised:
        arrived = pickle.loads(pickle.dumps(error))
        assert type(arrived) is type(error)
        assert str(arrived) == str(error)
        assert repr(vars(arrived)) == repr(vars(error))
