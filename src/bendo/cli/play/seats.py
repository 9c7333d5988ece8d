"""Who sits where: people at this terminal, and players of the program."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from typing import Final, NamedTuple

from bendo.cli.arguments import named_in, player_in
from bendo.cli.errors import Stopped, explain, shown
from bendo.game import DEFAULT_SHEET, Rules
from bendo.notation import spell_rules
from bendo.players import UnknownPlayer
from bendo.words import say

ME: Final = "me"
"""The player that is a person at this terminal."""

OPPONENT: Final = "ben"
"""Who plays where nothing else is asked for."""

EASIER: Final = "ben:easy"
"""Who plays where that is too hard."""

PLAIN: Final = ("bendo", "play")
"""The command that opens plain mode."""

FULL: Final = (*PLAIN, "--full")
"""The command that opens the whole screen."""

LONGEST_NAME: Final = 20


class Sitter(NamedTuple):
    """Who has a seat: `me`, with a name if one was given (`me:Ana`), or a player of the program (`ben:easy`)."""

    player: str
    name: str = ""

    @property
    def person(self) -> bool:
        """Whether it is somebody at this terminal."""
        return self.player == ME

    def __str__(self) -> str:
        return f"{self.player}:{self.name}" if self.name else self.player


def parse_seats(text: str) -> tuple[Sitter, ...]:
    """The sitters that a list names, commas between. Raises Stopped."""
    sitters = tuple(map(parse_sitter, named_in(text)))
    if not any(sitter.person for sitter in sitters):
        raise Stopped(say("play-seats-nobody", value=shown(text)))
    return sitters


def parse_sitter(text: str) -> Sitter:
    """One sitter. Raises Stopped."""
    player, _, name = text.strip().partition(":")
    if player.lower() != ME:
        try:
            return Sitter(player_in(text, ME))
        except UnknownPlayer as error:
            raise Stopped(explain(error)) from None
    name = name.strip()
    if len(name) > LONGEST_NAME or not name.isprintable() or set(name) & set('",=[]{}\\'):
        raise Stopped(say("play-seats-name", value=shown(name), longest=LONGEST_NAME))
    return Sitter(ME, name)


def default_seats(rules: Rules, opponent: str = OPPONENT) -> tuple[Sitter, ...]:
    """A person at seat 0 against as many players of the program as these rules need at least."""
    return (Sitter(ME), *(Sitter(opponent),) * (min(rules.players) - 1))


def command(opened: Sequence[str], rules: Rules, sitters: Sequence[Sitter], number: str | None = None) -> str:
    """What to type for a match by these rules between these; `opened` is the command alone, the usual is left out."""
    words = list(opened)
    if spell_rules(rules) != DEFAULT_SHEET:
        words += ["--rules", spell_rules(rules)]
    if sitters != default_seats(rules):
        words += ["--seats", ",".join(map(str, sitters))]
    if number is not None:
        words += ["--number", number]
    return shlex.join(words)
