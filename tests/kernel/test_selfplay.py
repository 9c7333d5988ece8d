"""Random rounds in one loop are rounds of the engine, between players who choose at random."""

from __future__ import annotations

import pytest

from bendo.game import DRAW, PASS, TILES, Deal, Play, Rules, bits_of, sheet
from bendo.game.turn import leader_of
from bendo.kernel.selfplay import Counts, random_rounds
from bendo.players import distinct_plays
from bendo.players.chance import Chance


class Seeded(Chance):
    """A generator that starts with a number."""

    def __init__(self, state: int) -> None:
        self._state = state


def played_on_the_engine(rules: Rules, players: int, rounds: int, seed: int) -> Counts:
    chance, size = Seeded(seed), rules.hand_size(players)
    drawable = rules.tiles.size - players * size - rules.reserve if rules.draw else 0
    order = list(TILES[: rules.tiles.size])
    actions = []
    blocked = 0
    for _ in range(rounds):
        while True:
            for place in range(min(len(order) - 1, players * size + drawable)):
                other = place + chance.below(len(order) - place)
                order[place], order[other] = order[other], order[place]
            hands = tuple(tuple(order[seat * size : (seat + 1) * size]) for seat in range(players))
            if rules.lead != "redeal" or any(tile.is_double for hand in hands for tile in hand):
                break
        rest = order[players * size :]
        dealt = Deal(
            rules=rules,
            number="-",
            round=0,
            attempt=0,
            hands=hands,
            boneyard=tuple(rest[rules.starters :]),
            starters=tuple(rest[: rules.starters]),
            leader=leader_of([bits_of(hand) for hand in hands]),
            free_lead=False,
        )
        position = dealt.position()
        while not position.over:
            plays = distinct_plays(position.view(position.turn))
            left = DRAW if DRAW in position.actions() else PASS
            actions.append(plays[chance.below(len(plays))] if plays else left)
            position = position.play(actions[-1]).position
        blocked += position.ending == "blocked"
    plays_made = sum(isinstance(action, Play) for action in actions)
    return Counts(rounds, blocked, plays_made, actions.count(DRAW), actions.count(PASS))


@pytest.mark.parametrize(
    ("name", "players"),
    [("ben", 2), ("block", 3), ("draw-twelve", 4), ("dutch", 2), ("blue-orange", 2), ("all-five", 3), ("jaques", 4)],
)
def test_random_rounds_go_as_on_the_engine(name: str, players: int) -> None:
    rules = sheet(name)
    assert random_rounds(rules, players, 6, 2**64 - 5) == played_on_the_engine(rules, players, 6, 2**64 - 5)


def test_all_actions_are_moves() -> None:
    counts = random_rounds(sheet("dutch"), 2, 50, 1)
    assert counts.actions == counts.plays + counts.draws + counts.passes > 500
    assert 0 < counts.blocked < 50
