"""Colours: three palettes, and the look of each kind of part. Nothing else is coloured, nor told by colour alone."""

from __future__ import annotations

from typing import Final

from textual.theme import Theme


def _theme(
    name: str, *, table: str, edge: str, text: str, quiet: str, bright: str, warn: str, tile: str, shade: str
) -> Theme:
    """A palette: the cloth and its edge, text on it, and tiles, in the shade those that can't be laid."""
    return Theme(
        name=name,
        primary=edge,
        background=table,
        surface=table,
        foreground=text,
        accent=bright,
        warning=warn,
        variables={
            "cloth": table,
            "edge": edge,
            "ink": text,
            "quiet": quiet,
            "bright": bright,
            "warn": warn,
            "ivory": tile,
            "shade": shade,
            "number": "#1c1a17",
        },
    )


THEMES: Final = (
    _theme(
        "baize",
        table="#17382b",
        edge="#4f8068",
        text="#f1ead8",
        quiet="#a9bdae",
        bright="#ffd479",
        warn="#ffb38a",
        tile="#f3ead2",
        shade="#a8a18c",
    ),
    _theme(
        "night",
        table="#14171c",
        edge="#4a5361",
        text="#dcdfe4",
        quiet="#98a1ad",
        bright="#8ec7ff",
        warn="#ffb38a",
        tile="#d9d3c3",
        shade="#8f8a7e",
    ),
    _theme(
        "contrast",
        table="#000000",
        edge="#ffffff",
        text="#ffffff",
        quiet="#ffffff",
        bright="#ffff00",
        warn="#ffff00",
        tile="#ffffff",
        shade="#909090",
    ),
)

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
