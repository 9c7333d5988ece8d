"""What goes through the pipes between the server and a worker: lines of JSON, each the answer to the one before.

A worker says READY once it can be asked. Then it is asked one question at a time and says one answer to each.
"""

from __future__ import annotations

from typing import Final

import msgspec

from bendo.game import Seat, View
from bendo.notation import NotationError, parse_action, spell_action
from bendo.players import Choice, Motive

READY: Final = b'"ready"\n'
"""The first line of a worker."""

LONGEST: Final = 1 << 16
"""No line has more bytes than this."""


class Question(msgspec.Struct, frozen=True, array_like=True):
    """What would this player do? `view` is all that it is told, as it is spelled, and `seat` is whose view it is.

    Chance is seeded by `seed`, or by the spelling of the view if there is none.
    """

    number: int
    view: str
    seat: Seat
    player: str
    seed: str | None


class Answer(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """The choice, to the question of that number: the action as it is spelled, and codes and facts of its motives."""

    number: int
    action: str
    reasons: tuple[tuple[str, tuple[tuple[str, bool | int | str], ...]], ...]


class Failure(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """The player has failed: what happened and where. What an error says stays behind, since it could tell a hand."""

    number: int
    error: str


class Garbled(Exception):
    """A line that is no answer to the question."""


_encoder = msgspec.json.Encoder()
_questions = msgspec.json.Decoder(Question)
_answers = msgspec.json.Decoder(Answer | Failure)


def spell(message: Question | Answer | Failure) -> bytes:
    """The line that says it."""
    return _encoder.encode(message) + b"\n"


def read_question(line: bytes) -> Question:
    """The question of a line. Raises msgspec.DecodeError."""
    return _questions.decode(line)


def answer_of(number: int, choice: Choice) -> Answer:
    """The answer that tells of a choice."""
    return Answer(number, spell_action(choice.action), choice.reasons)


def read_answer(line: bytes, number: int, view: View) -> Choice | Failure:
    """What a line answers to the question of that number about a view. Raises Garbled."""
    try:
        answer = _answers.decode(line)
        if answer.number != number:
            raise Garbled
        if isinstance(answer, Failure):
            return answer
        action = parse_action(answer.action, view.line).action
    except (msgspec.DecodeError, NotationError):
        raise Garbled from None
    if action not in view.actions():
        return Failure(number, "an action that is not legal")
    return Choice(action, tuple(Motive(code, facts) for code, facts in answer.reasons))
