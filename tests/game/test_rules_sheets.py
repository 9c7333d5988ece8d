"""Rules, Rule sheets and Fields: every sheet as its table says, and every contradiction refused by name."""

from __future__ import annotations

import pytest

from bendo.game import DEFAULT_SHEET, SHEETS, InvalidRules, deal, ruled_fields, rulings, sheet, sources
from bendo.notation import NotationError, parse_rules, spell_value

SHARED = "arms=2 arms-first=no five-round=points fives=no next=double reserve=0 seconds=0 set=6 target=100"
CURVED = f"{SHARED} handedness=balanced lead=double"
PLAIN = f"{CURVED} doubles=inline ring=match blocked=total tie=nobody show-drawn=no teams=no"
ACROSS = f"{CURVED} doubles=crosswise ring=never blocked=difference tie=nobody show-drawn=unplayable teams=no"
DRAWING = (
    f"{SHARED} lead=redeal doubles=inline ring=- handedness=- blocked=total tie=share show-drawn=no teams=no "
    "arms-first=yes"
)

TABLE = {
    "blue-orange": f"S1,S3 curved 234 {PLAIN} hand=7/6/5 draw=1 free=decline",
    "wild-draw": f"S1,S3 curved 234 {PLAIN} hand=7/6/5 draw=inf free=decline",
    "no-draw": f"S1,S3 curved 234 {PLAIN} hand=7/6/5 draw=0 free=no",
    "no-draw-teams": f"S1,S3 curved 4 {PLAIN} hand=7 draw=0 free=no teams=yes",
    "all-five": f"S3 curved 234 {PLAIN} hand=7/6/5 draw=1 free=decline fives=four target=200",
    "jaques": f"S0 curved 234 {ACROSS} hand=6/5/5 draw=1 free=no",
    "jaques-partnership": f"S0 curved 4 {ACROSS} hand=5 draw=1 free=no teams=yes",
    "jaques-draw-five": f"S0 curved 234 {ACROSS} hand=5 draw=1 free=no",
    "jaques-muggins": f"S0 curved 234 {ACROSS} hand=6/5/5 draw=1 free=no fives=two",
    "jaques-speed": f"S0 curved 234 {ACROSS} hand=6/5/5 draw=1 free=no seconds=10",
    "ben": (
        f"S4 straight 2 {SHARED} hand=7 draw=inf free=no lead=double next=winner doubles=inline ring=- handedness=- "
        "blocked=total tie=nobody show-drawn=no teams=no"
    ),
    "draw": f"S2 straight 234 {DRAWING} hand=7/5/5 draw=inf free=any",
    "draw-nine": f"S2 straight 234 {DRAWING} hand=9 draw=inf free=any set=9 arms=4",
    "draw-twelve": f"S2 straight 234 {DRAWING} hand=12 draw=inf free=any set=12 arms=8",
    "dutch": f"S2 straight 234 {DRAWING} hand=7/5/5 draw=2 free=no reserve=2",
    "block": f"S2 straight 234 {DRAWING} hand=7/5/5 draw=0 free=no",
}
"""Source, shape, seats, then every field; of a field given twice the last counts."""


def test_there_are_sixteen_sheets_and_blue_orange_is_the_default() -> None:
    """S0 to S4 (Rule sheets)."""
    assert list(SHEETS) == list(TABLE)
    assert len(SHEETS) == 16
    assert DEFAULT_SHEET == "blue-orange"


@pytest.mark.parametrize("name", TABLE)
def test_every_sheet_has_the_fields_that_its_row_of_the_table_says(name: str) -> None:
    """S0 to S4 (Rule sheets); `block` and the hands of the larger sets are our ruling."""
    source, shape, seats, *row = TABLE[name].split()
    rules = sheet(name)
    assert ",".join(sources(rules)) == source
    assert rules.shape == shape
    assert "".join(map(str, rules.players)) == seats
    fields = dict(part.split("=") for part in row)
    assert len(fields) == 20
    assert {field: spell_value(field, getattr(rules, field.replace("-", "_"))) for field in fields} == fields


