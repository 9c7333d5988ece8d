"""Replaying a seat's own record: its view is folded from what it saw, and all is checked that a seat can check.

Its own actions are judged as in a game, those of the others by `others`. After a round all hands are known, and they
must agree with what was seen and with the result.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from bendo.game import (
    END_NAMES,
    Action,
    Bits,
    Dealt,
    Draw,
    Drew,
    Event,
    Outcome,
    Pass,
    Passed,
    Play,
    Played,
    Points,
    Refusal,
    RoundEnded,
    RoundResult,
    Rules,
    Scored,
    Seat,
    Showed,
    Tile,
    Time,
    TimeCalled,
    View,
    bits_of,
    outcome,
    plain_points,
)
from bendo.game.outcome import win_blocked
from bendo.notation.actions import Spoken, parse_action, spell_action
from bendo.notation.records.others import ELSEWHERE, RULED_OUT, can_be, can_go_on, why_never, why_never_held
from bendo.notation.records.parts import (
    ActionToken,
    HandoverToken,
    RecordRound,
    StatedResult,
    Tag,
    Token,
    UndoToken,
)
from bendo.notation.records.record import Record
from bendo.notation.records.replay import ReplayError, check_end, check_handover, check_players
from bendo.notation.tiles import parse_tiles, spell_tile


class ViewStep(NamedTuple):
    """What a token led to, as a seat saw it. `action` is None where the token is none, `drawn` where it was not seen.

    `undone` is whether the action was taken back later.
    """

    token: Token
    action: Action | None
    drawn: Tile | None
    before: View
    after: View
    events: tuple[Event, ...] = ()
    undone: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class ViewReplay:
    """A seat's own record, replayed. `view` is where it ends, in its last round; None if it tells of no round.

    `begun` is the view at the start of every round, `steps` has one for each token, `trail` those actions of the last
    round that were not taken back, oldest first; `closed` is whether the last round has its result stated, `scores` are
    those by side, that result included.
    """

    record: Record
    seat: Seat
    view: View | None
    begun: tuple[View, ...]
    steps: tuple[ViewStep, ...]
    trail: tuple[ViewStep, ...]
    closed: bool
    scores: tuple[Points, ...]


class _Played(NamedTuple):
    """A round so far: a step for each token, and which of them are actions that were not taken back."""

    view: View
    steps: list[ViewStep]
    trail: list[int]


def replay_view(record: Record) -> ViewReplay:
    """Folds what a seat saw, from its own record. Raises ReplayError at the first thing that can't be so."""
    seat = record.view
    if seat is None:
        tag = next(tag for tag in record.tags if tag.name == "Number")
        raise ReplayError("full-record", str(tag), place=tag.place)
    players, rules = check_players(record), record.rules
    if seat >= players:
        tag = next(tag for tag in record.tags if tag.name == "View")
        raise ReplayError("no-seat", str(seat), " ".join(map(str, range(players))), place=tag.place)
    scores: tuple[Points, ...] = (0,) * rules.sides(players)
    winners: tuple[Seat, ...] = ()
    begun: list[View] = []
    steps: list[ViewStep] = []
    played = None
    for told in record.rounds:
        if begun and _won(rules, scores):
            raise ReplayError("match-over", str(told.items[0]), place=told.place, scores=scores)
        begun.append(_begin(record, told, players, scores, winners))
        played = _play(begun[-1], told)
        steps += played.steps
        if told.result:
            scores, winners = _result(played.view, told.result)
    closed = bool(record.rounds) and record.rounds[-1].result is not None
    if played and not closed and not can_go_on(played.view):
        raise ReplayError("missing-result", "*", place=record.end, scores=_running(played.view))
    check_end(record, scores, won=closed and _won(rules, scores))
    return ViewReplay(
        record=record,
        seat=seat,
        view=played and played.view,
        begun=tuple(begun),
        steps=tuple(steps),
        trail=tuple(played.steps[i] for i in played.trail) if played else (),
        closed=closed,
        scores=scores if closed or not played else _running(played.view),
    )


