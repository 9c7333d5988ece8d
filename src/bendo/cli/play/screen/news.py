"""What has happened, in sentences: one for each turn, as a seat or a watcher saw it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from bendo.cli import sentences
from bendo.cli.play.choices import way
from bendo.cli.play.screen.names import Names
from bendo.cli.play.screen.said import listed
from bendo.game import (
    WATCHER,
    Drew,
    Event,
    Passed,
    Played,
    Scored,
    Seat,
    Showed,
    Tile,
    TimeCalled,
)
from bendo.words import ENGLISH, say


@dataclass(slots=True)
class _Turn:
    """What one seat did in one turn, or in as much of it as is to be told."""

    seat: Seat
    drew: list[Tile | None] = field(default_factory=list)
    showed: list[Tile] = field(default_factory=list)
    ended: Played | Passed | TimeCalled | None = None
    scored: int = 0


def news(names: Names, events: Iterable[Event]) -> list[str]:
    """A sentence or two for each turn; of what the reader did not see nothing is told."""
    reader = WATCHER if names.reader is None else names.reader
    turns: list[_Turn] = []
    for event in events:
        seen = event.seen_by(reader)
        match seen:
            case Scored(points=points):
                turns[-1].scored += points
            case Drew() | Showed() | Played() | Passed() | TimeCalled():
                if not turns or turns[-1].ended or turns[-1].seat != seen.seat:
                    turns.append(_Turn(seen.seat))
                _add(turns[-1], seen)
    return [_told(names, turn) for turn in turns]


def _add(turn: _Turn, event: Drew | Showed | Played | Passed | TimeCalled) -> None:
    match event:
        case Drew(tile=tile):
            turn.drew.append(tile)
        case Showed(tile=tile):
            turn.showed.append(tile)
        case _:
            turn.ended = event


def _told(names: Names, turn: _Turn) -> str:
    facts = names.facts(turn.seat)
    told = [_sentence(facts, turn)]
    if turn.showed:
        told.append(say("play-told-showed", tiles=_tiles(turn.showed), count=len(turn.showed)))
    if turn.scored:
        told.append(say("play-told-scored", points=turn.scored))
    return " ".join(told)


def _sentence(facts: dict[str, object], turn: _Turn) -> str:
    known = [tile for tile in turn.drew if tile is not None]
    drew = _tiles(known) if known and len(known) == len(turn.drew) else str(len(turn.drew))
    facts = facts | {"drew": drew}
    drawn = "drew-" if turn.drew else ""
    match turn.ended:
        case Played(tile=tile, end=None):
            return say("play-told-led", ENGLISH, tile=sentences.name(tile), **facts)
        case Played(tile=tile, end=end, bend=bend, met=met):
            how = "".join(f", {part}" for part in way(bend, met))
            return say(f"play-told-{drawn}laid", ENGLISH, tile=sentences.name(tile), end=end, how=how, **facts)
        case TimeCalled(drew=False):
            return say("play-told-time-nothing", ENGLISH, **facts)
        case TimeCalled(tile=None):
            return say("play-told-time-hidden", ENGLISH, **facts)
        case TimeCalled(tile=Tile() as tile):
            return say("play-told-time", ENGLISH, penalty=sentences.name(tile), **facts)
        case Passed():
            return say(f"play-told-{drawn}passed", ENGLISH, **facts)
    return say("play-told-drew", ENGLISH, **facts)


def _tiles(tiles: Iterable[Tile]) -> str:
    return listed([sentences.name(tile) for tile in tiles])
