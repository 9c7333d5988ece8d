"""Hypothesis strategies for rules and rounds, and the small helpers that tests of many rooms share."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from hypothesis import assume
from hypothesis import strategies as st

from bendo.game import (
    CHOICES,
    SHEETS,
    TIME,
    UNLIMITED,
    Action,
    Drew,
    Event,
    InvalidRules,
    Match,
    Passed,
    Played,
    Rules,
    Seat,
    Showed,
    TimeCalled,
    View,
    play_of,
    sheet,
)
from bendo.notation import spell_action, spell_tile

NUMBERS = st.text("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-", min_size=1, max_size=12)

SITTINGS = tuple((rules, players) for rules in SHEETS.values() for players in rules.players)
"""Every sheet with every number of seats."""


@st.composite
def changed_rules(draw: st.DrawFn) -> Rules:
    """A sheet with up to four fields changed, as far as they agree with one another."""
    base = draw(st.sampled_from(list(SHEETS.values())))
    values: dict[str, st.SearchStrategy[Any]] = {
        name: st.sampled_from(choices) for name, choices in CHOICES.items() if name != "set" or not base.curved
    }
    values["draw"] = st.sampled_from([0, 1, 2, 3, UNLIMITED])
    values["hand"] = st.integers(1, 9).map(lambda size: (size, size, size))
    values["reserve"] = st.integers(0, 4)
    values["seconds"] = st.sampled_from([0, 10])
    values["target"] = st.sampled_from([1, 20, 60])
    values["handedness"] = st.sampled_from(["uniform", "mirrored"]) | st.text("+-", min_size=21, max_size=21)
    names = draw(st.lists(st.sampled_from(sorted(values)), unique=True, max_size=4))
    changes = {name: draw(values[name]) for name in names}
    try:
        return sheet(base.sheet, **changes)
    except InvalidRules:
        assume(False)
        raise


@st.composite
def sittings(draw: st.DrawFn) -> tuple[Rules, int]:
    """Rules, changed or not, and a number of seats for which the set is large enough."""
    rules = draw(st.sampled_from(list(SHEETS.values())) | changed_rules())
    players = draw(st.sampled_from(rules.players))
    try:
        rules.hand_size(players)
    except InvalidRules:
        assume(False)
    return rules, players


def some_action(match: Match, chance: random.Random) -> Action:
    """A legal action: any, at times the clock's where there is one."""
    position = match.position
    if position.rules.seconds and position.line.openers and chance.random() < 0.1:
        return TIME
    return chance.choice(position.actions())


def rounds(rules: Rules, players: int, number: str, chance: random.Random, most: int = 3) -> Iterator[Match]:
    """The first rounds of a match, each at its start; `play_on` leads on from there."""
    match = Match.begin(rules, players, number)
    for _ in range(most):
        yield match
        while match.position.ending is None:
            match = match.play(some_action(match, chance)).match
        if match.winner is not None:
            return
        match = match.next_round()


def positions(rules: Rules, players: int, number: str, chance: random.Random, most: int = 1) -> Iterator[Match]:
    """Every moment of the first rounds of a random match, their ends included."""
    match = Match.begin(rules, players, number)
    for played in range(most):
        yield match
        while match.position.ending is None:
            match = match.play(some_action(match, chance)).match
            yield match
        if match.winner is not None or played + 1 == most:
            return
        match = match.next_round()


def folded(view: View, events: tuple[Event, ...], seat: Seat) -> View:
    """A view after events, each as that seat saw it."""
    for event in events:
        view = view.after(event.seen_by(seat))
    return view


def in_words(events: tuple[Event, ...]) -> list[str]:
    """Public history as the brute-force search of `tests.worlds` reads it."""
    words = []
    for event in events:
        match event:
            case Played(_, tile, end, bend, _):
                words.append(spell_action(play_of(tile, end, bend)))
            case Showed(_, tile):
                words.append(f"shown {spell_tile(tile)}")
            case Drew():
                words.append("+")
            case Passed():
                words.append("-")
            case TimeCalled():
                words.append("!")
    return words
