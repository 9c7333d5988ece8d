"""The repository checks itself: what its files may not hold, and that its documents point to what is there."""

import ast
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import bendo

ROOT = Path(__file__).parent.parent
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])

# Put together from parts, so that this file does not hold what it looks for.
HOSTS = [
    ("pypi", "org"),
    ("pythonhosted", "org"),
    ("registry", "npmjs", "org"),
    ("registry", "yarnpkg", "com"),
    ("npm", "jsr", "io"),
    ("crates", "io"),
    ("deb", "debian", "org"),
    ("archive", "ubuntu", "com"),
]
OPTIONS = [("index", "url"), ("extra", "index", "url"), ("find", "links")]
REGISTRIES = re.compile(
    "|".join(["[.]".join(host) for host in HOSTS] + ["--" + "-".join(option) for option in OPTIONS])
)
MACHINE_PATHS = re.compile(r"(?<![\w.~/}-])/(?:" + "|".join(["home", "root", "Users", "work", "tmp", "mnt"]) + r")/\w")


def tracked_files() -> list[Path]:
    """Give every file that git tracks, or would on the next `git add`."""
    git = ["git", "-c", "safe.directory=*", "-C", str(ROOT)]
    command = [*git, "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        listed = subprocess.run(command, capture_output=True, check=True, text=True).stdout
    except (OSError, subprocess.CalledProcessError) as reason:
        pytest.skip(f"git cannot list the files of {ROOT}: {reason}")
    return [path for name in listed.split("\0") if name and (path := ROOT / name).is_file()]


def lines_with(pattern: re.Pattern[str]) -> list[str]:
    """Give every line of a tracked text file in which the pattern occurs, as `path:line: text`."""
    return [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in tracked_files()
        for number, line in enumerate(path.read_bytes().decode("utf-8", "replace").splitlines(), 1)
        if pattern.search(line)
    ]


def test_no_file_holds_the_address_of_a_registry() -> None:
    assert lines_with(REGISTRIES) == []


def test_no_file_holds_a_path_of_one_machine() -> None:
    assert lines_with(MACHINE_PATHS) == []


@pytest.mark.parametrize(
    ("pattern", "text"),
    [
        (REGISTRIES, "https://" + "pypi" + ".org/simple"),
        (REGISTRIES, "pip install -" + "-index-url x"),
        (MACHINE_PATHS, "cd " + "/home" + "/ana/bendo"),
        (MACHINE_PATHS, '"' + "/root" + '/bendo"'),
        (MACHINE_PATHS, "file=" + "/tmp" + "/x"),
    ],
)
def test_the_patterns_find_what_they_look_for(pattern: re.Pattern[str], text: str) -> None:
    assert pattern.search(text)


def test_the_changelog_speaks_of_this_version_or_of_the_next() -> None:
    headings = re.findall(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert {"Upcoming", bendo.__version__} & set(headings)


def prose(document: Path) -> str:
    """Give the text of a document without its code, in which a bracket is no link and a `#` no heading."""
    return re.sub(r"^```.*?^```$", "", document.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)


def anchors(document: Path) -> set[str]:
    """Give the names by which the headings of a document can be linked to."""
    headings = re.findall(r"^#+ +(.*)$", prose(document), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def internal_links() -> Iterator[tuple[Path, str]]:
    """Give every link of every document to something in the repository."""
    for document in DOCUMENTS:
        text = re.sub(r"`[^`\n]*`", "", prose(document))
        for target in re.findall(r"\]\(([^)\s]+)\)", text):
            if "://" not in target and not target.startswith("mailto:"):
                yield document, target


def test_every_link_inside_the_documents_leads_somewhere() -> None:
    links = list(internal_links())
    assert links, "no links found: the pattern is wrong"
    broken = []
    for document, target in links:
        name, _, anchor = target.partition("#")
        there = (document.parent / name).resolve() if name else document
        if not there.exists() or (anchor and anchor not in anchors(there)):
            broken.append(f"{document.relative_to(ROOT)}: {target}")
    assert broken == []


def test_the_readme_names_commands_that_are_there() -> None:
    commands = re.findall(r"^(?:scripts|\.venv/bin)/\S+", (ROOT / "README.md").read_text("utf-8"), re.MULTILINE)
    assert {"scripts/play", "scripts/test"} <= set(commands)
    assert [name for name in commands if not os.access(ROOT / name, os.X_OK)] == []


@pytest.mark.parametrize("room", ["geometry", "game"])
def test_the_rules_import_the_standard_library_only(room: str) -> None:
    # import-linter knows the names it is given; this knows all that are not given.
    foreign = set()
    for module in (ROOT / "src" / "bendo" / room).rglob("*.py"):
        for node in ast.walk(ast.parse(module.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                foreign |= {alias.name.partition(".")[0] for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.level == 0:
                foreign.add((node.module or "").partition(".")[0])
    assert foreign - sys.stdlib_module_names <= {"bendo"}
