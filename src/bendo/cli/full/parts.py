"""Rows of parts: what stands on the screen as a value, each part with its look and with what a click on it does."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple, TypeAlias

from rich.cells import cell_len

from bendo.cli.play.screen.said import Said, Tone
from bendo.cli.play.terminal import folded


class Part(NamedTuple):
    """A piece of text, the name of its look, and the command that a click on it gives, if any."""

    text: str
    look: str = ""
    does: str = ""


Row: TypeAlias = tuple[Part, ...]
Rows: TypeAlias = tuple[Row, ...]

GAP: Row = (Part(""),)


def width_of(row: Row) -> int:
    """How many columns a row takes."""
    return sum(cell_len(part.text) for part in row)


def at(rows: Rows, x: int, y: int) -> str:
    """The command of what stands at this place, empty if there is none."""
    if not (0 <= y < len(rows) and x >= 0):
        return ""
    for part in rows[y]:
        x -= cell_len(part.text)
        if x < 0:
            return part.does
    return ""


def place(rows: Rows, does: str) -> tuple[int, int] | None:
    """A place at which a click gives this command, None if there is none."""
    for y, row in enumerate(rows):
        x = 0
        for part in row:
            if part.does == does and part.text:
                return x + cell_len(part.text) // 2, y
            x += cell_len(part.text)
    return None


def flow(parts: Iterable[Part], width: int, between: int = 2) -> Rows:
    """The parts side by side, as many in a row as there is room for."""
    rows: list[list[Part]] = []
    used = 0
    for part in parts:
        size = cell_len(part.text)
        if rows and used + between + size <= width:
            rows[-1] += [Part(" " * between), part]
            used += between + size
        else:
            rows.append([part])
            used = size
    return tuple(map(tuple, rows))


def columns(parts: Sequence[Part], width: int, between: int = 3) -> Rows:
    """The parts in columns of equal width, read row by row."""
    widest = max((cell_len(part.text) for part in parts), default=0)
    return flow(
        [part._replace(text=part.text + " " * (widest - cell_len(part.text))) for part in parts], width, between
    )


def said(lines: Iterable[Said], width: int) -> Rows:
    """Lines folded to a width, each looking as its tone asks; no picture, and never two gaps in a row."""
    rows: list[Row] = []
    for line in lines:
        if line.tone is Tone.PICTURE:
            continue
        for text in folded(line, width):
            if text or (rows and rows[-1] != GAP):
                rows.append((Part(text, line.tone.value),) if text else GAP)
    while rows and rows[-1] == GAP:
        rows.pop()
    return tuple(rows)
