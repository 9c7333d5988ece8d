"""The commands there are, how their arguments are read, and what is said of arguments that can't be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from cyclopts import App, CycloptsError
from cyclopts.exceptions import (
    CoercionError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownOptionError,
)

from bendo.cli.errors import Stopped, listed, shown
from bendo.words import say

COMMANDS: Final = {
    "play": "bendo.cli.play:run",
    "rules": "bendo.cli.commands.rules:run",
    "deal": "bendo.cli.commands.deal:run",
    "show": "bendo.cli.commands.show:run",
    "why": "bendo.cli.commands.why:run",
    "hint": "bendo.cli.commands.hint:run",
    "replay": "bendo.cli.commands.replay:run",
    "check": "bendo.cli.commands.check:run",
    "simulate": "bendo.cli.commands.simulate:run",
    "arena": "bendo.cli.commands.arena:run",
    "perft": "bendo.cli.commands.perft:run",
    "bench": "bendo.cli.commands.bench:run",
    "serve": "bendo.cli.commands.serve:run",
}
"""Where each command stands; it is imported only when it is asked for."""

EXAMPLES: Final = {
    "--rules": "--rules blue-orange",
    "--players": "--players 2",
    "--number": "--number 2007",
    "--round": "--round 0",
    "--depth": "--depth 4",
    "--seats": "--seats ben,ben:easy",
    "--seat": "--seat 0",
    "--at": "--at 12",
    "--player": "--player ben",
    "--matches": "--matches 10",
    "--games": "--games 100",
    "--jobs": "--jobs 2",
    "--cluster": "--cluster local",
    "--results": "--results results.jsonl",
    "--record": "--record match.bdo",
    "--commit": "--commit HEX",
    "--position": '--position "..."',
    "--svg": "--svg table.svg",
    "--png": "--png table.png",
    "--gif": "--gif match.gif",
    "--palette": "--palette night",
    "--faces": "--faces numerals",
    "--ms": "--ms 200",
    "--host": "--host 127.0.0.1",
    "--port": "--port 8000",
    "--data": "--data FOLDER",
    "--database": "--database postgresql://user@host/name",
    "--origin": "--origin https://example.org",
    "--workers": "--workers 1",
    "--idle": "--idle 60",
    "ACTION": "64a",
    "FILE": "match.bdo",
}
"""What to write for each argument that needs a value."""


def build() -> App:
    """The commands, none of them imported yet."""
    app = App(name="bendo", help_flags=(), version_flags=())
    for name, place in COMMANDS.items():
        app.command(place, name=name)
    return app


def run(arguments: Sequence[str]) -> int:
    """Run the command that the arguments name and give its exit status. Raises what commands raise, and Stopped."""
    if not arguments or arguments[0] in ("--help", "-h", "help"):
        print(say("help"))
        return 0
    command = arguments[0]
    if command in COMMANDS and any(argument in ("--help", "-h") for argument in arguments[1:]):
        print(say(f"help-{command}"))
        return 0
    if command not in COMMANDS:
        raise Stopped(say("usage-no-command", value=shown(command), expected=listed(COMMANDS)))
    app = build()
    try:
        status = app(
            _joined(arguments),
            exit_on_error=False,
            print_error=False,
            result_action="return_value",
        )
    except CycloptsError as error:
        raise Stopped(_explain(app, command, error)) from None
    return cast(int, status)


def _joined(arguments: Sequence[str]) -> list[str]:
    """The arguments, a game number that begins with `-` joined to its option so that it is not taken for one itself."""
    joined: list[str] = []
    for argument in arguments:
        if joined and joined[-1] == "--number" and argument.startswith("-") and not argument.startswith("--"):
            joined[-1] += f"={argument}"
        else:
            joined.append(argument)
    return joined


def _explain(app: App, command: str, error: CycloptsError) -> str:
    """The line for arguments that the command does not take."""
    name = error.argument.name if error.argument else ""
    token = getattr(error, "token", None)
    unused = (error.unused_tokens or [""])[0]
    match error:
        case MissingArgumentError(keyword=str()):
            return say("usage-no-value", name=name, example=EXAMPLES[name])
        case MissingArgumentError():
            return say("usage-missing", name=name, example=EXAMPLES[name])
        case RepeatArgumentError():
            return say("usage-repeated", name=error.token.keyword)
        case UnknownOptionError():
            options = listed(sorted(_options(app, command)))
            return say("usage-no-option", value=shown(error.token.keyword or error.token.value), expected=options)
        case CoercionError():
            return say("usage-flag", name=name, value=shown(error.token.value if error.token else ""))
    return say("usage-too-much", value=shown(token or unused))


def _options(app: App, command: str) -> set[str]:
    """The options that a command has."""
    collection = app[command].assemble_argument_collection()
    return {name for argument in collection for name in argument.names if name.startswith("--")}
