"""Ben in the terminal game: who he is, what he would do, and what he would have done."""

from __future__ import annotations

from pathlib import Path

import pytest

from bendo.cli.errors import Stopped
from bendo.cli.hints import chooses
from bendo.cli.play.choices import choices, forced
from bendo.cli.play.saving import Saves
from bendo.cli.play.screen.manner import Manner
from bendo.cli.play.screen.names import names_of
from bendo.cli.play.seats import Sitter, default_seats, parse_seats
from bendo.cli.play.session import Answer, answer, begin, call_time, go_on
from bendo.cli.play.state import Phase
from bendo.game import SHEETS, TIME
from bendo.notation import parse_rules, spell_view
from bendo.notation.records import write_record
from tests.cli.command import done

AT_A_TERMINAL = Manner(pauses=True)


def start(
    spec: str = "blue-orange", who: str = "me,ben", number: str = "2007", manner: Manner = AT_A_TERMINAL
) -> Answer:
    return begin(parse_rules(spec), parse_seats(who), number, manner)


def text(found: Answer) -> str:
    return "\n".join(said.text for said in found.lines)


def played_to(found: Answer, phase: Phase, rounds: int = 1) -> Answer:
    """Play the last choice of each turn, often not what Ben would do, up to the end of so many rounds."""
    for _ in range(2000):
        session = found.session
        if session.phase is phase:
            rounds -= 1
            if not rounds:
                return found
        typed = "" if session.phase is not Phase.TURN or forced(session.view) else str(choices(session.view)[-1].number)
        found = answer(session, typed)
    raise AssertionError(f"{phase} is never reached")


# --- who he is -------------------------------------------------------------------------------------------------------


def test_ben_plays_where_nobody_else_is_asked_for() -> None:
    for rules in SHEETS.values():
        assert default_seats(rules) == (Sitter("me"), *[Sitter("ben")] * (rules.players[0] - 1))


def test_ben_is_named_with_his_level() -> None:
    assert parse_seats("me,BEN:easy,ben:classic") == (Sitter("me"), Sitter("ben:easy"), Sitter("ben:classic"))
    assert names_of(parse_seats("me:Ana,ben:easy,ben"), None).seats == ("Ana", "Ben (easy)", "Ben")
    assert names_of(parse_seats("me,ben,ben:classic,ben,slips=9"), 0).seats[1:] == ("Ben 1", "Ben 2", "Ben 3")


@pytest.mark.parametrize(
    ("who", "words"),
    [
        ("me,ben:hard", 'There is no player "ben:hard": choose one of me, random, heaviest, ben:easy, ben, tuned.'),
        ("me,ben:", 'There is no player "ben:": choose one of '),
        ("me,zoe", 'There is no player "zoe": choose one of me, '),
        ("me,ben,n=3", '"n=3" is no option of ben: write option=number with one of pips, '),
        ("ben,ben:easy", 'Nobody at this terminal has a seat in "ben,ben:easy": one of them must be me'),
    ],
)
def test_who_cannot_sit_there_is_told_in_one_line(who: str, words: str) -> None:
    with pytest.raises(Stopped) as stopped:
        parse_seats(who)
    assert words in stopped.value.line


