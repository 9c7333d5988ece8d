"""Charts: whole pictures that show what they are given, in the dark as well."""

import random
import re
from xml.etree import ElementTree

import pytest

from bendo.arena import Interval, Rating
from bendo.arena.chart import _COLOURS, WIDTH, Captions, ratings_chart, win_rate_chart
from bendo.arena.estimate import win_rate
from tests.render.test_svg_design import contrast

SAID = Captions("A <title> & more", "about it", "under the axis", "even: 50 %", "what it shows")
SVG = "{http://www.w3.org/2000/svg}"


def texts(svg: str) -> list[str]:
    return [element.text or "" for element in ElementTree.fromstring(svg).iter(f"{SVG}text")]


def numbers(path: str) -> list[float]:
    return [float(number) for number in re.findall(r"-?\d+(?:\.\d+)?", path)]


def winners(matches: int, chance: float) -> bytes:
    dice = random.Random(7)
    return bytes(dice.random() >= chance for _ in range(matches))


@pytest.mark.parametrize(("matches", "chance"), [(2, 1.0), (2, 0.0), (8, 0.5), (1000, 0.6), (20_000, 0.9), (4000, 1.0)])
def test_a_win_rate_ends_at_what_is_told(matches: int, chance: float) -> None:
    won = winners(matches, chance)
    svg = win_rate_chart(won, 2, 0.5, SAID)
    heats = [won[at : at + 2].count(0) for at in range(0, matches, 2)]
    rate, (low, high) = win_rate([heats.count(k) for k in range(3)])
    told = texts(svg)
    assert f"{100 * rate:.1f} %" in told
    assert f"{100 * low:.1f} \u2013 {100 * high:.1f}" in told
    assert len(svg) < 20_000
    lines = [numbers(path.get("d", "")) for path in ElementTree.fromstring(svg).iter(f"{SVG}path")]
    assert max(len(line) for line in lines) <= 4 * 241


def test_a_better_rate_stands_higher() -> None:
    ends = []
    for chance in (0.3, 0.6):
        (dot,) = ElementTree.fromstring(win_rate_chart(winners(400, chance), 2, 0.5, SAID)).iter(f"{SVG}circle")
        (even,) = (
            path
            for path in ElementTree.fromstring(win_rate_chart(winners(400, chance), 2, 0.5, SAID)).iter(f"{SVG}path")
            if path.get("class") == "even"
        )
        ends.append(float(dot.get("cy", "")) - numbers(even.get("d", ""))[1])
    assert ends[0] > 0 > ends[1]  # y goes down


def test_identical_players_make_a_chart_too() -> None:
    svg = win_rate_chart(bytes([0, 1] * 5000), 2, 0.5, SAID)
    marks = [text for text in texts(svg) if text.endswith(" %")]
    assert len(set(marks)) >= 3


def test_ratings_stand_in_order_each_with_its_interval() -> None:
    names = ("a", "a very long name of a player, with=options", "<b>")
    found = (Rating(-60.0, Interval(-90, -30)), Rating(0.2, Interval(-19.8, 20.2)), Rating(59.8, Interval(29.8, 89.8)))
    root = ElementTree.fromstring(ratings_chart(names, found, SAID))
    dots = [(float(dot.get("cx", "")), float(dot.get("cy", ""))) for dot in root.iter(f"{SVG}circle")]
    assert dots == sorted(dots, key=lambda dot: (-dot[0], dot[1]))
    bars = [bar for bar in root.iter(f"{SVG}rect") if bar.get("class") == "band"]
    for (x, _), bar in zip(dots, bars, strict=True):
        start, width = float(bar.get("x", "")), float(bar.get("width", ""))
        assert x == pytest.approx(start + width / 2, abs=0.2)
        assert start > 0
        assert start + width < WIDTH
    told = [text.text or "" for text in root.iter(f"{SVG}text")]
    assert [name for name in told if name in names or name.endswith("\u2026")] == ["<b>", f"{names[1][:29]}\u2026", "a"]
    assert {"+60", "0", "\u221260"} <= set(told)


@pytest.mark.parametrize(
    "svg",
    [
        win_rate_chart(bytes([0, 1, 1, 1]), 2, 0.5, SAID),
        ratings_chart("ab", (Rating(1.0, Interval(-9, 9)), Rating(-1.0, Interval(-9, 9))), SAID),
    ],
)
def test_a_chart_tells_what_it_shows_and_needs_nothing_else(svg: str) -> None:
    root = ElementTree.fromstring(svg)
    assert [root.findtext(f"{SVG}title"), root.findtext(f"{SVG}desc")] == [SAID.title, SAID.description]
    assert {SAID.title, SAID.subtitle, SAID.axis} <= set(texts(svg))
    assert svg.count("http") == 1
    assert "url(" not in svg
    classes = {element.get("class", "") for element in root.iter()} - {""}
    assert classes
    assert [name for name in classes if svg.count(f".{name}{{") != 2] == []


def test_long_captions_are_made_to_fit() -> None:
    long = SAID._replace(title="x" * 200)
    root = ElementTree.fromstring(win_rate_chart(bytes([0, 1]), 2, 0.5, long))
    (title,) = (text for text in root.iter(f"{SVG}text") if text.get("class") == "title")
    assert 200 * 0.5 * float(title.get("font-size", "")) < WIDTH


@pytest.mark.parametrize("tone", [0, 1], ids=["light", "dark"])
def test_everything_can_be_read_on_its_ground(tone: int) -> None:
    ground = _COLOURS["ground"][tone]
    for name, least in {"ink": 7, "quiet": 4.5, "even": 4, "accent": 4.5}.items():
        assert contrast(_COLOURS[name][tone], ground) >= least