def _won(rules: Rules, scores: tuple[Points, ...]) -> bool:
    """Whether somebody has won the match, after a round."""
    return max(scores) >= rules.target and scores.count(max(scores)) == 1


def _running(view: View) -> tuple[Points, ...]:
    return tuple(plain_points(score + fives) for score, fives in zip(view.scores, view.fives, strict=True))


def _begin(
    record: Record, told: RecordRound, players: int, scores: tuple[Points, ...], winners: tuple[Seat, ...]
) -> View:
    """The view that the seat had after the deal; `winners` are those of whom one has won the last round."""
    rules, seat = record.rules, record.view
    assert seat is not None
    size = rules.hand_size(players)
    hand, starters = _tiles(told, "Hand", size, rules, scores), _tiles(told, "Starters", rules.starters, rules, scores)
    for tile in starters:
        if tile in hand:
            raise _tag_fault(told, "Starters", ELSEWHERE, spell_tile(tile), "", scores)
    winner_leads = rules.next == "winner" and bool(winners)
    leader = _leader(told, players, scores, winners if winner_leads else (0,) if rules.lead == "any" else ())
    dealt = Dealt(
        rules=rules,
        hands=tuple(bits_of(hand) if other == seat else 0 for other in range(players)),
        counts=(size,) * players,
        boneyard=rules.tiles.size - size * players - rules.starters,
        starters=starters,
        turn=leader,
        free_lead=(winner_leads or rules.lead == "any") and not starters,
        scores=scores,
    )
    view = View.begin(dealt, seat)
    if told.result and not any(isinstance(token, ActionToken) for token in told.tokens):
        return view.after(_round_ended(view, told))  # nobody could do anything
    return view


def _tiles(told: RecordRound, name: str, number: int, rules: Rules, scores: tuple[Points, ...]) -> tuple[Tile, ...]:
    """So many different tiles of the set, as the round's tag of that name tells; none if it has no such tag."""
    value = told.value(name)
    if value is None:
        return ()
    tiles = parse_tiles(value)
    if len(tiles) != number or bits_of(tiles).bit_count() != number:
        raise _tag_fault(told, name, "tiles-number", value, str(number), scores)
    for tile in tiles:
        if not tile.bit & rules.tiles.all:
            raise _tag_fault(told, name, "not-in-set", spell_tile(tile), "", scores)
    return tiles


def _tag_fault(
    told: RecordRound, name: str, problem: str, value: str, expected: str, scores: tuple[Points, ...]
) -> ReplayError:
    tags = (*told.tags, *((told.left,) if told.left else ()))
    place = next(tag.place for tag in tags if tag.name == name)
    return ReplayError(problem, value, expected, place=place, scores=scores)


def _leader(told: RecordRound, players: int, scores: tuple[Points, ...], allowed: tuple[Seat, ...]) -> Seat:
    """Who begins the round: who is said to, or else the first to act. `allowed` are those who can, empty for all."""
    tag = next((tag for tag in told.tags if tag.name == "Leader"), None)
    first = next((token for token in told.tokens if isinstance(token, ActionToken)), None)
    item = tag or first
    if item is None:
        raise ReplayError("missing-leader", "", place=told.place, scores=scores)
    leader = int(item.value) if isinstance(item, Tag) else item.seat
    seats = allowed or tuple(range(players))
    if leader not in seats:
        problem = "no-seat" if leader >= players else "wrong-seat"
        raise ReplayError(problem, str(item), " ".join(map(str, seats)), place=item.place, scores=scores)
    return leader


def _play(view: View, told: RecordRound) -> _Played:
    """The round as it was played; what ended it is part of the step of its last action."""
    steps: list[ViewStep] = []
    trail: list[int] = []
    followed = _followed(told.tokens)
    seen: dict[int, Tile] = {}
    last = max((i for i, token in enumerate(told.tokens) if isinstance(token, ActionToken)), default=-1)
    for i, token in enumerate(told.tokens):
        if isinstance(token, UndoToken):
            if not trail:
                raise ReplayError("undo-nothing", "~", place=token.place, scores=_running(view))
            undone = trail.pop()
            steps[undone] = steps[undone]._replace(undone=True)
            step = ViewStep(token, None, None, view, steps[undone].before)
        elif isinstance(token, HandoverToken):
            check_handover(token, view.players, _running(view))
            step = ViewStep(token, None, None, view, view)
        else:
            step = _acted(view, token, steps[trail[-1]] if trail else None, followed=i in followed)
            _check_seen(step, seen)
            if told.result and i == last:
                ended = _round_ended(step.after, told, step)
                step = step._replace(after=step.after.after(ended), events=(*step.events, ended))
            trail.append(i)
        steps.append(step)
        view = step.after
    return _Played(view, steps, trail)


