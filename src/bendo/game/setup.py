"""The door between what parses and what can be: a Setup is anything, a Position or View made from it is valid."""

from __future__ import annotations

import enum
import math
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple

from bendo.game.action import END_NAMES, WATCHER, Reason, Refusal, Seat
from bendo.game.event import Ending, Points
from bendo.game.line import Line, empty_line
from bendo.game.memory import Memory, can_hold, remember_nothing
from bendo.game.position import Position
from bendo.game.rules import Rules
from bendo.game.tile import DOUBLES, Bits, Tile, bits_of, tile_of, tiles_in
from bendo.game.turn import leader_of, must_lead
from bendo.game.view import View
from bendo.geometry import Bend


class Fault(enum.Enum):
    """What can be wrong with a setup."""

    PLAYERS = enum.auto()
    """These rules are not for so many hands."""
    NOT_IN_SET = enum.auto()
    """The set has no such tile."""
    TWICE = enum.auto()
    """The tile is in two places."""
    MISSING = enum.auto()
    """The tile is nowhere."""
    COUNT = enum.auto()
    """The tiles do not add up to the set."""
    HIDDEN = enum.auto()
    """A tile is hidden where all must be known."""
    BONEYARD = enum.auto()
    """Tiles of the boneyard are told where hands are hidden."""
    OPENER = enum.auto()
    """The line does not begin as these rules say."""
    ARMS = enum.auto()
    """The line has not as many arms as these rules say."""
    CANNOT_LIE = enum.auto()
    """The tile can't lie where it does."""
    TURN = enum.auto()
    """There is no such seat."""
    TWO_OUT = enum.auto()
    """Two hands are empty."""
    LEADER = enum.auto()
    """Another seat holds the tile that must lead."""
    NO_DOUBLE = enum.auto()
    """Nobody holds a double, so it would have been dealt again."""
    LEAD = enum.auto()
    """No lead is to come."""
    DRAWN = enum.auto()
    """These tiles can't have been drawn in this turn."""
    SCORES = enum.auto()
    """There must be a score for each side."""
    FIVES = enum.auto()
    """Points by fives must be a multiple of five for each side, in games that have them."""
    NO_LEADER = enum.auto()
    """The leader is told in All Five, and only there."""
    MEMORY = enum.auto()
    """What is remembered of the hand can't be."""


class Problem(NamedTuple):
    """One fault, with the tile, the seat or the number that shows it, and the refusal for a tile that can't lie."""

    fault: Fault
    tile: Tile | None = None
    seat: Seat | None = None
    number: int | None = None
    refusal: Refusal | None = None


class InvalidSetup(ValueError):
    """A setup that can't be: all its problems."""

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        super().__init__(problems)
        self.problems = problems

    def __str__(self) -> str:
        return ", ".join(problem.fault.name for problem in self.problems)


class SetupTile(NamedTuple):
    """A tile as it is said to lie: numbers and bend as in `Laid`, whether they can be so or not."""

    inner: int
    outer: int
    bend: Bend | None

    @property
    def tile(self) -> Tile:
        """The tile with these numbers."""
        return tile_of(self.inner, self.outer)


class Pile(NamedTuple):
    """Tiles of a hand or of the boneyard: those known, in order, and how many more there are."""

    known: tuple[Tile, ...]
    hidden: int = 0

    @property
    def size(self) -> int:
        """How many tiles there are."""
        return len(self.known) + self.hidden


