"""How strong the players are, on a fixed sample: the same matches each time, so a change here is a change of a player.

Each bound is a little less than what these matches came to; a stronger player may raise it. docs/players.md tells what
more matches came to.
"""

import pytest

from bendo.arena import Question, complete
from bendo.arena.answer import Answer, Standing
from bendo.notation import parse_rules

MATCHES = 2000


def asked(rules: str, first: str, second: str, seats: int = 2) -> Standing:
    """How these two do against each other, all matches played in this process."""
    question = Question(rules=parse_rules(rules), players=(first, second), seats=seats, number="strength")
    answer = Answer(question, MATCHES)
    complete(answer)
    (standing,) = answer.standings.values()
    return standing


@pytest.mark.parametrize(
    ("rules", "seats", "first", "second", "least"),
    [
        ("ben", 2, "heaviest", "random", 0.605),
        ("ben", 2, "ben:easy", "random", 0.64),
        ("ben", 2, "ben", "random", 0.82),
        ("ben", 2, "ben", "heaviest", 0.745),
        ("ben", 2, "ben", "ben:easy", 0.68),
        ("ben", 2, "tuned", "ben", 0.825),
        ("ben", 2, "tuned", "heaviest", 0.935),
        ("draw", 2, "tuned", "ben", 0.79),
        ("block", 2, "tuned", "ben", 0.56),
        ("blue-orange", 2, "ben:easy", "random", 0.57),
        ("blue-orange", 2, "ben", "random", 0.75),
        ("blue-orange", 2, "ben", "heaviest", 0.67),
        ("blue-orange", 2, "tuned", "ben", 0.56),
        ("blue-orange", 3, "ben", "random", 0.67),
        ("all-five", 2, "ben", "random", 0.95),
        ("all-five", 2, "tuned", "ben", 0.55),
        ("jaques", 2, "ben", "random", 0.815),
        ("jaques-muggins", 2, "tuned", "ben", 0.51),
        ("no-draw-teams", 4, "ben", "random", 0.785),
        ("jaques-partnership", 4, "ben", "random", 0.64),
    ],
)
def test_the_first_is_the_stronger(rules: str, seats: int, first: str, second: str, least: float) -> None:
    assert asked(rules, first, second, seats).win_rate >= least


def test_ben_plays_as_his_source_tells() -> None:
    """S4: a match of about ten rounds, nine rounds in ten end by going out."""
    standing = asked("ben", "ben", "ben")
    assert 10.0 <= standing.rounds_per_game <= 10.6
    assert 0.09 <= standing.blocked_share <= 0.11
