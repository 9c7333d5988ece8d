"""Pictures that a command was asked for: the options, and files of SVG, PNG and GIF."""

from __future__ import annotations

import io
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from bendo.cli.errors import Stopped, listed, shown
from bendo.game import Line, Rules, Tile, View
from bendo.guide.lines import described
from bendo.render.svg import FACES, PALETTES, Box, Faces, pictured, table_svg
from bendo.words import say

STANDARD_OUTPUT: Final = "-"
GIF_WIDTH: Final = 720
"""Pixels; a higher picture is made narrower, so that it is no higher than this either."""
MOMENT: Final = 1000
"""How long a picture of an animation stands, in milliseconds."""
END: Final = 4000
"""How long the last one stands."""


class Look(NamedTuple):
    """How pictures are to look."""

    palette: str = PALETTES[0]
    faces: Faces = FACES[0]
    hands: bool = False


def look_in(palette: str | None, faces: str | None, rules: Rules, *, hands: bool = False) -> Look:
    """The look that the options ask for. Raises Stopped."""
    found = next((each for each in FACES if each == (FACES[0] if faces is None else faces)), None)
    if found is None:
        raise Stopped(say("picture-faces", value=shown(faces), expected=listed(FACES)))
    if palette is not None and palette not in PALETTES:
        raise Stopped(say("picture-palette", value=shown(palette), expected=listed(PALETTES)))
    if not pictured(found, rules):
        raise Stopped(say("picture-numbers", value=rules.tiles.highest, highest=6))
    return Look(palette or PALETTES[0], found, hands)


def drawn(table: View | Line, look: Look, *, last: Tile | None = None, box: Box | None = None) -> str:
    """The picture of a table, with words for those who do not see it."""
    words = described(table.line if isinstance(table, View) else table, last)
    return table_svg(
        table,
        palette=look.palette,
        faces=look.faces,
        hands=look.hands,
        last=last,
        title=words.title,
        description=words.description,
        box=box,
    )


def png(svg: str, *, width: int | None = None, option: str = "--png", extra: str = "png") -> bytes:
    """The picture as PNG. Raises Stopped if what draws it is not installed."""
    try:
        import resvg_py
    except ImportError:
        raise Stopped(say("picture-needs", name=option, extra=extra)) from None
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width, skip_system_fonts=True))


def gif(pictures: Sequence[str], box: Box) -> bytes:
    """Pictures, all of which show the same box, as one animation. Raises Stopped as `png` does."""
    try:
        from PIL import Image
    except ImportError:
        raise Stopped(say("picture-needs", name="--gif", extra="gif")) from None
    width = round(GIF_WIDTH * min(1.0, box.width / box.height))
    frames = []
    for svg in pictures:
        found = Image.open(io.BytesIO(png(svg, width=width, option="--gif", extra="gif"))).convert("RGB")
        frames.append(found.quantize(colors=64, dither=Image.Dither.NONE))
    out = io.BytesIO()
    times = [MOMENT] * (len(frames) - 1) + [END]
    frames[0].save(out, "GIF", save_all=True, append_images=frames[1:], duration=times, loop=0)
    return out.getvalue()


def write(file: str, content: bytes) -> None:
    """Write a file, or to standard output where it is `-`. Raises Stopped."""
    if file == STANDARD_OUTPUT:
        binary = getattr(sys.stdout, "buffer", None)
        if binary is None:  # text only, as where output is caught
            print(content.decode("utf-8", "replace"), end="")
        else:
            sys.stdout.flush()
            binary.write(content)
        return
    try:
        Path(file).write_bytes(content)
    except (FileNotFoundError, NotADirectoryError):
        raise Stopped(say("picture-no-folder", value=shown(file))) from None
    except IsADirectoryError:
        raise Stopped(say("file-folder", value=shown(file))) from None
    except (OSError, ValueError):
        raise Stopped(say("picture-unwritable", value=shown(file))) from None


def folder(name: str) -> Path:
    """A folder to write pictures into, made if it is not there. Raises Stopped."""
    if not name:
        raise Stopped(say("picture-not-folder", value=""))
    try:
        path = Path(name)
        path.mkdir(parents=True, exist_ok=True)
    except (FileExistsError, NotADirectoryError):
        raise Stopped(say("picture-not-folder", value=shown(name))) from None
    except (OSError, ValueError):
        raise Stopped(say("picture-unwritable", value=shown(name))) from None
    return path
