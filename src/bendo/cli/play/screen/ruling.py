"""The rules in short, ours marked as such, and the commands there are."""

from __future__ import annotations

from collections.abc import Sequence

from bendo.cli.play.screen.said import GAP, Said, Tone
from bendo.cli.play.seats import EASIER, PLAIN, command, default_seats
from bendo.game import Rules, ruled_fields, rulings
from bendo.guide import fields
from bendo.notation import spell_rules
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
    for name in (name for name in _FIELDS if fields.matters(rules, name)):
        text = fields.sentence(rules, name)
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
    for typed, message in rows:
        lines.append(Said(f"  {typed:<{_ROW}}{say('play-help-' + message)}", indent=_ROW + 2))
    return [*lines, signs(rules, unicode=unicode), easier(rules)]


def easier(rules: Rules, opened: Sequence[str] = PLAIN) -> Said:
    """How to play by these rules against an easier Ben, `opened` being the command that opens the game."""
    return Said(say("play-easier", command=command(opened, rules, default_seats(rules, EASIER))), Tone.ASIDE)


_COMMANDS = (
    "draw",
    "pass",
    "hint",
    "undo",
    "hand",
    "board",
    "ends",
    "known",
    "log",
    "review",
    "score",
    "rules",
    "quit",
)


_FIELDS = (
    "draw",
    "free",
    "lead",
    "next",
    "doubles",
    "ring",
    "handedness",
    "arms",
    "arms_first",
    "fives",
    "five_round",
    "blocked",
    "tie",
    "teams",
    "reserve",
    "seconds",
    "show_drawn",
    "target",
)
"""The fields that are told if they matter, most asked for first; the hand is told apart, the set is seen."""
