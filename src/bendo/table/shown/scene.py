"""A scene: all that a viewer may know of a table, ready to be drawn by a page that knows no rules.

A viewer is a person by id. Whoever holds one seat sees what that seat sees; where one person holds several, people sit
at one device, and no hand is shown but that of the seat on turn once it is ready; all others are watchers.

Laws: a scene is made of `position.view(seat)` for the one seat that the viewer may see now, of `event.seen_by(seat)`,
and of what is told to all; hidden tiles of a position are asked in no other way. All values are plain.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from bendo.game import WATCHER, Bits, Points, Position, RoundResult, Seat, Tile, View, commitment, pips_in
from bendo.notation import spell_rules, spell_set, spell_tile, spell_tiles
from bendo.table.facts import Shown
from bendo.table.follow import waited_for
from bendo.table.plan import Bot, Open, Person, invitation
from bendo.table.shown.choosing import NO_CHOICES, Choices, choices_of
from bendo.table.shown.entries import Entry, entry_of
from bendo.table.shown.knowing import NOTHING_LEFT, Known, Left, known_of, left_of
from bendo.table.shown.lying import EndPlace, Joint, Lying, ends_of, halves_of, joints_of, tiles_of
from bendo.table.state import Chair, Game, Phase, State
from bendo.table.undo import asked_of

Score: TypeAlias = int | str
"""Points: a number, or a fraction as text, `25/2`."""


class About(Shown, frozen=True):
    """What stays the same through a match: the rules and what follows from them, and the proof of the deal.

    `halves` are all tiles of the set, each with its left half first, side by side. `sides` tells by seat whose score
    it plays for; `clock` are the seconds of a turn, 0 without a clock. `number` and `salt` are None until they may be
    told; `commit` is SHA-256 of `NUMBER:SALT` in hex.
    """

    rules: str
    curved: bool
    highest: int
    halves: str
    sides: tuple[int, ...]
    target: int
    clock: int
    solo: bool
    commit: str
    number: str | None = None
    salt: str | None = None


class Place(Shown, frozen=True, kw_only=True):
    """A chair: `kind` is `person`, `bot` or `open`. `player` is who plays in place of a person, `resigned` if for good.

    `automatic` is told of the viewer's own seats alone. `gone` is since when a person is gone, and `patience` from when
    on others may decide about it. `key` is told of an open chair to those who hold a seat: they may invite others.
    """

    kind: str
    person: str | None = None
    name: str | None = None
    player: str | None = None
    resigned: bool
    automatic: bool | None = None
    gone: float | None = None
    patience: float | None = None
    key: str | None = None


class Asked(Shown, frozen=True, kw_only=True):
    """What people have asked for, and, by id, who has agreed and who has yet to.

    `undo` is the seat that would take its decision back. `resigning` are seats that would give up. `winner` is the side
    that has won the match and `ended` how it ended (`won`, `resigned`, `ended`), once it has.
    """

    undo: Seat | None = None
    undo_agreed: tuple[str, ...]
    undo_waits: tuple[str, ...]
    onward: tuple[str, ...]
    onward_waits: tuple[str, ...]
    rematch: tuple[str, ...]
    rematch_waits: tuple[str, ...]
    resigning: tuple[Seat, ...]
    ended: str | None = None
    winner: int | None = None


class Turn(Shown, frozen=True, kw_only=True):
    """Whose turn it is; `seat` is None while no round goes on.

    `waits` is for whom: `person`, `ready` (to say that nobody else sees the device), `gone` (to come back) or `bot`.
    `drawn` counts the tiles drawn in this turn, `deadline` is when the clock runs out, in seconds of the server's.
    """

    seat: Seat | None = None
    waits: str
    drawn: int
    deadline: float | None = None


class Stock(Shown, frozen=True):
    """By seat how many tiles it holds, how many are in the boneyard, and how many of these may be drawn."""

    hands: tuple[int, ...]
    boneyard: int
    drawable: int


class Hands(Shown, frozen=True, kw_only=True):
    """The tiles of each hand that the viewer sees: its own, those shown to all, after the round every one.

    `seat` is the one whose hand this viewer may see now, None if none. `drawn` are the tiles drawn in this turn, as far
    as they are seen. `pips` are those of each hand that is seen whole, None for the others.
    """

    seat: Seat | None = None
    tiles: tuple[str, ...]
    drawn: str
    pips: tuple[int | None, ...]


class Result(Shown, frozen=True, kw_only=True):
    """What a round has brought: who won it, points by side, those by fives among them, and the scores after it.

    `tied` had equally few pips; `lots` are the seats that drew lots, each with its tile.
    """

    ending: str
    side: int | None = None
    seat: Seat | None = None
    points: tuple[Score, ...]
    fives: tuple[int, ...]
    scores: tuple[Score, ...]
    tied: tuple[Seat, ...]
    lots: tuple[tuple[Seat, str], ...]


class Scene(Shown, frozen=True, kw_only=True):
    """All that a viewer may know; docs/table.md goes through it field by field.

    `now` is the server's clock when this was made. `seats` are those of the viewer. `round` counts from 0, `attempt`
    how often its hands had to be dealt again. `last` is the tile laid last. `unseen` are the tiles that this viewer has
    seen nowhere.
    """

    version: int
    now: float
    phase: str
    seats: tuple[Seat, ...]
    about: About
    chairs: tuple[Place, ...]
    asked: Asked
    round: int
    attempt: int
    scores: tuple[Score, ...]
    results: tuple[Result, ...]
    turn: Turn
    stock: Stock
    tiles: tuple[Lying, ...]
    last: str | None = None
    joints: tuple[Joint, ...]
    ends: tuple[EndPlace, ...]
    hands: Hands
    choices: Choices
    known: tuple[Known, ...]
    unseen: str
    left: Left
    log: tuple[Entry, ...]


NO_TURN: Final = Turn(waits="", drawn=0)
NO_STOCK: Final = Stock((), 0, 0)
NO_HANDS: Final = Hands(tiles=(), drawn="", pips=())


def scene(state: State, viewer: str, now: float) -> Scene:
    """Everything that this viewer may know at this moment of the server's clock."""
    game = state.game
    seats = state.seats_of(viewer)
    view = view_for(state, viewer)
    line = view.line if view else None
    return Scene(
        version=state.version,
        now=now,
        phase=state.phase.value,
        seats=seats,
        about=about_of(state),
        chairs=chairs_of(state, viewer),
        asked=asked_for(state),
        round=game.match.round if game else 0,
        attempt=game.match.deal.attempt if game else 0,
        scores=scores_of(state),
        results=results_of(game),
        turn=turn_of(state),
        stock=stock_of(state.position if game else None),
        tiles=tiles_of(line) if line else (),
        last=last_of(view),
        joints=joints_of(line) if line else (),
        ends=ends_of(line) if line else (),
        hands=hands_of(view),
        choices=choices_for(state, view.seat) if view else NO_CHOICES,
        known=tuple(map(known_of, view.memory)) if view else (),
        unseen=spell_set(view.unseen) if view else "",
        left=left_of(view.rules, view.unseen) if view else NOTHING_LEFT,
        log=entries_of(state, viewer),
    )


