"""Undo: alone against bots within the round; among people by consent, while nothing hidden was shown since.

The rule is that of docs/rules.md, What is seen: S4 for the computer, our ruling for the rest.
"""

from bendo.game import Drew
from bendo.notation import spell_action
from bendo.table import HOUSE, Table, scene
from bendo.table.commands import Act, AgreeUndo, AskUndo, Automatic, HandOver, React, Ready, RefuseUndo, TakeBack
from bendo.table.events import Undone
from bendo.table.state import Moment, replayed
from tests.table.parties import begun, do, played, refused, told_of


def tiles(table: Table) -> list[str]:
    return [tile.tile for tile in scene(table.state, "ana", 0.0).tiles]


def test_alone_against_bots_the_last_decision_is_taken_back_with_the_replies_to_it() -> None:
    table = played(begun("ana ben"), "44", "42a", "43b", "+", "-")
    table = do(table, "ana", AskUndo(0, table.version))
    assert tiles(table) == ["44", "42"]
    assert table.state.turn == 0
    assert table.recent[-1] == Undone(1.0, 0, 3)


def test_the_log_says_that_it_was_undone_and_keeps_what_was_seen() -> None:
    table = played(begun("ana ben"), "44", "42a", "43b")
    table = do(table, "ana", AskUndo(0, table.version))
    log = scene(table.state, "ana", 0.0).log
    assert [entry.code for entry in log] == ["dealt", "played", "played", "played", "undo-asked", "undone"]
    assert told_of(log[-1].facts) == {"seat": 0, "actions": 1}


def test_it_can_be_taken_back_to_the_start_of_the_round_and_no_further() -> None:
    table = played(begun("ana ben"), "44", "42a", "43b")
    for _ in range(2):
        table = do(table, "ana", AskUndo(0, table.version))
    assert tiles(table) == []
    assert refused(table, "ana", AskUndo(0, table.version)) == "undo-nothing"


def test_the_same_tile_is_drawn_again() -> None:
    table = played(begun("ben ana"), "44", "42a", "43b", "+")
    draws = []
    for _ in range(2):
        draws += [event for moment in moments(table) for event in moment.events if isinstance(event, Drew)]
        table = played(do(table, "ana", AskUndo(1, table.version)), "+")
    assert draws[0] == draws[1]


def test_what_the_table_did_by_itself_is_no_decision() -> None:
    table = do(played(begun("ana ben"), "44", "42a"), "ana", Automatic(0, True))
    table = played(table, "43b", "+", "-", "52a", "+", "55aR", "63b")
    table = played(table, "64b")  # nothing of ana's fits, so the table draws for her
    mine = [moment for moment in moments(table) if moment.acted.seat == 0 and moment.acted.by == "person"]
    assert [moment.acted.by for moment in moments(table)[-3:]] == ["person", "bot", "automatic"]
    table = do(table, "ana", AskUndo(0, table.version))
    assert table.state.position == mine[-1].before.position


def test_an_undo_that_comes_twice_takes_back_one_decision() -> None:
    table = played(begun("ana ben"), "44", "42a", "43b")
    ask = AskUndo(0, table.version)
    assert refused(do(table, "ana", ask), "ana", ask) == "stale"


def test_among_people_all_others_must_agree() -> None:
    table = begun("ana bob cleo", number="3")
    table = played(table, spell_action(table.state.position.actions()[0]))
    seat, person, others = last_actor(table)
    asked = do(table, person, AskUndo(seat, table.version))
    assert scene(asked.state, person, 0.0).asked.undo == seat
    assert set(scene(asked.state, person, 0.0).asked.undo_waits) == set(others)
    assert refused(asked, person, AgreeUndo(asked.version)) == "not-yours"
    once = do(asked, others[0], AgreeUndo(asked.version))
    assert once.state.position == asked.state.position
    assert refused(once, others[0], AgreeUndo(once.version)) == "already"
    undone = do(once, others[1], AgreeUndo(once.version))
    assert undone.state.turn == seat
    assert undone.state.position.line.order == ()
    assert scene(undone.state, person, 0.0).asked.undo is None


def test_one_who_does_not_agree_settles_it() -> None:
    table = played(begun("ana bob"), "44")
    table = do(table, "ana", AskUndo(0, table.version))
    assert refused(table, "ana", AskUndo(0, table.version)) == "undo-asked"
    table = do(table, "bob", RefuseUndo())
    assert tiles(table) == ["44"]
    assert refused(table, "bob", AgreeUndo(table.version)) == "undo-not-asked"


def test_to_agree_is_to_agree_to_the_question_that_was_seen() -> None:
    table = played(begun("ana bob"), "44")
    early = AgreeUndo(table.version)
    table = do(table, "ana", AskUndo(0, table.version))
    assert refused(table, "bob", early) == "stale"


def test_the_question_is_settled_too_when_the_game_goes_on() -> None:
    table = played(begun("ana bob"), "44")
    table = played(do(table, "ana", AskUndo(0, table.version)), "42a")
    assert scene(table.state, "ana", 0.0).asked.undo is None


def test_among_people_nothing_is_taken_back_once_a_tile_was_laid_since() -> None:
    table = played(begun("ana bob"), "44", "42a")
    assert refused(table, "ana", AskUndo(0, table.version)) == "undo-shown"
    assert tiles(do(do(table, "bob", AskUndo(1, table.version)), "ana", AgreeUndo(table.version + 1))) == ["44"]


def test_among_people_a_draw_is_never_taken_back() -> None:
    table = played(begun("ana bob"), "44", "42a", "43b", "+")
    assert refused(table, "bob", AskUndo(1, table.version)) == "undo-shown"
    assert refused(table, "ana", AskUndo(0, table.version)) == "undo-shown"


def test_among_people_at_one_device_what_may_be_taken_back_needs_no_consent_of_others() -> None:
    table = begun("ana ana")
    table = played(do(table, "ana", Ready(0, table.version)), "44")
    table = do(table, "ana", AskUndo(0, table.version))
    assert tiles(table) == []
    assert scene(table.state, "ana", 0.0).turn.waits == "ready"


def test_a_reaction_does_not_stand_in_the_way() -> None:
    table = played(begun("ana bob"), "44")
    ask = AskUndo(0, table.version)
    table = do(table, "bob", React("oops"))
    assert scene(do(table, "ana", ask).state, "ana", 0.0).asked.undo == 0


def test_a_person_whose_seat_was_handed_over_is_not_asked() -> None:
    table = played(begun("ana bob"), "44")
    table = do(table, "bob", HandOver(1, "ben"))
    assert tiles(do(table, "ana", AskUndo(0, table.version))) == []


def test_what_a_player_did_in_place_of_a_person_is_no_decision_of_theirs() -> None:
    table = do(begun("ana ben"), "ana", HandOver(0, "ben"))
    table = do(do(table, HOUSE, Act(0, "44", table.version)), "ana", TakeBack(0))
    assert refused(table, "ana", AskUndo(0, table.version)) == "undo-nothing"


def moments(table: Table) -> tuple[Moment, ...]:
    assert table.state.game is not None
    return tuple(replayed(table.state.game))


def last_actor(table: Table) -> tuple[int, str, list[str]]:
    """The seat that acted last, its person, and the others."""
    seat = moments(table)[-1].acted.seat
    person = table.state.chairs[seat].person
    assert person is not None
    return seat, person, sorted(table.state.people - {person})
