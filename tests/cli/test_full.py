"""The whole screen through Textual's pilot: keys and clicks, and what can be read on it; and what the command says."""

from __future__ import annotations

import asyncio
import importlib.util
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from bendo.cli import full
from bendo.cli.full.app import FullScreen
from bendo.cli.full.control import Control, Seating
from bendo.cli.full.desk import Desk
from bendo.cli.full.game import GameScreen
from bendo.cli.full.parts import place
from bendo.cli.full.widgets import Lines
from bendo.cli.play.choices import forced
from bendo.cli.play.saving import Saves
from bendo.cli.play.seats import parse_seats
from bendo.cli.play.state import Phase
from bendo.cli.walk import walk
from bendo.notation import parse_rules
from bendo.notation.records import read_record
from tests.cli.command import RECORD, refused

SMALL, LARGE = (80, 24), (120, 40)
At = Callable[["Person"], Awaitable[None]]


class Person:
    """Somebody at the screen, who reads it, presses keys and clicks."""

    def __init__(self, app: FullScreen, pilot: Pilot[Any], clock: list[float]) -> None:
        self.app, self.pilot, self.clock = app, pilot, clock

    @property
    def screen(self) -> GameScreen:
        assert isinstance(self.app.screen, GameScreen)
        return self.app.screen

    @property
    def control(self) -> Control:
        return self.screen.control

    @property
    def phase(self) -> Phase | None:
        return self.control.session.phase if self.control.session else None

    def reads(self) -> str:
        """All that can be seen."""
        strips = self.app.screen._compositor.render_strips(self.app.size)
        return "\n".join(strip.text.rstrip() for strip in strips)

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)

    async def click(self, does: str) -> None:
        """Click on what does that, wherever it stands."""
        for lines in self.app.screen.query(Lines):
            where = place(lines.rows, does)
            if (
                where
                and lines.display
                and all(parent.display for parent in lines.ancestors if hasattr(parent, "display"))
            ):
                inside = lines.content_region.offset - lines.region.offset
                assert await self.pilot.click(lines, offset=(where[0] + inside.x, where[1] + inside.y))
                return
        raise AssertionError(f"nothing here does {does!r}:\n{self.reads()}")


def at_the_screen(
    what: At,
    spec: str = "blue-orange",
    who: str = "me,ben",
    number: str = "2007",
    size: tuple[int, int] = SMALL,
    saves: Saves | None = None,
    unicode: bool = True,
) -> FullScreen:
    """Open the whole screen on a match, do that, and give the app."""
    clock = [0.0]
    seating = Seating(parse_rules(spec), parse_seats(who), number, lambda: "8", saves)
    app = FullScreen(Desk(lambda: clock[0], unicode=unicode), seating=seating)
    return run(app, what, size, clock)


def run(app: FullScreen, what: At, size: tuple[int, int], clock: list[float]) -> FullScreen:
    async def opened() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await what(Person(app, pilot, clock))

    asyncio.run(opened())
    return app


# --- whole matches ---------------------------------------------------------------------------------------------------


def test_a_whole_match_is_played_by_keys_alone() -> None:
    async def play(person: Person) -> None:
        ended = 0
        while person.phase is not Phase.MATCH_OVER:
            if person.phase is Phase.ROUND_OVER:
                ended += 1
                assert "All hands, with their pips:" in person.reads()
            elif person.control.session and not forced(person.control.session.view):
                await person.press("right")
            await person.press("enter")
        assert ended
        assert "End of the match" in person.reads()
        await person.press("pagedown")
        assert "the match after" in person.reads()
        await person.press("n")
        assert "You hold the highest double" in person.reads() or "leads" in person.reads()
        await person.press("q")

    app = at_the_screen(play, "blue-orange,target=10", number="176")
    assert app.return_value


def test_a_whole_match_is_played_by_mouse_alone() -> None:
    async def play(person: Person) -> None:
        while person.phase is not Phase.MATCH_OVER:
            session = person.control.session
            assert session
            if person.phase is Phase.ROUND_OVER:
                await person.click("next")
            elif action := forced(session.view):
                await person.click("draw" if "Draw" in repr(action) else "pass")
            else:
                play = next(action for action in session.view.actions() if hasattr(action, "tile"))
                await person.click(f"tile {play.tile.high} {play.tile.low}")
                await person.click(f"choice {person.control.aim.number}")
        assert "Ben" in person.reads()
        await person.click("score")
        await person.click("close")
        await person.click("table")
        assert "Table" in person.reads()
        await person.click("quit")

    app = at_the_screen(play, "no-draw,target=10", number="18", size=LARGE)
    assert app.return_value == ()


# --- what can be read ------------------------------------------------------------------------------------------------


