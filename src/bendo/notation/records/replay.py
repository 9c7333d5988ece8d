"""Replaying a full record through the rules, and making a seat's own record of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from bendo.game import (
    WATCHER,
    Action,
    Draw,
    Drew,
    Event,
    InvalidRules,
    Match,
    Points,
    Position,
    Refusal,
    Seat,
    Showed,
    Tile,
    Time,
    TimeCalled,
    View,
)
from bendo.notation.actions import parse_action, spell_action
from bendo.notation.records.parts import (
    ActionToken,
    HandoverToken,
    Place,
    RecordRound,
    StatedResult,
    Tag,
    Token,
    UndoToken,
)
from bendo.notation.records.record import Record
from bendo.notation.tiles import spell_set, spell_tiles


class ReplayError(ValueError):
    """A game that can't have gone as its record says: the first fault.

    `problem` is why, as a code for words, `value` the part of the record that is wrong, and `expected` what would be
    right, where notation can say it. For `illegal`, `refusal` is the judge's answer to `action` in `turn`. `scores` are
    those reached so far, by side; `round` is the round in which it lies, from 0.
    """

    def __init__(
        self,
        problem: str,
        value: str,
        expected: str = "",
        *,
        place: Place | None = None,
        scores: tuple[Points, ...] = (),
        refusal: Refusal | None = None,
        action: Action | None = None,
        turn: Position | View | None = None,
    ) -> None:
        super().__init__(problem, value)
        self.problem, self.value, self.expected = problem, value, expected
        self.line = place.line if place else None
        self.column = place.column if place else None
        self.scores = scores
        self.round = 0
        self.refusal, self.action, self.turn = refusal, action, turn

    def __str__(self) -> str:
        return f"{self.problem}: {self.value}"


class ReplayStep(NamedTuple):
    """What a token led to. `action` and the tile that it drew are None where the token is no action.

    `undone` is whether the action was taken back later.
    """

    token: Token
    action: Action | None
    drawn: Tile | None
    before: Match
    after: Match
    events: tuple[Event, ...] = ()
    undone: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Replay:
    """A full record, replayed. `match` is where it ends, in its last round.

    `begun` is the match at the start of every round, `steps` has one for each token, `trail` those actions of the last
    round that were not taken back, oldest first; `closed` is whether the last round has its result stated.
    """

    record: Record
    match: Match
    begun: tuple[Match, ...]
    steps: tuple[ReplayStep, ...]
    trail: tuple[ReplayStep, ...]
    closed: bool

    @property
    def resumed(self) -> Match:
        """The match as it goes on: with the next round dealt if the last one is closed and nobody has won."""
        return self.match.next_round() if self.closed and self.match.winner is None else self.match

    def steps_of(self, number: int) -> tuple[ReplayStep, ...]:
        """The steps of a round, counted from 0."""
        lengths = [len(played.tokens) for played in self.record.rounds]
        start = sum(lengths[:number])
        return self.steps[start : start + sum(lengths[number : number + 1])]


def replay(record: Record) -> Replay:
    """Plays a full record through from the deal. Raises ReplayError at the first action or result that can't be so."""
    match = _begin(record)
    begun = [match]
    steps: list[ReplayStep] = []
    trail: list[int] = []
    number = 0
    closed = bool(record.rounds) and record.rounds[-1].result is not None
    try:
        for number, played in enumerate(record.rounds):
            if number:
                if match.winner is not None:
                    raise ReplayError("match-over", str(played.items[0]), place=played.place, scores=match.scores)
                match, trail = match.next_round(), []
                begun.append(match)
            match = _round(match, played, steps, trail)
        check_end(record, match.scores, won=closed and match.winner is not None)
    except ReplayError as error:
        error.round = number
        raise
    return Replay(
        record=record,
        match=match,
        begun=tuple(begun),
        steps=tuple(steps),
        trail=tuple(steps[i] for i in trail),
        closed=closed,
    )


def _round(match: Match, played: RecordRound, steps: list[ReplayStep], trail: list[int]) -> Match:
    """Plays a round through from its start; adds to the steps, and to the trail which of them stand."""
    for token in played.tokens:
        step = _step(match, token, [steps[i] for i in trail[-1:]])
        if isinstance(token, ActionToken):
            trail.append(len(steps))
        elif isinstance(token, UndoToken):
            undone = trail.pop()
            steps[undone] = steps[undone]._replace(undone=True)
        steps.append(step)
        match = step.after
    if played.result:
        _check_result(match, played.result)
    return match


def check_players(record: Record) -> int:
    """How many play. Raises ReplayError if so many can't by these rules."""
    players = record.players
    seats = [tag for tag in record.tags if tag.name.startswith("Seat")]
    place = (seats or record.tags)[-1].place
    try:
        record.rules.hand_size(players)
    except InvalidRules as error:
        expected = " ".join(map(str, record.rules.players)) if error.problem == "players" else ""
        raise ReplayError(error.problem, str(error.value), expected, place=place) from None
    ended = record.ended
    if ended and ended[0] is not None and ended[0] >= players:
        tag = next(tag for tag in record.tags if tag.name == "Ended")
        raise ReplayError("no-seat", str(ended[0]), _seats(players), place=tag.place)
    return players


def check_handover(token: HandoverToken, players: int, scores: tuple[Points, ...]) -> None:
    """Raises ReplayError if there is no such seat."""
    if token.seat >= players:
        raise ReplayError("no-seat", str(token.seat), _seats(players), place=token.place, scores=scores)


def check_end(record: Record, scores: tuple[Points, ...], *, won: bool) -> None:
    """Raises ReplayError if the record says that the match has ended and it has not, or the other way round."""
    if record.unfinished and won:
        raise ReplayError("match-over", "*", place=record.end, scores=scores)
    if not record.unfinished and not won:
        raise ReplayError("match-goes-on", str(record.rounds[-1].items[-1]), "*", place=record.end, scores=scores)


