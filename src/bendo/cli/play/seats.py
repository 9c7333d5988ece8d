"""Who sits where: people at this terminal, and players of the program."""

from __future__ import annotations

from typing import Final, NamedTuple

from bendo.cli.arguments import named_in
from bendo.cli.errors import Stopped, listed, shown
from bendo.game import Rules
from bendo.players import PLAYERS
from bendo.words import say

ME: Final = "me"
"""The player that is a person at this terminal."""

OPPONENT: Final = "heaviest"
"""Who plays where nothing else is asked for."""

LONGEST_NAME: Final = 20


class Sitter(NamedTuple):
    """Who has a seat: `me`, with a name if one was given (`me:Ana`), or a player of the program."""

    player: str
    options: str = ""

    @property
    def person(self) -> bool:
        """Whether it is somebody at this terminal."""
        return self.player == ME

    def __str__(self) -> str:
        return f"{self.player}:{self.options}" if self.options else self.player


def parse_seats(text: str) -> tuple[Sitter, ...]:
    """The sitters that a list names, commas between. Raises Stopped."""
    sitters = tuple(map(parse_sitter, named_in(text)))
    if not any(sitter.person for sitter in sitters):
        raise Stopped(say("play-seats-nobody", value=shown(text)))
    return sitters


def parse_sitter(text: str) -> Sitter:
    """One sitter. Raises Stopped."""
    player, _, options = text.strip().partition(":")
    player = player.lower()
    if player == ME:
        options = options.strip()
        if len(options) > LONGEST_NAME or not options.isprintable() or set(options) & set('",=[]{}\\'):
            raise Stopped(say("play-seats-name", value=shown(options), longest=LONGEST_NAME))
        return Sitter(ME, options)
    if player not in PLAYERS:
        raise Stopped(say("unknown-player", value=shown(text), expected=listed((ME, *PLAYERS))))
    if options:
        raise Stopped(say("play-seats-options", value=shown(text), player=player))
    return Sitter(player)


def default_seats(rules: Rules) -> tuple[Sitter, ...]:
    """A person at seat 0 against as many players of the program as these rules need at least."""
    return (Sitter(ME), *(Sitter(OPPONENT),) * (min(rules.players) - 1))
