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
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(AttributeError, ValueError, OSError):
            stream.reconfigure(errors="backslashreplace")  # type: ignore[union-attr]
    try:
        status = _run(arguments)
        if sys.stdout is not None:
            sys.stdout.flush()
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # whoever read the output has had enough
        _close_quietly()
        return 0
    return status


def _run(arguments: Sequence[str]) -> int:
    if arguments == ["--version"]:
        print(__version__)
        return 0
    from bendo.cli.app import run

    try:
        return run(arguments)
    except (BrokenPipeError, SystemExit):
        raise
    except Exception as error:
        from bendo.cli.errors import Stopped, explain, wants_traceback

        if wants_traceback():
            raise
        with contextlib.suppress(OSError):
            print(explain(error), file=sys.stderr)
        return error.status if isinstance(error, Stopped) else 2


def _close_quietly() -> None:
    """Let nothing more be written to standard output, so that Python does not complain while it ends."""
    with contextlib.suppress(OSError, ValueError, AttributeError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
