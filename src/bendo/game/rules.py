"""The rules of a game as one value: independent axes, and the sixteen sheets that are named settings of them."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, fields, replace
from functools import lru_cache
from types import MappingProxyType
from typing import Any, Final, Literal

from bendo.game.tile import HIGHEST_SETS, TileSet, signs_of, tile_set

Shape = Literal["curved", "straight"]
FreeDraw = Literal["no", "decline", "any"]
Lead = Literal["double", "redeal", "any"]
NextLead = Literal["double", "winner"]
Doubles = Literal["inline", "crosswise"]
Ring = Literal["match", "never", "any"]
Blocked = Literal["total", "difference"]
Tie = Literal["nobody", "share", "lot"]
Fives = Literal["no", "two", "four"]
FiveRound = Literal["points", "out"]
ShowDrawn = Literal["no", "unplayable"]

UNLIMITED: Final = math.inf
"""The draw limit of games where one draws until a tile fits."""


class InvalidRules(ValueError):
    """Rules that nobody could play. `field` and `value` are what is wrong, `problem` is why, as a code for words."""

    def __init__(self, field: str, value: object, problem: str) -> None:
        super().__init__(field, value, problem)
        self.field, self.value, self.problem = field, value, problem

    def __str__(self) -> str:
        return f"{self.field}={self.value}: {self.problem}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """One game's rules. Every field is an axis of its own, named as in docs/rules.md with `_` for `-`.

    `sheet` is the name they started from; it, `shape` and `seats` can't be changed. `hand` are the tiles dealt to each
    of two, three and four players, `draw` is the draw limit K (`UNLIMITED`: until one fits), `ring` and `handedness`
    are None where tiles are straight.
    Raises InvalidRules if fields contradict each other.
    """

    sheet: str
    shape: Shape
    seats: tuple[int, ...] = (2, 3, 4)
    set: int = 6
    hand: tuple[int, int, int]
    draw: float
    free: FreeDraw = "no"
    lead: Lead = "double"
    next: NextLead = "double"
    doubles: Doubles = "inline"
    arms: int = 2
    arms_first: bool = False
    ring: Ring | None = None
    handedness: str | None = None
    blocked: Blocked = "total"
    tie: Tie = "nobody"
    fives: Fives = "no"
    five_round: FiveRound = "points"
    teams: bool = False
    reserve: int = 0
    show_drawn: ShowDrawn = "no"
    seconds: int = 0
    target: int = 100
    tiles: TileSet = field(init=False, compare=False, repr=False)
    _hash: int = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        for name, value, problem in _problems(self):
            raise InvalidRules(name, value, problem)
        object.__setattr__(self, "tiles", tile_set(self.set, self.handedness))
        object.__setattr__(self, "_hash", hash(tuple(getattr(self, f.name) for f in fields(self) if f.compare)))

    def __hash__(self) -> int:
        return self._hash

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        """Made anew where it is unpickled: hashes of text differ from process to process."""
        return _made, (tuple((f.name, getattr(self, f.name)) for f in fields(self) if f.compare),)

    @property
    def players(self) -> tuple[int, ...]:
        """How many may play: what the sheet says, four in teams."""
        return (4,) if self.teams else self.seats

    @property
    def curved(self) -> bool:
        """Whether the tiles are bent."""
        return self.shape == "curved"

    @property
    def starters(self) -> int:
        """How many tiles lie on the table before anybody plays."""
        return 2 if self.fives == "four" else 0

    def hand_size(self, players: int) -> int:
        """How many tiles each of so many players is dealt.

        Raises InvalidRules if so many can't play, or the set is too small for them.
        """
        if players not in self.players:
            raise InvalidRules("players", players, "players")
        size = self.hand[players - 2]
        if size * players + self.starters > self.tiles.size:
            raise InvalidRules("hand", size, "hand-too-large")
        return size

    def side(self, seat: int) -> int:
        """Whose score a seat plays for: its own number, or its team (seats 0 and 2 against 1 and 3)."""
        return seat % 2 if self.teams else seat

    def sides(self, players: int) -> int:
        """How many scores are kept."""
        return 2 if self.teams else players

    def change(self, **changes: Any) -> Rules:
        """These rules with some fields changed. Raises InvalidRules for what can't be or means nothing here."""
        for name, value in changes.items():
            if problem := _unchangeable(self, name):
                raise InvalidRules(name.replace("_", "-"), value, problem)
        return replace(self, **changes)

    def changes(self) -> dict[str, Any]:
        """The fields in which these rules differ from their sheet."""
        base = SHEETS[self.sheet]
        return {name: getattr(self, name) for name in CHANGEABLE if getattr(self, name) != getattr(base, name)}


