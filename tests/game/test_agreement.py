"""The engine and the referee, which was written from the rulebook alone, agree on every step of random matches."""

from __future__ import annotations

import random
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bendo.game import (
    END_NAMES,
    TIME,
    Drew,
    Event,
    Match,
    Passed,
    Played,
    Reason,
    RoundEnded,
    Rules,
    Scored,
    Showed,
    TimeCalled,
    sheet,
    tiles_in,
)
from bendo.notation import parse_action, spell_action, spell_rules, spell_tile, spell_tiles
from tests import referee
from tests.strategies import NUMBERS, SITTINGS, sittings, some_action


def plain(points: int | Fraction) -> int | str:
    return str(points) if isinstance(points, Fraction) else points


def as_the_referee_tells(match: Match, events: tuple[Event, ...]) -> list[tuple[Any, ...]]:
    """Events in the referee's words."""
    told: list[tuple[Any, ...]] = []
    for event in events:
        match event:
            case Played(seat, tile, end, bend, met):
                told.append(("played", seat, spell_tile(tile), end, bend.value if bend else None))
                if met:
                    told.append(("ring", end, met))
            case Scored(seat, points):
                told.append(("scored", seat, points))
            case Showed(seat, tile):
                told.append(("shown", seat, spell_tile(tile)))
            case Drew(seat, tile):
                assert tile is not None
                told.append(("drew", seat, spell_tile(tile)))
            case Passed(seat):
                told.append(("passed", seat))
            case TimeCalled(seat, _, tile):
                told.append(("time", seat, spell_tile(tile) if tile else None))
            case RoundEnded(ending, _):
                result = match.result
                assert result is not None
                told.append(("round", ending, result.side, [plain(points) for points in result.points]))
    return told


def every_action(match: Match, chance: random.Random, most: int) -> list[str]:
    """A sample of everything that could be said at this moment, legal or not."""
    position = match.position
    tiles = map(spell_tile, chance.sample(tiles_in(position.rules.tiles.all), k=4))
    hand = map(spell_tile, tiles_in(position.hand))
    letters = ["", "L", "R", "O", "I"]
    said = ["+", "-"]
    for tile in {*tiles, *hand}:
        said += [tile + letter for letter in letters]
        said += [tile + end + letter for end in END_NAMES[: len(position.line.ends) + 1] for letter in letters]
    return chance.sample(said, k=min(most, len(said)))


def check_moment(match: Match, other: referee.Match, chance: random.Random, most: int) -> None:
    position = match.position
    assert other.turn == position.turn or position.over
    assert other.legal() == [spell_action(action) for action in position.actions()]
    ends = {
        end.name: (end.number, sorted(bend.value for bend in end.bends))
        for end in position.line.ends
        if end is not None
    }
    assert {name: (number, sorted(bends)) for name, (number, bends) in other.ends().items()} == ends
    for text in every_action(match, chance, most):
        refusal = position.why_not(parse_action(text, position.line).action)
        reason, in_the_way = other.why(text)
        assert (refusal.reason.name if refusal else None) == reason, text
        if refusal and refusal.reason is Reason.BLOCKED_BY:
            assert refusal.tile is not None
            assert spell_tile(refusal.tile) in in_the_way, text


def play_through_both(rules: Rules, players: int, number: str, seed: int, rounds: int, most: int) -> None:
    chance = random.Random(seed)
    match = Match.begin(rules, players, number)
    other = referee.Match(spell_rules(rules), players, number)
    for _ in range(rounds):
        deal = match.deal
        assert other.deal_line() == {
            "type": "deal",
            "attempt": deal.attempt,
            "hands": [spell_tiles(hand) for hand in deal.hands],
            "boneyard": spell_tiles(deal.boneyard),
            "starters": spell_tiles(deal.starters),
            "leader": deal.leader,
            "must_lead": spell_tile(deal.must_lead) if deal.must_lead else None,
            "number": number,
            "round": match.round,
        }
        check_moment(match, other, chance, most)
        while not match.position.over:
            action = some_action(match, chance)
            other.events.clear()
            turn = other.apply("!" if action == TIME else spell_action(action))
            match, events = match.play(action)
            assert other.events == as_the_referee_tells(match, events)
            check_moment(match, other, chance, most)
            if not match.position.over:
                assert turn["scores"] == [plain(score) for score in match.scores]
        result = match.result
        assert other.round_over
        assert result is not None
        line = other.round_line()
        assert (line["ending"], line["winner"]) == (result.ending, result.side)
        assert line["points"] == [plain(points) for points in result.points]
        assert line["scores"] == [plain(score) for score in result.scores]
        assert other.match_over == (match.winner is not None)
        if match.winner is not None:
            assert other.match_line()["winner"] == match.winner
            return
        match = match.next_round()
        other.next_round()


@pytest.mark.parametrize(("rules", "players"), SITTINGS, ids=lambda value: getattr(value, "sheet", str(value)))
@settings(max_examples=1)
@given(number=NUMBERS, seed=st.integers(0, 2**32))
def test_engine_and_referee_agree_on_every_sheet(rules: Rules, players: int, number: str, seed: int) -> None:
    play_through_both(rules, players, number, seed, rounds=2, most=6)


@settings(max_examples=15)
@given(sitting=sittings(), number=NUMBERS, seed=st.integers(0, 2**32))
def test_engine_and_referee_agree_on_changed_sheets(sitting: tuple[Rules, int], number: str, seed: int) -> None:
    play_through_both(*sitting, number, seed, rounds=3, most=6)


@settings(max_examples=2)
@given(number=NUMBERS, seed=st.integers(0, 2**32))
def test_time_can_be_called_on_any_sheet(number: str, seed: int) -> None:
    for name in ("no-draw", "wild-draw", "dutch", "all-five"):
        play_through_both(sheet(name, seconds=10), 2, number, seed, rounds=2, most=2)


@settings(max_examples=2)
@given(number=NUMBERS, seed=st.integers(0, 2**32))
def test_all_five_can_be_played_with_crosswise_doubles(number: str, seed: int) -> None:
    rules = sheet("all-five", doubles="crosswise", ring="never")
    play_through_both(rules, 2, number, seed, rounds=2, most=6)
