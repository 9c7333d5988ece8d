"""The ten golden matches: short random ones, chosen for what happens in them, with a remark wherever something does.

`python -m tests.notation.matches` writes them anew; they are there to be read.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from bendo.game import (
    TIME,
    Action,
    Draw,
    Drew,
    Event,
    Match,
    Pass,
    Play,
    Played,
    Reason,
    RoundEnded,
    Scored,
    Showed,
    Tile,
    TimeCalled,
    play_of,
    tiles_in,
)
from bendo.notation import parse_rules, spell_tile
from bendo.notation.records import Record, write_record

FOLDER = Path(__file__).parent / "golden"


class Golden(NamedTuple):
    """A match by its rules, number of seats, game number and the seed of its players, and what it is there to show."""

    name: str
    rules: str
    players: int
    number: str
    seed: int
    shows: tuple[str, ...]


class Moment(NamedTuple):
    """One action of a match, with what came before, of it and after it."""

    before: Match
    action: Action
    events: tuple[Event, ...]
    after: Match


def played(golden: Golden) -> Iterator[Moment]:
    """The whole match, action by action; a round's end is followed by the next deal."""
    chance = random.Random(golden.seed)
    match = Match.begin(parse_rules(golden.rules), golden.players, golden.number)
    while match.winner is None:
        if match.position.over:
            match = match.next_round()
        while not match.position.over:
            action = chosen(match, chance)
            after, events = match.play(action)
            yield Moment(match, action, events, after)
            match = after


def chosen(match: Match, chance: random.Random) -> Action:
    """What a player without a thought does: mostly play, now and then draw though it could play, or run out of time."""
    position = match.position
    if position.rules.seconds and position.line.openers and chance.random() < 0.1:
        return TIME
    plays = [action for action in position.actions() if isinstance(action, Play)]
    if plays and chance.random() < 0.9:
        return chance.choice(plays)
    return chance.choice(position.actions())


def remarks(moment: Moment) -> list[tuple[str, str]]:
    """What is worth remarking on an action: the name of the feature, and a sentence."""
    before, action, events, after = moment
    found: list[tuple[str, str]] = []
    position, line = before.position, before.position.line
    rules = before.rules
    if not line.openers and before.deal.attempt:
        found.append(("redeal", f"nobody held a double, so this is attempt {before.deal.attempt}"))
    for event in events:
        match event:
            case Played(_, tile, end, _, str(met)):
                found.append(("ring", f"{spell_tile(tile)} at {end} meets end {met}: a ring, both ends are gone"))
            case Scored(_, points):
                found.append(("fives", f"the ends add up to {points}"))
            case Showed(_, tile):
                found.append(("shown", f"{spell_tile(tile)} cannot be laid and is shown"))
            case TimeCalled(_, _, penalty):
                drew = f"{spell_tile(penalty)} is the penalty" if penalty else "no tile is left for a penalty"
                found.append(("time", f"time: {drew}"))
            case Drew():
                if any(isinstance(other, Play) for other in position.actions()):
                    found.append(("decline", "a tile could be laid, but one is drawn"))
            case RoundEnded():
                found += at_the_end(after)
    for tile in tiles_in(position.hand):
        for place in filter(None, line.ends):
            refusals = [position.why_not(play_of(tile, place.name, bend)) for bend in place.bends]
            if any(refusal and refusal.reason is Reason.RING_MISMATCH for refusal in refusals):
                found.append(("refused", f"{spell_tile(tile)} at {place.name} would meet another number: no ring"))
    if rules.curved:
        dead = [end.name for end in after.position.line.ends if end and not end.bends]
        were = [end.name for end in line.ends if end and not end.bends]
        found += [("dead", f"end {name} is dead") for name in dead if name not in were]
    if any(end and end.held for end in line.ends):
        held = [tile for tile in tiles_in(position.hand) if waits(before, tile)]
        if held:
            found.append(("arms", f"{spell_tile(held[0])} must wait until every arm of the leading double has a tile"))
    if isinstance(action, Draw) and not after.position.boneyard and not line.accepts:
        found.append(("emptied", "no end is left, and the last tile of the boneyard is drawn"))
    if isinstance(action, Pass) and position.boneyard and not position.drawable and rules.reserve:
        found.append(("reserve", "the last tiles of the boneyard are never drawn"))
    if isinstance(action, Pass) and position.drawn and position.drawn[-1].bit & line.accepts:
        found.append(("declined", f"{spell_tile(position.drawn[-1])} could be laid and is kept"))
    return found


