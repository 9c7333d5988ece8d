"""The turn clock: that of the rules, and one of the plan for sheets without."""

import pytest

from bendo.table import HOUSE, Awaited, Table, scene
from bendo.table.commands import Act, AgreeUndo, AskUndo, HandOver, Present, Ready, TakeBack
from tests.table.parties import begun, do, last_update, played, played_out, refused, told_of

SPEED = "jaques-speed"


def led(chairs: str = "ana bob", rules: str = SPEED, seconds: int = 0, now: float = 100.0) -> Table:
    """A table after the lead, done at this moment."""
    table = begun(chairs, rules, "7", seconds)
    return played(table, "55", now=now)


def codes(table: Table) -> list[str]:
    return [entry.code for entry in last_update(table, "ana").log or ()]


def test_the_clock_does_not_run_on_the_lead() -> None:  # rules, The clock (our ruling)
    table = begun("ana bob", SPEED, "7")
    assert table.deadline is None
    assert table.tick(1e9).events == ()


def test_a_turn_has_the_seconds_of_the_rules() -> None:  # rules, The clock (S0)
    table = led()
    assert table.deadline == 110.0
    assert scene(table.state, "ana", 101.0).turn.deadline == 110.0
    assert table.tick(109.9).events == ()


def test_when_time_is_called_the_player_draws_a_penalty_tile_and_the_turn_passes() -> None:  # rules, The clock (S0)
    table = led().tick(110.0).table
    assert codes(table) == ["time"]
    assert scene(table.state, "ana", 110.0).stock.hands == (5, 7)
    assert (table.state.turn, table.deadline) == (0, 120.0)


def test_the_penalty_tile_is_told_to_its_drawer_alone() -> None:  # rules, The clock (our ruling)
    table = led().tick(110.0).table
    facts = {viewer: told_of((last_update(table, viewer).log or ())[0].facts) for viewer in ("ana", "bob")}
    assert facts == {"ana": {"seat": 1, "drew": True}, "bob": {"seat": 1, "drew": True, "tile": "32"}}


def test_nobody_can_call_time() -> None:
    table = led()
    for sender in ("ana", "bob", HOUSE):
        assert refused(table, sender, Act(1, "!", table.version), 200.0) in ("unreadable", "not-yours")


def test_a_draw_does_not_set_the_clock_anew() -> None:
    table = played(led(), "54a", "41a", now=101.0)
    assert table.deadline == 111.0
    assert played(table, "+", now=105.0).deadline == 111.0
    assert played(table, "+", "-", now=105.0).deadline == 115.0


def test_an_action_before_the_clock_was_looked_at_counts() -> None:
    assert played(led(), "54a", now=110.5).state.turn == 0


def test_it_does_not_run_for_bots() -> None:
    assert led("ana ben").deadline is None


def test_it_does_not_run_before_a_person_at_a_shared_device_is_ready() -> None:
    table = begun("ana ana", SPEED, "7")
    table = played(do(table, "ana", Ready(0, table.version)), "55")
    assert table.deadline is None
    assert do(table, "ana", Ready(1, table.version), 50.0).deadline == 60.0


def test_it_does_not_run_while_a_person_who_is_gone_is_waited_for() -> None:
    table = do(led(), HOUSE, Present("bob", False), 105.0)
    assert table.deadline is None
    assert scene(table.state, "ana", 105.0).turn.waits == "gone"
    assert do(table, HOUSE, Present("bob", True), 150.0).deadline == 160.0


def test_it_does_not_run_for_a_seat_that_a_player_has() -> None:
    table = do(led(), "bob", HandOver(1, "ben"), 105.0)
    assert table.deadline is None
    assert do(table, "bob", TakeBack(1), 107.0).deadline == 117.0


def test_an_undone_turn_has_all_its_time() -> None:
    table = played(led(), "54a", now=105.0)
    table = do(table, "bob", AskUndo(1, table.version), 106.0)
    assert do(table, "ana", AgreeUndo(table.version), 108.0).deadline == 118.0


# --- a clock of the plan ---------------------------------------------------------------------------------------------


def test_a_plan_gives_a_clock_to_a_sheet_without_one_and_changes_no_other() -> None:
    assert led(rules="jaques", seconds=20).deadline == 120.0
    assert led(rules=SPEED, seconds=20).deadline == 110.0
    assert scene(led(rules="jaques", seconds=20).state, "ana", 0.0).about.clock == 20


def test_where_the_rules_have_no_answer_a_player_finishes_the_turn() -> None:
    table = led(rules="jaques", seconds=20).tick(120.0).table
    assert codes(table) == ["time-up"]
    assert table.awaited == Awaited("act", 1, "ben")
    assert table.deadline is None
    assert refused(table, "bob", Act(1, "54a", table.version), 121.0) == "time-up"
    assert scene(table.state, "bob", 121.0).choices.seat is None
    table = do(table, HOUSE, Act(1, "54a", table.version), 121.0)
    assert table.awaited is None
    assert table.deadline == 141.0


def test_it_finishes_a_turn_of_several_actions() -> None:
    table = played(led(rules="jaques", seconds=20), "54a", "41a", now=101.0).tick(121.0).table
    table = do(table, HOUSE, Act(1, "+", table.version), 122.0)
    assert table.awaited == Awaited("act", 1, "ben")
    assert do(table, HOUSE, Act(1, "-", table.version), 122.0).awaited is None


def test_the_next_turn_is_the_persons_own_again() -> None:
    table = led(rules="jaques", seconds=20).tick(120.0).table
    table = do(table, HOUSE, Act(1, "54a", table.version), 121.0)
    table = played(table, "41a", now=122.0)
    assert played(table, "+", now=123.0).state.turn == 1


@pytest.mark.parametrize("rules", [SPEED, "jaques"])
def test_no_clock_runs_between_rounds_or_after_the_match(rules: str) -> None:
    table = played_out(begun("ana bob", rules + ",target=1", "7", 20))
    assert table.deadline is None
    assert table.tick(1e9).events == ()
