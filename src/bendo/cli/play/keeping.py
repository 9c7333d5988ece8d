"""What goes on beside a session whatever shows it: the match is saved, and the clock runs."""

from __future__ import annotations

import shlex
from typing import TYPE_CHECKING

from bendo.cli.errors import explain
from bendo.cli.hints import ADVISER
from bendo.cli.play.screen.names import player_name
from bendo.cli.play.screen.said import Said, Tone
from bendo.cli.play.seats import PLAIN, command
from bendo.cli.play.state import Phase, Session
from bendo.cli.play.terminal import Terminal
from bendo.game import Seat
from bendo.notation.records import RecordError
from bendo.words import say

if TYPE_CHECKING:
    from bendo.cli.play.saving import Saves


class Clock:
    """Which turn is running against time, and until when."""

    def __init__(self, terminal: Terminal) -> None:
        self._terminal = terminal
        self._turn: tuple[int, int] | None = None
        self._until = 0.0

    def left(self, session: Session) -> float | None:
        """The seconds left to the person who decides, None if no clock runs; a new turn sets it anew, and tells it."""
        turn = session.clock
        if turn is None:
            self._turn = None
            return None
        seconds = session.match.rules.seconds
        if turn != self._turn:
            self._turn, self._until = turn, self._terminal.now() + seconds
            self._terminal.show([Said(say("play-clock", seconds=seconds), Tone.ASIDE)])
        return max(0.0, self._until - self._terminal.now())


class Keeper:
    """Saves the match, where it is to be saved, and says how to come back to it."""

    def __init__(self, terminal: Terminal, saves: Saves | None, command: tuple[str, ...] = PLAIN) -> None:
        self._terminal, self._saves, self._command = terminal, saves, command

    def keep(self, session: Session) -> None:
        """Save the match as it stands; if that fails, it is told once."""
        if self._saves is None or not session.begun:
            return
        try:
            self._saves.keep(session.record)
        except (OSError, RecordError) as error:  # the disk, or a record that would be too long
            self._saves = None
            told = error.strerror if isinstance(error, OSError) else explain(error).rstrip(".")
            why = told or str(error)
            self._terminal.show([Said(say("play-saved-not", why=why), Tone.REFUSED)])

    def leave(self, session: Session) -> None:
        """Say how to come back to a match that is left, or where the record of one that is over lies."""
        if session.phase is Phase.MATCH_OVER:
            if self._saves is not None:
                self._finish(self._saves, session.people[0])
            return
        if self._saves is not None and session.begun:
            self._terminal.show([Said(say("play-left-saved", command=shlex.join(self._command)))])
            return
        match = session.match
        again = command(self._command, match.rules, session.sitters, match.deal.number)
        self._terminal.show([Said(say("play-left")), Said("  " + again, Tone.PICTURE)])

    def _finish(self, saves: Saves, seat: Seat) -> None:
        try:
            file = saves.finish()
        except OSError:
            file = saves.current
        asked = shlex.join(["bendo", "hint", str(file), "--seat", str(seat)])
        self._terminal.show(
            [
                Said(""),
                Said(say("play-record", file=str(file))),
                Said(say("play-record-review", who=player_name(ADVISER), command=asked)),
            ]
        )