@lru_cache(maxsize=1024)
def _made(values: tuple[tuple[str, Any], ...]) -> Rules:
    """The rules with these values of the fields."""
    return Rules(**dict(values))


CHANGEABLE: Final = tuple(f.name for f in fields(Rules) if f.compare and f.name not in ("sheet", "shape", "seats"))
"""The fields that a sheet can be changed in, in the order in which they are spelled."""

CHOICES: Final = MappingProxyType(
    {
        "set": HIGHEST_SETS,
        "free": ("no", "decline", "any"),
        "lead": ("double", "redeal", "any"),
        "next": ("double", "winner"),
        "doubles": ("inline", "crosswise"),
        "arms": (2, 4, 8),
        "arms_first": (False, True),
        "ring": ("match", "never", "any"),
        "blocked": ("total", "difference"),
        "tie": ("nobody", "share", "lot"),
        "fives": ("no", "two", "four"),
        "five_round": ("points", "out"),
        "teams": (False, True),
        "show_drawn": ("no", "unplayable"),
    }
)
"""The values of the fields that have a short list of them."""


def _unchangeable(rules: Rules, name: str) -> str | None:
    """Why this field can't be changed in these rules, as a code for words."""
    if name not in CHANGEABLE:
        return "unchangeable"
    if not rules.curved and name in ("ring", "handedness", "doubles"):
        return "straight"
    if name == "tie" and rules.fives == "four":
        return "tie-in-all-five"
    if name == "five_round" and rules.fives != "four":
        return "five-round"
    return None


def _hand_text(rules: Rules) -> str:
    """The hands dealt, as one number where it is the same for all."""
    return str(rules.hand[0]) if len({*rules.hand}) == 1 else "/".join(map(str, rules.hand))


def _problems(rules: Rules) -> Iterator[tuple[str, object, str]]:
    """Everything that contradicts something else: field, value, and why as a code for words (rules, Fields)."""
    for name, choices in CHOICES.items():
        value = getattr(rules, name)
        if value not in choices and not (name == "ring" and value is None and not rules.curved):
            yield name.replace("_", "-"), value, "choice"
    for name, lowest in (("draw", 0), ("reserve", 0), ("seconds", 0), ("target", 1)):
        value = getattr(rules, name)
        if type(value) is not int and not (name == "draw" and value == UNLIMITED):
            yield name, value, "whole"
        elif value < lowest:
            yield name, value, f"at-least-{lowest}"
    if len(rules.hand) != 3 or any(type(size) is not int for size in rules.hand):
        yield "hand", _hand_text(rules), "whole"
    elif min(rules.hand) < 1:
        yield "hand", _hand_text(rules), "at-least-1"
    if rules.curved:
        try:
            signs_of(rules.handedness or "")
        except ValueError:
            yield "handedness", rules.handedness, "handedness"
        if rules.set != 6:
            yield "set", rules.set, "set-curved"
        if rules.arms != 2:
            yield "arms", rules.arms, "arms-curved"
        if rules.doubles == "crosswise" and rules.ring != "never":
            yield "ring", rules.ring, "ring-crosswise"
    if rules.draw == 0 and rules.free != "no":
        yield "free", rules.free, "free-without-draw"
    if rules.teams and rules.tie == "share":
        yield "tie", rules.tie, "share-in-teams"
    if rules.teams and 4 not in rules.seats:
        yield "teams", "yes", "teams-need-four"
    if (rules.fives == "four") != (rules.sheet == "all-five"):
        yield "fives", rules.fives, "fives-four"
    if rules.fives == "two" and rules.arms > 2:
        yield "fives", rules.fives, "fives-arms"
    if rules.set in HIGHEST_SETS:
        size = (rules.set + 1) * (rules.set + 2) // 2
        if all(rules.hand[n - 2] * n + rules.starters > size for n in rules.players):
            yield "hand", _hand_text(rules), "hand-too-large"


_BLUE_ORANGE: Final = Rules(
    sheet="blue-orange", shape="curved", hand=(7, 6, 5), draw=1, free="decline", ring="match", handedness="balanced"
)
_JAQUES: Final = Rules(
    sheet="jaques",
    shape="curved",
    hand=(6, 5, 5),
    draw=1,
    doubles="crosswise",
    ring="never",
    handedness="balanced",
    blocked="difference",
    show_drawn="unplayable",
)
_DRAW: Final = Rules(
    sheet="draw",
    shape="straight",
    hand=(7, 5, 5),
    draw=UNLIMITED,
    free="any",
    lead="redeal",
    arms_first=True,
    tie="share",
)

