"""An independent judge of tiles on the table: trigonometry and Shapely polygons, nothing of what it judges.

Points and directions are complex numbers, lengths in mm, y grows upwards. A polygon of 96 segments a side departs from
its arcs by less than 0.002 mm.
"""

import cmath
import math
from functools import lru_cache
from typing import NamedTuple

import shapely

from bendo.geometry import ExactPoint, Sector

INNER, OUTER = 12.0, 33.0
MIDDLE = (INNER + OUTER) / 2
CHORD = MIDDLE * math.sqrt(3)


def direction(degrees: float) -> complex:
    """The unit direction that many degrees to the left of the x axis."""
    return cmath.rect(1, math.radians(degrees))


def position(point: ExactPoint) -> complex:
    """Where an exact point is: thirds of a chord and units of 3 mm along axes 60 degrees apart."""
    p, q, r, s = point
    return CHORD / 3 * (p + q * direction(60)) + 3 * (r + s * direction(60))


class Walk(NamedTuple):
    """A tile as one walks through it: the centre of its ring, the direction to its middle, and where one comes out."""

    centre: complex
    middle: complex
    point: complex
    onward: complex


def walk(point: complex, onward: complex, letter: str) -> Walk:
    """Enter a tile at the middle of an end in a direction, the tile bending L or R, or opening O or I."""
    if letter == "O":
        return Walk(point + OUTER * onward, -onward, point + (OUTER - INNER / 2) * onward, onward)
    if letter == "I":
        return Walk(point - INNER / 2 * onward, onward, point + (OUTER - INNER / 2) * onward, onward)
    side = {"L": 1, "R": -1}[letter]
    centre = point + MIDDLE * onward * direction(side * 90)
    start = (point - centre) / MIDDLE
    end = start * direction(side * 120)
    return Walk(centre, start * direction(side * 60), centre + MIDDLE * end, onward * direction(side * 120))


def polygon(centre: complex, middle: complex, segments: int = 96) -> shapely.Polygon:
    """A tile as a polygon."""
    arc = [middle * direction(120 * k / segments - 60) for k in range(segments + 1)]
    corners = [centre + OUTER * way for way in arc] + [centre + INNER * way for way in reversed(arc)]
    return shapely.Polygon([(corner.real, corner.imag) for corner in corners])


class Verdict(NamedTuple):
    """What two tiles have to do with one another: the gap between them, mm, and what they overlap by, mm2."""

    gap: float
    overlap: float

    @property
    def touch(self) -> bool:
        """Whether they overlap or are in contact."""
        return self.gap < 0.005


def verdict(first: Sector, second: Sector) -> Verdict:
    """Judge two tiles; of tiles far apart no more than that they are."""
    (a, b, c, d), (p, q, r, s) = first.centre, second.centre
    away = p - a, q - b, r - c, s - d
    return _verdict(away, first.axis, second.axis) if abs(position(away)) < 3 * OUTER else Verdict(math.inf, 0)


@lru_cache(None)
def _verdict(away: ExactPoint, axis: int, other: int) -> Verdict:
    first, second = _polygon((0, 0, 0, 0), axis), _polygon(away, other)
    return Verdict(first.distance(second), first.intersection(second).area)


@lru_cache(None)
def _polygon(centre: ExactPoint, axis: int) -> shapely.Polygon:
    return polygon(position(centre), direction(30 * axis))
