"""`bendo arena`."""

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from bendo.arena import Answer, Told, contest
from bendo.arena.answer import Standing
from bendo.cli.commands import arena
from bendo.players import HABITS, Habits, Preferences
from tests.arena.asked import heat
from tests.cli.command import done, refused, run

SHORT = ("--number", "7", "--rules", "ben,target=20", "--jobs", "1")
TWO = ("arena", "random", "heaviest", "--games", "20", *SHORT)
LEAGUE = ("arena", "random", "heaviest", "ben", "--games", "8", *SHORT)
LONG = ("arena", "random", "heaviest", "--number", "7", "--rules", "ben,target=500", "--jobs", "2", "--json")
"""Long matches, on `game` if they are fewer than 100."""


def test_the_answer_has_its_contracted_form() -> None:
    told = done(*TWO, "--json").json
    assert list(told)[:7] == [
        *("games", "wins", "win_rate", "ci95", "rounds_per_game", "blocked_share", "points_per_round")
    ]
    assert told["games"] == 20 == sum(told["wins"])
    assert told["win_rate"] == told["wins"][0] / 20
    assert 0 <= told["ci95"][0] <= told["win_rate"] <= told["ci95"][1] <= 1
    assert told["rounds_per_game"] >= 1
    assert 0 <= told["blocked_share"] <= 1
    asked = {key: told[key] for key in list(told)[7:]}
    assert asked == {
        "even": 0.5,
        "players": ["random", "heaviest"],
        "rules": "ben,target=20",
        "seats": 2,
        "alone": False,
        "number": "7",
    }


def test_the_matches_are_those_that_simulate_plays() -> None:
    wins = [0, 0]
    for m in range(10):
        for names, first in (("random,heaviest", 0), ("heaviest,random", 1)):
            number = ("--number", f"7-{m}", "--rules", "ben,target=20")
            (told,) = done("simulate", "--seats", names, *number).lines
            wins[first ^ told["winner"]] += 1
    assert done(*TWO, "--json").json["wins"] == wins


@pytest.mark.parametrize(
    ("arguments", "seats", "even"),
    [
        (("--rules", "blue-orange,target=20", "--players", "3"), 3, 0.5),
        (("--rules", "blue-orange,target=20", "--players", "4", "--alone"), 4, 0.25),
        (("--rules", "no-draw-teams,target=20"), 4, 0.5),
    ],
)
def test_more_than_two_may_sit_at_the_table(arguments: tuple[str, ...], seats: int, even: float) -> None:
    told = done("arena", "random,heaviest", "--games", "12", "--number", "7", "--jobs", "1", *arguments, "--json").json
    assert (told["seats"], told["even"], sum(told["wins"])) == (seats, even, 12)


def test_the_same_bytes_come_out_whoever_does_the_work(tmp_path: Path) -> None:
    kept = str(tmp_path / "kept.jsonl")
    once = done(*TWO, "--json")
    assert done(*TWO[:-1], "2", "--json") == once
    assert done(*TWO, "--json", "--results", kept) == once
    assert done(*TWO, "--json", "--results", kept) == once


def test_a_league_has_its_form() -> None:
    told = done(*LEAGUE, "--json").json
    assert list(told)[:4] == ["players", "games", "pairs", "ratings"]
    assert told["players"] == ["random", "heaviest", "ben"]
    assert told["games"] == 8
    assert [pair["players"] for pair in told["pairs"]] == [[0, 1], [0, 2], [1, 2]]
    for pair in told["pairs"]:
        assert sum(pair["wins"]) == 8
        assert pair["ci95"][0] <= pair["wins"][0] / 8 <= pair["ci95"][1]
    assert [rating["player"] for rating in told["ratings"]] == told["players"]
    for rating in told["ratings"]:
        assert rating["ci95"][0] < rating["bradley_terry"] < rating["ci95"][1]
        assert set(rating["openskill"]) == {"mu", "sigma"}
    assert sum(rating["bradley_terry"] for rating in told["ratings"]) == pytest.approx(0, abs=0.2)


