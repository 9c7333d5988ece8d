"""A worker that goes wrong: the process started n-th does what the n-th word says, every later one the last.

Run as `python stand_in.py FOLDER WORD…`; the processes are counted by files in the folder.
"""

import os
import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import NoReturn

from bendo.game import View
from bendo.players import Choice
from bendo.web.thinking import worker

SECRET = "the other hand"


def say(text: str) -> None:
    os.write(1, text.encode())


def asked() -> None:
    """Be ready, and wait for a question."""
    say('"ready"\n')
    sys.stdin.readline()


def wait() -> NoReturn:
    """Wait to be killed, whatever becomes of the input."""
    while True:
        sys.stdin.read()


def hang() -> None:
    asked()
    wait()


def die() -> None:
    asked()
    os._exit(3)


def garbage() -> None:
    asked()
    say("what?\n")
    wait()


def endless() -> None:
    asked()
    while True:
        say("more and more ")


def other_number() -> None:
    asked()
    say('["Answer",999,"-",[]]\n')
    wait()


def no_action() -> None:
    asked()
    say('["Answer",0,"99z",[]]\n')
    wait()


def illegal() -> None:
    asked()
    say('["Answer",0,"!",[]]\n')
    wait()


def chatter() -> None:
    """Says more than it is asked."""
    say('"ready"\n"and now?"\n')
    wait()


def stranger() -> None:
    say("$ ")
    say("\n")
    wait()


def leave() -> None:
    """Ends before it is ready."""


class Playing:
    """A worker as it is, with a player of its own."""

    def __init__(self, choose: Callable[[View], Choice]) -> None:
        self.choose = choose

    def __call__(self) -> None:
        vars(worker)["player"] = lambda *_: self
        worker.main()


def fail(_: View) -> Choice:
    raise ValueError(SECRET)


def ponder(view: View) -> Choice:
    sys.stdout.write(f"{len(view.actions())} to choose from\n")
    sys.stdout.flush()
    while True:
        pass


def print_settings(view: View) -> Choice:
    sys.stdout.write(f"settings: {sorted({'PATH', 'BENDO_DATABASE_URL'} & set(os.environ))}\n")
    sys.stdout.flush()
    return Choice(view.actions()[0])


WORDS: dict[str, Callable[[], None]] = {
    "answer": worker.main,
    "hang": hang,
    "die": die,
    "garbage": garbage,
    "endless": endless,
    "other-number": other_number,
    "no-action": no_action,
    "illegal": illegal,
    "chatter": chatter,
    "stranger": stranger,
    "leave": leave,
    "mute": wait,
    "fail": Playing(fail),
    "ponder": Playing(ponder),
    "print": Playing(print_settings),
}


def main(folder: Path, *words: str) -> None:
    """Do what this process is told."""
    for number in count():
        try:
            (folder / str(number)).touch(exist_ok=False)
        except FileExistsError:
            continue
        WORDS[words[min(number, len(words) - 1)]]()
        return


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:])
