"""`bendo replay`."""

import sys
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PIL import Image, ImageSequence

from bendo.cli.errors import shown
from bendo.game import WATCHER, Match, sheet
from bendo.notation.records import LONGEST_RECORD, Record, own_record, read_record, write_record
from bendo.players import player
from tests.cli.command import RECORD, done, refused, run


def played(rules: str, players: int, number: str) -> Record:
    """Give the record of a whole match between random players."""
    match = Match.begin(sheet(rules), players, number)
    record = Record.begin(match.rules, number, [f"Player {seat}" for seat in range(players)])
    seats = [player("random", number, seat) for seat in range(players)]
    while True:
        while not match.position.over:
            seat = match.position.turn
            action = seats[seat].choose(match.position.view(seat)).action
            record = record.with_action(seat, action)
            match = match.play(action).match
        record = record.with_result(match)
        if match.winner is not None:
            return record
        match = match.next_round()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "match.bdo"
    path.write_text(RECORD, "utf-8")
    return path


def test_a_record_that_can_be_played_is_right(file: Path) -> None:
    ran = done("replay", str(file), "--json")
    assert ran.out == '{"ok":true,"line":null,"column":null,"reason":null,"scores":[0,0]}\n'
    assert done("replay", str(file)).out.splitlines() == [
        "The record is right: 1 round.",
        "Seat 0: 0 points",
        "Seat 1: 0 points",
        "The match is not finished.",
    ]


def test_a_record_can_be_read_from_standard_input(file: Path) -> None:
    assert done("replay", "-", given=RECORD.encode()) == done("replay", str(file))
    assert refused("replay", "-") == "1:1: The tag Rules is missing here."


@pytest.mark.parametrize(("rules", "players"), [("blue-orange", 2), ("no-draw-teams", 4), ("all-five", 3), ("draw", 3)])
def test_a_whole_match_is_right_and_its_winner_is_named(rules: str, players: int) -> None:
    record = played(rules, players, "5")
    text = write_record(record).encode()
    told = done("replay", "-", "--json", given=text).json
    assert max(Fraction(score) for score in told["scores"]) >= 100
    won = done("replay", "-", given=text).out.splitlines()
    side = "Team" if rules == "no-draw-teams" else "Seat"
    assert won[-1] == f"{side} {told['scores'].index(max(told['scores']))} has won the match."
    for seat in (0, WATCHER):
        own = write_record(own_record(read_record(text), seat)).encode()
        assert done("replay", "-", "--json", given=own).json == told
        assert done("replay", "-", given=own).out.splitlines() == won


@pytest.mark.parametrize(
    ("was", "instead", "place", "reason"),
    [
        ("0:52a", "0:-", "2:38", "Seat 0 can lay a tile, so it may not pass."),
        ("0:52a", "0:64a", "2:38", "Seat 0 does not hold 6-4."),
        ("1:42a", "0:42a", "2:6", '"0:42a" is out of turn: it is the turn of seat 1.'),
        ("1:+40", "1:+41", "2:18", '"1:+41" names a tile that was not drawn: it was 1:+40.'),
        ("*", "0:out +7", "2:57", 'The round is not over yet, so it cannot have the result "0:out +7".'),
        ("0:44", "~ 0:44", "2:1", "There is no action in this round that could be taken back."),
        ("0:44", "7:44", "2:1", ""),
        ("1:42a", "2:42a", "2:6", '"2:42a" is out of turn: it is the turn of seat 1.'),
        ("1:42a", "3=Ben 1:42a", "2:6", ""),
    ],
)
def test_where_a_record_goes_wrong_is_told(was: str, instead: str, place: str, reason: str) -> None:
    text = RECORD.replace(was, instead, 1).encode()
    status = run("replay", "-", given=text).status
    line = refused("replay", "-", given=text, status=status)
    told = run("replay", "-", "--json", given=text).json
    assert list(told) == ["ok", "line", "column", "reason", "scores"]
    assert line == f"{place}: {told['reason']}"
    if reason:
        assert (status, told["reason"]) == (1, reason)
        assert told["scores"] == [0, 0]


