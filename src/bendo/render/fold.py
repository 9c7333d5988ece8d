"""Rows of text no wider than they may be."""

from __future__ import annotations

from collections.abc import Sequence


def fold(parts: Sequence[str], width: int, *, between: str = "", first: str = "", onward: str = "") -> tuple[str, ...]:
    """The parts side by side, as many in a row as fit; a part is never broken, so it must fit itself.

    The first row begins with `first`, the others with as many spaces. `onward` stands where a row breaks off, and where
    the next one takes it up.
    """
    if not parts:
        return ()
    breaking, resuming = (f" {onward}", f"{onward} ") if onward else ("", "")
    rows: list[str] = []
    row = first + parts[0]
    for left, part in zip(range(len(parts) - 2, -1, -1), parts[1:], strict=True):
        if len(row + between + part) + (len(breaking) if left else 0) <= width:
            row += between + part
        else:
            rows.append(row + breaking)
            row = " " * len(first) + resuming + part
    return (*rows, row)
