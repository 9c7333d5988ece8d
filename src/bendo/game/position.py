"""A position: a round at one moment, all of it, hidden tiles included; and the one verb that leads to the next."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from bendo.game import memory as remember
from bendo.game.action import END_NAMES, WATCHER, Action, Draw, IllegalAction, Pass, Play, Refusal, Seat
from bendo.game.event import (
    Drew,
    Ending,
    Event,
    Passed,
    Points,
    RoundEnded,
    Scored,
    Showed,
    TimeCalled,
    played_of,
)
from bendo.game.line import Line
from bendo.game.memory import Memory
from bendo.game.rules import Rules
from bendo.game.tile import Bits, Tile
from bendo.game.turn import leads, legal_actions, why_not
from bendo.game.view import View

_new = object.__new__
_set = object.__setattr__


class Step(NamedTuple):
    """What an action led to: the next position, and all that happened on the way."""

    position: Position
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Position:
    """A round at one moment. It is valid: made by a deal, by `play`, or from a Setup without faults.

    `hands` are by seat, `boneyard` in drawing order, `drawn` the tiles drawn in this turn (they are in the hand too),
    `scores` those by side when the round began and `fives` the points by fives since. `leader` is kept in All Five
    only; `free_lead` is whether the leader, whose turn it is, may lead any tile.
    """

    rules: Rules
    line: Line
    hands: tuple[Bits, ...]
    boneyard: tuple[Tile, ...]
    turn: Seat
    drawn: tuple[Tile, ...] = ()
    scores: tuple[Points, ...]
    fives: tuple[int, ...]
    leader: Seat | None = None
    free_lead: bool = False
    memory: Memory
    ending: Ending | None = field(init=False)

    def __post_init__(self) -> None:
        _set(self, "ending", self._ending())

    def _ending(self) -> Ending | None:
        """How the round has ended, if it has (rules, The end of a round)."""
        if 0 in self.hands:
            return "out"
        rules = self.rules
        if rules.draw and len(self.boneyard) > rules.reserve:
            return None
        accepts = self.line.accepts
        for hand in self.hands:
            if hand & accepts:
                return None
        return "blocked"

    @property
    def players(self) -> int:
        """How many seats there are."""
        return len(self.hands)

    @property
    def over(self) -> bool:
        """Whether the round has ended."""
        return self.ending is not None

    @property
    def hand(self) -> Bits:
        """The hand of the seat whose turn it is."""
        return self.hands[self.turn]

    @property
    def drawable(self) -> int:
        """How many tiles of the boneyard may be drawn: all but the reserve, none where nobody draws."""
        left = len(self.boneyard) - self.rules.reserve
        return left if left > 0 and self.rules.draw else 0

    @property
    def leads(self) -> Bits:
        """The tiles that may start the line."""
        return leads(self.hand, self.free_lead)

    def actions(self) -> tuple[Action, ...]:
        """All legal actions, sorted; `Time` is never among them."""
        return legal_actions(self)

    def why_not(self, action: Action) -> Refusal | None:
        """Why this action is illegal, None if it is legal."""
        return why_not(self, action)

    def play(self, action: Action) -> Step:
        """The step that an action leads to. Raises IllegalAction, and nothing has changed."""
        if refusal := why_not(self, action):
            raise IllegalAction(action, refusal)
        if isinstance(action, Play):
            return self._play(action)
        if isinstance(action, Draw):
            return self._draw()
        return self._pass() if isinstance(action, Pass) else self._call_time()

    def view(self, seat: Seat) -> View:
        """All that a seat may know; WATCHER for one who only looks on. ValueError for a seat that there is not.

        Fields are set one by one, as in `_step`.
        """
        if seat != WATCHER and not 0 <= seat < len(self.hands):
            raise ValueError(f"there is no seat {seat}")
        drawn = self.drawn_seen_by(seat)
        view = _new(View)
        _set(view, "rules", self.rules)
        _set(view, "seat", seat)
        _set(view, "line", self.line)
        _set(view, "hands", self.hands_seen_by(seat))
        _set(view, "counts", self.counts)
        _set(view, "boneyard", len(self.boneyard))
        _set(view, "turn", self.turn)
        _set(view, "drawn", drawn)
        _set(view, "drawn_hidden", len(self.drawn) - len(drawn))
        _set(view, "scores", self.scores)
        _set(view, "fives", self.fives)
        _set(view, "leader", self.leader)
        _set(view, "free_lead", self.free_lead)
        _set(view, "memory", self.memory)
        _set(view, "ending", self.ending)
        return view

    @property
    def counts(self) -> tuple[int, ...]:
        """How many tiles each seat holds, which all may know."""
        return tuple([hand.bit_count() for hand in self.hands])

    def hands_seen_by(self, seat: Seat) -> tuple[Bits, ...]:
        """By seat what this one, or a watcher, sees of each hand: its own, what was shown, after the round all."""
        if self.ending is not None:
            return self.hands
        hands = [remembered.shown for remembered in self.memory]
        if seat != WATCHER:
            hands[seat] = self.hands[seat]
        return tuple(hands)

    def drawn_seen_by(self, seat: Seat) -> tuple[Tile, ...]:
        """The tiles drawn in this turn, as far as this seat, or a watcher, has seen them."""
        drawn = self.drawn
        if not drawn or seat == self.turn:
            return drawn
        shown = self.memory[self.turn].shown
        return tuple([tile for tile in drawn if shown & tile.bit])

    def _play(self, play: Play) -> Step:
        seat, rules, line, tile = self.turn, self.rules, self.line, play.tile
        events, memory = self._shown() if self.drawn else ((), self.memory)
        if play.end is None:
            if not self.free_lead:
                for other in range(self.players):
                    memory = remember.refused(memory, other, remember.outranking(tile, rules.tiles.all))
            line = line.led(tile)
            events += (played_of(seat, tile, None, line.openers[0].bend),)
        else:
            index = END_NAMES.index(play.end)
            events += (played_of(seat, tile, play.end, play.bend, line.meets(index, play.bend)),)
            line = line.laid(tile, index, play.bend)
        newest = bool(self.drawn) and rules.free != "any"
        memory = remember.revealed(memory, seat, tile, newest=newest, laid=True)
        fives = self.fives
        if rules.fives != "no" and (points := line.pips_at_ends()) and points % 5 == 0:
            side = rules.side(seat)
            fives = (*fives[:side], fives[side] + points, *fives[side + 1 :])
            events += (Scored(seat, points),)
        return self._step(events, seat, self.hands[seat] ^ tile.bit, self.boneyard, memory, line, fives)

    def _draw(self) -> Step:
        seat = self.turn
        events, memory = self._shown()
        if remember.proved_by_draw(self.rules, len(self.drawn)):
            memory = remember.refused(memory, seat, remember.refusable(self.rules, self.line, memory))
        tile = self.boneyard[0]
        return self._step(
            (*events, Drew(seat, tile)),
            seat,
            self.hand | tile.bit,
            self.boneyard[1:],
            remember.acquired(memory, seat),
            drawn=(*self.drawn, tile),
        )

    def _pass(self) -> Step:
        seat = self.turn
        events, memory = self._shown()
        if remember.proved_by_pass(self.rules, len(self.drawn)):
            memory = remember.refused(memory, seat, remember.refusable(self.rules, self.line, memory))
        return self._step((*events, Passed(seat)), seat, self.hand, self.boneyard, memory)

    def _call_time(self) -> Step:
        seat = self.turn
        if not self.drawable:
            return self._step((TimeCalled(seat, False, None),), seat, self.hand, self.boneyard, self.memory)
        tile = self.boneyard[0]
        memory = remember.acquired(self.memory, seat)
        return self._step((TimeCalled(seat, True, tile),), seat, self.hand | tile.bit, self.boneyard[1:], memory)

    def _shown(self) -> tuple[tuple[Event, ...], Memory]:
        """What is shown to all before its drawer does something else: the tile just drawn, if it can't be laid (S0)."""
        if self.drawn and self.rules.show_drawn == "unplayable" and not self.line.accepts & self.drawn[-1].bit:
            tile = self.drawn[-1]
            return (Showed(self.turn, tile),), remember.revealed(self.memory, self.turn, tile, newest=True, laid=False)
        return (), self.memory

    def _step(
        self,
        events: tuple[Event, ...],
        seat: Seat,
        hand: Bits,
        boneyard: tuple[Tile, ...],
        memory: Memory,
        line: Line | None = None,
        fives: tuple[int, ...] | None = None,
        drawn: tuple[Tile, ...] = (),
    ) -> Step:
        """The next position; the turn goes on to the next seat unless the action was a draw.

        Fields are set one by one since the generated constructor would take a fifth of the time of a play.
        """
        hands = self.hands
        position = _new(Position)
        _set(position, "rules", self.rules)
        _set(position, "line", self.line if line is None else line)
        _set(position, "hands", (*hands[:seat], hand, *hands[seat + 1 :]))
        _set(position, "boneyard", boneyard)
        _set(position, "turn", seat if drawn else (seat + 1) % len(hands))
        _set(position, "drawn", drawn)
        _set(position, "scores", self.scores)
        _set(position, "fives", self.fives if fives is None else fives)
        _set(position, "leader", self.leader)
        _set(position, "free_lead", False)
        _set(position, "memory", memory)
        ending = position._ending()
        _set(position, "ending", ending)
        if ending is not None:
            events += (RoundEnded(ending, position.hands),)
        return Step(position, events)