def view_for(state: State, viewer: str) -> View | None:
    """The view that this viewer may have now: of its seat, or of a watcher; None before the first deal."""
    return state.position.view(state.seeing(viewer)) if state.game else None


def about_of(state: State) -> About:
    """What stays the same; number and salt only once they may be told."""
    plan, rules = state.plan, state.plan.rules
    return About(
        rules=spell_rules(rules),
        curved=rules.curved,
        highest=rules.tiles.highest,
        halves=halves_of(rules),
        sides=tuple(map(rules.side, range(len(state.chairs)))),
        target=rules.target,
        clock=plan.clock,
        solo=plan.solo,
        commit=commitment(state.number, state.salt),
        number=state.number if state.revealed else None,
        salt=state.salt if state.phase is Phase.OVER else None,
    )


def chairs_of(state: State, viewer: str) -> tuple[Place, ...]:
    """Who holds which seat, and who plays from it."""
    seated = viewer in state.people
    return tuple(
        [
            _place(chair, viewer, invitation(state.number, state.salt, seat) if seated else None)
            for seat, chair in enumerate(state.chairs)
        ]
    )


def _place(chair: Chair, viewer: str, key: str | None) -> Place:
    holder = chair.holder
    person = holder if isinstance(holder, Person) else None
    return Place(
        kind="person" if person else "bot" if isinstance(holder, Bot) else "open",
        person=person.id if person else None,
        name=person.name if person else None,
        player=chair.player,
        resigned=chair.resigned,
        automatic=chair.automatic if chair.person == viewer else None,
        gone=chair.gone,
        patience=chair.patience,
        key=key if isinstance(holder, Open) else None,
    )