@pytest.mark.parametrize(
    ("name", "hands"),
    [
        ("blue-orange", (7, 6, 5)),
        ("all-five", (7, 6, 5)),
        ("jaques", (6, 5, 5)),
        ("jaques-draw-five", (5, 5, 5)),
        ("draw", (7, 5, 5)),
        ("draw-nine", (9, 9, 9)),
        ("draw-twelve", (12, 12, 12)),
    ],
)
def test_hands_go_by_the_number_of_players(name: str, hands: tuple[int, ...]) -> None:
    """S0, S1, S2, S3 (Rule sheets); nine and twelve are our ruling."""
    assert tuple(len(deal(sheet(name), players, "1").hands[0]) for players in (2, 3, 4)) == hands


@pytest.mark.parametrize(("name", "hand"), [("no-draw-teams", 7), ("jaques-partnership", 5)])
def test_team_sheets_are_for_four_players_alone(name: str, hand: int) -> None:
    """S0, S1, S3 (Rule sheets)."""
    assert [len(tiles) for tiles in deal(sheet(name), 4, "1").hands] == [hand] * 4
    for players in (2, 3, 5):
        with pytest.raises(InvalidRules) as refused:
            deal(sheet(name), players, "1")
        assert refused.value.field == "players"


def test_ben_is_for_two_players_alone() -> None:
    """S4 (Rule sheets)."""
    assert [len(tiles) for tiles in deal(sheet("ben"), 2, "1").hands] == [7, 7]
    with pytest.raises(InvalidRules) as refused:
        deal(sheet("ben"), 3, "1")
    assert refused.value.field == "players"


def test_no_draw_in_teams_leaves_no_boneyard() -> None:
    """S1, S3 (Rule sheets)."""
    assert deal(sheet("no-draw-teams"), 4, "1").boneyard == ()


def test_draw_five_differs_from_jaques_for_two_players_only() -> None:
    """S0 (Rule sheets)."""
    for players, same in ((2, False), (3, True), (4, True)):
        five, plain = (deal(sheet(name), players, "1").hands for name in ("jaques-draw-five", "jaques"))
        assert (five == plain) is same


# ---- our rulings, told with the sheets that rest on them -------------------------------------------------------------


def test_a_field_whose_value_is_our_ruling_is_marked() -> None:
    """Our ruling: handedness, rings, ties of S0, S1, S3, hands of the larger sets, and all of `block`."""
    for name in ("blue-orange", "wild-draw", "no-draw", "no-draw-teams"):
        assert set(ruled_fields(sheet(name))) == {"handedness", "ring", "tie"}
    assert set(ruled_fields(sheet("all-five"))) == {"handedness", "ring"}
    for name in ("jaques", "jaques-partnership", "jaques-draw-five", "jaques-muggins", "jaques-speed"):
        assert set(ruled_fields(sheet(name))) == {"handedness", "tie"}
    for name in ("ben", "draw", "dutch"):
        assert ruled_fields(sheet(name)) == ()
    for name in ("draw-nine", "draw-twelve"):
        assert ruled_fields(sheet(name)) == ("hand",)
    assert "draw" in ruled_fields(sheet("block"))
    assert "whole-sheet" in rulings(sheet("block"))


RULINGS = {
    "no-closing-pass": set(TABLE),
    "heaviest-lead": {name for name, row in TABLE.items() if "S2" not in row},
    "nobody-won-lead": {"ben"},
    "only-drawn-tile": {"blue-orange", "wild-draw", "all-five"},
    "crosswise-opener": {name for name in TABLE if name.startswith("jaques")},
    "clock": {"jaques-speed"},
    "partners-tie": {"no-draw-teams", "jaques-partnership"},
    "five-hexagon": {"all-five"},
    "five-starters": {"all-five"},
    "five-winner-ties": {"all-five"},
    "five-memory": {"all-five"},
    "fives-ends": {"all-five", "jaques-muggins"},
    "lot-higher-half": set(),
    "whole-sheet": {"block"},
}


@pytest.mark.parametrize("code", RULINGS)
def test_a_ruling_is_told_with_every_sheet_that_rests_on_it_and_no_other(code: str) -> None:
    """Our ruling, each of them."""
    assert {name for name in TABLE if code in rulings(sheet(name))} == RULINGS[code]


