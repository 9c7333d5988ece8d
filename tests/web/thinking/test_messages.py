"""Law: what a player chooses from the spelling of a view is what it chooses from the view."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bendo.game import Rules, View
from bendo.notation import parse_view, spell_view
from bendo.players import PLAYERS, Choice
from bendo.web.thinking import LEVELS, known_player
from bendo.web.thinking.messages import Failure, Garbled, Question, answer_of, read_answer, read_question, spell
from bendo.web.thinking.worker import answered
from tests.strategies import NUMBERS, SITTINGS, positions, sittings
from tests.web.thinking.asking import chosen, decision, views


def by_wire(view: View, name: str, seed: str | None) -> Choice | Failure:
    """What a worker answers, all lines written and read."""
    question = read_question(spell(Question(7, spell_view(view), view.seat, name, seed)))
    return read_answer(spell(answered(question)), 7, view)


def check(view: View, name: str) -> None:
    """The law, compared by `repr`, since True is 1."""
    assert repr(by_wire(view, name, "s")) == repr(chosen(view, name))


@pytest.mark.parametrize(("rules", "players"), SITTINGS, ids=lambda value: getattr(value, "sheet", value))
def test_a_spelled_view_tells_a_player_all_it_uses(rules: Rules, players: int) -> None:
    for match in positions(rules, players, "2007", random.Random(players)):
        if not match.position.over:
            for name in PLAYERS:
                check(decision(match), name)


@settings(max_examples=40)
@given(sittings(), NUMBERS, st.randoms(use_true_random=False))
def test_so_it_does_by_changed_rules(sitting: tuple[Rules, int], number: str, chance: random.Random) -> None:
    for match in positions(*sitting, number, chance):
        if not match.position.over:
            view = decision(match)
            assert parse_view(spell_view(view), view.seat) == view
            check(view, chance.choice(PLAYERS))


def test_without_a_seed_chance_comes_from_the_spelling() -> None:
    for view in views():
        assert by_wire(view, "random", None) == chosen(view, "random", spell_view(view))


def test_a_failure_tells_where_and_nothing_of_the_view() -> None:
    failure = answered(Question(3, "no view with 66", 0, "ben", None))
    assert isinstance(failure, Failure)
    assert failure.number == 3
    assert failure.error.startswith("NotationError at line ")
    assert failure.error.endswith(" of bendo.notation.positions")


def test_a_failure_is_read_again() -> None:
    failure = Failure(3, "x")
    assert read_answer(spell(failure), 3, views()[0]) == failure


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"\n",
        b"{}\n",
        b"\xff\n",
        b'["Answer",3,"-"]\n',
        b'["Answer",3,"9x",[]]\n',
        b'["Answer",3,"64a",[["x",[["y",[]]]]]]\n',
    ],
)
def test_what_is_no_answer_is_refused(line: bytes) -> None:
    with pytest.raises(Garbled):
        read_answer(line, 3, views()[0])


def test_an_answer_to_another_question_is_refused() -> None:
    view = views()[0]
    line = spell(answer_of(3, chosen(view)))
    assert read_answer(line, 3, view) == chosen(view)
    with pytest.raises(Garbled):
        read_answer(line, 4, view)


def test_what_is_not_legal_is_a_mistake_of_the_player() -> None:
    answer = read_answer(b'["Answer",3,"!",[]]\n', 3, views()[0])
    assert answer == Failure(3, "an action that is not legal")


def test_every_level_is_known_and_has_no_options() -> None:
    assert LEVELS == PLAYERS
    assert [name for name in LEVELS if not known_player(name) or "," in name] == []


@pytest.mark.parametrize(
    ("spelled", "known"), [("ben,double=-3", True), ("ben,n=3", False), ("Ana", False), ("", False)]
)
def test_a_player_is_known_by_name_and_options(spelled: str, known: bool) -> None:
    assert known_player(spelled) == known
