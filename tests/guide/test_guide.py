"""The rules in words, as all who tell rules are given them."""

from statistics import mean

import pytest

from bendo.game import CHANGEABLE, SHEETS, UNLIMITED, ruled_fields, rulings, sheet, sources
from bendo.guide import telling
from bendo.guide.minutes import TURNS, minutes
from bendo.guide.sheets import all_sheets, hands, in_full
from bendo.kernel.match import Sitting
from bendo.notation import parse_rules, spell_rules
from bendo.players import habits
from bendo.words import MissingWords, say

CHANGED = (
    "blue-orange,target=50",
    "wild-draw,draw=3",
    "all-five,five-round=out",
    "draw,teams=yes,tie=lot",
    "dutch,reserve=0",
)


@pytest.mark.parametrize("spec", [*SHEETS, *CHANGED])
def test_each_field_is_told_or_makes_no_difference(spec: str) -> None:
    rules = parse_rules(spec)
    told = [each.field for each in telling.told(rules)]
    rest = [each.field for each in telling.rest(rules)]
    without_use = [name for name in CHANGEABLE if getattr(rules, name) is None]
    names = [name.replace("_", "-") for name in CHANGEABLE]
    assert sorted([*told, *rest, *without_use]) == sorted(names)
    assert [each.field for each in telling.told(rules) if each.ruled] == [
        name.replace("_", "-") for name in ruled_fields(rules)
    ]


@pytest.mark.parametrize("spec", [*SHEETS, *CHANGED])
def test_any_rules_are_told_in_full_as_they_are(spec: str) -> None:
    rules = parse_rules(spec)
    full = in_full(rules)
    assert (full.sheet, full.rules) == (rules.sheet, spell_rules(rules))
    assert (full.curved, full.teams, full.target, full.seconds) == (
        rules.curved,
        rules.teams,
        rules.target,
        rules.seconds,
    )
    assert full.highest == rules.set
    assert full.pictures == (rules.set == 6)
    assert [each.source for each in full.sources] == list(sources(rules))
    assert [each.code for each in full.rulings if each.field is None] == list(rulings(rules))
    assert [each.field for each in full.rulings if each.field] == list(full.ruled)
    texts = [each.text for each in full.rules_text] + [each.text for each in full.rulings]
    assert all(text.endswith(".") for text in texts)


def test_all_sheets_are_there_in_their_order_each_as_it_is_by_itself() -> None:
    told = all_sheets()
    assert told.default == "blue-orange"
    assert [each.sheet for each in told.sheets] == list(SHEETS)
    for short in told.sheets:
        full = in_full(SHEETS[short.sheet])
        for name in ("title", "text", "players", "hand", "minutes", "ruled", "pictures"):
            assert getattr(short, name) == getattr(full, name)
        assert {*short.sources} <= {*told.sources}
    assert [each.field for each in told.fields] == [name.replace("_", "-") for name in CHANGEABLE]


def test_hands_are_told_for_as_many_as_the_set_has_tiles_for() -> None:
    assert hands(sheet("blue-orange")) == {2: 7, 3: 6, 4: 5}
    assert hands(sheet("blue-orange", hand=(9, 9, 9))) == {2: 9, 3: 9}
    assert in_full(sheet("blue-orange", hand=(9, 9, 9))).players == (2, 3)
    assert hands(sheet("blue-orange", teams=True)) == {4: 5}
    assert hands(sheet("ben")) == {2: 7}


def test_what_a_value_means_is_said_with_the_value() -> None:
    told = {each.field: each for each in telling.told(sheet("wild-draw", draw=3, target=7))}
    assert (told["draw"].value, told["target"].value) == ("3", "7")
    assert "at most 3 tiles" in told["draw"].text
    assert told["target"].text == "The first to 7 points wins the match."
    assert {each.value for each in telling.told(sheet("draw")) if each.field == "draw"} == {"inf"}
    assert sheet("draw").draw == UNLIMITED


def test_a_language_that_there_is_not_is_no_silent_english() -> None:
    with pytest.raises(MissingWords):
        all_sheets("xx")
    assert telling.title(sheet("block")) == say("sheet-block")


def test_a_match_takes_longer_the_higher_its_target() -> None:
    for name, rules in SHEETS.items():
        assert 1 <= minutes(rules.change(target=1)) <= minutes(rules) <= 10, name
        assert minutes(rules.change(target=10 * rules.target)) % 5 == 0
        assert minutes(rules.change(target=10 * rules.target)) > minutes(rules)


@pytest.mark.parametrize("name", SHEETS)
def test_the_turns_of_a_match_are_those_that_are_played(name: str) -> None:
    rules, ben = SHEETS[name], habits("ben")
    weights = (*map(float, ben.weights(rules)), float(ben.slips))
    assert tuple(TURNS[name]) == rules.players
    for seats, turns in TURNS[name].items():
        sitting = Sitting(rules, seats)
        played = mean(sitting.play(f"minutes-{m}", [weights] * seats).turns for m in range(200))
        assert abs(played / turns - 1) < 0.15, (seats, played)
