"""The whole screen without a screen: commands that go to the control, and what is to be shown after them."""

from __future__ import annotations

from pathlib import Path

import pytest

from bendo.cli.full import panes
from bendo.cli.full.aim import NOWHERE, ghost
from bendo.cli.full.control import Control, Leave, Seating, Watch
from bendo.cli.full.desk import Desk
from bendo.cli.full.parts import Part, Rows, at, flow, place, said
from bendo.cli.play.choices import choices, forced
from bendo.cli.play.saving import Saves
from bendo.cli.play.screen.said import GAP, Said, Tone
from bendo.cli.play.seats import parse_seats
from bendo.cli.play.state import Phase, Session
from bendo.cli.walk import Walk, walk
from bendo.game import WATCHER, Match, Play, tiles_in
from bendo.notation import parse_rules
from bendo.notation.records import own_record, read_record, write_record
from tests.cli.command import RECORD


class Hands:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.time = 0.0

    def now(self) -> float:
        return self.time


def opened(
    spec: str = "blue-orange",
    who: str = "me,ben",
    number: str = "2007",
    saves: Saves | None = None,
    clock: Hands | None = None,
) -> Control:
    desk = Desk((clock or Hands()).now)
    return Control(Seating(parse_rules(spec), parse_seats(who), number, lambda: "8", saves), desk)


def session(control: Control) -> Session:
    assert control.session
    return control.session


def step(control: Control) -> None:
    """What a person without a wish of his own does."""
    if control.in_turn and not forced(session(control).view):
        control.pick(1)
    control.do("enter")


def play_to(control: Control, phase: Phase) -> Control:
    for _ in range(2000):
        if session(control).phase is phase:
            return control
        step(control)
    raise AssertionError(f"{phase} is never reached")


def left(control: Control) -> float | None:
    return control.left


def text(rows: Rows) -> str:
    return "\n".join("".join(part.text for part in row) for row in rows)


def news(control: Control) -> str:
    return " ".join(line.text for line in control.news)


def notice(control: Control) -> str:
    assert control.notice
    return "\n".join(line.text for line in control.notice.lines)


# --- what is picked --------------------------------------------------------------------------------------------------


def test_the_first_tile_picked_can_be_laid_and_enter_lays_it() -> None:
    control = opened()
    assert control.aim == NOWHERE
    control.pick(1)
    view = session(control).view
    aimed = ghost(view, control.aim)
    assert aimed
    assert "?" in text(panes.picture(view, control.desk.manner(), aimed).rows)
    control.do("enter")
    assert aimed[1] in session(control).position.line.order
    assert control.aim == NOWHERE


def test_a_ghost_is_marked_and_the_last_tile_is_not() -> None:
    control = opened()
    step(control)
    view = session(control).view
    assert "\u25cf" in text(panes.picture(view, control.desk.manner()).rows)
    control.pick(1)
    shown = panes.picture(view, control.desk.manner(), ghost(view, control.aim))
    assert "\u25cf" not in text(shown.rows)
    assert shown.eye
    assert text(shown.rows).splitlines()[shown.eye[1]][shown.eye[0]] == "?"


def test_a_tile_that_cannot_be_laid_says_why() -> None:
    control = opened()
    step(control)
    view = session(control).view
    fitting = {choice.action.tile for choice in choices(view) if isinstance(choice.action, Play)}
    tile = next(tile for tile in tiles_in(view.hand) if tile not in fitting)
    control.do(f"tile {tile.high} {tile.low}")
    assert text(panes.ways(view, control.aim, 80)).startswith(f"{tile.high}-{tile.low} ")
    before = session(control)
    control.do("enter")
    assert session(control) == before


