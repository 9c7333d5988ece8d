"""The rules in short, ours marked as such, and the commands there are."""

from __future__ import annotations

from bendo.cli.play.screen.said import GAP, Said, Tone
from bendo.game import UNLIMITED, Rules, ruled_fields, rulings
from bendo.notation import spell_rules, spell_value
from bendo.render.symbols import symbols
from bendo.words import ENGLISH, say

_ROW = 13
"""The width of the column in which commands stand."""


def rules(rules: Rules, players: int) -> list[Said]:
    """The rules that matter in this match, a sentence for each, and our rulings at the end."""
    lines = [
        Said(say("play-rules-title", title=say(f"sheet-{rules.sheet}"), spelling=spell_rules(rules)), Tone.HEADING),
        Said(say(f"about-{rules.sheet}"), indent=2),
        Said("  " + say("play-rules-hand", count=rules.hand_size(players)), indent=2),
    ]
    ruled = ruled_fields(rules)
    for name in _fields(rules):
        text = say(_message(rules, name), value=_value(rules, name))
        lines.append(Said("  " + (say("play-rules-ruled", text=text) if name in ruled else text), indent=2))
    lines += [GAP, Said(say("play-rules-rulings"))]
    codes = [f"ruled-{name.replace('_', '-')}" for name in ruled] + [f"ruling-{code}" for code in rulings(rules)]
    return [*lines, *(Said("  " + say(code), indent=2) for code in codes)]


def signs(rules: Rules, *, unicode: bool) -> Said:
    """What the signs in the picture mean."""
    if not rules.curved:
        message = "play-signs-arms" if rules.arms_first else "play-signs-straight"
    else:
        message = "play-signs-crosswise" if rules.doubles == "crosswise" else "play-signs-curved"
    use = symbols(unicode)
    ways = {"left": use.left, "right": use.right, "outward": use.outward, "inward": use.inward, "meets": use.meets}
    text = say(message, ENGLISH, first=use.opener, last=use.last, dead=use.dead, held=use.held, **ways)
    return Said(text + " " + say("play-signs-letters") if rules.set > 9 else text)


def help(rules: Rules, *, unicode: bool) -> list[Said]:
    """The commands, each with what it does."""
    rows = [("64a", "lay")]
    if rules.doubles == "crosswise":
        rows.append(("66bO", "across"))
    elif rules.curved:
        rows.append(("66bL", "double"))
    rows += [(name, name) for name in _COMMANDS if rules.draw or name != "draw"]
    lines = [Said(say("play-help-first"))]
    for command, message in rows:
        lines.append(Said(f"  {command:<{_ROW}}{say('play-help-' + message)}", indent=_ROW + 2))
    return [*lines, signs(rules, unicode=unicode)]


_COMMANDS = ("draw", "pass", "hint", "undo", "hand", "board", "ends", "known", "log", "score", "rules", "quit")


def _fields(rules: Rules) -> list[str]:
    """The fields that a player of these rules has to know of, most asked for first."""
    fields = ["draw"] if rules.draw in (0, UNLIMITED) or rules.free != "any" else []
    fields += ["free"] if rules.draw else []
    fields += ["lead", "next"]
    fields += ["doubles", "ring", "handedness"] if rules.curved else []
    fields += ["arms"] if rules.arms > 2 else []
    fields += ["arms_first"] if rules.arms_first else []
    fields += ["fives"] if rules.fives != "no" else []
    fields += ["five_round"] if rules.fives == "four" else ["blocked", "tie"]
    others = ("teams", "reserve", "seconds")
    fields += [name for name in others if getattr(rules, name)]
    fields += ["show_drawn"] if rules.show_drawn != "no" else []
    return [*fields, "target"]


def _message(rules: Rules, name: str) -> str:
    turn = "-turn" if name in ("lead", "next") and rules.starters else ""
    return f"rule-{name.replace('_', '-')}{turn}"


def _value(rules: Rules, name: str) -> int | str:
    value = getattr(rules, name)
    return value if isinstance(value, int) else spell_value(name, value)
