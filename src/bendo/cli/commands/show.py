"""`bendo show`: a position as a picture in text with words for the rest, or as a picture in a file."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from bendo.cli.arguments import FacesText, Hands, PaletteText, PositionText, turn_in
from bendo.cli.errors import Stopped
from bendo.cli.output import print_wrapped, writes_unicode
from bendo.cli.sentences import names, points, side_name
from bendo.game import END_NAMES, Position, Seat, View, tiles_in
from bendo.guide.lines import end_sentence
from bendo.render.text import picture as text_picture
from bendo.words import say

WIDTH = 100


File = Annotated[str | None, Parameter(allow_leading_hyphen=True)]


def run(
    *,
    position: PositionText,
    ascii_only: Annotated[bool, Parameter(name="--ascii", negative=())] = False,
    svg_file: Annotated[File, Parameter(name="--svg")] = None,
    png_file: Annotated[File, Parameter(name="--png")] = None,
    palette: PaletteText = None,
    faces: FacesText = None,
    hands: Hands = False,
) -> int:
    """Show a position, or what the seat whose turn it is knows of one."""
    turn = turn_in(position)
    if svg_file is None and png_file is None:
        asked = {"--palette": palette, "--faces": faces, "--hands": hands}
        if option := next((name for name, value in asked.items() if value), None):
            raise Stopped(say("picture-alone", name=option, expected="--svg FILE"))
        return _print(turn, ascii_only=ascii_only)
    from bendo.cli.pictures import drawn, look_in, png, write  # late: most who ask for a position want none

    look = look_in(palette, faces, turn.rules, hands=hands)
    view = turn if isinstance(turn, View) else turn.view(turn.turn)
    picture = drawn(view, look)
    if png_file is not None:
        write(png_file, png(picture))
    if svg_file is not None:
        write(svg_file, picture.encode())
    return 0


def _print(turn: Position | View, *, ascii_only: bool) -> int:
    """Print a position."""
    line = turn.line
    if line.openers:
        print(text_picture(line, width=WIDTH, unicode=not ascii_only and writes_unicode()))
        print()
        for index in range(len(line.ends)):
            print(end_sentence(line, END_NAMES[index]))
    else:
        print(say("show-empty"))
    print()
    for seat in range(turn.players):
        print_wrapped(_hand(turn, seat), hanging="  ")
    boneyard = turn.boneyard if isinstance(turn, View) else len(turn.boneyard)
    print(say("show-boneyard", count=boneyard))
    if turn.rules.reserve and boneyard:
        print(say("show-reserve", count=min(turn.rules.reserve, boneyard)))
    print()
    for side, score in enumerate(turn.scores):
        total, fives = points(score + turn.fives[side]), turn.fives[side]
        message = "show-score-fives" if fives else "show-score"
        print(say(message, side=side_name(turn.rules, side), points=total, fives=fives))
    print(_whose_turn(turn))
    return 0


def _hand(turn: Position | View, seat: Seat) -> str:
    """What is known of a hand."""
    tiles = tiles_in(turn.hands[seat])
    count = turn.counts[seat] if isinstance(turn, View) else len(tiles)
    message = "show-hand" if len(tiles) == count else "show-hand-part" if tiles else "show-hand-hidden"
    return say(message, seat=seat, count=count, tiles=names(tiles))


def _whose_turn(turn: Position | View) -> str:
    """Whose turn it is, or how the round has ended."""
    if turn.ending:
        counts = turn.counts if isinstance(turn, View) else tuple(hand.bit_count() for hand in turn.hands)
        return say("show-over", ending=turn.ending, seat=counts.index(0) if turn.ending == "out" else "")
    drawn = len(turn.drawn) + (turn.drawn_hidden if isinstance(turn, View) else 0)
    sentences = [say("show-turn", seat=turn.turn)]
    if drawn:
        sentences.append(say("show-drawn", seat=turn.turn, count=drawn))
    return " ".join(sentences)