def test_the_ways_of_a_double_are_gone_through_up_and_down() -> None:
    for number in range(100):
        control = play_to(opened("all-five", number=str(number)), Phase.TURN)
        view = session(control).view
        plays = [choice.action.tile for choice in choices(view) if isinstance(choice.action, Play)]
        tile = next((tile for tile in plays if plays.count(tile) > 1), None)
        if tile:
            break
    else:
        raise AssertionError("no tile can be laid in several ways")
    control.do(f"tile {tile.high} {tile.low}")
    first = control.aim.number
    control.turn(1)
    assert control.aim.tile == tile
    assert control.aim.number != first
    control.turn(-1)
    assert control.aim.number == first
    assert f">{first}  " in text(panes.ways(view, control.aim, 80))


def test_a_number_picks_its_choice_and_enter_makes_it() -> None:
    control = opened()
    step(control)
    choice = choices(session(control).view)[1]
    control.type(str(choice.number))
    assert control.aim.number == choice.number
    control.erase()
    assert control.aim == NOWHERE
    control.type(str(choice.number))
    steps = len(session(control).steps)
    control.do("enter")
    assert session(control).steps[steps].action == choice.action


def test_a_tile_may_be_typed_as_it_is_spelled() -> None:
    control = opened()
    for digit in "44":
        control.type(digit)
    assert control.aim.tile
    control.do("enter")
    assert session(control).position.line.order[0].high == 4


def test_a_number_that_is_no_choice_is_refused() -> None:
    control = opened()
    for digit in "199":
        control.type(digit)
    control.do("enter")
    assert news(control) == "There is no choice 199 here."


def test_a_tile_clicked_twice_is_laid_if_there_is_one_way() -> None:
    control = opened()
    control.do("tile 4 4")
    assert not session(control).steps
    control.do("tile 4 4")
    assert session(control).steps


def test_what_may_not_be_done_says_why() -> None:
    control = opened()
    step(control)
    control.do("pass")
    assert "may not pass" in news(control)


# --- panes and keys --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("page", ["log", "known", "score", "ends", "rules", "help"])
def test_a_pane_opens_and_closes(page: str) -> None:
    control = opened()
    step(control)
    control.do(page)
    assert control.page == page
    assert text(said(control.page_lines(), 76))
    control.do(page)
    assert control.page == ""
    control.do(page)
    control.do("escape")
    assert control.page == ""


def test_to_pick_a_tile_shows_the_table_again() -> None:
    control = opened()
    control.do("log")
    control.pick(1)
    assert control.page == ""


def test_hint_and_undo_are_those_of_plain_mode() -> None:
    control = opened()
    control.do("hint")
    assert "There is only one thing to do: lead 4-4" in news(control)
    control.do("undo")
    assert "nothing of yours to take back" in news(control)
    step(control)
    before = session(control).position
    step(control)
    control.do("undo")
    assert session(control).position == before
    assert "Taken back." in news(control)


def test_after_a_round_and_after_the_match_there_is_a_review() -> None:
    for phase in (Phase.ROUND_OVER, Phase.MATCH_OVER):
        control = play_to(opened("blue-orange,target=40"), phase)
        assert control.notice
        assert ("V", "review") in control.notice.keys
        control.do("review")
        assert control.page == "review"
        assert "What Ben would have done in your place" in control.page_lines()[0].text
        control.do("escape")
        assert control.page == ""


def test_while_the_screen_changes_hands_no_review_is_shown() -> None:
    control = play_to(opened("block", "me:Ana,me:Bob"), Phase.READY)
    control.do("review")
    assert control.page == ""
    assert "What Ben" not in notice(control) + news(control)


def test_a_round_ends_with_hands_and_points_and_goes_on() -> None:
    control = play_to(opened(), Phase.ROUND_OVER)
    assert "All hands, with their pips:" in notice(control)
    assert "The match stands at" in notice(control)
    control.do("table")
    assert control.aside
    control.do("enter")
    assert session(control).match.round == 1
    assert control.notice is None


