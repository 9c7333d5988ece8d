"""The design of the pictures, read from `design.json`; no other place holds a colour or a measure of them."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any, Final, Literal, NamedTuple, TypeAlias, get_args

Faces: TypeAlias = Literal["pips", "numerals", "pictures"]
FACES: Final[tuple[Faces, ...]] = get_args(Faces)
"""What the halves of tiles can show."""


class Curved(NamedTuple):
    """The true shape of a curved tile; `face` is how far from the ring's centre the middle of a half is."""

    inner: float
    outer: float
    span: float
    face: float

    @property
    def middle(self) -> float:
        """The radius of the centre line."""
        return (self.inner + self.outer) / 2


class Straight(NamedTuple):
    """The true shape of a straight tile; `face` is how far from its middle the middle of a half is."""

    width: float
    length: float
    face: float


class TileLook(NamedTuple):
    """How a tile is drawn: how much smaller than true on every side, its edge, its line across, the opener's pin."""

    gap: float
    edge: float
    corner: float
    divider: float
    divider_gap: float
    pin: float


class Pips(NamedTuple):
    """By number: the radius of a pip, and where the pips lie about the middle of the half."""

    radii: tuple[float, ...]
    layouts: tuple[tuple[tuple[float, float], ...], ...]


class Numerals(NamedTuple):
    """Figures as strokes about their middles, 10 high; how much larger they are on a face, with one or two of them."""

    stroke: float
    advance: float
    face: float
    face_two: float
    digits: tuple[str, ...]


class Pictures(NamedTuple):
    """The children's pictures by number: shapes 24 wide and high about their middles."""

    face: float
    names: tuple[str, ...]
    paths: tuple[str, ...]


class Flag(NamedTuple):
    """The round flag at an end, `ahead` of it; how large its number or picture is."""

    radius: float
    ahead: float
    edge: float
    numeral: float
    numeral_two: float
    picture: float


class Arrow(NamedTuple):
    """The arrow of a bend, along a circle that the line would follow; `start`, `end` and `ring_at` are angles of it.

    Where the bend would close a ring there is a small ring in place of the head; two of them meet half way.
    """

    radius: float
    start: float
    end: float
    width: float
    head: float
    ring: float
    ring_at: float


class Across(NamedTuple):
    """The small shapes of a double across the line: how large, and how far ahead of the end."""

    scale: float
    first: float
    step: float


class Cap(NamedTuple):
    """The cap of a dead end, and how far ahead its flag then is."""

    length: float
    width: float
    ahead: float
    flag: float


class Held(NamedTuple):
    """The three dots beyond an end that must wait, and the dashes of its flag."""

    ahead: float
    width: float
    apart: float
    dash: float


class Joint(NamedTuple):
    """The small ring where two ends have met."""

    radius: float
    width: float


class Last(NamedTuple):
    """The soft ring around the tile laid last: the width of its line and of its glow."""

    width: float
    glow: float


class Marks(NamedTuple):
    """All that is drawn on and around tiles."""

    flag: Flag
    arrow: Arrow
    across: Across
    cap: Cap
    held: Held
    joint: Joint
    last: Last


class Sheet(NamedTuple):
    """The picture as a whole: its margin, the least that it shows, and how many pixels a millimetre is given."""

    margin: float
    least_width: float
    least_height: float
    pixels: float


class Hands(NamedTuple):
    """How hands lie beside the line."""

    gap: float
    step_curved: float
    step_straight: float
    others: float
    between: float
    turn: float
    back_line: float


class Palette(NamedTuple):
    """The colours of a picture; `numbers` are those of 0 to 12."""

    table: str
    ivory: str
    edge: str
    divider: str
    pin: str
    back: str
    back_edge: str
    back_line: str
    last: str
    flag: str
    flag_edge: str
    flag_ink: str
    mark: str
    numbers: tuple[str, ...]


class Design(NamedTuple):
    """Everything that the pictures are drawn from."""

    curved: Curved
    straight: Straight
    tile: TileLook
    pips: Pips
    numerals: Numerals
    pictures: Pictures
    marks: Marks
    sheet: Sheet
    hands: Hands
    palettes: dict[str, Palette]


@cache
def design() -> Design:
    """The design as it is packaged."""
    data: dict[str, Any] = json.loads(files("bendo.render").joinpath("design.json").read_text("utf-8"))
    marks = data["marks"]
    return Design(
        curved=Curved(**data["curved"]),
        straight=Straight(**data["straight"]),
        tile=TileLook(**data["tile"]),
        pips=Pips(**_frozen(data["pips"])),
        numerals=Numerals(**_frozen(data["numerals"])),
        pictures=Pictures(**_frozen(data["pictures"])),
        marks=Marks(
            Flag(**marks["flag"]),
            Arrow(**marks["arrow"]),
            Across(**marks["across"]),
            Cap(**marks["cap"]),
            Held(**marks["held"]),
            Joint(**marks["joint"]),
            Last(**marks["last"]),
        ),
        sheet=Sheet(**data["table"]),
        hands=Hands(**data["hands"]),
        palettes={name: Palette(**_frozen(tokens)) for name, tokens in data["palettes"].items()},
    )


def _frozen(value: Any) -> Any:
    """The value with its lists as tuples; at the top a dict stays one."""
    if isinstance(value, dict):
        return {key: _frozen(inner) for key, inner in value.items()}
    return tuple(map(_frozen, value)) if isinstance(value, list) else value
