"""The application: a match, or a record, on the whole screen."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType

from bendo.cli.full.control import Seating
from bendo.cli.full.desk import Desk
from bendo.cli.full.game import GameScreen
from bendo.cli.full.look import THEMES
from bendo.cli.full.watching import Watching
from bendo.cli.play.screen.said import Said
from bendo.cli.walk import Walk


class FullScreen(App[Iterable[Said]]):
    """What is left of it when it is left are lines to be read where it was."""

    CSS_PATH = Path(__file__).with_name("look.tcss")
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("t", "palette")]

    def __init__(
        self, desk: Desk, *, seating: Seating | None = None, walk: Walk | None = None, title: str = ""
    ) -> None:
        plain = bool(os.environ.get("NO_COLOR"))
        if not plain:
            os.environ.pop("NO_COLOR", None)  # empty, it asks for nothing
        super().__init__(ansi_color=plain or None)
        self._desk, self._seating, self._walk, self._title = desk, seating, walk, title
        for theme in THEMES:
            self.register_theme(theme)
        self.theme = THEMES[0].name

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """The colours of our own that a palette must name."""
        return dict(THEMES[0].variables)

    def on_mount(self) -> None:
        """Open the match, or the record."""
        if self._walk:
            self.push_screen(Watching(self._walk, self._title, self._desk))
        elif self._seating:
            self.push_screen(GameScreen(self._seating, self._desk))

    def action_palette(self) -> None:
        """The next palette."""
        names = [theme.name for theme in THEMES]
        self.theme = names[(names.index(self.theme) + 1) % len(names)]
