"""The function from facts to sentences."""

from fractions import Fraction
from pathlib import Path

import pytest

import bendo.words
from bendo.words import MissingWords, has, messages, say


def test_a_message_is_said_with_its_facts() -> None:
    assert say("reason-not-in-hand", tile="6-4", you=True, seat=0) == "You do not hold 6-4."


def test_a_number_chooses_the_plural_and_is_written_plainly() -> None:
    assert say("show-boneyard", count=0) == "Boneyard: empty"
    assert say("show-boneyard", count=1) == "Boneyard: 1 tile"
    assert say("show-boneyard", count=1234567) == "Boneyard: 1234567 tiles"


def test_a_fraction_is_written_as_one_and_a_whole_one_as_a_number() -> None:
    assert say("show-score", side="Seat 0", points=Fraction(7, 2)) == "Seat 0: 7/2 points"
    assert say("show-score", side="Seat 0", points=Fraction(14, 2)) == "Seat 0: 7 points"


def test_true_and_false_choose_variants() -> None:
    assert say("players", number=2, last=4, several=True) == "2 to 4 players"
    assert say("players", number=2, last=2, several=False) == "2 players"


def test_no_invisible_marks_are_put_around_facts() -> None:
    assert say("side-seat", number=1).isascii()


def test_facts_that_are_not_used_are_ignored() -> None:
    assert say("side-seat", number=1, tile=None, end="a") == "Seat 1"


@pytest.mark.parametrize(
    ("message", "facts"),
    [
        ("no-such-message", {}),
        ("", {}),
        ("side-seat", {}),
        ("side-seat", {"number": None}),
        ("players", {"number": 2, "last": 4}),
    ],
)
def test_what_can_not_be_said_is_never_a_silent_blank(message: str, facts: dict[str, int]) -> None:
    with pytest.raises(MissingWords):
        say(message, "en", **facts)


@pytest.mark.parametrize("locale", ["xx", "", "..", "en/../en", "EN"])
def test_a_language_that_is_not_there_is_refused(locale: str) -> None:
    with pytest.raises(MissingWords, match="no words in"):
        say("side-seat", locale, number=1)


def test_it_can_be_asked_which_messages_there_are() -> None:
    assert has("side-seat")
    assert not has("no-such-message")
    assert "side-seat" in messages()


@pytest.fixture
def language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty language `test`."""
    monkeypatch.setattr(bendo.words, "FOLDER", tmp_path)
    bendo.words._language.cache_clear()
    folder = tmp_path / "test"
    folder.mkdir()
    return folder


def test_all_files_of_a_language_are_one(language: Path) -> None:
    language.joinpath("a.ftl").write_text("one = { -name } and { two }\n", "utf-8")
    language.joinpath("b.ftl").write_text("# A term and a message.\n-name = bendo\ntwo = 2 of { $it }\n", "utf-8")
    assert say("one", "test", it="them") == "bendo and 2 of them"
    assert messages("test") == ("one", "two")


def test_a_message_that_stands_twice_is_refused(language: Path) -> None:
    language.joinpath("a.ftl").write_text("one = 1\n", "utf-8")
    language.joinpath("b.ftl").write_text("one = 2\n", "utf-8")
    with pytest.raises(MissingWords, match="twice"):
        say("one", "test")


@pytest.mark.parametrize(
    "source",
    [
        "one = { $a -> [x] variants *[y] on one line }\n",
        "one = { $a\n",
        "one =\n",
        "one =\n    .attribute = and nothing else\n",
        "one = 1\nTwo words = no message\n",
        "one = { other }\n",
        "one = { -other }\n",
    ],
)
def test_a_message_that_fluent_can_not_read_is_refused(language: Path, source: str) -> None:
    language.joinpath("a.ftl").write_text(source, "utf-8")
    with pytest.raises(MissingWords):
        say("one", "test", a="x")
