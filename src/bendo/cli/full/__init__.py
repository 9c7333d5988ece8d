"""`bendo play --full`: the terminal game on the whole screen, with Textual, over the session of plain mode.

`control` is the game as a state machine, `panes` makes rows of it; only `widgets`, `game`, `watching` and `app`
know Textual, and it is imported only when the screen is opened.
"""

from __future__ import annotations

import importlib.util
import os
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

from bendo.cli.errors import Stopped, shown
from bendo.words import say

if TYPE_CHECKING:
    from bendo.cli.full.app import FullScreen
    from bendo.cli.play.seats import Sitter
    from bendo.game import Rules


def check() -> None:
    """Raises Stopped if there is no terminal, or if the extra is missing."""
    if not (_is_terminal(sys.stdin) and _is_terminal(sys.stdout)) or os.environ.get("TERM", "dumb") == "dumb":
        raise Stopped(say("full-no-terminal"))
    if importlib.util.find_spec("textual") is None:
        raise Stopped(say("picture-needs", name="--full", extra="tui"))


def play(rules: Rules, sitters: tuple[Sitter, ...], number: str, *, new: bool) -> int:
    """Play on the whole screen; matches are saved, and offered again, as in plain mode. Raises Stopped."""
    check()
    from bendo.cli.full.app import FullScreen
    from bendo.cli.full.control import Seating
    from bendo.cli.full.desk import Desk
    from bendo.cli.play import fresh_number
    from bendo.cli.play.saving import Saves, data_folder

    folder = data_folder()
    saves = Saves(folder) if folder else None
    seating = Seating(rules, sitters, number, fresh_number, saves, offering=not new)
    return _open(FullScreen(Desk(time.monotonic, unicode=_unicode()), seating=seating))


def watch(file: str) -> int:
    """Walk through the record in a file on the whole screen. Raises Stopped."""
    check()
    from bendo.cli.full.app import FullScreen
    from bendo.cli.full.desk import Desk
    from bendo.cli.records import fault_line, file_bytes
    from bendo.cli.walk import walk
    from bendo.notation.records import RecordError, ReplayError, read_record

    try:
        found = walk(read_record(file_bytes(file)))
    except (RecordError, ReplayError) as error:
        raise Stopped(fault_line(error), 1 if isinstance(error, ReplayError) else 2) from None
    if not found.moments:
        raise Stopped(say("replay-empty", file=shown(file)))
    desk = Desk(time.monotonic, unicode=_unicode())
    return _open(FullScreen(desk, walk=found, title=shown(Path(file).name)))


def _open(app: FullScreen) -> int:
    from bendo.cli.play.terminal import Screen

    lines = app.run()
    Screen().show(lines or ())
    return app.return_code or 0


def _unicode() -> bool:
    """Whether the terminal shows more than ASCII."""
    from bendo.cli.play.terminal import Screen

    return Screen().manner().unicode


def _is_terminal(stream: object) -> bool:
    try:
        return bool(getattr(stream, "isatty", bool)())
    except ValueError:  # it is closed
        return False
