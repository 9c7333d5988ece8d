"""The referee: a second engine, slow and obvious, written from the rulebook alone.

It shares no line with the real engine and imports nothing of it. It exists to be read beside the rulebook and to
catch the real engine out. "rulebook 4.2" is section 4, point 2 of the rulebook; S0 to S4 are its five source texts;
"geometry" is the page on the curved tile; "contract" the page of commands and of reasons, "notation" the design page
on spelling. Where the rulebook leaves a choice, the choice made here is marked ``AMBIGUOUS``.

Geometry is done with polygons in the plane, in millimetres: every curved tile is a 120 degree sector of a ring, and
tiles are tested against each other by Shapely. There is no lattice here.

    match = Match("blue-orange,target=50", players=2, number="2007")
    match.deal_line()              # the deal line of a trace
    match.turn, match.legal()      # the seat to act and its legal actions, sorted as text
    match.why("64aL")              # (None, []) when legal, else (reason, tiles in the way)
    match.apply("44")              # plays; gives the turn line of a trace; ValueError when illegal
    match.round_over, match.round_line(), match.match_over, match.match_line(), match.next_round()
    match.ends()                   # {"a": (4, ["L", "R"]), ...}
    match.events                   # plain tuples, see Match.events
    Match.from_hands("jaques", ["6442", "51"], "30", turn=0, laid=["66", "62a"])   # a position made by hand
"""

from __future__ import annotations

import hashlib
import math
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache
from typing import Any

from shapely.geometry import Polygon

Event = tuple[Any, ...]
Point = tuple[float, float]

# --------------------------------------------------------------------------------------------------------------------
# Tiles (rulebook 2)
# --------------------------------------------------------------------------------------------------------------------

DIGITS = "0123456789ABC"


def high(tile: str) -> int:
    """Higher number of a tile; rulebook 2: "spelled higher number first, one character a half"."""
    return DIGITS.index(tile[0])


def low(tile: str) -> int:
    """Lower number of a tile."""
    return DIGITS.index(tile[1])


def pips(tile: str) -> int:
    """Both halves added up."""
    return high(tile) + low(tile)


def is_double(tile: str) -> bool:
    """Whether both halves show the same number."""
    return high(tile) == low(tile)


def shows(tile: str, number: int) -> bool:
    """Whether one half of the tile shows the number."""
    return number in (high(tile), low(tile))


def other_half(tile: str, number: int) -> int:
    """What the tile shows at its other half, entered at ``number``."""
    return low(tile) if high(tile) == number else high(tile)


def whole_set(top: int) -> list[str]:
    """Every tile of a double-``top`` set in the order of rulebook 8: ``00 10 11 20 21 22 30 ...``."""
    return [DIGITS[h] + DIGITS[lo] for h in range(top + 1) for lo in range(h + 1)]


def split_tiles(text: str) -> list[str]:
    """Cut ``"664420"`` into its tiles."""
    return [text[i : i + 2] for i in range(0, len(text), 2)]


# --------------------------------------------------------------------------------------------------------------------
# Rule sheets (rulebook 7)
# --------------------------------------------------------------------------------------------------------------------

# Rulebook 7, the table, row by row. What a row does not say is in ROW_BLANK.
ROW_BLANK = {
    "set": "6",
    "doubles": "inline",
    "arms": "2",
    "arms-first": "no",
    "ring": "match",
    "handedness": "balanced",  # rulebook 2: "balanced (default [R])"
    "next": "double",
    "blocked": "total",
    "tie": "nobody",
    "fives": "no",
    "five-round": "points",
    "teams": "no",
    "reserve": "0",
    "show-drawn": "no",
    "seconds": "0",
    "target": "100",
    "players": "234",
}

_CURVED = {"shape": "curved", "lead": "double", "doubles": "inline", "ring": "match"}
_JAQUES = {
    "shape": "curved",
    "draw": "1",
    "free": "no",
    "lead": "double",
    "doubles": "crosswise",
    "ring": "never",
    "blocked": "difference",
    "tie": "nobody",
    "show-drawn": "unplayable",
}
# rulebook 3, S2: "in every S2 sheet all arms of the leading double must hold a tile before any arm grows further"
_S2 = {"shape": "straight", "lead": "redeal", "arms-first": "yes", "tie": "share"}

SHEETS: dict[str, dict[str, str]] = {
    "blue-orange": {**_CURVED, "hand": "7/6/5", "draw": "1", "free": "decline"},
    "wild-draw": {**_CURVED, "hand": "7/6/5", "draw": "inf", "free": "decline"},
    "no-draw": {**_CURVED, "hand": "7/6/5", "draw": "0", "free": "no"},
    "no-draw-teams": {**_CURVED, "players": "4", "hand": "7", "draw": "0", "free": "no", "teams": "yes"},
    "all-five": {**_CURVED, "hand": "7/6/5", "draw": "1", "free": "decline", "fives": "four", "target": "200"},
    "jaques": {**_JAQUES, "hand": "6/5/5"},
    "jaques-partnership": {**_JAQUES, "players": "4", "hand": "5", "teams": "yes"},
    "jaques-draw-five": {**_JAQUES, "hand": "5/5/5"},
    "jaques-muggins": {**_JAQUES, "hand": "6/5/5", "fives": "two"},
    "jaques-speed": {**_JAQUES, "hand": "6/5/5", "seconds": "10"},
    "ben": {
        "shape": "straight",
        "players": "2",
        "hand": "7",
        "draw": "inf",
        "free": "no",
        "lead": "double",
        "next": "winner",
    },
    "draw": {**_S2, "hand": "7/5/5", "draw": "inf", "free": "any"},
    "draw-nine": {**_S2, "set": "9", "hand": "9/9/9", "draw": "inf", "free": "any", "arms": "4"},
    "draw-twelve": {**_S2, "set": "12", "hand": "12/12/12", "draw": "inf", "free": "any", "arms": "8"},
    "dutch": {**_S2, "hand": "7/5/5", "draw": "2", "free": "no", "reserve": "2"},
    "block": {**_S2, "hand": "7/5/5", "draw": "0", "free": "no"},
}


