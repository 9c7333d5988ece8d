"""A view: all that one seat may know of a round, from a position or from the events it has seen."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from bendo.game import memory as remember
from bendo.game.action import END_NAMES, Action, Refusal, Seat
from bendo.game.event import (
    Dealt,
    Drew,
    Ending,
    Event,
    Passed,
    Played,
    Points,
    RoundEnded,
    Scored,
    Showed,
    TimeCalled,
)
from bendo.game.line import Line, empty_line
from bendo.game.memory import Memory
from bendo.game.rules import Rules
from bendo.game.tile import Bits, Tile
from bendo.game.turn import leads, legal_actions, why_not


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """What one seat knows: `hands` holds its own hand and what others have shown, `counts` how many tiles each has.

    A watcher's seat is WATCHER. `drawn` are the tiles drawn this turn that are known here, `drawn_hidden` counts the
    others; `boneyard` counts too. `scores` are those by side when the round began, `fives` the points by fives since;
    `leader` is kept in All Five only. After the round all hands are known.
    """

    rules: Rules
    seat: Seat
    line: Line
    hands: tuple[Bits, ...]
    counts: tuple[int, ...]
    boneyard: int
    turn: Seat
    drawn: tuple[Tile, ...] = ()
    drawn_hidden: int = 0
    scores: tuple[Points, ...]
    fives: tuple[int, ...]
    leader: Seat | None = None
    free_lead: bool = False
    memory: Memory
    ending: Ending | None = field(default=None)

    @property
    def players(self) -> int:
        """How many seats there are."""
        return len(self.counts)

    @property
    def over(self) -> bool:
        """Whether the round has ended."""
        return self.ending is not None

    @property
    def own_turn(self) -> bool:
        """Whether it is this seat's turn in a round that goes on."""
        return self.turn == self.seat and not self.over

    @property
    def hand(self) -> Bits:
        """What is known of the hand whose turn it is."""
        return self.hands[self.turn]

    @property
    def drawable(self) -> int:
        """How many tiles of the boneyard may be drawn: all but the reserve, none where nobody draws."""
        left = self.boneyard - self.rules.reserve
        return left if left > 0 and self.rules.draw else 0

    @property
    def leads(self) -> Bits:
        """The tiles that may start the line."""
        return leads(self.hand, self.free_lead)

    @property
    def unseen(self) -> Bits:
        """The tiles that lie in the boneyard or in a hand and that this seat has not seen."""
        return unseen(self.line, self.hands)

    def actions(self) -> tuple[Action, ...]:
        """The legal actions if it is this seat's turn, sorted; else none."""
        return legal_actions(self) if self.own_turn else ()

    def why_not(self, action: Action) -> Refusal | None:
        """Why this seat can't do that in its own turn; None if it can."""
        if self.turn != self.seat and not self.over:
            raise ValueError(f"seat {self.seat} can't judge for seat {self.turn}, whose turn it is")
        return why_not(self, action)

    @classmethod
    def begin(cls, dealt: Dealt, seat: Seat) -> View:
        """The view that a seat has after the deal: whatever it is given, it keeps what the seat saw."""
        dealt = dealt.seen_by(seat)
        rules = dealt.rules
        line = empty_line(rules).started(*dealt.starters) if dealt.starters else empty_line(rules)
        return cls(
            rules=rules,
            seat=seat,
            line=line,
            hands=dealt.hands,
            counts=dealt.counts,
            boneyard=dealt.boneyard,
            turn=dealt.turn,
            scores=dealt.scores,
            fives=(0,) * len(dealt.scores),
            leader=dealt.turn if dealt.starters else None,
            free_lead=dealt.free_lead,
            memory=remember.remember_nothing(dealt.counts),
        )

    def after(self, event: Event) -> View:
        """The view after an event: whatever it is given, it keeps what the seat saw."""
        match event.seen_by(self.seat):
            case Played() as played:
                return self._after_played(played)
            case Scored(seat, points):
                side = self.rules.side(seat)
                return replace(self, fives=_added(self.fives, side, points))
            case Drew(seat, tile):
                memory = self.memory
                if remember.proved_by_draw(self.rules, len(self.drawn) + self.drawn_hidden):
                    memory = remember.refused(memory, seat, remember.refusable(self.rules, self.line, memory))
                return replace(
                    self._given(seat, tile),
                    memory=remember.acquired(memory, seat),
                    drawn=self.drawn if tile is None else (*self.drawn, tile),
                    drawn_hidden=self.drawn_hidden + (tile is None),
                )
            case Showed(seat, tile):
                known = self.hands[seat] & tile.bit
                return replace(
                    self,
                    hands=_with(self.hands, seat, tile.bit),
                    memory=remember.revealed(self.memory, seat, tile, newest=True, laid=False),
                    drawn=self.drawn if known else (*self.drawn, tile),
                    drawn_hidden=self.drawn_hidden if known else self.drawn_hidden - 1,
                )
            case Passed(seat):
                memory = self.memory
                if remember.proved_by_pass(self.rules, len(self.drawn) + self.drawn_hidden):
                    memory = remember.refused(memory, seat, remember.refusable(self.rules, self.line, memory))
                return self._next_turn(memory)
            case TimeCalled(seat, drew, tile):
                if not drew:
                    return self._next_turn(self.memory)
                return self._given(seat, tile)._next_turn(remember.acquired(self.memory, seat))
            case RoundEnded(ending, hands):
                return replace(self, hands=hands, ending=ending)
            case Dealt() as dealt:
                return View.begin(dealt, self.seat)

    def _given(self, seat: Seat, tile: Tile | None) -> View:
        """With one more tile from the boneyard in a hand."""
        return replace(
            self,
            hands=self.hands if tile is None else _with(self.hands, seat, tile.bit),
            counts=_added(self.counts, seat, 1),
            boneyard=self.boneyard - 1,
        )

    def _next_turn(self, memory: Memory) -> View:
        return replace(self, turn=(self.turn + 1) % self.players, drawn=(), drawn_hidden=0, memory=memory)

    def _after_played(self, event: Played) -> View:
        seat, tile, rules = event.seat, event.tile, self.rules
        memory = self.memory
        if event.end is None:
            line = self.line.led(tile)
            if not self.free_lead:
                for other in range(self.players):
                    memory = remember.refused(memory, other, remember.outranking(tile, rules.tiles.all))
        else:
            line = self.line.laid(tile, END_NAMES.index(event.end), event.bend)
        newest = self.drawn_hidden + len(self.drawn) > 0 and rules.free != "any"
        return replace(
            self,
            line=line,
            hands=tuple(hand & ~tile.bit for hand in self.hands),
            counts=_added(self.counts, seat, -1),
            turn=(seat + 1) % self.players,
            drawn=(),
            drawn_hidden=0,
            free_lead=False,
            memory=remember.revealed(memory, seat, tile, newest=newest, laid=True),
        )


def unseen(line: Line, hands: tuple[Bits, ...]) -> Bits:
    """The tiles that neither lie on the table nor are in these hands, of which each holds what somebody sees of it."""
    seen = line.placed
    for hand in hands:
        seen |= hand
    return line.rules.tiles.all & ~seen


def _with(hands: tuple[Bits, ...], seat: Seat, bit: Bits) -> tuple[Bits, ...]:
    return (*hands[:seat], hands[seat] | bit, *hands[seat + 1 :])


def _added(numbers: tuple[int, ...], index: int, more: int) -> tuple[int, ...]:
    return (*numbers[:index], numbers[index] + more, *numbers[index + 1 :])
