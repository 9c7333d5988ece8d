"""`bendo play`: a whole match in the terminal, by typed commands; through a pipe too.

`session` is the game as a value, without input or output; `screen` makes lines of it; `shell` reads, shows, saves and
runs the clock.
"""

from __future__ import annotations

from typing import Annotated, Final

from cyclopts import Parameter

from bendo.cli.arguments import RulesText
from bendo.cli.errors import Stopped, players_of, shown
from bendo.game import DEFAULT_SHEET, Rules, check_number
from bendo.notation import parse_rules
from bendo.words import say

_NUMBER_CHARACTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
_NUMBER_LENGTH: Final = 10


def run(
    *,
    rules: RulesText = DEFAULT_SHEET,
    seats: Annotated[str | None, Parameter(name="--seats")] = None,
    number: Annotated[str | None, Parameter(name="--number")] = None,
    new: Annotated[bool, Parameter(name="--new", negative=())] = False,
    full: Annotated[bool, Parameter(name="--full", negative=())] = False,
    record: Annotated[str | None, Parameter(name="--record")] = None,
) -> int:
    """Play a match: at a terminal go on with the one that was left, if that is wanted."""
    if record is not None:
        from bendo.cli.full import watch

        if not full:
            raise Stopped(say("full-record-alone", file=shown(record)))
        return watch(record)
    return play(parse_rules(rules), seats, number, new=new, full=full)


def play(
    rules: Rules, seats: str | None = None, number: str | None = None, *, new: bool = False, full: bool = False
) -> int:
    """Play a match by these rules; `number` None deals afresh. Raises Stopped, InvalidRules, InvalidNumber."""
    from bendo.cli.play.seats import default_seats, parse_seats
    from bendo.cli.play.session import begin, go_on
    from bendo.cli.play.shell import run as run_shell
    from bendo.cli.play.terminal import Screen

    sitters = default_seats(rules) if seats is None else parse_seats(seats)
    if len(sitters) not in rules.players:
        raise Stopped(say("play-seats-count", value=len(sitters), expected=players_of(rules)))
    rules.hand_size(len(sitters))
    number = fresh_number() if number is None else check_number(number)
    if full:
        from bendo.cli.full import play as play_full

        return play_full(rules, sitters, number, new=new)
    terminal, saves, saved = Screen(), None, None
    if terminal.interactive:
        from bendo.cli.play.offer import Leaving, offer
        from bendo.cli.play.saving import Saves, data_folder

        folder = data_folder()
        saves = Saves(folder) if folder else None
        try:
            saved = offer(terminal, saves) if saves and not new else None
        except (Leaving, KeyboardInterrupt):
            return 0
    first = go_on(saved) if saved else begin(rules, sitters, number, terminal.manner())
    run_shell(first, terminal, saves)
    return 0


def fresh_number() -> str:
    """A game number that nobody has thought of, short enough to be told to somebody else."""
    import secrets

    return "".join(secrets.choice(_NUMBER_CHARACTERS) for _ in range(_NUMBER_LENGTH))
