"""Who holds which chair: sitting down, names, the start, and what is told of the game number."""

import base64
import hashlib

import pytest

from bendo.game import InvalidNumber, InvalidRules
from bendo.table import HOUSE, Bot, InvalidPlan, Open, Person, Phase, Plan, applied, invitation, scene
from bendo.table.commands import Rename, Sit, StandUp, Start
from tests.table.parties import LOOKER, begun, do, last_update, plan_of, refused, sit, told_of, waiting

KEY = invitation("2007", "salt", 2)


def test_a_person_sits_down_at_an_open_chair_under_a_name() -> None:
    table = do(waiting("ana -"), "bob", sit(waiting("ana -"), 1, "Bobby"))
    place = scene(table.state, LOOKER, 1.0).chairs[1]
    assert (place.kind, place.person, place.name) == ("person", "bob", "Bobby")
    assert last_update(table, "ana").chairs is not None


@pytest.mark.parametrize(
    ("sender", "command", "code"),
    [
        ("cleo", Sit(0, "Cleo", KEY), "seat-taken"),
        ("cleo", Sit(1, "Cleo", KEY), "seat-taken"),
        ("cleo", Sit(2, "", KEY), "name"),
        ("cleo", Sit(2, "a" * 21, KEY), "name"),
        ("cleo", Sit(2, "line\nbreak", KEY), "name"),
        ("cleo", Sit(2, " Cleo", KEY), "name"),
        ("cleo", Sit(3, "Cleo", KEY), "no-such-seat"),
        ("cleo", Sit(-1, "Cleo", KEY), "no-such-seat"),
        ("cleo", Sit(2, "Cleo", ""), "key"),
        ("cleo", Sit(2, "Cleo", KEY[:-1]), "key"),
        ("cleo", Sit(2, "Cleo", "Schlüssel"), "key"),
        ("cleo", Sit(2, "Cleo", invitation("2007", "salt", 1)), "key"),
        ("cleo", Sit(2, "Cleo", invitation("2007", "pepper", 2)), "key"),
        ("cleo", Rename(0, "Cleo"), "not-yours"),
        ("cleo", StandUp(0), "not-yours"),
        ("cleo", Start(), "no-seat"),
        ("ana", Start(), "seat-open"),
        ("", Sit(2, "Nobody", KEY), "sender"),
        (HOUSE, Sit(2, "House", KEY), "people-only"),
    ],
)
def test_a_chair_is_not_taken_otherwise(sender: str, command: Sit, code: str) -> None:
    assert refused(waiting("ana ben -"), sender, command) == code


def test_a_chair_can_be_given_up_before_the_start_and_not_after() -> None:
    table = do(waiting("ana bob"), "bob", StandUp(1))
    assert scene(table.state, LOOKER, 1.0).chairs[1].kind == "open"
    assert refused(begun("ana bob"), "bob", StandUp(1)) == "begun"


def test_a_name_can_be_changed_at_any_time() -> None:
    table = do(begun("ana bob"), "bob", Rename(1, "Robert"))
    update = last_update(table, "ana")
    assert update.chairs is not None
    assert update.chairs[1].name == "Robert"
    assert update.log is not None
    assert [(entry.code, told_of(entry.facts)) for entry in update.log] == [("renamed", {"seat": 1, "name": "Robert"})]


def test_a_viewer_who_sits_down_gets_the_scene_of_that_seat() -> None:
    before = waiting("ana -")
    table = do(before, "bob", sit(before, 1, "Bob"))
    update = last_update(table, "bob")
    assert update.scene is not None
    assert applied(scene(before.state, "bob", 0.0), update).seats == (1,)


def test_the_key_of_an_open_chair_is_128_bits_of_a_hash_that_only_the_salt_opens() -> None:
    digest = hashlib.sha256(b"2007:salt:seat:2").digest()
    assert base64.urlsafe_b64decode(f"{KEY}==") == digest[:16]
    assert len(KEY) == 22


def test_who_holds_a_seat_is_told_the_keys_of_open_chairs_and_nobody_else_is() -> None:
    table = waiting("ana - -")
    keys = {viewer: [place.key for place in scene(table.state, viewer, 1.0).chairs] for viewer in ("ana", LOOKER)}
    assert keys == {"ana": [None, invitation("2007", "salt", 1), KEY], LOOKER: [None, None, None]}
    update = last_update(do(table, "bob", sit(table, 1, "Bob")), "ana")
    assert update.chairs is not None
    assert [place.key for place in update.chairs] == [None, None, KEY]


def test_several_people_at_one_device_hold_several_seats_under_one_id() -> None:
    table = do(waiting("ana -"), "ana", sit(waiting("ana -"), 1, "Ana's brother"))
    assert scene(table.state, "ana", 1.0).seats == (0, 1)


def test_anybody_at_the_table_starts_when_all_chairs_are_taken() -> None:
    table = do(waiting("ana bob"), "bob", Start())
    assert table.state.phase is Phase.PLAYING
    assert refused(table, "ana", Start()) == "begun"
    assert refused(table, "cleo", Sit(1, "Cleo", KEY)) == "begun"


def test_in_teams_seats_0_and_2_play_against_1_and_3() -> None:  # rules, Scores: teams (S0, S1, S3)
    table = begun("ana bob cleo dan", "no-draw-teams")
    assert scene(table.state, LOOKER, 1.0).about.sides == (0, 1, 0, 1)


def test_among_people_a_proof_of_the_number_is_told_before_the_first_deal_and_not_the_number() -> None:
    for table in (waiting("ana -"), begun("ana bob"), begun("ana ana")):
        about = scene(table.state, "ana", 1.0).about
        assert about.commit == hashlib.sha256(b"2007:salt").hexdigest()
        assert (about.solo, about.number, about.salt) == (False, None, None)


def test_one_person_against_bots_is_told_the_number_at_once_and_the_salt_after_the_match() -> None:
    about = scene(waiting("ana ben ben:easy").state, "ana", 1.0).about
    assert (about.solo, about.number, about.salt) == (True, "2007", None)


def test_an_open_chair_beside_bots_keeps_the_number_until_it_is_taken() -> None:
    table = waiting("- ben")
    assert scene(table.state, LOOKER, 1.0).about.number is None
    table = do(table, "ana", sit(table, 0, "Ana"))
    assert scene(table.state, "ana", 1.0).about.number == "2007"


@pytest.mark.parametrize(
    ("changes", "error"),
    [
        ({"number": "no number"}, InvalidNumber),
        ({"salt": ""}, InvalidPlan),
        ({"seconds": -1}, InvalidPlan),
        ({"chairs": (Person("ana", "Ana"),)}, InvalidRules),
        ({"chairs": (Person("ana", ""), Open())}, InvalidPlan),
        ({"chairs": (Person("", "Ana"), Open())}, InvalidPlan),
        ({"chairs": (Bot(""), Open())}, InvalidPlan),
    ],
)
def test_a_plan_that_cannot_be_is_refused(changes: dict[str, object], error: type[ValueError]) -> None:
    plan = plan_of("ana bob")
    whole = {"rules": plan.rules, "chairs": plan.chairs, "number": plan.number, "salt": plan.salt} | changes
    with pytest.raises(error):
        Plan(**whole)  # type: ignore[arg-type]
