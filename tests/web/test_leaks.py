"""Nothing hidden goes over the wire: in two worlds that look the same to a viewer, each is told it byte by byte.

The second world is the first with tiles exchanged that the viewer has not seen, and with another game number where that
is secret. The same is then done in both as long as it can be done in both, and everything that the viewer hears, on
sockets and without, is compared: updates, scenes when it comes back, what it is refused, hints and reviews. Only the
commitment differs, as it must. How many tables of each sheet and number of seats are tried, BENDO_LEAKS says.
"""

from __future__ import annotations

import asyncio
import os
import random
from typing import Final

import msgspec
import pytest
from hypothesis import Phase as Stage
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import structs

from bendo.game import Rules
from bendo.table import (
    HOUSE,
    Command,
    Event,
    Happened,
    Open,
    Opened,
    Outcome,
    Phase,
    Plan,
    Refused,
    Sender,
    Table,
    invitation,
)
from bendo.table.commands import Act, Sit, Start
from tests.strategies import NUMBERS, SITTINGS
from tests.table.parties import LOOKER, PEOPLE, anything, chair
from tests.table.test_leaks import elsewhere, exchanged, seen, something
from tests.web.worlds import World, world

PICTURES: Final = ("", "hands=yes", "hands=yes&faces=numerals&palette=night")

TABLES: Final = int(os.environ.get("BENDO_LEAKS", "2"))
LENGTH: Final = 30
"""At most so many things are done at a table that lead on."""
CHAIRS: Final = ("ana", "ana", "bob", "cleo", "-", "ben")
PLAYERS: Final = ("ben", "ben:easy", "heaviest", "random", "tuned", "nobody")


@st.composite
def plans(draw: st.DrawFn, rules: Rules, players: int) -> Plan:
    """A table by these rules: people alone or at one device, players of the program, chairs to be taken."""
    words = draw(st.lists(st.sampled_from(CHAIRS), min_size=players, max_size=players))
    seconds = 0 if rules.seconds else draw(st.sampled_from((0, 20)))
    chairs = tuple(map(chair, words))
    return Plan(rules=rules, chairs=chairs, number=draw(NUMBERS), salt=draw(NUMBERS), seconds=seconds)


@pytest.mark.parametrize(("rules", "players"), SITTINGS, ids=lambda value: getattr(value, "sheet", value))
def test_a_viewer_is_told_the_same_bytes_whatever_is_hidden_from_it(rules: Rules, players: int) -> None:
    @settings(max_examples=TABLES, phases=(Stage.reuse, Stage.generate))  # to shrink whole tables takes minutes
    @given(plan=plans(rules, players), seed=st.integers(0, 2**32))
    def law(plan: Plan, seed: int) -> None:
        asyncio.run(in_two_worlds(plan, random.Random(seed)))

    law()


async def in_two_worlds(plan: Plan, chance: random.Random) -> None:
    """Let a table live in two worlds, and compare what a viewer is told of it in each."""
    events = dealing(plan)
    dealt = Table.rebuilt(events)
    if dealt.state.phase is not Phase.PLAYING:
        return
    viewer = chance.choice((*sorted(dealt.state.people), LOOKER, None))
    own = dealt.state.seats_of(viewer or "")
    position = exchanged(dealt.state.position, own, chance, chance.choice((1, 1, 2, 8)))
    if position.over:
        return
    moved = elsewhere(dealt.state, position, own)
    if not plan.solo:  # or the number is told to everybody
        moved = structs.replace(moved, number=f"not-{plan.number}", salt=f"not-{plan.salt}")
    async with world(dealt, events, viewer) as one, world(Table(moved, moved), events, viewer) as other:
        compare(one, other)
        for _ in range(LENGTH):
            if not await go_on(one, other, chance):
                break
            await look_around(one, other, chance)
            compare(one, other)


def dealing(plan: Plan) -> list[Event]:
    """The events of a table until its first round is dealt."""
    events: list[Event] = [Opened(0.0, plan)]
    commands: list[tuple[Sender, Command]] = [
        (PEOPLE[seat], Sit(seat, "Somebody", invitation(plan.number, plan.salt, seat)))
        for seat, each in enumerate(plan.chairs)
        if isinstance(each, Open)
    ]
    for sender, command in (*commands, (HOUSE, Start())):
        outcome = Table.rebuilt(events).handle(sender, command, 0.0)
        assert isinstance(outcome, Happened)
        events += outcome.events
    return events


