"""What is done in a turn: by whom, in which version, and how it is refused."""

import pytest

from bendo.table import HOUSE, Awaited, Refused, scene
from bendo.table.commands import Act, Automatic, Ready
from tests.table.parties import LOOKER, acting, begun, do, last_update, played, refused, updates, waiting

# The round of game number 2007 in docs/notation.md: 0:44 1:42a 0:43b 1:+40 1:- 0:52a 1:+55 1:55aR


def test_an_action_is_told_to_everybody_and_a_drawn_tile_to_its_drawer() -> None:
    table = played(begun("ana bob"), "44", "42a", "43b", "+")
    told = {viewer: last_update(table, viewer).log for viewer in ("ana", "bob", LOOKER)}
    assert all(log is not None and [entry.code for entry in log] == ["drew"] for log in told.values())
    tiles = {viewer: log[0].facts.tile for viewer, log in told.items() if log}
    assert tiles == {"ana": None, "bob": "40", LOOKER: None}


@pytest.mark.parametrize(
    ("sender", "command", "code"),
    [
        ("bob", Act(1, "42a", 2), "not-your-turn"),
        ("bob", Act(0, "44", 2), "not-yours"),
        (LOOKER, Act(0, "44", 2), "not-yours"),
        (HOUSE, Act(0, "44", 2), "not-yours"),
        ("ana", Act(0, "63", 2), "must-lead"),
        ("ana", Act(0, "42", 2), "not-in-hand"),
        ("ana", Act(0, "+", 2), "must-lead"),
        ("ana", Act(0, "?", 2), "unreadable"),
        ("ana", Act(0, "!", 2), "unreadable"),
        ("ana", Act(0, "44", 1), "stale"),
        ("ana", Act(0, "44", 3), "stale"),
        ("ana", Act(2, "44", 2), "no-such-seat"),
    ],
)
def test_what_may_not_be_done_is_refused_with_its_reason(sender: str, command: Act, code: str) -> None:
    assert refused(begun("ana bob"), sender, command) == code


def test_nobody_acts_before_the_deal() -> None:
    assert refused(waiting("ana bob"), "ana", Act(0, "44", 1)) == "no-round"


def test_a_tile_that_does_not_fit_is_refused_with_the_tile_in_the_way() -> None:  # rules, Does it fit
    table = played(begun("ana bob"), "44", "42a", "43b")
    outcome = table.handle("bob", Act(1, "21a", table.version), 1.0)
    assert outcome == Refused.of("blocked-by", tile="21", end="a", other="43")


def test_naming_the_tile_that_will_be_drawn_is_refused_whether_it_is_right_or_not() -> None:
    table = played(begun("ana bob"), "44", "42a", "43b")
    answers = {table.handle("bob", Act(1, text, table.version), 1.0) for text in ("+40", "+66")}
    assert answers == {Refused.of("unreadable", problem="action")}


def test_an_action_that_comes_twice_is_done_once() -> None:
    table = begun("ana bob")
    sender, command = acting(table, "44")
    assert refused(do(table, sender, command), sender, command) == "stale"


def test_what_does_not_move_the_position_does_not_make_an_action_stale() -> None:
    table = begun("ana bob")
    sender, command = acting(table, "44")
    table = do(table, "bob", Automatic(1, True))
    assert played(table).version == command.version + 1
    assert do(table, sender, command).version == command.version + 2


def test_a_bot_acts_by_the_house_when_the_table_waits_for_it() -> None:
    table = played(begun("ana ben:easy"), "44")
    assert table.awaited == Awaited("act", 1, "ben:easy")
    assert refused(table, "ana", Act(1, "42a", table.version)) == "not-yours"
    table = do(table, HOUSE, Act(1, "42a", table.version))
    assert table.awaited is None
    log = last_update(table, "ana").log
    assert log is not None
    assert log[0].facts.by == "bot"


# --- several people at one device ------------------------------------------------------------------------------------


def test_at_a_shared_device_a_hand_is_shown_when_its_seat_is_ready_and_until_its_turn_has_passed() -> None:
    table = begun("ana ana")
    hidden = scene(table.state, "ana", 1.0)
    assert (hidden.hands.seat, hidden.hands.tiles, hidden.choices.seat) == (None, ("", ""), None)
    assert hidden.turn.waits == "ready"
    table = do(table, "ana", Ready(0, table.version))
    shown = scene(table.state, "ana", 1.0)
    assert (shown.hands.seat, shown.hands.tiles) == (0, ("44634352615020", ""))
    assert [play.action for play in shown.choices.plays] == ["44"]
    table = played(table, "44")
    assert scene(table.state, "ana", 1.0).hands.tiles == ("", "")
    assert last_update(table, "ana").hands == hidden.hands