def test_a_ruling_is_told_with_changed_rules_too() -> None:
    """Our ruling, each of them."""
    assert "lot-higher-half" in rulings(parse_rules("draw,tie=lot"))
    assert "clock" in rulings(parse_rules("blue-orange,seconds=10"))
    assert "partners-tie" in rulings(parse_rules("blue-orange,teams=yes"))
    assert "nobody-won-lead" in rulings(parse_rules("draw,next=winner"))
    assert "five-winner-ties" not in rulings(parse_rules("all-five,five-round=out"))
    assert "ring" not in ruled_fields(parse_rules("blue-orange,ring=any"))


# ---- fields ----------------------------------------------------------------------------------------------------------


def test_a_sheet_can_be_changed_field_by_field() -> None:
    """Fields."""
    rules = parse_rules("blue-orange,target=200,handedness=uniform")
    assert (rules.target, rules.handedness) == (200, "uniform")
    assert rules.changes() == {"target": 200, "handedness": "uniform"}


@pytest.mark.parametrize(
    "text",
    [
        *("draw,set=9", "draw,set=12", "blue-orange,set=6"),
        *("blue-orange,hand=3", "blue-orange,hand=9/8/7"),
        *("jaques,draw=0", "jaques,draw=1", "jaques,draw=2", "jaques,draw=17", "jaques,draw=inf"),
        *("jaques,free=no", "jaques,free=decline", "jaques,free=any"),
        *("draw,lead=double", "draw,lead=redeal", "draw,lead=any"),
        *("draw,next=double", "draw,next=winner"),
        *("jaques,doubles=inline", "blue-orange,doubles=crosswise,ring=never"),
        *("draw,arms=2", "draw,arms=4", "draw,arms=8", "draw,arms-first=yes", "draw,arms-first=no"),
        *("blue-orange,ring=match", "blue-orange,ring=never", "blue-orange,ring=any"),
        *("jaques,handedness=balanced", "jaques,handedness=uniform", "jaques,handedness=mirrored"),
        "jaques,handedness=" + "+-" * 10 + "+",
        *("draw,blocked=total", "draw,blocked=difference"),
        *("draw,tie=nobody", "draw,tie=share", "draw,tie=lot", "no-draw-teams,tie=lot"),
        *("draw,fives=no", "draw,fives=two", "blue-orange,fives=two", "all-five,fives=four"),
        *("all-five,five-round=points", "all-five,five-round=out"),
        *("blue-orange,teams=yes", "draw,teams=yes,tie=lot", "jaques-partnership,teams=no"),
        *("draw,reserve=0", "draw,reserve=5"),
        *("draw,show-drawn=no", "draw,show-drawn=unplayable"),
        *("draw,seconds=0", "draw,seconds=30"),
        "draw,target=61",
    ],
)
def test_every_field_takes_the_values_that_are_named(text: str) -> None:
    """Fields."""
    name, *changes = text.split(",")
    rules = parse_rules(text)
    for change in changes:
        field, value = change.split("=")
        assert spell_value(field, getattr(rules, field.replace("-", "_"))) == value
    assert rules.sheet == name


CONTRADICTIONS = [
    ("ben,ring=match", "ring"),
    ("draw,ring=never", "ring"),
    ("ben,handedness=uniform", "handedness"),
    ("ben,doubles=crosswise", "doubles"),
    ("ben,doubles=inline", "doubles"),
    ("jaques,ring=match", "ring"),
    ("jaques,ring=any", "ring"),
    ("blue-orange,doubles=crosswise", "ring"),
    ("blue-orange,arms=4", "arms"),
    ("jaques,arms=8", "arms"),
    ("blue-orange,set=9", "set"),
    ("all-five,set=12", "set"),
    ("no-draw,free=decline", "free"),
    ("block,free=any", "free"),
    ("blue-orange,draw=0", "free"),
    ("no-draw-teams,tie=share", "tie"),
    ("draw,teams=yes", "tie"),
    ("ben,teams=yes", "teams"),
    ("blue-orange,hand=15", "hand"),
    ("draw-nine,hand=28", "hand"),
    ("no-draw-teams,hand=8", "hand"),
    ("all-five,hand=14", "hand"),
    ("blue-orange,fives=four", "fives"),
    ("draw,fives=four", "fives"),
    ("all-five,fives=no", "fives"),
    ("all-five,fives=two", "fives"),
    ("draw-nine,fives=two", "fives"),
    ("draw,arms=4,fives=two", "fives"),
    ("blue-orange,five-round=out", "five-round"),
    ("jaques-muggins,five-round=points", "five-round"),
    ("all-five,tie=nobody", "tie"),
    ("all-five,tie=lot", "tie"),
]


