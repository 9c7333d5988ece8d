"""Every known error as one line for a person. Whatever a command can't do ends here, and nowhere else."""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import TYPE_CHECKING

from bendo.cli.sentences import name, names
from bendo.game import Fault, InvalidNumber, InvalidRules, InvalidSetup, Problem, Rules, Setup
from bendo.notation import NotationError, expected_values, spell_value
from bendo.words import ENGLISH, say

if TYPE_CHECKING:
    from bendo.players import UnknownPlayer

LONGEST_VALUE = 72
"""Of a longer value only the beginning is repeated."""


class Stopped(Exception):
    """A command could not do what was asked: the one line that says why, and the exit status."""

    def __init__(self, line: str, status: int = 2) -> None:
        super().__init__(line)
        self.line, self.status = line, status


def shown(value: object) -> str:
    """A value that somebody gave, fit to stand in one line: cut short, and what can't be printed escaped."""
    text = str(value)
    if len(text) > LONGEST_VALUE:
        text = text[:LONGEST_VALUE] + "..."
    return printable(text)


def printable(text: str) -> str:
    """A text in which what can't be printed is escaped."""
    return "".join(c if c.isprintable() else c.encode("unicode_escape", "replace").decode("ascii") for c in text)


def listed(values: Iterable[object]) -> str:
    """Values one after the other."""
    return ", ".join(map(str, values))


def explain(error: Exception) -> str:
    """The line for an error: what was wrong, and what would be right."""
    from bendo.players import UnknownPlayer  # late: no other command needs the players

    match error:
        case Stopped(line=line):
            return line
        case NotationError(invalid=InvalidRules() as invalid):
            return explain(invalid)
        case NotationError(problem=problem, value=value, expected=expected):
            return say(f"notation-{problem}", value=shown(value), expected=listed(expected.split()))
        case InvalidRules(field=field, value=value, problem=problem):
            plain = isinstance(value, str | int) and not isinstance(value, bool)
            spelled = value if plain else spell_value(field, value)
            expected = listed(expected_values(field).split())
            return say(f"rules-{problem}", field=field, value=shown(spelled), expected=expected)
        case InvalidNumber(number=number):
            return say("invalid-number", value=shown(number))
        case UnknownPlayer():
            return _explain_player(error)
        case OSError():
            return say("machine", value=shown(error.strerror or error))
    return say("slip", value=shown(f"{type(error).__name__}: {error}"))


def _explain_player(error: UnknownPlayer) -> str:
    from bendo.players import GREATEST_WEIGHT, MOST_SLIPS, PLAYERS, Preferences

    if error.option is None:
        return say("unknown-player", value=shown(error.name), expected=listed(PLAYERS))
    option, _, value = error.option.partition("=")
    match error.problem:
        case "twice":
            return say("player-option-twice", name=option, player=shown(error.name))
        case "value" if option == "slips":
            return say("usage-whole", name=option, value=shown(value), low=0, high=MOST_SLIPS)
        case "value":
            return say("player-weight", name=option, value=shown(value), low=-GREATEST_WEIGHT, high=GREATEST_WEIGHT)
    expected = listed((*Preferences._fields, "slips"))
    return say("unknown-player-option", value=shown(error.option), player=shown(error.name), expected=expected)


def explain_setup(error: InvalidSetup, setup: Setup) -> str:
    """All that is wrong with what was to be a position, each fault in a sentence of its own."""
    sentences: list[str] = []
    told: set[Fault] = set()
    for problem in error.problems:
        fault = problem.fault
        if fault in (Fault.NOT_IN_SET, Fault.TWICE, Fault.MISSING):
            if fault not in told:  # all such tiles in one sentence
                tiles = [other.tile for other in error.problems if other.fault is fault and other.tile]
                sentences.append(say(_fault(fault), tiles=names(tiles), count=len(tiles)))
            told.add(fault)
        else:
            sentences.append(_explain_problem(problem, setup))
    return " ".join(sentences)


def _explain_problem(problem: Problem, setup: Setup) -> str:
    fault, tile, seat = problem.fault, problem.tile, problem.seat
    message = _fault(fault)
    facts: dict[str, object] = {"number": problem.number, "seat": seat}
    if tile:
        facts["tile"] = name(tile)
    match fault:
        case Fault.PLAYERS:
            facts["players"] = players_of(setup.rules)
        case Fault.COUNT:
            facts["size"] = setup.rules.tiles.size
        case Fault.HIDDEN if seat is not None:
            message += "-hand"
        case Fault.OPENER if tile is None:
            message = "fault-no-starters"
        case Fault.CANNOT_LIE if problem.refusal:
            other = problem.refusal.tile
            facts |= {"reason": problem.refusal.reason.name, "other": name(other) if other else ""}
        case Fault.DRAWN if tile is None:
            message += "-hidden" if setup.openers else "-before-lead"
        case Fault.MEMORY if seat is None:
            message += "-count"
            facts["players"] = len(setup.hands)
    return say(message, ENGLISH, **facts)


def _fault(fault: Fault) -> str:
    return "fault-" + fault.name.lower().replace("_", "-")


def players_of(rules: Rules) -> str:
    """How many can play by these rules."""
    return say("players", number=rules.players[0], last=rules.players[-1], several=len(rules.players) > 1)


def wants_traceback() -> bool:
    """Whether a fault of ours should show where it is."""
    return bool(os.environ.get("BENDO_TRACEBACK"))