SHEETS: Final = MappingProxyType(
    {
        rules.sheet: rules
        for rules in (
            _BLUE_ORANGE,
            replace(_BLUE_ORANGE, sheet="wild-draw", draw=UNLIMITED),
            replace(_BLUE_ORANGE, sheet="no-draw", draw=0, free="no"),
            replace(_BLUE_ORANGE, sheet="no-draw-teams", seats=(4,), hand=(7, 7, 7), draw=0, free="no", teams=True),
            replace(_BLUE_ORANGE, sheet="all-five", fives="four", target=200),
            _JAQUES,
            replace(_JAQUES, sheet="jaques-partnership", seats=(4,), hand=(5, 5, 5), teams=True),
            replace(_JAQUES, sheet="jaques-draw-five", hand=(5, 5, 5)),
            replace(_JAQUES, sheet="jaques-muggins", fives="two"),
            replace(_JAQUES, sheet="jaques-speed", seconds=10),
            Rules(sheet="ben", shape="straight", seats=(2,), hand=(7, 7, 7), draw=UNLIMITED, next="winner"),
            _DRAW,
            replace(_DRAW, sheet="draw-nine", set=9, hand=(9, 9, 9), arms=4),
            replace(_DRAW, sheet="draw-twelve", set=12, hand=(12, 12, 12), arms=8),
            replace(_DRAW, sheet="dutch", draw=2, free="no", reserve=2),
            replace(_DRAW, sheet="block", draw=0, free="no"),
        )
    }
)
"""The sixteen rule sheets by name, in the order of docs/rules.md; the first is the default."""

DEFAULT_SHEET: Final = "blue-orange"


@lru_cache(maxsize=1024, typed=True)
def sheet(name: str, /, **changes: Any) -> Rules:
    """A sheet by name, with changes: `sheet("blue-orange", target=200)`. Raises InvalidRules."""
    if name not in SHEETS:
        raise InvalidRules("sheet", name, "sheet")
    return SHEETS[name].change(**changes) if changes else SHEETS[name]


def sources(rules: Rules) -> tuple[str, ...]:
    """The source texts that a sheet comes from (docs/rules.md lists them); `block` follows S2 by our ruling."""
    if rules.sheet.startswith("jaques"):
        return ("S0",)
    if rules.curved:
        return ("S3",) if rules.fives == "four" else ("S1", "S3")
    return ("S4",) if rules.sheet == "ben" else ("S2",)


def ruled_fields(rules: Rules) -> tuple[str, ...]:
    """The fields whose value is our ruling, since the sheet's sources are silent and nobody has changed it."""
    ruled = []
    if rules.sheet in ("draw-nine", "draw-twelve"):
        ruled.append("hand")
    if rules.sheet == "block":
        ruled.append("draw")
    if rules.curved:
        ruled.append("handedness")
        if rules.ring == "match":
            ruled.append("ring")
        if rules.fives != "four":
            ruled.append("tie")
    return tuple(name for name in CHANGEABLE if name in ruled and name not in rules.changes())


_RULINGS: Final[dict[str, Callable[[Rules], bool]]] = {
    "heaviest-lead": lambda r: r.lead == "double",
    "nobody-won-lead": lambda r: r.next == "winner",
    "curved-opener": lambda r: r.curved and r.fives != "four" and r.doubles == "inline",
    "crosswise-opener": lambda r: r.doubles == "crosswise",
    "only-drawn-tile": lambda r: r.free == "decline",
    "no-closing-pass": lambda _: True,
    "clock": lambda r: r.seconds > 0,
    "when-shown": lambda r: r.show_drawn == "unplayable",
    "partners-tie": lambda r: r.teams,
    "fives-ends": lambda r: r.fives != "no",
    "lot-higher-half": lambda r: r.tie == "lot",
    "five-hexagon": lambda r: r.fives == "four",
    "five-starters": lambda r: r.fives == "four",
    "five-winner-ties": lambda r: r.fives == "four" and r.five_round == "points",
    "five-teams": lambda r: r.fives == "four" and r.five_round == "points" and r.teams,
    "five-memory": lambda r: r.fives == "four",
    "whole-sheet": lambda r: r.sheet == "block",
}


def rulings(rules: Rules) -> tuple[str, ...]:
    """Our rulings that these rules rest on, beside those in `ruled_fields`, as codes for words."""
    return tuple(code for code, applies in _RULINGS.items() if applies(rules))
