"""Laws that hold at every moment of every round, whatever the rules."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bendo.game import (
    END_NAMES,
    PASS,
    TIME,
    WATCHER,
    Action,
    Bend,
    Dealt,
    Draw,
    IllegalAction,
    Match,
    Outcome,
    Play,
    Position,
    Rules,
    View,
    bits_of,
    can_hold,
    deal,
    outcome,
    play_of,
    sheet,
    tiles_in,
)
from bendo.notation import parse_position, parse_rules, parse_setup, spell_position, spell_rules, spell_view
from tests.strategies import NUMBERS, folded, positions, sittings, some_action

SEEDS = st.integers(0, 2**32)


def all_actions(position: Position) -> list[Action]:
    """Everything that could be said, legal or not, with the tiles of the set and every end and bend."""
    tiles = tiles_in(position.rules.tiles.all)
    ends = END_NAMES[: len(position.line.ends)]
    bends = (None, *Bend)
    return [
        Draw(),
        PASS,
        *(play_of(tile, None, bend) for tile in tiles for bend in bends),
        *(play_of(tile, end, bend) for tile in tiles for end in ends for bend in bends),
    ]


@given(sitting=sittings(), number=NUMBERS, seed=SEEDS)
def test_tiles_are_conserved(sitting: tuple[Rules, int], number: str, seed: int) -> None:
    rules, players = sitting
    for match in positions(rules, players, number, random.Random(seed)):
        position = match.position
        places = [*position.hands, bits_of(position.boneyard), bits_of(position.line.order)]
        assert sum(places) == rules.tiles.all
        assert sum(place.bit_count() for place in places) == rules.tiles.size
        assert bits_of(position.drawn) & ~position.hand == 0 or position.over


@given(sitting=sittings(), number=NUMBERS, seed=SEEDS)
def test_an_action_is_legal_if_and_only_if_there_is_no_reason_why_not(
    sitting: tuple[Rules, int], number: str, seed: int
) -> None:
    chance = random.Random(seed)
    moments = list(positions(*sitting, number, chance))
    for match in chance.sample(moments, k=min(4, len(moments))):
        position = match.position
        legal = {action for action in all_actions(position) if position.why_not(action) is None}
        assert legal == set(position.actions())


@given(sitting=sittings(), number=NUMBERS, seed=SEEDS)
def test_legal_actions_are_sorted_and_none_is_listed_twice(sitting: tuple[Rules, int], number: str, seed: int) -> None:
    for match in positions(*sitting, number, random.Random(seed)):
        actions = match.position.actions()
        assert len(set(actions)) == len(actions)
        plays = [action for action in actions if isinstance(action, Play)]
        assert plays == sorted(plays, key=lambda play: play.order)
        assert all(isinstance(action, Play) for action in actions[len(actions) - len(plays) :])
        assert bool(actions) == (not match.position.over)


@given(sitting=sittings(), number=NUMBERS, seed=SEEDS)
def test_a_refused_action_changes_nothing(sitting: tuple[Rules, int], number: str, seed: int) -> None:
    chance = random.Random(seed)
    moments = list(positions(*sitting, number, chance))
    position = chance.choice(moments).position
    before = spell_position(position)
    for action in chance.sample(all_actions(position), k=20):
        if (refusal := position.why_not(action)) is not None:
            with pytest.raises(IllegalAction) as refused:
                position.play(action)
            assert refused.value.refusal == refusal
    assert spell_position(position) == before


@settings(max_examples=50)
@given(sitting=sittings(), number=NUMBERS, seed=SEEDS)
def test_what_a_seat_has_seen_adds_up_to_its_view(sitting: tuple[Rules, int], number: str, seed: int) -> None:
    rules, players = sitting
    chance = random.Random(seed)
    match = Match.begin(rules, players, number)
    for _ in range(2):
        first, *rest = match.began
        assert isinstance(first, Dealt)
        seats = (*range(players), WATCHER)
        views = [folded(View.begin(first.seen_by(seat), seat), tuple(rest), seat) for seat in seats]
        while True:
            assert views == [match.position.view(seat) for seat in seats]
            if match.position.over:
                break
            match, events = match.play(some_action(match, chance))
            views = [folded(view, events, view.seat) for view in views]
        if match.winner is not None:
            break
        match = match.next_round()


@given(sitting=sittings(), number=NUMBERS, seed=SEEDS)
def test_the_seat_on_turn_judges_from_its_view_as_the_table_does(
    sitting: tuple[Rules, int], number: str, seed: int
) -> None:
    chance = random.Random(seed)
    for match in positions(*sitting, number, chance):
        position = match.position
        for seat in range(position.players):
            view = position.view(seat)
            assert view.actions() == (position.actions() if seat == position.turn else ())
            assert view.over == position.over
        for action in (*chance.sample(all_actions(position), k=5), TIME):
            assert position.view(position.turn).why_not(action) == position.why_not(action)


@given(sitting=sittings(), number=NUMBERS, seed=SEEDS)
def test_a_view_does_not_change_when_hidden_tiles_change_places(
    sitting: tuple[Rules, int], number: str, seed: int
) -> None:
    chance = random.Random(seed)
    for match in positions(*sitting, number, chance):
        position = match.position
        if position.over:
            continue
        seat = chance.randrange(-1, position.players)
        view = position.view(seat)
        shown = [memory.shown for memory in position.memory]
        fixed = [hand if other == seat else hand & shown[other] for other, hand in enumerate(position.hands)]
        hidden = [*tiles_in(view.unseen)]
        chance.shuffle(hidden)
        hands = []
        for other, hand in enumerate(position.hands):
            size = hand.bit_count() - fixed[other].bit_count()
            hands.append(fixed[other] | bits_of(hidden[:size]))
            hidden = hidden[size:]
        drawn = position.drawn
        if seat != position.turn:  # whichever tiles they are now
            unknown = [tile for tile in tiles_in(hands[position.turn]) if not shown[position.turn] & tile.bit]
            known = tuple(tile for tile in drawn if shown[position.turn] & tile.bit)
            drawn = known + tuple(unknown[: len(drawn) - len(known)])
        other_position = replace(position, hands=tuple(hands), boneyard=tuple(hidden), drawn=drawn)
        if not other_position.over:
            assert other_position.view(seat) == view


@settings(max_examples=25)
@given(sitting=sittings(), number=NUMBERS, seed=SEEDS)
def test_every_position_and_view_survives_the_round_trip(sitting: tuple[Rules, int], number: str, seed: int) -> None:
    rules, players = sitting
    assert parse_rules(spell_rules(rules)) == rules
    for match in islice(positions(rules, players, number, random.Random(seed)), seed % 3, None, 3):
        position = match.position
        text = spell_position(position)
        assert parse_position(text) == position
        assert spell_position(parse_position(text)) == text
        for seat in (*range(players), WATCHER):
            view = position.view(seat)
            assert parse_setup(spell_view(view)).view(seat) == view


@given(sitting=sittings(), number=NUMBERS, seed=SEEDS)
def test_public_memory_never_rules_out_the_true_hands(sitting: tuple[Rules, int], number: str, seed: int) -> None:
    for match in positions(*sitting, number, random.Random(seed)):
        position = match.position
        for hand, memory in zip(position.hands, position.memory, strict=True):
            assert memory.shown & ~hand == 0
            assert can_hold(memory, hand & ~memory.shown)


def mirrored(rules: Rules) -> Rules:
    """The same rules with a set whose tiles all bend the other way."""
    flipped = rules.tiles.handedness
    assert flipped is not None
    signs = "".join("-" if sign == "+" else "+" for sign in _signs(flipped))
    return replace(rules, handedness=signs)


def _signs(handedness: str) -> str:
    from bendo.game.tile import signs_of

    return signs_of(handedness)


def mirrored_action(action: Action, ends: dict[str, str]) -> Action:
    if not isinstance(action, Play) or action.end is None:
        return action
    return play_of(action.tile, ends[action.end], action.bend.mirrored if action.bend else None)


@given(sitting=sittings().filter(lambda sitting: sitting[0].curved), number=NUMBERS, seed=SEEDS)
def test_a_mirrored_line_stays_legal_with_mirrored_handedness(
    sitting: tuple[Rules, int], number: str, seed: int
) -> None:
    rules, players = sitting
    chance = random.Random(seed)
    position = deal(rules, players, number).position()
    other = deal(mirrored(rules), players, number).position()
    ends = dict(zip("abcd", "badc", strict=True))
    while not position.over:
        # a lone opener in line turns right from a to b, so its mirror image is the same with a and b exchanged;
        # one across the line is its own mirror image
        if position.line.openers and position.line.openers[0].bend is Bend.OUTWARD:
            ends = dict(zip("ab", "ab", strict=True))
        assert {mirrored_action(action, ends) for action in position.actions()} == set(other.actions())
        action = chance.choice(position.actions())
        position = position.play(action).position
        other = other.play(mirrored_action(action, ends)).position
    assert other.ending == position.ending


@given(
    sitting=sittings().filter(lambda sitting: sitting[0].tie != "lot" and sitting[0].lead != "any"),
    number=NUMBERS,
    seed=SEEDS,
)
def test_rotating_the_seats_rotates_the_outcome(sitting: tuple[Rules, int], number: str, seed: int) -> None:
    rules, players = sitting
    chance = random.Random(seed)
    position = deal(rules, players, number).position()
    rotated = replace(
        position,
        hands=(position.hands[-1], *position.hands[:-1]),
        turn=(position.turn + 1) % players,
        leader=None if position.leader is None else (position.leader + 1) % players,
    )
    while not position.over:
        assert rotated.actions() == position.actions()
        timed = rules.seconds and position.line.openers and chance.random() < 0.1
        action = TIME if timed else chance.choice(position.actions())
        position, rotated = position.play(action).position, rotated.play(action).position
    assert position.ending is not None
    first = result(position)
    second = result(rotated)
    assert second.points == (first.points[-1], *first.points[:-1])
    assert sorted(second.tied) == sorted((seat + 1) % players for seat in first.tied)
    if first.seat is None:
        assert second.seat is None
    else:
        assert second.seat is not None
        assert rules.side(second.seat) == rules.side((first.seat + 1) % players)


def result(position: Position) -> Outcome:
    assert position.ending is not None
    return outcome(position.rules, position.hands, position.ending, position.fives, position.leader)


@given(number=NUMBERS, seed=SEEDS)
def test_time_can_be_called_after_the_lead_wherever_there_is_a_clock(number: str, seed: int) -> None:
    rules = sheet("jaques-speed")
    for match in positions(rules, 2, number, random.Random(seed)):
        position = match.position
        assert TIME not in position.actions()
        assert (position.why_not(TIME) is None) == (bool(position.line.openers) and not position.over)
