"""The session: a line typed by a person leads to the next session and to lines to read. Nothing here reads or prints.

Law: what is said to a person depends on nothing but that person's view and the events that its seat has seen.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from bendo.cli import sentences
from bendo.cli.errors import shown
from bendo.cli.hints import ADVISER, hint, reasons
from bendo.cli.play.choices import choices, doing, find, forced
from bendo.cli.play.screen import ruling, scores, table
from bendo.cli.play.screen.known import known
from bendo.cli.play.screen.manner import Manner
from bendo.cli.play.screen.names import names_of, player_name
from bendo.cli.play.screen.news import news
from bendo.cli.play.screen.said import GAP, Said, Tone, listed
from bendo.cli.play.seats import Sitter, default_seats
from bendo.cli.play.state import Phase, Session
from bendo.cli.play.typed import Called, Doing, Named, Nothing, Numbered, Typed, Unknown, Word, read
from bendo.cli.review import Act, decisions, numbers, review, rows, summary
from bendo.game import DRAW, TIME, Action, Match, Rules, View
from bendo.notation.records.record import Record
from bendo.players import player
from bendo.words import ENGLISH, say

LONGEST_ECHO: Final = 16
"""Of a line that means nothing so many characters are repeated."""


class Answer(NamedTuple):
    """The session after a line, and what is to be read; `clear` if nothing that was on the screen may stay there."""

    session: Session
    lines: tuple[Said, ...]
    clear: bool = False


def begin(rules: Rules, sitters: Sequence[Sitter], number: str, manner: Manner) -> Answer:
    """A new match. Raises InvalidRules if so many can't play, InvalidNumber."""
    match = Match.begin(rules, len(sitters), number)
    record = Record.begin(rules, number, tuple(map(str, sitters)))
    session = Session(sitters=tuple(sitters), match=match, record=record, manner=manner).dealt()
    usual = manner.pauses and session.sitters == default_seats(rules)
    return _onward(session, [*heading(session), *([ruling.easier(rules)] if usual else [])])


def go_on(session: Session) -> Answer:
    """A match that was left and is gone on with: a session that has its match, steps and record."""
    reader = session.people[0] if session.alone else None
    told = [0] * len(session.sitters)
    for seat in session.people:
        told[seat] = max((i + 1 for i, step in enumerate(session.steps) if step.seat == seat), default=0)
    return _onward(replace(session, told=tuple(told), reader=reader), heading(session))


def answer(session: Session, text: str) -> Answer:
    """What a typed line leads to."""
    typed = read(text)
    if isinstance(typed, Word) and typed.verb == "quit":
        return Answer(replace(session, phase=Phase.LEFT), ())
    match session.phase:
        case Phase.READY:
            return _while_waiting(session, typed, text)
        case Phase.ROUND_OVER:
            return _between_rounds(session, typed, text)
        case Phase.TURN:
            return _in_turn(session, typed, text)
    return Answer(session, ())


def call_time(session: Session) -> Answer:
    """The clock calls time in the turn of a person."""
    return _onward(session.after(TIME), [Said(say("play-time"), Tone.HEADING)])


def prompt(session: Session) -> str:
    """What stands before the place where a person types."""
    match session.phase:
        case Phase.READY:
            return say("play-prompt-ready")
        case Phase.ROUND_OVER:
            return say("play-prompt-round")
    return say("play-prompt")


def heading(session: Session) -> list[Said]:
    """What is played, by whom, and the number that deals it."""
    match, names = session.match, session.names
    rules = match.rules
    people = [
        names.seats[seat] for seat in range(len(session.sitters)) if not (session.alone and seat in session.people)
    ]
    return [
        Said(say("play-heading", title=say(f"sheet-{rules.sheet}"), target=rules.target), Tone.HEADING),
        Said(say("play-against" if session.alone else "play-among", names=listed(people))),
        Said(say("play-number", number=match.deal.number)),
        ruling.signs(rules, unicode=session.manner.unicode),
        Said(say("play-how")),
    ]


# --- going on by itself ----------------------------------------------------------------------------------------------


def _onward(session: Session, lines: Sequence[Said] = (), *, just_drew: bool = False) -> Answer:
    """Let the players of the program act until a person is asked, and show that person what there is to see.

    `just_drew`: it is the one who sees the table already and has taken a tile, so the hand is all that is new.
    """
    said = list(lines)
    if session.alone:
        session = replace(session, reader=session.people[0])
    if not session.steps and not session.position.over:
        said += _round_begins(session)
    while not session.position.over and not session.sitters[session.position.turn].person:
        session = session.after(reply(session))
    if session.position.over:
        return _round_over(session, said)
    turn = session.position.turn
    if session.reader == turn:
        told, session = _told(session)
        seen = table.hand(session.view, session.manner) if just_drew else [GAP, *_table(session)]
        return Answer(replace(session, phase=Phase.TURN), (*said, *told, *seen))
    ready = Said(say("play-ready", ENGLISH, **session.names.facts(turn)), Tone.HEADING)
    session = replace(session, phase=Phase.READY, reader=None)
    return Answer(session, (*said, ready), clear=True)


