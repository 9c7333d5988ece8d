"""Tables for the tests: opened from a few words, played on by notation, and lived at random by all there could be."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Final, NamedTuple, get_args

from hypothesis import strategies as st
from msgspec import to_builtins

from bendo.game import Rules
from bendo.notation import parse_rules, spell_action
from bendo.table import (
    HOUSE,
    REACTIONS,
    Bot,
    Command,
    Event,
    Happened,
    Open,
    Opened,
    Person,
    Phase,
    Plan,
    Refused,
    Sender,
    Table,
    Update,
    since,
    told,
)
from bendo.table.commands import (
    Act,
    AgreeUndo,
    AskUndo,
    Automatic,
    BeginRematch,
    End,
    HandOver,
    Onward,
    Present,
    React,
    Ready,
    RefuseUndo,
    Rematch,
    Rename,
    Resign,
    Sit,
    StandUp,
    Start,
    TakeBack,
    Wait,
)
from bendo.table.facts import Facts
from bendo.table.plan import Holder, invitation
from tests.strategies import NUMBERS, sittings

LOOKER = "looker"
"""A viewer who never has a seat."""
PEOPLE = ("ana", "bob", "cleo", "dan")


def chair(word: str) -> Holder:
    """A chair from a word: `-` is open, `ben` and `ben:easy` are bots, any other is a person of that id."""
    if word == "-":
        return Open()
    return Bot(word) if word.startswith("ben") else Person(word, word.capitalize())


def plan_of(chairs: str, rules: str = "blue-orange", number: str = "2007", seconds: int = 0) -> Plan:
    """A plan from words: who has which chair, by seat."""
    seats = tuple(map(chair, chairs.split()))
    return Plan(rules=parse_rules(rules), chairs=seats, number=number, salt="salt", seconds=seconds)


def waiting(chairs: str, rules: str = "blue-orange", number: str = "2007", seconds: int = 0) -> Table:
    """A table that has been opened, at moment 0."""
    return opened(plan_of(chairs, rules, number, seconds))


def opened(plan: Plan) -> Table:
    """A table that has been opened by this plan, at moment 0."""
    return Table.rebuilt([Opened(0.0, plan)])


def begun(chairs: str, rules: str = "blue-orange", number: str = "2007", seconds: int = 0) -> Table:
    """A table whose first round has been dealt, at moment 0."""
    return do(waiting(chairs, rules, number, seconds), HOUSE, Start(), 0.0)


def do(table: Table, sender: Sender, command: Command, now: float = 1.0) -> Table:
    """The table after a command that is not refused."""
    outcome = table.handle(sender, command, now)
    assert isinstance(outcome, Happened), outcome
    return outcome.table


def sit(table: Table, seat: int, name: str) -> Sit:
    """The command of somebody who was asked to take that chair."""
    return Sit(seat, name, invitation(table.state.number, table.state.salt, seat))


def told_of(facts: Facts) -> dict[str, object]:
    """The facts that there are, by name."""
    found: dict[str, object] = to_builtins(facts)
    return found


def refused(table: Table, sender: Sender, command: Command, now: float = 1.0) -> str:
    """The code with which a command is refused."""
    outcome = table.handle(sender, command, now)
    assert isinstance(outcome, Refused), outcome
    return outcome.code


def acting(table: Table, text: str) -> tuple[Sender, Act]:
    """The action of the seat on turn, as whoever acts for it sends it."""
    seat = table.state.turn
    assert seat is not None
    sender = table.state.chairs[seat].person
    if table.state.player_at(seat) is not None or sender is None:
        return HOUSE, Act(seat, text, table.version)
    return sender, Act(seat, text, table.version)


def played(table: Table, *texts: str, now: float = 1.0) -> Table:
    """The table after these actions, one after the other."""
    for text in texts:
        table = do(table, *acting(table, text), now)
    return table


def played_out(table: Table, now: float = 1.0) -> Table:
    """The table at the end of its round, the first legal action of each turn being done."""
    while table.state.phase is Phase.PLAYING:
        table = played(table, spell_action(table.state.position.actions()[-1]), now=now)
    return table


def updates(table: Table, viewer: str) -> tuple[Update, ...]:
    """What a viewer was told of the happenings that the table still keeps."""
    return tuple(told(*happening, viewer) for happening in table.happenings())


def last_update(table: Table, viewer: str) -> Update:
    """What a viewer was told of the last one."""
    return since(table, viewer, table.version - 1, table.state.at)[-1]


# --- at random -------------------------------------------------------------------------------------------------------


@st.composite
def plans(draw: st.DrawFn) -> Plan:
    """A table of any sheet, changed or not, with people, several at one device or not, bots and open chairs."""
    rules, players = draw(sittings())
    rules = quick(rules, draw(st.booleans()))
    words = st.sampled_from(("ana", "bob", "cleo", "dan", "-", "ben"))
    chairs = tuple(map(chair, draw(st.lists(words, min_size=players, max_size=players))))
    seconds = draw(st.sampled_from((0, 0, 20)))
    return Plan(rules=rules, chairs=chairs, number=draw(NUMBERS), salt=draw(NUMBERS), seconds=seconds)


def quick(rules: Rules, short: bool) -> Rules:
    """The rules with a target that one round may reach, if so wished."""
    return replace(rules, target=5) if short else rules


class Lived(NamedTuple):
    """One thing that somebody asked of a table, or the clock if `command` is None, and what came of it."""

    before: Table
    sender: Sender
    command: Command | None
    now: float
    outcome: Happened | Refused


def life(plan: Plan, chance: random.Random, length: int) -> Iterator[Lived]:
    """A table's life: mostly what leads on, else anything that anybody could send, and the clock."""
    table, now = opened(plan), 0.0
    for _ in range(length):
        now += chance.choice((0.0, 0.5, 1.0, 5.0, 40.0))
        kind = chance.random()
        if kind < 0.08:
            outcome: Happened | Refused = table.tick(now)
            yield Lived(table, HOUSE, None, now, outcome)
        else:
            sender, command = leading(table, chance) if kind < 0.72 else anything(table, chance)
            outcome = table.handle(sender, command, now)
            yield Lived(table, sender, command, now, outcome)
        if isinstance(outcome, Happened):
            table = outcome.table


