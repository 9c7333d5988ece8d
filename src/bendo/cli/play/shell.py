"""The shell around the session: it reads and shows, with a keeper that saves and a clock beside it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bendo.cli.play import session as core
from bendo.cli.play.keeping import Clock, Keeper
from bendo.cli.play.screen.said import Said
from bendo.cli.play.session import Answer
from bendo.cli.play.state import Phase, Session
from bendo.cli.play.terminal import Terminal, TimeUp

if TYPE_CHECKING:
    from bendo.cli.play.saving import Saves


def run(answer: Answer, terminal: Terminal, saves: Saves | None) -> None:
    """Play on from an answer until the match is over or somebody leaves, by `quit`, Ctrl-C or the end of input."""
    keeper = Keeper(terminal, saves)
    clock = Clock(terminal)
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


def _next(session: Session, terminal: Terminal, clock: Clock) -> Answer:
    """What comes next: what the next line leads to, or the end of input, or that time is up."""
    left = clock.left(session)
    try:
        text = terminal.ask(core.prompt(session), left)
    except TimeUp:
        return core.call_time(session)
    if text is None:
        return Answer(replace(session, phase=Phase.LEFT), ())
    return core.answer(session, text)
