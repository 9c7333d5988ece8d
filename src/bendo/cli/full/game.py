"""The screen of a match: keys and clicks go to the control, and its state is drawn."""

from __future__ import annotations

from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.screen import Screen

from bendo.cli.full import panes, parts
from bendo.cli.full.aim import ghost
from bendo.cli.full.control import PAGES, Control, Leave, Seating, Watch, Wish
from bendo.cli.full.desk import Desk
from bendo.cli.full.watching import Watching
from bendo.cli.full.widgets import TALL, Lines, Pan
from bendo.cli.play.screen.said import Tone
from bendo.cli.play.state import Phase, Session
from bendo.words import say

WIDE: Final = 108
"""From so many columns on the log, the score and what is known stand beside the table."""
SIDE: Final = 40
TICK: Final = 0.2


class GameScreen(Screen[None]):
    """A match on the whole screen."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left,shift+tab", "pick(-1)"),
        Binding("right,tab", "pick(1)"),
        Binding("up", "turn(-1)"),
        Binding("down", "turn(1)"),
        Binding("enter", "do('enter')"),
        Binding("escape", "do('escape')"),
        Binding("backspace", "erase"),
        Binding("pageup,shift+up", "pan(-1)"),
        Binding("pagedown,shift+down", "pan(1)"),
        Binding("d,plus", "do('draw')"),
        Binding("p,minus", "do('pass')"),
        Binding("question_mark,f1", "do('help')"),
        Binding("q,ctrl+c", "do('quit')"),
        *(Binding(name[0], f"do('{name}')") for name in ("hint", "undo", "yes", "new")),
        *(Binding(name[0], f"do('{name}')") for name in PAGES if name not in ("help", "review")),
        Binding("v", "do('review')"),
        Binding("o", "do('record')"),
        *(Binding(str(digit), f"type('{digit}')") for digit in range(10)),
    ]

    def __init__(self, seating: Seating, desk: Desk) -> None:
        super().__init__()
        self.desk = desk
        self.control = Control(seating, desk)

    def compose(self) -> ComposeResult:
        """The panes, from top to bottom."""
        yield Lines(id="top")
        yield Lines(id="seats")
        with Horizontal(id="middle"):
            with Vertical(id="left"):
                with Pan(id="table"):
                    yield Lines(id="picture")
                yield Lines(id="ends")
                with Pan(id="page"):
                    yield Lines(id="page-lines")
            with Vertical(id="side"):
                for name in ("score", "known", "log"):
                    with Pan(id=f"side-{name}"):
                        yield Lines(id=f"side-{name}-lines")
        yield Lines(id="news")
        yield Lines(id="hand")
        yield Lines(id="ways")
        yield Lines(id="keys")

    def on_mount(self) -> None:
        """Let the clock run."""
        self.set_interval(TICK, self.tick)

    # --- what comes in -----------------------------------------------------------------------------------------------

    def action_do(self, does: str) -> None:
        """A key that is a command."""
        self._obey(self.control.do(does))

    def action_pick(self, step: int) -> None:
        """The next tile, or the one before."""
        self.control.pick(step)
        self.draw()

    def action_turn(self, step: int) -> None:
        """The next way to lay a tile, or the one before; where lines are read, a line on or back."""
        if self._reading:
            self.query_one("#page", Pan).scroll_relative(y=step, animate=False)
            return
        self.control.turn(step)
        self.draw()

    def action_type(self, digit: str) -> None:
        """A digit."""
        self.control.type(digit)
        self.draw()

    def action_erase(self) -> None:
        """The last digit is taken back."""
        self.control.erase()
        self.draw()

    def action_pan(self, step: int) -> None:
        """Move what stands in the middle by half its height."""
        pan = self.query_one("#page" if self._reading else "#table", Pan)
        pan.scroll_relative(y=step * max(1, pan.size.height // 2), animate=False)

    def on_lines_chosen(self, event: Lines.Chosen) -> None:
        """A click that is a command."""
        self._obey(self.control.do(event.does))

    def on_lines_pointed(self, event: Lines.Pointed) -> None:
        """The mouse has come to something."""
        before = self.control.aim
        self.control.point(event.does)
        if self.control.aim != before:
            self.draw()

    def on_resize(self) -> None:
        """The screen has another size."""
        self.draw()

    def on_pan_resized(self) -> None:
        """There is more room, or less."""
        self.draw()

    def tick(self) -> None:
        """Time goes by."""
        control = self.control
        session, left = control.session, control.left
        control.tick()
        if control.session is not session:
            self.draw()
        elif control.left != left:
            self._draw_top()

    def _obey(self, wish: Wish) -> None:
        match wish:
            case Leave(lines=lines):
                self.app.exit(lines)
            case Watch(walk=walk, title=title):
                self.app.push_screen(Watching(walk, title, self.desk))
        self.draw()

    # --- what is shown -----------------------------------------------------------------------------------------------

    @property
    def _reading(self) -> bool:
        """Whether lines stand in place of the table."""
        control = self.control
        return bool(control.page) or (control.notice is not None and not control.aside)

    @property
    def _wide(self) -> bool:
        return self.size.width >= WIDE and not self.control.curtain

    def draw(self) -> None:
        """Show the state of the control."""
        control, session = self.control, self.control.session
        width = self.size.width - 2
        self.set_class(self.size.height < TALL, "low")
        left = self.size.width - (SIDE if self._wide else 0)
        self._show("#table", not self._reading)
        self._show("#ends", not self._reading)
        self._show("#page", self._reading)
        self._show("#side", self._wide)
        self._show("#hand", control.in_turn)
        self._show("#ways", control.in_turn)
        self._draw_top()
        self._lines("#news", parts.said(control.news, width))
        if self._reading:
            self._draw_page(left)
        elif session:
            self._draw_table(session, left)
        if session and control.in_turn:
            self.query_one("#hand", Lines).titled(panes.hand_title(session.view))
            self._lines("#hand", self._hand(session, width))
            self._lines("#ways", panes.ways(session.view, control.aim, width))
        keys = control.notice.keys if control.notice else panes.turn_keys(width)
        if control.page:
            keys = (("esc", "close"), *(pair for pair in keys if pair[1] not in ("draw", "pass", "table")))
        self._lines("#keys", panes.keys(keys, width, panes.idle(session) if session and control.in_turn else ()))
        if self._wide:
            self._draw_side()

    def _hand(self, session: Session, width: int) -> parts.Rows:
        """The tiles, as large as there is room for."""
        view, aim = session.view, self.control.aim
        rows = panes.boxed_hand(view, aim, width, unicode=self.desk.manner().unicode)
        return rows if self.size.height >= TALL and len(rows) == 3 else panes.hand(view, aim, width)

    def _draw_top(self) -> None:
        session = self.control.session
        unicode = self.desk.manner().unicode
        width = self.size.width - 2
        if session is None:
            self._lines("#top", ())
            self._lines("#seats", ())
            return
        self._lines("#top", panes.top(session.match, width, self.control.left, unicode=unicode))
        self._lines("#seats", panes.seats(panes.standing(session.match), session.names, width))

    def _draw_table(self, session: Session, width: int) -> None:
        pan = self.query_one("#table", Pan)
        ends = self.query_one("#ends", Lines)
        self.desk.resize(width - 2, max(6, pan.size.height))
        view = session.view if session.phase is Phase.TURN else session.position.view(session.people[0])
        aimed = ghost(view, self.control.aim) if session.phase is Phase.TURN else None
        shown = panes.picture(view, self.desk.manner(), aimed)
        what = panes.aimed(view, self.control.aim)
        pan.titled(say("full-pane-ghost", what=what) if aimed else say("full-pane-table"))
        self._lines("#picture", shown.rows)
        ends.show(shown.ends)
        pan.call_after_refresh(pan.lead_to, shown.eye)

    def _draw_page(self, width: int) -> None:
        control, pan = self.control, self.query_one("#page", Pan)
        if control.page:
            title, lines = say(f"full-pane-{control.page}"), control.page_lines()
        else:
            assert control.notice
            title, lines = control.notice.title, control.notice.lines
        pan.titled(title)
        if self._lines("#page-lines", parts.said(lines, width - 4)):
            pan.scroll_home(animate=False)

    def _draw_side(self) -> None:
        for name in ("score", "known", "log"):
            pan = self.query_one(f"#side-{name}", Pan)
            pan.titled(say(f"full-pane-{name}"))
            lines = [line._replace(tone=Tone.PLAIN) for line in self.control.side_lines(name)]
            self._lines(f"#side-{name}-lines", parts.said(lines, SIDE - 4))
            self._show(f"#side-{name}", bool(lines))
        log = self.query_one("#side-log", Pan)
        log.call_after_refresh(log.scroll_end, animate=False)

    def _lines(self, name: str, rows: parts.Rows) -> bool:
        return self.query_one(name, Lines).show(rows)

    def _show(self, name: str, shown: bool) -> None:
        self.query_one(name).set_class(not shown, "gone")
