"""People who leave: nothing is decided by itself, and after a minute the others may decide; and one's own stand-in."""

import pytest

from bendo.table import HOUSE, Awaited, Phase, Table, scene
from bendo.table.commands import Act, End, HandOver, Present, Resign, TakeBack, Wait
from tests.table.parties import LOOKER, begun, do, played, refused, waiting


def left(chairs: str = "ana bob", at: float = 100.0) -> Table:
    """A table that bob has left."""
    return do(begun(chairs), HOUSE, Present("bob", False), at)


def test_only_the_house_tells_who_is_there() -> None:
    assert refused(begun("ana bob"), "ana", Present("bob", False)) == "house-only"
    assert refused(begun("ana bob"), HOUSE, Present("cleo", False)) == "no-seat"
    assert refused(begun("ana bob"), HOUSE, Present("bob", True)) == "already"


def test_a_place_tells_since_when_its_person_is_gone_and_when_others_may_decide() -> None:
    place = scene(left().state, "ana", 100.0).chairs[1]
    assert (place.gone, place.patience) == (100.0, 160.0)
    back = do(left(), HOUSE, Present("bob", True), 120.0)
    assert scene(back.state, "ana", 120.0).chairs[1].gone is None


@pytest.mark.parametrize("command", [Wait("bob"), HandOver(1, "ben"), End()])
def test_before_a_minute_has_passed_nobody_decides(command: Wait | HandOver | End) -> None:
    assert refused(left(), "ana", command, 159.0) == "too-soon"
    assert do(left(), "ana", command, 160.0).version > left().version


@pytest.mark.parametrize("command", [Wait("bob"), HandOver(1, "ben"), End()])
def test_about_who_is_there_nobody_decides(command: Wait | HandOver | End) -> None:
    assert refused(begun("ana bob"), "ana", command, 1e6) == "nobody-gone"
    assert refused(do(left(), HOUSE, Present("bob", True), 120.0), "ana", command, 1e6) == "nobody-gone"


@pytest.mark.parametrize("command", [Wait("bob"), HandOver(1, "ben"), End()])
def test_who_has_no_seat_does_not_decide(command: Wait | HandOver | End) -> None:
    assert refused(left(), LOOKER, command, 200.0) == "not-yours"


def test_nothing_is_decided_by_itself() -> None:
    assert left().tick(1e9).events == ()
    assert left().deadline is None


def test_to_wait_is_to_be_asked_again_after_another_minute() -> None:
    table = do(left(), "ana", Wait("bob"), 170.0)
    assert refused(table, "ana", End(), 229.0) == "too-soon"
    assert do(table, "ana", End(), 230.0).state.phase is Phase.OVER
    assert refused(left(), "ana", Wait("cleo"), 170.0) == "no-such-person"


def test_a_seat_of_one_who_is_gone_is_handed_to_a_player() -> None:
    table = do(left(), "ana", HandOver(1, "ben:easy"), 160.0)
    table = played(table, "44")
    assert table.awaited == Awaited("act", 1, "ben:easy")
    assert refused(table, "ana", HandOver(1, "ben"), 170.0) == "handed-over"
    assert refused(table, "ana", End(), 170.0) == "nobody-gone"


def test_who_comes_back_takes_the_seat_back() -> None:
    table = do(left(), "ana", HandOver(1, "ben"), 160.0)
    table = do(table, HOUSE, Present("bob", True), 200.0)
    assert refused(table, "ana", TakeBack(1), 200.0) == "not-yours"
    table = do(table, "bob", TakeBack(1), 200.0)
    assert refused(table, "bob", TakeBack(1), 200.0) == "already"
    table = played(table, "44", "42a")
    assert table.awaited is None


def test_one_s_own_seat_can_be_handed_over_at_any_time_and_taken_back() -> None:
    table = do(begun("ana bob"), "ana", HandOver(0, "ben"))
    assert refused(table, "ana", Act(0, "44", table.version)) == "handed-over"
    assert scene(table.state, "ana", 1.0).choices.seat is None
    assert scene(table.state, "ana", 1.0).hands.seat == 0
    table = do(table, "ana", TakeBack(0))
    assert played(table, "44").state.turn == 1


def test_nothing_is_handed_over_before_the_start_nor_from_a_bot() -> None:
    assert refused(waiting("ana ben"), "ana", HandOver(0, "ben")) == "not-begun"
    assert refused(begun("ana ben"), "ana", HandOver(1, "ben")) == "handed-over"
    assert refused(begun("ana ben"), "ana", HandOver(0, "")) == "player"


def test_when_the_match_is_ended_nobody_has_won_it() -> None:
    table = do(left(), "ana", End(), 160.0)
    asked = scene(table.state, "ana", 160.0).asked
    assert (table.state.phase, asked.ended, asked.winner) == (Phase.OVER, "ended", None)
    assert refused(table, "ana", End(), 170.0) == "not-going-on"


def test_the_partner_of_one_whose_seat_was_handed_over_gives_up_alone() -> None:
    table = begun("ana bob cleo dan", "no-draw-teams")
    table = do(table, "cleo", HandOver(2, "ben"))
    assert do(table, "ana", Resign(0)).state.phase is Phase.OVER


def test_a_person_with_several_seats_leaves_all_of_them() -> None:
    table = do(begun("bob ana bob"), HOUSE, Present("bob", False), 100.0)
    places = scene(table.state, "ana", 100.0).chairs
    assert [place.gone for place in places] == [100.0, None, 100.0]
