"""Hints: what a player of the program would do with a view, and why, in sentences and as data.

Law: a hint depends on nothing but the view and the player's name. Chance in it is seeded by the spelling of the view.
"""

from __future__ import annotations

from typing import Any, Final

from bendo.cli import sentences
from bendo.cli.play.choices import doing
from bendo.cli.play.screen.names import Names, player_name
from bendo.game import Play, Seat, Tile, View
from bendo.notation import spell_action, spell_tile, spell_view
from bendo.players import Choice, Motive, distinct_plays, facts_of, player
from bendo.words import ENGLISH, say

ADVISER: Final = "ben"
"""Who is asked where nobody else is named."""


def hint(view: View, name: str = ADVISER) -> Choice:
    """What the player of that name would do in the seat's own turn. Raises UnknownPlayer."""
    return player(name, spell_view(view), view.seat).choose(view)


def chooses(view: View) -> bool:
    """Whether there is anything to decide: straight tiles at ends that show one number count once."""
    others = [action for action in view.actions() if not isinstance(action, Play)]
    return len(distinct_plays(view)) + len(others) > 1


def reasons(view: View, choice: Choice, names: Names, name: str = ADVISER) -> list[str]:
    """Why, a sentence for each motive; the reader is the one whose view it is, and `name` the player asked."""
    return [_reason(view, motive, names, player_name(name)) for motive in choice.reasons]


def told(view: View, choice: Choice, names: Names, name: str = ADVISER) -> str:
    """What the player of that name would do, and why."""
    message = "hint-would-lay" if isinstance(choice.action, Play) and choice.action.end else "hint-would"
    would = say(message, who=player_name(name), action=doing(view.line, choice.action))
    return " ".join([would, *reasons(view, choice, names, name)])


def json_hint(view: View, choice: Choice, names: Names, name: str = ADVISER) -> dict[str, Any]:
    """The same as data: the action, the motives with their facts, tiles spelled, and the text."""
    return {
        "action": spell_action(choice.action),
        "reasons": [_json_reason(motive) for motive in choice.reasons],
        "text": told(view, choice, names, name),
    }


def _reason(view: View, motive: Motive, names: Names, adviser: str) -> str:
    facts = facts_of(motive)
    opponents = _opponents(view)
    seat = facts.get("seat", opponents[0])
    assert isinstance(seat, int)
    several = len(opponents) > 1
    tiles = {fact: sentences.name(value) for fact, value in facts.items() if isinstance(value, Tile)}
    who = names.of(seat)
    more = {
        "who": say("hint-opponent", who=who) if who == adviser else who,
        "several": several,
        "all": several and bool(facts.get("all")),
        "bend": facts.get("bend", ""),
        "curved": view.rules.curved,
    }
    return say(f"hint-{motive.code}", ENGLISH, **facts | more | tiles)


def _json_reason(motive: Motive) -> dict[str, object]:
    facts = facts_of(motive)
    spelled = {fact: spell_tile(value) if isinstance(value, Tile) else value for fact, value in facts.items()}
    return {"code": motive.code, **spelled}


def _opponents(view: View) -> list[Seat]:
    """The seats of the other sides, the next to act first."""
    seats = [(view.seat + step) % view.players for step in range(1, view.players)]
    return [seat for seat in seats if view.rules.side(seat) != view.rules.side(view.seat)]
