"""The one door to Numba: a decorator with types, the arrays that compiled functions work on, and bits counted.

Compiled functions take ints and floats, and flat arrays of either, so that each is compiled once. Every int is an
int64: a uint64 among them would make floats of both. A set of tiles is two such words, see `layout`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib.resources import files
from typing import Any, Final, Protocol, TypeVar, get_args, get_origin, get_type_hints

import numba
import numpy as np
from numba.core import event, types
from numba.extending import intrinsic
from numpy.typing import NDArray

_njit: Final[Any] = numba.njit  # Any, since how much of Numba has types depends on its version
_intrinsic: Final[Any] = intrinsic
_types: Final[Any] = types

Compilable = TypeVar("Compilable", bound=Callable[..., Any])


class Words(Protocol):
    """A flat array of int64, as compiled functions see it. Nothing checks an index."""

    def __getitem__(self, index: int, /) -> int:
        """The word at an index."""

    def __setitem__(self, index: int, word: int, /) -> None:
        """Put a word at an index."""

    def __len__(self) -> int:
        """How many words there are."""


class Numbers(Protocol):
    """A flat array of float64, as compiled functions see it. Nothing checks an index."""

    def __getitem__(self, index: int, /) -> float:
        """The number at an index."""

    def __setitem__(self, index: int, number: float, /) -> None:
        """Put a number at an index."""

    def __len__(self) -> int:
        """How many numbers there are."""


def words(size: int) -> NDArray[np.int64]:
    """An array of so many words, all 0."""
    return np.zeros(size, dtype=np.int64)


def numbers(size: int) -> NDArray[np.float64]:
    """An array of so many numbers, all 0."""
    return np.zeros(size, dtype=np.float64)


def compiled(function: Compilable) -> Compilable:
    """The function compiled to machine code when it is first called, and kept where Numba keeps it for the next time.

    Its types are those of its annotations: int, bool, float, `Words`, `Numbers`, tuples of them, or None. Indices are
    not checked and must not be negative; division by zero gives what the machine gives.
    """
    return _compiled(function, inline=False)


def inlined(function: Compilable) -> Compilable:
    """The same for a small function that is called all the time: it becomes part of what calls it."""
    return _compiled(function, inline=True)


def _compiled(function: Compilable, *, inline: bool) -> Compilable:
    dispatcher = _njit(
        cache=True,
        boundscheck=False,
        error_model="numpy",
        nogil=True,
        forceinline=inline,
        no_cfunc_wrapper=True,
        no_cpython_wrapper=function.__name__.startswith("_"),
        _nrt=False,  # references to arrays are not counted: none is made in compiled code, and counting takes time
    )(function)
    # Numba looks at the file of the function itself only, but what it calls is compiled into it.
    dispatcher._cache._cache_file._source_stamp = _SOURCES
    # One signature, whatever the call looks like: a literal or a bool among its arguments would be types of their own.
    hints = get_type_hints(function)
    result = _type_of(hints.pop("return"))
    signature = result(*map(_type_of, hints.values()))
    compile_for = dispatcher.compile
    dispatcher.compile = lambda _call: compile_for(signature)
    return dispatcher  # type: ignore[no-any-return]


class _Listener(event.Listener):
    """Told by Numba when it begins to compile something, and when it has."""

    def __init__(self, compiling: Callable[[], None]) -> None:
        self._tell = cache(compiling)  # once, however many functions are compiled

    def on_start(self, _: Any) -> None:
        self._tell()

    def on_end(self, _: Any) -> None:
        pass


@contextmanager
def told_of_compiling(compiling: Callable[[], None]) -> Iterator[None]:
    """Within it `compiling` is called once, if anything has to be compiled: what is on disk is only loaded."""
    with event.install_listener("numba:compile", _Listener(compiling)):
        yield


def _type_of(hint: Any) -> Any:
    """The type in Numba for an annotation."""
    if get_origin(hint) is tuple:
        return _types.Tuple([_type_of(part) for part in get_args(hint)])
    return _TYPES[hint]


_TYPES: Final = {
    int: _types.int64,
    bool: _types.boolean,
    float: _types.float64,
    type(None): _types.void,
    Words: _types.int64[::1],
    Numbers: _types.float64[::1],
}


def _digest() -> str:
    """Of all sources that compiled code is made of: this room, and geometry, whose tables become constants."""
    digest = hashlib.sha256()
    folders = [files("bendo.geometry"), files("bendo.kernel")]
    for folder in folders:
        for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
            if entry.name.endswith(".py"):
                digest.update(entry.read_bytes())
            elif entry.is_dir() and not entry.name.startswith("_"):
                folders.append(entry)
    return digest.hexdigest()


_SOURCES: Final = _digest()


def _bits(operation: str) -> Callable[[int], int]:
    """A compiled function of one word that is one instruction of LLVM."""

    @_intrinsic  # type: ignore[untyped-decorator]
    def count(_context: Any, _word: Any) -> Any:
        def generate(target: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            if operation == "ctpop":
                return builder.ctpop(*arguments)
            return getattr(builder, operation)(*arguments, target.get_constant(_types.boolean, False))  # 0 gives 64

        return _types.int64(_types.int64), generate

    return count  # type: ignore[no-any-return]


count_bits: Final = _bits("ctpop")
"""How many bits of a word are set."""
first_bit: Final = _bits("cttz")
"""The index of the lowest bit that is set; 64 if none is."""
zeros_above: Final = _bits("ctlz")
"""How many bits above the highest that is set: its index is 63 less this."""
