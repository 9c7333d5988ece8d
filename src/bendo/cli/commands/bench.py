"""`bendo bench`: how fast the engines are, beside each other and beside the engines of others."""

from __future__ import annotations

import platform
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Annotated, Any, Final

from cyclopts import Parameter

import bendo
from bendo import kernel
from bendo.cli.arguments import Json, whole
from bendo.cli.contestants import OURS, Speed, contestants, measure
from bendo.cli.output import print_json
from bendo.words import say

REPETITIONS: Final = 5
MOST_MILLISECONDS: Final = 60_000


def run(
    *,
    milliseconds: Annotated[str, Parameter(name="--ms")] = "200",
    as_json: Json = False,
) -> int:
    """Measure all engines that are installed."""
    share = whole("--ms", milliseconds, 1, MOST_MILLISECONDS) / 1000
    playing = contestants()
    with _bar(REPETITIONS * len(playing)) as told:
        speeds = list(measure(playing, share, REPETITIONS, told))
    if as_json:
        print_json(_document(speeds))
        return 0
    _print_table(speeds)
    if not kernel.available():
        print(say("bench-no-kernel"))
    return 0


@contextmanager
def _bar(whole: int) -> Iterator[Callable[[int], None]]:
    """Gives what shows how far the measuring is: on standard error, if that is a terminal."""
    if sys.stderr is None or not sys.stderr.isatty():
        yield lambda _: None
        return
    from rich.console import Console  # late: most who ask are programs
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(say("bench-measuring"), total=whole)
        yield lambda done: progress.update(task, completed=done)


def _ratio(speeds: Sequence[Speed], speed: Speed, engine: str) -> float | None:
    """How many times as fast one is as another engine on the same sheet."""
    other = next((one for one in speeds if (one.sheet, one.engine) == (speed.sheet, engine)), None)
    return speed.actions_per_second / other.actions_per_second if other else None


def _times_peers(speeds: Sequence[Speed], speed: Speed) -> dict[str, Any]:
    """How many times as fast as each peer one is, where they play the same."""
    peers = [other.engine for other in speeds if other.sheet == speed.sheet and other.engine not in OURS]
    return {"times": {peer: _rounded(_ratio(speeds, speed, peer)) for peer in peers}} if peers else {}


def _document(speeds: Sequence[Speed]) -> dict[str, Any]:
    return {
        "version": bendo.__version__,
        "python": platform.python_version(),
        "seats": 2,
        "speeds": [
            {
                "sheet": speed.sheet,
                "engine": speed.engine,
                "actions_per_second": round(speed.actions_per_second),
                "rounds_per_second": round(speed.rounds_per_second),
                "times_game": _rounded(_ratio(speeds, speed, "game")),
                **_times_peers(speeds, speed),
            }
            for speed in speeds
        ],
    }


def _rounded(ratio: float | None) -> float | None:
    return None if ratio is None else float(f"{ratio:.3g}")


def _print_table(speeds: Sequence[Speed]) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(title=say("bench-title"), title_justify="left")
    for heading in ("bench-sheet", "bench-engine"):
        table.add_column(say(heading))
    for heading in ("bench-actions", "bench-rounds", "bench-times-game"):
        table.add_column(say(heading), justify="right")
    for index, speed in enumerate(speeds):
        last = index + 1 == len(speeds) or speeds[index + 1].sheet != speed.sheet
        table.add_row(
            speed.sheet,
            speed.engine,
            f"{speed.actions_per_second:,.0f}",
            f"{speed.rounds_per_second:,.0f}",
            f"{_ratio(speeds, speed, 'game') or 1:.2f}",
            end_section=last,
        )
    Console().print(table)