def test_a_result_that_is_not_reached_is_told() -> None:
    text = write_record(played("ben", 2, "1"))
    result = next(word for word in text.split() if word.startswith("+") and len(word) > 1)
    ran = run("replay", "-", "--json", given=text.replace(f"out {result}", f"out {result}1", 1).encode())
    assert (ran.status, ran.json["ok"]) == (1, False)
    assert ran.json["reason"].startswith("The round ended with ")


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (RECORD.replace("0:52a", "0:zz"), '2:38: "zz" is no action: write one such as 64a, 66bR, +, -.'),
        (RECORD.replace("0:52a", "zz"), '2:38: "zz" is no action and no result: write an action as in 0:64a.'),
        (RECORD.replace("*", ""), "3:1: The record breaks off: it must end with the result of a round, or with *."),
        (RECORD.replace("}", ""), "2:28: A comment begins here and has no end: write } after it."),
        (RECORD.replace("blue-orange", "blue"), '1:1: There is no rule sheet "blue": choose one of '),
        (RECORD.replace("orange", "orange,arms=4"), "1:1: arms cannot be 4 here: a curved line has 2."),
        (RECORD.replace("2007", "20.07"), '1:23: "20.07" is no game number: '),
        (RECORD + "*", '3:1: Nothing may stand after the end of the record, but here is "*".'),
        ("\ufeff" + RECORD, "1:1: A record begins with its first letter, not with a byte order mark."),
        (RECORD.replace("gone", "g\0ne"), "2:33: The character U+0000 may not stand in a record."),
    ],
)
def test_what_is_no_record_is_told(text: str, line: str) -> None:
    told = refused("replay", "-", given=text.encode())
    assert told.startswith(line)
    ran = run("replay", "-", "--json", given=text.encode())
    assert (ran.status, ran.err) == (2, f"{told}\n")
    assert told == f"{ran.json['line']}:{ran.json['column']}: {ran.json['reason']}"
    assert (ran.json["ok"], ran.json["scores"]) == (False, None)


@pytest.mark.parametrize("given", [b"\xff", RECORD.encode("utf-16"), bytes(range(256)), RECORD.encode()[:70] + b"\xc3"])
def test_other_encodings_are_refused(given: bytes) -> None:
    assert refused("replay", "-", given=given)


def test_ten_megabytes_of_noise_are_refused_at_once() -> None:
    assert (
        refused("replay", "-", given=b"0:44 " * 2_000_000)
        == f"This is too long for a record: it may have {LONGEST_RECORD} bytes."
    )


def test_files_that_can_not_be_read_are_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert refused("replay", ".") == '"." is a folder, not a file.'
    assert refused("replay", "no.bdo") == 'There is no file "no.bdo".'
    assert refused("replay", "a\0b") == '"a\\x00b" cannot be read.'
    assert refused("replay", "x" * 300).endswith('" cannot be read.')


def test_every_fault_that_a_shorter_record_shows_is_one_line() -> None:
    for length in range(len(RECORD.strip())):
        assert refused("replay", "-", given=RECORD.strip()[:length].encode())


# Step by step.


def test_a_record_is_walked_through(file: Path) -> None:
    text = done("replay", str(file), "--step").out
    assert text == done("replay", "-", "--step", given=RECORD.encode()).out
    steps = text.split("Step ")[1:]
    assert [step.partition("\n")[0] for step in steps] == [f"{number} of 8" for number in range(9)]
    assert steps[0] == "0 of 8\nRound 1 is dealt; Ana begins.\n\n"
    told = [step.strip().rpartition("\n\n")[2] for step in steps[1:]]
    assert told == [
        "Ana led 4-4.",
        "Ben laid 4-2 at a, bending left.",
        "Ana laid 4-3 at b, bending left.",
        "Ben drew 1.",
        "Ben passed.\nComment: 42 gone",
        "Ana laid 5-2 at a, bending right.",
        "Ben drew 1.",
        "Ben laid 5-5 at a, bending right.",
    ]
    assert all("a 2" in step for step in steps[2:6])
    assert all("a 2" not in step for step in steps[6:])


def test_what_is_taken_back_and_handed_over_is_told() -> None:
    text = RECORD.replace("0:52a", '0:52a ~ 0="Ana Maria" 0:52a')
    told = done("replay", "-", "--step", given=text.encode()).out
    assert "The last action is taken back." in told
    assert "From here on Ana Maria plays for Ana." in told
    assert "(taken back later)" in told