def _seats(players: int) -> str:
    return " ".join(map(str, range(players)))


def _begin(record: Record) -> Match:
    if record.number is None:
        tag = next(tag for tag in record.tags if tag.name == "View")
        raise ReplayError("own-record", str(tag), place=tag.place)
    return Match.begin(record.rules, check_players(record), record.number)


def _step(match: Match, token: Token, last: Sequence[ReplayStep]) -> ReplayStep:
    """What a token leads to; `last` is the step that would be taken back."""
    if isinstance(token, UndoToken):
        if not last:
            raise ReplayError("undo-nothing", "~", place=token.place, scores=match.scores)
        return ReplayStep(token, None, None, match, last[0].before)
    if isinstance(token, HandoverToken):
        check_handover(token, match.position.players, match.scores)
        return ReplayStep(token, None, None, match, match)
    return _acted(match, token)


def _acted(match: Match, token: ActionToken) -> ReplayStep:
    position, place, scores = match.position, token.place, match.scores
    if result := match.result:
        stated = str(StatedResult.of(match.rules, result))
        raise ReplayError("missing-result", str(token), stated, place=place, scores=scores)
    if token.seat != position.turn:
        raise ReplayError("wrong-seat", str(token), str(position.turn), place=place, scores=scores)
    action, named = parse_action(token.action, position.line)
    if refusal := position.why_not(action):
        raise ReplayError(
            "illegal", str(token), place=place, scores=scores, refusal=refusal, action=action, turn=position
        )
    after, events = match.play(action)
    drawn = next((event.tile for event in events if isinstance(event, Drew | TimeCalled)), None)
    if named and named != drawn:
        right = f"{token.seat}:{spell_action(action, drawn)}"
        raise ReplayError("wrong-drawn", str(token), right, place=place, scores=scores)
    return ReplayStep(token, action, drawn, match, after, events)


def _check_result(match: Match, stated: StatedResult) -> None:
    result = match.result
    if result is None:
        raise ReplayError("round-goes-on", str(stated), place=stated.place, scores=match.scores)
    right = str(StatedResult.of(match.rules, result))
    if str(stated) != right:
        raise ReplayError("wrong-result", str(stated), right, place=stated.place, scores=match.scores)


def own_record(record: Record, seat: Seat) -> Record:
    """The record of one seat, or of the WATCHER: no more than it saw. Raises ReplayError.

    Comments and unknown tags are left out, since they could tell anything, and so is an action that ended a round and
    was taken back, since no record can show the hands that were seen then.
    """
    replayed = replay(record)
    players = replayed.match.position.players
    if seat != WATCHER and not 0 <= seat < players:
        raise ValueError(f"there is no seat {seat}")
    won = replayed.match.winner is not None
    kept = ("Rules", "Commit", *(f"Seat{other}" for other in range(players)), *(() if won else ("Ended",)))
    tags = [Tag(tag.name, tag.value) for tag in record.tags if tag.name in kept]
    tags.insert(1, Tag("View", "-" if seat == WATCHER else str(seat)))
    rounds = tuple(_own_round(replayed, number, seat) for number in range(len(replayed.begun)))
    return Record(
        tags=tuple(tags), rounds=tuple(r for r in rounds if r.items), unfinished=replayed.match.winner is None
    )


def _own_round(replayed: Replay, number: int, seat: Seat) -> RecordRound:
    begun = replayed.begun[number]
    steps = [step for step in replayed.steps_of(number) if not _was_over(step)]
    tags = []
    if seat != WATCHER:
        tags.append(Tag("Hand", spell_set(begun.deal.position().hands[seat])))
    if begun.deal.starters:
        tags.append(Tag("Starters", spell_tiles(begun.deal.starters)))
    if not any(step.action for step in steps):
        tags.append(Tag("Leader", str(begun.deal.leader)))
    shown = _shown(steps)
    tokens = tuple(_own_token(step, seat, named=i in shown) for i, step in enumerate(steps))
    closing = steps[-1].after if steps else begun
    result = closing.result
    if result is None:
        return RecordRound(tags=tuple(tags), tokens=tokens)
    left = Tag("Left", "/".join(spell_set(hand) or "-" for hand in closing.position.hands))
    stated = StatedResult.of(closing.rules, result)
    return RecordRound(tags=tuple(tags), tokens=tokens, result=stated, left=left)


def _was_over(step: ReplayStep) -> bool:
    """Whether this ended the round and was taken back, or took such a step back."""
    return (step.undone and step.after.position.over) or (
        isinstance(step.token, UndoToken) and step.before.position.over
    )


def _shown(steps: Sequence[ReplayStep]) -> set[int]:
    """Which of these steps drew a tile that was shown to all afterwards."""
    shown = set()
    trail: list[int] = []
    for i, step in enumerate(steps):
        if any(isinstance(event, Showed) for event in step.events):
            shown.add(trail[-1])
        if isinstance(step.token, ActionToken):
            trail.append(i)
        elif isinstance(step.token, UndoToken):
            trail.pop()
    return shown


def _own_token(step: ReplayStep, seat: Seat, *, named: bool) -> Token:
    """The token as this seat saw it; `named` is whether a drawn tile was shown to all."""
    token = step.token
    if isinstance(token, HandoverToken):
        return HandoverToken(token.seat, token.name)
    if step.action is None or isinstance(token, UndoToken):
        return UndoToken()
    assert isinstance(token, ActionToken)
    hidden = isinstance(step.action, Draw | Time) and seat != token.seat and not named
    return ActionToken(token.seat, spell_action(step.action, None if hidden else step.drawn))