def test_at_a_shared_device_nobody_acts_before_being_ready() -> None:
    table = begun("ana ana")
    assert refused(table, "ana", Act(0, "44", table.version)) == "not-ready"
    assert refused(table, "ana", Ready(1, table.version)) == "not-your-turn"


def test_ready_is_for_this_turn_alone() -> None:
    table = begun("ana ana")
    early = Ready(0, table.version)
    table = do(table, "ana", early)
    assert refused(table, "ana", early) == "already"
    table = played(table, "44")
    table = do(table, "ana", Ready(1, table.version))
    table = played(table, "42a")
    assert refused(table, "ana", early) == "stale"


def test_ready_lasts_while_its_seat_draws() -> None:
    table = begun("ana ana")
    for text in ("44", "42a", "43b", "+"):
        turn = table.state.turn
        assert turn is not None
        table = played(do(table, "ana", Ready(turn, table.version)), text)
    shown = scene(table.state, "ana", 1.0)
    assert (shown.hands.seat, shown.hands.drawn) == (1, "40")


def test_the_log_of_a_shared_device_tells_no_drawn_tiles() -> None:
    table = begun("ana ana")
    for text in ("44", "42a", "43b", "+"):
        turn = table.state.turn
        assert turn is not None
        table = played(do(table, "ana", Ready(turn, table.version)), text)
    drew = [entry for entry in scene(table.state, "ana", 1.0).log if entry.code == "drew"]
    assert [entry.facts.tile for entry in drew] == [None]


def test_alone_at_a_device_nobody_need_be_ready() -> None:
    table = begun("ana bob")
    assert refused(table, "ana", Ready(0, table.version)) == "already"


# --- drawing and passing by itself -----------------------------------------------------------------------------------


def test_what_is_forced_is_done_for_a_seat_that_asked_for_it_and_told() -> None:
    table = do(begun("ana bob"), "bob", Automatic(1, True))
    outcome = played(played(table, "44", "42a"), "43b")  # bob can lay nothing: draws 40, and must pass
    assert outcome.state.turn == 0
    told = [entry for update in updates(outcome, "bob")[-2:] for entry in update.log or ()]
    assert [(entry.code, entry.facts.by) for entry in told] == [
        ("drew", "automatic"),
        ("passed", "automatic"),
    ]


def test_that_it_was_forced_is_told_to_nobody_else() -> None:
    """On this sheet one may draw while one could play, so it would tell what the hand holds (rules, A turn)."""
    table = do(begun("ana bob"), "bob", Automatic(1, True))
    assert scene(table.state, "ana", 1.0).chairs[1].automatic is None
    table = played(table, "44", "42a", "43b")
    told = [entry for update in updates(table, "ana")[-2:] for entry in update.log or ()]
    assert [(entry.code, entry.facts.by) for entry in told] == [("drew", "person"), ("passed", "person")]


def test_asking_for_it_in_a_turn_with_one_thing_to_do_does_it_at_once() -> None:
    table = played(begun("ana bob"), "44", "42a", "43b")
    assert do(table, "bob", Automatic(1, True)).state.turn == 0


def test_a_seat_can_stop_it() -> None:
    table = do(begun("ana bob"), "bob", Automatic(1, True))
    assert refused(table, "bob", Automatic(1, True)) == "already"
    assert refused(table, "ana", Automatic(1, False)) == "not-yours"
    table = do(table, "bob", Automatic(1, False))
    assert played(table, "44", "42a", "43b").state.turn == 1


# --- who may ask for a view ------------------------------------------------------------------------------------------


def test_a_view_is_given_to_who_may_see_that_seat_now() -> None:
    table = begun("ana ben")
    view = table.view_of("ana", 0)
    assert not isinstance(view, Refused)
    assert view.seat == 0
    house = table.view_of(HOUSE, 1)
    assert not isinstance(house, Refused)
    assert house.seat == 1
    for sender, seat in (("ana", 1), (LOOKER, 0), (HOUSE, 0)):
        assert table.view_of(sender, seat) == Refused.of("not-yours", seat=seat)
    assert table.view_of("ana", 5) == Refused.of("no-such-seat")
