"""From round to round and from match to match: results, going on, the number revealed, a rematch, giving up."""

import hashlib

import pytest

from bendo.game import RoundEnded
from bendo.notation import spell_action
from bendo.table import HOUSE, Awaited, Phase, Table, scene
from bendo.table.commands import BeginRematch, HandOver, Onward, Present, Rematch, Resign, TakeBack
from tests.table.parties import LOOKER, begun, do, last_update, played, played_out, refused

TO_WIN = "blue-orange,target=1"
ROUND = "44 64a 63a 42b 43a 62b 61b 21b 20b 60b + 40a + - 50a 55aR 52a"  # docs/notation.md, Game records: +3 for Ana


def over(chairs: str = "ana bob") -> Table:
    """A table whose match was won in its first round."""
    return played(begun(chairs, TO_WIN), *ROUND.split())


def test_when_a_round_ends_all_hands_are_shown_and_what_it_brought() -> None:  # rules, What is seen
    table = played(begun("ana bob"), *ROUND.split())
    assert table.state.phase is Phase.BETWEEN
    for viewer in ("ana", "bob", LOOKER):
        update = last_update(table, viewer)
        assert update.hands is not None
        assert (update.hands.tiles, update.hands.pips) == (("", "1110"), (0, 3))
        assert update.results is not None
        (result,) = update.results
        assert (result.ending, result.side, result.points, result.scores) == ("out", 0, (3, 0), (3, 0))
        assert update.scores == (3, 0)
        assert update.phase == "between"


def test_the_next_round_begins_when_all_who_are_there_want_it() -> None:
    table = played_out(begun("ana bob cleo"))
    table = do(table, "ana", Onward())
    assert refused(table, "ana", Onward()) == "already"
    assert scene(table.state, "ana", 1.0).asked.onward_waits == ("bob", "cleo")
    table = do(table, "bob", Onward())
    assert table.state.phase is Phase.BETWEEN
    table = do(table, "cleo", Onward())
    assert table.state.phase is Phase.PLAYING
    update = last_update(table, "ana")
    assert update.scene is not None
    assert (update.scene.round, update.scene.tiles) == (1, ())
    assert [entry.code for entry in update.scene.log] == ["dealt"]


def test_who_is_gone_or_has_handed_over_is_not_waited_for() -> None:
    table = played_out(begun("ana bob cleo"))
    table = do(table, "cleo", HandOver(2, "ben"))
    table = do(do(table, "ana", Onward()), HOUSE, Present("bob", False))
    assert table.state.phase is Phase.PLAYING


def test_one_person_against_bots_goes_on_alone() -> None:
    table = do(played_out(begun("ana ben ben")), "ana", Onward())
    assert table.state.phase is Phase.PLAYING


def test_a_watcher_does_not_go_on() -> None:
    assert refused(played_out(begun("ana ben")), LOOKER, Onward()) == "no-seat"
    assert refused(begun("ana ben"), "ana", Onward()) == "not-between"


def test_the_leader_of_the_next_round_follows_from_the_result() -> None:  # rules, The lead: later rounds (S4)
    table = played_out(begun("ana bob", "ben"))
    game = table.state.game
    assert game is not None
    assert game.match.result is not None
    winner = game.match.result.seat
    table = do(do(table, "ana", Onward()), "bob", Onward())
    assert table.state.turn == winner


def test_when_the_match_has_ended_number_and_salt_are_told_and_prove_the_deals() -> None:
    table = over()
    update = last_update(table, LOOKER)
    assert (update.phase, update.asked and update.asked.winner) == ("over", 0)
    assert update.about is not None
    proof = f"{update.about.number}:{update.about.salt}"
    assert proof == "2007:salt"
    assert hashlib.sha256(proof.encode()).hexdigest() == update.about.commit


def test_a_rematch_takes_all_who_play_and_a_number_of_the_house() -> None:
    table = do(over(), "ana", Rematch())
    assert refused(table, HOUSE, BeginRematch("8", "pepper")) == "not-agreed"
    assert scene(table.state, "ana", 1.0).asked.rematch_waits == ("bob",)
    table = do(table, "bob", Rematch())
    assert table.awaited == Awaited("rematch")
    assert refused(table, HOUSE, BeginRematch("no number", "pepper")) == "number"
    assert refused(table, HOUSE, BeginRematch("8", "")) == "salt"
    assert refused(table, "ana", BeginRematch("8", "pepper")) == "house-only"
    table = do(table, HOUSE, BeginRematch("8", "pepper"))
    shown = scene(table.state, "ana", 1.0)
    assert (shown.phase, shown.round, shown.scores, shown.results) == ("playing", 0, (0, 0), ())
    assert (shown.about.number, shown.about.salt) == (None, None)
    assert shown.about.commit == hashlib.sha256(b"8:pepper").hexdigest()


