"""The colours of the whole screen."""

from __future__ import annotations

import re

import pytest
from textual.color import Color
from textual.theme import Theme

from bendo.cli.full.look import LOOKS, THEMES
from bendo.render.svg import PALETTES

LEAST = 4.5  # WCAG 2.2, 1.4.3: the contrast of text with what is behind it


def light(colour: str) -> float:
    """Give the relative luminance of a colour."""
    parts = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in Color.parse(colour).normalized
    ]
    return sum(part * weight for part, weight in zip(parts, (0.2126, 0.7152, 0.0722), strict=True))


def contrast(one: str, other: str) -> float:
    """Give how far two colours stand apart, from 1 to 21."""
    low, high = sorted((light(one), light(other)))
    return (high + 0.05) / (low + 0.05)


def test_there_are_the_palettes_of_the_pictures() -> None:
    assert tuple(theme.name for theme in THEMES) == PALETTES


@pytest.mark.parametrize("theme", THEMES, ids=[theme.name for theme in THEMES])
def test_every_look_can_be_read(theme: Theme) -> None:
    for look, style in LOOKS.items():
        ink, *behind = [theme.variables[name] for name in re.findall(r"\$(\w+)", style)]
        assert contrast(ink, behind[0] if behind else theme.variables["cloth"]) >= LEAST, look