@pytest.mark.parametrize(("text", "field"), CONTRADICTIONS)
def test_fields_that_contradict_each_other_are_refused_and_the_field_is_named(text: str, field: str) -> None:
    """Fields; that five points have no use for `tie`: our ruling."""
    with pytest.raises(InvalidRules) as refused:
        parse_rules(text)
    assert refused.value.field == field
    assert field in str(refused.value)


def test_hands_too_large_for_so_many_players_are_refused_when_they_sit_down() -> None:
    """Fields: more tiles dealt than the set holds, starters included."""
    assert len(deal(parse_rules("blue-orange,hand=14/9/7"), 2, "1").boneyard) == 0
    assert len(deal(parse_rules("all-five,hand=13"), 2, "1").boneyard) == 0
    for text, players in (("blue-orange,hand=14", 3), ("blue-orange,hand=14/10/7", 3), ("all-five,hand=7", 4)):
        with pytest.raises(InvalidRules) as refused:
            deal(parse_rules(text), players, "1")
        assert refused.value.field == "hand"


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ("draw,set=7", "set"),
        ("draw,free=yes", "free"),
        ("draw,lead=highest", "lead"),
        ("draw,next=loser", "next"),
        ("jaques,doubles=across", "doubles"),
        ("draw,arms=3", "arms"),
        ("draw,arms-first=maybe", "arms-first"),
        ("blue-orange,ring=yes", "ring"),
        ("blue-orange,handedness=left", "handedness"),
        ("blue-orange,handedness=" + "+" * 20, "handedness"),
        ("blue-orange,handedness=" + "+" * 22, "handedness"),
        ("blue-orange,handedness=" + "+" * 20 + "0", "handedness"),
        ("draw,blocked=half", "blocked"),
        ("draw,tie=both", "tie"),
        ("draw,fives=three", "fives"),
        ("all-five,five-round=first", "five-round"),
        ("draw,teams=2", "teams"),
        ("draw,show-drawn=yes", "show-drawn"),
        ("draw,target=0", "target"),
        ("draw,hand=0", "hand"),
    ],
)
def test_an_unknown_value_is_refused_and_the_field_is_named(text: str, field: str) -> None:
    """Fields."""
    with pytest.raises(InvalidRules) as refused:
        parse_rules(text)
    assert refused.value.field == field


@pytest.mark.parametrize(
    ("text", "problem", "value"),
    [
        ("bendomino", "sheet", "bendomino"),
        ("Blue-Orange", "sheet", "Blue-Orange"),
        ("", "sheet", ""),
        ("draw,colour=red", "field", "colour"),
        ("draw,shape=curved", "field", "shape"),
        ("draw,players=2", "field", "players"),
        ("draw,arms_first=no", "field", "arms_first"),
        ("draw,target", "field", "target"),
        ("draw,", "field", ""),
        ("draw,target=1,target=2", "field-twice", "target"),
        ("draw,hand=7/5", "value-hand", "hand=7/5"),
        ("draw,hand=many", "value-hand", "hand=many"),
        ("draw,draw=-1", "value-draw", "draw=-1"),
        ("draw,draw=all", "value-draw", "draw=all"),
        ("draw,target=-5", "value-number", "target=-5"),
        ("draw,reserve=", "value-number", "reserve="),
        ("draw,seconds=1.5", "value-number", "seconds=1.5"),
    ],
)
def test_an_unknown_name_or_a_value_that_is_no_number_is_refused_and_shown(text: str, problem: str, value: str) -> None:
    """Fields; the shape belongs to the sheet and cannot be changed."""
    with pytest.raises(NotationError) as refused:
        parse_rules(text)
    assert (refused.value.problem, refused.value.value) == (problem, value)
