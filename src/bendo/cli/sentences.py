"""Facts of the game as sentences: which message says it, and what that message must be told."""

from __future__ import annotations

from collections.abc import Iterable

from bendo.game import (
    END_NAMES,
    Action,
    Draw,
    Line,
    Play,
    Points,
    Position,
    Reason,
    Refusal,
    Rules,
    Tile,
    View,
    play_of,
    tiles_in,
)
from bendo.guide.lines import name as name  # it is one of these words too
from bendo.notation import spell_action
from bendo.words import ENGLISH, say


def names(tiles: Iterable[Tile]) -> str:
    """Tiles as they are read, one after the other."""
    return ", ".join(map(name, tiles))


def points(number: Points) -> str:
    """Points as they are read: `12`, `7/2`."""
    return str(number)


def ends_of(line: Line) -> str:
    """The names of the ends that the line has."""
    return ", ".join(end.name for end in line.ends if end is not None)


def why_not(turn: Position | View, action: Action, refusal: Refusal, *, you: bool = True) -> str:
    """Why this action was refused to the seat whose turn it is, in one sentence; `you` if the reader sits there."""
    message = "reason-" + refusal.reason.name.lower().replace("_", "-")
    facts: dict[str, object] = {"you": you, "seat": turn.turn}
    if refusal.reason is Reason.MUST_LEAD:
        more = "-any" if turn.free_lead else "" if turn.leads else "-hidden"
        return say(message + more, ENGLISH, **facts, tile=names(tiles_in(turn.leads)))
    if not isinstance(action, Play):
        return say(message, ENGLISH, **facts, action="draw" if isinstance(action, Draw) else "pass")
    tile, end = action.tile, turn.line.end(action.end)
    facts |= {"tile": name(tile), "end": action.end or ""}
    match refusal.reason:
        case Reason.NO_SUCH_END:
            facts |= {"ends": ends_of(turn.line), "spelling": spell_action(play_of(tile))}
            if not turn.line.openers:
                message += "-lead"
            elif not facts["ends"]:
                message += "-none"
            elif action.end is None:
                message += "-unnamed"
        case Reason.NO_MATCH:
            facts["number"] = end.number if end else -1
        case Reason.WRONG_BEND:
            more, told = _wrong_bend(turn, action)
            message, facts = message + more, facts | told
        case Reason.BLOCKED_BY:
            facts["other"] = name(refusal.tile) if refusal.tile else ""
        case Reason.RING_MISMATCH if end is not None:
            met = turn.line.meets(END_NAMES.index(end.name), action.bend)
            other = turn.line.end(met)
            facts |= {"met": met, "outer": tile.other(end.number), "shown": other.number if other else -1}
        case Reason.ONLY_DRAWN_TILE:
            facts["drawn"] = names(turn.drawn[-1:])
            message += "" if turn.drawn else "-hidden"
    return say(message, ENGLISH, **facts)


def _wrong_bend(turn: Position | View, play: Play) -> tuple[str, dict[str, object]]:
    """Which variant says what is wrong with a bend, and its facts."""
    line, tile, end = turn.line, play.tile, turn.line.end(play.end)
    if end is None:
        return "-lead", {"spelling": spell_action(play_of(tile))}
    if not line.rules.curved:
        return "-straight", {"spelling": spell_action(play_of(tile, end.name))}
    bends = line.bends_of(tile, end)
    if tile.is_double:
        first, second = (spell_action(play_of(tile, end.name, bend)) for bend in bends)
        return "-double", {"first": first, "second": second}
    return "", {"bend": bends[0].value if bends[0] else ""}


def side_name(rules: Rules, side: int) -> str:
    """A side of the score as it is read: a seat, or in team games a team."""
    return say("side-team" if rules.teams else "side-seat", number=side)


def can(action: Action) -> str:
    """That this action is legal, in one sentence."""
    if isinstance(action, Play):
        return say("why-play" if action.end else "why-lead", tile=name(action.tile), end=action.end)
    return say("why-draw" if isinstance(action, Draw) else "why-pass")
