"""The text of a results file: a line for the question and a line for each heat, in the order in which they ended.

Every line is a JSON object (docs/arena.md, The results file). A question line says what the heats after it were played
for; another one follows where the same question was asked again over another number of matches. Pure: whoever has the
file reads it and appends to it.
"""

from __future__ import annotations

import hashlib
import json
import re
from fractions import Fraction
from typing import Any, Final, NamedTuple

from bendo import __version__
from bendo.arena.schedule import Pair, Question
from bendo.arena.tally import TWELFTHS, Heat, Tally
from bendo.game import Rules
from bendo.notation import spell_rules
from bendo.players import habits

FORMAT: Final = 1


class UnreadableResults(ValueError):
    """A line of the file, counted from 1, is no line of results."""

    def __init__(self, line: int) -> None:
        super().__init__(line)
        self.line = line

    def __str__(self) -> str:
        return f"line {self.line} is no line of results"


class OtherQuestion(ValueError):
    """The file answers another question: its `field` is `found`, and `asked` was asked."""

    def __init__(self, field: str, found: object, asked: object) -> None:
        super().__init__(field, found, asked)
        self.field, self.found, self.asked = field, found, asked

    def __str__(self) -> str:
        return f"{self.field} is {self.found!r}, and {self.asked!r} was asked"


class Results(NamedTuple):
    """What a file holds: the number of matches asked for last (0 if the file is new), and its heats.

    `whole` is how many of its bytes are whole lines: what follows was being written when somebody killed the program.
    """

    games: int
    heats: tuple[Heat, ...]
    whole: int


def spell_question(question: Question, games: int) -> str:
    """The line for a question over so many matches. Raises UnknownPlayer."""
    return _line({**_facts(question), "games": games})


def spell_heat(heat: Heat) -> str:
    """The line for a heat."""
    return _line(
        {
            "players": heat.pair,
            "heat": heat.ordinal,
            "winners": [tally.winner for tally in heat.tallies],
            "rounds": [tally.rounds for tally in heat.tallies],
            "blocked": [tally.blocked for tally in heat.tallies],
            "points": [[_spell_points(twelfths) for twelfths in tally.points] for tally in heat.tallies],
        }
    )


def read_results(content: bytes, question: Question) -> Results:
    """The results for a question in a file that holds this.

    A last line without its end is left out, if it is the beginning of one that bendo would have written there.
    Raises UnreadableResults, OtherQuestion, UnknownPlayer.
    """
    whole = content.rfind(b"\n") + 1
    games = 0
    heats: dict[tuple[Pair, int], Heat] = {}
    for number, line in enumerate(content[:whole].splitlines(), 1):
        told = _object(line)
        if told is None or ("arena" not in told and not games):
            raise UnreadableResults(number)
        if "arena" in told:
            games = _games(told, question, number)
            continue
        heat = _heat(told, question)
        if heat is None or heats.setdefault((heat.pair, heat.ordinal), heat) != heat:
            raise UnreadableResults(number)
    torn = content[whole:]
    if torn and not _is_torn(torn, question, first=not whole):
        raise UnreadableResults(content.count(b"\n") + 1)
    return Results(games, tuple(heats.values()), whole)


_SURE: Final = len('{"arena":')
"""So much of a first line tells whose file it is; who has less of it than that may have something else."""

_GREATEST: Final = 10**9
"""Every count and all points are less than this."""

_DIGITS: Final = 16
"""So many hexadecimal digits of a digest: enough to tell apart what nobody made alike on purpose."""


def _is_torn(text: bytes, question: Question, *, first: bool) -> bool:
    """Whether a line without its end was begun by bendo: its question, or where that is not the first line a heat."""
    asked, _, _ = spell_question(question, 1).encode().rpartition(b"1")
    if first and len(text) < _SURE:
        return False
    if text.startswith(asked):
        return re.fullmatch(rb"([1-9][0-9]{0,8}\}?)?", text[len(asked) :]) is not None
    return asked.startswith(text) or (not first and _begins(text, b'{"players":['))


def _begins(text: bytes, beginning: bytes) -> bool:
    """Whether a text begins so, as far as it goes."""
    return text[: len(beginning)] == beginning[: len(text)]


def _facts(question: Question) -> dict[str, Any]:
    """What makes two questions the same. Another version may have other players of the same names."""
    return {
        "arena": FORMAT,
        "version": __version__,
        "rules": spell_rules(question.rules),
        "players": list(question.players),
        "seats": question.seats,
        "alone": question.alone,
        "number": question.number,
        "habits": [_digest(name, question.rules) for name in question.players],
    }


def _digest(name: str, rules: Rules) -> str:
    """A player's weights and slips in a few letters: it may change and keep its name. Raises UnknownPlayer."""
    weights, slips = habits(name)
    told = json.dumps([*map(float, weights(rules)), slips])
    return hashlib.sha256(told.encode()).hexdigest()[:_DIGITS]


def _line(value: dict[str, Any]) -> str:
    return json.dumps(value, separators=(",", ":")) + "\n"


def _object(line: bytes) -> dict[str, Any] | None:
    """The JSON object that a line holds, if it does."""
    try:
        value = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return value if isinstance(value, dict) else None


def _games(told: dict[str, Any], question: Question, number: int) -> int:
    """How many matches were asked for in the question that this line tells. Raises UnreadableResults, OtherQuestion."""
    for field, asked in _facts(question).items():
        if told.get(field) != asked:
            raise OtherQuestion(field, told.get(field), asked)
    games = told.get("games")
    if not _is_count(games) or not games:
        raise UnreadableResults(number)
    return int(games)


def _heat(told: dict[str, Any], question: Question) -> Heat | None:
    """The heat that this line tells, if it tells one of this question."""
    try:
        pair: Pair = tuple(told["players"])
        ordinal = told["heat"]
        columns = [told[field] for field in ("winners", "rounds", "blocked", "points")]
        tallies = tuple(_tally(*row) for row in zip(*columns, strict=True))
    except (KeyError, TypeError, ValueError):
        return None
    if pair not in question.pairs or not _is_count(ordinal) or len(tallies) != question.heat_size:
        return None
    return Heat(pair, ordinal, tallies)


def _tally(winner: Any, rounds: Any, blocked: Any, points: Any) -> Tally:
    """The tally that these values make. Raises TypeError, ValueError."""
    first, second = map(_read_points, points)
    if not (_is_count(winner) and _is_count(rounds) and _is_count(blocked)):
        raise TypeError
    if not (winner <= 1 and blocked <= rounds and rounds):
        raise ValueError
    return Tally(winner, rounds, blocked, (first, second))


def _is_count(value: object) -> bool:
    """Whether this is a whole number that is not negative, nor greater than anything that is counted here."""
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < _GREATEST


def _spell_points(twelfths: int) -> int | str:
    points = Fraction(twelfths, TWELFTHS)
    return points.numerator if points.denominator == 1 else str(points)


def _read_points(told: object) -> int:
    """Points in twelfths. Raises ValueError."""
    if _is_count(told):
        return int(str(told)) * TWELFTHS
    if not re.fullmatch(r"[0-9]{1,9}/(2|3|4|6|12)", str(told)):
        raise ValueError(told)
    return int(Fraction(str(told)) * TWELFTHS)
