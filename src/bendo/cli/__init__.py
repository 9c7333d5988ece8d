"""Commands and the terminal game: the only room that reads, prints and saves."""

from cyclopts import App

from bendo import __version__

app = App(name="bendo", version=__version__)


def main() -> None:
    """Run the command that the arguments name."""
    app()
