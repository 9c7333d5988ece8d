"""Scenes of tables for the tests of the page, each with what the terminal says of the same table.

    PYTHONPATH=src python -m tests.words.scenes

writes them anew to `frontend/tests/scenes`. What the page says there is to be what the terminal says.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from bendo.cli import hints
from bendo.cli.play.choices import doing, why_not
from bendo.cli.play.screen import known, news, scores
from bendo.cli.play.screen import table as screen
from bendo.cli.play.screen.names import Names, names_of
from bendo.cli.play.screen.said import Tone
from bendo.cli.play.seats import ME, Sitter
from bendo.cli.play.typed import Named
from bendo.game import DRAW, Play, View, tiles_in
from bendo.notation import spell_action, spell_tile
from bendo.table import HOUSE, Bot, Person, Phase, Table, encode, scene
from bendo.table.commands import (
    AskUndo,
    Automatic,
    HandOver,
    Onward,
    Present,
    React,
    Ready,
    RefuseUndo,
    Rename,
    Resign,
    StandUp,
    Start,
    TakeBack,
    Wait,
)
from bendo.table.state import replayed
from bendo.web.protocol import hint_of
from tests.table.parties import LOOKER, begun, do, played, sit, waiting

FOLDER: Final = Path(__file__).resolve().parents[2] / "frontend" / "tests" / "scenes"
ADVISER: Final = "heaviest"
"""Whose hints are told: those of a player who does not learn."""

FIRST, LAST, MIXED, DRAWING = "first", "last", "mixed", "drawing"
"""Which of the legal actions is done in each turn; the last of these draws wherever it may."""


class Shown(NamedTuple):
    """A table, and from whose place it is seen."""

    table: Table
    viewer: str = "ana"


def acted(table: Table, which: str) -> Table:
    """The table after one action of the seat on turn."""
    state = table.state
    assert state.game is not None
    actions = state.position.actions()
    drawing = actions.index(DRAW) if DRAW in actions else 0
    index = {FIRST: 0, LAST: -1, MIXED: 7 * len(state.game.steps) % len(actions), DRAWING: drawing}[which]
    return played(table, spell_action(actions[index]))


def until(table: Table, there: Callable[[Table], bool], which: str = MIXED) -> Table:
    """The table played on until something is so."""
    while not there(table):
        table = acted(table, which)
    return table


def ended(chairs: str, rules: str, number: str, which: str) -> Shown:
    """A table whose first round has just ended."""
    return Shown(until(begun(chairs, rules, number), lambda table: table.state.phase is not Phase.PLAYING, which))


def deciding(chairs: str, rules: str, number: str, *, steps: int, which: str = MIXED) -> Shown:
    """A table at the first turn of Ana's after so many actions in which she can lay one tile and not another."""

    def there(table: Table) -> bool:
        view = table.state.position.view(0)
        tiles = {action.tile for action in view.actions() if isinstance(action, Play)} if view.own_turn else set()
        assert table.state.game is not None
        return len(table.state.game.steps) >= steps and 0 < len(tiles) < view.counts[0]

    return Shown(until(begun(chairs, rules, number), there, which))


def declined() -> Shown:
    """Ana could play, has drawn, and what she drew does not fit."""
    table = begun("ana ben", "blue-orange", "2007")

    def there(table: Table) -> bool:
        view = table.state.position.view(0)
        return view.own_turn and bool(view.drawn) and bool(view.hand & view.line.accepts) and len(view.actions()) == 1

    return Shown(until(table, there, DRAWING))


def hurried() -> Shown:
    """Time was called for Ben, and before that drawn tiles were shown."""
    table = begun("ana bob", "jaques-speed", "2")
    table = until(table, lambda table: len(table.state.log) > 9 and table.state.turn == 1)
    assert table.deadline is not None
    return Shown(table.tick(table.deadline).table)


def company() -> Shown:
    """People come, go, and talk."""
    table = waiting("ana bob -", "blue-orange", "77")
    for command in (sit(table, 2, "Eva"), Rename(2, "Cleo"), StandUp(2), sit(table, 2, "Cleo")):
        table = do(table, "cleo", command)
    table = do(table, "ana", Start())
    table = until(table, lambda table: table.state.turn == 0, FIRST)
    table = do(table, "cleo", React("well-played"))
    table = do(table, LOOKER, React("hello"))
    table = do(table, HOUSE, Present("bob", False), 2.0)
    table = do(table, "ana", Wait("bob"), 62.0)
    table = do(table, "cleo", HandOver(1, "ben:easy"), 130.0)
    table = do(table, HOUSE, Present("bob", True), 140.0)
    table = do(table, "bob", TakeBack(1), 141.0)
    return Shown(do(table, "cleo", Automatic(2, True), 142.0))


def regretted() -> Shown:
    """Ana, playing against Ben alone, has taken a turn back."""
    table = until(begun("ana ben", "blue-orange", "11"), lambda table: len(table.state.log) > 8)
    table = until(table, lambda table: table.state.turn == 0)
    return Shown(do(table, "ana", AskUndo(0, table.version)))


def asked() -> Shown:
    """Bob has asked for an undo and was refused, and asks again."""
    table = begun("ana bob", "no-draw", "5")
    table = until(table, lambda table: table.state.turn == 1, FIRST)
    table = acted(table, FIRST)
    table = do(table, "bob", AskUndo(1, table.version))
    table = do(table, "ana", RefuseUndo())
    return Shown(do(table, "bob", AskUndo(1, table.version)))


