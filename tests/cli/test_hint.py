"""`bendo hint`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bendo.cli.hints import chooses
from bendo.cli.review import Decision, review
from bendo.game import TIME, Drew, Match, Rules, TimeCalled, View, sheet, tiles_in
from bendo.notation import parse_action, parse_setup, spell_action, spell_position, spell_tiles, spell_view
from bendo.notation.records import Record, own_record, read_record, replay, write_record
from bendo.players import PLAYERS, player
from tests.cli.command import POSITION, RECORD, done, refused

TWO = "ben *66 ?6/64443362413111 ?14 turn=1,scores=0/0 -"
CURVED = "blue-orange 55L52L24R*44R43L 63615020/?7 ?12 turn=0,scores=0/0 -"


# --- of a position ---------------------------------------------------------------------------------------------------


def test_a_hint_tells_the_action_and_the_reasons() -> None:
    asked = ("hint", "--position", TWO, "--player", "random,pips=1,follow=2")
    assert done(*asked).out == (
        "In your place Random would lay 6-4 at a. You keep 3 tiles that fit the ends it leaves. "
        "It takes 10 pips out of your hand, and no heavier tile can be laid now.\n"
    )
    assert done(*asked, "--json").json == {
        "action": "64a",
        "reasons": [{"code": "follow", "count": 3}, {"code": "heaviest", "pips": 10}],
        "text": done(*asked).out.strip(),
    }


def test_facts_are_plain_data() -> None:
    text = "ben - 66633260502000/?7 ?14 turn=0,scores=0/0 -"
    assert done("hint", "--position", text, "--json").json["reasons"] == [{"code": "must-lead", "tile": "66"}]
    text = "jaques 25R53L33I36R*66O62R22O 32602000/?3/?4/?3 ?7 turn=0,scores=0/0/0/0 4/3/4!202143/3"
    found = done("hint", "--position", text, "--json", "--player", "random,lacking=1").json["reasons"]
    assert {"code": "lacks-bend", "end": "b", "number": 2, "seat": 2, "all": False, "bend": "L"} in found


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("ben - 66633260502000/?7 ?14 turn=0,scores=0/0 -", "In your place Ben would lead 6-6. By the rules"),
        ("ben *6661 523222403020/?6 ?14 turn=0,scores=0/0 -", "In your place Ben would draw a tile. You hold no"),
        ("block 06*66 523222403020/?6 ?14 turn=0,scores=0/0 -", "In your place Ben would pass. You can lay no"),
        ("jaques-muggins *66O ?5/6454 ?20 turn=1,scores=0/0 -", "bending left, scoring 10. "),
    ],
)
def test_whatever_is_to_be_done_is_said(text: str, words: str) -> None:
    assert words in done("hint", "--position", text).out


@pytest.mark.parametrize(
    ("asked", "said"),
    [("ben", "Ben"), ("ben:classic", "Ben"), ("BEN:easy", "Ben (easy)"), ("tuned", "Tuned"), ("random", "Random")],
)
def test_another_player_can_be_asked(asked: str, said: str) -> None:
    assert done("hint", "--position", TWO, "--player", asked).out.startswith(f"In your place {said} would lay ")


def test_weights_can_be_tried() -> None:
    assert done("hint", "--position", TWO, "--player", "random,pips=-1", "--json").json["action"] == "62a"


def test_a_full_position_is_as_good_as_what_its_seat_knows() -> None:
    view = parse_setup(POSITION).view()
    assert done("hint", "--position", POSITION) == done("hint", "--position", spell_view(view))


# --- of a record -----------------------------------------------------------------------------------------------------


def played(rules: Rules, players: int, number: str, asked: str) -> Record:
    """The record of a match between players of one kind."""
    match = Match.begin(rules, players, number)
    record = Record.begin(rules, number, (asked,) * players)
    while True:
        while not match.position.over:
            seat = match.position.turn
            choice = player(asked, f"{number}{len(record.rounds)}", seat).choose(match.position.view(seat))
            record = record.with_action(seat, choice.action)
            match = match.play(choice.action).match
        record = record.with_result(match)
        if match.winner is not None:
            return record
        match = match.next_round()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "match.bdo"
    path.write_text(RECORD, "utf-8")
    return path


def test_a_hint_for_a_moment_of_a_record_is_that_for_its_position(file: Path) -> None:
    steps = [step for step in replay(read_record(file.read_bytes())).steps if step.action]
    for at, step in enumerate(steps):
        position = step.before.position
        of_record = done("hint", str(file), "--seat", str(position.turn), "--at", str(at), "--json").json
        of_position = done("hint", "--position", spell_position(position), "--json").json
        assert (of_record["action"], of_record["reasons"]) == (of_position["action"], of_position["reasons"])


def test_what_the_record_proves_is_known(tmp_path: Path) -> None:
    """Seat 1 drew at 6-6 and laid what it drew, so it holds no 6: the position alone does not tell that."""
    (tmp_path / "m.bdo").write_text('[Rules "ben"] [Number "1"] 0:66 1:+ 1:64a *', "utf-8")
    said, asked = "It leaves 6 at end b, and Seat 1 is known to hold no 6.", ("--player", "random,lacking=1")
    assert said in done("hint", str(tmp_path / "m.bdo"), "--seat", "0", "--at", "3", *asked).out
    assert said not in done("hint", "--position", "ben 46*66 545362424131/?7 ?13 turn=0,scores=0/0 -", *asked).out


def test_the_moment_after_the_last_action_can_be_asked_about(file: Path) -> None:
    assert done("hint", str(file), "--seat", "0", "--at", "8") == done("hint", "--position", POSITION)


@pytest.mark.parametrize(("spec", "players"), [("blue-orange", 2), ("jaques", 3), ("no-draw-teams", 4), ("draw", 2)])
def test_the_record_of_a_seat_gives_the_same_hints(spec: str, players: int, tmp_path: Path) -> None:
    record = played(sheet(spec, target=60), players, "7", "ben:easy")
    whole, own = tmp_path / "whole.bdo", tmp_path / "own.bdo"
    whole.write_text(write_record(record), "utf-8")
    for seat in range(players):
        own.write_text(write_record(own_record(record, seat)), "utf-8")
        arguments = ("--seat", str(seat), "--json")
        told = done("hint", str(whole), *arguments)
        assert told == done("hint", str(own), *arguments) == done("hint", str(own), "--json")
        assert told.json["decisions"]
        at = ("--at", str(told.json["decisions"][-1]["at"]))
        assert done("hint", str(whole), *arguments, *at) == done("hint", str(own), *arguments, *at)


def test_every_decision_is_told_in_one_line_and_marked_where_they_differ(file: Path) -> None:
    asked = ("hint", str(file), "--seat", "1", "--player", "heaviest")
    assert done(*asked).out.splitlines() == [
        "What Heaviest would have done in your place; * marks where it is something else:",
        "* 1  You: 4-2 at a, bending left. In your place Heaviest: 6-4 at a, bending right. It takes 10 pips out of "
        "your hand, and no heavier tile can be laid now.",
        "  7  You: 5-5 at a, bending right, as Heaviest would have done. Every other play looks just as good, so this "
        "one is picked by chance.",
        "In your place Heaviest would have done the same in 1 of 2.",
    ]
    told = done(*asked, "--json").json
    assert (told["seat"], told["player"]) == (1, "heaviest")
    assert [(each["at"], each["round"], each["done"], each["action"], each["same"]) for each in told["decisions"]] == [
        (1, 0, "42a", "64a", False),
        (7, 0, "55aR", "55aR", True),
    ]


def decisions_of(record: Record, seat: int) -> list[tuple[int, View, Any]]:
    """What a seat decided, by asking the replay: its actions that stayed, where it had more than one."""
    steps = [step for step in replay(record).steps if step.action]
    return [
        (at, step.before.position.view(seat), step.action)
        for at, step in enumerate(steps)
        if step.before.position.turn == seat and not step.undone and len(step.before.position.actions()) > 1
    ]


@pytest.mark.parametrize(("spec", "players"), [("blue-orange", 2), ("all-five", 3), ("jaques-partnership", 4)])
def test_all_decisions_of_a_match_are_told(spec: str, players: int, tmp_path: Path) -> None:
    record = played(sheet(spec, target=20), players, "8", "random")
    (tmp_path / "m.bdo").write_text(write_record(record), "utf-8")
    for seat in range(players):
        told = done("hint", str(tmp_path / "m.bdo"), "--seat", str(seat), "--player", "heaviest", "--json").json
        expected = decisions_of(record, seat)
        assert [(each["at"], each["done"]) for each in told["decisions"]] == [
            (at, spell_action(action)) for at, _, action in expected
        ]
        for each, (_, view, action) in zip(told["decisions"], expected, strict=True):
            assert each["same"] == (each["action"] == spell_action(action))
            assert each["action"] in map(spell_action, view.actions())


def test_the_same_tile_at_an_end_with_the_same_number_is_the_same() -> None:
    view = parse_setup(TWO).view()
    for spelled, same in (("64a", True), ("64b", True), ("62a", False)):
        done = parse_action(spelled, view.line).action
        assert review(Decision(0, 0, view, done), "heaviest").same == same


def test_the_same_tile_at_an_end_with_another_number_is_not_the_same() -> None:
    view = parse_setup("draw 06*6664 403322115321/?5 ?14 turn=0,scores=0/0 -").view()
    assert chooses(view)
    found = {end: review(Decision(0, 0, view, parse_action(f"40{end}", view.line).action), "heaviest") for end in "ab"}
    assert sorted(one.same for one in found.values()) == [False, True]
    assert all(one.same == (one.choice.action == one.decision.action) for one in found.values())


def test_where_only_ends_with_one_number_differ_there_is_nothing_to_choose() -> None:
    for hand, several in (("64443354413111", False), ("64623354413111", True)):
        view = parse_setup(TWO.replace("64443362413111", hand)).view()
        assert len(view.actions()) > 1
        assert chooses(view) == several


def test_what_was_taken_back_is_left_out_but_counted(tmp_path: Path) -> None:
    text = RECORD.replace("1:42a", "1:64a ~ 1:42a")
    (tmp_path / "m.bdo").write_text(text, "utf-8")
    told = done("hint", str(tmp_path / "m.bdo"), "--seat", "1", "--json").json["decisions"]
    assert [(each["at"], each["done"]) for each in told] == [(2, "42a"), (8, "55aR")]
    at = ("--seat", "1", "--at")
    assert done("hint", str(tmp_path / "m.bdo"), *at, "1") == done("hint", str(tmp_path / "m.bdo"), *at, "2")


def with_time_called(rules: Rules, number: str) -> Record:
    """The record of a round in which each seat lets the clock run out once, where it could have chosen."""
    match = Match.begin(rules, 2, number)
    record = Record.begin(rules, number, ("Ana", "Zoe"))
    waiting = {0, 1}
    while not match.position.over:
        view = match.position.view(match.position.turn)
        late = view.seat in waiting and bool(view.line.openers) and chooses(view)
        action = TIME if late else view.actions()[0]
        waiting -= {view.seat} if late else set()
        step = match.play(action)
        drawn = next((event.tile for event in step.events if isinstance(event, Drew | TimeCalled)), None)
        record = record.with_action(view.seat, action, drawn)
        match = step.match
    return record.with_result(match)


def test_that_the_clock_ran_out_is_no_decision(tmp_path: Path) -> None:
    record = with_time_called(sheet("jaques-speed"), "1")
    (tmp_path / "m.bdo").write_text(write_record(record), "utf-8")
    steps = replay(record).steps
    called = [at for at, step in enumerate(steps) if step.action == TIME]
    assert [steps[at].before.position.turn for at in called] in ([0, 1], [1, 0])
    for at in called:
        view = steps[at].before.position.view(steps[at].before.position.turn)
        assert chooses(view)
        told = done("hint", str(tmp_path / "m.bdo"), "--seat", str(view.seat), "--json").json["decisions"]
        assert told
        assert at not in [each["at"] for each in told]


def test_one_decision_is_summed_up_without_counting(tmp_path: Path) -> None:
    for played_so, summed in (("42a", "something else"), ("64a", "the same")):
        text = f'[Rules "blue-orange"] [Number "2007"] 0:44 1:{played_so} *'
        (tmp_path / "m.bdo").write_text(text, "utf-8")
        said = done("hint", str(tmp_path / "m.bdo"), "--seat", "1", "--player", "heaviest").out
        assert said.splitlines()[-1] == f"In your place Heaviest would have done {summed}."


def test_a_record_can_come_through_a_pipe(file: Path) -> None:
    assert done("hint", "-", "--seat", "1", given=RECORD.encode()) == done("hint", str(file), "--seat", "1")


def test_others_are_called_by_their_names(tmp_path: Path) -> None:
    record = played(sheet("no-draw", target=20), 2, "3", "random")
    text = write_record(record).replace('[Seat1 "random"]', '[Seat1 "Zoe"]')
    (tmp_path / "m.bdo").write_text(text, "utf-8")
    said = done("hint", str(tmp_path / "m.bdo"), "--seat", "0", "--player", "random,lacking=1,stopped=1").out
    assert "Zoe " in said
    assert "Seat 1" not in said


# --- what can't be ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ((), "Name a position, with --position, or the file of a record, as in match.bdo --seat 0."),
        (("m.bdo", "--position", TWO), 'FILE "m.bdo" cannot stand beside --position: '),
        (("--position", TWO, "--seat", "1"), '--seat "1" cannot stand beside --position: '),
        (("--position", TWO, "--at", "1"), '--at "1" cannot stand beside --position: '),
        (("--position", "x"), '"x" is no position: '),
        (
            ("--position", TWO, "--player", "zoe"),
            'There is no player "zoe": choose one of random, heaviest, ben:easy, ',
        ),
        (("--position", TWO, "--player", "ben,n=3"), '"n=3" is no option of ben: '),
        (("--position", TWO, "--player", "ben,slips=1,slips=2"), "slips is set twice for ben: set it once."),
        (("--position", TWO, "--player", "ben,pips=0,pips=1"), "pips is set twice for ben: set it once."),
        (("--position", TWO, "--player", "ben,slips=10.5"), 'slips cannot be "10.5": it is a whole number from 0 to '),
        (
            ("--position", TWO, "--player", "ben,slips=101"),
            'slips cannot be "101": it is a whole number from 0 to 100.',
        ),
        (
            ("--position", TWO, "--player", "ben,double=9999999"),
            'double cannot be "9999999": it is a number from -1000000 to 1000000, such as 3 or -0.5.',
        ),
        (("--position", TWO, "--player", "me"), 'There is no player "me": '),
        (("missing.bdo", "--seat", "0"), 'There is no file "missing.bdo".'),
        (("--position", "draw 55*66 -/60 - turn=0,scores=0/0 -"), "5-5 cannot lie where it does"),
    ],
)
def test_what_cannot_be_asked_gets_one_line(arguments: tuple[str, ...], words: str) -> None:
    assert words in refused("hint", *arguments)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ((), "--seat is missing: write --seat 0."),
        (("--seat", "2"), '--seat cannot be "2": it is a whole number from 0 to 1.'),
        (("--seat", "0", "--at", "9"), '--at cannot be "9": it is a whole number from 0 to 8.'),
        (("--seat", "0", "--at", "-1"), '--at cannot be "-1": it is a whole number from 0 to 8.'),
        (("--seat", "0", "--at", "1"), "--at cannot be 1, for it is then the turn of seat 1, not of seat 0: name 0."),
        (("--seat", "1", "--at", "8"), "--at cannot be 8, for it is then the turn of seat 0, not of seat 1: name 7."),
    ],
)
def test_a_record_is_asked_about_its_own_seats_and_turns(arguments: tuple[str, ...], words: str, file: Path) -> None:
    assert refused("hint", str(file), *arguments) == words


def test_a_round_that_is_over_has_nothing_to_choose() -> None:
    over = "draw 3330055221166001133556*666334411115544442200004466223 22/55 - turn=0,scores=0/0 -"
    assert refused("hint", "--position", over).startswith("The round is over in this position")


def test_the_record_of_a_seat_speaks_for_no_other(tmp_path: Path) -> None:
    for view, words in (
        (0, "--seat cannot be 1: this is the record of seat 0."),
        (-1, "This is the record of a watcher, who sees no hand: name a full record, or that of a seat."),
    ):
        (tmp_path / "m.bdo").write_text(write_record(own_record(read_record(RECORD.encode()), view)), "utf-8")
        assert refused("hint", str(tmp_path / "m.bdo"), "--seat", "1") == words


def test_a_seat_that_never_had_its_turn_is_told_so(tmp_path: Path) -> None:
    (tmp_path / "m.bdo").write_text('[Rules "blue-orange"] [Number "2007"] *\n', "utf-8")
    assert refused("hint", str(tmp_path / "m.bdo"), "--seat", "1", "--at", "0") == (
        "Seat 1 has no turn in this record: name another seat."
    )
    assert done("hint", str(tmp_path / "m.bdo"), "--seat", "1").out == "There was nothing to choose yet.\n"


def test_a_record_that_cannot_be_is_refused_as_by_replay(tmp_path: Path) -> None:
    file = tmp_path / "m.bdo"
    for text, status in ((RECORD.replace("0:43b", "0:64b"), 1), (RECORD.replace("0:43b", "0:4b"), 2)):
        file.write_text(text, "utf-8")
        expected = refused("replay", str(file), status=status)
        assert refused("hint", str(file), "--seat", "0", status=status) == expected


@pytest.mark.parametrize("asked", [*PLAYERS, "random,ahead=1,settled=1,offered=-1,stopped=1,partner=-1"])
def test_what_is_said_to_be_impossible_is_no_fault_of_ours(asked: str) -> None:
    """Memory that rules out every hand is not refused, since no single hand shows that it is wrong."""
    unseen = spell_tiles(tiles_in(parse_setup(TWO).view().unseen))
    text = TWO.replace("ben ", "ben,fives=two ").replace(" -", f" 6!{unseen}/7")
    assert done("hint", "--position", text, "--player", asked).out


def test_the_same_command_prints_the_same() -> None:
    for asked in ("random", "ben:easy", "ben"):
        first, second = (done("hint", "--position", CURVED, "--player", asked, "--json") for _ in range(2))
        assert first == second
