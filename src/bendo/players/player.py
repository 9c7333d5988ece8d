"""What a player is: it gets a View and says what to do, with its reasons as facts."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from bendo.game import END_NAMES, Action, Play, Tile, View, tile_of


class Motive(NamedTuple):
    """One reason for a choice: a code, and the facts with which words are made of it for the reader."""

    code: str
    facts: tuple[tuple[str, int | str], ...] = ()

    @classmethod
    def of(cls, code: str, **facts: int | str) -> Motive:
        """The motive with these facts."""
        return cls(code, tuple(facts.items()))


def facts_of(motive: Motive) -> dict[str, int | str | Tile]:
    """The facts of a motive by name; where one tells both numbers of a tile, `x_low` and `x_high`, the tile `x`."""
    numbers = dict(motive.facts)
    facts: dict[str, int | str | Tile] = {}
    for name, fact in numbers.items():
        if name.endswith("_high"):
            continue
        tile = name.removesuffix("_low")
        facts[tile] = fact if tile == name else tile_of(int(fact), int(numbers[f"{tile}_high"]))
    return facts


class Choice(NamedTuple):
    """What a player would do, and why, the weightiest reason first."""

    action: Action
    reasons: tuple[Motive, ...] = ()


class Player(Protocol):
    """One who can choose for a seat. Players are built with a seed, so the same views give the same choices."""

    def choose(self, view: View) -> Choice:
        """The choice in the seat's own turn; `view.actions()` are the legal actions."""


def distinct_plays(view: View) -> tuple[Play, ...]:
    """The legal plays by end, tile and bend, the order in which chance picks among equals.

    On straight sheets the same tile at ends that show one number counts once, at the first of them.
    """
    plays = [action for action in view.actions() if isinstance(action, Play)]
    if len(plays) > 1 and view.line.openers:
        plays.sort(key=_order)
        if not view.rules.curved:
            numbers = {end.name: end.number for end in view.line.ends if end}
            found: dict[tuple[int, int], Play] = {}
            for play in plays:
                assert play.end is not None
                found.setdefault((play.tile.id, numbers[play.end]), play)
            return tuple(found.values())
    return tuple(plays)


def _order(play: Play) -> tuple[int, int, str]:
    end = END_NAMES.index(play.end) if play.end else -1
    return end, play.tile.id, play.bend.value if play.bend else ""