@pytest.mark.parametrize("rules", ["blue-orange", "all-five"])
def test_every_round_is_walked_through_by_whoever_recorded_it(rules: str) -> None:
    record = played(rules, 2, "5")
    record = replace(record, rounds=record.rounds[:2], unfinished=True)
    for seat in (None, 1, WATCHER):
        told = record if seat is None else own_record(record, seat)
        text = done("replay", "-", "--step", given=write_record(told).encode()).out
        assert text.count(" is dealt") == len(record.rounds)
        assert text.count("Domino!") + text.count("Blocked:") == len(record.rounds)
        assert ("You " in text) == (seat == 1)


def test_a_picture_of_each_step_is_written(file: Path, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "steps"
    out = done("replay", str(file), "--svg", str(folder), "--palette", "night").out
    assert out.startswith("9 pictures written.\nThe record is right: 1 round.\n")
    files = sorted(folder.iterdir())
    assert [path.name for path in files] == [f"{number:03}.svg" for number in range(9)]
    pictures = [path.read_text("utf-8") for path in files]
    assert len({ElementTree.fromstring(svg).get("viewBox") for svg in pictures}) == 1
    assert [svg.count("data-laid=") for svg in pictures] == [0, 1, 2, 3, 3, 3, 4, 4, 5]
    assert [svg.count("data-last=") for svg in pictures] == [0, 0, 1, 1, 1, 1, 1, 1, 1]


@pytest.mark.parametrize(("name", "told"), [("Ana", "Ana led 4-4."), ("me", "Player 1 led 4-4.")])
def test_who_acts_is_called_by_name_and_not_as_he_is_typed(name: str, told: str) -> None:
    given = RECORD.replace("Ana", name).encode()
    assert told in done("replay", "-", "--step", given=given).out


def test_a_record_that_tells_of_no_round_is_a_deal_at_most(tmp_path: Path) -> None:
    file = tmp_path / "match.bdo"
    file.write_text(RECORD[: RECORD.index("0:44")] + "*", "utf-8")
    assert done("replay", str(file), "--step").out == "Step 0 of 0\nRound 1 is dealt; Ana begins.\n\n"
    assert done("replay", str(file), "--svg", str(tmp_path / "steps")).out.startswith("1 picture written.")
    own = b'[Rules "blue-orange"] [View "0"] *'
    for option in (["--step"], ["--svg", str(tmp_path)], ["--gif", str(tmp_path / "match.gif")]):
        assert refused("replay", "-", *option, given=own) == '"-" tells of no round.'


def test_an_animation_is_written(file: Path, tmp_path: Path) -> None:
    target = tmp_path / "match.gif"
    done("replay", str(file), "--gif", str(target), "--faces", "numerals")
    with Image.open(target) as found:
        assert len([*ImageSequence.Iterator(found)]) == 6  # the deal, and each of five tiles laid
        assert max(found.size) <= 720


@pytest.mark.parametrize("missing", ["PIL", "resvg_py"])
def test_without_its_extra_an_animation_is_refused(missing: str, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, missing, None)
    assert refused("replay", str(file), "--gif", str(file.with_suffix(".gif"))) == (
        'For --gif an extra part of bendo must be installed: write pip install "bendo[gif]".'
    )


@pytest.mark.parametrize(
    ("options", "line"),
    [
        (["--json", "--step"], "--json cannot be asked for together with --step."),
        (["--json", "--svg", "x"], "--json cannot be asked for together with --svg."),
        (["--json", "--gif", "x"], "--json cannot be asked for together with --gif."),
        (["--palette", "night"], "--palette is for a picture: add --svg DIR."),
        (["--svg", "x", "--faces", "dots"], 'There are no faces "dots": choose one of pips, numerals, pictures.'),
        (["--gif"], "--gif needs a value: write --gif match.gif."),
    ],
)
def test_what_does_not_go_together_is_refused(options: list[str], line: str, file: Path) -> None:
    assert refused("replay", str(file), *options) == line


def test_a_folder_that_can_not_be_is_refused(file: Path) -> None:
    for name in (str(file), str(file / "x")):
        assert refused("replay", str(file), "--svg", name) == f'"{shown(name)}" is no folder.'