def test_in_a_rematch_who_sat_at_a_seat_sits_at_the_next_one() -> None:
    table = over("ana bob")
    for person in ("ana", "bob"):
        table = do(table, person, Rematch())
    table = do(table, HOUSE, BeginRematch("8", "pepper"))
    assert [chair.person for chair in table.state.chairs] == ["bob", "ana"]
    assert scene(table.state, "ana", 1.0).seats == (1,)


def test_partners_stay_partners_in_a_rematch() -> None:
    table = played_out(begun("ana bob cleo dan", "no-draw-teams,target=1"))
    while table.state.phase is Phase.BETWEEN:
        for person in sorted(table.state.people):
            table = do(table, person, Onward())
        table = played_out(table)
    for person in ("ana", "bob", "cleo", "dan"):
        table = do(table, person, Rematch())
    table = do(table, HOUSE, BeginRematch("8", "pepper"))
    assert [chair.person for chair in table.state.chairs] == ["dan", "ana", "bob", "cleo"]


def test_nobody_asks_for_a_rematch_before_the_end_or_without_a_seat() -> None:
    assert refused(begun("ana bob"), "ana", Rematch()) == "not-over"
    assert refused(over(), LOOKER, Rematch()) == "no-seat"


# --- giving up -------------------------------------------------------------------------------------------------------


def test_of_two_sides_the_other_wins_when_one_gives_up() -> None:
    table = do(begun("ana bob"), "ana", Resign(0))
    asked = scene(table.state, LOOKER, 1.0).asked
    assert (table.state.phase, asked.ended, asked.winner) == (Phase.OVER, "resigned", 1)
    assert scene(table.state, LOOKER, 1.0).about.number == "2007"
    assert refused(table, "bob", Resign(1)) == "not-going-on"


def test_a_team_gives_up_when_both_partners_would() -> None:
    table = begun("ana bob cleo dan", "no-draw-teams")
    table = do(table, "ana", Resign(0))
    assert table.state.phase is Phase.PLAYING
    assert scene(table.state, LOOKER, 1.0).asked.resigning == (0,)
    assert refused(table, "ana", Resign(0)) == "already"
    assert do(table, "bob", Resign(1)).state.phase is Phase.PLAYING
    table = do(table, "cleo", Resign(2))
    assert table.state.ended is not None
    assert (table.state.phase, table.state.ended.side) == (Phase.OVER, 1)


def test_a_partner_who_plays_on_has_not_given_up() -> None:
    table = begun("ana bob cleo dan", "no-draw-teams", "3")
    turn = table.state.turn
    assert turn is not None
    person = table.state.chairs[turn].person
    assert person is not None
    table = do(table, person, Resign(turn))
    table = played(table, spell_action(table.state.position.actions()[0]))
    assert scene(table.state, LOOKER, 1.0).asked.resigning == ()


@pytest.mark.parametrize("chairs", ["ana bob ben dan", "ana bob ana dan"])
def test_a_partner_who_is_a_bot_or_the_same_person_need_not_be_asked(chairs: str) -> None:
    assert do(begun(chairs, "no-draw-teams"), "ana", Resign(0)).state.phase is Phase.OVER


def test_of_three_or_four_one_who_gives_up_is_played_for_and_the_match_goes_on() -> None:
    table = do(begun("ana bob cleo"), "ana", Resign(0))
    assert table.state.phase is Phase.PLAYING
    place = scene(table.state, LOOKER, 1.0).chairs[0]
    assert (place.player, place.resigned) == ("ben", True)
    assert refused(table, "ana", TakeBack(0)) == "resigned"
    assert refused(table, "ana", Resign(0)) == "already"


def test_when_all_people_have_given_up_the_match_is_over_and_nobody_has_won() -> None:
    table = begun("ana bob ben")
    table = do(do(table, "ana", Resign(0)), "bob", Resign(1))
    assert table.state.ended is not None
    assert (table.state.phase, table.state.ended.how, table.state.ended.side) == (Phase.OVER, "resigned", None)


def test_a_round_that_is_over_as_it_is_dealt_is_told_at_once() -> None:
    # with nothing to draw and nothing that fits All Five can be blocked by its starters (rules, The end of a round)
    rules = "all-five,hand=1,draw=0,free=no"
    for number in map(str, range(60)):
        table = begun("ana bob", rules, number)
        if table.state.phase is Phase.BETWEEN:
            break
    else:
        raise AssertionError("none of these deals is blocked")
    shown = scene(table.state, LOOKER, 1.0)
    assert [entry.code for entry in shown.log] == ["dealt", "round-ended"]
    assert len(shown.results) == 1
    assert any(isinstance(logged.event, RoundEnded) for logged in table.state.log)
