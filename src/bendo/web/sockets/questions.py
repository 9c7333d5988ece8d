"""Questions to a player, and what the server looks at in a command before the table does."""

from __future__ import annotations

import asyncio

import msgspec

from bendo.table import Refused, decisions_in, encode
from bendo.table.commands import HandOver
from bendo.web.live.stored import read_events
from bendo.web.live.table import LiveTable
from bendo.web.protocol import AskHint, AskReview, Review, decision_of, hint_of
from bendo.web.server import Server
from bendo.web.thinking import NoAnswer, known_player


def checked(person: str | None, command: object) -> Refused | None:
    """Why the server refuses a command by itself: nobody has sent it, or it names a player that there is not."""
    if person is None:
        return Refused.of("no-secret")
    if isinstance(command, HandOver) and not known_player(command.player):
        return Refused.of("player")
    return None


async def answer_to(server: Server, table: LiveTable, person: str | None, question: AskHint | AskReview) -> bytes:
    """The answer to a question, as a message. A player is given what the asker may see and nothing else."""
    if person is None:
        return encode(Refused.of("no-secret"))
    if not known_player(question.player):
        return encode(Refused.of("player"))
    try:
        if isinstance(question, AskHint):
            return await _hint(server, table, person, question)
        return await _review(server, table, person, question)
    except NoAnswer:
        return encode(Refused.of("no-answer"))


async def _hint(server: Server, table: LiveTable, person: str, question: AskHint) -> bytes:
    version, view = table.table.version, table.table.view_of(person, question.seat)
    if isinstance(view, Refused):
        return encode(view)
    if not view.own_turn:
        return encode(Refused.of("not-your-turn", seat=table.table.state.turn))
    choice = await server.thinker.hint(view, question.player)
    return msgspec.json.encode(hint_of(version, view, question.player, choice))


async def _review(server: Server, table: LiveTable, person: str, question: AskReview) -> bytes:
    game = table.table.state.game
    if game is None:
        return encode(Refused.of("not-begun"))
    number = game.match.round if question.round is None else question.round
    if number == game.match.round:
        made = table.table.decisions_of(person, question.seat)
    elif number > game.match.round:
        made = Refused.of("no-such-round")
    else:
        events = await read_events(server.store, table.id)
        made = await asyncio.to_thread(decisions_in, number, events, person, question.seat)
    if isinstance(made, Refused):
        return encode(made)
    choices = await server.thinker.review([decision.view for decision in made], question.player)
    decisions = [decision_of(decided, choice) for decided, choice in zip(made, choices, strict=True)]
    return msgspec.json.encode(Review(number, question.seat, question.player, tuple(decisions)))
