"""When the page is built and when not, and what is said if it cannot be. A stand-in for npm notes what it is asked."""

from pathlib import Path

import pytest
from hatchling.bridge.app import Application

import hatch_build
from hatch_build import PageHook, PageNotBuilt, build, digest, main


class Npm:
    """Stands in for npm: `failing` is the command that fails, `leaves` what a build leaves."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.failing = ""
        self.leaves = "index.html"

    def __call__(self, command: str, *arguments: str) -> int:
        self.asked.append(command)
        if command == self.failing:
            return 1
        if command == "ci":
            hatch_build.MODULES.mkdir(exist_ok=True)
        if arguments[-1:] == ("build",):
            hatch_build.STATIC.mkdir(exist_ok=True)
            (hatch_build.STATIC / self.leaves).write_text("", "utf-8")
        return 0


@pytest.fixture
def npm(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Npm:
    """Give the stand-in; whatever is built or installed lies in a folder of its own."""
    modules, static = tmp_path / "node_modules", tmp_path / "static"
    monkeypatch.setattr(hatch_build, "MODULES", modules)
    monkeypatch.setattr(hatch_build, "INSTALLED", modules / ".installed")
    monkeypatch.setattr(hatch_build, "STATIC", static)
    monkeypatch.setattr(hatch_build, "BUILT", static / ".built")
    stand_in = Npm()
    monkeypatch.setattr(hatch_build, "npm", stand_in)
    return stand_in


def test_the_page_is_built_once_and_again_when_its_sources_change(npm: Npm, monkeypatch: pytest.MonkeyPatch) -> None:
    build()
    build()
    assert npm.asked == ["ci", "run"]
    monkeypatch.setattr(hatch_build, "sources", lambda: [hatch_build.ROOT / "hatch_build.py"])
    build()
    assert npm.asked == ["ci", "run", "run"]


def test_a_page_that_lost_its_index_is_built_again(npm: Npm) -> None:
    build()
    (hatch_build.STATIC / "index.html").unlink()
    build()
    assert npm.asked == ["ci", "run", "run"]


def test_a_build_that_leaves_no_index_is_refused(npm: Npm) -> None:
    npm.leaves = "other.html"
    with pytest.raises(PageNotBuilt, match=r"no index\.html"):
        build()
    assert not hatch_build.BUILT.exists()


@pytest.mark.parametrize(("command", "said"), [("ci", "is there a network"), ("run", "npm run build")])
def test_what_failed_is_said_in_one_line(npm: Npm, capsys: pytest.CaptureFixture[str], command: str, said: str) -> None:
    npm.failing = command
    assert main([]) == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith("bendo's page: ")
    assert said in line


def test_a_wheel_without_the_page_is_not_made(npm: Npm, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    npm.failing = "ci"
    hook = PageHook(str(tmp_path), {}, None, None, str(tmp_path), "wheel", Application())  # type: ignore[arg-type]
    with pytest.raises(SystemExit, match="1"):
        hook.initialize("standard", {"artifacts": []})
    assert "bendo's page was not built: npm could not fetch" in capsys.readouterr().err


def test_each_source_of_the_page_is_there_and_none_is_fetched() -> None:
    sources = [path.relative_to(hatch_build.ROOT).as_posix() for path in hatch_build.sources()]
    assert {"frontend/src/Page.svelte", "frontend/package-lock.json", "src/bendo/words/en/page.ftl"} <= {*sources}
    assert [name for name in sources if "node_modules" in name or not (hatch_build.ROOT / name).is_file()] == []


def test_a_digest_tells_names_and_contents_apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hatch_build, "ROOT", tmp_path)
    one, other = tmp_path / "a", tmp_path / "b"
    one.write_text("x", "utf-8")
    other.write_text("y", "utf-8")
    before = digest([one, other])
    assert digest([other, one]) == before
    one.write_text("y", "utf-8")
    other.write_text("x", "utf-8")
    assert digest([one, other]) != before