def test_a_match_with_ben_is_saved_and_gone_on_with(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    session = answer(start("draw", "me:Ana,ben:easy,ben").session, "").session
    saves.keep(session.record)
    loaded = Saves(tmp_path).load(AT_A_TERMINAL)
    assert loaded is not None
    assert loaded.sitters == session.sitters
    assert "You play against Ben (easy) and Ben." in text(go_on(loaded))


def test_an_easier_ben_is_offered_to_whoever_named_nobody() -> None:
    assert "To play against an easier Ben, type: bendo play --seats me,ben:easy" in text(start())
    command = "bendo play --rules no-draw-teams --seats me,ben:easy,ben:easy,ben:easy"
    found = start("no-draw-teams", "me,ben,ben,ben")
    assert f"To play against an easier Ben, type: {command}" in text(found)
    assert command in text(answer(found.session, "help"))
    assert "easier" not in text(start(who="me,ben:easy"))
    assert "easier" not in text(start(manner=Manner()))
    assert "easier" not in text(go_on(start().session))


# --- what he would do ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("spec", ["blue-orange", "jaques-muggins", "draw", "all-five"])
def test_a_hint_in_the_game_is_that_of_the_command(spec: str) -> None:
    found, compared = start(spec), 0
    while found.session.phase is Phase.TURN:
        view = found.session.view
        told = done("hint", "--position", spell_view(view), "--json").json
        reasons = told["text"].partition(". ")[2].replace("Seat 1", "your opponent Ben")
        said = text(answer(found.session, "hint"))
        assert said.endswith(reasons)
        if not forced(view) and len(view.actions()) > 1:
            number = int(said.removeprefix("In your place Ben would choose ").partition(":")[0])
            action = next(choice.action for choice in choices(view) if choice.number == number)
            follows = answer(found.session, str(number)).session.steps[len(found.session.steps)]
            assert follows.action == action
            compared += 1
        found = answer(found.session, "" if forced(view) else str(choices(view)[0].number))
    assert compared


# --- what he would have done -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("spec", ["blue-orange", "draw", "jaques"])
def test_a_review_tells_of_every_decision_of_the_round(spec: str, tmp_path: Path) -> None:
    found = played_to(start(spec, number="5"), Phase.ROUND_OVER, rounds=2)
    session = found.session
    head, *rows, summary = (said.text for said in answer(session, "review").lines)
    (tmp_path / "m.bdo").write_text(write_record(session.record), "utf-8")
    told = done("hint", str(tmp_path / "m.bdo"), "--seat", "0").out.splitlines()
    of_round = done("hint", str(tmp_path / "m.bdo"), "--seat", "0", "--json").json["decisions"]
    decisions = [each for each in of_round if each["round"] == 1]
    assert head == told[0]
    assert len(rows) == len(decisions) > 0
    assert [row[0] == "*" for row in rows] == [not each["same"] for each in decisions]
    of_file = [row.replace("Seat 1", "your opponent Ben") for row in told[1:-1][-len(rows) :]]
    assert [row.split() for row in rows] == [row.split() for row in of_file]
    assert [int(row.strip("* ").split()[0]) for row in rows] == [each["at"] for each in decisions]
    same = sum(each["same"] for each in decisions)
    if len(rows) == 1:
        told_so = "the same" if same else "something else"
    else:
        told_so = "the same each time" if same == len(rows) else f"the same in {same} of {len(rows)}"
    assert summary == f"In your place Ben would have done {told_so}."


def test_nothing_to_choose_is_nothing_to_review() -> None:
    found = start()
    assert text(answer(found.session, "review")) == "There was nothing to choose yet."


def test_a_review_in_the_middle_of_a_round_tells_of_what_was_decided_so_far() -> None:
    session = answer(start(who="me,heaviest").session, "1").session
    assert len(answer(session, "review").lines) == 1
    session = answer(session, "63b").session
    head, row, _ = (said.text for said in answer(session, "review").lines)
    assert head.startswith("What Ben would have done")
    assert "6-3 at b, bending left" in row
    assert len(answer(answer(session, "undo").session, "review").lines) == 1


def test_the_numbers_of_a_review_are_those_of_the_record(tmp_path: Path) -> None:
    """What was taken back has a number too, so that `--at` finds the moment."""
    session = answer(start(who="me,heaviest").session, "1").session
    session = answer(answer(session, "63b").session, "undo").session
    session = answer(session, "63b").session
    (tmp_path / "m.bdo").write_text(write_record(session.record), "utf-8")
    told = done("hint", str(tmp_path / "m.bdo"), "--seat", "0", "--json").json["decisions"]
    _, row, _ = (said.text for said in answer(session, "review").lines)
    assert int(row.strip("* ").split()[0]) == told[0]["at"] > 2


def test_that_the_clock_ran_out_is_not_reviewed() -> None:
    session = answer(start("jaques-speed", "me,heaviest").session, "1").session
    assert chooses(session.view)
    before = len(answer(session, "review").lines)
    called = call_time(session).session
    assert called.steps[len(session.steps)].action == TIME
    assert len(answer(called, "review").lines) == before


def test_nobody_reads_the_decisions_of_another_before_the_round_is_over() -> None:
    found = played_to(start("block", "me:Ana,me:Bob"), Phase.TURN, rounds=6)
    name = found.session.sitters[found.session.position.turn].name
    assert [said.text for said in answer(found.session, "review").lines if said.text in ("Ana", "Bob")] == [name]
    over = played_to(start("block", "me:Ana,me:Bob"), Phase.ROUND_OVER)
    said = [said.text for said in answer(over.session, "review").lines]
    assert said.index("Ana") < said.index("Bob")
    assert sum(line.startswith("What Ben would have done in your place") for line in said) == 2


def test_while_the_screen_changes_hands_there_is_no_review() -> None:
    waiting = played_to(start("block", "me:Ana,me:Bob"), Phase.READY, rounds=4)
    assert text(answer(waiting.session, "review")) == "Press Enter when nobody else can see the screen."


def test_after_a_round_it_is_said_that_there_is_a_review() -> None:
    over = played_to(start(), Phase.ROUND_OVER)
    assert "review" in text(answer(over.session, "hand"))
    assert "hear what Ben would have done" in text(answer(over.session, "help"))
