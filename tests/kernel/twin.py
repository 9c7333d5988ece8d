"""A match of the compiled twin beside the same match of `bendo.game`, compared in everything."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from bendo.game import Action, Bend, Match, Play, Position, Rules
from bendo.kernel import layout as at
from bendo.kernel.compiled import words
from bendo.kernel.convert import action_of, code_of, memory_of, points_of, position_of, set_at, state_of
from bendo.kernel.deal.digest import DIGEST_SIZE
from bendo.kernel.deal.number import bytes_of
from bendo.kernel.match import deal_by_number, draw_lots
from bendo.kernel.play.memory import memory_size, remember, remember_nothing
from bendo.kernel.play.outcome import BY_LOT, NOBODY, match_winner, settle, win_blocked
from bendo.kernel.play.step import act
from bendo.kernel.play.turn import choices, count_plays, legal_actions, nth_play
from bendo.kernel.rules import encoded
from bendo.players import distinct_plays


def in_order(actions: tuple[Action, ...]) -> list[Action]:
    """Actions as the twin sorts them: draw, pass, then plays by end, tile and bend."""

    def key(action: Action) -> tuple[int, str, int, str]:
        if not isinstance(action, Play):
            return ["Draw", "Pass"].index(type(action).__name__), "", 0, ""
        return 2, action.end or "", action.tile.id, action.bend.value if action.bend else ""

    return sorted(actions, key=key)


def bends_in(state: NDArray[np.int64], offset: int) -> set[Bend | None]:
    return {bend for code, bend in enumerate(at.BENDS) if int(state[offset]) >> code & 1}


class TwinRound:
    """A round of the twin that begins at a position."""

    def __init__(self, position: Position) -> None:
        self.game, self.players = position.rules, position.players
        self.rules = encoded(position.rules, position.players)
        self.state, self.memory = state_of(position), memory_of(position)

    def play(self, action: Action) -> None:
        remember(self.rules, self.state, self.memory, code_of(action))
        act(self.rules, self.state, code_of(action))

    def actions(self) -> list[Action]:
        room = words(at.MOST_ACTIONS)
        return [action_of(code) for code in room[: legal_actions(self.rules, self.state, room)].tolist()]

    def distinct(self) -> list[Action]:
        """The distinct plays, one by one."""
        tiles, more, _, _ = choices(self.rules, self.state)
        count = count_plays(self.state, tiles, more)
        return [action_of(nth_play(self.rules, self.state, tiles, more, n)) for n in range(count)]

    def position(self) -> Position:
        return position_of(self.game, self.players, self.state, self.memory)

    def check(self, position: Position) -> None:
        """Whatever can be told of the position is told by the twin too."""
        found = self.position()
        assert found == position
        assert found.line.order == position.line.order
        assert self.state[at.ENDING] == ["", "out", "blocked"].index(position.ending or "")
        assert self.actions() == in_order(position.actions())
        if not position.over:
            assert self.distinct() == in_order(distinct_plays(position.view(position.turn)))
        self.check_ends(position)

    def check_ends(self, position: Position) -> None:
        line = position.line
        assert self.state[at.ENDS] == len(line.ends)
        assert set_at(self.state, at.ACCEPTS) == (line.accepts if line.openers else 0)
        waiting = int(self.state[at.WAITING_FOR])
        for index, end in enumerate(line.ends):
            place = at.END + index * at.END_SIZE
            if end is None:
                assert self.state[place + at.NUMBER] == -1
                assert not self.state[place + at.END_ACCEPTS : place + at.END_SIZE].any()
                continue
            assert self.state[place + at.NUMBER] == end.number
            assert set_at(self.state, place + at.END_ACCEPTS) == end.accepts
            assert (waiting != 0 and not waiting >> index & 1) == end.held
            if position.rules.curved:
                assert bends_in(self.state, place + at.FITS) == set(end.bends)
                assert bends_in(self.state, place + at.DOUBLE_BENDS) == set(end.double_bends)


class TwinMatch:
    """A match of the twin, dealt by itself from a game number."""

    def __init__(self, rules: Rules, players: int, number: str) -> None:
        self.game, self.players, self.number = rules, players, bytes_of(number)
        self.rules = encoded(rules, players)
        self.state, self.memory = words(at.STATE_SIZE), words(memory_size(self.rules))
        self.order, self.space, self.points = words(at.MOST_TILES), words(DIGEST_SIZE), words(at.MOST_SEATS)
        self.round, self.winner = 0, NOBODY
        self.attempt = self.deal()

    def deal(self) -> int:
        attempt = deal_by_number(self.rules, self.state, self.number, self.round, self.winner, self.order, self.space)
        remember_nothing(self.rules, self.memory)
        return attempt

    def check_deal(self, match: Match) -> None:
        assert self.attempt == match.deal.attempt
        assert position_of(self.game, self.players, self.state, self.memory) == match.deal.position(
            match.position.scores
        )
        assert set_at(self.state, at.TABLE) == sum(tile.bit for tile in match.position.line.order)

    def play(self, action: Action) -> None:
        remember(self.rules, self.state, self.memory, code_of(action))
        act(self.rules, self.state, code_of(action))

    def check_result(self, match: Match) -> None:
        """What a round that has ended brings; the twin's scores become those after it."""
        result = match.result
        assert result is not None
        self.winner = settle(self.rules, self.state, self.points)
        assert (self.winner == BY_LOT) == bool(result.lots)
        if self.winner == BY_LOT:
            self.winner = draw_lots(self.rules, self.state, self.number, self.round, self.order, self.space)
            win_blocked(self.rules, self.state, self.winner, self.points)
        assert self.winner == (NOBODY if result.seat is None else result.seat)
        for side, score in enumerate(result.scores):
            self.state[at.SCORES + side] += self.points[side] + self.state[at.FIVES + side] * at.POINT_PARTS
            assert points_of(int(self.state[at.SCORES + side])) == score
        assert match_winner(self.rules, self.state, at.SCORES) == (NOBODY if match.winner is None else match.winner)

    def next_round(self) -> None:
        self.round += 1
        self.attempt = self.deal()
