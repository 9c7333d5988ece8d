"""What the guide of the page shows is what the engine makes, and what its captions say."""

import json
import re
from pathlib import Path

import pytest

from scripts import guide, icons
from scripts.guide import FOLDER, PICTURES, ROOT, SAMPLES, Picture, drawing, made

PUBLIC = ROOT / "frontend" / "public"


@pytest.mark.parametrize(("path", "content"), [pytest.param(*each, id=each[0].stem) for each in made()])
def test_what_is_committed_is_what_the_engine_makes(path: Path, content: bytes) -> None:
    """If not, run scripts/guide.py, and read the round before you keep it."""
    assert path.read_bytes() == content


def test_nothing_else_is_committed() -> None:
    assert sorted(path.stem for path in FOLDER.iterdir()) == sorted(["pictures", *SAMPLES])


def test_a_picture_of_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(ValueError, match="NO_MATCH"):
        drawing(Picture("blue-orange", "66 50b"))


def test_every_picture_lies_as_it_says() -> None:
    for name, picture in PICTURES.items():
        drawn = drawing(picture)
        assert len(drawn.ghosts) == len(picture.ghosts.split()), name
        assert (drawn.blocker is not None) == (name == "no-fit"), name
        assert bool(drawn.joints) == (name == "ring"), name


def test_rounds_show_what_they_were_chosen_for() -> None:
    seen = {name: {note.code for note in guide.sample(chosen).notes} for name, chosen in SAMPLES.items()}
    assert {"blocked-by", "ring"} <= seen["curved"]
    assert {"across-O", "across-I", "passed-proves", "showed"} <= seen["crosswise"]
    assert {"scored", "dead"} <= seen["four-ends"]
    assert {"drew-proves", "drawn-laid"} <= seen["straight"]
    assert {"arms-first", "passed-proves"} <= seen["arms"]


def test_the_icons_show_the_tile_of_the_tab_whole() -> None:
    """If not, run scripts/icons.py, and look at them before you keep them."""
    drawn = icons.drawn(icons.ICONS["icon-512.png"].part, rounded=True)
    assert (PUBLIC / "icon.svg").read_text("utf-8") == drawn
    assert drawn.count("<use") == icons.TILE.read_text("utf-8").count("<use")
    assert max(icon.part for icon in icons.ICONS.values() if not icon.rounded) < 0.8


def test_the_manifest_names_icons_of_the_size_that_they_are() -> None:
    manifest = json.loads((PUBLIC / "manifest.webmanifest").read_text("utf-8"))
    sizes = {}
    for icon in manifest["icons"]:
        content = (PUBLIC / icon["src"].removeprefix("/")).read_bytes()
        if icon["type"] == "image/png":
            sizes[icon["sizes"]] = f"{int.from_bytes(content[16:20])}x{int.from_bytes(content[20:24])}"
    assert sizes == {"192x192": "192x192", "512x512": "512x512"}
    assert (PUBLIC / "apple-touch-icon.png").read_bytes()[16:24] == (180).to_bytes(4) * 2


def test_the_installed_page_has_the_colours_of_the_table() -> None:
    palette = json.loads((ROOT / "src" / "bendo" / "render" / "design.json").read_text("utf-8"))["palettes"]["baize"]
    manifest = json.loads((PUBLIC / "manifest.webmanifest").read_text("utf-8"))
    page = (ROOT / "frontend" / "index.html").read_text("utf-8")
    assert manifest["theme_color"] == manifest["background_color"] == palette["table"]
    assert re.search(r'name="theme-color" content="(.*?)"', page) is not None
    assert f'content="{palette["table"]}"' in page
