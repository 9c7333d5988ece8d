"""Tables written as the plays that led to them, and their pictures as golden files.

`python -m tests.render.tables` draws all golden files anew; look at each difference before you keep it.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from bendo.game import END_NAMES, Line, Play, empty_line
from bendo.notation import parse_action, parse_rules, parse_tiles
from bendo.render.text import picture

GOLDEN = Path(__file__).parent / "golden"


class Table(NamedTuple):
    """What a golden file says above its pictures: rules, starters or lead and plays as notation spells them, width."""

    rules: str
    plays: str
    width: int

    def line(self) -> Line:
        line = empty_line(parse_rules(self.rules))
        for text in self.plays.split():
            line = laid(line, text)
        return line


def laid(line: Line, text: str) -> Line:
    """The line after a play, or with the two starters, written `63+41`."""
    if "+" in text:
        return line.started(*parse_tiles(text.replace("+", "")))
    play = parse_action(text, line).action
    assert isinstance(play, Play)
    if play.end is None:
        return line.led(play.tile)
    assert line.refusal(play.tile, play.end, play.bend) is None, text
    return line.laid(play.tile, END_NAMES.index(play.end), play.bend)


def table_in(text: str) -> Table:
    """The table of a golden file."""
    head = dict(row.split(": ") for row in text.split("\n\n")[0].splitlines())
    return Table(head["rules"], head.get("plays", ""), int(head["width"]))


def golden(table: Table) -> str:
    """The whole golden file of a table."""
    rules, plays, width = table
    line = table.line()
    drawn = [picture(line, width=width, unicode=unicode, last=line.last) for unicode in (True, False)]
    plays_row = f"plays: {plays}\n" if plays else ""
    return f"rules: {rules}\n{plays_row}width: {width}\n\n{drawn[0]}\n\n{'-' * 20}\n\n{drawn[1]}\n"


def main() -> None:
    for file in sorted(GOLDEN.glob("*.txt")):
        file.write_text(golden(table_in(file.read_text("utf-8"))), "utf-8")


if __name__ == "__main__":
    main()