@dataclass(frozen=True, slots=True, kw_only=True)
class Setup:
    """What is said to be a position or a view, unchecked: fields as there, `memory` None if it is not told."""

    rules: Rules
    openers: tuple[SetupTile, ...]
    arms: tuple[tuple[SetupTile, ...], ...]
    hands: tuple[Pile, ...]
    boneyard: Pile
    turn: Seat
    drawn: Pile
    scores: tuple[Points, ...]
    fives: tuple[int, ...] = ()
    leader: Seat | None = None
    free_lead: bool = False
    memory: Memory | None = None

    def position(self) -> Position:
        """The position that this is. Raises InvalidSetup with all problems."""
        line, faults = self._line()
        problems = [*faults, *self._problems(WATCHER, hidden=False), *self._turn_problems(line)]
        if problems:
            raise InvalidSetup(tuple(problems))
        return Position(
            rules=self.rules,
            line=line,
            hands=tuple(bits_of(pile.known) for pile in self.hands),
            boneyard=self.boneyard.known,
            turn=self.turn,
            drawn=self.drawn.known,
            scores=self.scores,
            fives=self.fives or (0,) * len(self.scores),
            leader=self.leader,
            free_lead=self.free_lead,
            memory=self.memory if self.memory is not None else remember_nothing(self._counts),
        )

    def view(self, seat: Seat | None = None) -> View:
        """What this seat knows, if not told the one whose turn it is; hidden tiles are counted. Raises InvalidSetup."""
        if seat is None:
            seat = self.turn
        if self.complete:
            position = self.position()
            if seat != WATCHER and not 0 <= seat < position.players:
                raise InvalidSetup((Problem(Fault.TURN, seat=seat),))
            return position.view(seat)
        line, faults = self._line()
        problems = [*faults, *self._problems(seat, hidden=True), *self._turn_problems(line, own=seat == self.turn)]
        if problems:
            raise InvalidSetup(tuple(problems))
        return View(
            rules=self.rules,
            seat=seat,
            line=line,
            hands=tuple(bits_of(pile.known) for pile in self.hands),
            counts=self._counts,
            boneyard=self.boneyard.size,
            turn=self.turn,
            drawn=self.drawn.known,
            drawn_hidden=self.drawn.hidden,
            scores=self.scores,
            fives=self.fives or (0,) * len(self.scores),
            leader=self.leader,
            free_lead=self.free_lead,
            memory=self.memory if self.memory is not None else self._unremembered(seat, line),
            ending=self._ending(line),
        )

    @property
    def complete(self) -> bool:
        """Whether no tile is hidden."""
        return not (self.boneyard.hidden or self.drawn.hidden or any(pile.hidden for pile in self.hands))

    @property
    def _counts(self) -> tuple[int, ...]:
        return tuple(pile.size for pile in self.hands)

    def _unremembered(self, seat: Seat, line: Line) -> Memory:
        """Memory where nothing is told: what is known of other hands has been shown."""
        over = self._ending(line) is not None
        return default_memory(seat, tuple(bits_of(pile.known) for pile in self.hands), self._counts, over=over)

    def _ending(self, line: Line) -> Ending | None:
        """How the round has ended: all hands are shown then, so a hand that is hidden tells that it goes on."""
        if any(pile.hidden for pile in self.hands):
            return None
        if 0 in self._counts:
            return "out"
        may_draw = self.rules.draw and self.boneyard.size > self.rules.reserve
        fits = any(bits_of(pile.known) & line.accepts for pile in self.hands)
        return None if may_draw or fits else "blocked"

    def _line(self) -> tuple[Line, list[Problem]]:
        """The line, as far as it can be built, and the tiles that can't lie where they do."""
        rules, line, problems = self.rules, empty_line(self.rules), list[Problem]()
        if not self.openers:
            if rules.starters or any(self.arms):
                problems.append(Problem(Fault.OPENER))
            return line, problems
        openers = [opener.tile for opener in self.openers]
        if len(openers) != max(1, rules.starters):
            return line, [Problem(Fault.OPENER, openers[0])]
        if any(not tile.bit & rules.tiles.all for tile in openers):
            return line, []  # told by `_tile_problems`
        line = line.started(*openers) if rules.starters else line.led(openers[0])
        for opener, lies in zip(self.openers, line.openers, strict=True):
            if (opener.inner, opener.outer, opener.bend) != (lies.inner, lies.outer, lies.bend):
                problems.append(Problem(Fault.OPENER, opener.tile))
        if len(self.arms) != len(line.arms):
            problems.append(Problem(Fault.ARMS, openers[0], number=len(line.arms)))
        if problems:
            return line, problems
        # the first tile of every arm, then the rest: an order in which arms are held back by none but real gaps
        firsts = [(i, arm[0]) for i, arm in enumerate(self.arms) if arm]
        others = [(i, laid) for i, arm in enumerate(self.arms) for laid in arm[1:]]
        broken = set[int]()  # beyond a tile that can't lie there an arm means nothing
        for i, laid in firsts + others:
            if i in broken:
                continue
            if not laid.tile.bit & rules.tiles.all:  # told by `_tile_problems`
                broken.add(i)
                continue
            refusal = line.refusal(laid.tile, END_NAMES[i], laid.bend)
            end = line.ends[i]
            if refusal is None and end is not None and end.number != laid.inner:
                refusal = Refusal(Reason.NO_MATCH)
            if refusal is None:
                line = line.laid(laid.tile, i, laid.bend)
            else:
                broken.add(i)
                problems.append(Problem(Fault.CANNOT_LIE, laid.tile, refusal=refusal))
        return line, problems

    def _problems(self, seat: Seat, *, hidden: bool) -> Iterator[Problem]:
        """All that is wrong whatever the line is: places of tiles, counts, turn, scores, memory."""
        rules, players = self.rules, len(self.hands)
        if players not in rules.players:
            yield Problem(Fault.PLAYERS, number=players)
        yield from self._tile_problems(hidden=hidden)
        if not 0 <= self.turn < players:
            yield Problem(Fault.TURN, seat=self.turn)
        if hidden and seat != WATCHER and not (0 <= seat < players and not self.hands[seat].hidden):
            yield Problem(Fault.HIDDEN, seat=seat)
        if sum(1 for pile in self.hands if not pile.size) > 1:
            yield Problem(Fault.TWO_OUT)
        sides = rules.sides(players)
        if len(self.scores) != sides or any(score < 0 for score in self.scores):
            yield Problem(Fault.SCORES, number=sides)
        if self.fives and (
            rules.fives == "no" or len(self.fives) != sides or any(points < 0 or points % 5 for points in self.fives)
        ):
            yield Problem(Fault.FIVES)
        if (self.leader is not None) != bool(rules.starters) or not 0 <= (self.leader or 0) < players:
            yield Problem(Fault.NO_LEADER, seat=self.leader)
        if self.free_lead and (self.openers or rules.starters or (rules.lead != "any" and rules.next != "winner")):
            yield Problem(Fault.LEAD)
        if not hidden and not self.openers and not rules.starters and not self.free_lead:
            yield from self._lead_problems()
        if self.memory is not None:
            yield from self._memory_problems(seat)

    def _tile_problems(self, *, hidden: bool) -> Iterator[Problem]:
        rules = self.rules
        lying = [laid.tile for laid in self.openers] + [laid.tile for arm in self.arms for laid in arm]
        places = lying + [tile for pile in (*self.hands, self.boneyard) for tile in pile.known]
        seen: Bits = 0
        twice: Bits = 0
        for tile in places:
            twice |= seen & tile.bit
            seen |= tile.bit
        for tile in tiles_in(seen & ~rules.tiles.all):
            yield Problem(Fault.NOT_IN_SET, tile)
        for tile in tiles_in(twice & rules.tiles.all):
            yield Problem(Fault.TWICE, tile)
        if not hidden:
            if not self.complete:
                yield Problem(Fault.HIDDEN)
            else:
                for tile in tiles_in(rules.tiles.all & ~seen):
                    yield Problem(Fault.MISSING, tile)
            return
        if self.boneyard.known:  # nobody sees the boneyard
            yield Problem(Fault.BONEYARD)
        count = len(lying) + sum(pile.size for pile in self.hands) + self.boneyard.size
        if count != rules.tiles.size:
            yield Problem(Fault.COUNT, number=count)

    def _lead_problems(self) -> Iterator[Problem]:
        """Whether the right seat is to lead (rules, The lead)."""
        if any(not pile.known for pile in self.hands) or not 0 <= self.turn < len(self.hands):
            return
        rules = self.rules
        if rules.lead == "any":
            yield Problem(Fault.LEAD)
            return
        hands = [bits_of(pile.known) for pile in self.hands]
        leader = leader_of(hands)
        if rules.lead == "redeal" and not any(hand & DOUBLES for hand in hands):
            yield Problem(Fault.NO_DOUBLE)
        elif leader != self.turn:
            yield Problem(Fault.LEADER, must_lead(hands[leader]), seat=leader)

    def _turn_problems(self, line: Line, *, own: bool = False) -> Iterator[Problem]:
        """Whether the drawn tiles can have been drawn in this turn, by the law that `choices` states.

        Where it is the viewer's `own` turn, all of them must be known.
        """
        drawn, rules = self.drawn.known, self.rules
        if not self.drawn.size or not 0 <= self.turn < len(self.hands):
            return
        if not self.openers:
            yield Problem(Fault.DRAWN)
            return
        pile = self.hands[self.turn]
        hand, known = bits_of(pile.known), bits_of(drawn)
        before = not pile.hidden and hand & line.accepts & ~known
        limit = math.inf if rules.free == "any" else 1 if before and rules.free == "decline" else rules.draw
        if (
            (own and self.drawn.hidden)
            or self.drawn.size > min(limit, pile.size)
            or known.bit_count() != len(drawn)
            or known & ~hand
            or (rules.free != "any" and line.accepts & bits_of(drawn if self.drawn.hidden else drawn[:-1]))
            or (rules.free == "no" and before)
        ):
            yield Problem(Fault.DRAWN, drawn[-1] if drawn else None, seat=self.turn)

    def _memory_problems(self, viewer: Seat) -> Iterator[Problem]:
        assert self.memory is not None
        if len(self.memory) != len(self.hands):
            yield Problem(Fault.MEMORY, number=len(self.memory))
            return
        for seat, (remembered, pile) in enumerate(zip(self.memory, self.hands, strict=True)):
            known = bits_of(pile.known)
            whole = not pile.hidden
            told = remembered.shown
            for group in remembered.groups:
                told |= group.cannot
            if (
                told & ~self.rules.tiles.all
                or remembered.shown & ~known
                or remembered.shown.bit_count() + remembered.hidden != pile.size
                or any(newer.cannot & ~older.cannot for older, newer in pairwise(remembered.groups))
                or any(group.size < 1 for group in remembered.groups)
                or (whole and (viewer in (seat, WATCHER)) and not can_hold(remembered, known & ~remembered.shown))
            ):
                yield Problem(Fault.MEMORY, seat=seat)


def default_memory(seat: Seat, hands: tuple[Bits, ...], counts: tuple[int, ...], *, over: bool) -> Memory:
    """Memory where nothing is told of a view: what is known of other hands, while the round goes on, has been shown."""
    shown = tuple(0 if other == seat or over else hand for other, hand in enumerate(hands))
    hidden = remember_nothing(tuple(count - bits.bit_count() for count, bits in zip(counts, shown, strict=True)))
    return tuple(memory._replace(shown=bits) for memory, bits in zip(hidden, shown, strict=True))