def asked_for(state: State) -> Asked:
    """What people have asked for, and how the match ended."""
    votes, ended = state.votes, state.ended
    undo = votes.undo
    between, over = state.phase is Phase.BETWEEN, state.phase is Phase.OVER
    return Asked(
        undo=undo.seat if undo else None,
        undo_agreed=_sorted(undo.agreed) if undo else (),
        undo_waits=_sorted(asked_of(state, undo.seat) - undo.agreed) if undo else (),
        onward=_sorted(votes.onward),
        onward_waits=_sorted(waited_for(state) - votes.onward) if between else (),
        rematch=_sorted(votes.rematch),
        rematch_waits=_sorted(state.playing - votes.rematch) if over else (),
        resigning=tuple(sorted(votes.resigning)),
        ended=ended.how if ended else None,
        winner=ended.side if ended else None,
    )


def _sorted(people: frozenset[str]) -> tuple[str, ...]:
    return tuple(sorted(people)) if people else ()


def scores_of(state: State) -> tuple[Score, ...]:
    """The running scores by side."""
    if state.game is None:
        return (0,) * state.plan.rules.sides(len(state.chairs))
    return tuple(map(score_of, state.game.match.scores))


def score_of(points: Points) -> Score:
    """Points as they are told."""
    return points if isinstance(points, int) else str(points)


def results_of(game: Game | None) -> tuple[Result, ...]:
    """The rounds of the match that have ended."""
    if game is None:
        return ()
    result = game.match.result
    return tuple(map(result_of, (*game.match.results, result) if result else game.match.results))


def result_of(result: RoundResult) -> Result:
    """What a round has brought, as it is told."""
    return Result(
        ending=result.ending,
        side=result.side,
        seat=result.seat,
        points=tuple(map(score_of, result.points)),
        fives=result.fives,
        scores=tuple(map(score_of, result.scores)),
        tied=result.tied,
        lots=tuple((seat, spell_tile(tile)) for seat, tile in result.lots),
    )


def turn_of(state: State) -> Turn:
    """Whose turn it is, and for whom that waits."""
    seat = state.turn
    if seat is None or state.game is None:
        return NO_TURN
    if state.player_at(seat) is not None:
        waits = "bot"
    elif state.chairs[seat].gone is not None:
        waits = "gone"
    else:
        waits = "ready" if state.unready(seat) else "person"
    return Turn(seat=seat, waits=waits, drawn=len(state.position.drawn), deadline=state.game.deadline)


def stock_of(position: Position | None) -> Stock:
    """How many tiles are where."""
    return Stock(position.counts, len(position.boneyard), position.drawable) if position else NO_STOCK


def last_of(view: View | None) -> str | None:
    """The tile laid last, None if none was since the line began."""
    last = view.line.last if view else None
    return spell_tile(last) if last else None


def hands_of(view: View | None) -> Hands:
    """The hands as far as this view shows them."""
    return hands_shown(view.seat, view.hands, view.counts, view.drawn) if view else NO_HANDS


def hands_shown(seat: Seat, hands: tuple[Bits, ...], counts: tuple[int, ...], drawn: tuple[Tile, ...]) -> Hands:
    """The hands and drawn tiles as far as a seat, or a watcher, sees them; `counts` are the tiles of each hand."""
    return Hands(
        seat=None if seat == WATCHER else seat,
        tiles=tuple([spell_set(hand) for hand in hands]),
        drawn=spell_tiles(drawn) if drawn else "",
        pips=tuple(
            [pips_in(hand) if whole else None for hand, whole in zip(hands, seen_whole(hands, counts), strict=True)]
        ),
    )


def seen_whole(hands: tuple[Bits, ...], counts: tuple[int, ...]) -> list[bool]:
    """By seat, whether all tiles of its hand are among those that are seen of it."""
    return [hand.bit_count() == count for hand, count in zip(hands, counts, strict=True)]


def choices_for(state: State, seat: Seat) -> Choices:
    """The choices of a viewer who may see what this seat knows, if it is for the viewer to act."""
    return choices_of(state.position.view(seat)) if asked_seat(state) == seat else NO_CHOICES


def asked_seat(state: State) -> Seat | None:
    """The seat on turn, if a person acts for it: the one that is offered choices."""
    turn = state.turn
    return turn if turn is not None and state.player_at(turn) is None else None


def entries_of(state: State, viewer: str) -> tuple[Entry, ...]:
    """The log as this viewer may read it."""
    seats = state.seats_of(viewer)
    return tuple([entry_of(logged, state.plan.rules, seats) for logged in state.log])