OFTEN: Final[dict[type, int]] = {Present: 8, AskUndo: 8, HandOver: 4, Wait: 4, End: 4, Automatic: 4, Resign: 1}
"""How often what is sent at random is a command of this kind; 2 for the others."""
OF_ITS_PERSON: Final = (StandUp, AskUndo, Automatic, HandOver, TakeBack, Resign)
"""What mostly comes from the person whose seat it is."""


def leading(table: Table, chance: random.Random) -> tuple[Sender, Command]:
    """What somebody would send who wants the table to go on."""
    state = table.state
    if (question := state.votes.undo) is not None and chance.random() < 0.7:
        others = sorted(state.people - {state.chairs[question.seat].person}) or [LOOKER]
        return chance.choice(others), AgreeUndo(table.version) if chance.random() < 0.8 else RefuseUndo()
    match state.phase:
        case Phase.WAITING:
            seat = next((seat for seat, each in enumerate(state.chairs) if isinstance(each.holder, Open)), None)
            return (HOUSE, Start()) if seat is None else (chance.choice(PEOPLE), sit(table, seat, "Somebody"))
        case Phase.PLAYING:
            seat = state.turn
            assert seat is not None
            person = state.chairs[seat].person
            if person is not None and state.player_at(seat) is None and state.unready(seat):
                return person, Ready(seat, table.version)
            return acting(table, spell_action(chance.choice(state.position.actions())))
        case Phase.BETWEEN:
            return chance.choice(sorted(state.people) or [LOOKER]), Onward()
    if table.awaited is not None:
        return HOUSE, BeginRematch(f"again-{table.version}", "more-salt")
    return chance.choice(sorted(state.people) or [LOOKER]), Rematch()


def anything(table: Table, chance: random.Random) -> tuple[Sender, Command]:
    """Anything that anybody could send, sensible or not."""
    senders: tuple[Sender, ...] = (*PEOPLE, *PEOPLE, *PEOPLE, LOOKER, HOUSE)
    seat = chance.randrange(-1, len(table.state.chairs) + 1) if chance.random() < 0.2 else _seat(table, chance)
    version = table.version - chance.choice((0, 0, 0, 1, 2, 9))
    text = chance.choice(("+", "-", "66", "64a", "55bR", "!", "+52", "?", ""))
    commands: tuple[Command, ...] = (
        Sit(seat, chance.choice(("Eva", "", "x" * 30)), chance.choice(("", sit(table, seat, "").key))),
        Rename(seat, "Eva"),
        StandUp(seat),
        Start(),
        Act(seat, text, version),
        Ready(seat, version),
        Automatic(seat, chance.random() < 0.7),
        AskUndo(seat, version),
        AgreeUndo(version),
        RefuseUndo(),
        Onward(),
        Rematch(),
        BeginRematch("7", "salt"),
        Resign(seat),
        Present(chance.choice(PEOPLE), chance.random() < 0.5),
        Wait(chance.choice(PEOPLE)),
        HandOver(seat, "ben:easy"),
        TakeBack(seat),
        End(),
        React(chance.choice((*REACTIONS, "shout"))),
    )
    assert {type(command) for command in commands} == set(get_args(Command))
    command = chance.choices(commands, [OFTEN.get(type(command), 2) for command in commands])[0]
    if isinstance(command, Present) and chance.random() < 0.9:
        return HOUSE, command
    if isinstance(command, OF_ITS_PERSON) and 0 <= seat < len(table.state.chairs) and chance.random() < 0.7:
        return table.state.chairs[seat].person or LOOKER, command
    return chance.choice(senders), command


def _seat(table: Table, chance: random.Random) -> int:
    return chance.randrange(len(table.state.chairs))


def events_of(plan: Plan, lived: list[Lived]) -> list[Event]:
    """Every event of a life, the opening first."""
    events: list[Event] = [Opened(0.0, plan)]
    for each in lived:
        if isinstance(each.outcome, Happened):
            events += each.outcome.events
    return events