def waits(match: Match, tile: Tile) -> bool:
    """Whether a tile can't be laid for no other reason than that some arm is still empty."""
    position = match.position
    reasons = {
        refusal.reason for end in position.line.ends if end and (refusal := position.why_not(play_of(tile, end.name)))
    }
    return Reason.ARMS_FIRST in reasons and reasons <= {Reason.ARMS_FIRST, Reason.NO_MATCH}


def at_the_end(match: Match) -> list[tuple[str, str]]:
    """Remarks on the end of a round."""
    result = match.result
    assert result is not None
    found = []
    if result.lots:
        drawn = ", ".join(f"{seat} draws {spell_tile(t)}" for seat, t in result.lots)
        found.append(("lot", f"equally few pips: {drawn}"))
    elif result.tied and result.seat is None and match.rules.tie == "share":
        found.append(("share", f"seats {' and '.join(map(str, result.tied))} have equally few pips and share"))
        if any(getattr(points, "denominator", 1) > 1 for points in result.points):
            found.append(("fraction", "the points do not divide evenly"))
    out = match.position.hands.index(0) if result.ending == "out" else None
    if match.rules.fives == "four" and result.seat != out:
        found.append(("by fives", f"seat {result.seat} wins the round: it scored most by fives, {max(result.fives)}"))
    return found


def record(golden: Golden) -> Record:
    """The match as a record, with its remarks."""
    names = ("Ana", "Ben", "Cleo", "Dan")[: golden.players]
    written = Record.begin(parse_rules(golden.rules), golden.number, names)
    for moment in played(golden):
        drew = [event.tile for event in moment.events if isinstance(event, Drew | TimeCalled)]
        written = written.with_action(moment.before.position.turn, moment.action, drew[0] if drew else None)
        for text in dict(remarks(moment)).values():
            written = written.with_comment(text)
        if moment.after.position.over:
            written = written.with_result(moment.after)
    return written


def features(golden: Golden) -> set[str]:
    """All that is remarked in a match."""
    return {name for moment in played(golden) for name, _ in remarks(moment)}


def text(golden: Golden) -> str:
    """The record as it stands in its file."""
    return write_record(record(golden))


GOLDENS = (
    Golden("rings", "blue-orange,target=20", 2, "13", 12, ("ring", "refused", "emptied")),
    Golden("dead-end", "blue-orange,target=20", 2, "571", 570, ("dead", "emptied")),
    Golden("decline", "wild-draw,target=20", 3, "31", 30, ("decline", "declined")),
    Golden("shared-tie", "draw,target=40", 3, "2624", 2623, ("share", "fraction")),
    Golden("lot", "draw,tie=lot,target=40", 4, "258", 257, ("lot",)),
    Golden("redeal", "draw,target=20", 2, "591", 590, ("redeal",)),
    Golden("muggins", "jaques-muggins,target=20", 2, "5", 4, ("fives", "shown")),
    Golden("all-five", "all-five,target=60", 2, "14", 13, ("fives", "by fives")),
    Golden("speed", "jaques-speed,target=20", 3, "1", 0, ("time", "shown")),
    Golden("dutch", "dutch,target=20", 2, "55", 54, ("reserve", "arms")),
)


def main() -> None:
    """Writes all golden matches."""
    FOLDER.mkdir(exist_ok=True)
    for golden in GOLDENS:
        (FOLDER / f"{golden.name}.bdo").write_text(text(golden), encoding="utf-8")


if __name__ == "__main__":
    main()
