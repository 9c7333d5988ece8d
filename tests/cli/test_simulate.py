"""`bendo simulate`."""

from fractions import Fraction
from itertools import groupby
from typing import Any

import pytest

from bendo.game import SHEETS, Match, Play
from bendo.notation import parse_action, parse_rules, spell_tile
from tests.cli.command import done

OF_ONE = ("simulate", "--number", "1", "--seats", "random,heaviest")


def points(told: list[Any]) -> list[Fraction]:
    """Give points as numbers to add up."""
    return [Fraction(number) for number in told]


@pytest.mark.parametrize(
    ("rules", "players"),
    [
        *((name, rules.players[-1]) for name, rules in SHEETS.items()),
        ("blue-orange,tie=lot", 2),
        ("ben,fives=two", 2),
        ("jaques-partnership,fives=two", 4),
    ],
)
def test_a_trace_tells_a_whole_match(rules: str, players: int) -> None:
    seats = ",".join(["random"] * players)
    lines = done("simulate", "--rules", rules, "--number", "7", "--seats", seats, "--trace").lines
    match = Match.begin(parse_rules(rules), players, "7")
    for line in lines:
        if line["type"] == "deal":
            assert list(line) == [
                *("type", "attempt", "hands", "boneyard", "starters", "leader", "must_lead", "number", "round")
            ]
            assert (line["number"], line["round"]) == ("7", match.round)
            assert line["leader"] == match.position.turn
        elif line["type"] == "turn":
            assert list(line) == ["type", "round", "seat", "legal", "action", "drawn", "scores"]
            assert line["seat"] == match.position.turn
            assert line["legal"] == sorted(line["legal"])
            assert line["action"] in line["legal"]
            position = match.position
            action = parse_action(line["action"], position.line).action
            assert len(line["legal"]) == len(position.actions())
            assert line["drawn"] == (spell_tile(position.boneyard[0]) if line["action"] == "+" else None)
            match = match.play(action).match
            running = [a + b for a, b in zip(match.position.scores, match.position.fives, strict=True)]
            assert points(line["scores"]) == points(running)
            assert isinstance(action, Play) or line["action"] in "+-"
        elif line["type"] == "round":
            assert list(line) == ["type", "round", "ending", "winner", "points", "scores"]
            result = match.result
            assert result
            assert (line["ending"], line["winner"]) == (result.ending, result.side)
            assert points(line["points"]) == points(list(result.points))
            assert points(line["scores"]) == points(list(result.scores))
            if match.winner is None:
                match = match.next_round()
        else:
            assert list(line) == ["type", "winner", "scores", "rounds"]
            assert (line["winner"], line["rounds"]) == (match.winner, match.round + 1)
    order = [kind for kind, _ in groupby(line["type"] for line in lines)]
    assert order == ["deal", "turn", "round"] * lines[-1]["rounds"] + ["match"]


def test_without_a_trace_only_the_match_is_told() -> None:
    assert done(*OF_ONE).lines == done(*OF_ONE, "--trace").lines[-1:]


def test_the_same_command_prints_the_same() -> None:
    assert done(*OF_ONE, "--trace") == done(*OF_ONE, "--trace", "--players", "2", "--rules", "blue-orange")


def test_each_of_many_matches_has_its_own_number() -> None:
    many = done(*OF_ONE, "--matches", "3")
    each = [done("simulate", "--number", f"1-{m}", "--seats", "random,heaviest").out for m in range(3)]
    assert many.out == "".join(each)
    numbers = [line["number"] for line in done(*OF_ONE, "--matches", "2", "--trace").lines if line["type"] == "deal"]
    assert [number for number, _ in groupby(numbers)] == ["1-0", "1-1"]
    assert done(*OF_ONE, "--matches", "1") == done(*OF_ONE)


def test_a_number_of_many_may_have_fifty_characters() -> None:
    arguments = ("simulate", "--rules", "ben,target=1", "--seats", "random,random")
    assert len(done(*arguments, "--number", "9" * 50, "--matches", "2").lines) == 2
    assert len(done(*arguments, "--number", "9" * 64).lines) == 1


def test_shared_points_are_told_as_fractions() -> None:
    found = set()
    for number in range(20):
        arguments = ("--rules", "block,hand=2,target=20", "--number", str(number), "--seats", "random,random,random")
        lines = done("simulate", *arguments, "--trace").lines
        found |= {score for line in lines if line["type"] == "round" for score in line["points"]}
    texts = {score for score in found if isinstance(score, str)}
    assert texts
    assert all(text.endswith("/2") for text in texts)


def test_the_leader_of_a_later_round_is_told() -> None:
    lines = done("simulate", "--rules", "ben", "--number", "1", "--seats", "random,random", "--trace").lines
    deals = [line for line in lines if line["type"] == "deal"]
    won = [line["winner"] for line in lines if line["type"] == "round"]
    assert len(deals) > 1
    for dealt, winner in zip(deals[1:], won, strict=False):
        if winner is not None:
            assert (dealt["leader"], dealt["must_lead"]) == (winner, None)