def _followed(tokens: Sequence[Token]) -> set[int]:
    """The draws after which the drawer did something else in the same turn, but for the clock's: they may be shown."""
    followed = set()
    trail: list[tuple[int, ActionToken]] = []
    for i, token in enumerate(tokens):
        if isinstance(token, UndoToken):
            del trail[-1:]
        elif isinstance(token, ActionToken):
            if trail and trail[-1][1].action.startswith("+") and not token.action.startswith("!"):
                followed.add(trail[-1][0])
            trail.append((i, token))
    return followed


def _acted(view: View, token: ActionToken, last: ViewStep | None, *, followed: bool) -> ViewStep:
    """What an action leads to; `last` is the one before it, `followed` whether a tile that it draws may be shown."""
    action, drawn = parse_action(token.action, view.line)
    shown = None
    if last and isinstance(last.action, Draw) and not isinstance(action, Time) and _must_show(view, last.drawn):
        shown = last.drawn
    refusal: Refusal | str | None = None
    problem, expected = "", ""
    if not can_go_on(view):
        problem = "missing-result"
    elif token.seat != view.turn:
        problem, expected = "wrong-seat", str(view.turn)
    elif refusal := view.why_not(action) if token.seat == view.seat else why_never(view, action, shown):
        problem = refusal if isinstance(refusal, str) else "illegal"
    elif isinstance(action, Draw | Time):
        problem, expected = _drawn_problem(view, action, drawn, followed=followed)
    if not problem:
        events = _events(view, Spoken(action, drawn), shown)
        after = view
        for event in events:
            after = after.after(event)
        if can_be(after):
            return ViewStep(token, action, drawn, view, after, events)
        problem = RULED_OUT
    raise ReplayError(
        problem,
        str(token),
        expected,
        place=token.place,
        scores=_running(view),
        refusal=refusal if isinstance(refusal, Refusal) else None,
        action=action,
        turn=view,
    )


def _must_show(view: View, drawn: Tile | None) -> bool:
    """Whether this tile, drawn in this turn, is shown to all before its drawer does something else."""
    return bool(drawn and view.rules.show_drawn == "unplayable" and not view.line.accepts & drawn.bit)


def _drawn_problem(view: View, action: Draw | Time, drawn: Tile | None, *, followed: bool) -> tuple[str, str]:
    """What is wrong with the tile that is told, or not told, to have been drawn, and what would be right if known."""
    own, draws = view.turn == view.seat, isinstance(action, Draw)
    bare = f"{view.turn}:{spell_action(action)}"
    if not draws and not view.drawable:
        return ("wrong-drawn", bare) if drawn else ("", "")
    if drawn is None:
        return ("missing-drawn", "") if own else ("", "")
    if not own and not (draws and followed and _must_show(view, drawn)):
        return "hidden-drawn", bare
    return ("", "") if view.unseen & drawn.bit else (ELSEWHERE, "")


def _check_seen(step: ViewStep, seen: dict[int, Tile]) -> None:
    """What lies in the boneyard stays there when a draw is taken back; `seen` has its tiles by how many lay there."""
    if step.drawn is None:
        return
    place = step.before.boneyard
    was = seen.setdefault(place, step.drawn)
    if was != step.drawn or any(tile == was for other, tile in seen.items() if other != place):
        right = f"{step.before.turn}:{spell_action(step.action, was)}" if step.action and was != step.drawn else ""
        scores = _running(step.before)
        raise ReplayError("wrong-drawn", str(step.token), right, place=step.token.place, scores=scores)


