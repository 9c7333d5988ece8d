"""Positions and views as a line of six fields: rules, line, hands, boneyard, state, memory (docs/notation.md)."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Final

from bendo.game import (
    Bend,
    Bits,
    Group,
    Laid,
    Line,
    Memory,
    Pile,
    Points,
    Position,
    Rules,
    Seat,
    SeatMemory,
    Setup,
    SetupTile,
    View,
    bits_of,
    default_memory,
    plain_points,
    remember_nothing,
    tiles_in,
)
from bendo.notation.error import NotationError
from bendo.notation.rules import parse_rules, spell_rules
from bendo.notation.tiles import DIGITS, parse_number, parse_tiles, spell_set, spell_tiles

LONGEST: Final = 4096
"""No position is spelled with more characters than this."""

_LAID = re.compile(r"(?P<opener>\*)?(?P<first>[0-9A-C])(?P<second>[0-9A-C])(?P<bend>[LROI])?")
_PILE = re.compile(r"(?P<known>(?:[0-9A-C]{2})*)(?:\?(?P<hidden>[0-9]{1,2}))?")
_POINTS = re.compile(r"(?P<whole>[0-9]{1,6})(?::(?P<parts>[1-9][0-9]?))?")
_GROUP = re.compile(r"(?P<count>[0-9]{1,2})(?:!(?P<cannot>(?:[0-9A-C]{2})+))?")
_MIRRORED = {Bend.LEFT: Bend.RIGHT, Bend.RIGHT: Bend.LEFT}
_STATE_KEYS = ("turn", "drawn", "scores", "leader", "fives", "lead")


def spell_position(position: Position) -> str:
    """The position, all hidden tiles told: for the table alone, players get `spell_view`."""
    counts = tuple(hand.bit_count() for hand in position.hands)
    return " ".join(
        (
            spell_rules(position.rules),
            spell_line(position.line),
            "/".join(spell_set(hand) or "-" for hand in position.hands),
            spell_tiles(position.boneyard) or "-",
            _spell_state(position, spell_tiles(position.drawn)),
            _spell_memory(position.memory, remember_nothing(counts)),
        )
    )


def spell_view(view: View) -> str:
    """What a seat knows: known tiles are told, hidden ones counted. Whose view it is must be remembered beside it."""
    hands = [
        _spell_pile(spell_set(hand), count - hand.bit_count())
        for hand, count in zip(view.hands, view.counts, strict=True)
    ]
    drawn = _spell_pile(spell_tiles(view.drawn), view.drawn_hidden)
    boneyard = _spell_pile("", view.boneyard)
    if any("?" in pile for pile in (*hands, drawn, boneyard)):
        default = default_memory(view.seat, view.hands, view.counts, over=view.over)
    else:  # it reads as a position
        default = remember_nothing(view.counts)
    return " ".join(
        (
            spell_rules(view.rules),
            spell_line(view.line),
            "/".join(hands),
            boneyard,
            _spell_state(view, drawn),
            _spell_memory(view.memory, default),
        )
    )


def spell_line(line: Line) -> str:
    """The tiles from end `a` to end `b`, `*` before the opener; a spinner: the opener, then `|` and each arm."""
    if not line.openers:
        return "-"
    if len(line.arms) > 2 and len(line.openers) == 1:
        arms = ("".join(DIGITS[laid.inner] + DIGITS[laid.outer] for laid in arm) for arm in line.arms)
        return "|".join((DIGITS[line.openers[0].inner] + DIGITS[line.openers[0].outer], *arms))
    parts = []
    for i, opener in enumerate(line.openers):
        before = "".join(map(_spell_reversed, reversed(line.arms[2 * i])))
        after = "".join(map(_spell_laid, line.arms[2 * i + 1]))
        parts.append(f"{before}*{_spell_laid(opener)}{after}")
    return "+".join(parts)


def parse_setup(text: str) -> Setup:
    """What a text says is a position or a view. Raises NotationError for what can't be read.

    Whether it can be is found by `.position()` and `.view(seat)` of what is returned.
    """
    if len(text) > LONGEST:
        raise NotationError("position-long", text[:20], str(LONGEST))
    fields = text.split(" ")
    if len(fields) != 6:
        raise NotationError("position-fields", text, "6")
    rules = parse_rules(fields[0])
    openers, arms = _parse_line(fields[1], rules)
    hands = tuple(_parse_pile(part) for part in fields[2].split("/"))
    state = _parse_state(fields[4])
    turn = state.get("turn")
    if turn is None or "scores" not in state:
        raise NotationError("state-missing", fields[4], "turn=0,scores=0/0")
    return Setup(
        rules=rules,
        openers=openers,
        arms=arms,
        hands=hands,
        boneyard=_parse_pile(fields[3]),
        turn=_parse_seat(turn),
        drawn=_parse_pile(state["drawn"]) if "drawn" in state else Pile(()),
        scores=tuple(_parse_points(part) for part in state["scores"].split("/")),
        fives=tuple(_parse_whole(part) for part in state["fives"].split("/")) if "fives" in state else (),
        leader=_parse_seat(state["leader"]) if "leader" in state else None,
        free_lead=_parse_lead(state["lead"]) if "lead" in state else False,
        memory=None if fields[5] == "-" else tuple(_parse_seat_memory(part) for part in fields[5].split("/")),
    )


def parse_position(text: str) -> Position:
    """The position that a text spells. Raises NotationError, InvalidRules, InvalidSetup."""
    return parse_setup(text).position()


def parse_view(text: str, seat: Seat | None = None) -> View:
    """What a seat knows, the one whose turn it is if not told. Raises as `parse_position`."""
    return parse_setup(text).view(seat)


def spell_points(points: Points) -> str:
    """Points in a position: a fraction as `7:2`."""
    return f"{points.numerator}:{points.denominator}" if points.denominator > 1 else str(points.numerator)


def _spell_laid(laid: Laid) -> str:
    return DIGITS[laid.inner] + DIGITS[laid.outer] + (laid.bend.value if laid.bend else "")


def _spell_reversed(laid: Laid) -> str:
    """A tile of the arm at end `a`, seen walking toward the opener: left is right, but `O` and `I` are told outward."""
    bend = _MIRRORED.get(laid.bend, laid.bend) if laid.bend else None
    return DIGITS[laid.outer] + DIGITS[laid.inner] + (bend.value if bend else "")


def _spell_pile(known: str, hidden: int) -> str:
    return known + (f"?{hidden}" if hidden else "") or "-"


def _spell_state(state: Position | View, drawn: str) -> str:
    parts = [f"turn={state.turn}"]
    if drawn not in ("", "-"):
        parts.append(f"drawn={drawn}")
    parts.append("scores=" + "/".join(map(spell_points, state.scores)))
    if state.leader is not None:
        parts.append(f"leader={state.leader}")
    if any(state.fives):
        parts.append("fives=" + "/".join(map(str, state.fives)))
    if state.free_lead:
        parts.append("lead=any")
    return ",".join(parts)


def _spell_memory(memory: Memory, default: Memory) -> str:
    if memory == default:
        return "-"
    return "/".join(map(_spell_seat_memory, memory))


def _spell_seat_memory(memory: SeatMemory) -> str:
    parts = [f"={spell_set(memory.shown)}"] if memory.shown else []
    parts += [f"{count}!{_spell_cannot(cannot)}" if cannot else str(count) for count, cannot in memory.groups]
    return ",".join(parts) or "0"


def _spell_cannot(bits: Bits) -> str:
    return spell_tiles(tiles_in(bits))


def _parse_line(text: str, rules: Rules) -> tuple[tuple[SetupTile, ...], tuple[tuple[SetupTile, ...], ...]]:
    if text == "-":
        return (), ()
    if "|" in text:
        first, *arms = text.split("|")
        opener = _parse_laid(first, rules, stars=0)
        if len(opener) != 1:
            raise NotationError("spinner", first, "66|64|||")
        return (opener[0][0],), tuple(tuple(tile for tile, _ in _parse_laid(arm, rules, stars=0)) for arm in arms)
    openers, arms_found = [], []
    for part in text.split("+"):
        tiles = _parse_laid(part, rules, stars=1)
        at = next(i for i, (_, star) in enumerate(tiles) if star)
        openers.append(tiles[at][0])
        arms_found.append(tuple(_reversed(tile) for tile, _ in reversed(tiles[:at])))
        arms_found.append(tuple(tile for tile, _ in tiles[at + 1 :]))
    return tuple(openers), tuple(arms_found)


def _parse_laid(text: str, rules: Rules, stars: int) -> list[tuple[SetupTile, bool]]:
    """Tiles as walked, each with whether it is marked as the opener."""
    tiles = []
    at = 0
    while at < len(text):
        match = _LAID.match(text, at)
        if not match:
            raise NotationError("line-tile", text[at : at + 4], "64L" if rules.curved else "64")
        if bool(match["bend"]) != rules.curved:
            raise NotationError("line-curved" if rules.curved else "line-straight", match[0])
        bend = Bend(match["bend"]) if match["bend"] else None
        tiles.append(
            (SetupTile(parse_number(match["first"]), parse_number(match["second"]), bend), bool(match["opener"]))
        )
        at = match.end()
    if sum(star for _, star in tiles) != stars:
        raise NotationError("line-opener", text or "-", "*66" if stars else "66|64||")
    return tiles


def _reversed(tile: SetupTile) -> SetupTile:
    bend = _MIRRORED.get(tile.bend, tile.bend) if tile.bend else None
    return SetupTile(tile.outer, tile.inner, bend)


def _parse_pile(text: str) -> Pile:
    if text == "-":
        return Pile(())
    match = _PILE.fullmatch(text)
    if not match or not text:
        raise NotationError("pile", text, "6461?5")
    return Pile(parse_tiles(match["known"]), int(match["hidden"] or 0))


def _parse_state(text: str) -> dict[str, str]:
    state: dict[str, str] = {}
    for part in text.split(","):
        key, equals, value = part.partition("=")
        if key not in _STATE_KEYS or not equals:
            raise NotationError("state-key", part, " ".join(_STATE_KEYS))
        if key in state:
            raise NotationError("state-twice", key)
        state[key] = value
    return state


def _parse_seat(text: str) -> Seat:
    if text not in ("0", "1", "2", "3"):
        raise NotationError("seat", text, "0 1 2 3")
    return int(text)


def _parse_lead(text: str) -> bool:
    if text != "any":
        raise NotationError("lead", text, "any")
    return True


def _parse_whole(text: str) -> int:
    if not re.fullmatch(r"[0-9]{1,6}", text):
        raise NotationError("points", text, "35")
    return int(text)


def _parse_points(text: str) -> Points:
    match = _POINTS.fullmatch(text)
    if not match:
        raise NotationError("points", text, "35 7:2")
    return plain_points(Fraction(int(match["whole"]), int(match["parts"] or 1)))


def _parse_seat_memory(text: str) -> SeatMemory:
    if text == "0":
        return SeatMemory(0, ())
    shown: Bits = 0
    groups: list[Group] = []
    for i, part in enumerate(text.split(",")):
        if i == 0 and part.startswith("=") and len(part) > 1:
            shown = bits_of(parse_tiles(part[1:]))
            continue
        match = _GROUP.fullmatch(part)
        if not match:
            raise NotationError("memory", text, "=52,5!6655,2")
        groups.append(Group(int(match["count"]), bits_of(parse_tiles(match["cannot"] or ""))))
    return SeatMemory(shown, tuple(groups))
