"""What is installed: the wheel holds the built page whole, small and without anything from elsewhere."""

import gzip
import re
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Mapping
from html.parser import HTMLParser
from pathlib import Path

import pytest

from bendo.game import Tile, sheet
from bendo.render.svg import tile_svg

ROOT = Path(__file__).parent.parent.parent
FOLDER = "bendo/web/static/"
MOST_BYTES = 100_000
"""Of all that a first visit asks for, in the largest language, packed as it travels."""


def built(target: str, folder: Path) -> Path:
    """Build a wheel or an sdist as an installer does, with the tools that are here."""
    command = [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", str(folder)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    (made,) = folder.iterdir()
    return made


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Mapping[str, bytes]:
    """Everything in the wheel."""
    with zipfile.ZipFile(built("wheel", tmp_path_factory.mktemp("wheel"))) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def sent(wheel: Mapping[str, bytes], *endings: str) -> dict[str, bytes]:
    """Give the files of the page with these endings."""
    return {name: content for name, content in wheel.items() if name.startswith(FOLDER) and name.endswith(endings)}


class References(HTMLParser):
    """What a document refers to, what stands in its scripts and styles, and which of its attributes are scripts."""

    def __init__(self) -> None:
        super().__init__()
        self.addresses: list[str] = []
        self.inline: list[str] = []
        self.within = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.within = tag
        for name, value in attrs:
            if name in ("src", "href"):
                self.addresses.append(value or "")
            if name == "style" or name.startswith("on"):
                self.inline.append(f"{name}={value}")

    def handle_endtag(self, tag: str) -> None:  # noqa: ARG002
        self.within = ""

    def handle_data(self, data: str) -> None:
        if self.within in ("script", "style") and data.strip():
            self.inline.append(data)


def first(wheel: Mapping[str, bytes]) -> dict[str, bytes]:
    """What a first visit asks for: what index.html names, the table, all that these need, and a language."""
    page = References()
    page.feed(wheel[FOLDER + "index.html"].decode())
    found: dict[str, bytes] = {}
    wanted = {address.removeprefix("/") for address in page.addresses if address.endswith((".js", ".css"))}
    table = [name.removeprefix(FOLDER) for name in sent(wheel, ".js", ".css") if "/assets/Table-" in name]
    assert len(table) == 2
    wanted |= set(table)
    while wanted:
        name = wanted.pop()
        found[name] = wheel[FOLDER + name]
        imported = re.findall(rb'(?:from|import)\s*"\./([\w.-]+\.js)"', found[name])
        wanted |= {f"assets/{other.decode()}" for other in imported} - found.keys()
    words = {name: content for name, content in sent(wheel, ".js").items() if b"page-title = " in content}
    name, content = max(words.items(), key=lambda each: len(gzip.compress(each[1])))
    return found | {name: content}


def test_the_wheel_holds_the_page_with_hashed_names(wheel: Mapping[str, bytes]) -> None:
    names = {re.sub(r"-[\w-]{8}(?=\.)", "-HASH", name.removeprefix(FOLDER)) for name in sent(wheel, "")}
    plain = {name for name in names if "-HASH" not in name}
    assert {name for name in plain if not name.startswith("icon")} == {
        "apple-touch-icon.png",
        "index.html",
        "manifest.webmanifest",
        "sw.js",
    }
    assert {"assets/index-HASH.css", "assets/index-HASH.js"} <= names


def test_the_wheel_holds_nothing_that_the_page_was_only_built_with(wheel: Mapping[str, bytes]) -> None:
    assert [name for name in wheel if re.search(r"node_modules|frontend|hatch_build|\.(map|ts|svelte)$", name)] == []
    assert [name for name, content in sent(wheel, ".js", ".css").items() if b"sourceMappingURL" in content] == []


def test_the_page_is_small(wheel: Mapping[str, bytes]) -> None:
    sizes = {name: len(gzip.compress(content)) for name, content in first(wheel).items()}
    assert 0 < sum(sizes.values()) < MOST_BYTES, sizes


def test_the_page_asks_for_its_own_files_only_and_runs_nothing_inline(wheel: Mapping[str, bytes]) -> None:
    # The server is to send `Content-Security-Policy: default-src 'self'`.
    page = References()
    page.feed(wheel[FOLDER + "index.html"].decode())
    assert {FOLDER + address.removeprefix("/") for address in page.addresses} <= set(wheel)
    assert page.inline == []
    assert [name for name, content in sent(wheel, ".css").items() if re.search(rb"url\(|@import", content)] == []


def test_the_page_has_the_words_and_the_colours_of_the_package(wheel: Mapping[str, bytes]) -> None:
    scripts, styles = b"".join(sent(wheel, ".js").values()), b"".join(sent(wheel, ".css").values())
    for language in ("en", "es"):
        (title,) = re.findall(rb"^page-title = .*$", wheel[f"bendo/words/{language}/page.ftl"], re.MULTILINE)
        assert title in scripts
    assert styles.count(b"--table:") == 5  # the usual palette holds as chosen, and where none is


def test_the_icon_is_a_tile_as_bendo_draws_it() -> None:
    drawn = tile_svg(Tile(1, 2), sheet("blue-orange"), prefix="icon-")
    assert (ROOT / "frontend" / "src" / "icon.svg").read_text("utf-8") == drawn


def test_the_sources_are_given_away_whole_and_nothing_that_was_fetched(tmp_path: Path) -> None:
    with tarfile.open(built("sdist", tmp_path)) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    needed = [
        "hatch_build.py",
        "docs/pictures/table.svg",
        *(f"frontend/{name}" for name in (".npmrc", "package-lock.json")),
    ]
    assert [name for name in needed if name not in names] == []
    assert [name for name in names if re.search(r"node_modules|web/static/", name)] == []


def test_the_lock_file_holds_digests_and_no_addresses() -> None:
    lock = (ROOT / "frontend" / "package-lock.json").read_text("utf-8")
    assert lock.count('"integrity": "sha512-') > 40
    assert not re.search(r"https?:|\"resolved\"", lock)
