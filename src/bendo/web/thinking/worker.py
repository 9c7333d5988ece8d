"""A process in which players think: `python -m bendo.web.thinking.worker`. It reads questions and writes answers.

It ends when its input does, even in the middle of a thought: then nobody is there any more who wants to know. It does
not hear Ctrl-C, which is meant for the server. What players print goes to its errors.
"""

from __future__ import annotations

import os
import signal
import traceback
from collections.abc import Iterator
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO

from bendo.notation import parse_view
from bendo.players import player
from bendo.web.thinking.messages import READY, Answer, Failure, Question, answer_of, read_question, spell


def main() -> None:
    """Answer one question after the other until the input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    answers = _answers()
    answers.write(READY)
    for line in _lines():
        answers.write(spell(answered(read_question(line))))


def answered(question: Question) -> Answer | Failure:
    """What the player says that is asked, or that it has failed."""
    try:
        view = parse_view(question.view, question.seat)
        seed = question.view if question.seed is None else question.seed
        return answer_of(question.number, player(question.player, seed, question.seat).choose(view))
    except Exception as error:
        *_, (frame, line) = traceback.walk_tb(error.__traceback__)
        return Failure(question.number, f"{type(error).__name__} at line {line} of {frame.f_globals['__name__']}")


def _answers() -> BinaryIO:
    """The output, kept for answers alone: whatever else is printed goes to the errors."""
    answers = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)
    return answers


def _lines() -> Iterator[bytes]:
    """The lines of the input, read by a thread of its own: it sees the end of the input while a player thinks."""
    lines = SimpleQueue[bytes]()
    Thread(target=_read, args=(lines,), daemon=True).start()
    while True:
        yield lines.get()


def _read(lines: SimpleQueue[bytes]) -> None:
    with open(0, "rb", closefd=False) as asked:
        for line in asked:
            lines.put(line)
    os._exit(0)


if __name__ == "__main__":
    main()