def test_hint_undo_and_a_tile_that_does_not_fit() -> None:
    async def play(person: Person) -> None:
        await person.press("h")
        assert "There is only one thing to do: lead 4-4. By the rules" in person.reads()
        await person.press("right")
        assert "Not laid yet: lead 4-4" in person.reads()
        assert ">4|4<" in person.reads()
        await person.press("enter")
        assert "You led 4-4." in person.reads()
        await person.click("tile 5 2")
        assert "5-2 matches no end: a shows 4 and b shows 6." in person.reads()
        await person.press("escape", "u")
        assert "Taken back." in person.reads()
        assert "Nothing lies on the table yet." in person.reads()

    at_the_screen(play, who="me,heaviest")


def test_panes_open_in_place_of_the_table_and_keys_move_them() -> None:
    async def play(person: Person) -> None:
        for key, words in (
            ("l", "Nothing has been laid or drawn"),
            ("k", "You have not seen 21 tiles"),
            ("v", "There was nothing to choose yet."),
            ("s", "Total"),
            ("e", "Nothing lies on the table yet."),
            ("r", "Each player is dealt 7 tiles."),
            ("question_mark", "pick a tile of your hand"),
        ):
            await person.press(key)
            assert words in person.reads(), key
            assert "Esc close" in person.reads()
        before = person.reads()
        await person.press("pagedown", "down")
        assert person.reads() != before
        await person.press("escape")
        assert "Esc close" not in person.reads()

    at_the_screen(play)


def test_pointing_at_a_way_shows_it_on_the_table() -> None:
    async def play(person: Person) -> None:
        await person.press("right")
        number = person.control.aim.number
        await person.press("escape")
        await person.press(*str(number))
        ways = person.screen.query_one("#ways", Lines)
        await person.pilot.hover(ways, offset=(5, 0))
        assert "Not laid yet: lead 4-4" in person.reads()

    at_the_screen(play)


def test_it_fits_a_small_screen_and_uses_a_large_one() -> None:
    async def play(person: Person) -> None:
        for _ in range(3):
            await person.press("right", "enter")
        large = person.reads()
        assert "What is known" in large
        assert "What happened" in large
        await person.pilot.resize_terminal(*SMALL)
        await person.pilot.pause()
        small = person.reads().splitlines()
        assert len(small) <= SMALL[1]
        assert max(map(len, small)) <= SMALL[0]
        assert "What happened" not in "\n".join(small)
        assert "Q quit" in small[-1]
        assert "Your hand" in "\n".join(small)
        await person.pilot.resize_terminal(*LARGE)
        await person.pilot.pause()
        assert person.reads() == large

    at_the_screen(play, size=LARGE)


@pytest.mark.parametrize(
    ("spec", "who"),
    [
        ("all-five", "me,heaviest,random,heaviest"),
        ("draw-twelve", "me,random"),
        ("jaques-speed", "me,heaviest"),
        ("no-draw-teams", "me,random,random,random"),
    ],
)
def test_other_sheets_fit_the_small_screen_too(spec: str, who: str) -> None:
    async def play(person: Person) -> None:
        for _ in range(2):
            await person.press("right")
            rows = person.reads().splitlines()
            assert max(map(len, rows)) <= SMALL[0]
            assert "Q quit" in rows[-1]
            assert "Your hand" in "\n".join(rows)
            await person.press("enter")

    at_the_screen(play, spec, who)


def test_a_plain_terminal_gets_plain_characters_and_no_colours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")

    async def play(person: Person) -> None:
        await person.press("right", "enter", "right")
        table = "".join(part.text for row in person.screen.query_one("#picture", Lines).rows for part in row)
        assert table.isascii()

    app = at_the_screen(play, unicode=False)
    assert app.no_color
    assert app.native_ansi_color


# --- several people, and time ----------------------------------------------------------------------------------------


def test_the_hand_is_behind_a_curtain_until_its_owner_is_ready() -> None:
    async def play(person: Person) -> None:
        assert "Ana, it is your turn." in person.reads()
        assert "4|4" not in person.reads()
        await person.press("l", "right")
        assert "Your hand" not in person.reads()
        await person.click("ready")
        assert "4|4" in person.reads()
        await person.press("right", "enter")
        assert "Bob, it is your turn." in person.reads()
        assert "Your hand" not in person.reads()
        await person.press("enter")
        assert "Ana led 4-4." in person.reads()

    at_the_screen(play, who="me:Ana,me:Bob")


def test_time_runs_and_is_called() -> None:
    async def play(person: Person) -> None:
        assert "seconds" not in person.reads()
        await person.press("right", "enter")
        assert "10 seconds \u2588\u2588" in person.reads()
        person.clock[0] += 7.5
        person.screen.tick()
        await person.pilot.pause()
        assert "3 seconds" in person.reads()
        person.clock[0] += 2.5
        person.screen.tick()
        await person.pilot.pause()
        assert "You ran out of time and drew" in person.reads()
        assert "10 seconds" in person.reads()

    at_the_screen(play, "jaques-speed", number="4")


