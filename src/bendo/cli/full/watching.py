"""The screen on which a record is walked through, moment by moment."""

from __future__ import annotations

from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen

from bendo.cli.full import panes, parts
from bendo.cli.full.desk import Desk
from bendo.cli.full.parts import Part, Row
from bendo.cli.full.widgets import TALL, Lines, Pan
from bendo.cli.play.screen.said import Said, Tone
from bendo.cli.walk import Moment, Walk
from bendo.words import ENGLISH, say

KEYS: Final = (
    ("home", "first"),
    ("left", "back"),
    ("right", "on"),
    ("end", "last"),
    ("up", "round-back"),
    ("down", "round-on"),
    ("Q", "leave"),
)


class Watching(Screen[None]):
    """A record, and the moment at which it is looked at."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left,backspace", "go('back')"),
        Binding("right,space,enter", "go('on')"),
        Binding("home", "go('first')"),
        Binding("end", "go('last')"),
        Binding("up", "go('round-back')"),
        Binding("down", "go('round-on')"),
        Binding("pageup,shift+up", "pan(-1)"),
        Binding("pagedown,shift+down", "pan(1)"),
        Binding("q,escape,ctrl+c", "go('leave')"),
    ]

    def __init__(self, walk: Walk, title: str, desk: Desk) -> None:
        super().__init__()
        self.walk, self.titled, self.desk = walk, title, desk
        self.index = 0

    def compose(self) -> ComposeResult:
        """The panes, from top to bottom."""
        yield Lines(id="top")
        yield Lines(id="seats")
        with Pan(id="table"):
            yield Lines(id="picture")
        yield Lines(id="ends")
        yield Lines(id="news")
        yield Lines(id="hands")
        yield Lines(id="keys")

    def action_go(self, where: str) -> None:
        """To another moment, or away."""
        walk, last = self.walk, len(self.walk.moments) - 1
        now = walk.moments[self.index].round
        match where:
            case "leave":
                self._leave()
                return
            case "back" | "on":
                self.index += 1 if where == "on" else -1
            case "first" | "last":
                self.index = 0 if where == "first" else last
            case "round-on":
                self.index = walk.start_of(now + 1) if now + 1 < walk.rounds else last
            case "round-back":
                start = walk.start_of(now)
                self.index = start if self.index > start else walk.start_of(now - 1)
        self.index = max(0, min(last, self.index))
        self.draw()

    def action_pan(self, step: int) -> None:
        """Move the table by half its height."""
        pan = self.query_one("#table", Pan)
        pan.scroll_relative(y=step * max(1, pan.size.height // 2), animate=False)

    def on_lines_chosen(self, event: Lines.Chosen) -> None:
        """A click that is a command."""
        self.action_go(event.does)

    def on_resize(self) -> None:
        """The screen has another size."""
        self.draw()

    def on_pan_resized(self) -> None:
        """There is more room for the table, or less."""
        self.draw()

    def _leave(self) -> None:
        """Back to where one came from; away, if one came from nowhere."""
        if len(self.app.screen_stack) > 2:
            self.app.pop_screen()
        else:
            self.app.exit(())

    def draw(self) -> None:
        """Show the moment."""
        walk, moment = self.walk, self.walk.moments[self.index]
        width = self.size.width - 2
        self.set_class(self.size.height < TALL, "low")
        self.query_one("#top", Lines).show((self._top(moment),))
        self.query_one("#seats", Lines).show(panes.seats(_standing(moment), walk.names, width))
        pan = self.query_one("#table", Pan)
        self.desk.resize(width, max(6, pan.size.height))
        shown = panes.picture(moment.view, self.desk.manner())
        pan.titled(self._at(moment))
        self.query_one("#picture", Lines).show(shown.rows)
        self.query_one("#ends", Lines).show(shown.ends)
        pan.call_after_refresh(pan.lead_to, shown.eye)
        told = [Said(text, Tone.NEWS) for text in moment.said]
        self.query_one("#news", Lines).show(parts.said(told, width))
        hands = self.query_one("#hands", Lines)
        hands.titled(say("full-replay-hands"))
        hands.show(tuple(row for seat in range(moment.view.players) for row in self._hand(moment, seat, width)))
        keys = [(panes.key_name(key), say(f"full-replay-{does}"), does) for key, does in KEYS]
        named = [Part(key if key.lower() == text else f"{key} {text}", "key", does) for key, text, does in keys]
        self.query_one("#keys", Lines).show(parts.flow(named, width))

    def _top(self, moment: Moment) -> Row:
        title = say(f"sheet-{moment.view.rules.sheet}")
        return (Part(say("full-replay-title", file=self.titled, title=title), "title"),)

    def _at(self, moment: Moment) -> str:
        walk = self.walk
        facts: dict[str, object] = {"round": moment.round + 1, "rounds": walk.rounds}
        return say("full-replay-at", ENGLISH, step=moment.step, steps=walk.steps(moment.round), **facts)

    def _hand(self, moment: Moment, seat: int, width: int) -> parts.Rows:
        """The hand of a seat: its tiles, as far as the record tells them."""
        names = [self.walk.names.of(s) for s in range(moment.view.players)]
        indent = max(map(len, names)) + 2
        rows = panes.open_hand(moment.hands[seat], width - indent)
        hidden = moment.view.counts[seat] - moment.hands[seat].bit_count()
        if hidden:
            part = Part(say("full-replay-hidden", count=hidden), "aside")
            rows = parts.flow([*(p for row in rows for p in row if p.look), part], width - indent)
        heads = [names[seat].ljust(indent), *[" " * indent] * len(rows)]
        return tuple((Part(head, "seat"), *row) for head, row in zip(heads, rows or (parts.GAP,), strict=False))


def _standing(moment: Moment) -> panes.Standing:
    view = moment.view
    turn = None if view.over else view.turn
    return panes.Standing(view.rules, view.counts, moment.scores, turn, view.boneyard)
