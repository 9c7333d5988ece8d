"""Commands and the terminal game: the only room that reads, prints and saves.

Exit statuses: 0 done, 1 the thing asked for does not hold, 2 wrong arguments or input that can't be read;
130 after Ctrl-C.
"""

from __future__ import annotations

import contextlib
import gc
import os
import sys
from collections.abc import Sequence

from bendo import __version__


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command that the arguments name, those of the process if not told, and give the exit status."""
    gc.set_threshold(100_000)  # a command makes many small values that stay, first of all its imports
    arguments = sys.argv[1:] if arguments is None else list(arguments)
    if sys.stdout is None:  # it was closed before we began
        sys.stdout = open(os.devnull, "w")  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(AttributeError, ValueError, OSError):
            stream.reconfigure(errors="backslashreplace")  # type: ignore[union-attr]
    try:
        return _run(arguments)
    except BrokenPipeError:  # whoever read the output has had enough
        return 0
    except KeyboardInterrupt:
        return 130
    finally:
        _let_go()


def _run(arguments: Sequence[str]) -> int:
    """Run the command. Whatever is wrong becomes one line on standard error."""
    if arguments[:1] == ["--version"]:
        print(__version__)
        return 0
    try:
        from bendo.cli.app import run

        status = run(arguments)
        if sys.stdout is not None:
            sys.stdout.flush()
        return status
    except BrokenPipeError:
        raise
    except Exception as error:
        from bendo.cli.errors import Stopped, explain, wants_traceback

        if wants_traceback():
            raise
        if sys.stderr is not None:
            print(explain(error), file=sys.stderr)
        return error.status if isinstance(error, Stopped) else 2


def _let_go() -> None:
    """Write what is left to be written; if nobody takes it, have Python not complain of that while it ends."""
    try:
        if sys.stdout is not None:
            sys.stdout.flush()
    except (OSError, ValueError):
        with contextlib.suppress(OSError, ValueError, AttributeError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
