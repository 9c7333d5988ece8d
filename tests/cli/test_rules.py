"""`bendo rules`."""

import pytest

from bendo.cli.play.screen import ruling
from bendo.game import CHANGEABLE, SHEETS, ruled_fields, rulings, sheet
from bendo.guide import fields
from bendo.notation import parse_rules
from tests.cli.command import done


def test_every_sheet_is_told_with_all_its_fields_and_rulings() -> None:
    told = done("rules", "--json").json
    assert told["default"] == "blue-orange"
    assert [one["sheet"] for one in told["sheets"]] == list(SHEETS)
    for one in told["sheets"]:
        rules = SHEETS[one["sheet"]]
        assert list(one["fields"]) == [name.replace("_", "-") for name in CHANGEABLE]
        assert one["players"] == list(rules.players)
        assert one["shape"] == rules.shape
        assert one["sources"]
        assert [ruling["field"] for ruling in one["rulings"] if ruling["field"]] == list(ruled_fields(rules))
        assert [ruling["code"] for ruling in one["rulings"] if not ruling["field"]] == list(rulings(rules))
        assert all(ruling["text"].endswith(".") for ruling in one["rulings"])


@pytest.mark.parametrize("name", SHEETS)
def test_a_sheet_can_be_spelled_from_its_fields(name: str) -> None:
    one = done("rules", name, "--json").json
    changes = [
        f"{field}={value}"
        for field, value in one["fields"].items()
        if not (value is None or (field == "doubles" and one["shape"] == "straight"))
        and not (field == "five-round" and name != "all-five")
        and not (field == "tie" and name == "all-five")
    ]
    assert parse_rules(",".join([name, *changes])) == SHEETS[name]


def test_the_fields_are_the_rulebook_s_words() -> None:
    one = done("rules", "blue-orange", "--json").json
    assert one["fields"] == {
        "set": 6,
        "hand": "7/6/5",
        "draw": 1,
        "free": "decline",
        "lead": "double",
        "next": "double",
        "doubles": "inline",
        "arms": 2,
        "arms-first": "no",
        "ring": "match",
        "handedness": "balanced",
        "blocked": "total",
        "tie": "nobody",
        "fives": "no",
        "five-round": "points",
        "teams": "no",
        "reserve": 0,
        "show-drawn": "no",
        "seconds": 0,
        "target": 100,
    }
    assert done("rules", "draw", "--json").json["fields"]["draw"] == "inf"
    assert done("rules", "draw", "--json").json["fields"]["ring"] is None


def test_a_changed_sheet_is_told_with_its_changes() -> None:
    one = done("rules", "jaques,target=50", "--json").json
    assert one["rules"] == "jaques,target=50"
    assert one["fields"]["target"] == 50


@pytest.mark.parametrize("name", SHEETS)
def test_a_sheet_can_be_read_by_a_player(name: str) -> None:
    text = done("rules", name).out
    assert max(map(len, text.splitlines())) <= 80
    assert text.startswith(done("rules", name, "--json").json["title"])
    assert text.count("(Our ruling.)") + text.count("(Our\n") == len(ruled_fields(SHEETS[name]))
    for code in rulings(SHEETS[name]):
        assert f"\n  {code}" in text


@pytest.mark.parametrize(
    ("spec", "sentence"),
    [
        ("no-draw", "Nobody draws: who cannot play passes."),
        ("wild-draw,draw=3", "at most 3 tiles."),
        ("ben", "Each of the 2 players is dealt 7 tiles."),
        ("ben,hand=9", "Each of the 2 players is dealt 9 tiles."),
        ("no-draw-teams", "Who sit opposite each other are a team"),
        ("draw-nine", "Each player is dealt 9 tiles."),
        ("all-five,lead=any", "The first seat has the first turn."),
        ("all-five,five-round=out", "Who goes out wins the round"),
        ("dutch", "The last 2 tiles of the boneyard are never drawn."),
        ("jaques-speed,seconds=1", "A turn takes at most 1 second;"),
        ("blue-orange,handedness=" + "+-" * 10 + "+", "as the signs say"),
    ],
)
def test_each_value_of_a_field_has_its_own_sentence(spec: str, sentence: str) -> None:
    assert sentence in " ".join(done("rules", spec).out.split())


@pytest.mark.parametrize("spec", [*SHEETS, "all-five,five-round=out", "blue-orange,draw=3"])
def test_in_the_game_the_same_is_told_of_the_rules(spec: str) -> None:
    rules = parse_rules(spec)
    told = " ".join(line.text for line in ruling.rules(rules, rules.players[0]))
    for name in CHANGEABLE:
        if name not in ("set", "hand") and fields.matters(rules, name):
            assert fields.sentence(rules, name) in told
    assert ("Blocked:" in told) == fields.matters(rules, "blocked")


def test_where_all_five_is_won_by_going_out_a_blocked_round_is_told_of() -> None:
    assert not fields.matters(sheet("all-five"), "blocked")
    for name in ("blocked", "tie"):
        assert fields.matters(sheet("all-five", five_round="out"), name)


def test_without_a_sheet_all_sheets_and_fields_are_listed() -> None:
    text = done("rules").out
    for name in (*SHEETS, *(name.replace("_", "-") for name in CHANGEABLE)):
        assert f"\n  {name} " in text
    assert max(map(len, text.splitlines())) <= 80


def test_any_sheet_with_any_field_changed_can_be_read() -> None:
    for name in SHEETS:
        for change in ("tie=lot", "lead=any", "next=winner", "target=1", "reserve=1", "draw=1", "hand=2"):
            if name != "all-five" or not change.startswith("tie"):
                assert done("rules", f"{name},{change}").out
    assert sheet("ben").players == (2,)
