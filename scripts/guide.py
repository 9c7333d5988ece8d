#!/usr/bin/env python3
"""Makes what the guide of the page shows: small pictures of the rules, and sample rounds with notes, as data.

    PYTHONPATH=src .venv/bin/python scripts/guide.py [--check]

With --check nothing is written; it tells which files are out of date, and the status is then 1.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from bendo.game import END_NAMES, Line, Play, View, empty_line
from bendo.notation import parse_action, parse_rules, parse_tile, spell_action, spell_tile
from bendo.players import Player, player
from bendo.table import (
    HOUSE,
    Bot,
    Command,
    Event,
    Happened,
    Opened,
    Person,
    Phase,
    Plan,
    Replay,
    Sender,
    Table,
    replay_of,
)
from bendo.table.commands import Act, Start
from bendo.table.facts import Facts, Shown
from bendo.table.shown.choosing import choices_of
from bendo.table.shown.entries import Entry
from bendo.table.shown.lying import EndPlace, Joint, Lying, ends_of, ghost, joints_of, tiles_of
from bendo.table.shown.replay import ReplayRound, ReplayStep

ROOT: Final = Path(__file__).resolve().parent.parent
FOLDER: Final = ROOT / "frontend" / "src" / "guide" / "samples"
READER: Final = "ana"
"""Who sits at the first seat of a sample."""
BEN: Final = "ben"


class Picture(NamedTuple):
    """A line to show: rules, plays one after the other, and plays that are only thought of, as ghosts.

    Two tiles with a plus between them are the starters of All Five. Of ghosts that do not fit the tile in the way is
    told. Marks stand at the ends named by `marked`.
    """

    rules: str
    plays: str
    ghosts: str = ""
    marked: str = END_NAMES


PICTURES: Final[Mapping[str, Picture]] = {
    "match": Picture("blue-orange", "65 64b", "42b", marked=""),
    "bends": Picture("blue-orange", "65", "60b 64b", marked=""),
    "no-fit": Picture("blue-orange", "65 54a 63b 30b", "40b", marked=""),
    "open": Picture("blue-orange", "65 62b", marked="b"),
    "closed": Picture("blue-orange", "65 54a 63b 30b", marked="b"),
    "dead": Picture("blue-orange", "66 60a 63b 43b 40b 50b 51b 10b 20b 32b 31b 21b 42b 41b 61b", marked="b"),
    "ring": Picture("blue-orange", "41 40b 10b"),
    "outward": Picture("jaques", "65 66bO 62b", marked=""),
    "inward": Picture("jaques", "65 66bI 62b", marked=""),
    "straight": Picture("ben", "65 62b", "21b", marked=""),
    "arms": Picture("draw", "66 65a"),
    "four-arms": Picture("draw-nine", "99 95a 93b 97c"),
    "eight-arms": Picture("draw-twelve", "CC C5a C9b"),
    "starters": Picture("all-five", "53+20"),
    "fives": Picture("jaques-muggins", "66 64b"),
}


class Drawing(Shown, frozen=True):
    """A picture as the page draws it; `blocker` is the tile in the way of a ghost that does not fit."""

    curved: bool
    highest: int
    tiles: tuple[Lying, ...]
    ends: tuple[EndPlace, ...]
    joints: tuple[Joint, ...]
    ghosts: tuple[Lying, ...]
    blocker: str | None = None


class Round(NamedTuple):
    """A round that Ben plays at both seats: rules, and a game number that shows much."""

    rules: str
    number: str


SAMPLES: Final[Mapping[str, Round]] = {
    "curved": Round("blue-orange", "804"),
    "crosswise": Round("jaques", "4"),
    "four-ends": Round("all-five", "65"),
    "straight": Round("ben", "109"),
    "arms": Round("draw", "28"),
}


class Note(Shown, frozen=True):
    """Something that is seen for the first time at a step: a code for words, and the facts."""

    step: int
    code: str
    facts: Facts


class Sample(Shown, frozen=True):
    """A round to go through, the only one of its replay, and notes on it."""

    replay: Replay
    notes: tuple[Note, ...]


def drawing(picture: Picture) -> Drawing:
    """A picture, ready to be drawn. ValueError if one of its plays is not possible."""
    line = empty_line(parse_rules(picture.rules))
    first, *plays = picture.plays.split()
    tiles = [parse_tile(text) for text in first.split("+")]
    line = line.started(*tiles) if len(tiles) > 1 else line.led(*tiles)
    for text in plays:
        play = _play(text, line)
        if refusal := line.refusal(play.tile, play.end, play.bend):
            raise ValueError(f"{text}: {refusal.reason.name}")
        assert play.end is not None
        line = line.laid(play.tile, END_NAMES.index(play.end), play.bend)
    ghosts = [_play(text, line) for text in picture.ghosts.split()]
    refusals = [line.refusal(play.tile, play.end, play.bend) for play in ghosts]
    blockers = [spell_tile(refusal.tile) for refusal in refusals if refusal and refusal.tile]
    return Drawing(
        curved=line.rules.curved,
        highest=line.rules.tiles.highest,
        tiles=tiles_of(line),
        ends=tuple(end for end in ends_of(line) if end.name in picture.marked),
        joints=joints_of(line),
        ghosts=tuple(ghost(line, play) for play in ghosts),
        blocker=blockers[0] if blockers else None,
    )


def _play(text: str, line: Line) -> Play:
    play = parse_action(text, line).action
    assert isinstance(play, Play)
    return play


def sample(chosen: Round) -> Sample:
    """A round from its deal to its end, and what is to be seen in it for the first time."""
    rules = parse_rules(chosen.rules)
    plan = Plan(rules=rules, chairs=(Person(READER, "Ana"), Bot(BEN)), number=chosen.number, salt="sample")
    table, events = _after(Table.rebuilt([Opened(0.0, plan)]), [Opened(0.0, plan)], HOUSE, Start())
    players = [player(BEN, chosen.number, seat) for seat in range(len(plan.chairs))]
    views: list[View] = []
    while table.state.phase is Phase.PLAYING:
        views.append(_view(table))
        table, events = _after(table, events, *_acted(table, players))
    replay = replay_of(events, READER)
    assert isinstance(replay, Replay)
    return Sample(replay, tuple(_first_of_each(_notes(views, replay.rounds[0]))))


def _after(table: Table, events: list[Event], sender: Sender, command: Command) -> tuple[Table, list[Event]]:
    happened = table.handle(sender, command, 0.0)
    assert isinstance(happened, Happened), happened
    return happened.table, [*events, *happened.events]


def _view(table: Table) -> View:
    """What the seat on turn knows."""
    seat = table.state.turn
    assert seat is not None
    return table.state.position.view(seat)


def _acted(table: Table, players: list[Player]) -> tuple[Sender, Act]:
    """What the seat on turn does, and who sends it."""
    view = _view(table)
    action = spell_action(players[view.seat].choose(view).action)
    return HOUSE if table.state.player_at(view.seat) else READER, Act(view.seat, action, table.version)


def _first_of_each(notes: Iterable[Note]) -> Iterator[Note]:
    """Of notes with the same code the first."""
    seen = set()
    for note in notes:
        if note.code not in seen:
            seen.add(note.code)
            yield note


def _notes(views: list[View], played: ReplayRound) -> Iterator[Note]:
    """What can be seen at each step; the view is that of the seat on turn before the step."""
    steps = played.steps
    for index, (view, before, after) in enumerate(zip(views, steps[:-1], steps[1:], strict=True)):
        yield from (Note(index, code, facts) for code, facts in _before(view))
        yield from (Note(index + 1, code, facts) for code, facts in _entered(view, after.entries))
        yield from (Note(index + 1, code, facts) for code, facts in _changed(before, after))
    if result := played.result:
        points = next((int(points) for points in result.points if points), 0)
        code = result.ending if result.side is not None else "nobody"
        yield Note(len(steps) - 1, f"{code}-total", Facts(seat=result.seat, points=points))


def _before(view: View) -> Iterator[tuple[str, Facts]]:
    """What the hand of the seat on turn shows: a tile that matches and does not fit, or must wait for other arms."""
    for misfit in choices_of(view).misfits:
        if misfit.reason in ("blocked-by", "arms-first", "ring-mismatch"):
            yield misfit.reason, Facts(seat=view.seat, tile=misfit.tile, end=misfit.end, other=misfit.other)


def _entered(view: View, entries: tuple[Entry, ...]) -> Iterator[tuple[str, Facts]]:
    """What an action shows: a proof, a lucky draw, a ring, a double across the line, points."""
    for entry in entries:
        facts = entry.facts
        across = entry.code == "played" and facts.bend in ("O", "I")
        if entry.code in ("drew", "passed") and facts.lacks:
            yield f"{entry.code}-proves", Facts(seat=facts.seat, lacks=facts.lacks)
        elif entry.code == "showed":
            yield "showed", Facts(seat=facts.seat, tile=facts.tile)
        elif entry.code == "scored":
            yield "scored", Facts(seat=facts.seat, points=facts.points)
        elif entry.code == "played" and view.drawn:
            yield "drawn-laid", Facts(seat=facts.seat, tile=facts.tile)
        if entry.code == "played" and facts.meets:
            yield "ring", Facts(end=facts.end, other=facts.meets)
        if across:
            yield f"across-{facts.bend}", Facts(seat=facts.seat, tile=facts.tile)


def _changed(before: ReplayStep, after: ReplayStep) -> Iterator[tuple[str, Facts]]:
    """What has become of the ends."""
    was = {end.name: end.state for end in before.ends}
    for end in after.ends:
        if end.state in ("closed", "dead") and was.get(end.name) != end.state:
            bend = end.bends[0] if end.state == "closed" else None
            yield end.state, Facts(end=end.name, points=end.number, bend=bend)
    if not before.laid and any(end.held for end in after.ends):
        yield "arms", Facts()


def made() -> Iterator[tuple[Path, bytes]]:
    """Every file that this makes, with its content."""
    pictures = {name: drawing(picture) for name, picture in PICTURES.items()}
    yield FOLDER / "pictures.json", _json(pictures)
    for name, chosen in SAMPLES.items():
        yield FOLDER / f"{name}.json", _json(sample(chosen))


def _json(value: object) -> bytes:
    return msgspec.json.encode(value) + b"\n"


def main() -> int:
    """Writes or checks all files."""
    check = sys.argv[1:] == ["--check"]
    if sys.argv[1:] and not check:
        print(__doc__, file=sys.stderr)
        return 2
    old = [(path, content) for path, content in made() if not path.exists() or path.read_bytes() != content]
    for path, content in old:
        print(f"{path.relative_to(ROOT)} is out of date" if check else f"{path.relative_to(ROOT)} written")
        if not check:
            path.write_bytes(content)
    return int(check and bool(old))


if __name__ == "__main__":
    sys.exit(main())