def _events(view: View, spoken: Spoken, shown: Tile | None) -> tuple[Event, ...]:
    """What happened, as the seat saw it, when the one whose turn it is did this."""
    seat, (action, drawn) = view.turn, spoken
    own = drawn if seat == view.seat else None
    before: tuple[Event, ...] = (Showed(seat, shown),) if shown else ()
    if isinstance(action, Draw):
        return (*before, Drew(seat, own))
    if isinstance(action, Pass):
        return (*before, Passed(seat))
    if isinstance(action, Time):
        return (TimeCalled(seat, view.drawable > 0, own),)
    return (*before, *_played(view, action))


def _played(view: View, play: Play) -> tuple[Event, ...]:
    seat, tile, line = view.turn, play.tile, view.line
    if play.end is None:
        line = line.led(tile)
        played = Played(seat, tile, None, line.openers[0].bend)
    else:
        index = END_NAMES.index(play.end)
        played = Played(seat, tile, play.end, play.bend, line.meets(index, play.bend))
        line = line.laid(tile, index, play.bend)
    points = line.pips_at_ends() if view.rules.fives != "no" else 0
    return (played, Scored(seat, points)) if points and points % 5 == 0 else (played,)


def _round_ended(view: View, told: RecordRound, last: ViewStep | None = None) -> RoundEnded:
    """The end of the round, if it can have ended so; `last` is the step that ended it."""
    stated = told.result
    assert stated is not None
    out, may_draw = 0 in view.counts, view.rules.draw > 0 and view.drawable > 0
    goes_on = not out and (may_draw or stated.ending == "out")
    hands = () if goes_on else _left(view, told)
    if goes_on or not (out or not any(hand & view.line.accepts for hand in hands)):
        raise ReplayError("round-goes-on", str(stated), place=stated.place, scores=_running(view))
    if last and last.before.counts == last.after.counts:
        token = last.token  # no tile was moved, so the round had ended before
        raise ReplayError("missing-result", str(token), place=token.place, scores=_running(view))
    return RoundEnded("out" if out else "blocked", hands)


def _left(view: View, told: RecordRound) -> tuple[Bits, ...]:
    """All hands as they were shown after the round, if they agree with what was seen before."""
    assert told.left is not None
    value = told.left.value
    hands = tuple(() if part == "-" else parse_tiles(part) for part in value.split("/"))
    if len(hands) != view.players:
        raise _tag_fault(told, "Left", "hands-number", value, str(view.players), _running(view))
    for seat, hand in enumerate(hands):
        if fault := why_never_held(view, seat, hand, bits_of(tile for other in hands[:seat] for tile in other)):
            raise _tag_fault(told, "Left", *fault, _running(view))
    return tuple(map(bits_of, hands))


def _result(view: View, stated: StatedResult) -> tuple[tuple[Points, ...], tuple[Seat, ...]]:
    """The scores after the round, and the seats of whom one has won it. Raises ReplayError for a wrong result."""
    if view.ending is None:
        raise ReplayError("round-goes-on", str(stated), place=stated.place, scores=_running(view))
    rules, hands = view.rules, view.hands
    found = outcome(rules, hands, view.ending, view.fives, view.leader)
    outcomes = [win_blocked(rules, hands, seat) for seat in found.tied] if found.by_lot else [found]
    right = {str(_statement(rules, each)) for each in outcomes}
    if str(stated) not in right:
        expected = ", ".join(sorted(right))
        raise ReplayError("wrong-result", str(stated), expected, place=stated.place, scores=_running(view))
    brought = [each for each in outcomes if str(_statement(rules, each)) == str(stated)]
    scores = tuple(plain_points(score + more) for score, more in zip(_running(view), brought[0].points, strict=True))
    return scores, tuple(each.seat for each in brought if each.seat is not None)


def _statement(rules: Rules, found: Outcome) -> StatedResult:
    side = None if found.seat is None else rules.side(found.seat)
    none = (0,) * len(found.points)
    return StatedResult.of(
        rules, RoundResult(found.ending, side, found.seat, found.points, none, found.points, found.tied, ())
    )
