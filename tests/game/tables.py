"""Tables for the tests of the rules: positions from a few words, what may be done there, and the shuffle once more."""

from __future__ import annotations

import hashlib
import re
from dataclasses import replace

from bendo.game import Deal, Event, Match, Position
from bendo.notation import parse_action, parse_position, parse_rules, spell_action, spell_tile

DIGITS = "0123456789ABC"


def tile_order(highest: int) -> list[str]:
    """The tiles of a set before they are shuffled: the high half from 0 up, within it the low half from 0 up."""
    return [DIGITS[high] + DIGITS[low] for high in range(highest + 1) for low in range(high + 1)]


def table_text(rules: str, line: str, hands: str, boneyard: str = "", state: str = "", memory: str = "-") -> str:
    """A position in notation. Tiles not named follow in the boneyard, or go to the hand that has a `*`.

    Turn, scores and, in All Five, the leader are 0 where `state` does not tell them.
    """
    played_by = parse_rules(rules)
    named = re.findall(f"[{DIGITS}]{{2}}", line + hands + boneyard)
    placed = {max(tile, tile[::-1], key=lambda text: DIGITS.index(text[0])) for tile in named}
    rest = "".join(tile for tile in tile_order(played_by.set) if tile not in placed)
    if "*" in hands:
        hands = hands.replace("*", rest)
    else:
        boneyard += rest
    parts = state.split(",") if state else []
    if "turn=" not in state:
        parts.append("turn=0")
    if "scores=" not in state:
        parts.append("scores=" + "/".join("0" * played_by.sides(hands.count("/") + 1)))
    if "leader=" not in state and played_by.starters:
        parts.append("leader=0")
    return f"{rules} {line} {hands} {boneyard or '-'} {','.join(parts)} {memory}"


def table(rules: str, line: str, hands: str, boneyard: str = "", state: str = "") -> Position:
    """The position that `table_text` spells."""
    return parse_position(table_text(rules, line, hands, boneyard, state))


def match_at(number: str, position: Position, round: int = 0) -> Match:
    """A match of this game number that stands at a position, which need not come from its deal."""
    begun = Match.begin(position.rules, position.players, number)
    return replace(begun, deal=replace(begun.deal, round=round), position=position)


def dealt_hands(deal: Deal) -> list[list[str]]:
    """The hands of a deal, spelled, in the order dealt."""
    return [[spell_tile(tile) for tile in hand] for hand in deal.hands]


def legal(position: Position) -> str:
    """The legal actions, spelled: draw and pass first, then plays by tile and end."""
    return " ".join(map(spell_action, position.actions()))


def why(position: Position, text: str) -> str | None:
    """The name of the reason why an action is refused, None if it is legal."""
    refusal = position.why_not(parse_action(text, position.line).action)
    return refusal.reason.name if refusal else None


def in_the_way(position: Position, text: str) -> str | None:
    """The tile that keeps this play from fitting, None if there is none."""
    refusal = position.why_not(parse_action(text, position.line).action)
    return spell_tile(refusal.tile) if refusal and refusal.tile else None


def happened(position: Position, text: str) -> tuple[Event, ...]:
    """What an action makes happen."""
    return position.play(parse_action(text, position.line).action).events


def after(position: Position, *texts: str) -> Position:
    """The position that these actions, one after the other, lead to."""
    for text in texts:
        position = position.play(parse_action(text, position.line).action).position
    return position


def fits(position: Position, name: str) -> str:
    """The bends that fit at an end, as letters."""
    end = position.line.end(name)
    assert end is not None
    return "".join(bend.value for bend in end.bends)


def shows(position: Position) -> dict[str, int]:
    """The numbers at the ends that there are."""
    return {end.name: end.number for end in position.line.ends if end is not None}


def shuffle(tiles: list[str], number: str, round: int, attempt: int | str) -> list[str]:
    """The shuffle of section 10 of the rules, written from its text alone."""
    tiles = list(tiles)
    words: list[int] = []
    block = 0
    for k in range(len(tiles) - 1, 0, -1):
        while True:
            if not words:
                digest = hashlib.sha256(f"bendo1:{number}:{round}:{attempt}:{block}".encode()).digest()
                words = [int.from_bytes(digest[i : i + 8], "big") for i in (0, 8, 16, 24)]
                block += 1
            word = words.pop(0)
            if word < (2**64 // (k + 1)) * (k + 1):
                break
        j = word % (k + 1)
        tiles[k], tiles[j] = tiles[j], tiles[k]
    return tiles
