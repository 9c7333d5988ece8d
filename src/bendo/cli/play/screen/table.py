"""The table as a person sees it in his turn: the picture, who has how much, the hand, and the choices."""

from __future__ import annotations

from bendo.cli import sentences
from bendo.cli.play.choices import choices, forced, offered
from bendo.cli.play.screen.known import missing
from bendo.cli.play.screen.manner import Manner
from bendo.cli.play.screen.names import Names
from bendo.cli.play.screen.said import GAP, Said, Tone, in_columns, listed
from bendo.game import DRAW, Action, Match, Play, Points, Tile, View, pips_in, tiles_in
from bendo.guide.lines import end_sentence
from bendo.render.text import picture
from bendo.words import say

SHORTENED = 4
"""So many things that a seat is known to lack stand beside its name; `known` tells all."""


def table(match: Match, view: View, names: Names, manner: Manner) -> list[Said]:
    """Everything at the beginning of a decision, the picture first, the choices last."""
    return [
        *board(view, manner),
        GAP,
        *counts(match, view, names),
        GAP,
        *hand(view, manner),
    ]


def board(view: View, manner: Manner) -> list[Said]:
    """The picture of the line."""
    line = view.line
    if not line.order:
        return [Said(say("play-board-empty"), Tone.ASIDE)]
    last = line.order[-1] if len(line.order) > max(1, view.rules.starters) else None
    drawn = picture(line, width=manner.width, height=manner.height, unicode=manner.unicode, last=last)
    return [Said(text, Tone.PICTURE) for text in drawn.splitlines()]


def counts(match: Match, view: View, names: Names) -> list[Said]:
    """Tiles, points and what is known, a line for each seat, and one for the boneyard."""
    rules, scores = match.rules, match.scores
    titles = [names.of(seat) for seat in range(view.players)]
    boneyard = say("play-boneyard")
    widest = max(len(title) for title in (*titles, boneyard))
    lines = []
    for seat, title in enumerate(titles):
        parts = [
            title.ljust(widest),
            say("play-tiles", count=view.counts[seat]).rjust(8),
            _points(scores[rules.side(seat)]).rjust(10),
        ]
        text = "  ".join(parts)
        if names.reader is not None and seat != view.seat:
            if rules.teams and rules.side(seat) == rules.side(view.seat):
                text += "  " + say("play-partner")
            phrases = missing(view, seat)
            if len(phrases) > SHORTENED:
                phrases = [*phrases[:SHORTENED], say("play-known-more")]
            if phrases:
                text += "  " + say("play-known-short", what=listed(phrases))
        lines.append(Said("  " + text, indent=4))
    kept = min(rules.reserve, view.boneyard)
    text = "  ".join((boneyard.ljust(widest), say("play-tiles", count=view.boneyard).rjust(8)))
    if kept:
        text += "  " + say("play-reserve", count=kept)
    return [*lines, Said("  " + text)]


def _points(points: Points) -> str:
    return say("play-points", points=sentences.points(points), one=points == 1)


def hand(view: View, manner: Manner) -> list[Said]:
    """The hand of the reader, and in his turn every choice under its number."""
    own = in_order(view, view.seat)
    lines = [Said(say("play-hand", tiles=row(own), pips=pips_in(view.hands[view.seat])), indent=4)]
    if not view.own_turn:
        return lines
    if action := forced(view):
        return [*lines, Said(_all_one_can(view, action), Tone.CHOICE)]
    options = choices(view)
    widest = len(str(options[-1].number))
    texts = [f"{option.number:>{widest}}  {offered(view, option.action)}" for option in options]
    lines += [Said(text, Tone.CHOICE) for text in in_columns(texts, manner.width)]
    fitting = {option.action.tile for option in options if isinstance(option.action, Play)}
    if left := [tile for tile in own if tile not in fitting]:
        lines.append(Said(say("play-not-now", tiles=row(left), count=len(left)), Tone.ASIDE, indent=4))
    return lines


def _all_one_can(view: View, action: Action) -> str:
    """That there is but one thing to do, and why."""
    if view.hand & view.line.accepts:  # only the tile just drawn might have been laid
        return say("play-forced-declined", tile=sentences.names(view.drawn[-1:]))
    if action == DRAW:
        return say("play-forced-draw", again=bool(view.drawn))
    return say("play-forced-pass")


def in_order(view: View, seat: int) -> list[Tile]:
    """The tiles of a hand, the higher half first."""
    return sorted(tiles_in(view.hands[seat]), key=lambda tile: (-tile.high, -tile.low))


def ends(view: View) -> list[Said]:
    """Each end in words: what it shows, and which way a tile may bend there."""
    line = view.line
    if not line.ends:
        return [Said(say("play-board-empty"), Tone.ASIDE)]
    lines = [Said(end_sentence(line, end.name), indent=4) for end in line.ends if end is not None]
    if gone := len(line.ends) - len(lines):
        lines.append(Said(say("play-end-ring", count=gone)))
    if view.rules.fives != "no":
        lines.append(Said(say("play-end-sum", sum=line.pips_at_ends())))
    return lines


def row(tiles: list[Tile]) -> str:
    """Tiles side by side."""
    return "  ".join(map(sentences.name, tiles))