@dataclass(frozen=True)
class Sheet:
    """One rule sheet with its changes, every field of rulebook 7 under its own name."""

    name: str
    shape: str  # curved, straight
    set: int  # 6, 9, 12
    hand: tuple[int, int, int]  # by players 2, 3, 4
    draw: float  # K, math.inf where one draws until a tile fits
    free: str  # no, decline, any
    lead: str  # double, redeal, any
    next: str  # double, winner
    doubles: str  # inline, crosswise
    arms: int  # 2, 4, 8
    arms_first: bool
    ring: str  # match, never, any
    handedness: str  # balanced, uniform, mirrored or 21 signs
    blocked: str  # total, difference
    tie: str  # nobody, share, lot
    fives: str  # no, two, four
    five_round: str  # points, out
    teams: bool
    reserve: int
    show_drawn: bool
    seconds: int
    target: int
    players: str  # the numbers of players the row allows

    @property
    def curved(self) -> bool:
        """Whether tiles bend."""
        return self.shape == "curved"

    @property
    def crosswise(self) -> bool:
        """Whether doubles lie across the line."""
        return self.doubles == "crosswise"

    @property
    def four_ended(self) -> bool:
        """All Five: two starters, four ends, no lead."""
        return self.fives == "four"

    def hand_size(self, players: int) -> int:
        """Tiles dealt to a seat (column h of rulebook 7, "hand by players (2/3/4)")."""
        return self.hand[players - 2]


def parse_spec(spec: str) -> Sheet:
    """Read ``blue-orange,target=200,handedness=uniform`` (rulebook 7); contradictions are not looked for."""
    name, *changes = spec.split(",")
    if name not in SHEETS:
        raise ValueError(f"no such rule sheet: {name}")
    row = {**ROW_BLANK, **SHEETS[name]}
    for change in changes:
        key, equals, value = change.partition("=")
        if not equals or key in ("shape", "players") or key not in row:
            raise ValueError(f"no such field: {change}")
        row[key] = value
    sizes = [int(part) for part in row["hand"].split("/")]
    if len(sizes) == 1:
        sizes = sizes * 3
    return Sheet(
        name=name,
        shape=row["shape"],
        set=int(row["set"]),
        hand=(sizes[0], sizes[1], sizes[2]),
        draw=math.inf if row["draw"] == "inf" else int(row["draw"]),
        free=row["free"],
        lead=row["lead"],
        next=row["next"],
        doubles=row["doubles"],
        arms=int(row["arms"]),
        arms_first=row["arms-first"] == "yes",
        ring=row["ring"],
        handedness=row["handedness"],
        blocked=row["blocked"],
        tie=row["tie"],
        fives=row["fives"],
        five_round=row["five-round"],
        teams=row["teams"] == "yes",
        reserve=int(row["reserve"]),
        show_drawn=row["show-drawn"] == "unplayable",
        seconds=int(row["seconds"]),
        target=int(row["target"]),
        players=row["players"],
    )


def bend_of(sheet: Sheet, tile: str, entered: int) -> str:
    """L or R: how a curved tile that is no double bends, entered at a number (rulebook 2, handedness)."""
    leaving = other_half(tile, entered)
    enters_low = entered < leaving
    if sheet.handedness == "balanced":
        right = (leaving - entered) % 7 in (1, 2, 3)
    elif sheet.handedness == "uniform":
        right = enters_low
    elif sheet.handedness == "mirrored":
        right = not enters_low
    else:
        no_doubles = [t for t in whole_set(6) if not is_double(t)]  # 10 20 21 30 31 32 40 ... 65
        plus = sheet.handedness[no_doubles.index(tile)] == "+"
        right = enters_low if plus else not enters_low
    return "R" if right else "L"


# --------------------------------------------------------------------------------------------------------------------
# Dealing from a game number (rulebook 8)
# --------------------------------------------------------------------------------------------------------------------


def words(number: str, round_number: int, attempt: str) -> Iterator[int]:
    """Random 64-bit words: SHA-256 of ``bendo1:NUMBER:ROUND:ATTEMPT:i``, four big-endian words a block."""
    i = 0
    while True:
        block = hashlib.sha256(f"bendo1:{number}:{round_number}:{attempt}:{i}".encode("ascii")).digest()
        for w in range(4):
            yield int.from_bytes(block[8 * w : 8 * w + 8], "big")
        i += 1


