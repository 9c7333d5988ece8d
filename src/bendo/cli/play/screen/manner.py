"""How a session speaks to its reader."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Manner:
    """What the screen has room for, and whether to wait between rounds and to run a clock.

    `width` is that of the screen in columns, `height` the lines that a picture may take, `unicode` whether more than
    ASCII can be shown.
    """

    width: int = 100
    height: int = 16
    unicode: bool = True
    pauses: bool = False
    clock: bool = False
