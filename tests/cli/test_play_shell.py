"""The shell around the session: saving and going on, the clock, leaving; with a terminal made of a list."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path

import pytest

from bendo.cli.errors import Stopped
from bendo.cli.play import fresh_number
from bendo.cli.play.offer import Leaving, offer
from bendo.cli.play.saving import Saves, Unreadable, data_folder, session_of
from bendo.cli.play.screen.manner import Manner
from bendo.cli.play.screen.said import JOINED, Said, Tone
from bendo.cli.play.seats import Sitter, default_seats, parse_seats
from bendo.cli.play.session import Answer, answer, begin, go_on
from bendo.cli.play.shell import run
from bendo.cli.play.state import Phase
from bendo.cli.play.terminal import LONGEST_LINE, Lines, TimeUp, folded
from bendo.game import SHEETS, check_number, play_of, sheet, tile_of
from bendo.notation import parse_rules
from bendo.notation.records import Record
from bendo.notation.records.replay import replay
from bendo.notation.records.text import read_record, write_record


class Typist:
    """A terminal at which these lines are typed, each after so many seconds of a clock that no one waits for."""

    interactive = True

    def __init__(self, *typed: str | tuple[str, float]) -> None:
        self.typed = list(typed)
        self.read: list[str] = []
        self.cleared = 0
        self.time = 0.0

    def manner(self) -> Manner:
        return Manner(pauses=True, clock=True)

    def show(self, lines: Iterable[Said], *, clear: bool = False) -> None:
        self.cleared += clear
        self.read += [said.text for said in lines]

    def ask(self, prompt: str, seconds: float | None = None) -> str | None:
        self.read.append(prompt)
        if not self.typed:
            return None
        text, after = self.typed[0] if isinstance(self.typed[0], tuple) else (self.typed[0], 0.0)
        if seconds is not None and after >= seconds:
            self.time += seconds
            self.typed[0] = (text, after - seconds)
            raise TimeUp
        self.typed.pop(0)
        self.time += after
        if text == "^C":
            raise KeyboardInterrupt
        return text

    def now(self) -> float:
        return self.time

    @property
    def said(self) -> str:
        return "\n".join(self.read)


def new(spec: str = "blue-orange", who: str = "me,ben", number: str = "2007") -> Answer:
    return begin(parse_rules(spec), parse_seats(who), number, Manner(pauses=True, clock=True))


# --- saving and going on ---------------------------------------------------------------------------------------------


def test_a_match_is_saved_after_every_action_and_gone_on_with(tmp_path: Path) -> None:
    saves = Saves(tmp_path / "bendo")
    run(new(who="me,heaviest"), Typist("1", "63b", "hint", "quit"), saves)
    record = read_record(saves.current.read_bytes())
    assert [str(token) for token in record.rounds[0].tokens][:3] == ["0:44", "1:64b", "0:63b"]

    again, saves = Typist("", "quit"), Saves(tmp_path / "bendo")
    session = offer(again, saves)
    assert session is not None
    assert session.match == replay(record).match
    assert "A match is not finished: Bendomino, round 1" in again.said
    found = go_on(session)
    assert found.session.view == session.position.view(0)
    back = answer(found.session, "undo").session
    assert len(back.steps) == 2


def test_it_goes_on_as_if_it_had_not_been_left(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    typed = ["1", "1", "1", "1", "1", "1"]
    run(new("draw-twelve", "me,random,heaviest"), Typist(*typed[:3]), saves)
    session = offer(Typist("yes"), Saves(tmp_path))
    assert session is not None
    whole = new("draw-twelve", "me,random,heaviest")
    for text in typed[:3]:
        whole = answer(whole.session, text)
    found = go_on(session)
    for text in typed[3:]:
        whole, found = answer(whole.session, text), answer(found.session, text)
    assert found.session.position == whole.session.position
    assert found.session.record == whole.session.record


def test_between_two_rounds_the_points_are_told_again() -> None:
    found = new("ben", number="3")
    while found.session.phase is not Phase.ROUND_OVER:
        found = answer(found.session, "1" if answer(found.session, "").session == found.session else "")
    session = session_of(read_record(write_record(found.session.record)), Manner(pauses=True))
    again = go_on(session)
    assert again.session.phase is Phase.ROUND_OVER
    assert "The match stands at" in "\n".join(said.text for said in again.lines)
    assert answer(again.session, "").session.match.round == 1


def test_nothing_is_resumed_unasked_and_no_means_anew(tmp_path: Path) -> None:
    run(new(), Typist("1"), Saves(tmp_path))
    kept = (tmp_path / "current.bdo").read_bytes()
    saves = Saves(tmp_path)
    asked = Typist("perhaps", "No")
    assert offer(asked, saves) is None
    assert "Type yes or no." in asked.said
    run(new(number="8"), Typist(), saves)
    assert (tmp_path / "current.bdo").read_bytes() == kept, "nothing has been played in the new match yet"
    run(new(number="8"), Typist("1", "1"), saves)
    assert (tmp_path / "previous.bdo").read_bytes() == kept
    assert read_record((tmp_path / "current.bdo").read_bytes()).number == "8"


def test_leaving_when_asked_changes_nothing(tmp_path: Path) -> None:
    run(new(), Typist("1"), Saves(tmp_path))
    for typed in ((), ("quit",)):
        with pytest.raises(Leaving):
            offer(Typist(*typed), Saves(tmp_path))
    assert [path.name for path in tmp_path.iterdir()] == ["current.bdo"]


@pytest.mark.parametrize(
    "found",
    [
        b"\xff\xfe\x00",
        b"",
        b"x" * 2_000_000,
        b'[Rules "blue-orange"]\n[Number "2007"]\n[Seat0 "Ana"]\n[Seat1 "Ben"]\n\n0:44 *\n',
        b'[Rules "blue-orange"]\n[Number "2007"]\n[Seat0 "me"]\n[Seat1 "heaviest"]\n\n0:55 *\n',
        b'[Rules "blue-orange"]\n[Number "2007"]\n[Seat0 "heaviest"]\n[Seat1 "heaviest"]\n\n0:44 *\n',
        b'[Rules "blue-orange"]\n[Number "2007"]\n[Ended "1 resigned"]\n[Seat0 "me"]\n[Seat1 "heaviest"]\n\n0:44 *\n',
    ],
)
def test_what_cannot_be_read_is_kept_aside(tmp_path: Path, found: bytes) -> None:
    for number in (1, 2):
        (tmp_path / "current.bdo").write_bytes(found)
        terminal = Typist()
        assert offer(terminal, Saves(tmp_path)) is None
        assert len(terminal.read) == 1
        assert f"unreadable-{number}.bdo" in terminal.said
        assert (tmp_path / f"unreadable-{number}.bdo").read_bytes() == found


def test_a_finished_match_is_not_offered_and_its_record_is_kept(tmp_path: Path) -> None:
    saves, terminal = Saves(tmp_path), Typist(*["1", ""] * 200)
    run(new("blue-orange,target=1"), terminal, saves)
    assert not read_record((tmp_path / "last.bdo").read_bytes()).unfinished
    assert str(tmp_path / "last.bdo") in terminal.said
    assert offer(Typist(), Saves(tmp_path)) is None


def test_a_folder_that_cannot_be_written_is_told_once_and_the_match_goes_on(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    terminal = Typist("1", "1", "quit")
    run(new(), terminal, Saves(tmp_path / "file"))
    assert terminal.said.count("cannot be saved") == 1
    assert "bendo play --number 2007" in terminal.said


def test_a_saved_match_that_cannot_be_opened_is_unreadable(tmp_path: Path) -> None:
    (tmp_path / "current.bdo").mkdir()
    with pytest.raises(Unreadable):
        Saves(tmp_path).load(Manner())


def test_matches_are_kept_where_the_user_keeps_data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == tmp_path / "bendo"
    monkeypatch.setenv("XDG_DATA_HOME", "not/absolute")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert data_folder() == tmp_path / ".local" / "share" / "bendo"


# --- leaving ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("typed", [("1", "quit"), ("1",), ("1", "^C")])
def test_whoever_leaves_is_told_how_to_go_on(tmp_path: Path, typed: tuple[str, ...]) -> None:
    terminal = Typist(*typed)
    run(new(), terminal, Saves(tmp_path))
    assert terminal.read[-1] == "The match is saved. To go on with it, type: bendo play"


def test_whoever_leaves_unsaved_is_told_how_to_be_dealt_the_same(tmp_path: Path) -> None:
    terminal = Typist("quit")
    run(new("draw,target=50", "me:Ana B,heaviest,random"), terminal, Saves(tmp_path))
    again = "  bendo play --rules draw,target=50 --seats 'me:Ana B,heaviest,random' --number 2007"
    assert terminal.read[-1] == again


# --- the clock -------------------------------------------------------------------------------------------------------


def test_no_clock_runs_on_the_lead_and_then_one_does() -> None:
    terminal = Typist(("1", 1000.0), ("1", 9.9), ("1", 9.9))
    run(new("jaques-speed", "me,heaviest", "4"), terminal, None)
    assert "Time is up." not in terminal.said
    assert "You have 10 seconds." in terminal.said


def test_who_takes_too_long_draws_a_penalty_tile_and_the_turn_passes() -> None:
    terminal = Typist("1", ("1", 10.0))
    found = new("jaques-speed", "me,heaviest", "4")
    run(found, terminal, None)
    assert "Time is up." in terminal.said
    assert "You ran out of time and drew" in terminal.said


def test_looking_around_stops_no_clock() -> None:
    terminal = Typist("1", ("hint", 6.0), ("1", 5.0))
    run(new("jaques-speed", "me,heaviest", "4"), terminal, None)
    assert "Time is up." in terminal.said


def test_a_decision_taken_back_has_its_whole_time_again() -> None:
    terminal = Typist("1", ("1", 6.0), ("undo", 6.0), ("1", 6.0))
    run(new("jaques-speed", "me,heaviest", "4"), terminal, None)
    assert "Time is up." not in terminal.said


def test_the_clock_waits_until_a_person_is_ready() -> None:
    terminal = Typist("", "1", ("", 1000.0), ("1", 5.0))
    run(new("jaques-speed", "me:Ana,me:Bob", "4"), terminal, None)
    assert "Time is up." not in terminal.said
    assert terminal.cleared >= 3


# --- reading and folding lines ---------------------------------------------------------------------------------------


def test_lines_are_read_whole_whatever_they_hold() -> None:
    end, start = os.pipe()
    os.write(start, b"64a\r\n\n\xff\xfe\n" + b"x" * 10_000 + b"\nlast")
    os.close(start)
    lines = Lines(end)
    assert [lines.next() for _ in range(6)] == ["64a", "", "\ufffd\ufffd", "x" * LONGEST_LINE, "last", None]
    os.close(end)


def test_time_runs_out_while_nothing_is_typed() -> None:
    end, start = os.pipe()
    os.write(start, b"64")
    lines = Lines(end)
    with pytest.raises(TimeUp):
        lines.next(0.0)
    os.write(start, b"a\n")
    assert lines.next(5.0) is not None
    os.close(start)
    os.close(end)


def test_long_lines_are_folded_and_pictures_are_not() -> None:
    said = Said("12 = " + " + ".join([f"6-4{JOINED}(10)"] * 20), Tone.SCORE, indent=5)
    lines = folded(said, 60)
    assert all(len(line) <= 60 for line in lines)
    assert all(line.startswith("     ") for line in lines[1:])
    assert not any(line.strip().startswith("(") for line in lines)
    picture = Said("#" * 90, Tone.PICTURE)
    assert folded(picture, 60) == ["#" * 90]


# --- seats -----------------------------------------------------------------------------------------------------------


def test_seats_are_read_as_they_are_spelled() -> None:
    assert parse_seats("me,heaviest") == (Sitter("me"), Sitter("heaviest"))
    assert parse_seats("me:Ana,random,ME") == (Sitter("me", "Ana"), Sitter("random"), Sitter("me"))
    assert [len(default_seats(rules)) for rules in SHEETS.values()].count(4) == 2


@pytest.mark.parametrize("text", ["", "heaviest", "me,", "me,nobody", "heaviest:expert,me", "me,random,n=3", "me:a=b"])
def test_seats_that_cannot_be_taken_are_refused_in_one_line(text: str) -> None:
    with pytest.raises(Stopped) as stopped:
        parse_seats(text)
    assert "\n" not in stopped.value.line
    assert stopped.value.status == 2


def test_a_fresh_number_is_a_game_number() -> None:
    assert check_number(fresh_number()) != fresh_number()


def test_two_games_at_once_do_not_lose_each_other(tmp_path: Path) -> None:
    one, other = (Record.begin(sheet("ben"), number, ("me", "heaviest")) for number in ("1", "2"))
    first, second = Saves(tmp_path), Saves(tmp_path)
    first.keep(one)
    second.keep(other)
    first.keep(one.with_action(0, play_of(tile_of(6, 6))))
    kept = [(tmp_path / name).read_text(encoding="utf-8") for name in ("current.bdo", "previous.bdo")]
    assert ['[Number "1"]' in kept[0], '[Number "2"]' in kept[1]] == [True, True]


def test_a_match_too_long_to_be_saved_is_played_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bendo.notation.records.text.LONGEST_RECORD", 60)
    terminal = Typist("1", "1", "quit")
    run(new(), terminal, Saves(tmp_path))
    assert terminal.said.count("cannot be saved") == 1
    assert "60 bytes" in terminal.said
