"""Measurements as lines of text for a terminal, and as values for JSON."""

from __future__ import annotations

import os
import platform
import sys
from collections.abc import Iterator, Sequence
from importlib.metadata import version
from pathlib import Path

from .counts import Spread
from .growth import Row
from .measures import Figures, Memory, Played, Times
from .servers import can_pin
from .watch import Load

_CPU_INFO = Path("/proc/cpuinfo")


def machine() -> dict[str, object]:
    """On what was measured."""
    return {
        "processor": _processor(),
        "cores": os.cpu_count(),
        "core_each": can_pin(),
        "system": platform.system(),
        "python": platform.python_version(),
        "bendo": version("bendo"),
        "uvloop": version("uvloop"),
    }


def lines_of_figures(figures: Figures, *, queue: bool) -> Iterator[str]:
    """One run; `queue` says that its times are those of a queue that is kept full."""
    yield f"{figures.server}: {_played(figures.people)}"
    yield from _times(figures.people, queue=queue)
    if (solo := figures.beside_bots) is not None:
        yield f"  beside a bot: {_played(solo)}"
        yield from _times(solo, queue=queue)
        if solo.replies is not None:
            yield f"    the bot follows after {_milliseconds(solo.replies)}"
    yield f"  {_load(figures.load)}"


def lines_of_memory(memory: Memory) -> Iterator[str]:
    """What tables cost."""
    opened, played = memory.kilobytes_a_table
    kept = "" if memory.kept is None else f", {memory.kept} tables still in memory"
    yield f"{memory.server}: {memory.tables} tables, {memory.actions} actions"
    yield (
        f"  MB: {memory.before} with nothing, {memory.opened} opened, {memory.played} after a round, "
        f"{memory.left} after all have left{kept}"
    )
    yield f"  kB a table: {opened:.1f} opened, {played:.1f} after a round; its own workers have {memory.workers} MB"


def table_of_rows(rows: Sequence[Row]) -> Iterator[str]:
    """Growth as a table in Markdown: medians with the range of the runs."""
    yield "| server | tables | actions/s | p50 ms, queueing | p99 ms, queueing | CPU: server | driver | others | MB |"
    yield "|---|---:|---|---|---|---|---|---|---|"
    for row in rows:
        cells = (
            row.server,
            f"{row.tables:,}",
            _spread(row.actions_per_second, 0),
            _spread(row.p50, 2),
            _spread(row.p99, 2),
            _spread(row.server_cpu, 2),
            _spread(row.driver_cpu, 2),
            _spread(row.others_cpu, 2),
            _spread(row.server_memory, 0),
        )
        yield f"| {' | '.join(cells)} |"


def _played(played: Played) -> str:
    text = (
        f"{played.tables} tables, {played.actions_per_second:,.0f} actions/s ({played.actions:,}), "
        f"{played.overruns} overruns, {played.unfinished} unfinished"
    )
    for what, counted in (("refused", played.refused), ("LOST", played.lost)):
        if counted:
            text += f"; {what}: " + ", ".join([f"{count} {reason}" for reason, count in counted.items()])
    return text


def _times(played: Played, *, queue: bool) -> Iterator[str]:
    label = " (queueing)" if queue else ""
    if played.replies is None:
        yield f"    to the other seat{label} {_milliseconds(played.to_other)}"
    yield f"    to the sender{label} {_milliseconds(played.to_sender)}"
    if not queue:
        yield f"    sent late by {_milliseconds(played.late)}"


def _milliseconds(times: Times) -> str:
    return f"p50 {times.p50:.2f} ms, p99 {times.p99:.2f} ms, at most {times.most:.1f} ms"


def _load(load: Load) -> str:
    parts = [f"driver: CPU {load.driver_cpu:.0%}, lag p99 {load.driver_lag_p99} ms, most {load.driver_lag_most} ms"]
    if load.server_cpu is not None:
        parts.append(f"server: CPU {load.server_cpu:.0%}, {load.server_memory} MB")
        parts.append(f"its workers: CPU {load.workers_cpu:.0%}, {load.workers_memory} MB")
    if load.others_cpu is not None:
        parts.append(f"others on these cores: CPU {load.others_cpu:.0%}")
    if load.server_lag_most is not None:
        parts.append(f"server lag most {load.server_lag_most} ms")
    if load.events_per_second is not None:
        parts.append(f"{load.events_per_second:,.0f} events/s stored")
    if load.durable_mean is not None:
        parts.append(f"stored in {load.durable_mean} ms on average")
    return "; ".join(parts)


def _spread(spread: Spread | None, places: int) -> str:
    if spread is None:
        return "\u2013"
    middle, low, high = (f"{value:,.{places}f}" for value in spread)
    return middle if low == high else f"{middle} ({low}\u2013{high})"


def _processor() -> str:
    if _CPU_INFO.exists():
        for line in _CPU_INFO.read_text("utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or sys.platform
