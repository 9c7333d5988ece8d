"""The one file that holds the design: its measures are those of the tiles, its colours can be told apart."""

from __future__ import annotations

import itertools
import json
import math
import re
from importlib.resources import files
from pathlib import Path

import pytest

import bendo
from bendo.geometry import INNER, OUTER, SPAN
from bendo.render.drawing.design import Palette, design

PALETTES = design().palettes
palettes = pytest.mark.parametrize("name", PALETTES)

VISION = {  # Machado, Oliveira and Fernandes 2009, full severity, linear RGB
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no red": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "no green": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.01182, 0.04294, 0.968881)),
    "no blue": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.3039)),
}


def linear(colour: str) -> tuple[float, ...]:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    return tuple(part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)


def contrast(one: str, other: str) -> float:
    """The contrast ratio of WCAG 2."""
    light = sorted(sum(w * p for w, p in zip((0.2126, 0.7152, 0.0722), linear(c), strict=True)) for c in (one, other))
    return (light[1] + 0.05) / (light[0] + 0.05)


def seen(colour: str, vision: str) -> tuple[float, ...]:
    """A colour in OKLab, as it is seen so."""
    found = [sum(a * b for a, b in zip(row, linear(colour), strict=True)) for row in VISION[vision]]
    r, g, b = (min(1.0, max(0.0, part)) for part in found)
    long = (0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b) ** (1 / 3)
    middle = (0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b) ** (1 / 3)
    short = (0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b) ** (1 / 3)
    return (
        0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short,
    )


@palettes
def test_every_number_stands_out_from_the_ivory(name: str) -> None:
    palette = PALETTES[name]
    assert len(palette.numbers) == 13
    least = 4.5 if name == "high-contrast" else 3
    assert [n for n in palette.numbers if contrast(n, palette.ivory) < least] == []


@palettes
@pytest.mark.parametrize("vision", VISION)
def test_numbers_are_told_apart_whatever_colours_one_sees(name: str, vision: str) -> None:
    """0.02 is about the least difference that is seen side by side."""
    numbers = PALETTES[name].numbers
    for highest, least in ((6, 0.09), (12, 0.075)):
        for one, other in itertools.combinations(numbers[: highest + 1], 2):
            assert math.dist(seen(one, vision), seen(other, vision)) > least


@palettes
def test_what_is_marked_stands_out_from_what_it_lies_on(name: str) -> None:
    palette = PALETTES[name]
    for over, under in (("flag_ink", "flag"), ("mark", "table"), ("last", "table"), ("ivory", "table")):
        assert contrast(getattr(palette, over), getattr(palette, under)) >= 3, over
    assert contrast(palette.back_edge, palette.table) >= 3


def test_the_measures_are_those_of_the_tiles() -> None:
    shape = design().curved
    assert (shape.inner, shape.outer, shape.span) == (INNER, OUTER, SPAN)
    assert shape.middle == design().marks.arrow.radius
    assert design().straight.length == 2 * design().straight.width


def test_pips_are_as_many_as_the_number_and_lie_clear_of_each_other() -> None:
    pips = design().pips
    for number, (radius, layout) in enumerate(zip(pips.radii, pips.layouts, strict=True)):
        assert len(layout) == number
        assert sorted((-x, -y) for x, y in layout) == sorted(layout)
        assert all(math.dist(one, other) > 2 * radius + 0.6 for one, other in itertools.combinations(layout, 2))


@pytest.mark.parametrize("number", range(7))
def test_pips_lie_well_inside_a_half_of_a_curved_tile(number: int) -> None:
    shape, pips = design().curved, design().pips
    for x, y in pips.layouts[number]:
        radius, angle = math.hypot(x, shape.face - y), math.atan2(abs(x), shape.face - y)
        assert shape.inner + pips.radii[number] + 1 < radius < shape.outer - pips.radii[number] - 1
        assert radius * math.sin(math.radians(shape.span / 4) - angle) > pips.radii[number] + 1


def test_there_are_as_many_children_s_pictures_as_names_and_figures() -> None:
    assert design().pictures.names == ("sun", "fish", "boat", "tree", "cat", "star", "ball")
    assert len(design().pictures.paths) == len(set(design().pictures.paths)) == 7
    assert len(set(design().numerals.digits)) == 10
    assert len(design().pips.layouts) == 13


def test_no_colour_and_no_path_stands_anywhere_but_in_the_design() -> None:
    text = files("bendo.render").joinpath("design.json").read_text("utf-8")
    assert set(json.loads(text)["palettes"]["baize"]) == set(Palette._fields)
    for path in (Path(bendo.__file__).parent / "render").rglob("*.py"):
        assert not re.search(r"#[0-9a-fA-F]{6}\b", path.read_text("utf-8")), path.name