def compare(one: World, other: World) -> None:
    """Hold against each other what the viewer was told lately."""
    here, there = one.lately(), other.lately()
    for mine, others in zip(here, there, strict=False):
        assert mine == others
    assert len(here) == len(there)


async def go_on(one: World, other: World, chance: random.Random) -> bool:
    """Do something that leads on in both worlds; False if that can't be, or would show what is not the same in both."""
    one.now = other.now = one.now + chance.choice((0.0, 1.0, 5.0, 40.0))
    if chance.random() < 0.1:
        if revealing(one.viewer, *(world.table.tick(world.now) for world in (one, other))):
            return False
        await one.tick()
        await other.tick()
        return True
    asked = something(one.table, other.table, one.viewer or LOOKER, chance)
    if asked is None:
        return False
    outcomes = [world.table.handle(*asked, world.now) for world in (one, other)]
    if asked[0] == one.viewer and Refused in map(type, outcomes):
        assert outcomes[0] == outcomes[1]
    if revealing(one.viewer, *outcomes):
        return False
    refused = [isinstance(outcome, Refused) for outcome in outcomes]
    if refused == [False, False] or (all(refused) and asked[0] is not HOUSE):
        await one.do(*asked)
        await other.do(*asked)
    return True


def revealing(viewer: str | None, here: Outcome, there: Outcome) -> bool:
    """Whether what would happen shows the viewer a tile that is not the same in both worlds, or all hands."""
    if not (isinstance(here, Happened) and isinstance(there, Happened)):
        return False
    if here.events != there.events or any(each.table.state.phase is not Phase.PLAYING for each in (here, there)):
        return True
    own = here.table.state.seats_of(viewer or "")
    return seen(here.table, own) != seen(there.table, own)


async def look_around(one: World, other: World, chance: random.Random) -> None:
    """Let the viewer do alike in both worlds what leads nowhere: come back, ask, look, be refused something."""
    version = one.table.version
    own = one.table.state.seats_of(one.viewer or "")
    seat = chance.choice((*own, *own, *own, -1, 0, len(one.table.state.chairs)))
    since = chance.choice((0, 1, version - 3, version - 1, version, version + 9))
    question: dict[str, object] = {"command": chance.choice(("hint", "hint", "review")), "seat": seat}
    question["player"] = chance.choice(PLAYERS)
    if question["command"] == "review" and chance.random() < 0.5:
        question["round"] = chance.choice((0, 0, 1))
    look = chance.choice(PICTURES)
    refused = refusal(one.table, other.table, one.viewer, one.now, chance)
    kind = 1 if one.table.state.turn in own and chance.random() < 0.5 else chance.randrange(12)
    for each in (one, other):
        match kind:
            case 0:
                await each.join(max(0, since))
            case 1:
                await each.say(msgspec.json.encode(question).decode())
            case 2:
                await each.request("GET", "")
            case 3:
                await each.request("GET", f"/events?since={max(0, since)}")
            case 4 if not one.table.state.plan.solo:
                await each.request("GET", "/record")
            case 5 if refused is not None:
                await each.request("POST", "/commands", content=msgspec.json.encode(refused))
            case 6 if refused is not None:
                await each.say(msgspec.json.encode(refused).decode())
            case 8 | 9:
                await each.request("GET", f"/picture?{look}")
            case 10:
                await each.request("GET", "/check")
                assert each.told[-1].startswith("GET /check 409")
            case 11:
                await each.request("GET", "/replay")
                alone = one.table.state.plan.solo and bool(own)
                assert each.told[-1].startswith(f"GET /replay {200 if alone else 409}")
                assert not alone or '"rounds":[]' in each.told[-1]  # the first one goes on


def refusal(one: Table, other: Table, viewer: str | None, now: float, chance: random.Random) -> Command | None:
    """Something that a viewer is refused in both worlds, and must be refused alike, if chance finds it."""
    position = one.state.position
    sender: Sender = viewer or ""
    commands = [anything(one, chance)[1] for _ in range(3)]
    if viewer and position.turn in one.state.seats_of(viewer):
        commands += [Act(position.turn, text, one.version) for text in ("+", "-", "!", "66", "64a", "55bO", "11aI")]
    for command in chance.sample(commands, len(commands)):
        outcomes = [table.handle(sender, command, now) for table in (one, other)]
        if Refused in map(type, outcomes):
            assert outcomes[0] == outcomes[1]
            return command
    return None