def test_a_pair_of_a_league_is_as_asked_for_by_itself() -> None:
    pair = done(*LEAGUE, "--json").json["pairs"][2]
    alone = done("arena", "heaviest", "ben", "--games", "8", *SHORT, "--json").json
    assert {key: alone[key] for key in pair if key != "players"} == {key: pair[key] for key in pair if key != "players"}


def test_words_tell_what_the_numbers_tell() -> None:
    told, text = done(*TWO, "--json").json, " ".join(done(*TWO).out.split())
    random, heaviest = told["wins"]
    low, high = (100 * limit for limit in told["ci95"])
    assert f"random won {random}, heaviest {heaviest}: {100 * told['win_rate']:.1f} %" in text
    assert f"interval from {low:.1f} to {high:.1f} %" in text
    assert "game number from 7-0 to 7-9 was played twice" in text
    assert ("That does not settle" in text) == (low <= 50 <= high)
    ahead = "random" if told["points_per_round"] > 0 else "heaviest"
    assert f"{ahead} was ahead by {abs(told['points_per_round']):.1f} points a round" in text


@pytest.mark.parametrize(("winner", "name"), [(0, "random"), (1, "heaviest")])
def test_words_say_who_is_stronger(winner: int, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def decided(answer: Answer, **_: object) -> None:
        for ordinal in range(answer.heats):
            answer.add(heat(ordinal, winner, winner))

    monkeypatch.setattr(arena, "complete", decided)
    text = " ".join(done(*TWO).out.split())
    assert f"{name} is stronger: the interval does not hold 50 %, which equal players would share." in text
    assert f"{name} was ahead by 12.0 points a round" in text


def test_words_say_who_is_level_and_who_is_alone() -> None:
    text = " ".join(done("arena", "random", "random", *SHORT, "--games", "20").out.split())
    assert "random (1) won 10, random (2) 10: 50.0 % for random (1)" in text
    assert "Neither was ahead in points." in text
    text = " ".join(done(*TWO, "--players", "2", "--alone").out.split())
    assert "random alone against heaviest at all other seats: 20 matches" in text
    assert "once from every seat" in text


@pytest.mark.parametrize(("points", "said"), [(0.0, "Neither was ahead in"), (0.049, "ahead by less than 0.05 points")])
def test_words_say_how_nearly_two_are_level(points: float, said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Standing, "points_per_round", points)
    assert said in " ".join(done(*TWO).out.split())


def test_words_say_how_it_was_played() -> None:
    three = ("arena", "random", "heaviest", "--number", "7", "--rules", "blue-orange,target=1", "--players", "3")
    text = " ".join(done(*three, "--games", "2", "--jobs", "1").out.split())
    assert "Game number 7-0 was played twice, each time by one seat of one player against two of the other." in text
    text = " ".join(done(*LEAGUE[:4], *SHORT, "--games", "2").out.split())
    assert "at 2 seats. Game number 7-0 was played twice by them, the second time with the seats swapped." in text


def test_players_are_named_as_everywhere_and_each_by_one_name() -> None:
    spelled = ("arena", "RANDOM, ben:classic", "Ben:Classic,double=0", "--games", "2", *SHORT, "--json")
    assert done(*spelled).json["players"] == ["random", "ben", "ben,double=0"]


def test_a_table_puts_the_best_first() -> None:
    lines = done(*LEAGUE).out.splitlines()
    told = done(*LEAGUE, "--json").json
    order = sorted(told["ratings"], key=lambda rating: -rating["bradley_terry"])
    rows = [line for line in lines if re.match(r"[123]  \w", line)]
    assert [row.split()[1] for row in rows] == [rating["player"] for rating in order]
    assert [row.split().index("-") for row in rows] == [8, 9, 10]
    assert max(map(len, lines)) <= 80
    assert [line for line in lines if line != line.rstrip()] == []


def test_charts_are_drawn_into_files(tmp_path: Path) -> None:
    for arguments, title in ((TWO, "random against heaviest"), (LEAGUE, "League of 3 players")):
        file = tmp_path / "chart.svg"
        assert done(*arguments, "--svg", str(file)) == done(*arguments)
        root = ElementTree.fromstring(file.read_text("utf-8"))
        assert root.findtext("{http://www.w3.org/2000/svg}title") == title
        assert root.findtext("{http://www.w3.org/2000/svg}desc")


# Files of results.


def test_a_run_that_was_killed_goes_on_where_it_was(tmp_path: Path) -> None:
    whole, torn = tmp_path / "whole.jsonl", tmp_path / "torn.jsonl"
    once = done(*LEAGUE, "--json", "--results", str(whole))
    content = whole.read_bytes()
    for part in (0, 10, len(content) // 2, len(content) - 1):
        torn.write_bytes(content[:part])
        assert done(*LEAGUE, "--json", "--results", str(torn)) == once
        assert sorted(torn.read_bytes().splitlines()) == sorted(content.splitlines())


def test_more_matches_go_on_from_fewer_and_fewer_are_a_part_of_more(tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    more = [*TWO]
    more[more.index("20")] = "32"
    few, many = done(*TWO, "--json"), done(*more, "--json")
    assert done(*TWO, "--json", "--results", str(file)) == few
    assert done(*more, "--json", "--results", str(file)) == many
    content = file.read_bytes()
    assert done(*TWO, "--json", "--results", str(file)) == few
    assert file.read_bytes() == content
    asked = [line["games"] for line in map(json.loads, content.splitlines()) if "arena" in line]
    assert asked == [20, 32]
    assert content.count(b"\n") == 2 + 16


def test_what_is_played_is_in_the_file_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "kept.jsonl"
    lines = []

    def one_after_the_other(answer: Answer, *, told: Told, **_: object) -> None:
        lines.append(file.read_bytes().count(b"\n"))
        for ordinal in range(answer.heats):
            answer.add(heat(ordinal, 0, 1))
            told([heat(ordinal, 0, 1)])
            lines.append(file.read_bytes().count(b"\n"))

    monkeypatch.setattr(arena, "complete", one_after_the_other)
    done(*TWO, "--results", str(file))
    assert lines == list(range(1, 12))


TELLS = """
import sys
from bendo.cli import main
from bendo.cli.commands import arena

complete = arena.complete

def tells(answer, *, told, **others):
    def tell(heats):
        told(heats)
        print("kept", file=sys.stderr, flush=True)

    complete(answer, told=tell, **others)

arena.complete = tells
sys.exit(main())
"""
"""Runs bendo, and says when heats have been kept."""


@pytest.mark.skipif(os.name != "posix", reason="a process is killed by a signal")
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT])
def test_a_process_that_is_stopped_keeps_what_is_finished(how: signal.Signals, tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    command = [sys.executable, "-W", "error", "-c", TELLS, *LONG, "--games", "98", "--results", str(file)]
    started = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True)
    assert started.stderr
    assert started.stderr.readline() == b"kept\n"
    if how == signal.SIGINT:
        os.killpg(started.pid, how)  # as a terminal does: to all processes
    else:
        started.send_signal(how)
    out, err = started.communicate(timeout=120)  # until the workers have left as well, since they hold the pipes
    assert out == b""
    said = [line for line in err.decode().splitlines() if line != "kept"]
    if how == signal.SIGINT:
        assert started.returncode == 130
        assert len(said) == 1
        assert re.fullmatch(
            r'Stopped after \d+ of 98 matches; they are kept in ".*", and the same command goes on from there.',
            said[0],
        )
    else:
        assert said == []
    kept = file.read_bytes().count(b"\n") - 1
    few = (*LONG, "--games", "4")
    before = file.read_bytes()
    assert kept >= 1
    assert done(*few, "--results", str(file)) == done(*few)
    assert file.read_bytes().startswith(before[: before.rfind(b"\n") + 1])


def test_an_interruption_is_told_in_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(arena, "complete", stopped)
    assert refused(*TWO, "--json", status=130) == "Stopped after 0 of 20 matches."
    assert refused(*LEAGUE, status=130) == "Stopped after 0 of 24 matches."
    kept = str(tmp_path / "kept.jsonl")
    assert refused(*TWO, "--results", kept, status=130) == "Stopped after 0 of 20 matches."


# What can't be asked.

BAD = [
    (("arena",), "--games is missing: write --games 100."),
    (("arena", "random", "ben", "--games", "2"), "--number is missing: write --number 2007."),
    (("arena", *SHORT, "--games", "2"), "Name 2 players or more, as in bendo arena random heaviest."),
    (("arena", "random", *SHORT, "--games", "2"), "Name 2 players or more"),
    (("arena", "random", "zoe", *SHORT, "--games", "2"), 'There is no player "zoe": choose one of random, heaviest, '),
    (("arena", "random,", "ben", *SHORT, "--games", "2"), "A player's name is missing in"),
    (("arena", "slips=2", "ben", *SHORT, "--games", "2"), '"slips=2" is an option of no player'),
    (("arena", "--zoe", "ben", *SHORT, "--games", "2"), "There is no option --zoe here: the options are --alone, "),
    ((*TWO, "--games", "4"), "--games is given more than once: give it once."),
    ((*TWO[:3], *SHORT, "--games", "0"), '--games cannot be "0": it is a whole number from 1 to 100000000.'),
    ((*TWO[:3], *SHORT, "--games", "many"), '--games cannot be "many": '),
    (
        (*TWO[:3], *SHORT, "--games", "7"),
        "--games cannot be 7: each game number is played 2 times, so it must be a multiple of 2, such as 8.",
    ),
    (
        (*TWO[:3], "--number", "7", "--players", "3", "--alone", "--games", "2"),
        "each game number is played 3 times, so it must be a multiple of 3, such as 3.",
    ),
    ((*LEAGUE, "--alone"), "--alone is for 2 players, and 3 are named."),
    ((*TWO, "--alone=perhaps"), '--alone takes no value, but was given "perhaps".'),
    ((*TWO, "--players", "3"), "--players cannot be 3 by these rules: they are for 2 players."),
    ((*TWO[:-1], "0"), '--jobs cannot be "0": it is a whole number from 1 to 1024.'),
    ((*TWO[:-1], "all"), '--jobs cannot be "all": '),
    (("arena", "random", "ben", "--games", "2", "--number", "a b"), '"a b" is no game number: '),
    (("arena", "random", "ben", "--games", "2", "--number", "9" * 51), "a game number has at most 50 characters."),
    (("arena", "random", "ben", "--games", "2", "--number", "7", "--rules", "x"), 'There is no rule sheet "x": '),
    ((*TWO, "--results", "-"), "--results needs the name of a file: standard output is for the answer."),
    ((*TWO, "--svg", "-"), "--svg needs the name of a file: standard output is for the answer."),
    ((*TWO, "--svg", "."), '"." is a folder, not a file.'),
    ((*TWO, "--svg", "nowhere/x.svg"), 'There is no folder for "nowhere/x.svg".'),
    ((*TWO, "--results", "nowhere/x.jsonl"), 'There is no folder for "nowhere/x.jsonl".'),
    ((*TWO, "--results", "."), '"." is a folder, not a file.'),
    ((*TWO, "--results", "a\0b"), '"a\\x00b" cannot be written.'),
    ((*TWO, "--results", ""), "--results needs the name of a file."),
    ((*TWO, "--svg", ""), "--svg needs the name of a file."),
    ((*TWO, "--results", "a", "--svg", "./a"), '--results and --svg cannot both be "./a": name two files.'),
    (("arena", "ben", "ben,zoe=3", *SHORT, "--games", "2"), '"zoe=3" '),
    ((*TWO, "--cluster", "no such"), 'No cluster can be used at "no such": '),
]


@pytest.mark.parametrize(("arguments", "text"), BAD, ids=[f"{text[:40]} ({i})" for i, (_, text) in enumerate(BAD)])
def test_what_cannot_be_asked_gets_one_line(arguments: tuple[str, ...], text: str) -> None:
    line = refused(*arguments)
    assert text in line
    assert line.isprintable()


@pytest.mark.parametrize(
    ("other", "text"),
    [
        (
            ("arena", "random", "ben", "--games", "2", *SHORT),
            "players is random, heaviest there, and random, ben was asked",
        ),
        ((*TWO, "--alone"), "alone is no there, and yes was asked for. Name another file."),
        (
            ("arena", "random", "heaviest", "--games", "2", "--number", "8", "--rules", "ben,target=20"),
            "number is 7 there, and 8 was asked for.",
        ),
    ],
)
def test_a_file_with_another_question_is_refused(other: tuple[str, ...], text: str, tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    done(*TWO, "--results", str(file))
    content = file.read_bytes()
    assert text in refused(*other, "--results", str(file))
    assert file.read_bytes() == content


@pytest.mark.parametrize("content", ["Roses are red,\nviolets", '{"arena":"my notes"}', "{"])
def test_a_file_of_something_else_is_refused_and_left_alone(content: str, tmp_path: Path) -> None:
    file = tmp_path / "poem.txt"
    file.write_text(content, "utf-8")
    assert refused(*TWO, "--results", str(file)).endswith("is no results file that can be read: see its line 1.")
    assert file.read_text("utf-8") == content


def test_a_chart_does_not_take_the_place_of_the_results(tmp_path: Path) -> None:
    file, other = tmp_path / "kept.jsonl", tmp_path / "link"
    done(*TWO, "--results", str(file))
    content = file.read_bytes()
    os.link(file, other)
    for svg in (file, other):
        assert "name two files" in refused(*TWO, "--results", str(file), "--svg", str(svg))
    assert file.read_bytes() == content


def test_results_of_a_player_that_has_changed_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "kept.jsonl"
    done(*TWO, "--results", str(file))
    monkeypatch.setattr("bendo.players.HABITS", {**HABITS, "heaviest": Habits(lambda _: Preferences(pips=2))})
    said = refused(*TWO, "--results", str(file))
    assert said.endswith("was made when one of these players had other weights: name another file.")


@pytest.mark.parametrize(("module", "arguments"), [("openskill", LEAGUE), ("ray", (*TWO, "--cluster", "local"))])
def test_a_part_that_is_not_installed_is_named(
    module: str, arguments: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    extra = {"openskill": "league", "ray": "cluster"}[module]
    assert refused(*arguments, "--json").endswith(f'must be installed: write pip install "bendo[{extra}]".')


def test_two_players_need_no_extra_part_and_come_to_the_same_without(monkeypatch: pytest.MonkeyPatch) -> None:
    many = [*TWO, "--json"]
    many[many.index("20")] = "200"  # enough to be played by the twin where that is installed
    once = done(*many)
    contest._engine.cache_clear()
    for module in ("openskill", "ray", "numba", "numpy"):
        monkeypatch.setitem(sys.modules, module, None)
    assert done(*many) == once
    contest._engine.cache_clear()


def test_nothing_is_loaded_that_is_not_needed() -> None:
    program = f"import sys; from bendo.cli import main; main({[*TWO, '--json']!r}); print(*sys.modules, sep='\\n')"
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    loaded = set(ran.stdout.splitlines()[1:])
    assert "bendo.arena.contest" in loaded
    unneeded = ("numba", "numpy", "openskill", "ray", "rich.progress", "bendo.arena.chart", "bendo.arena.cluster")
    assert loaded.isdisjoint((*unneeded, "bendo.render.svg"))


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="no device that is always full")
def test_a_full_disk_is_told_and_the_answer_is_not_lost() -> None:
    ran = run(*TWO, "--json", "--svg", "/dev/full")
    assert ran.status == 2
    assert ran.err == '"/dev/full" cannot be written.\n'
    assert ran.json["games"] == 20
    assert refused(*TWO, "--results", "/dev/full") == '"/dev/full" cannot be written.'


# While it goes on.


def test_a_terminal_is_shown_how_far_it_is() -> None:
    pty = pytest.importorskip("pty", reason="no terminals of this kind here")
    ours, theirs = pty.openpty()
    main = "import sys; from bendo.cli import main; sys.exit(main())"
    with subprocess.Popen(
        [sys.executable, "-c", main, *TWO, "--json"], stdout=subprocess.PIPE, stderr=theirs
    ) as started:
        os.close(theirs)
        assert started.stdout
        told = json.loads(started.stdout.read())
        shown = b""
        try:
            while part := os.read(ours, 4096):
                shown += part
        except OSError:  # the other end is closed
            pass
        os.close(ours)
    assert started.returncode == 0
    assert told == done(*TWO, "--json").json
    assert b"20/20" in shown
    low, high = (100 * limit for limit in told["ci95"])
    assert f"random {100 * told['win_rate']:.1f} % ({low:.1f} to {high:.1f})".encode() in shown
