"""Files that keep what the arena has played: read, and added to as it goes on (docs/arena.md, The results file)."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import BinaryIO

from bendo.arena import Answer, Heat, OtherQuestion, Told, UnreadableResults, read_results, spell_heat, spell_question
from bendo.cli.errors import Stopped, listed, shown
from bendo.words import ENGLISH, say


@contextmanager
def kept(file: str | None, answer: Answer) -> Iterator[Told]:
    """Takes what a results file holds into the answer; gives what keeps more heats in it. Raises Stopped, OSError."""
    if file is None:
        yield unheard
        return
    with _opened(file) as opened:
        try:
            found = read_results(opened.read(), answer.question)
        except UnreadableResults as error:
            raise Stopped(say("arena-unreadable", file=shown(file), line=error.line)) from None
        except OtherQuestion as error:
            if error.field == "habits":
                raise Stopped(say("arena-other-habits", file=shown(file))) from None
            facts = {"field": error.field, "found": _spelled(error.found), "asked": _spelled(error.asked)}
            raise Stopped(say("arena-other-question", ENGLISH, file=shown(file), **facts)) from None
        opened.truncate(found.whole)
        for heat in found.heats:
            answer.add(heat)
        if answer.games != found.games and answer.played < answer.asked:
            opened.write(spell_question(answer.question, answer.games).encode())
            opened.flush()

        def keep(heats: list[Heat]) -> None:
            opened.write("".join(map(spell_heat, heats)).encode())
            opened.flush()

        yield keep


def _spelled(value: object) -> str:
    """A value of a results file as it was asked for."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return shown(listed(value) if isinstance(value, list) else value)


def _opened(file: str) -> BinaryIO:
    """A results file, made if it is not there, to be read from its start and added to at its end. Raises Stopped."""
    try:
        if os.path.exists(file) and not os.path.isfile(file) and not os.path.isdir(file):
            raise ValueError(file)  # a device, of which some never end
        opened = open(file, "a+b")  # noqa: SIM115  # its user closes it
        opened.seek(0)
    except (FileNotFoundError, NotADirectoryError):
        raise Stopped(say("picture-no-folder", value=shown(file))) from None
    except IsADirectoryError:
        raise Stopped(say("file-folder", value=shown(file))) from None
    except (OSError, ValueError):
        raise Stopped(say("picture-unwritable", value=shown(file))) from None
    return opened


def unheard(_: list[Heat]) -> None:
    """Heats that nobody wants to be told of."""


def same(one: str, other: str) -> bool:
    """Whether two names are those of one file, whether or not it is there."""
    try:
        if os.path.exists(one) and os.path.exists(other):
            return os.path.samefile(one, other)
        return os.path.normcase(os.path.realpath(one)) == os.path.normcase(os.path.realpath(other))
    except (OSError, ValueError):  # no file can have such a name
        return False
