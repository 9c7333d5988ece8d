"""Every way the hidden tiles may lie, given all that the table saw of one round: slow, and by brute force.

    possible_hands(spec, players, history, *, hand_size, leader, lead_free=False, starters="", going_on=True)
        -> set[tuple[frozenset[str], ...]]         the possible hands NOW, one frozenset of tiles a seat

``history`` is the whole public history of the round so far, in order, as text:

    "66", "42a", "55aR"   a play as the notation spells it (the first is the lead, save in All Five)
    "+"                   a draw; what was drawn is not said
    "shown 52"            a drawn tile that can't be laid was shown (show-drawn=unplayable): stands right before the
                          drawer's next act of the same turn, as Match.events has it
    "-"                   a pass
    "!"                   time called; a penalty tile was drawn if one could be

The seats follow from ``leader`` and from the order of turns. ``lead_free``: the leader might lead any tile (lead=any,
or the winner of the last round with next=winner), so the lead tells nothing. ``starters``: the two of All Five.
``public_history(match)`` makes all these arguments from a Match of the referee, as a dict to be passed on.

A world is an assignment of the unseen tiles to the slots in which each seat acquired tiles (the deal, each draw, each
penalty) and to the rest of the boneyard, such that

- the forced lead was right (rulebook 6: nobody held a higher double, or, without one, anything heavier; in All Five
  no use is made of the first turn);
- every draw, pass and play was legal when it was made, by rulebook 4, given the hand of that moment and the tile just
  drawn; a drawn tile was shown exactly if it could not be laid;
- the round was not over before any of those actions, nor is it over now (unless ``going_on=False``): somebody held
  a tile that could be laid whenever nobody could draw.

How it is counted. Whether a seat's actions were legal depends on that seat's own tiles alone, for the line and the
size of the boneyard are public. So each seat is looked at by itself: for every choice of hidden tiles for its hand
now, its turns are taken back one by one, last first, and at each draw every tile of the hand is tried as the one
drawn. The one condition that joins the seats, that the round was not blocked, concerns only moments when nobody can
draw any more; the hands at such a moment are the hands now and what was played since. Choices that each seat allows,
that do not share a tile and that satisfy this condition are the answer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from math import comb, perm
from typing import Any

from tests.referee import (
    Line,
    Match,
    Sheet,
    drawable,
    high,
    is_double,
    parse_play,
    parse_spec,
    pips,
    split_tiles,
    turn_choices,
    whole_set,
)

Hand = frozenset[str]
World = tuple[Hand, ...]


@dataclass
class Act:
    """One public action: a draw ``+``, a pass ``-``, time ``!``, or the tile played."""

    what: str
    b: int  # B of rulebook 4 before it
    shown: str | None = None  # the tile shown right before it


@dataclass
class Turn:
    """One turn: draws, then a play, a pass or time; the last turn of a history may lack its close."""

    seat: int
    layable: set[str]  # every tile of the set that could be laid in this turn, whoever held it
    is_lead: bool = False
    acts: list[Act] = field(default_factory=list)


@dataclass
class Moment:
    """The table after an action after which nobody could draw, and the round went on."""

    layable: set[str]
    turns_played: int  # how many plays of the round came before


@dataclass
class Public:
    """The history, replayed."""

    turns: list[Turn]
    plays: list[tuple[int, str]]  # (seat, tile) in order
    shown: list[tuple[int, str]]
    moments: list[Moment]
    acquired: list[int]  # tiles each seat ever had
    boneyard: int
    laid: list[str]


def layable_tiles(sheet: Sheet, line: Line) -> set[str]:
    """Every tile of the set that could be laid on the line now."""
    return {tile for tile in whole_set(sheet.set) if tile not in line.laid and line.plays(tile)}


def replay(
    sheet: Sheet, players: int, history: Sequence[str], hand_size: int, leader: int, starters: str, going_on: bool
) -> Public:
    """Walk through a public history; ValueError if the line itself refuses a play."""
    line = Line(sheet)
    boneyard = len(whole_set(sheet.set)) - players * hand_size
    if starters:
        line.lay_starters(*split_tiles(starters))
        boneyard -= 2
    public = Public([], [], [], [], [hand_size] * players, boneyard, line.laid)
    seat = leader
    layable = layable_tiles(sheet, line)
    turn: Turn | None = None
    shown: str | None = None
    actions = [text for text in history if not text.startswith("shown ")]
    done = 0

    def look() -> None:
        """Note a moment when nobody could draw, if the round is known to have gone on after it."""
        went_on = done < len(actions) or going_on
        if line.laid and went_on and drawable(sheet, public.boneyard) == 0:
            public.moments.append(Moment(layable, len(public.plays)))

    look()
    for text in history:
        if turn is None:
            turn = Turn(seat, layable, is_lead=not line.laid)
            public.turns.append(turn)
        if text.startswith("shown "):
            shown = text.removeprefix("shown ")
            public.shown.append((seat, shown))
            continue
        done += 1
        b = drawable(sheet, public.boneyard)
        if text in ("+", "-", "!"):
            turn.acts.append(Act(text, b, shown))
            if text == "+" or (text == "!" and b > 0):
                public.boneyard -= 1
                public.acquired[seat] += 1
        else:
            tile, _, _ = parse_play(text)
            turn.acts.append(Act(tile, b, shown))
            line.lay_text(text)
            public.plays.append((seat, tile))
            layable = layable_tiles(sheet, line)
        shown = None
        if text != "+":
            turn = None
            seat = (seat + 1) % players
        look()
    return public


def act_is_right(sheet: Sheet, turn: Turn, index: int, hand: Hand, just_drawn: str | None, could_play: bool) -> bool:
    """Whether act number ``index`` of a turn was legal with this hand, its drawer having just drawn that tile."""
    if index == len(turn.acts):
        return True  # the history ends here
    act = turn.acts[index]
    if act.what == "!":
        return True  # time may be called whatever one holds, and a tile drawn is then not shown (rulebook 4.3)
    if sheet.show_drawn and just_drawn is not None:
        unplayable = just_drawn not in turn.layable
        if act.shown != (just_drawn if unplayable else None):
            return False
    drawn = [] if just_drawn is None else ["??"] * (index - 1) + [just_drawn]
    tiles, draw, pass_ = turn_choices(sheet, set(hand & turn.layable), drawn, could_play, act.b)
    if act.what == "+":
        return draw
    if act.what == "-":
        return pass_
    return act.what in tiles


def take_back(sheet: Sheet, turn: Turn, after: set[Hand]) -> set[Hand]:
    """The hands a seat may have had before a turn, given those it may have had after it."""
    last = turn.acts[-1] if turn.acts else None
    if last is None:
        return after
    if turn.is_lead:
        return {hand | {last.what} for hand in after}
    if last.what == "!":
        if last.b > 0:  # any tile of the hand may have been the penalty
            after = {hand - {tile} for hand in after for tile in hand}
    elif last.what not in ("+", "-"):
        after = {hand | {last.what} for hand in after}
    draws = [act for act in turn.acts if act.what == "+"]
    before: set[Hand] = set()
    for could_play in (True, False):  # whether the seat could play before it drew: tried both ways, checked at the end
        hands = after
        for index in range(len(draws), 0, -1):  # the draw before act number `index`
            hands = {
                hand - {tile}
                for hand in hands
                for tile in hand
                if act_is_right(sheet, turn, index, hand, tile, could_play)
            }
        before |= {
            hand
            for hand in hands
            if bool(hand & turn.layable) == could_play and act_is_right(sheet, turn, 0, hand, None, could_play)
        }
    return before


def lead_allows(hand: Hand, lead: str | None) -> bool:
    """Rulebook 6: "nobody held a higher double (or, without a double, anything heavier)"."""
    if lead is None:
        return True
    if is_double(lead):
        return not any(is_double(tile) and high(tile) > high(lead) for tile in hand)
    return not any(is_double(tile) or (pips(tile), high(tile)) > (pips(lead), high(lead)) for tile in hand)


def could_have_dealt(sheet: Sheet, public: Public, seat: int, hand: Hand, lead: str | None) -> bool:
    """Whether a seat that holds ``hand`` now can have done all it did."""
    hands = {hand}
    for turn in reversed(public.turns):
        if turn.seat == seat:
            hands = take_back(sheet, turn, hands)
        if not hands:
            return False
    return any(lead_allows(first, lead) for first in hands)


def possible_hands(
    spec: str,
    players: int,
    history: Sequence[str],
    *,
    hand_size: int,
    leader: int,
    lead_free: bool = False,
    starters: str = "",
    going_on: bool = True,
) -> set[World]:
    """Every possible division of the unseen tiles; see the head of this file."""
    sheet = parse_spec(spec)
    public = replay(sheet, players, history, hand_size, leader, starters, going_on)
    forced = not lead_free and not starters and public.plays
    lead = public.plays[0][1] if forced else None
    known = [{tile for s, tile in public.shown if s == seat and tile not in public.laid} for seat in range(players)]
    seen = set(public.laid).union(*known)
    hidden = [tile for tile in whole_set(sheet.set) if tile not in seen]

    allowed: list[list[Hand]] = []
    for seat in range(players):
        now = public.acquired[seat] - sum(1 for s, _ in public.plays if s == seat)
        choices = [frozenset(known[seat]) | set(more) for more in combinations(hidden, now - len(known[seat]))]
        allowed.append([hand for hand in choices if could_have_dealt(sheet, public, seat, hand, lead)])

    def went_on(world: World) -> bool:
        """At each moment when nobody could draw somebody held a tile that could be laid."""
        for moment in public.moments:
            later = {tile for _, tile in public.plays[moment.turns_played :]}
            if not moment.layable & later.union(*world):
                return False
        return True

    def worlds(seat: int, taken: Hand, hands: World) -> Iterator[World]:
        if seat == players:
            yield hands
            return
        for hand in allowed[seat]:
            if not hand & taken:
                yield from worlds(seat + 1, taken | hand, (*hands, hand))

    return {world for world in worlds(0, frozenset(), ()) if went_on(world)}


def public_history(match: Match) -> dict[str, Any]:
    """All arguments of possible_hands() but SPEC, for the round a dealt Match of the referee is in."""
    events = match.events[:-1] if match.round_over else match.events  # a round that is over closes with its own event
    start = 1 + max((i for i, event in enumerate(events) if event[0] == "round"), default=-1)
    history: list[str] = []
    for event in events[start:]:
        match event:
            case ("played", _, tile, None, _):
                history.append(tile)
            case ("played", _, tile, name, bend) if is_double(tile) and bend is not None:
                history.append(f"{tile}{name}{bend}")
            case ("played", _, tile, name, _):
                history.append(f"{tile}{name}")
            case ("shown", _, tile):
                history.append(f"shown {tile}")
            case ("drew", _, _):
                history.append("+")
            case ("passed", _):
                history.append("-")
            case ("time", _, _):
                history.append("!")
    return {
        "players": match.players,
        "history": history,
        "hand_size": len(match.dealt_hands[0]),
        "leader": match.leader,
        "lead_free": match.must_lead is None,
        "starters": "".join(match.starters),
        "going_on": not match.round_over,
    }


def hands_now(match: Match) -> World:
    """The true hands of a Match, in the form of a world."""
    return tuple(frozenset(hand) for hand in match.hands)


# --------------------------------------------------------------------------------------------------------------------
# The same by a still duller way, to check the above
# --------------------------------------------------------------------------------------------------------------------


def possible_hands_by_replay(
    spec: str,
    players: int,
    history: Sequence[str],
    *,
    hand_size: int,
    leader: int,
    lead_free: bool = False,
    starters: str = "",
    going_on: bool = True,
) -> set[World]:
    """What possible_hands() gives, by dealing every hand and every order of draws and playing each through.

    Whole deals are made, each is played through by the referee's own Match, and the first thing it refuses, shows, or
    ends too early throws the deal away. Only for rounds of very few hidden tiles and draws.
    """
    sheet = parse_spec(spec)
    public = replay(sheet, players, history, hand_size, leader, starters, going_on)
    drawer: list[int] = []  # whose each tile off the boneyard became, in order
    for turn in public.turns:
        drawer += [turn.seat for act in turn.acts if act.what == "+" or (act.what == "!" and act.b > 0)]
    played = [[tile for seat, tile in public.plays if seat == s] for s in range(players)]
    hidden = [tile for tile in whole_set(sheet.set) if tile not in public.laid]
    sizes = [public.acquired[seat] - len(played[seat]) for seat in range(players)]
    found: set[World] = set()

    def divide(seat: int, left: Hand, hands: World) -> Iterator[tuple[World, Hand]]:
        if seat == players:
            yield hands, left
            return
        for hand in combinations(sorted(left), sizes[seat]):
            yield from divide(seat + 1, left - set(hand), (*hands, frozenset(hand)))

    def orders(had: list[list[str]], drawn: list[str]) -> Iterator[tuple[list[list[str]], list[str]]]:
        """Every choice, draw by draw, of which of the tiles a seat ever had came then."""
        if len(drawn) == len(drawer):
            yield had, drawn
            return
        seat = drawer[len(drawn)]
        for tile in had[seat]:
            rest = [[t for t in tiles if t != tile] if s == seat else tiles for s, tiles in enumerate(had)]
            yield from orders(rest, [*drawn, tile])

    for world, left in divide(0, frozenset(hidden), ()):
        ever = [sorted(world[seat]) + played[seat] for seat in range(players)]
        if any(
            plays_through(spec, history, hands, [*drawn, *sorted(left)], leader, lead_free, starters, going_on)
            for hands, drawn in orders(ever, [])
        ):
            found.add(world)
    return found


def plays_through(
    spec: str,
    history: Sequence[str],
    hands: Sequence[Sequence[str]],
    boneyard: Sequence[str],
    leader: int,
    lead_free: bool,
    starters: str,
    going_on: bool,
) -> bool:
    """Whether a deal, played by the referee, gives this public history."""
    match = Match.from_hands(
        spec,
        ["".join(hand) for hand in hands],
        "".join(boneyard),
        turn=leader,
        starters=starters,
        lead_any=lead_free,
    )
    if match.turn != leader:
        return False
    for text in history:
        if text.startswith("shown "):
            continue
        try:
            match.apply(text)
        except ValueError:
            return False
    return public_history(match)["history"] == list(history) and not (going_on and match.round_over)


def replays_needed(match: Match) -> int:
    """How many deals possible_hands_by_replay() would have to play through at this moment."""
    unseen = sum(len(hand) for hand in match.hands) + len(match.boneyard)
    count = 1
    for seat, hand in enumerate(match.hands):
        count *= comb(unseen, len(hand))
        unseen -= len(hand)
        played = sum(1 for event in match.events if event[0] == "played" and event[1] == seat)
        had = len(hand) + played
        count *= perm(had, had - len(match.dealt_hands[seat]))
    return count


def self_test(spec: str, players: int, number: str, choose: Callable[[list[str]], str], limit: int = 2000) -> int:
    """Play one round, compare both ways whenever that takes few enough replays; gives how often they were compared.

    ``choose`` picks one of a list of actions.
    """
    match = Match(spec, players, number)
    compared = 0
    while not match.round_over:
        if not match.lead_open and replays_needed(match) <= limit:
            arguments = public_history(match)
            quick = possible_hands(spec, **arguments)
            slow = possible_hands_by_replay(spec, **arguments)
            if quick != slow or hands_now(match) not in quick:
                raise AssertionError(f"{spec} {players} {number} {arguments}: {len(quick)} against {len(slow)}")
            compared += 1
        clock = ["!"] if match.sheet.seconds and not match.lead_open else []
        match.apply(choose(match.legal() + clock))
    return compared
