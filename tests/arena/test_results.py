"""The text of a results file: written, read again, torn, and refused."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

import bendo
from bendo.arena import (
    Heat,
    OtherQuestion,
    Question,
    Tally,
    UnreadableResults,
    read_results,
    spell_heat,
    spell_question,
)
from bendo.players import HABITS, Habits, Preferences
from tests.arena.asked import answered, heats_of, question

LEAGUE = question("random", "heaviest", "ben")
HEADER = spell_question(LEAGUE, 10)
SURE = '{"arena":'
"""Less of a first line is no sign that it is ours."""

tallies = st.integers(1, 40).flatmap(
    lambda rounds: st.builds(
        Tally,
        winner=st.integers(0, 1),
        rounds=st.just(rounds),
        blocked=st.integers(0, rounds),
        points=st.tuples(*[st.sampled_from([0, 12, 18, 16, 15, 1200, 4321 * 12])] * 2),
    )
)
heats = st.builds(
    Heat, pair=st.sampled_from(LEAGUE.pairs), ordinal=st.integers(0, 10**6), tallies=st.tuples(tallies, tallies)
)


def text(*lines: str | Heat) -> bytes:
    return "".join(line if isinstance(line, str) else spell_heat(line) for line in (HEADER, *lines)).encode()


@given(st.lists(heats, unique_by=lambda heat: (heat.pair, heat.ordinal), max_size=6))
def test_what_is_written_is_read_again(kept: list[Heat]) -> None:
    content = text(*kept)
    assert read_results(content, LEAGUE) == (10, tuple(kept), len(content))


def test_a_line_is_a_plain_json_object() -> None:
    heat = Heat((0, 2), 7, (Tally(0, 9, 2, (1200, 42)), Tally(1, 5, 0, (0, 1300))))
    assert json.loads(spell_heat(heat)) == {
        "players": [0, 2],
        "heat": 7,
        "winners": [0, 1],
        "rounds": [9, 5],
        "blocked": [2, 0],
        "points": [[100, "7/2"], [0, "325/3"]],
    }
    assert json.loads(HEADER) == {
        "arena": 1,
        "version": bendo.__version__,
        "rules": "ben,target=20",
        "players": ["random", "heaviest", "ben"],
        "seats": 2,
        "alone": False,
        "number": "7",
        "habits": json.loads(HEADER)["habits"],
        "games": 10,
    }


def test_a_file_may_be_torn_anywhere() -> None:
    kept = heats_of(LEAGUE, 4)
    content = text(*kept)
    for length in (0, *range(len(SURE), len(content))):
        games, found, whole = read_results(content[:length], LEAGUE)
        assert whole == content.rfind(b"\n", 0, length) + 1
        assert found == kept[: content.count(b"\n", 0, length) - 1 if whole else 0]
        assert games == (10 if whole else 0)


@pytest.mark.parametrize(
    "torn",
    [
        *(SURE[:length] for length in range(1, len(SURE))),
        '{"arena":"my notes"}',
        '{"arena":1,"version":"of my notes',
        '{"arena":1}',
        HEADER.replace('"games":10}\n', '"games":ten'),
        HEADER.replace('"games":10}\n', '"games":10}}'),
        HEADER.replace('"number":"7"', '"number":"8"').rstrip(),
        HEADER.replace('"number":"7"', '"number":"8"')[:-20],
        " " + HEADER[:40],
    ],
)
def test_a_first_line_without_its_end_that_is_another_one_is_refused(torn: str) -> None:
    with pytest.raises(UnreadableResults, match="line 1"):
        read_results(torn.encode(), LEAGUE)


@pytest.mark.parametrize("torn", ["{", '{"pla', '{"players":[0,', '{"are', HEADER[:70], HEADER[:-1]])
def test_a_last_line_without_its_end_is_dropped_if_it_is_the_beginning_of_one(torn: str) -> None:
    content = text(heats_of(LEAGUE, 2)[0])
    assert read_results(content + torn.encode(), LEAGUE).whole == len(content)


@pytest.mark.parametrize("torn", ["x", "my notes", '{"player ', '{"arena":2', HEADER.replace("random", "ben")[:-1]])
def test_a_last_line_without_its_end_that_is_something_else_is_refused(torn: str) -> None:
    with pytest.raises(UnreadableResults, match="line 3"):
        read_results(text(heats_of(LEAGUE, 2)[0]) + torn.encode(), LEAGUE)


def test_what_is_gone_on_with_comes_to_the_same() -> None:
    content = text(*heats_of(LEAGUE, 10)[:8])
    found = read_results(content[:-7], LEAGUE)
    assert len(found.heats) == 7
    assert answered(LEAGUE, 10, known=found.heats) == answered(LEAGUE, 10)


def test_the_last_question_says_how_many_matches_were_asked_for() -> None:
    kept = heats_of(LEAGUE, 4)
    content = text(kept[0], spell_question(LEAGUE, 30), kept[1], kept[0])
    assert read_results(content, LEAGUE) == (30, (kept[0], kept[1]), len(content))


@pytest.mark.parametrize(
    ("other", "field"),
    [
        (question("random", "heaviest", "ben", rules="ben,target=21"), "rules"),
        (question("random", "ben", "heaviest"), "players"),
        (question("random", "heaviest", "ben", number="8"), "number"),
        (question("random", "heaviest", "ben", rules="draw", seats=3), "rules"),
    ],
)
def test_a_file_with_another_question_is_refused(other: Question, field: str) -> None:
    with pytest.raises(OtherQuestion) as refused:
        read_results(text(), other)
    assert refused.value.field == field
    with pytest.raises(OtherQuestion):
        read_results(text(spell_question(other, 4)), LEAGUE)


def test_results_of_another_version_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bendo.arena.results.__version__", "99.0")
    with pytest.raises(OtherQuestion, match=r"version is .*99\.0"):
        read_results(text(), LEAGUE)


def test_results_of_a_player_whose_weights_have_changed_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    for changed in (Habits(lambda _: Preferences(pips=2)), HABITS["heaviest"]._replace(slips=1)):
        with monkeypatch.context() as patch:
            patch.setattr("bendo.players.HABITS", {**HABITS, "heaviest": changed})
            with pytest.raises(OtherQuestion) as refused:
                read_results(text(), LEAGUE)
        assert refused.value.field == "habits"
    assert read_results(text(), LEAGUE).games == 10


GOOD = json.loads(spell_heat(heats_of(LEAGUE, 2)[0]))


WRONG: list[dict[str, object]] = [
    {"players": [1, 0]},
    {"players": [0, 3]},
    {"players": 0},
    {"players": [[0], 1]},
    {"heat": -1},
    {"heat": 1.5},
    {"heat": True},
    {"heat": None},
    {"winners": [0]},
    {"winners": [0, 2]},
    {"winners": [0, "1"]},
    {"rounds": [0, 5]},
    {"blocked": [99, 0]},
    {"blocked": [0, 0, 0]},
    {"points": [[1, 2], [3]]},
    {"points": [[1, 2], [3, "1/0"]]},
    {"points": [[1, 2], [3, "1e9"]]},
    {"points": [[1, 2], [3, -4]]},
    {"points": [[1, 2], [3, 0.5]]},
    {"points": None},
    {"points": [[1, 2], [3, int("9" * 4300)]]},
    {"points": [[1, 2], [3, 10**9]]},
    {"points": [[1, 2], [3, "9" * 4300 + "/2"]]},
    {"rounds": [int("9" * 4300), 5]},
    {"heat": int("9" * 4300)},
    {"winners": [], "rounds": [], "blocked": [], "points": []},
]
"""What cannot stand in a heat."""


@pytest.mark.parametrize(
    "line",
    [
        "",
        "{}",
        "[]",
        "7",
        "null",
        "{",
        "[" * 100_000,
        "\0" * 20,
        *(json.dumps({**GOOD, **wrong}) for wrong in WRONG),
        json.dumps({key: value for key, value in GOOD.items() if key != "heat"}),
        HEADER.replace('"games":10', '"games":0').rstrip(),
        HEADER.replace('"games":10', '"games":"10"').rstrip(),
    ],
)
def test_a_line_that_is_none_is_refused_by_its_number(line: str) -> None:
    with pytest.raises(UnreadableResults) as refused:
        read_results(text(f"{line}\n", heats_of(LEAGUE, 2)[0]), LEAGUE)
    assert refused.value.line == 2


def test_two_results_of_one_heat_are_refused() -> None:
    first = heats_of(LEAGUE, 2)[0]
    other = first._replace(tallies=first.tallies[::-1])
    assert other != first
    with pytest.raises(UnreadableResults, match="line 3"):
        read_results(text(first, other), LEAGUE)


@pytest.mark.parametrize("content", [b"x", b"hello\n", b"\n", b"\xff\xfe\n", b"{}\n", b"[project]\n", b"word" * 99])
def test_a_file_of_something_else_is_refused(content: bytes) -> None:
    with pytest.raises(UnreadableResults, match="line 1"):
        read_results(content, LEAGUE)
    with pytest.raises(UnreadableResults):
        read_results(spell_heat(heats_of(LEAGUE, 2)[0]).encode() + HEADER.encode(), LEAGUE)


@given(st.binary(max_size=80))
def test_any_bytes_are_read_or_refused(noise: bytes) -> None:
    for content in (noise, text() + noise, text() + noise + b"\n"):
        try:
            found = read_results(content, LEAGUE)
        except (UnreadableResults, OtherQuestion):
            continue
        assert found.whole <= len(content)
