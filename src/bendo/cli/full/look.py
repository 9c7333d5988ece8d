"""Colours: the palettes of the pictures, and the look of each kind of part. Nothing is told by colour alone."""

from __future__ import annotations

from typing import Final

from textual.color import Color
from textual.theme import Theme

from bendo.render.drawing.design import Palette, design

WARNING: Final = "#ffcdb0"
"""On each of the tables: in pictures nothing warns."""
STUCK: Final = 0.35
"""How far a tile that can't be laid fades into the table."""


def _theme(name: str, palette: Palette) -> Theme:
    """The theme in which things have the colours that they have in pictures; all numbers have the darkest of theirs."""
    ivory, table = Color.parse(palette.ivory), Color.parse(palette.table)
    return Theme(
        name=name,
        primary=palette.flag_edge,
        background=palette.table,
        surface=palette.table,
        foreground=palette.flag_ink,
        accent=palette.last,
        warning=WARNING,
        variables={
            "cloth": palette.table,
            "edge": palette.flag_edge,
            "ink": palette.flag_ink,
            "quiet": palette.mark,
            "bright": palette.last,
            "warn": WARNING,
            "ivory": palette.ivory,
            "shade": ivory.blend(table, STUCK).hex,
            "number": min(palette.numbers, key=lambda number: Color.parse(number).brightness),
        },
    )


THEMES: Final = tuple(_theme(name, palette) for name, palette in design().palettes.items())

LOOKS: Final = {
    "plain": "$ink",
    "picture": "$ink",
    "end": "bold $bright",
    "last": "bold $bright",
    "ghost": "bold $bright",
    "title": "bold $ink",
    "time": "$ink",
    "urgent": "bold $warn",
    "seat": "$ink",
    "turn": "bold $ink",
    "tile": "bold $number on $ivory",
    "stuck": "$number on $shade",
    "picked": "bold $number on $bright",
    "picked-stuck": "bold $number on $shade",
    "way": "$ink",
    "picked-way": "bold $bright",
    "key": "$ink",
    "idle": "$quiet",
    "heading": "bold $ink",
    "news": "$bright",
    "choice": "$ink",
    "aside": "$quiet",
    "refused": "$warn",
    "score": "$ink",
}
"""The style of each look, by the variables of the palette."""
