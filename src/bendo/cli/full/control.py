"""The match on the whole screen as a state machine: commands come in, and what is to be shown can be read off.

The session decides everything; here is only what is picked, which pane is open, what was said last, and saving.
Law: where a person is asked to look alone, nothing of a hand can be read off.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final, NamedTuple

from bendo.cli.full import aim as aims
from bendo.cli.full import panes
from bendo.cli.full.aim import NOWHERE
from bendo.cli.full.desk import Desk, Unanswered
from bendo.cli.play import session as core
from bendo.cli.play.choices import forced
from bendo.cli.play.keeping import Clock, Keeper
from bendo.cli.play.saving import LAST, Saves
from bendo.cli.play.screen import scores
from bendo.cli.play.screen.said import Said, Tone
from bendo.cli.play.seats import FULL, Sitter
from bendo.cli.play.session import Answer
from bendo.cli.play.state import Phase, Session
from bendo.cli.walk import Walk, walk
from bendo.game import Rules, tile_of
from bendo.notation.records import read_record
from bendo.words import say

PAGES: Final = ("log", "known", "review", "score", "ends", "rules", "help")
"""The panes that are opened by a key."""
QUIT: Final = ("Q", "quit")
LOOK_BACK: Final = (("V", "review"), ("L", "log"), ("S", "score"))
"""What there is to look at when a round is over."""


class Seating(NamedTuple):
    """What is to be played: by which rules, by whom, from which game number; and where matches are saved.

    `offering` is whether to offer a match that was left; `fresh` gives the game number of another match.
    """

    rules: Rules
    sitters: tuple[Sitter, ...]
    number: str
    fresh: Callable[[], str]
    saves: Saves | None = None
    offering: bool = True


class Notice(NamedTuple):
    """What stands in place of the hand until a person goes on, and of the table unless that is asked for.

    `keys` are those that mean something, with what they do, and `enter` is what Enter does, if anything.
    """

    title: str
    lines: tuple[Said, ...]
    keys: tuple[tuple[str, str], ...]
    enter: str


class Leave(NamedTuple):
    """The screen is to be left, and these lines are to be read where it was."""

    lines: tuple[Said, ...] = ()


class Watch(NamedTuple):
    """A record is to be walked through."""

    walk: Walk
    title: str


Wish = Leave | Watch | None
"""What a command asks of the screen beside showing the new state."""


class Control:
    """A match, and how far a person has come in doing the next thing."""

    def __init__(self, seating: Seating, desk: Desk) -> None:
        self.seating, self.desk = seating, desk
        self._keeper, self._clock = Keeper(desk, seating.saves, FULL), Clock(desk)
        self.session: Session | None = None
        self.aim = NOWHERE
        self.news: tuple[Said, ...] = ()
        self.page = ""
        self.notice: Notice | None = None
        self.aside = False
        """Whether the table is looked at though there is a notice."""
        self.left: float | None = None
        """The seconds that are left, None if no clock runs."""
        self._offer(None)

    @property
    def curtain(self) -> bool:
        """Whether nothing of the match may be seen."""
        return self.session is None or self.session.phase is Phase.READY

    @property
    def in_turn(self) -> bool:
        """Whether a person decides."""
        return self.session is not None and self.session.phase is Phase.TURN

    # --- commands ----------------------------------------------------------------------------------------------------

    def do(self, does: str) -> Wish:
        """A command: a word, or `tile 6 4`, `choice 3`."""
        name, _, rest = does.partition(" ")
        values = rest.split()
        if self.session is None:
            return self._while_offered(name)
        match name:
            case "quit":
                return self._quit(self.session)
            case "escape" | "table" | "close":
                self._escape()
            case "enter":
                return self._enter(self.session)
            case "record":
                return self._record(self.session)
            case "new" if self.session.phase is Phase.MATCH_OVER:
                self._another(self.session)
            case "next" | "ready":
                self._say("")
            case "tile":
                self._pick(self.session, int(values[0]), int(values[1]))
            case "choice":
                self._say(values[0])
            case "help" | "rules" | "review" | "log" | "known" | "score" | "ends":
                self._open(self.session, name)
            case "draw" | "pass" | "hint" | "undo":
                self._say(name)
        return None

    def point(self, does: str) -> None:
        """The mouse has come to a way to lay a tile: it is shown on the table."""
        name, *values = does.split()
        if self.in_turn and name == "choice" and self.session:
            self.aim = aims.numbered(self.session.view, int(values[0]))

    def pick(self, step: int) -> None:
        """The next tile of the hand, or the one before."""
        if self.in_turn and self.session:
            self.aim, self.page = aims.moved(self.session.view, self.aim, step), ""

    def turn(self, step: int) -> None:
        """The next way to lay a tile, or the one before."""
        if self.in_turn and self.session:
            self.aim = aims.turned(self.session.view, self.aim, step)

    def type(self, digit: str) -> None:
        """A digit of the number of a choice, or of a tile."""
        if self.in_turn and self.session:
            self.aim, self.page = aims.typing(self.session.view, self.aim, digit), ""

    def erase(self) -> None:
        """Take the last digit back."""
        if self.in_turn and self.session:
            self.aim = aims.erased(self.session.view, self.aim)

    def tick(self) -> None:
        """Time goes by; where none is left, the clock calls time."""
        session = self.session
        self.left = self._clock.left(session) if session else None
        self.desk.taken()  # that the clock runs is seen
        if session and self.left is not None and self.left <= 0:
            self._take(core.call_time(self._seen(session)))

    def page_lines(self) -> tuple[Said, ...]:
        """What the open pane says."""
        return self.lines_of(self.page)

    def lines_of(self, page: str) -> tuple[Said, ...]:
        """What a pane says."""
        session = self.session
        if session is None:
            return ()
        if page == "help":
            return tuple(panes.help(session.match.rules, unicode=self.desk.manner().unicode))
        if session.phase is Phase.MATCH_OVER:
            session = replace(session, phase=Phase.ROUND_OVER)  # what there is to look at is the same
        return core.answer(self._seen(session), page).lines

    def side_lines(self, page: str) -> tuple[Said, ...]:
        """What a pane says where it stands beside the table: of the score just how the match stands."""
        session = self.session
        if session is None or self.curtain or (page == "known" and not self.in_turn):
            return ()
        return tuple(scores.standing(session.match, session.names)) if page == "score" else self.lines_of(page)

    # --- what they do ------------------------------------------------------------------------------------------------

    def _enter(self, session: Session) -> Wish:
        if self.page:
            self.page = ""
        elif self.notice:
            return self.do(self.notice.enter)
        elif text := aims.meant(self.aim):
            self._say(text)
        elif forced(session.view):
            self._say("")
        return None

    def _escape(self) -> None:
        if self.page:
            self.page = ""
        elif self.notice and not self.curtain:
            self.aside = not self.aside
        else:
            self.aim = NOWHERE

    def _pick(self, session: Session, high: int, low: int) -> None:
        """A click on a tile; on the one that is picked: lay it, if there is but one way."""
        if not self.in_turn:
            return
        tile = tile_of(high, low)
        if tile == self.aim.tile and len(aims.ways(session.view, tile)) == 1:
            self._say(aims.meant(self.aim))
        else:
            self.aim, self.page = aims.picked(session.view, tile), ""

    def _open(self, session: Session, page: str) -> None:
        if session.phase is Phase.TURN or page == "help" or (self.notice and not self.curtain and page != "known"):
            self.page = "" if self.page == page else page
        else:
            self._say(page)

    def _quit(self, session: Session) -> Leave:
        if session.phase is not Phase.MATCH_OVER:
            self._keeper.leave(core.answer(session, "quit").session)
        return Leave(tuple(self.desk.taken()))

    def _record(self, session: Session) -> Watch | None:
        """The match that has just been finished, or the one that was finished last."""
        if session.phase is Phase.MATCH_OVER:
            return Watch(walk(session.record), say("full-this-match"))
        if self.seating.saves and not self.curtain:
            file = self.seating.saves.current.with_name(LAST)
            try:
                return Watch(walk(read_record(file.read_bytes())), LAST)
            except (OSError, ValueError):
                pass
        self.news = (Said(say("full-no-record"), Tone.REFUSED),)
        return None

    def _another(self, session: Session) -> None:
        self._keeper = Keeper(self.desk, self.seating.saves, FULL)
        self._take(core.begin(session.match.rules, session.sitters, self.seating.fresh(), self.desk.manner()))

    def _seen(self, session: Session) -> Session:
        """The session, speaking as the screen is now."""
        return replace(session, manner=self.desk.manner())

    def _say(self, text: str) -> None:
        """What a person would type in plain mode."""
        if self.session:
            self._take(core.answer(self._seen(self.session), text))

    def _take(self, answer: Answer) -> None:
        """Show an answer, and save what it led to."""
        before, session = self.session, answer.session
        self.session = session
        self._keeper.keep(session)
        more = self.desk.taken()
        self.news = panes.told((*more, *answer.lines))
        if before is not None and replace(session, manner=before.manner) == before:
            return
        self.aim, self.page, self.aside, self.left = NOWHERE, "", False, None
        self.notice = self._notice(session, answer)
        if session.phase in (Phase.ROUND_OVER, Phase.MATCH_OVER):
            self.news = ()  # it stands in the notice
        self.tick()

    def _notice(self, session: Session, answer: Answer) -> Notice | None:
        lines = answer.lines
        keys: tuple[tuple[str, str], ...]
        match session.phase:
            case Phase.READY:
                lines = (*[line for line in lines if line.tone is Tone.HEADING][-1:], Said(say("play-ready-first")))
                keys = (("enter", "ready"), ("U", "undo"), ("?", "help"), QUIT)
                return Notice(say("full-pane-ready"), lines, keys, "ready")
            case Phase.ROUND_OVER:
                keys = (("enter", "next"), ("esc", "table"), *LOOK_BACK, ("R", "rules"), QUIT)
                return Notice(say("full-pane-round"), lines, keys, "next")
            case Phase.MATCH_OVER:
                self._keeper.leave(session)
                keys = (("N", "new"), ("esc", "table"), ("O", "record"), *LOOK_BACK, QUIT)
                return Notice(say("full-pane-match"), (*lines, *self.desk.taken()), keys, "")
        return None

    # --- a match that was left ---------------------------------------------------------------------------------------

    def _offer(self, answered: str | None) -> None:
        """Offer to go on with it, or take the answer; then begin, or go on."""
        seating, saved = self.seating, None
        if seating.saves and seating.offering:
            try:
                saved = self.desk.offered(seating.saves, answered)
            except Unanswered:
                keys = (("Y", "yes"), ("N", "new"), QUIT)
                self.notice = Notice(say("full-pane-offer"), tuple(self.desk.taken()), keys, "yes")
                return
        told = [line for line in self.desk.taken() if answered != "yes"][-1:]
        if saved:
            answer = core.go_on(self._seen(saved))
        else:
            answer = core.begin(seating.rules, seating.sitters, seating.number, self.desk.manner())
        self.notice = None
        self._take(answer)
        self.news = (*told, *self.news)

    def _while_offered(self, name: str) -> Wish:
        match name:
            case "quit":
                return Leave()
            case "yes" | "enter":
                self._offer("yes")
            case "new":
                self._offer("no")
        return None
