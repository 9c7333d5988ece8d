"""Charts as SVG: the win rate of two players as matches go on, and the ratings of a league. Pure, from facts to text.

A chart has a ground of its own and two sets of colours, of which a reader's preference for dark or light chooses one.
What is said in it is given to it, and it refers to nothing outside.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from html import escape
from typing import Final, NamedTuple

from bendo.arena.estimate import Interval, win_rate
from bendo.arena.ratings import Rating

WIDTH: Final = 760
_HEIGHT: Final = 426
_LEFT, _RIGHT, _TOP, _BOTTOM = 72, 112, 92, 64
_ROW: Final = 38
_POINTS: Final = 240
"""A line has at most so many points, about one for each two pixels."""
_SETTLED: Final = 0.08
"""The scale is made for what follows after this part of the matches; before it intervals are as wide as can be."""
_LONGEST_NAME: Final = 30
_LEAST_MARGIN: Final = 0.005
"""Of the scale of win rates; identical players are known to a hair, and nobody wants to see the hair."""
_EM: Final = 0.62
"""How wide a character is on average, for its size; texts are made smaller where they would not fit."""

_COLOURS: Final = {  # light, dark; the tones are those of the pictures of the table
    "ground": ("#fbf7ec", "#15191f"),
    "edge": ("#e0d6bd", "#2a323d"),
    "grid": ("#e8e0cb", "#262d37"),
    "ink": ("#1f2b25", "#f0f3f7"),
    "quiet": ("#62675c", "#a3aebb"),
    "accent": ("#2f6650", "#79c6a5"),
    "even": ("#9a6a14", "#e2b04a"),
}


class Captions(NamedTuple):
    """What is said in a chart: above it, under its axis, at the line for even players, and to who can't see it."""

    title: str
    subtitle: str
    axis: str
    even: str
    description: str


class _Scale(NamedTuple):
    """From values to pixels."""

    low: float
    high: float
    start: float
    end: float

    def __call__(self, value: float) -> float:
        return self.start + (value - self.low) / (self.high - self.low) * (self.end - self.start)

    def marks(self, most: int) -> list[float]:
        """Round values, at most so many and evenly spaced."""
        width = self.high - self.low
        power = 10.0 ** math.floor(math.log10(width / most))
        step = next(power * factor for factor in (1, 2, 5, 10, 20) if width / (power * factor) <= most)
        return [step * k for k in range(math.ceil(self.low / step - 1e-9), math.floor(self.high / step + 1e-9) + 1)]


class _Moment(NamedTuple):
    """How things stood after so many matches."""

    games: int
    rate: float
    interval: Interval


def win_rate_chart(winners: Sequence[int], heat_size: int, even: float, captions: Captions) -> str:
    """The win rate of player 0 as matches go on, its 95 % interval as a band around it.

    `winners` says for each match, heat after heat, who won it; `even` is the share that equal players win.
    """
    moments = list(_moments(winners, heat_size))
    last = moments[-1]
    settled = [moment for moment in moments if moment.games >= _SETTLED * last.games]
    low = min(even, *(moment.interval.low for moment in settled))
    high = max(even, *(moment.interval.high for moment in settled))
    margin = max(_LEAST_MARGIN, 0.06 * (high - low))
    y = _Scale(max(0.0, low - margin), min(1.0, high + margin), _HEIGHT - _BOTTOM, _TOP)
    x = _Scale(0, last.games, _LEFT, WIDTH - _RIGHT)
    parts = [*_win_rate_axes(x, y), _across("even", x, y(even), dashed=True)]
    above = [(x(moment.games), y(moment.interval.high)) for moment in moments]
    below = [(x(moment.games), y(moment.interval.low)) for moment in reversed(moments)]
    parts += [
        # a picture of its own cuts off what lies beyond the scale
        f'<svg x="{_LEFT}" y="{_TOP}" width="{WIDTH - _LEFT - _RIGHT}" height="{_HEIGHT - _TOP - _BOTTOM}"'
        f' viewBox="{_LEFT} {_TOP} {WIDTH - _LEFT - _RIGHT} {_HEIGHT - _TOP - _BOTTOM}">',
        f'<path class="band" d="{_path([*above, *below])}Z"/>',
        f'<path class="line" d="{_path([(x(moment.games), y(moment.rate)) for moment in moments])}"/>',
        "</svg>",
        f'<circle class="dot" cx="{x(last.games):.1f}" cy="{y(last.rate):.1f}" r="4.5"/>',
        *_last_labels(x, y, last, even, captions.even),
    ]
    return _document(_HEIGHT, captions, parts)


def ratings_chart(names: Sequence[str], ratings: Sequence[Rating], captions: Captions) -> str:
    """The ratings of players, the best first, each with its 95 % interval."""
    order = sorted(range(len(names)), key=lambda player: -ratings[player].points)
    shown = [_shortened(name) for name in names]
    left = 40 + 7.6 * max(map(len, shown))
    height = _TOP + _ROW * len(names) + _BOTTOM
    low = min(0.0, *(rating.interval.low for rating in ratings))
    high = max(0.0, *(rating.interval.high for rating in ratings))
    margin = max(1.0, 0.05 * (high - low))
    x = _Scale(low - margin, high + margin, left, WIDTH - 84)
    parts: list[str] = []
    for value in x.marks(7):
        parts.append(_line("even" if value == 0 else "grid", x(value), _TOP - 6, x(value), height - _BOTTOM + 2))
        parts.append(_text("quiet", x(value), height - _BOTTOM + 20, _signed(value), "middle"))
    for row, player in enumerate(order):
        y = _TOP + _ROW * (row + 0.5)
        points, (low, high) = ratings[player]
        parts += [
            _text("ink", left - 16, y + 4.5, shown[player], "end"),
            f'<rect class="band" x="{x(low):.1f}" y="{y - 7:.1f}" width="{x(high) - x(low):.1f}" height="14" rx="7"/>',
            f'<circle class="dot" cx="{x(points):.1f}" cy="{y:.1f}" r="5.5"/>',
            _text("strong", WIDTH - 28, y + 4.5, _signed(points), "end"),
        ]
    return _document(height, captions, parts)