def reply(session: Session) -> Action:
    """What the player of the program does whose turn it is. It is given its view and nothing else.

    It is made anew for each decision, seeded from the game number, its seat and the moment: so a decision taken back
    and made again, or a match gone on with, meets the same replies.
    """
    seat = session.position.turn
    moment = f"{session.match.deal.number}:{session.match.round}:{len(session.steps)}"
    return player(session.sitters[seat].player, moment, seat).choose(session.position.view(seat)).action


def _round_begins(session: Session) -> list[Said]:
    """Which round it is, and who begins; what must lead is told by the turn itself."""
    deal, names = session.match.deal, session.names
    lines = [GAP, Said(say("play-round", round=deal.round + 1), Tone.HEADING)]
    if deal.attempt:
        lines.append(Said(say("play-dealt-again", count=deal.attempt)))
    message = "play-begins-first" if deal.starters else "play-begins-any" if deal.free_lead else "play-begins"
    double = bool(deal.must_lead and deal.must_lead.is_double)
    return [*lines, Said(say(message, ENGLISH, double=double, **names.facts(deal.leader)), Tone.NEWS)]


def _told(session: Session) -> tuple[list[Said], Session]:
    """The news for the reader, and the session in which it has been told."""
    reader = session.reader
    assert reader is not None
    lines = _news(session, session.told[reader])
    told = tuple(len(session.steps) if seat == reader else count for seat, count in enumerate(session.told))
    return lines, replace(session, told=told)


def _news(session: Session, since: int) -> list[Said]:
    events = [event for step in session.steps[since:] for event in step.events]
    return [Said(text, Tone.NEWS) for text in news(session.names, events)]


def _round_over(session: Session, said: list[Said]) -> Answer:
    """The round has ended: the last news, all hands, and the points; then the next round, or the end of the match."""
    if not session.alone:
        session = replace(session, reader=None)
    said += _news(session, min(session.told[seat] for seat in session.people))
    session = replace(session, told=(len(session.steps),) * len(session.sitters))
    said += [GAP, *_board(session), GAP, *scores.round_over(session.match, session.names)]
    if session.match.winner is not None:
        said += [GAP, *scores.match_over(session.match, session.names)]
        return Answer(replace(session, phase=Phase.MATCH_OVER), tuple(said))
    if session.manner.pauses:
        return Answer(replace(session, phase=Phase.ROUND_OVER), tuple(said))
    return _onward(session.next_round(), said)


# --- what is typed ---------------------------------------------------------------------------------------------------


def _while_waiting(session: Session, typed: Typed, text: str) -> Answer:
    """A person is asked to look alone. A pipe has nobody to wait for, so there any other line counts as that."""
    if isinstance(typed, Word) and typed.verb in ("undo", "help"):
        return _COMMANDS[typed.verb](session)
    waiting = session.manner.pauses and not isinstance(typed, Nothing)
    if waiting:
        return Answer(session, (Said(say("play-ready-first"), Tone.REFUSED),))
    session = replace(session, reader=session.position.turn, phase=Phase.TURN)
    if isinstance(typed, Nothing):
        return _onward(session)
    return answer(session, text)


def _between_rounds(session: Session, typed: Typed, text: str) -> Answer:
    if isinstance(typed, Nothing):
        return _onward(session.next_round())
    if isinstance(typed, Word) and typed.verb in ("log", "review", "score", "rules", "help", "undo"):
        return _COMMANDS[typed.verb](session)
    if isinstance(typed, Word) and typed.verb == "board":
        return Answer(session, tuple(_board(session)))
    what = say("play-round-first") if not isinstance(typed, Unknown) else say("play-unknown", text=_echo(text))
    return Answer(session, (Said(what, Tone.REFUSED),))


def _in_turn(session: Session, typed: Typed, text: str) -> Answer:
    view = session.view
    match typed:
        case Word(verb=verb):
            return _COMMANDS[verb](session)
        case Nothing():
            if action := forced(view):
                return _do(session, action)
            return _refuse(session, say("play-choose", count=len(view.actions())))
        case Doing(action=action):
            return _do(session, action)
        case Numbered(number=number):
            return _choose(session, view, number)
        case Named(tile=tile, number=number):
            if number is not None and not view.hand & tile.bit and number in _numbers(view):
                return _choose(session, view, number)
            found = find(view, typed)
            return _refuse(session, found) if isinstance(found, str) else _do(session, found)
        case Called():
            return _refuse(session, say("play-time-called"))
    return _refuse(session, say("play-unknown", text=_echo(text)))


