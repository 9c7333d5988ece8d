"""The fast twin of `bendo.game`: the same rounds and matches, step by step, compiled by Numba (extra `fast`).

It is for tournaments and playouts, where millions of moves a second matter and nobody looks. A round is one flat array
of int64 (`layout`), changed in place; rules are such an array too (`rules`), so one compilation serves every sheet.
The engine in `game` stays the truth: tests compare the two at every step.

This package does not import Numba, since that takes a while: `available()` tells whether it is there, and everything
else lives in modules to be imported late.

- `layout`: what stands where in the arrays; actions as ints. `rules`: a `Rules` as an array.
- `convert`: a `Position` to arrays and back, actions to ints and back.
- `selfplay`: random rounds in one loop. `match`: whole matches. `players`: what chooses in them. `perft`: counting.
- `play/`: laying tiles, turns, steps, public memory, points. `deal/`: chance, game numbers, deals.
"""

from importlib.util import find_spec


def available() -> bool:
    """Whether the extra `fast` is installed, without which no other module of this package can be imported."""
    return find_spec("numba") is not None