def _moments(winners: Sequence[int], heat_size: int) -> Iterator[_Moment]:
    """How things stood at evenly spaced moments, the last one after all matches."""
    heats = len(winners) // heat_size
    ends = {-(-heats * k // _POINTS) for k in range(1, _POINTS + 1)}
    wins = [0] * (heat_size + 1)
    for heat in range(heats):
        wins[sum(winner == 0 for winner in winners[heat * heat_size : (heat + 1) * heat_size])] += 1
        if heat + 1 in ends:
            yield _Moment((heat + 1) * heat_size, *win_rate(wins))


def _win_rate_axes(x: _Scale, y: _Scale) -> Iterator[str]:
    marks = y.marks(6)
    places = 0 if all(abs(100 * mark - round(100 * mark)) < 1e-6 for mark in marks) else 1
    for mark in marks:
        yield _across("grid", x, y(mark))
        yield _text("quiet", _LEFT - 12, y(mark) + 4, f"{100 * mark:.{places}f} %", "end")
    for mark in x.marks(6):
        if mark == int(mark):
            yield _text("quiet", x(mark), _HEIGHT - _BOTTOM + 20, f"{mark:.0f}", "middle")


def _last_labels(x: _Scale, y: _Scale, last: _Moment, even: float, even_label: str) -> Iterator[str]:
    """Beside the end of the line what it came to, and beside the line for even players what that is."""
    at = y(last.rate)
    yield _text("strong", x.end + 14, at + 1, f"{100 * last.rate:.1f} %")
    yield _text("quiet", x.end + 14, at + 17, f"{100 * last.interval.low:.1f} \u2013 {100 * last.interval.high:.1f}")
    apart = y(even) - at
    if not -18 < apart < 32:  # there it would run into the other labels, and the dashes say enough
        yield _text("even-text", x.end + 14, y(even) + 4, even_label)


def _across(kind: str, x: _Scale, y: float, *, dashed: bool = False) -> str:
    return _line(kind, x.start, y, x.end, y, dashed=dashed)


def _line(kind: str, x1: float, y1: float, x2: float, y2: float, *, dashed: bool = False) -> str:
    dashes = ' stroke-dasharray="5 5"' if dashed else ""
    return f'<path class="{kind}" d="M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}"{dashes}/>'


def _text(kind: str, x: float, y: float, text: str, anchor: str = "start") -> str:
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'


def _path(points: Sequence[tuple[float, float]]) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)


def _fitting(kind: str, y: float, size: float, text: str) -> str:
    """A text across the whole chart."""
    size = min(size, (WIDTH - 56) / (_EM * max(1, len(text))))
    return f'<text class="{kind}" x="28" y="{y:g}" font-size="{size:.3g}">{escape(text)}</text>'


def _signed(points: float) -> str:
    """Points with their sign, as it is set in print."""
    return f"{points:+.0f}".replace("-", "\u2212") if round(points) else "0"


def _shortened(name: str) -> str:
    return name if len(name) <= _LONGEST_NAME else name[: _LONGEST_NAME - 1] + "…"


def _document(height: float, captions: Captions, parts: Sequence[str]) -> str:
    """The whole chart: ground, captions and what is drawn on it."""
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:g}" width="{WIDTH}"'
            f' height="{height:g}" role="img" font-family="system-ui, \'DejaVu Sans\', sans-serif" font-size="13">',
            f"<title>{escape(captions.title)}</title>",
            f"<desc>{escape(captions.description)}</desc>",
            f"<style>{_style(0)}@media (prefers-color-scheme:dark){{{_style(1)}}}</style>",
            f'<rect class="ground" x=".5" y=".5" width="{WIDTH - 1}" height="{height - 1:g}" rx="14"/>',
            _fitting("title", 40, 19, captions.title),
            _fitting("quiet", 63, 13, captions.subtitle),
            *parts,
            _fitting("quiet", height - 14, 13, captions.axis),
            "</svg>",
            "",
        ]
    )


def _style(tone: int) -> str:
    """What the classes look like, light (0) or dark (1)."""
    colour = {name: tones[tone] for name, tones in _COLOURS.items()}
    return (
        f".ground{{fill:{colour['ground']};stroke:{colour['edge']}}}"
        f".grid{{stroke:{colour['grid']}}}"
        f".even{{stroke:{colour['even']};stroke-width:1.5}}"
        f".even-text{{fill:{colour['even']}}}"
        f".ink{{fill:{colour['ink']}}}"
        f".quiet{{fill:{colour['quiet']}}}"
        f".title{{fill:{colour['ink']};font-weight:600}}"
        f".strong{{fill:{colour['ink']};font-weight:600}}"
        f".band{{fill:{colour['accent']};fill-opacity:.2}}"
        f".line{{fill:none;stroke:{colour['accent']};stroke-width:2.25;stroke-linejoin:round}}"
        f".dot{{fill:{colour['accent']};stroke:{colour['ground']};stroke-width:1.5}}"
    )
