"""Where the built page lies."""

from importlib.resources import files
from importlib.resources.abc import Traversable


class PageMissing(FileNotFoundError):
    """The page was never built here: bendo runs from sources that nobody installed."""


def page() -> Traversable:
    """The folder of the built page: `index.html`, and in `assets/` what it names, under names that change with content.

    Raises PageMissing if it is not there.
    """
    folder = files("bendo.web") / "static"
    if not (folder / "index.html").is_file():
        raise PageMissing(str(folder))
    return folder
