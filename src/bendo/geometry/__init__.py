"""Where curved tiles lie and whether they fit; numbers play no part here.

A tile is 120 degrees of a flat ring, 12 to 33 mm from its centre, with straight ends. It joins end to end: walking
outward along the line into it, it bends left or right, turns the heading by 120 degrees and leads one chord on. The
ends of tiles therefore lie on a triangular lattice, and every question about tiles in line is one about integers:

- a tile lies clear if and only if no tile ends yet at its far point;
- if its far point is another open end, come at from the free side, the two meet and a ring is closed;
- anything else is an overlap of more than a third of a tile. There are no slivers.

A double may also lie across the line (the older sheets), opening outward or inward. It leads 27 mm straight on and so
off the lattice. Then every tile is a sector of a ring with exact coordinates, still integers, and two sectors are
tested in floating point. There a tile may touch none but the one it joins, so no end ever meets another.

The modules: `lattice` has points, headings and bends; `sector` has one tile anywhere on the table and the test of two;
`footprint` has a whole line: its ends, what fits at them, and what is in the way. y grows upwards, left is
anticlockwise, headings count steps of 60 degrees, lengths are in mm. Everything is frozen, every function pure.
"""

from bendo.geometry.footprint import (
    CLEAR,
    OBSTRUCTED,
    Footprint,
    LatticeFootprint,
    Lie,
    SectorFootprint,
    Tip,
)
from bendo.geometry.lattice import DIRECTIONS, Bend, Point, Pose, opener, starters, step, turned
from bendo.geometry.sector import INNER, OUTER, SPAN, ExactPoint, Sector, exact, millimetres, place, touch

__all__ = [
    "CLEAR",
    "DIRECTIONS",
    "INNER",
    "OBSTRUCTED",
    "OUTER",
    "SPAN",
    "Bend",
    "ExactPoint",
    "Footprint",
    "LatticeFootprint",
    "Lie",
    "Point",
    "Pose",
    "Sector",
    "SectorFootprint",
    "Tip",
    "exact",
    "millimetres",
    "opener",
    "place",
    "starters",
    "step",
    "touch",
    "turned",
]
