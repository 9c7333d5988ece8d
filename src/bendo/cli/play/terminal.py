"""The terminal, or the pipe in its place: reading lines with a clock beside it, and showing what is said."""

from __future__ import annotations

import contextlib
import os
import select
import shutil
import sys
import textwrap
import time
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, Protocol

from bendo.cli.errors import shown
from bendo.cli.output import writes_unicode
from bendo.cli.play.screen.manner import Manner
from bendo.cli.play.screen.said import JOINED, Said, Tone

if TYPE_CHECKING:
    from rich.console import Console

WIDEST: Final = 100
NARROWEST: Final = 40
LOWEST_PICTURE: Final = 8
HIGHEST_PICTURE: Final = 16
BESIDE_PICTURE: Final = 16
"""The lines of a turn beside the picture: news, ends, counts, hand, choices."""
_USUAL: Final = (100, 32)

LONGEST_LINE: Final = 4096
"""Of a longer line, in bytes, the rest is not kept: it can mean nothing."""

_STYLES: Final = {
    Tone.PLAIN: "",
    Tone.HEADING: "bold",
    Tone.NEWS: "cyan",
    Tone.PICTURE: "",
    Tone.CHOICE: "",
    Tone.ASIDE: "dim",
    Tone.REFUSED: "yellow",
    Tone.SCORE: "green",
}
_CHOICE_NUMBER = r"(?<![^ ])\d+(?=  \S)"


class TimeUp(Exception):
    """The time to type a line has run out."""


class Terminal(Protocol):
    """What the game needs of a terminal."""

    @property
    def interactive(self) -> bool:
        """Whether a person sits there, who can be asked and waited for."""

    def manner(self) -> Manner:
        """How to speak to whoever reads, as the terminal is now."""

    def show(self, lines: Iterable[Said], *, clear: bool = False) -> None:
        """Show lines; `clear`: first take away whatever was there."""

    def ask(self, prompt: str, seconds: float | None = None) -> str | None:
        """The next line typed, None at the end of input. Raises TimeUp after so many seconds."""

    def now(self) -> float:
        """The time in seconds, from any beginning."""


class Lines:
    """Lines read from a file descriptor, so that a clock can run while nothing is typed."""

    def __init__(self, descriptor: int) -> None:
        self._descriptor = descriptor
        self._kept = b""
        self._ended = False

    def next(self, seconds: float | None = None) -> str | None:
        """The next line without its end; None when there is none. Raises TimeUp."""
        deadline = None if seconds is None else time.monotonic() + seconds
        line = b""
        while True:
            piece, end, rest = self._kept.partition(b"\n")
            line = (line + piece)[:LONGEST_LINE]
            self._kept = rest
            if end:
                break
            if self._ended:
                if not line:
                    return None
                break
            self._wait(deadline)
            self._kept = self._read()
        return line.removesuffix(b"\r").decode("utf-8", "replace")

    def forget(self) -> None:
        """Drop what was typed so far of a line that came too late."""
        self._kept = b""
        with contextlib.suppress(ImportError, OSError):
            import termios

            termios.tcflush(self._descriptor, termios.TCIFLUSH)

    def _wait(self, deadline: float | None) -> None:
        if deadline is None:
            return
        ready, _, _ = select.select([self._descriptor], [], [], max(0.0, deadline - time.monotonic()))
        if not ready:
            raise TimeUp

    def _read(self) -> bytes:
        try:
            found = os.read(self._descriptor, 65536)
        except OSError:  # the terminal is gone
            found = b""
        self._ended = not found
        return found


class Screen:
    """Standard input and output."""

    def __init__(self) -> None:
        self._lines: Lines | None = None
        self._interactive = False
        with contextlib.suppress(AttributeError, ValueError, OSError):  # closed, or no real file
            self._lines = Lines(sys.stdin.fileno())
            self._interactive = sys.stdin.isatty()
        self._console = _console()

    @property
    def interactive(self) -> bool:
        """Whether a person sits at standard input."""
        return self._interactive

    def manner(self) -> Manner:
        """As wide as the terminal is, up to 100 columns; beyond ASCII if its encoding has what pictures need."""
        columns, rows = shutil.get_terminal_size(_USUAL)
        return Manner(
            width=max(NARROWEST, min(WIDEST, columns)),
            height=max(LOWEST_PICTURE, min(HIGHEST_PICTURE, rows - BESIDE_PICTURE)),
            unicode=writes_unicode(),
            pauses=self.interactive,
            clock=self.interactive,
        )

    def show(self, lines: Iterable[Said], *, clear: bool = False) -> None:
        """Print lines, folded to the width; to clear where nobody sits means nothing."""
        if clear and self.interactive:
            self._clear()
        width = self.manner().width
        for said in lines:
            for text in folded(said, width):
                self._print(text, said.tone)
        sys.stdout.flush()

    def ask(self, prompt: str, seconds: float | None = None) -> str | None:
        """Print the prompt and read a line; where nobody sees what comes in, it is told behind the prompt."""
        if self._lines is None:
            return None
        sys.stdout.write(prompt + " ")
        sys.stdout.flush()
        try:
            text = self._lines.next(seconds)
        except TimeUp:
            self._lines.forget()
            sys.stdout.write("\n")
            raise
        if not self.interactive:
            sys.stdout.write(shown(text or "") + "\n")
        elif text is None:
            sys.stdout.write("\n")
        return text

    def now(self) -> float:
        """Seconds of a clock that only goes on."""
        return time.monotonic()

    def _print(self, text: str, tone: Tone) -> None:
        if self._console is None or not text:
            sys.stdout.write(text + "\n")
            return
        from rich.text import Text

        line = Text(text, style=_STYLES[tone])
        if tone is Tone.CHOICE:
            line.highlight_regex(_CHOICE_NUMBER, "bold cyan")
        self._console.print(line, soft_wrap=True)

    def _clear(self) -> None:
        """Take everything off the screen, what has scrolled away included."""
        if sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb":
            sys.stdout.write("\x1b[H\x1b[2J\x1b[3J")
        else:
            sys.stdout.write("\n" * shutil.get_terminal_size(_USUAL).lines)


def folded(said: Said, width: int) -> list[str]:
    """The lines that something said takes on a screen so wide; a picture is never folded."""
    if said.tone is Tone.PICTURE or len(said.text) <= width:
        return [said.text.replace(JOINED, " ")]
    lines = textwrap.wrap(said.text, width, subsequent_indent=" " * said.indent, break_on_hyphens=False)
    return [line.replace(JOINED, " ") for line in lines]


def _console() -> Console | None:
    """Colours, where standard output is a terminal that has them and nobody has asked for none."""
    if not sys.stdout.isatty() or os.environ.get("NO_COLOR") or os.environ.get("TERM", "dumb") == "dumb":
        return None
    from rich.console import Console

    return Console(file=sys.stdout, highlight=False, markup=False, emoji=False)
