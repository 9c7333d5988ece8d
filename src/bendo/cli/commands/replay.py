"""`bendo replay`: whether a record can have been played as it says, where it first goes wrong, and pictures of it."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Annotated, NamedTuple

from cyclopts import Parameter

from bendo.cli.arguments import FacesText, Json, PaletteText
from bendo.cli.commands.show import WIDTH
from bendo.cli.errors import Stopped, shown
from bendo.cli.output import json_points, print_json, print_wrapped, writes_unicode
from bendo.cli.records import STANDARD_INPUT, fault, fault_line, file_bytes
from bendo.cli.sentences import points, side_name
from bendo.cli.walk import Moment, walk
from bendo.game import Points
from bendo.notation.records import Record, RecordError, ReplayError, read_record, replay, replay_view
from bendo.render.text import picture
from bendo.words import say


class Found(NamedTuple):
    """What a record comes to: the scores by side, and which side has won, None if the match goes on."""

    scores: tuple[Points, ...]
    winner: int | None


def run(
    file: Annotated[str, Parameter(allow_leading_hyphen=True)],
    /,
    *,
    as_json: Json = False,
    step: Annotated[bool, Parameter(name="--step", negative=())] = False,
    svg_folder: Annotated[str | None, Parameter(name="--svg")] = None,
    gif_file: Annotated[str | None, Parameter(name="--gif")] = None,
    palette: PaletteText = None,
    faces: FacesText = None,
) -> int:
    """Replay a record from its deal to its end."""
    pictures = svg_folder is not None or gif_file is not None
    if as_json and (step or pictures):
        raise Stopped(say("replay-no-json", name="--step" if step else "--svg" if svg_folder is not None else "--gif"))
    if not pictures and (option := "--palette" if palette else "--faces" if faces else None):
        raise Stopped(say("picture-alone", name=option, expected="--svg DIR"))
    try:
        record = read_record(file_bytes(file, piped=True))
        found = _replayed(record)
    except RecordError as error:
        if as_json:
            _print_json(error.line, error.column, fault(error), ())
        raise Stopped(fault_line(error)) from None
    except ReplayError as error:
        if not as_json:
            raise Stopped(fault_line(error), 1) from None
        _print_json(error.line, error.column, fault(error), error.scores)
        return 1
    if as_json:
        _print_json(None, None, None, found.scores)
        return 0
    if step or pictures:
        moments = walk(record).moments
        if not moments:
            raise Stopped(say("replay-empty", file=shown(file)))
        if step:
            _walk(moments, waits=file != STANDARD_INPUT)
        if pictures:
            _draw(moments, svg_folder, gif_file, palette, faces)
    if not step:
        _print(record, found)
    return 0


def _walk(found: Sequence[Moment], *, waits: bool) -> None:
    """Show one moment after the other; at a terminal each waits for Enter, if standard input is free for it."""
    waits = waits and sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty()
    for number, moment in enumerate(found):
        print(say("replay-step", number=number, count=len(found) - 1))
        if moment.line.openers:
            print()
            print(picture(moment.line, width=WIDTH, unicode=writes_unicode(), last=moment.line.last))
            print()
        for sentence in moment.said:
            print_wrapped(sentence)
        print()
        if waits and number + 1 < len(found):
            try:
                if input(say("replay-step-next") + " ").strip().lower() in ("q", "quit"):
                    return
            except EOFError:
                return


def _draw(
    found: Sequence[Moment], svg_folder: str | None, gif_file: str | None, palette: str | None, faces: str | None
) -> None:
    """Draw every moment; in an animation only those in which the line has changed."""
    from bendo.cli.pictures import drawn, folder, gif, look_in, write  # late: most replays want none
    from bendo.render.svg import Box, around, table_box

    look = look_in(palette, faces, found[0].line.rules)
    boxes: dict[int, Box] = {}
    for moment in found:
        box = table_box(moment.line)
        boxes[moment.round] = around((boxes.get(moment.round, box), box))
    if svg_folder is not None:
        path = folder(svg_folder)
        digits = max(3, len(str(len(found) - 1)))
        for number, moment in enumerate(found):
            svg = drawn(moment.line, look, last=moment.line.last, box=boxes[moment.round])
            write(str(path / f"{number:0{digits}}.svg"), svg.encode())
        print(say("replay-wrote", count=len(found)))
    if gif_file is not None:
        box = around(boxes.values())
        changed = [
            moment
            for number, moment in enumerate(found)
            if not number or moment.line != found[number - 1].line or moment.round != found[number - 1].round
        ]
        frames = [drawn(moment.line, look, last=moment.line.last, box=box) for moment in changed]
        write(gif_file, gif(frames, box))


def _replayed(record: Record) -> Found:
    """What the record comes to. Raises ReplayError."""
    if record.view is None:
        whole = replay(record)
        return Found(whole.match.scores, whole.match.winner if whole.closed else None)
    own = replay_view(record)
    return Found(own.scores, None if record.unfinished else own.scores.index(max(own.scores)))


def _print_json(line: int | None, column: int | None, reason: str | None, scores: tuple[Points, ...]) -> None:
    print_json(
        {
            "ok": reason is None,
            "line": line,
            "column": column,
            "reason": reason,
            "scores": json_points(scores) if scores else None,
        }
    )


def _print(record: Record, found: Found) -> None:
    print(say("replay-rounds", count=len(record.rounds)))
    for side, score in enumerate(found.scores):
        print(say("show-score", side=side_name(record.rules, side), points=points(score)))
    if found.winner is None:
        print(say("replay-unfinished"))
    else:
        print(say("replay-won", winner=side_name(record.rules, found.winner)))