def test_a_match_ends_with_its_rounds_its_record_and_another_match(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    control = play_to(opened("blue-orange,target=1", saves=saves), Phase.MATCH_OVER)
    assert "the match after" in notice(control)
    assert str(tmp_path / "last.bdo") in notice(control)
    assert control.lines_of("score")
    wish = control.do("record")
    assert isinstance(wish, Watch)
    assert wish.walk.moments[-1].view.over
    control.do("enter")
    assert session(control).phase is Phase.MATCH_OVER, "nobody goes on by mistake"
    control.do("new")
    assert session(control).match.deal.number == "8"
    assert isinstance(control.do("record"), Watch), "the match that was finished last"


def test_without_a_finished_match_there_is_none_to_replay(tmp_path: Path) -> None:
    control = opened(saves=Saves(tmp_path))
    assert control.do("record") is None
    assert "No match has been finished yet" in news(control)


# --- saving, going on, leaving ---------------------------------------------------------------------------------------


def test_a_match_is_saved_and_offered_as_in_plain_mode(tmp_path: Path) -> None:
    first = opened(saves=Saves(tmp_path))
    step(first)
    gone = first.do("quit")
    assert isinstance(gone, Leave)
    assert [line.text for line in gone.lines] == ["The match is saved. To go on with it, type: bendo play --full"]
    again = opened("ben", number="1", saves=Saves(tmp_path))
    assert again.session is None
    assert again.curtain
    assert "A match is not finished: Bendomino, round 1" in notice(again)
    again.do("yes")
    assert session(again).position == session(first).position


def test_whoever_wants_a_new_match_is_told_where_the_other_is(tmp_path: Path) -> None:
    step(opened(saves=Saves(tmp_path)))
    control = opened("ben", number="1", saves=Saves(tmp_path))
    control.do("new")
    assert session(control).match.rules.sheet == "ben"
    assert "previous.bdo" in news(control)
    assert isinstance(opened(saves=Saves(tmp_path)).do("quit"), Leave)


def test_what_cannot_be_read_is_told(tmp_path: Path) -> None:
    (tmp_path / "current.bdo").write_text("nonsense")
    control = opened(saves=Saves(tmp_path))
    assert control.in_turn
    assert "unreadable-1.bdo" in news(control)


def test_a_folder_that_cannot_be_written_is_told_once(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    control = opened(saves=Saves(tmp_path / "file"))
    step(control)
    assert "cannot be saved" in news(control)
    step(control)
    assert "cannot be saved" not in news(control)
    gone = control.do("quit")
    assert isinstance(gone, Leave)
    assert "bendo play --full --number 2007" in gone.lines[-1].text


# --- several people, and time ----------------------------------------------------------------------------------------


def test_before_a_hand_is_shown_its_owner_is_asked() -> None:
    control = opened(who="me:Ana,me:Bob")
    for _ in range(20):
        if session(control).phase is Phase.ROUND_OVER:
            break
        if control.curtain:
            assert "it is your turn" in notice(control)
            assert control.side_lines("log") == ()
            assert control.side_lines("known") == ()
            for does in ("log", "known", "hint", "tile 4 4", "draw"):
                control.do(does)
                control.pick(1)
                control.type("1")
                assert control.curtain
                assert control.page == ""
        step(control)


def test_at_the_curtain_a_decision_is_taken_back() -> None:
    control = opened(who="me:Ana,me:Bob")
    step(control)
    before = session(control).position
    step(control)
    assert control.curtain
    control.do("undo")
    assert session(control).position == before
    assert control.curtain


def test_the_clock_runs_and_calls_time() -> None:
    clock = Hands()
    control = opened("jaques-speed", number="4", clock=clock)
    clock.time = 1000.0
    control.tick()
    assert left(control) is None, "not on the lead"
    step(control)
    assert left(control) == 10
    assert "10 seconds" in text(panes.top(session(control).match, 78, control.left))
    clock.time += 4
    control.tick()
    assert left(control) == 6
    control.do("help")
    clock.time += 6
    control.tick()
    assert "ran out of time" in news(control)
    assert left(control) == 10


# --- records ---------------------------------------------------------------------------------------------------------


def found(record: str) -> Walk:
    return walk(read_record(record.encode()))


def test_a_full_record_shows_every_hand_at_every_step() -> None:
    walked = found(RECORD)
    assert walked.names.seats == ("Ana", "Ben")
    assert [moment.step for moment in walked.moments] == list(range(9))
    assert [hand.bit_count() for hand in walked.moments[0].hands] == [7, 7]
    assert walked.moments[1].said == ("Ana led 4-4.",)
    assert walked.moments[5].said[-1] == "Comment: 42 gone"
    assert [hand.bit_count() for hand in walked.moments[-1].hands] == [4, 7]


def test_the_record_of_a_seat_shows_no_more_than_it_saw() -> None:
    walked = walk(own_record(read_record(RECORD.encode()), 0))
    assert [hand.bit_count() for hand in walked.moments[0].hands] == [7, 0]
    assert walked.moments[0].view.counts == (7, 7)
    assert walked.moments[1].said == ("You led 4-4.",)


def test_the_moments_of_a_match_are_those_of_its_record() -> None:
    control = play_to(opened("blue-orange,target=20"), Phase.MATCH_OVER)
    match: Match = session(control).match
    walked = found(write_record(session(control).record))
    assert walked.rounds == match.round + 1
    assert walked.moments[-1].scores == match.scores
    assert walked.moments[walked.start_of(1)].step == 0
    assert walked.start_of(99) == walked.start_of(match.round)
    for seat in (0, WATCHER):
        own = walk(own_record(walked.record, seat))
        assert [moment.scores for moment in own.moments] == [moment.scores for moment in walked.moments]
        assert own.moments[-1].said[-1].startswith("In all this round brought: ")
    assert any("scored" in text for text in walked.moments[-1].said)


def test_what_was_taken_back_is_told() -> None:
    record = RECORD.replace("0:52a", "0:52a ~ 1=Zoe 0:52a")
    walked = found(record)
    assert "(taken back later)" in walked.moments[6].said
    assert walked.moments[7].said == ("The last action is taken back.",)
    assert walked.moments[8].said == ("From here on Zoe plays for Ben.",)


# --- rows of parts ---------------------------------------------------------------------------------------------------


def test_a_click_finds_what_stands_there() -> None:
    rows = flow([Part("[6|4]", "tile", "tile 6 4"), Part("\u540d\u524d", "key", "name"), Part("x", "", "x")], 12)
    assert at(rows, 0, 0) == "tile 6 4"
    assert at(rows, 5, 0) == ""
    assert at(rows, 8, 0) == "name"
    assert at(rows, 0, 1) == "x"
    assert at(rows, 0, 9) == at(rows, -1, 0) == at(rows, 99, 0) == ""
    for does in ("tile 6 4", "name", "x"):
        where = place(rows, does)
        assert where
        assert at(rows, *where) == does
    assert place(rows, "nothing") is None


def test_gaps_are_never_doubled_and_pictures_left_out() -> None:
    lines = [GAP, Said("one"), GAP, Said("#", Tone.PICTURE), GAP, Said("two"), GAP]
    assert text(said(lines, 20)) == "one\n\ntwo"


@pytest.mark.parametrize("unicode", [True, False])
def test_tiles_three_rows_high_can_be_clicked_in_each(unicode: bool) -> None:
    control = opened()
    control.pick(1)
    rows = panes.boxed_hand(session(control).view, control.aim, 100, unicode=unicode)
    assert len(rows) == 3
    where = place(rows, "tile 4 4")
    assert where
    assert {at(rows, where[0], y) for y in range(3)} == {"tile 4 4"}
    assert len({sum(len(part.text) for part in row) for row in rows}) == 1
    assert unicode or text(rows).isascii()
