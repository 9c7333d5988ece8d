"""Going on with a match that was left: found, offered, never taken up unasked."""

from __future__ import annotations

from dataclasses import replace

from bendo.cli.play.saving import PREVIOUS, Saves, Unreadable
from bendo.cli.play.screen.said import Said, Tone
from bendo.cli.play.screen.scores import by_side
from bendo.cli.play.state import Session
from bendo.cli.play.terminal import Terminal
from bendo.words import say


class Leaving(Exception):
    """Somebody leaves before the match has begun."""


def offer(terminal: Terminal, saves: Saves) -> Session | None:
    """The saved match, if there is one and the person at the terminal goes on with it. Raises Leaving."""
    try:
        session = saves.load(terminal.manner())
    except Unreadable:
        terminal.show([Said(_put_aside(saves), Tone.REFUSED)])
        return None
    if session is None:
        return None
    match = session.match
    names = replace(session, reader=session.people[0] if session.alone else None).names
    title, scores = say(f"sheet-{match.rules.sheet}"), by_side(match.rules, names, match.scores)
    terminal.show([Said(say("play-saved-found", title=title, round=match.round + 1, scores=scores))])
    while True:
        text = terminal.ask(say("play-saved-ask"))
        if text is None or text.strip().lower() == "quit":
            raise Leaving
        match text.strip().lower():
            case "" | "y" | "yes":
                saves.resume(session)
                return session
            case "n" | "no":
                terminal.show([Said(say("play-saved-aside", file=PREVIOUS))])
                return None
        terminal.show([Said(say("play-saved-again"), Tone.REFUSED)])


def _put_aside(saves: Saves) -> str:
    try:
        return say("play-saved-unreadable", file=str(saves.put_aside()))
    except OSError:
        return say("play-saved-stays", file=str(saves.current))
