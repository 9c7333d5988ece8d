"""The two widgets of the whole screen: rows of parts that can be clicked, and a pane that can be moved under them."""

from __future__ import annotations

from typing import Final

from textual.app import RenderResult
from textual.containers import ScrollableContainer
from textual.content import Content
from textual.events import Click, MouseMove, Resize
from textual.geometry import Region, Size
from textual.message import Message
from textual.widget import Widget

from bendo.cli.full.look import LOOKS
from bendo.cli.full.parts import Rows, at, width_of

TALL: Final = 30
"""From so many rows on there is room for tiles three rows high, and for lines between panes."""


class Lines(Widget):
    """Rows of parts; a click on a part that does something gives its command."""

    class Chosen(Message):
        """A part was clicked."""

        def __init__(self, does: str) -> None:
            super().__init__()
            self.does = does

    class Pointed(Message):
        """The mouse has come to a part that does something."""

        def __init__(self, does: str) -> None:
            super().__init__()
            self.does = does

    def __init__(self, *, id: str) -> None:
        super().__init__(id=id)
        self.rows: Rows = ()
        self._pointed = ""

    def show(self, rows: Rows) -> bool:
        """Show these rows from now on; whether they are others than before."""
        if rows == self.rows:
            return False
        self.rows = rows
        self.refresh(layout=True)
        return True

    def titled(self, title: str) -> None:
        """Put a title above it, plain text."""
        self.border_title = Content(title)

    def render(self) -> RenderResult:
        """The rows, each part in its look."""
        return Content("\n").join(
            Content.assemble(*((part.text, LOOKS.get(part.look, "")) for part in row)) for row in self.rows
        )

    def get_content_width(self, container: Size, viewport: Size) -> int:  # noqa: ARG002
        """The width of the widest row."""
        return max(map(width_of, self.rows), default=0)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:  # noqa: ARG002
        """A line for each row."""
        return len(self.rows)

    def on_click(self, event: Click) -> None:
        """Give the command of what was clicked."""
        if does := self._at(event):
            event.stop()
            self.post_message(self.Chosen(does))

    def on_mouse_move(self, event: MouseMove) -> None:
        """Tell what the mouse has come to."""
        does = self._at(event)
        if does != self._pointed:
            self._pointed = does
            if does:
                self.post_message(self.Pointed(does))

    def _at(self, event: Click | MouseMove) -> str:
        offset = event.get_content_offset(self)
        return at(self.rows, offset.x, offset.y) if offset else ""


class Pan(ScrollableContainer, can_focus=False):
    """A pane with a title above it, moved by keys of the screen, by the wheel and by its bars."""

    class Resized(Message):
        """The pane has more room, or less."""

    def on_resize(self, _event: Resize) -> None:
        """Tell it, since what is drawn in it depends on the room there is."""
        self.post_message(self.Resized())

    def titled(self, title: str) -> None:
        """Put a title above it, plain text."""
        self.border_title = Content(title)

    def lead_to(self, place: tuple[int, int] | None) -> None:
        """Move so that this place can be seen, if there is one to be led to."""
        if place is not None:
            self.scroll_to_region(Region(place[0], place[1], 1, 1).grow((2, 4, 2, 4)), animate=False, force=True)
