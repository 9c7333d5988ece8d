"""Nothing hidden is told: in two worlds that look the same to a viewer, the viewer is told the same.

The second world is the first with the tiles exchanged that the viewer has not seen: those in the others' hands, and in
the boneyard. The same things are then done in both, as long as they can be.
"""

from __future__ import annotations

import random
from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import structs

from bendo.game import WATCHER, Drew, Event, Position, Seat, TimeCalled, bits_of, tiles_in
from bendo.notation import spell_action
from bendo.table import (
    HOUSE,
    Command,
    Happened,
    Open,
    Phase,
    Plan,
    Refused,
    Sender,
    State,
    Table,
    scene,
    tell,
)
from bendo.table.commands import Act, React, Ready, Start
from bendo.table.state import Logged, replayed
from tests.table.parties import LOOKER, PEOPLE, acting, anything, do, life, opened, plans, sit

SEEDS = st.integers(0, 2**32)


def exchanged(position: Position, own: tuple[Seat, ...], chance: random.Random, exchanges: int) -> Position:
    """The position with so many pairs of tiles exchanged that neither lie in these hands nor were ever shown."""
    shown = [memory.shown for memory in position.memory]
    piles = [list(tiles_in(hand)) for hand in position.hands] + [list(position.boneyard)]
    hidden = [
        (pile, index)
        for pile, tiles in enumerate(piles)
        for index, tile in enumerate(tiles)
        if pile not in own and not (pile < len(shown) and shown[pile] & tile.bit)
    ]
    for _ in range(exchanges if len(hidden) > 1 else 0):
        (one, i), (other, j) = chance.sample(hidden, 2)
        piles[one][i], piles[other][j] = piles[other][j], piles[one][i]
    hands = tuple(map(bits_of, piles[:-1]))
    drawn = position.drawn
    if position.turn not in own:
        known = tuple(tile for tile in drawn if shown[position.turn] & tile.bit)
        rest = [tile for tile in tiles_in(hands[position.turn]) if not shown[position.turn] & tile.bit]
        drawn = known + tuple(rest[: len(drawn) - len(known)])
    return replace(position, hands=hands, boneyard=tuple(piles[-1]), drawn=drawn)


def elsewhere(state: State, position: Position, own: tuple[Seat, ...]) -> State:
    """The state with another position, or, where nobody has acted yet, as if dealt so, and other tiles in its log."""
    game = state.game
    assert game is not None
    dealt = game.match.deal
    if not game.steps:
        dealt = replace(dealt, hands=tuple(map(tiles_in, position.hands)), boneyard=position.boneyard)
    match = replace(game.match, deal=dealt, position=position)
    log = tuple(_otherwise(logged, own) for logged in state.log)
    return structs.replace(state, game=structs.replace(game, match=match), log=log)


def _otherwise(logged: Logged, own: tuple[Seat, ...]) -> Logged:
    event = logged.event
    if isinstance(event, Drew | TimeCalled) and event.seat not in own and event.tile is not None:
        return structs.replace(logged, event=replace(event, tile=tiles_in(1 << (event.tile.id + 1) % 28)[0]))
    return logged


@settings(max_examples=40)
@given(plan=plans(), seed=SEEDS)
def test_a_scene_does_not_change_when_hidden_tiles_change_places(plan: Plan, seed: int) -> None:
    chance = random.Random(seed)
    for lived in life(plan, chance, 60):
        if isinstance(lived.outcome, Refused) or lived.outcome.table.state.phase is not Phase.PLAYING:
            continue
        state = lived.outcome.table.state
        for viewer in chance.sample((*PEOPLE, LOOKER), k=2):
            seeing = state.seeing(viewer)
            own = () if seeing == WATCHER else (seeing,)
            position = exchanged(state.position, own, chance, 8)
            if not position.over:
                other = elsewhere(state, position, () if state.shares(viewer) else own)
                assert scene(other, viewer, 0.0) == scene(state, viewer, 0.0)


@settings(max_examples=60)
@given(plan=plans(), seed=SEEDS)
def test_in_two_worlds_that_look_the_same_a_viewer_is_told_the_same(plan: Plan, seed: int) -> None:
    chance = random.Random(seed)
    one = first_deal(plan)
    viewer = chance.choice((*sorted(one.state.people), LOOKER))
    own = one.state.seats_of(viewer)
    if one.state.phase is not Phase.PLAYING:
        return
    moved = elsewhere(one.state, exchanged(one.state.position, own, chance, chance.choice((1, 1, 2, 4))), own)
    other = Table(moved, moved)
    now = 0.0
    while not other.state.position.over and not one.state.position.over:
        assert scene(one.state, viewer, now) == scene(other.state, viewer, now)
        now += chance.choice((0.0, 1.0, 5.0, 40.0))
        asked = something(one, other, viewer, chance)
        if asked is None:  # what can be done in the one can't in the other
            return
        outcomes = [table.handle(*asked, now) for table in (one, other)]
        if asked[0] == viewer and Refused in map(type, outcomes):
            assert outcomes[0] == outcomes[1]
        if any(isinstance(outcome, Refused) for outcome in outcomes):
            continue
        worlds = [outcome for outcome in outcomes if isinstance(outcome, Happened)]
        if worlds[0].events != worlds[1].events or any(world.table.state.position.over for world in worlds):
            return  # something was revealed: a forced draw or pass of a seat that asked for it, or all hands
        one, other = (world.table for world in worlds)
        if seen(one, own) != seen(other, own):
            return  # the viewer drew, or was shown, a tile that is not the same in both
        for seat in own:
            assert one.decisions_of(viewer, seat) == other.decisions_of(viewer, seat)
        for here, there in zip(worlds[0].happenings, worlds[1].happenings, strict=True):
            assert tell(*here, [viewer]) == tell(*there, [viewer])


def seen(table: Table, own: tuple[Seat, ...]) -> list[Event]:
    """What these seats, or a watcher, have seen happen in the round."""
    assert table.state.game is not None
    events = [event for moment in replayed(table.state.game) for event in moment.events]
    return [event.seen_by(seat) for seat in own or (WATCHER,) for event in events]


def first_deal(plan: Plan) -> Table:
    """The table with its chairs taken and its first round dealt."""
    table = opened(plan)
    for seat, chair in enumerate(table.state.chairs):
        if isinstance(chair.holder, Open):
            table = do(table, PEOPLE[seat], sit(table, seat, "Somebody"), 0.0)
    return do(table, HOUSE, Start(), 0.0)


def something(one: Table, other: Table, viewer: str, chance: random.Random) -> tuple[Sender, Command] | None:
    """What can be asked of both tables alike; None if nothing that leads on can."""
    if chance.random() < 0.3:
        sender, command = anything(one, chance)
        if isinstance(command, Act) and sender != viewer:  # only the viewer's own refusals are the viewer's to see
            return LOOKER, React("hello")
        return sender, command
    seat = one.state.turn
    if seat is None:
        return None
    person = one.state.chairs[seat].person
    if person is not None and one.state.player_at(seat) is None and one.state.unready(seat):
        return person, Ready(seat, one.version)
    actions = [action for action in one.state.position.actions() if other.state.position.why_not(action) is None]
    if seat in one.state.seats_of(viewer):
        assert one.state.position.actions() == other.state.position.actions()
    return acting(one, spell_action(chance.choice(actions))) if actions else None
