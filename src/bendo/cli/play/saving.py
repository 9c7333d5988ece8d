"""The match that is not finished yet, kept in the user's data folder as a game record."""

from __future__ import annotations

import contextlib
import os
import tempfile
from pathlib import Path
from typing import Final

from bendo.cli.errors import Stopped
from bendo.cli.play.screen.manner import Manner
from bendo.cli.play.seats import parse_sitter
from bendo.cli.play.state import Session, Step
from bendo.notation.records.record import Record
from bendo.notation.records.replay import replay
from bendo.notation.records.text import LONGEST_RECORD, read_record, write_record

CURRENT: Final = "current.bdo"
PREVIOUS: Final = "previous.bdo"
"""A match that was not finished when another began."""
LAST: Final = "last.bdo"
"""The match that was finished last."""


class Unreadable(Exception):
    """What is saved can't be gone on with; nothing has been done with it yet."""


def data_folder() -> Path | None:
    """Where this user's matches are kept; None if the machine does not tell where such things belong."""
    given = os.environ.get("XDG_DATA_HOME", "")
    try:
        return (Path(given) if os.path.isabs(given) else Path.home() / ".local" / "share") / "bendo"
    except RuntimeError:  # there is no home
        return None


class Saves:
    """The saved match. A save that would overwrite another match moves that one to PREVIOUS."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._kept: Record | None = None
        self._loaded = b""
        self._held: bytes | None = None  # what the file holds if nobody else has written there

    @property
    def current(self) -> Path:
        """The file of the match that is not finished."""
        return self._folder / CURRENT

    def load(self, manner: Manner) -> Session | None:
        """The match to go on with, None if there is none. Raises Unreadable."""
        try:
            with self.current.open("rb") as file:
                found = file.read(LONGEST_RECORD + 1)
        except FileNotFoundError:
            return None
        except OSError as error:
            raise Unreadable from error
        try:
            self._loaded = found
            record = read_record(found)
            return session_of(record, manner) if record.unfinished else None
        except (ValueError, Stopped) as error:
            raise Unreadable from error

    def resume(self, session: Session) -> None:
        """Go on with the match that was loaded: the file is this one's from now on."""
        self._kept, self._held = session.record, self._loaded

    def keep(self, record: Record) -> None:
        """Save the match as it stands, whole or not at all. Raises OSError."""
        if record == self._kept:
            return
        self._folder.mkdir(parents=True, exist_ok=True)
        if not self._is_ours():
            self.current.replace(self._folder / PREVIOUS)
        handle, name = tempfile.mkstemp(dir=self._folder, suffix=".part")
        written = write_record(record).encode()
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(written)
                file.flush()
                os.fsync(file.fileno())
            os.replace(name, self.current)
        except BaseException:
            with contextlib.suppress(OSError):
                os.unlink(name)
            raise
        self._kept, self._held = record, written

    def _is_ours(self) -> bool:
        """Whether the file is not there or is as it was left from here: no match from before or from elsewhere."""
        try:
            return self.current.read_bytes() == self._held
        except FileNotFoundError:
            return True

    def finish(self) -> Path:
        """Put the match that has just been finished aside. Raises OSError."""
        return self.current.replace(self._folder / LAST)

    def put_aside(self) -> Path:
        """Keep what can't be read under a name of its own. Raises OSError."""
        number = 1
        while (aside := self._folder / f"unreadable-{number}.bdo").exists():
            number += 1
        return self.current.rename(aside)


def session_of(record: Record, manner: Manner) -> Session:
    """The session that a record is of. Raises ValueError or Stopped if it is none that can be gone on with."""
    sitters = tuple(map(parse_sitter, record.names))
    if record.ended or not any(sitter.person for sitter in sitters):
        raise ValueError("nobody at this terminal plays there")
    replayed = replay(record)
    match = replayed.match
    if match.position.over and not replayed.closed:
        record = record.with_result(match)
    steps = tuple(Step(step.before, step.action, step.events) for step in replayed.trail if step.action)
    return Session(sitters=sitters, match=match, record=record, manner=manner, steps=steps)
