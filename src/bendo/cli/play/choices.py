"""The choices of a turn: each legal action under its number, and what a person means by naming a tile."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from bendo.cli import sentences
from bendo.cli.play.screen.said import listed
from bendo.cli.play.typed import Named
from bendo.game import (
    DRAW,
    END_NAMES,
    PASS,
    Action,
    Bend,
    Line,
    Play,
    Reason,
    Refusal,
    Tile,
    View,
    play_of,
    tiles_in,
)
from bendo.notation import spell_action
from bendo.words import ENGLISH, say


class Choice(NamedTuple):
    """A legal action under the number that a person can type."""

    number: int
    action: Action


def choices(view: View) -> tuple[Choice, ...]:
    """Every legal action, plays first. A number that would read as a tile of the hand is left out."""
    actions = view.actions()
    plays = [action for action in actions if isinstance(action, Play)]
    others = [action for action in actions if not isinstance(action, Play)]
    taken = {number for tile in tiles_in(view.hand) for number in _numbers_like(tile)}
    free = (number for number in range(1, 1000) if number not in taken)
    return tuple(Choice(number, action) for number, action in zip(free, [*plays, *others], strict=False))


def forced(view: View) -> Action | None:
    """The draw or pass that is all one can do, None if there is anything else."""
    actions = view.actions()
    return actions[0] if actions in ((DRAW,), (PASS,)) else None


def find(view: View, named: Named) -> Action | str:
    """The action meant by a tile, or one sentence why there is none or which of several it could be."""
    plays = [action for action in view.actions() if isinstance(action, Play) and action.tile == named.tile]
    plays = [play for play in plays if named.end in (None, play.end) and _turns(view.line, play, named.bend)]
    if not plays:
        return why_not(view, named)
    if len(plays) == 1 or _alike(view, plays):
        return plays[0]
    ways = listed([spell_action(play) for play in plays], "play-or")
    return say("play-several-ways", tile=sentences.name(named.tile), count=len(plays), ways=ways)


def why_not(view: View, named: Named) -> str:
    """Why this tile can't be laid, or not so: one sentence, or one for each end that shows a number of the tile."""
    line, tile = view.line, named.tile
    if not view.hand & tile.bit or not line.openers:
        return _reason(view, play_of(tile, named.end, named.bend))
    names = [named.end] if named.end else [end.name for end in line.ends if end is not None]
    matching = [end for name in names if (end := line.end(name)) is not None and end.number in (tile.low, tile.high)]
    if not matching:
        if named.end or not names:
            return _reason(view, play_of(tile, named.end, named.bend))
        return say("play-no-match", tile=sentences.name(tile), ends=numbers_at_ends(line))
    found: list[str] = []
    for end in matching:
        bends = (named.bend,) if named.bend else line.bends_of(tile, end)
        for bend in bends:
            play = play_of(tile, end.name, bend)
            refusal = view.why_not(play)
            if refusal and refusal.reason is Reason.BLOCKED_BY and len(bends) > 1:
                reason = say("play-blocked-way", ENGLISH, **_blocked(play, refusal))
            else:
                reason = sentences.why_not(view, play, refusal) if refusal else ""
            if reason and reason not in found:
                found.append(reason)
    return " ".join(found)


def numbers_at_ends(line: Line) -> str:
    """What each end shows, in words."""
    return listed([say("play-end-shows", end=end.name, number=end.number) for end in line.ends if end is not None])


def doing(line: Line, action: Action) -> str:
    """An action in words, as one may do it at this line: `6-4 at b, bending left`."""
    if not isinstance(action, Play):
        return say("play-do-draw" if action == DRAW else "play-do-pass")
    tile = sentences.name(action.tile)
    if action.end is None:
        parts = [say("play-do-lead", tile=tile)]
    else:
        parts = [say("play-do-lay", tile=tile, end=action.end)]
        parts += way(action.bend, line.meets(END_NAMES.index(action.end), action.bend))
    if line.rules.fives != "no" and (scored := fives(line, action)):
        parts.append(say("play-do-fives", points=scored))
    return ", ".join(parts)


def offered(view: View, action: Action) -> str:
    """A choice in words: as `doing`, but who could play is warned of what a draw takes away."""
    if action == DRAW and view.rules.free == "decline" and view.hand & view.line.accepts:
        return say("play-do-draw-instead")
    return doing(view.line, action)


def way(bend: Bend | None, met: str | None) -> list[str]:
    """How a tile lies: which way it bends, and whether it closes a ring."""
    parts = [say("play-way-" + bend.name.lower())] if bend else []
    return [*parts, say("play-way-ring", end=met)] if met else parts


def fives(line: Line, play: Play) -> int:
    """The points by fives that a play would score."""
    if play.end is None:
        after = line.led(play.tile)
    else:
        after = line.laid(play.tile, END_NAMES.index(play.end), play.bend)
    total = after.pips_at_ends()
    return total if total % 5 == 0 else 0


def _reason(view: View, play: Play) -> str:
    refusal = view.why_not(play)
    return sentences.why_not(view, play, refusal) if refusal else ""


def _blocked(play: Play, refusal: Refusal) -> dict[str, object]:
    """The facts of a double that does not fit one way."""
    other = sentences.name(refusal.tile) if refusal.tile else ""
    return {"tile": sentences.name(play.tile), "end": play.end, "way": way(play.bend, None)[0], "other": other}


def _turns(line: Line, play: Play, bend: Bend | None) -> bool:
    """Whether the play bends as was said, or nothing was said."""
    if bend is None or play.bend is bend:
        return True
    return play.end is None and line.led(play.tile).openers[0].bend is bend


def _alike(view: View, plays: Iterable[Play]) -> bool:
    """Whether it is all one which of these is made: straight tiles at ends that show the same number."""
    numbers = {end.number for play in plays if (end := view.line.end(play.end)) is not None}
    return not view.rules.curved and len(numbers) == 1


def _numbers_like(tile: Tile) -> tuple[int, ...]:
    """The numbers from 10 on that read as this tile, one way or the other."""
    if tile.high > 9:
        return ()
    return tuple(number for number in (10 * tile.high + tile.low, 10 * tile.low + tile.high) if number >= 10)