# --- saving, records -------------------------------------------------------------------------------------------------


def test_a_match_that_was_left_is_offered(tmp_path: Path) -> None:
    async def leave(person: Person) -> None:
        await person.press("right", "enter", "q")

    async def go_on(person: Person) -> None:
        assert "A match is not finished: Bendomino, round 1" in person.reads()
        assert "Your hand" not in person.reads()
        await person.click("yes")
        assert "You led 4-4." in person.reads() or "laid" in person.reads()
        assert "Your hand: 6 tiles" in person.reads()

    left = at_the_screen(leave, saves=Saves(tmp_path)).return_value
    assert left
    assert [line.text for line in left] == ["The match is saved. To go on with it, type: bendo play --full"]
    at_the_screen(go_on, number="9", saves=Saves(tmp_path))


def test_a_record_is_walked_through_by_arrows_and_by_clicks() -> None:
    async def play(person: Person) -> None:
        assert "Round 1 of 1, step 0 of 8" in person.reads()
        await person.press("right", "right")
        assert "step 2 of 8" in person.reads()
        assert "Ben laid 4-2 at a" in person.reads()
        await person.click("back")
        assert "Ana led 4-4." in person.reads()
        await person.press("end")
        assert "step 8 of 8" in person.reads()
        assert "Ben" in person.reads()
        await person.press("home", "down", "up", "left")
        assert "step 0 of 8" in person.reads()
        await person.press("pagedown", "t")
        assert person.app.theme == "night"
        await person.pilot.resize_terminal(*LARGE)
        await person.press("q")

    app = FullScreen(Desk(lambda: 0.0), walk=walk(read_record(RECORD.encode())), title="match.bdo")
    run(app, play, SMALL, [0.0])
    assert app.return_value == ()


def test_after_the_match_its_record_is_looked_at_and_left_again() -> None:
    async def play(person: Person) -> None:
        while person.phase is not Phase.MATCH_OVER:
            if person.control.in_turn and person.control.session and not forced(person.control.session.view):
                person.control.pick(1)
            person.control.do("enter")
        await person.press("o")
        assert "This match: Dominoes against Ben" in person.reads()
        await person.press("q")
        assert "End of the match" in person.reads()

    at_the_screen(play, "ben,target=1")


# --- the command -----------------------------------------------------------------------------------------------------


def test_without_a_terminal_it_says_so() -> None:
    assert refused("play", "--full") == full_words("needs a terminal")
    assert "needs a terminal" in refused("play", "--full", "--record", "match.bdo")


def full_words(part: str) -> str:
    line = "--full needs a terminal to show and to read: play without it through a pipe."
    assert part in line
    return line


def test_a_record_needs_the_whole_screen() -> None:
    assert refused("play", "--record", "match.bdo").endswith("write --full --record match.bdo.")


@pytest.fixture
def _terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(full, "_is_terminal", lambda _: True)
    monkeypatch.setenv("TERM", "xterm")


@pytest.mark.usefixtures("_terminal")
def test_without_the_extra_it_says_which_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: None)
    assert "bendo[tui]" in refused("play", "--full")


@pytest.mark.usefixtures("_terminal")
def test_a_record_that_cannot_be_shown_gets_one_line(tmp_path: Path) -> None:
    file = tmp_path / "match.bdo"
    assert "There is no file" in refused("play", "--full", "--record", str(file))
    assert "is a folder" in refused("play", "--full", "--record", str(tmp_path))
    file.write_text("nonsense")
    assert refused("play", "--full", "--record", str(file)) == refused("replay", str(file))
    file.write_text('[Rules "blue-orange"] [View "0"] *')
    assert refused("play", "--full", "--record", str(file)).endswith("tells of no round.")
    file.write_text(RECORD.replace("0:44", "0:55"))
    told = refused("play", "--full", "--record", str(file), status=1)
    assert told == refused("replay", str(file), status=1)
    assert told.startswith("2:1: ")


@pytest.mark.usefixtures("_terminal")
def test_the_command_opens_the_screen_and_prints_what_is_left_of_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from bendo.cli import main
    from bendo.cli.play.screen.said import Said

    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(FullScreen, "run", lambda _: (Said("That is all."),))
    file = tmp_path / "match.bdo"
    file.write_text(RECORD)
    assert main(["play", "--full", "--number", "1"]) == 0
    assert main(["play", "--full", "--record", str(file)]) == 0
    assert capsys.readouterr().out == "That is all.\n" * 2
