"""Whatever is asked, there is an answer or one line why not."""

from hypothesis import given, settings
from hypothesis import strategies as st

from bendo.cli.app import COMMANDS
from bendo.game import SHEETS
from tests.cli.command import POSITION, RECORD, run

OPTIONS = (
    *("--rules", "--players", "--number", "--round", "--depth", "--seats", "--matches", "--position"),
    *("--seat", "--at", "--player"),
)
FLAGS = ("--json", "--trace", "--divide", "--ascii", "--", "-", "--help", "--version", "-x", "--nonsense")
NUMBERS = ("0", "1", "2", "3", "4", "-1", "007", "9" * 65, "inf", "1.5")
SEATS = ("random,heaviest", "random,random,random", "me,ben", "ben:easy", "tuned,double=-3", "ben,n=3", ",")
RULES = ("blue-orange,target=1", "ben,target=5", "draw,hand=3,target=9", "ben,set=9", "all-five,target=10,tie=lot")
POSITIONS = (POSITION, POSITION.replace("0/6", "0/?1"))
ACTIONS = ("64a", "63b", "+", "-", "!", "66bR")
STRANGE = ("", " ", "\0", "\n", "\udc80", "é", "{$x}")
VALUES = (*SHEETS, *NUMBERS, *SEATS, *RULES, *POSITIONS, *ACTIONS, *STRANGE)
COMMANDS_TRIED = tuple(name for name in COMMANDS if name not in ("play", "bench", "serve"))
"""All but those that wait for a person or for many, and the one that takes its time."""


def answered(*arguments: str, given: bytes = b"") -> None:
    """Ask, and see that the answer is one."""
    ran = run(*arguments, given=given)
    assert ran.status in (0, 1, 2)
    assert "fault in bendo" not in ran.err
    assert "Traceback" not in ran.out + ran.err
    assert ran.err.count("\n") <= 1
    if ran.status == 0:
        assert not ran.err
        assert ran.out
    elif ran.status == 2:
        assert ran.err.rstrip("\n").isprintable()
        assert len(ran.err) > 10


ARGUMENTS = (
    *((flag,) for flag in FLAGS),
    *((value,) for value in VALUES),
    *((option, value) for option in OPTIONS for value in VALUES),
    *((f"{option}={value}",) for option in OPTIONS for value in VALUES),
)
argument = st.sampled_from(ARGUMENTS) | st.tuples(st.text(max_size=8))


@settings(max_examples=100)
@given(command=st.sampled_from(COMMANDS_TRIED), rest=st.lists(argument, max_size=5))
def test_any_arguments(command: str, rest: list[tuple[str, ...]]) -> None:
    arguments = [part for one in rest for part in one]
    if command == "perft":
        arguments = [part for part in arguments if not part.startswith("--depth")] + ["--depth", "2"]
    answered(command, *arguments)


@st.composite
def broken(draw: st.DrawFn, text: str, alphabet: str) -> str:
    """A text in which a few places were cut out, doubled or written over."""
    for _ in range(draw(st.integers(1, 3))):
        start = draw(st.integers(0, len(text)))
        end = min(len(text), start + draw(st.integers(0, 6)))
        middle = draw(st.one_of(st.just(""), st.just(text[start:end] * 2), st.text(alphabet, max_size=4)))
        text = text[:start] + middle + text[end:]
    return text


@settings(max_examples=100)
@given(
    position=broken(POSITION, "0123456789ABCLROI*|+?/-=,: turnscores\n\0"),
    action=st.one_of(st.text("0123456abcLROI+-!", max_size=5), st.sampled_from(["64a", "63b", "+", "-", "50a"])),
)
def test_any_position_and_action(position: str, action: str) -> None:
    answered("why", "--position", position, "--json", "--", action)
    answered("show", "--position", position)
    answered("hint", "--position", position, "--player", "tuned")


@settings(max_examples=100)
@given(record=st.one_of(broken(RECORD, '0123456abLR:+-=*~{}[]" \nout'), st.text(max_size=40)))
def test_any_record(record: str) -> None:
    answered("replay", "-", "--json", given=record.encode("utf-8", "surrogatepass"))
    answered("hint", "-", "--seat", "0", "--json", given=record.encode("utf-8", "surrogatepass"))


@settings(max_examples=50)
@given(st.binary(max_size=200))
def test_any_bytes(noise: bytes) -> None:
    answered("replay", "-", given=noise)