def shuffle(tiles: Sequence[str], number: str, round_number: int, attempt: str) -> list[str]:
    """Shuffle of rulebook 8, word for word."""
    shuffled = list(tiles)
    stream = words(number, round_number, attempt)
    for k in range(len(shuffled) - 1, 0, -1):
        w = next(stream)
        while w >= (2**64 // (k + 1)) * (k + 1):
            w = next(stream)
        j = w % (k + 1)
        shuffled[k], shuffled[j] = shuffled[j], shuffled[k]
    return shuffled


def highest_double(hands: Sequence[Sequence[str]]) -> str | None:
    """The highest double in any hand."""
    doubles = [tile for hand in hands for tile in hand if is_double(tile)]
    return max(doubles, key=high) if doubles else None


def heaviest(hands: Sequence[Sequence[str]]) -> str:
    """The heaviest tile in any hand; rulebook 4: "equal weight: the tile with the higher half [R]"."""
    return max((tile for hand in hands for tile in hand), key=lambda tile: (pips(tile), high(tile)))


def holder(hands: Sequence[Sequence[str]], tile: str) -> int:
    """The seat that holds a tile."""
    return next(seat for seat, hand in enumerate(hands) if tile in hand)


# --------------------------------------------------------------------------------------------------------------------
# Geometry (geometry.md), in millimetres and whole degrees
# --------------------------------------------------------------------------------------------------------------------

INNER, OUTER = 12.0, 33.0
CENTRE_LINE = (INNER + OUTER) / 2
SEGMENTS = 48  # a 120 degree arc is drawn with so many straight pieces
SLIVER = 1.0  # mm2: less is two tiles that only share an edge
CONTACT = 0.3  # mm: less is contact, on crosswise sheets


def step(point: Point, direction: float, distance: float) -> Point:
    """Go a distance in a direction given in degrees, counter-clockwise from east."""
    angle = math.radians(direction)
    return point[0] + distance * math.cos(angle), point[1] + distance * math.sin(angle)


@cache
def outline(middle: int) -> list[Point]:
    """The 120 degree sector of a ring about (0, 0), seen from there 60 degrees to each side of ``middle``."""
    angles = [middle - 60 + 120 * i / SEGMENTS for i in range(SEGMENTS + 1)]
    outer = [step((0.0, 0.0), angle, OUTER) for angle in angles]
    inner = [step((0.0, 0.0), angle, INNER) for angle in reversed(angles)]
    return outer + inner


def ring_sector(centre: Point, middle: int) -> Polygon:
    """A tile: the sector of a ring about ``centre``."""
    return Polygon([(centre[0] + x, centre[1] + y) for x, y in outline(middle)])


@dataclass(frozen=True)
class Pose:
    """Where an end lies: the middle of its face, and the heading in which the line walks out of it."""

    point: Point
    heading: int


def turning_centre(at: Pose, bend: str) -> Point:
    """Centre of the ring round which a tile bends: on the left hand, or on the right."""
    return step(at.point, at.heading + (90 if bend == "L" else -90), CENTRE_LINE)


def polygon_at(at: Pose, bend: str) -> Polygon:
    """The polygon of a tile laid at an end (geometry: "In line", "Crosswise doubles")."""
    if bend == "L":  # seen from the centre the end is at heading - 90, and the tile goes on counter-clockwise
        return ring_sector(turning_centre(at, bend), (at.heading - 90 + 60) % 360)
    if bend == "R":  # seen from the centre the end is at heading + 90, and the tile goes on clockwise
        return ring_sector(turning_centre(at, bend), (at.heading + 90 - 60) % 360)
    if bend == "O":  # "The ring's centre is 33 mm ahead of the near point": the convex side looks back at the line
        return ring_sector(step(at.point, at.heading, OUTER), (at.heading + 180) % 360)
    if bend == "I":  # "or 6 mm behind it": the convex side looks ahead
        return ring_sector(step(at.point, at.heading, -INNER / 2), at.heading)
    raise ValueError(f"no such bend: {bend}")


def far_end(at: Pose, bend: str) -> Pose:
    """The pose of the far end of a tile laid at an end."""
    if bend == "L":
        return Pose(step(turning_centre(at, bend), at.heading - 90 + 120, CENTRE_LINE), (at.heading + 120) % 360)
    if bend == "R":
        return Pose(step(turning_centre(at, bend), at.heading + 90 - 120, CENTRE_LINE), (at.heading - 120) % 360)
    # "Either way the line goes straight on: far point 27 mm ahead, heading unchanged"
    return Pose(step(at.point, at.heading, OUTER - INNER / 2), at.heading)


def face_to_face(one: Pose, other: Pose) -> bool:
    """Whether two ends meet: faces on the same spot, looking at each other."""
    gap = math.dist(one.point, other.point)
    return gap < CONTACT and (one.heading - other.heading) % 360 == 180


# --------------------------------------------------------------------------------------------------------------------
# The line on the table (rulebook 1 and 3)
# --------------------------------------------------------------------------------------------------------------------


@dataclass
class End:
    """A place where the line can grow."""

    number: int
    tile: str  # the tile that lies at this end
    pose: Pose | None  # None on a straight sheet
    grown: int = 0  # how many tiles its arm holds, the opener or starter not counted


@dataclass
class Line:
    """What lies on the table. Knows nothing of hands or turns."""

    sheet: Sheet
    laid: list[str] = field(default_factory=list)  # every tile on the table, in the order it was laid
    ends: dict[str, End] = field(default_factory=dict)  # ends gone in a ring are not here
    polygons: dict[str, Polygon] = field(default_factory=dict)
    arms_before_all: set[str] = field(default_factory=set)  # empty arms of a leading double that must be filled first

    # ---- beginnings ------------------------------------------------------------------------------------------------

    def lead_letter(self, tile: str) -> str | None:
        """The bend of a lead walked from ``a`` to ``b`` (rulebook 3; geometry: the crosswise opener is laid O)."""
        if not self.sheet.curved:
            return None
        return "O" if self.sheet.crosswise and is_double(tile) else "R"

    def lay_lead(self, tile: str) -> None:
        """Lay the opener (rulebook 3, "Curved opener", "Straight opener")."""
        self.laid.append(tile)
        if not self.sheet.curved:
            if is_double(tile):  # "a double shows its number at all its arms"
                for name in "abcdefgh"[: self.sheet.arms]:
                    self.ends[name] = End(high(tile), tile, None)
            else:  # "a shows the lower number, b the higher"
                self.ends["a"] = End(low(tile), tile, None)
                self.ends["b"] = End(high(tile), tile, None)
        elif self.lead_letter(tile) == "O":
            # "laid O walking from a to b: a at the middle of its convex side, b between its inner tips"
            start = Pose((0.0, 0.0), 0)
            self.polygons[tile] = polygon_at(start, "O")
            self.ends["a"] = End(high(tile), tile, Pose(start.point, 180))
            self.ends["b"] = End(high(tile), tile, far_end(start, "O"))
        else:
            # "it lies concave side down; a is its left foot, b its right foot": an arch over its centre (0, 0)
            self._lay_arch(tile, (0.0, 0.0), 90, "a", "b")
        if self.sheet.arms_first and is_double(tile):
            self.arms_before_all = set(self.ends)

    def lay_starters(self, first: str, second: str) -> None:
        """Lay the two starters of All Five (geometry, "All Five"): ``)(``, ring centres 90 mm apart."""
        # AMBIGUOUS: a starter that is a double, should a four-ended sheet be made crosswise: laid curved, as geometry
        # describes both starters.
        self.laid += [first, second]
        self._lay_arch(first, (-45.0, 0.0), 0, "a", "b")  # concave side left, a upper, b lower
        self._lay_arch(second, (45.0, 0.0), 180, "c", "d")  # concave side right, c lower, d upper

    def _lay_arch(self, tile: str, centre: Point, middle: int, first: str, second: str) -> None:
        """Lay a tile with no line before it, so that walking from end ``first`` to end ``second`` bends right."""
        # rulebook 3: "entering at a's number bends right; in All Five at c's too"
        if is_double(tile) or bend_of(self.sheet, tile, low(tile)) == "R":
            number = low(tile)
        else:
            number = high(tile)
        self.polygons[tile] = ring_sector(centre, middle)
        # walking right is walking clockwise: from the larger angle to the smaller
        start, stop = middle + 60, middle - 60
        start_pose = Pose(step(centre, start, CENTRE_LINE), (start + 90) % 360)
        stop_pose = Pose(step(centre, stop, CENTRE_LINE), (stop - 90) % 360)
        self.ends[first] = End(number, tile, start_pose)
        self.ends[second] = End(other_half(tile, number), tile, stop_pose)

    # ---- what fits -------------------------------------------------------------------------------------------------

    def bends(self, tile: str, name: str) -> list[str | None]:
        """The ways a matching tile could be turned at an end, whether it fits there or not."""
        if not self.sheet.curved:
            return [None]
        if is_double(tile):  # rulebook 2: "Doubles bend either way"; geometry: "Two ways, chosen by the player"
            return ["O", "I"] if self.sheet.crosswise else ["L", "R"]
        return [bend_of(self.sheet, tile, self.ends[name].number)]

    def meets(self, name: str, bend: str | None) -> str | None:
        """The other open end which a tile laid so would meet face to face, if any."""
        pose = self.ends[name].pose
        if pose is None or bend is None or self.sheet.crosswise:  # crosswise: any contact is in the way already
            return None
        far = far_end(pose, bend)
        for other, end in self.ends.items():
            if other != name and end.pose is not None and face_to_face(far, end.pose):
                return other
        return None

    def in_the_way(self, name: str, bend: str | None) -> list[str]:
        """All laid tiles that keep a tile from lying at an end with a bend, the tile it joins excepted."""
        joined = self.ends[name]
        if joined.pose is None or bend is None:
            return []
        polygon = polygon_at(joined.pose, bend)
        blocking = []
        for tile, there in self.polygons.items():
            if tile == joined.tile:
                continue  # geometry: "A tile never overlaps the tile it joins"
            if self.sheet.crosswise:
                # geometry: "A new tile may touch only the tile it joins"; S0: any contact is illegal
                if polygon.dwithin(there, CONTACT):
                    blocking.append(tile)
            elif polygon.intersection(there).area > SLIVER:
                blocking.append(tile)
        met = self.meets(name, bend)
        if met is not None and self.sheet.ring == "never" and self.ends[met].tile not in blocking:
            blocking.append(self.ends[met].tile)  # rulebook 3: "never forbids it"
        return blocking

    def may_grow(self, name: str) -> bool:
        """Rulebook 3, Spinner: all arms of the leading double must hold a tile before any arm grows further."""
        # AMBIGUOUS (settled): arms-first concerns only a line started by a leading double, curved ones too, and never
        # All Five.
        return not self.arms_before_all or name in self.arms_before_all

    def obstacle(self, tile: str, name: str, bend: str | None) -> tuple[str | None, list[str]]:
        """Why a tile that shows the number of an end can't be laid there so: reason of the contract, tiles in the way.

        Only what the line itself forbids: arms first, room, rings.
        """
        if not self.may_grow(name):
            return "ARMS_FIRST", []
        blocking = self.in_the_way(name, bend)
        if blocking:
            return "BLOCKED_BY", blocking
        met = self.meets(name, bend)
        if met is not None and self.sheet.ring == "match":
            # rulebook 3: "match allows it only if the numbers meeting are equal"
            far_number = other_half(tile, self.ends[name].number)
            if far_number != self.ends[met].number:
                return "RING_MISMATCH", []
        return None, []

    def plays(self, tile: str) -> list[tuple[str, str | None]]:
        """Every (end, bend) at which the tile can be laid now."""
        return [
            (name, bend)
            for name, end in self.ends.items()
            if shows(tile, end.number)
            for bend in self.bends(tile, name)
            if self.obstacle(tile, name, bend)[0] is None
        ]

    def open_bends(self, name: str) -> list[str]:
        """The bends that fit at an end (rulebook 1, open / closed / dead end).

        "a bend fits when its far point is free, or is an open end on which a ring may close: geometry alone, whether
        such a tile is left does not count".
        """
        # AMBIGUOUS: "on which a ring may close" is read as "the sheet does not forbid rings": whether a tile with the
        # right numbers and the right hand exists is not asked. With crosswise doubles O and I are listed beside L and
        # R, though the vocabulary calls only left and right a bend; arms first is not asked either.
        if not self.sheet.curved:
            return []
        letters = ["L", "R", "O", "I"] if self.sheet.crosswise else ["L", "R"]
        return [letter for letter in letters if not self.in_the_way(name, letter)]

    def sum_of_ends(self) -> int:
        """Rulebook 5, Muggins: an end counts once, ends gone in a ring count nothing, dead ends still count."""
        return sum(end.number for end in self.ends.values())

    # ---- growing ---------------------------------------------------------------------------------------------------

    def lay(self, tile: str, name: str, bend: str | None) -> str | None:
        """Lay a tile that fits; gives the end it met if that closed a ring."""
        end = self.ends[name]
        met = self.meets(name, bend)
        if end.pose is not None and bend is not None:
            self.polygons[tile] = polygon_at(end.pose, bend)
            end.pose = far_end(end.pose, bend)
        self.laid.append(tile)
        end.number = other_half(tile, end.number)
        end.tile = tile
        end.grown += 1
        self.arms_before_all.discard(name)
        if met is not None:  # rulebook 3: "both ends are then gone"
            del self.ends[name]
            del self.ends[met]
        return met

    def lay_text(self, text: str) -> None:
        """Lay what a play says (a lead, ``42a``, ``66bR``), whoever played it; ValueError if it can't lie there."""
        tile, name, bend = parse_play(text)
        if not self.laid:
            self.lay_lead(tile)
            return
        if name is None or name not in self.ends or not shows(tile, self.ends[name].number):
            raise ValueError(f"{text}: no such end, or no match")
        ways = self.bends(tile, name)
        if bend is None and len(ways) == 1:
            bend = ways[0]
        if bend not in ways or self.obstacle(tile, name, bend)[0] is not None:
            raise ValueError(f"{text}: does not fit")
        self.lay(tile, name, bend)


# --------------------------------------------------------------------------------------------------------------------
# Actions as text (notation)
# --------------------------------------------------------------------------------------------------------------------

PLAY = re.compile(r"([0-9A-C]{2})([a-z])?([LROI])?")


def parse_play(text: str) -> tuple[str, str | None, str | None]:
    """Cut ``66bR`` into tile, end, bend letter."""
    found = PLAY.fullmatch(text)
    if found is None:
        raise ValueError(f"no action: {text!r}")
    tile, name, bend = found.groups()
    return tile, name, bend


def play_text(sheet: Sheet, tile: str, name: str | None, bend: str | None) -> str:
    """Canonical spelling: ``66`` leads, ``42a``; only a curved double says its bend, ``66bR``, ``66bO``."""
    if name is None:
        return tile
    return f"{tile}{name}{bend}" if sheet.curved and is_double(tile) else f"{tile}{name}"


def number_text(value: Fraction | int) -> int | str:
    """Points for a line of a trace: whole ones as a number, fractions as text ``"7/2"`` (contract)."""
    value = Fraction(value)
    return int(value) if value.denominator == 1 else f"{value.numerator}/{value.denominator}"


# --------------------------------------------------------------------------------------------------------------------
# A turn (rulebook 4)
# --------------------------------------------------------------------------------------------------------------------


def drawable(sheet: Sheet, boneyard_size: int) -> int:
    """B of rulebook 4: "boneyard tiles that may be drawn (all but the reserve; with K = 0 nobody may draw)"."""
    if sheet.draw == 0:
        return 0
    return max(0, boneyard_size - sheet.reserve)


def turn_choices(
    sheet: Sheet, can_lay: set[str], drawn: Sequence[str], could_play: bool, b: int
) -> tuple[set[str], bool, bool]:
    """Rulebook 4, points 1 and 2: the tiles that may be laid, whether ``draw`` is legal, whether ``pass`` is.

    ``can_lay``: the tiles of the hand that can be laid on the line; ``drawn``: the tiles drawn this turn, in order;
    ``could_play``: whether the drawer could play before his first draw; ``b``: B, see drawable().
    """
    nothing: set[str] = set()
    # 1. Nothing drawn yet this turn.
    if not drawn:
        if can_lay:
            return can_lay, sheet.free in ("decline", "any") and b > 0, False
        if b > 0:
            return nothing, True, False
        return nothing, False, True
    # 2. After a draw. Free draw any:
    if sheet.free == "any":
        return can_lay, b > 0, not can_lay and b == 0
    just_drawn = can_lay & {drawn[-1]}
    # decline, the drawer could play before: "he may lay the tile just drawn if it fits, or pass. One tile is drawn"
    if sheet.free == "decline" and could_play:
        return just_drawn, False, True
    # "if the tile just drawn fits he may lay it or pass" (decline), "he must lay it" (no free draw)
    if just_drawn:
        return just_drawn, False, sheet.free == "decline"
    # "if not, draw again while fewer than K are drawn and B > 0, else pass"
    if len(drawn) < sheet.draw and b > 0:
        return nothing, True, False
    return nothing, False, True


# --------------------------------------------------------------------------------------------------------------------
# A match, round by round
# --------------------------------------------------------------------------------------------------------------------


class Match:
    """One match at one table, played by text.

    ``events`` holds everything that happened, in order, as plain tuples:
    ("played", seat, tile, end or None, bend letter or None), ("ring", end played at, end met),
    ("scored", seat, points by fives), ("shown", seat, tile), ("drew", seat, tile), ("passed", seat),
    ("time", seat, penalty tile or None), ("round", "out" or "blocked", winner, points).
    """

    def __init__(self, spec: str, players: int, number: str) -> None:
        self._empty(spec, players, number)
        self._deal()

    def _empty(self, spec: str, players: int, number: str) -> None:
        """All fields, before anything is dealt."""
        self.sheet = parse_spec(spec)
        if str(players) not in self.sheet.players:
            raise ValueError(f"{self.sheet.name} is not for {players} players")
        self.players = players
        self.number = number
        self.round_number = 0
        self.rounds_played = 0
        self.sides = 2 if self.sheet.teams else players
        self.scores = [Fraction(0)] * self.sides
        self.events: list[Event] = []
        self.last_winner_seat: int | None = None  # who leads the next round, with next=winner
        self.match_over = False
        self.match_winner: int | None = None
        # the round
        self.attempt = 0
        self.dealt_hands: list[list[str]] = []
        self.dealt_boneyard: list[str] = []
        self.starters: list[str] = []
        self.hands: list[list[str]] = []
        self.boneyard: list[str] = []
        self.line = Line(self.sheet)
        self.leader = 0
        self.must_lead: str | None = None
        self.lead_open = False  # it is the lead: "no ordinary turn"
        self.turn = 0
        self.drawn: list[str] = []
        self.could_play = False
        self.to_show: str | None = None
        self.fives = [0] * self.sides
        self.round_over = False
        self.ending: str | None = None
        self.round_winner: int | None = None
        self.round_points: list[Fraction] = []

    @classmethod
    def from_hands(
        cls,
        spec: str,
        hands: Sequence[str],
        boneyard: str = "",
        turn: int = 0,
        *,
        laid: Sequence[str] = (),
        starters: str = "",
        leader: int | None = None,
        lead_any: bool = False,
        number: str = "0",
        round_number: int = 0,
        scores: Sequence[Fraction | int] | None = None,
    ) -> Match:
        """Set up a round by hand.

        ``hands``: one string of tiles a seat; ``laid``: plays already on the table as text, the lead first
        (``["66", "62a", "22aR"]``), or in All Five, where ``starters`` lie, only what was played after them. With
        nothing laid and no starters it is the lead: the forced one of the hands, or with ``lead_any`` seat ``turn``
        leads what it likes. Tiles need not make up a whole set.
        """
        match = cls.__new__(cls)
        match._empty(spec, len(hands), number)
        match.round_number = round_number
        if scores is not None:
            match.scores = [Fraction(score) for score in scores]
        match.hands = [split_tiles(hand) for hand in hands]
        match.boneyard = split_tiles(boneyard)
        match.starters = split_tiles(starters)
        match.dealt_hands = [list(hand) for hand in match.hands]
        match.dealt_boneyard = list(match.boneyard)
        match.turn = turn
        if match.starters:
            match.line.lay_starters(*match.starters)
        elif not laid:
            match.lead_open = True
            if not lead_any:
                match.must_lead = highest_double(match.hands) or heaviest(match.hands)
                match.turn = holder(match.hands, match.must_lead)
        for text in laid:
            match.line.lay_text(text)
        match.leader = match.turn if leader is None else leader
        match._end_if_blocked()
        return match

    # ---- the deal (rulebook 8 and 4) -------------------------------------------------------------------------------

    def _deal(self) -> None:
        """Deal this round, again where the sheet says so, and find who leads."""
        sheet = self.sheet
        winner_leads = self.round_number > 0 and sheet.next == "winner" and self.last_winner_seat is not None
        by_double = not winner_leads and sheet.lead in ("double", "redeal")
        size = sheet.hand_size(self.players)
        attempt = 0
        while True:
            tiles = shuffle(whole_set(sheet.set), self.number, self.round_number, str(attempt))
            hands = [tiles[seat * size : (seat + 1) * size] for seat in range(self.players)]
            # AMBIGUOUS: no redeal is needed where the winner of the last round leads any tile.
            if by_double and sheet.lead == "redeal" and highest_double(hands) is None:
                attempt += 1  # rulebook 4: "the hands are dealt again (S2, attempt number + 1)"
                continue
            break
        boneyard = tiles[self.players * size :]
        starters: list[str] = []
        if sheet.four_ended:  # rulebook 7: "after the deal two tiles come off the front of the boneyard"
            starters, boneyard = boneyard[:2], boneyard[2:]

        forced: str | None = None
        if winner_leads and self.last_winner_seat is not None:
            self.leader = self.last_winner_seat  # S4: "the winner of the last round leads any tile"
        elif sheet.lead == "any":
            # AMBIGUOUS: with lead=any and next=winner, after a round nobody won, seat 0 leads any tile again ("the
            # highest double again" is read as "the first lead's rule again").
            self.leader = 0
        else:
            forced = highest_double(hands) or heaviest(hands)
            self.leader = holder(hands, forced)

        self.attempt = attempt
        self.dealt_hands = [list(hand) for hand in hands]
        self.dealt_boneyard = list(boneyard)
        self.hands = hands
        self.boneyard = boneyard
        self.starters = starters
        self.line = Line(sheet)
        # All Five: "The holder of the highest double has the first turn, an ordinary turn"
        self.must_lead = None if sheet.four_ended else forced
        self.lead_open = not sheet.four_ended
        if sheet.four_ended:
            self.line.lay_starters(*starters)
        self.turn = self.leader
        self.drawn = []
        self.could_play = False
        self.to_show = None
        self.fives = [0] * self.sides
        self.round_over = False
        self.ending = None
        self.round_winner = None
        self.round_points = []
        self._end_if_blocked()  # rulebook 4: "After the deal and after every action"

    def next_round(self) -> None:
        """Deal the next round of the match."""
        if not self.round_over or self.match_over:
            raise ValueError("the round is not over, or the match is")
        self.round_number += 1
        self._deal()

    # ---- who is who ------------------------------------------------------------------------------------------------

    def side(self, seat: int) -> int:
        """The seat itself or its team: rulebook 5: "seats 0 and 2 against 1 and 3; scores belong to the team"."""
        return seat % 2 if self.sheet.teams else seat

    def opponents(self, seat: int) -> list[int]:
        """All seats but one's own side: "In team games the winner's partner is no opponent"."""
        return [other for other in range(self.players) if self.side(other) != self.side(seat)]

    # ---- what is legal (rulebook 4) --------------------------------------------------------------------------------

    @property
    def b(self) -> int:
        """B of rulebook 4."""
        return drawable(self.sheet, len(self.boneyard))

    def _can_lay(self, seat: int) -> set[str]:
        """The tiles of a hand that can be laid on the line now."""
        return {tile for tile in self.hands[seat] if self.line.plays(tile)}

    def _choices(self) -> tuple[set[str], bool, bool]:
        """Tiles that may be laid, draw legal, pass legal: for the seat to act, on an ordinary turn."""
        return turn_choices(self.sheet, self._can_lay(self.turn), self.drawn, self.could_play, self.b)

    def legal(self) -> list[str]:
        """Legal actions of the seat to act, canonical and sorted as text; ``!`` is never among them."""
        if self.round_over:
            return []
        if self.lead_open:  # "only leads are legal, no draw, no pass"
            leads = [self.must_lead] if self.must_lead else self.hands[self.turn]
            return sorted(leads)
        tiles, draw, pass_ = self._choices()
        actions = [play_text(self.sheet, tile, name, bend) for tile in tiles for name, bend in self.line.plays(tile)]
        if draw:
            actions.append("+")
        if pass_:
            actions.append("-")
        return sorted(actions)

    def why(self, action: str) -> tuple[str | None, list[str]]:
        """The first reason of the contract's list that holds, or None when legal; and all tiles in the way."""
        if action.startswith("!"):
            raise ValueError("! is not asked here")
        is_draw = re.fullmatch(r"\+([0-9A-C]{2})?", action) is not None
        if not is_draw and action != "-":
            tile, name, bend = parse_play(action)
            return self._why_play(tile, name, bend)
        if self.round_over:
            return "ROUND_OVER", []
        if self.lead_open:
            # AMBIGUOUS: a draw or a pass at the lead is MUST_LEAD (it stands before MUST_PLAY in the list), whether a
            # tile is forced or the leader may choose.
            return "MUST_LEAD", []
        tiles, draw, pass_ = self._choices()
        if is_draw:
            if draw:
                return None, []
            if not pass_:
                return "MUST_PLAY", []  # "only plays are legal"
            return ("NO_TILES" if tiles else "MUST_PASS"), []
        if pass_:
            return None, []
        return ("MUST_PLAY" if tiles else "MUST_DRAW"), []

    def _why_play(self, tile: str, name: str | None, bend: str | None) -> tuple[str | None, list[str]]:
        if self.round_over:
            return "ROUND_OVER", []
        if tile not in self.hands[self.turn]:
            return "NOT_IN_HAND", []
        if self.lead_open:
            if self.must_lead is not None and tile != self.must_lead:
                return "MUST_LEAD", []
            if name is not None:
                return "NO_SUCH_END", []
            if bend is not None and bend != self.line.lead_letter(tile):
                return "WRONG_BEND", []
            return None, []
        if name is None or name not in self.line.ends:
            return "NO_SUCH_END", []
        if not shows(tile, self.line.ends[name].number):
            return "NO_MATCH", []
        if not self.line.may_grow(name):
            return "ARMS_FIRST", []
        ways = self.line.bends(tile, name)
        if bend is None:
            if len(ways) > 1:
                return "WRONG_BEND", []  # a curved double must say its bend
            bend = ways[0]
        elif bend not in ways:
            return "WRONG_BEND", []
        reason, blocking = self.line.obstacle(tile, name, bend)
        if reason is not None:
            return reason, blocking
        if tile not in self._choices()[0]:
            return "ONLY_DRAWN_TILE", []
        return None, []

    # ---- acting ----------------------------------------------------------------------------------------------------

    def apply(self, action: str) -> dict[str, Any]:
        """Do an action of the seat to act and give its turn line; ValueError when it is illegal."""
        legal = self.legal()
        seat = self.turn
        drawn_tile: str | None = None
        if action.startswith("!"):
            drawn_tile = self._call_time(action)
            spelled = "!"
        else:
            reason, blocking = self.why(action)
            if reason is not None:
                raise ValueError(f"{action}: {reason} {' '.join(blocking)}".rstrip())
            if action.startswith("+"):
                drawn_tile = self._draw(action)
                spelled = "+"
            elif action == "-":
                self._show_drawn()
                self.events.append(("passed", seat))
                self._next_turn()
                spelled = "-"
            else:
                spelled = self._play(*parse_play(action))
        self._end_if_blocked()
        return {
            "type": "turn",
            "round": self.round_number,
            "seat": seat,
            "legal": legal,
            "action": spelled,
            "drawn": drawn_tile,
            # AMBIGUOUS: the act that ends a round shows the scores with its fives, but without the round's points:
            # those come with the round line.
            "scores": [number_text(score) for score in self._running_scores],
        }

    @property
    def _running_scores(self) -> list[Fraction]:
        """Scores as a turn line tells them: fives at once, the rest of a round's points not yet."""
        if not self.round_over:
            return self.scores
        return [
            score - points + fives
            for score, points, fives in zip(self.scores, self.round_points, self.fives, strict=True)
        ]

    def _show_drawn(self) -> None:
        """Rulebook 6, S0: "a drawn tile that can't be laid is shown to all", when its drawer acts next."""
        if self.to_show is not None:
            self.events.append(("shown", self.turn, self.to_show))
            self.to_show = None

    def _take_from_boneyard(self, said: str) -> str:
        """Move the front tile of the boneyard to the hand in turn; ``said`` is a tile the action named, or empty."""
        if said and said != self.boneyard[0]:
            raise ValueError(f"the tile drawn is {self.boneyard[0]}, not {said}")
        tile = self.boneyard.pop(0)  # rulebook 8: "the rest is the boneyard, drawn from its front"
        self.hands[self.turn].append(tile)
        return tile

    def _draw(self, action: str) -> str:
        could_play = bool(self._can_lay(self.turn))
        tile = self._take_from_boneyard(action[1:])
        self._show_drawn()
        if not self.drawn:
            self.could_play = could_play
        self.drawn.append(tile)
        self.events.append(("drew", self.turn, tile))
        if self.sheet.show_drawn and not self.line.plays(tile):
            self.to_show = tile
        return tile

    def _call_time(self, action: str) -> str | None:
        """Rulebook 4.3: "the player draws one penalty tile if B > 0 and the turn passes"; not on the lead."""
        if self.round_over or self.lead_open or self.sheet.seconds == 0:
            raise ValueError(f"{action}: no clock runs")
        penalty: str | None = None
        # AMBIGUOUS: with K = 0 nobody may draw, so B is 0 and there is no penalty tile either.
        if self.b > 0:
            penalty = self._take_from_boneyard(action[1:])
        elif action != "!":
            raise ValueError(f"{action}: there is no penalty tile")
        self.events.append(("time", self.turn, penalty))
        self._next_turn()
        return penalty

    def _next_turn(self) -> None:
        self.turn = (self.turn + 1) % self.players  # rulebook 3: "(seat + 1) mod players"
        self.drawn = []
        self.could_play = False
        self.to_show = None

    def _play(self, tile: str, name: str | None, bend: str | None) -> str:
        seat = self.turn
        self._show_drawn()
        self.hands[seat].remove(tile)
        met: str | None = None
        if self.lead_open:
            bend = self.line.lead_letter(tile)
            self.line.lay_lead(tile)
            self.lead_open = False
        else:
            if name is None:
                raise ValueError("no end")
            if bend is None:
                bend = self.line.bends(tile, name)[0]
            met = self.line.lay(tile, name, bend)
        self.events.append(("played", seat, tile, name, bend))
        if met is not None:
            self.events.append(("ring", name, met))
        self._score_fives(seat)
        if not self.hands[seat]:  # "the hand of the seat that played is empty (out)"
            self._finish("out", seat)
        else:
            self._next_turn()
        return play_text(self.sheet, tile, name, bend)

    def _score_fives(self, seat: int) -> None:
        """Rulebook 5, Muggins and All Five."""
        if self.sheet.fives == "no":
            return
        points = self.line.sum_of_ends()
        # AMBIGUOUS (settled): a sum of 0 scores nothing.
        if points > 0 and points % 5 == 0:
            self.fives[self.side(seat)] += points
            self.scores[self.side(seat)] += points  # "count in the running scores at once"
            self.events.append(("scored", seat, points))

    # ---- the end of a round (rulebook 4 and 5) ---------------------------------------------------------------------

    def _end_if_blocked(self) -> None:
        """Rulebook 4: "nobody holds a tile that can be laid and nobody may draw (blocked)"."""
        if self.round_over or self.lead_open or self.b > 0:
            return
        if not any(self._can_lay(seat) for seat in range(self.players)):
            self._finish("blocked", None)

    def _hand_pips(self, seat: int) -> int:
        return sum(pips(tile) for tile in self.hands[seat])

    def _finish(self, ending: str, out_seat: int | None) -> None:
        """Score the round."""
        self.ending = ending
        self.round_over = True
        self.rounds_played += 1
        bonus = [Fraction(0)] * self.sides  # what the round brings besides fives
        winner: int | None = None
        winner_seat: int | None = None
        if self.sheet.four_ended and self.sheet.five_round == "points":
            winner, winner_seat = self._all_five_winner(out_seat)
            # AMBIGUOUS: "it adds all opponents' pips", so blocked=difference means nothing here.
            bonus[winner] += sum(self._hand_pips(s) for s in range(self.players) if self.side(s) != winner)
        elif out_seat is not None:
            winner_seat = out_seat
            bonus[self.side(out_seat)] += sum(self._hand_pips(s) for s in self.opponents(out_seat))
        else:
            winner_seat, sharing = self._fewest()
            if winner_seat is not None:
                bonus[self.side(winner_seat)] += self._blocked_points(winner_seat)
            for seat in sharing:
                bonus[self.side(seat)] += Fraction(self._blocked_points(seat), len(sharing))
        if winner is None and winner_seat is not None:
            winner = self.side(winner_seat)
        self.last_winner_seat = winner_seat
        self.round_winner = winner
        self.round_points = [bonus[i] + self.fives[i] for i in range(self.sides)]
        self.scores = [self.scores[i] + bonus[i] for i in range(self.sides)]
        self.events.append(("round", ending, winner, [number_text(p) for p in self.round_points]))
        self._look_at_target()

    def _blocked_points(self, seat: int) -> int:
        """What a seat with fewest pips scores: ``total`` or ``difference``."""
        others = [self._hand_pips(other) for other in self.opponents(seat)]
        if self.sheet.blocked == "difference":
            return sum(other - self._hand_pips(seat) for other in others)
        return sum(others)

    def _fewest(self) -> tuple[int | None, list[int]]:
        """A blocked round: the seat that wins it, and the seats that share it."""
        fewest = min(self._hand_pips(seat) for seat in range(self.players))
        tied = [seat for seat in range(self.players) if self._hand_pips(seat) == fewest]
        if len({self.side(seat) for seat in tied}) == 1:
            return tied[0], []  # alone, or "Two partners who tie for fewest win together for their team"
        # AMBIGUOUS: All Five with five-round=out: "equal: nobody", whatever `tie` says.
        if self.sheet.four_ended or self.sheet.tie == "nobody":
            return None, []
        if self.sheet.tie == "lot":
            return self._lot(tied), []
        return None, tied

    def _lot(self, tied: list[int]) -> int:
        """Rulebook 5: lots are drawn with the tiles on the table."""
        on_table = [tile for tile in whole_set(self.sheet.set) if tile in self.line.laid]
        shuffled = shuffle(on_table, self.number, self.round_number, "lot")
        # AMBIGUOUS: fewer tiles on the table than seats tied: those for whom none is left cannot win.
        lots = dict(zip(tied, shuffled, strict=False))
        return max(lots, key=lambda seat: (pips(lots[seat]), high(lots[seat])))

    def _from_leader(self, seat: int) -> int:
        return (seat - self.leader) % self.players

    def _all_five_winner(self, out_seat: int | None) -> tuple[int, int]:
        """Rulebook 5, All Five: the side that wins the round by points, and the seat that would lead next.

        "the seat that scored most points by fives in that round (equal: the seat that went out, then fewest pips in
        hand, then the earlier seat from the leader [R])".
        """
        # AMBIGUOUS (settled): in teams fives are kept by team, and the three steps after them ask for the team of the
        # seat that went out, of the seat with fewest pips, of the earlier seat from the leader. With next=winner the
        # winning side's seat that went out leads, else its fewest pips, else its earlier seat from the leader.
        most = max(self.fives)
        seats = [seat for seat in range(self.players) if self.fives[self.side(seat)] == most]
        best = out_seat if out_seat in seats else min(seats, key=lambda s: (self._hand_pips(s), self._from_leader(s)))
        return self.side(best), best

    def _look_at_target(self) -> None:
        """Rulebook 5: "the match goes to the first to reach it; more than one: the highest total; equal: again"."""
        best = max(self.scores)
        if best >= self.sheet.target and self.scores.count(best) == 1:
            self.match_over = True
            self.match_winner = self.scores.index(best)

    # ---- what can be told ------------------------------------------------------------------------------------------

    def ends(self) -> dict[str, tuple[int, list[str]]]:
        """Number and fitting bends of every end that is still there."""
        return {name: (end.number, self.line.open_bends(name)) for name, end in self.line.ends.items()}

    def deal_line(self) -> dict[str, Any]:
        """The deal line of a trace (contract); the leader of later rounds is known here."""
        return {
            "type": "deal",
            "attempt": self.attempt,
            "hands": ["".join(hand) for hand in self.dealt_hands],
            "boneyard": "".join(self.dealt_boneyard),
            "starters": "".join(self.starters),
            "leader": self.leader,
            "must_lead": self.must_lead,
            "number": self.number,
            "round": self.round_number,
        }

    def round_line(self) -> dict[str, Any]:
        """The round line of a trace."""
        if not self.round_over:
            raise ValueError("the round is not over")
        return {
            "type": "round",
            "round": self.round_number,
            "ending": self.ending,
            "winner": self.round_winner,
            "points": [number_text(points) for points in self.round_points],
            "scores": [number_text(score) for score in self.scores],
        }

    def match_line(self) -> dict[str, Any]:
        """The match line of a trace."""
        if not self.match_over:
            raise ValueError("the match is not over")
        return {
            "type": "match",
            "winner": self.match_winner,
            "scores": [number_text(score) for score in self.scores],
            "rounds": self.rounds_played,
        }
