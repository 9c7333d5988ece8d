"""The shell around the session: it reads and shows, saves after every action, and runs the clock."""

from __future__ import annotations

import shlex
from dataclasses import replace
from typing import TYPE_CHECKING

from bendo.cli.play import session as core
from bendo.cli.play.screen.said import Said, Tone
from bendo.cli.play.seats import default_seats
from bendo.cli.play.session import Answer
from bendo.cli.play.state import Phase, Session
from bendo.cli.play.terminal import Terminal, TimeUp
from bendo.game import DEFAULT_SHEET
from bendo.notation import spell_rules
from bendo.words import say

if TYPE_CHECKING:
    from bendo.cli.play.saving import Saves


def run(answer: Answer, terminal: Terminal, saves: Saves | None) -> None:
    """Play on from an answer until the match is over or somebody leaves, by `quit`, Ctrl-C or the end of input."""
    keeper = _Keeper(terminal, saves)
    clock = _Clock(terminal)
    session = answer.session
    try:
        while True:
            session = answer.session
            keeper.keep(session)
            terminal.show(answer.lines, clear=answer.clear)
            if session.ended:
                break
            answer = _next(replace(session, manner=terminal.manner()), terminal, clock)
    except KeyboardInterrupt:
        terminal.show([Said("")])
        session = replace(session, phase=Phase.LEFT)
    keeper.leave(session)


def _next(session: Session, terminal: Terminal, clock: _Clock) -> Answer:
    """What comes next: what the next line leads to, or the end of input, or that time is up."""
    left = clock.left(session)
    try:
        text = terminal.ask(core.prompt(session), left)
    except TimeUp:
        return core.call_time(session)
    if text is None:
        return Answer(replace(session, phase=Phase.LEFT), ())
    return core.answer(session, text)


class _Clock:
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


class _Keeper:
    """Saves the match, where it is to be saved, and says how to come back to it."""

    def __init__(self, terminal: Terminal, saves: Saves | None) -> None:
        self._terminal, self._saves = terminal, saves

    def keep(self, session: Session) -> None:
        if self._saves is None or not session.begun:
            return
        try:
            self._saves.keep(session.record)
        except OSError as error:
            self._saves = None
            why = error.strerror or str(error)
            self._terminal.show([Said(say("play-saved-not", why=why), Tone.REFUSED)])

    def leave(self, session: Session) -> None:
        if session.phase is Phase.MATCH_OVER:
            if self._saves is not None:
                self._finish(self._saves)
            return
        if self._saves is not None and session.begun:
            self._terminal.show([Said(say("play-left-saved"))])
            return
        self._terminal.show([Said(say("play-left")), Said("  " + _again(session), Tone.PICTURE)])

    def _finish(self, saves: Saves) -> None:
        try:
            file = saves.finish()
        except OSError:
            file = saves.current
        self._terminal.show([Said(""), Said(say("play-record", file=str(file)))])


def _again(session: Session) -> str:
    """The command that deals the same match again."""
    rules, command = session.match.rules, ["bendo", "play"]
    if spell_rules(rules) != DEFAULT_SHEET:
        command += ["--rules", spell_rules(rules)]
    if session.sitters != default_seats(rules):
        command += ["--seats", ",".join(map(str, session.sitters))]
    return shlex.join([*command, "--number", session.match.deal.number])