def _numbers(view: View) -> dict[int, Action]:
    return {choice.number: choice.action for choice in choices(view)}


def _choose(session: Session, view: View, number: int) -> Answer:
    action = _numbers(view).get(number)
    if action is None:
        return _refuse(session, say("play-no-choice", number=number))
    return _do(session, action)


def _do(session: Session, action: Action) -> Answer:
    """The reader's action, or why it is refused."""
    view = session.view
    if refusal := view.why_not(action):
        return _refuse(session, sentences.why_not(view, action, refusal))
    return _onward(session.after(action), just_drew=action == DRAW)


def _refuse(session: Session, why: str) -> Answer:
    return Answer(session, (Said(why, Tone.REFUSED),))


def _echo(text: str) -> str:
    """What was typed, fit to be repeated in a sentence."""
    printable = shown(text.strip())
    return printable if len(printable) <= LONGEST_ECHO else printable[:LONGEST_ECHO] + "..."


# --- commands that are no action -------------------------------------------------------------------------------------


def _table(session: Session) -> list[Said]:
    return table.table(session.match, session.view, session.names, session.manner)


def _board(session: Session) -> list[Said]:
    """The picture, as all see it."""
    return table.board(session.position.view(session.people[0]), session.manner)


def _hint(session: Session) -> Answer:
    """What Ben would do with the reader's view, and why."""
    view = session.view
    choice = hint(view)
    action = doing(view.line, choice.action)
    if len(view.actions()) == 1:
        text = say("play-hint-forced", action=action)
    else:
        number = next((one.number for one in choices(view) if one.action == choice.action), 0)
        text = say("play-hint", who=player_name(ADVISER), action=action, number=number)
    return Answer(session, (Said(" ".join([text, *reasons(view, choice, session.names)]), Tone.NEWS),))


def _review(session: Session) -> Answer:
    """What Ben would have done in this round, in place of the reader or, when it is over, of each person.

    Each decision has the number of its action in the record of the match, the one that `bendo hint` takes.
    """
    lines: list[Said] = []
    for seat in session.people if session.position.over or session.reader is None else (session.reader,):
        reviewed = [review(decision) for decision in decisions(_acts(session), seat)]
        if not session.alone:
            lines.append(Said(names_of(session.sitters, None).of(seat), Tone.HEADING))
        if reviewed:
            lines.append(Said(say("review-head", who=player_name(ADVISER))))
        lines += [Said(row, indent=6) for row in rows(reviewed, names_of(session.sitters, seat))]
        lines.append(Said(summary(reviewed), Tone.SCORE))
    return Answer(session, tuple(lines))


def _acts(session: Session) -> list[Act]:
    """The actions of this round, but for those taken back."""
    steps = session.steps
    if not steps:
        return []
    return [
        Act(number, step.seat, session.match.round, step.before.position, step.action, undone=False)
        for number, step in zip(numbers(session.record), steps, strict=True)
    ]


def _undo(session: Session) -> Answer:
    undone = session.undone()
    if undone is None:
        return _refuse(session, _why_no_undo(session))
    undone = replace(undone, reader=undone.reader if undone.reader == undone.position.turn else None)
    return _onward(undone, [Said(say("play-undone"), Tone.NEWS)])


def _why_no_undo(session: Session) -> str:
    if session.position.over:
        return say("play-undo-over")
    if not any(session.sitters[step.seat].person for step in session.steps):
        return say("play-undo-nothing")
    return say("play-undo-shown")


def _ends(session: Session) -> Answer:
    return Answer(session, tuple(table.ends(session.view)))


def _hand(session: Session) -> Answer:
    return Answer(session, tuple(table.hand(session.view, session.manner)))


def _show_board(session: Session) -> Answer:
    view = session.view
    return Answer(session, (*_board(session), GAP, *table.counts(session.match, view, session.names)))


def _known(session: Session) -> Answer:
    return Answer(session, tuple(known(session.view, session.names)))


def _log(session: Session) -> Answer:
    lines = _news(session, 0)
    return Answer(session, tuple(lines) or (Said(say("play-log-empty"), Tone.ASIDE),))


def _score(session: Session) -> Answer:
    match, names = session.match, session.names
    return Answer(session, (*scores.rounds(match, names), *scores.standing(match, names)))


def _rules(session: Session) -> Answer:
    return Answer(session, tuple(ruling.rules(session.match.rules, session.position.players)))


def _help(session: Session) -> Answer:
    return Answer(session, tuple(ruling.help(session.match.rules, unicode=session.manner.unicode)))


_COMMANDS: Final[dict[str, Callable[[Session], Answer]]] = {
    "hint": _hint,
    "undo": _undo,
    "ends": _ends,
    "hand": _hand,
    "board": _show_board,
    "known": _known,
    "log": _log,
    "review": _review,
    "score": _score,
    "rules": _rules,
    "help": _help,
}
