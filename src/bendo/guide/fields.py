"""The fields of rules in words: which of them matter, and what they say."""

from __future__ import annotations

from bendo.game import UNLIMITED, Rules
from bendo.notation import spell_value
from bendo.words import ENGLISH, say


def matters(rules: Rules, name: str) -> bool:
    """Whether a player of these rules has to know of this field."""
    match name:
        case "draw":
            return not (0 < rules.draw < UNLIMITED and rules.free == "any")  # then the limit means nothing
        case "free":
            return rules.draw > 0
        case "doubles" | "ring" | "handedness":
            return rules.curved
        case "arms":
            return not rules.curved
        case "arms_first":
            return rules.arms_first or rules.arms > 2
        case "blocked" | "tie":
            return rules.fives != "four" or rules.five_round == "out"
        case "fives" | "reserve" | "seconds" | "teams":
            return getattr(rules, name) not in ("no", 0, False)
        case "five_round":
            return rules.fives == "four"
        case "show_drawn":
            return rules.draw > 0
    return True


def sentence(rules: Rules, name: str, locale: str = ENGLISH) -> str:
    """What a field says here, in a sentence."""
    value = getattr(rules, name)
    facts: dict[str, object] = {"value": value if isinstance(value, int) else spell_value(name, value)}
    message = f"rule-{name.replace('_', '-')}"
    match name:
        case "set":
            facts["size"] = rules.tiles.size
        case "hand":
            two, three, four = rules.hand
            if rules.players == (2,):
                facts["players"] = "two"
            elif rules.players == (4,):
                facts["players"] = "four"
            else:
                facts["players"] = "same" if two == three == four else "each"
            facts |= {"two": two, "three": three, "four": four}
        case "lead" | "next" if rules.starters:
            message += "-turn"
    return say(message, locale, **facts)
