"""What stands in each pane, made from a session and what is picked. Nothing here reads, shows or decides.

Law: a hand and what follows from it is made of the reader's view alone, as in plain mode.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import replace
from typing import Final, NamedTuple

from bendo.cli import sentences
from bendo.cli.full import aim as aims
from bendo.cli.full.aim import Aim
from bendo.cli.full.parts import GAP, Part, Row, Rows, columns, flow, said
from bendo.cli.play.choices import doing, forced, offered
from bendo.cli.play.screen import table
from bendo.cli.play.screen.manner import Manner
from bendo.cli.play.screen.names import Names
from bendo.cli.play.screen.ruling import easier, signs
from bendo.cli.play.screen.said import Said, Tone
from bendo.cli.play.seats import FULL
from bendo.cli.play.state import Session
from bendo.game import DRAW, PASS, Bits, Line, Match, Points, Rules, Tile, View, pips_in, tiles_in
from bendo.render.symbols import symbols
from bendo.render.text import NARROWEST
from bendo.words import say

GHOST: Final = "?"
"""The mark on a tile that is not laid yet."""
CLOCK_WIDTH: Final = 12
_CLOCK_SIGNS: Final = ("\u2588\u2591", "#.")


class Picture(NamedTuple):
    """The table: its picture, its ends in symbols, and the place to which the eye should be led."""

    rows: Rows
    ends: Rows
    eye: tuple[int, int] | None = None


# --- the table -------------------------------------------------------------------------------------------------------


def picture(view: View, manner: Manner, ghost: tuple[Line, Tile] | None = None) -> Picture:
    """The table as it lies, or with a tile that is not laid yet."""
    if not view.line.order and ghost is None:
        return Picture(((Part(say("play-board-empty"), "aside"),),), ())
    shown = replace(view, line=ghost[0]) if ghost else view
    lines, cut = _board(shown, manner)
    use = symbols(manner.unicode)
    ends = tuple(_end_row(text) for text in lines[cut + 1 :])
    mark = use.last
    if ghost:
        # a line of one tile has no last one to be marked
        mark = use.last if len(shown.line.order) > max(1, view.rules.starters) else use.opener
        lines = [text.replace(mark, GHOST) for text in lines]
        mark = GHOST
    rows = [_picture_row(text, mark, ghost=ghost is not None) for text in lines[:cut]]
    eye = next(((text.index(mark), y) for y, text in enumerate(lines[:cut]) if mark in text), None)
    return Picture(tuple(rows), ends, eye)


def _board(view: View, manner: Manner) -> tuple[list[str], int]:
    """The lines of the picture and of the ends below it, and where the picture ends.

    If it is higher than its pane, it is drawn again with a wish for less, which may turn it or make it smaller.
    """
    found = None
    for height in (manner.height, 2 * manner.height // 3):
        said = table.board(view, replace(manner, width=max(NARROWEST, manner.width), height=height))
        lines = [line.text for line in said]
        cut = len(lines) - 1 - lines[::-1].index("")
        if found is None or cut < found[1]:
            found = lines, cut
        if cut <= manner.height:
            break
    assert found
    return found


def _picture_row(text: str, mark: str, *, ghost: bool) -> Row:
    """A row of the picture: names of ends and the mark stand out."""
    return _looking(text, {mark: "ghost" if ghost else "last"} | dict.fromkeys("abcdefgh", "end"))


def _end_row(text: str) -> Row:
    return _looking(text, dict.fromkeys("abcdefgh", "end"))


def _looking(text: str, looks: dict[str, str]) -> Row:
    """The text in parts of one look each."""
    parts: list[Part] = []
    for char in text:
        look = looks.get(char, "picture")
        if parts and parts[-1].look == look:
            parts[-1] = Part(parts[-1].text + char, look)
        else:
            parts.append(Part(char, look))
    return tuple(parts) or GAP


# --- above the table -------------------------------------------------------------------------------------------------


def top(match: Match, width: int, left: float | None = None, *, unicode: bool = True) -> Rows:
    """What is played, and at the right the time that is left, if it runs."""
    rules = match.rules
    title = say("full-title", title=say(f"sheet-{rules.sheet}"), round=match.round + 1, target=rules.target)
    parts = [Part(title, "title")]
    if left is not None:
        seconds = math.ceil(left)
        full = max(0, min(CLOCK_WIDTH, math.ceil(CLOCK_WIDTH * left / max(1, rules.seconds))))
        signs = _CLOCK_SIGNS[not unicode]
        text = say("full-time", seconds=seconds, bar=signs[0] * full + signs[1] * (CLOCK_WIDTH - full))
        gap = max(2, width - len(title) - len(text))
        parts += [Part(" " * gap), Part(text, "urgent" if seconds <= 3 else "time")]
    return (tuple(parts),)


class Standing(NamedTuple):
    """What all may know of the seats: tiles and points of each, whose turn it is (None: nobody's), the boneyard."""

    rules: Rules
    counts: tuple[int, ...]
    scores: tuple[Points, ...]
    turn: int | None
    boneyard: int


def standing(match: Match) -> Standing:
    """How a match stands."""
    position = match.position
    counts = tuple(hand.bit_count() for hand in position.hands)
    turn = None if position.over else position.turn
    return Standing(match.rules, counts, match.scores, turn, len(position.boneyard))


def seats(standing: Standing, names: Names, width: int) -> Rows:
    """Who has how many tiles and points, whose turn it is, and what is left to draw."""
    parts = []
    for seat, count in enumerate(standing.counts):
        points = standing.scores[standing.rules.side(seat)]
        told = say("play-points", points=sentences.points(points), one=points == 1)
        text = say("full-seat", who=names.of(seat), tiles=say("play-tiles", count=count), points=told)
        turn = seat == standing.turn
        parts.append(Part(f"> {text}" if turn else text, "turn" if turn else "seat"))
    tiles = say("play-tiles", count=standing.boneyard)
    parts.append(Part(say("full-boneyard", boneyard=say("play-boneyard"), tiles=tiles), "seat"))
    return flow(parts, width, 3)


# --- the hand and the ways to lay a tile -----------------------------------------------------------------------------


def hand_title(view: View) -> str:
    """How many tiles the reader holds, and their pips."""
    own = view.hands[view.seat]
    return say("full-pane-hand", count=own.bit_count(), pips=pips_in(own))


def boxed_hand(view: View, aim: Aim, width: int, *, unicode: bool) -> Rows:
    """The tiles of the reader, three rows high: a box around those that can be laid, a heavy one if it is picked."""
    can = aims.fitting(view) if view.own_turn else ()
    own = table.in_order(view, view.seat)
    side = max((len(str(tile.high)) for tile in own), default=1) + 2
    rows: list[Row] = []
    for row in range(3):
        parts = [_boxed(tile, aim, row, side, fits=tile in can, unicode=unicode) for tile in own]
        rows += flow(parts, width)
    return tuple(rows)


def _boxed(tile: Tile, aim: Aim, row: int, side: int, *, fits: bool, unicode: bool) -> Part:
    picked = tile == aim.tile
    first, middle, last, between = tuple(_BOXES[unicode][2 if not fits else picked][row])
    if not fits and picked and row == 1:
        first, last = ">", "<"
    high, low = (str(n).center(side) if row == 1 else between * side for n in (tile.high, tile.low))
    look = ("picked" if picked else "tile") if fits else "picked-stuck" if picked else "stuck"
    return Part(first + high + middle + low + last, look, f"tile {tile.high} {tile.low}")


_BOXES: Final = {
    True: (
        ("\u256d\u252c\u256e\u2500", "\u2502\u2502\u2502 ", "\u2570\u2534\u256f\u2500"),
        ("\u2554\u2564\u2557\u2550", "\u2551\u2502\u2551 ", "\u255a\u2567\u255d\u2550"),
        ("    ", " |  ", "    "),
    ),
    False: (("+++-", "||| ", "+++-"), ("###=", "#|# ", "###="), ("    ", " |  ", "    ")),
}
"""First, middle, last and between, in each of three rows: of a tile that can be laid, one that is picked, any other."""


def hand(view: View, aim: Aim, width: int) -> Rows:
    """The tiles of the reader: brackets around those that can be laid, arrows around the one that is picked."""
    can = aims.fitting(view) if view.own_turn else ()
    own = table.in_order(view, view.seat)
    side = max((len(str(tile.high)) for tile in own), default=1)
    return flow([_tile(tile, aim, side, fits=tile in can) for tile in own], width)


def _tile(tile: Tile, aim: Aim, side: int, *, fits: bool) -> Part:
    text = aims.name(tile, side)
    look = "tile" if fits else "stuck"
    around = "[]" if fits else "  "
    if tile == aim.tile:
        around, look = "><", "picked" if fits else "picked-stuck"
    return Part(around[0] + text + around[1], look, f"tile {tile.high} {tile.low}")


def open_hand(hand: Bits, width: int) -> Rows:
    """The tiles of a hand that all may see."""
    tiles = sorted(tiles_in(hand), key=lambda tile: (-tile.high, -tile.low))
    return flow([Part(f" {aims.name(tile)} ", "tile") for tile in tiles], width)


def aimed(view: View, aim: Aim) -> str:
    """What Enter would do, in words; nothing if nothing is picked that can be done."""
    choice = aims.options(view).get(aim.number or 0)
    return doing(view.line, choice.action) if choice else ""


def ways(view: View, aim: Aim, width: int) -> Rows:
    """What can be done with what is picked, or why nothing can be; with nothing picked what to do."""
    if aim.tile is None and aim.number is not None:
        choice = aims.options(view)[aim.number]
        return ((_way(choice.number, offered(view, choice.action), picked=True),),)
    if aim.tile is not None:
        found = aims.ways(view, aim.tile)
        if not found:
            rows = _sentence(aims.why(view, aim.tile), "refused", width)
            return rows if len(rows) > 1 or not forced(view) else (*rows, *_sentence(_now(view), "aside", width))
        parts = [_way(c.number, doing(view.line, c.action), picked=c.number == aim.number) for c in found]
        rows = columns(parts, width)
        return rows if len(rows) > 1 else (*rows, (Part(say("full-lay", count=len(found)), "aside"),))
    if aim.typed:
        return _sentence(say("full-typed", typed=aim.typed), "news", width)
    return _sentence(_now(view), "plain", width)


def _way(number: int, text: str, *, picked: bool) -> Part:
    signs = "><" if picked else "  "
    return Part(f"{signs[0]}{number}  {text}{signs[1]}", "picked-way" if picked else "way", f"choice {number}")


def _now(view: View) -> str:
    """What to do in a turn in which nothing is picked."""
    action = forced(view)
    if action is None:
        return say("full-pick")
    if view.hand & view.line.accepts:  # only the tile just drawn might have been laid
        return say("full-forced-declined", tile=sentences.names(view.drawn[-1:]))
    return say("full-forced-draw", again=bool(view.drawn)) if action == DRAW else say("full-forced-pass")


def _sentence(text: str, look: str, width: int) -> Rows:
    return tuple((part._replace(look=look),) for row in said([Said(text)], width) for part in row)


# --- keys ------------------------------------------------------------------------------------------------------------

TURN_KEYS: Final = (
    ("D", "draw"),
    ("P", "pass"),
    ("H", "hint"),
    ("U", "undo"),
    ("L", "log"),
    ("K", "known"),
    ("S", "score"),
    ("E", "ends"),
    ("R", "rules"),
    ("?", "help"),
    ("Q", "quit"),
)


def keys(pairs: Iterable[tuple[str, str]], width: int, idle: Iterable[str] = ()) -> Rows:
    """Keys with what they do; those that are idle can be pressed all the same, and it is told why not."""
    resting = set(idle)
    named = [(f"{key_name(key)} {say('full-do-' + does)}", does) for key, does in pairs]
    return flow([Part(text, "idle" if does in resting else "key", does) for text, does in named], width)


def key_name(key: str) -> str:
    """What stands on a key: a letter, or the word for it."""
    return key if len(key) == 1 else say(f"full-key-{key}")


def turn_keys(width: int) -> tuple[tuple[str, str], ...]:
    """The keys of a turn; where there is little room without those that are needed least, which help tells of."""
    return TURN_KEYS if width >= _ALL_KEYS else tuple(pair for pair in TURN_KEYS if pair[1] not in ("ends", "rules"))


_ALL_KEYS: Final = 90


def idle(session: Session) -> tuple[str, ...]:
    """What can't be done in this turn."""
    actions = session.view.actions()
    return tuple(name for name, action in (("draw", DRAW), ("pass", PASS)) if action not in actions)


# --- help ------------------------------------------------------------------------------------------------------------

_HELP: Final = (
    "tile",
    "way",
    "enter",
    "number",
    "escape",
    "draw",
    "pass",
    "hint",
    "undo",
    "review",
    "panes",
    "rules",
    "pan",
    "record",
    "theme",
    "quit",
    "mouse",
)


def help(rules: Rules, *, unicode: bool) -> list[Said]:
    """The keys, and what the signs mean."""
    pairs = [say("full-help-" + name).split("|", 1) for name in _HELP if rules.draw or name != "draw"]
    widest = max(len(key) for key, _ in pairs) + 2
    lines = [Said(f"{key:<{widest}}{text}", indent=widest) for key, text in pairs]
    more = [Said(say("full-help-hand", ghost=GHOST)), signs(rules, unicode=unicode), easier(rules, FULL)]
    return [*lines, Said(""), *more]


def told(lines: Iterable[Said]) -> tuple[Said, ...]:
    """Of an answer what is news: not the table, the hand and the choices, which have panes of their own."""
    return tuple(line for line in lines if line.tone in (Tone.NEWS, Tone.REFUSED))