def device() -> Shown:
    """Two people share a device, and one of them is to say that the other does not look."""
    table = begun("ana ana ben", "draw", "3")
    while table.state.turn != 0 or len(table.state.log) < 4:
        seat = table.state.turn
        assert seat is not None
        if table.state.unready(seat):
            table = do(table, "ana", Ready(seat, table.version))
        table = acted(table, FIRST)
    return Shown(table)


def resigned() -> Shown:
    """The partners of the other team have given up."""
    table = until(begun("ana bob cleo dan", "no-draw-teams", "4"), lambda table: len(table.state.log) > 3)
    table = do(table, "bob", Resign(1))
    return Shown(do(table, "dan", Resign(3)))


def going_on() -> Shown:
    """The round is over, and one has yet to go on."""
    table = ended("ana bob", "blue-orange", "8", FIRST).table
    return Shown(do(table, "ana", Onward()))


SCENES: Final[dict[str, Callable[[], Shown]]] = {
    "waiting": lambda: Shown(do(waiting("ana - -"), "bob", sit(waiting("ana - -"), 2, "Bob"))),
    "lead": lambda: Shown(until(begun("ana ben", "blue-orange", "1"), lambda table: table.state.turn == 0)),
    "curved": lambda: deciding("ana ben", "wild-draw", "2007", steps=14),
    "declined": declined,
    "straight": lambda: deciding("ana ben", "ben", "6", steps=10),
    "arms": lambda: deciding("ana ben cleo", "draw-nine", "1", steps=3),
    "all-five": lambda: deciding("ana ben cleo", "all-five", "2", steps=6),
    "speed": hurried,
    "watched": lambda: Shown(deciding("ana bob", "jaques", "3", steps=12).table, LOOKER),
    "company": company,
    "regretted": regretted,
    "asked": asked,
    "device": device,
    "resigned": resigned,
    "going-on": going_on,
    "out": lambda: ended("ana ben cleo", "blue-orange", "3", LAST),
    "most-fives": lambda: ended("ana ben cleo", "all-five", "0", MIXED),
    "equal-fives": lambda: ended("ana ben cleo", "all-five", "3", LAST),
    "muggins": lambda: ended("ana ben", "jaques-muggins", "2", MIXED),
    "shared": lambda: ended("ana ben cleo", "block", "0", FIRST),
    "lots": lambda: ended("ana ben cleo", "block,tie=lot", "0", FIRST),
    "difference": lambda: ended("ana ben cleo", "jaques", "0", FIRST),
    "nobody": lambda: ended("ana ben cleo", "no-draw", "5", FIRST),
    "teams": lambda: ended("ana ben cleo dan", "no-draw-teams,target=50", "0", FIRST),
}
"""By name, how each is made."""


def made(name: str) -> str:
    """A scene with what the terminal says, as the text of its file."""
    table, viewer = SCENES[name]()
    told = json.loads(encode(scene(table.state, viewer, table.state.at)))
    return json.dumps({"scene": told, "terminal": dict(terminal(table, viewer))}, separators=(",", ":")) + "\n"


def terminal(table: Table, viewer: str) -> Iterator[tuple[str, Any]]:
    """What the terminal says, by what it is about, as far as the table can be told there."""
    state, own = table.state, table.state.seats_of(viewer)
    if state.game is None:
        return
    match, names = state.game.match, names_at(table, own[0] if len(own) == 1 else None)
    view = state.position.view(state.seeing(viewer))
    events = [event for moment in replayed(state.game) for event in moment.events]
    yield "news", news.news(names, events)
    yield "known", [line.text for line in known.known(view, names)]
    living = sum(end is not None for end in view.line.ends)
    yield "ends", [line.text for line in screen.ends(view)[:living]]
    if match.result is not None:
        over = scores.round_over(match, names)
        yield "points", [line.text for line in over if line.tone is Tone.SCORE]
        yield "standing", over[-1].text
        yield "won", [line.text for line in scores.match_over(match, names)[:1]]
    elif view.own_turn:
        yield from _turn(view, names, table.version)


def _turn(view: View, names: Names, version: int) -> Iterator[tuple[str, Any]]:
    """What is told to the seat on turn."""
    plays = [action for action in view.actions() if isinstance(action, Play)]
    yield "choices", {spell_action(play): doing(view.line, play) for play in plays}
    laid = {play.tile for play in plays}
    tiles = [tile for tile in tiles_in(view.hand) if tile not in laid]
    yield "misfits", {spell_tile(tile): why_not(view, Named(tile, None, None, None)) for tile in tiles}
    choice = hints.hint(view, ADVISER)
    yield "hint", json.loads(msgspec.json.encode(hint_of(version, view, ADVISER, choice)))
    yield "advice", hints.told(view, choice, names, ADVISER)


def names_at(table: Table, reader: int | None) -> Names:
    """What the terminal would call those who sit at a table."""
    sitters = []
    for chair in table.state.chairs:
        match chair.holder:
            case Person(name=name):
                sitters.append(Sitter(ME, name))
            case Bot(player=player):
                sitters.append(Sitter(player))
    return names_of(sitters, reader)


def write() -> None:
    """Write every scene to its file, and take away all other files there."""
    FOLDER.mkdir(exist_ok=True)
    for path in FOLDER.glob("*.json"):
        path.unlink()
    for name in SCENES:
        FOLDER.joinpath(f"{name}.json").write_text(made(name), "utf-8")


if __name__ == "__main__":
    write()
