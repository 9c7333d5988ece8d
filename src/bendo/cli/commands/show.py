"""`bendo show`: a position as a picture, and in words what its ends accept and what is known of the rest."""

from __future__ import annotations

import sys
from typing import Annotated

from cyclopts import Parameter

from bendo.cli.arguments import PositionText, turn_in
from bendo.cli.output import print_wrapped
from bendo.cli.sentences import end_sentence, names, points, side_name
from bendo.game import END_NAMES, Position, Seat, View, tiles_in
from bendo.render.text import picture
from bendo.words import say

WIDTH = 100


def run(*, position: PositionText, ascii_only: Annotated[bool, Parameter(name="--ascii", negative=())] = False) -> int:
    """Show a position, or what the seat whose turn it is knows of one."""
    turn = turn_in(position)
    line = turn.line
    if line.openers:
        print(picture(line, width=WIDTH, unicode=not ascii_only and _writes_unicode()))
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


def _writes_unicode() -> bool:
    """Whether standard output takes more than ASCII."""
    return (getattr(sys.stdout, "encoding", None) or "").lower().replace("-", "") in ("utf8", "utf16", "utf32")
