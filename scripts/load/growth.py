"""How a server does as tables grow in number: runs of `closed`, put together; and the same as a chart in SVG."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from html import escape
from typing import Final, NamedTuple

from .counts import Spread, spread
from .measures import Figures

WIDTH: Final = 760
HEIGHT: Final = 440
_LEFT, _RIGHT, _TOP, _BOTTOM = 84, 132, 100, 64
_NEAR: Final = 20.0
"""Labels are kept so many units apart."""

# Light and dark: the tones of the pictures of the table, and for each server one more.
_COLOURS: Final = {
    "ground": ("#fbf7ec", "#15191f"),
    "edge": ("#e0d6bd", "#2a323d"),
    "grid": ("#e8e0cb", "#262d37"),
    "ink": ("#1f2b25", "#f0f3f7"),
    "quiet": ("#62675c", "#a3aebb"),
    "line0": ("#2f6650", "#79c6a5"),
    "line1": ("#9a6a14", "#e2b04a"),
    "line2": ("#5a5f8a", "#a9b0e6"),
}


class Row(NamedTuple):
    """All runs of one server with so many tables: medians, and the range of the runs. Times are milliseconds."""

    server: str
    tables: int
    runs: int
    actions_per_second: Spread
    p50: Spread
    p99: Spread
    driver_cpu: Spread
    server_cpu: Spread | None
    server_memory: Spread | None
    others_cpu: Spread | None

    @classmethod
    def of(cls, figures: Sequence[Figures]) -> Row:
        """Runs of one server with the same number of tables, at least one."""
        played, loads = [each.people for each in figures], [each.load for each in figures]
        cpu = [load.server_cpu for load in loads if load.server_cpu is not None]
        memory = [load.server_memory for load in loads if load.server_memory is not None]
        others = [load.others_cpu for load in loads if load.others_cpu is not None]
        return cls(
            server=figures[0].server,
            tables=played[0].tables,
            runs=len(figures),
            actions_per_second=spread([each.actions_per_second for each in played]),
            p50=spread([each.to_other.p50 for each in played]),
            p99=spread([each.to_other.p99 for each in played]),
            driver_cpu=spread([load.driver_cpu for load in loads]),
            server_cpu=spread(cpu) if cpu else None,
            server_memory=spread(memory) if memory else None,
            others_cpu=spread(others) if others else None,
        )


class Scale(NamedTuple):
    """From values to units of the chart, so that each doubling is as long as any other."""

    low: float
    high: float
    start: float
    end: float

    def __call__(self, value: float) -> float:
        """Where a value lies."""
        return self.start + math.log(value / self.low) / math.log(self.high / self.low) * (self.end - self.start)


def chart(rows: Sequence[Row], *, title: str, subtitle: str) -> str:
    """Actions a second over tables, both on scales of doublings; a line for each server, its runs as a band around it.

    It has a ground of its own, two sets of colours of which the reader's preference chooses, and refers to nothing.
    """
    servers = list(dict.fromkeys([row.server for row in rows]))
    tables = sorted({row.tables for row in rows})
    lowest = min(row.actions_per_second.low for row in rows)
    highest = max(row.actions_per_second.high for row in rows)
    low, high = _down(max(1.0, lowest)), _up(max(2.0, highest))
    x = Scale(tables[0], max(tables[-1], tables[0] * 2), _LEFT, WIDTH - _RIGHT)
    y = Scale(low, high, HEIGHT - _BOTTOM, _TOP)
    parts = [*_axes(x, y, tables)]
    labels = []
    for index, server in enumerate(servers):
        own = sorted([row for row in rows if row.server == server], key=lambda row: row.tables)
        parts += _line(index % 3, own, x, y)
        labels.append((y(max(1.0, own[-1].actions_per_second.median)), index % 3, server))
    parts += _labels(labels)
    described = "; ".join([f"{row.server}, {row.tables}: {row.actions_per_second.median:.0f}" for row in rows])
    return _document(title, subtitle, f"Actions a second by server and tables: {described}", parts)


def _axes(x: Scale, y: Scale, tables: Sequence[int]) -> Iterator[str]:
    for value in _round_values(y.low, y.high):
        yield f'<path class="grid" d="M{x.start} {y(value):.1f}H{x.end}"/>'
        yield _text("quiet", x.start - 12, y(value) + 4, f"{value:,.0f}", "end")
    for count in tables:
        yield _text("quiet", x(count), HEIGHT - _BOTTOM + 22, f"{count:,}", "middle")
    yield _text("quiet", (x.start + x.end) / 2, HEIGHT - 18, "tables, two people at each", "middle")
    yield _text("quiet", 28, _TOP - 16, "actions a second")


def _line(index: int, rows: Sequence[Row], x: Scale, y: Scale) -> Iterator[str]:
    rates = [(x(row.tables), [y(max(1.0, value)) for value in row.actions_per_second]) for row in rows]
    above = [(at, heights[2]) for at, heights in rates]
    below = [(at, heights[1]) for at, heights in reversed(rates)]
    yield f'<path class="band c{index}" d="{_path([*above, *below])}Z"/>'
    yield f'<path class="line c{index}" d="{_path([(at, heights[0]) for at, heights in rates])}"/>'
    for at, heights in rates:
        yield f'<circle class="dot c{index}" cx="{at:.1f}" cy="{heights[0]:.1f}" r="4"/>'


def _labels(labels: Sequence[tuple[float, int, str]]) -> Iterator[str]:
    """The names at the ends of the lines, moved down where they would run into each other."""
    last = -math.inf
    for height, index, name in sorted(labels):
        last = max(height, last + _NEAR)
        yield _text(f"name n{index}", WIDTH - _RIGHT + 14, last + 4, name)


def _round_values(low: float, high: float) -> list[float]:
    """The powers of ten in a range with their doubles and fives."""
    powers = range(math.floor(math.log10(low)), math.ceil(math.log10(high)) + 1)
    values = [factor * 10.0**power for power in powers for factor in (1, 2, 5)]
    return [value for value in values if low <= value <= high]


def _down(value: float) -> float:
    """The greatest round value that is not above it."""
    return max(_round_values(value / 10, value))


def _up(value: float) -> float:
    """The least round value that is not below it."""
    return min(_round_values(value, value * 10))


def _path(points: Sequence[tuple[float, float]]) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)


def _text(kind: str, x: float, y: float, text: str, anchor: str = "start") -> str:
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'


def _document(title: str, subtitle: str, description: str, parts: Sequence[str]) -> str:
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}"'
            f' height="{HEIGHT}" role="img" font-family="system-ui, \'DejaVu Sans\', sans-serif" font-size="13">',
            f"<title>{escape(title)}</title>",
            f"<desc>{escape(description)}</desc>",
            f"<style>{_style(0)}@media (prefers-color-scheme:dark){{{_style(1)}}}</style>",
            f'<rect class="ground" x=".5" y=".5" width="{WIDTH - 1}" height="{HEIGHT - 1}" rx="14"/>',
            f'<text class="title" x="28" y="32" font-size="18">{escape(title)}</text>',
            _text("quiet", 28, 52, subtitle),
            *parts,
            "</svg>",
            "",
        ]
    )


def _style(tone: int) -> str:
    """What the classes look like, light (0) or dark (1)."""
    colour = {name: tones[tone] for name, tones in _COLOURS.items()}
    lines = "".join(
        f".band.c{index}{{fill:{colour[f'line{index}']}}}.line.c{index}{{stroke:{colour[f'line{index}']}}}"
        f".dot.c{index},.n{index}{{fill:{colour[f'line{index}']}}}"
        for index in range(3)
    )
    return (
        f".ground{{fill:{colour['ground']};stroke:{colour['edge']}}}"
        f".grid{{stroke:{colour['grid']}}}"
        f".title{{fill:{colour['ink']};font-weight:600}}"
        f".quiet{{fill:{colour['quiet']}}}"
        ".name{font-weight:600}"
        ".band{fill-opacity:.2}"
        ".line{fill:none;stroke-width:2.25;stroke-linejoin:round}"
        f".dot{{stroke:{colour['ground']};stroke-width:1.5}}"
        f"{lines}"
    )
