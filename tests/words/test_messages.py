"""Every message of every language: it can be read, it can be said, somebody says it, and it is well put."""

import ast
import itertools
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import bendo
from bendo.game import CHANGEABLE, SHEETS, Fault, Reason, ruled_fields, rulings, sheet, sources
from bendo.words import messages, say

SOURCE = Path(bendo.__file__).parent
LANGUAGES = sorted(folder.name for folder in (SOURCE / "words").iterdir() if any(folder.glob("*.ftl")))
FILES = sorted((SOURCE / "words").glob("*/*.ftl"))
SAMPLES = {"count": (0, 1, 2, 1000), "number": (0, 1, 2, 1000), "value": (0, 1, 2, 1000, "inf")}

PAGES_OWN = ("guide", "page")
"""The files of which a terminal says nothing."""

files = pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.name}")


def entries(path: Path) -> list[ftl.Message | ftl.Term]:
    """Give the messages and terms of a file."""
    resource = FluentParser(with_spans=True).parse(path.read_text("utf-8"))
    return [entry for entry in resource.body if isinstance(entry, ftl.Message | ftl.Term)]


class Needs(Visitor):
    """What a message needs to be told, with the values that choose one of its variants."""

    def __init__(self) -> None:
        self.facts: dict[str, set[str]] = {}
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.facts.setdefault(node.id.name, set())

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ftl.VariableReference):
            keys = {v.key.name for v in node.variants if isinstance(v.key, ftl.Identifier)}
            self.facts.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


def needs() -> dict[str, Needs]:
    """Give what every English message needs."""
    found = {}
    for path in FILES:
        if path.parent.name == "en":
            for entry in entries(path):
                found[entry.id.name] = Needs()
                found[entry.id.name].visit(entry)
    for own in found.values():
        for other in own.messages:
            own.facts |= found[other].facts
    return found


@files
def test_every_file_is_read_to_its_end(path: Path) -> None:
    resource = FluentParser().parse(path.read_text("utf-8"))
    assert [entry.content for entry in resource.body if isinstance(entry, ftl.Junk)] == []


@files
def test_variants_stand_on_lines_of_their_own(path: Path) -> None:
    text = path.read_text("utf-8")

    class Starts(Visitor):
        def __init__(self) -> None:
            self.bad: list[str] = []

        def visit_Variant(self, node: ftl.Variant) -> None:  # noqa: N802
            assert node.key.span
            before = text[text.rfind("\n", 0, node.key.span.start) + 1 : node.key.span.start]
            if not re.fullmatch(r" *\*?\[", before):
                self.bad.append(before + text[node.key.span.start : node.key.span.end])
            self.generic_visit(node)

    starts = Starts()
    for entry in entries(path):
        starts.visit(entry)
    assert starts.bad == []


@files
def test_messages_are_named_in_small_letters(path: Path) -> None:
    assert [e.id.name for e in entries(path) if not re.fullmatch(r"[a-z][a-zA-Z0-9]*(-[a-zA-Z0-9]+)*", e.id.name)] == []


ENGLISH_NEEDS = needs()
SPOKEN = [(language, message) for language in LANGUAGES for message in messages(language)]
"""Every message of every language; which of them a language must have is for test_languages."""


@pytest.mark.parametrize(("language", "message"), SPOKEN)
def test_every_message_is_said_whatever_its_facts_are(language: str, message: str) -> None:
    needed = ENGLISH_NEEDS[message]
    options = {
        name: (*keys, *SAMPLES.get(name, ())) if keys or name in SAMPLES else (f"<{name}>",)
        for name, keys in needed.facts.items()
    }
    for values in itertools.islice(itertools.product(*options.values()), 500):
        text = say(message, language, **dict(zip(options, values, strict=True)))
        assert text.strip()
        assert text == text.strip()
        assert not re.search(r"\{ ?\$|[\u2068\u2069]|None|\?\?\?|1,000", text)


@pytest.mark.parametrize("path", [path for path in FILES if path.parent.name == "en"], ids=lambda path: path.name)
def test_english_is_quiet_and_plain(path: Path) -> None:
    """No exclamation marks, but for the one word that is called out; nothing that a plain terminal can't show there."""
    text = path.read_text("utf-8")
    words = [text[entry.span.start : entry.span.end].replace("Domino!", "") for entry in entries(path) if entry.span]
    strange = "" if path.stem in PAGES_OWN else r"|[^\x00-\x7f]"
    assert words
    assert [word for word in words if re.search(rf"!{strange}|\betc\b|\be\.g\.", word)] == []


# Which messages are said: by their names in the code, and by families that follow from the game.

TREES = {path: ast.parse(path.read_text("utf-8")) for path in sorted(SOURCE.rglob("*.py"))}
FRONTEND = SOURCE.parent.parent / "frontend"
PAGE = {
    path: path.read_text("utf-8") for path in sorted((FRONTEND / "src").rglob("*")) if path.suffix in (".ts", ".svelte")
}
PAGE_NAMES = {name for text in PAGE.values() for name in re.findall(r"[\"`]([a-z][a-zA-Z0-9-]*)[\"`]", text)}
PAGE_BEGINNINGS = {
    start
    for text in PAGE.values()
    for start in re.findall(r"`([a-z][a-zA-Z0-9-]*-)\$\{", text)
    if start.count("-") > 1 or start in ("hint-", "reason-")
}
PAGE_FILES = re.findall(
    r'"(\w+)"', " ".join(re.findall(r"\w+: \[(.*)\]", (FRONTEND / "vite/words.ts").read_text("utf-8")))
)


def strings(tree: ast.AST) -> Iterator[str]:
    """Give every string that stands in the code."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def problems_of(error: str) -> set[str]:
    """Give the codes with which an error is raised anywhere, as far as they are written out."""
    index = 2 if error == "InvalidRules" else 0
    found = set()
    for tree in TREES.values():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == error:
                found |= codes(node.args[index])
    return found


def codes(node: ast.AST) -> set[str]:
    """Give the texts that an expression can be."""
    match node:
        case ast.Constant(value=str(text)):
            return {text}
        case ast.IfExp(body=body, orelse=orelse):
            return codes(body) | codes(orelse)
        case ast.JoinedStr(values=values):
            parts = [codes(value.value if isinstance(value, ast.FormattedValue) else value) for value in values]
            return {"".join(part) for part in itertools.product(*parts)} if all(parts) else set()
    return set()


def faults_of(method: str) -> set[str]:
    """Give the codes with which parts of a record name their faults."""
    found = set()
    for tree in TREES.values():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == method:
                found |= codes(node.args[0])
    return found


def motives() -> set[str]:
    """Give the codes of all reasons that players give."""
    found = set()
    for path, tree in TREES.items():
        for node in ast.walk(tree) if path.parent.name == "players" else ():
            match node:
                case (
                    ast.Call(func=ast.Attribute(value=ast.Name("Motive"), attr="of"), args=[code, *_])
                    | ast.Call(func=ast.Name("_always"), args=[code])
                ):
                    found |= codes(code)
    return found


def replay_problems() -> set[str]:
    """Give the codes of everything that can be wrong with a game that was recorded, but for illegal actions."""
    found = problems_of("ReplayError") | {"players", "hand-too-large"}
    for module in ("own.py", "others.py"):  # there they are passed on, so all that look like codes are meant
        written = strings(TREES[SOURCE / "notation" / "records" / module])
        found |= {text for text in written if re.fullmatch(r"[a-z]+(-[a-z]+)+", text)}
    return found - {"illegal"}


def rules_problems() -> set[str]:
    """Give the codes of everything that rules can be refused for."""
    tree = TREES[SOURCE / "game" / "rules.py"]
    found = problems_of("InvalidRules")
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name in ("_problems", "_unchangeable"):
            for inner in ast.walk(node):
                if isinstance(inner, ast.Yield) and isinstance(inner.value, ast.Tuple):
                    found |= codes(inner.value.elts[2])
                if isinstance(inner, ast.Return) and inner.value:
                    found |= codes(inner.value)
    return found | {"at-least-0", "at-least-1"}


def hyphens(names: Iterable[str]) -> set[str]:
    return {name.lower().replace("_", "-") for name in names}


ALL_RULES = [
    *SHEETS.values(),
    sheet("ben", lead="any"),
    sheet("all-five", five_round="out"),
    sheet("all-five", teams=True),
    sheet("draw", tie="lot"),
]
FAMILIES: dict[str, set[str]] = {
    "reason": hyphens([reason.name for reason in Reason]),
    "fault": hyphens([fault.name for fault in Fault]),
    "rules": rules_problems(),
    "notation": (problems_of("NotationError") | problems_of("RecordError") | faults_of("fault")) - {"record-rules"},
    "replay": replay_problems(),
    "hint": motives(),
    "sheet": set(SHEETS),
    "about": set(SHEETS),
    "shape": {rules.shape for rules in ALL_RULES},
    "field": hyphens(CHANGEABLE),
    "rule": hyphens(CHANGEABLE),
    "ruled": hyphens({field for rules in ALL_RULES for field in ruled_fields(rules)}),
    "ruling": {code for rules in ALL_RULES for code in rulings(rules)},
    "source": {source for rules in ALL_RULES for source in sources(rules)},
}
EXPECTED = {f"{family}-{name}" for family, names in FAMILIES.items() for name in names}


@pytest.mark.parametrize("message", sorted(EXPECTED))
def test_everything_that_the_game_can_tell_has_a_message(message: str) -> None:
    assert message in messages()


def test_every_message_that_is_named_in_the_code_is_there() -> None:
    named = set()
    for path, tree in TREES.items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "say" and node.args:
                named |= {(path.name, code) for code in codes(node.args[0])}
    assert len(named) > 50
    assert sorted((path, message) for path, message in named if message not in messages()) == []


def test_every_message_that_the_page_names_is_in_a_file_that_it_has() -> None:
    there = {entry.id.name for name in PAGE_FILES for entry in entries(SOURCE / "words" / "en" / f"{name}.ftl")}
    named = {(path.name, code) for path, text in PAGE.items() for code in re.findall(r'\bsay\(\s*"([^"]+)"', text)}
    assert len(named) > 50
    assert sorted((path, message) for path, message in named if message not in there) == []


def said_by_page(message: str) -> bool:
    """Whether the page names a message, or what its name begins with, as it names families of the game."""
    return message in PAGE_NAMES or any(message.startswith(beginning) for beginning in PAGE_BEGINNINGS)


@pytest.mark.parametrize("name", ["guide", "hints", "page", "reasons", "table"])
def test_what_is_put_into_words_for_the_page_is_said_there(name: str) -> None:
    named = [entry.id.name for entry in entries(SOURCE / "words" / "en" / f"{name}.ftl")]
    assert [message for message in named if not said_by_page(message)] == []


def test_no_message_is_left_that_nobody_says() -> None:
    written = {text for tree in TREES.values() for text in strings(tree)}
    parts = {text for text in written if re.fullmatch(r"[a-z]+(-[a-z]+)*-", text)}
    ends = {text for text in written if re.fullmatch(r"(-[a-z]+)+", text)}
    pages_own = {entry.id.name for name in PAGES_OWN for entry in entries(SOURCE / f"words/en/{name}.ftl")}

    def said(message: str) -> bool:
        return (
            message in EXPECTED
            or message in written
            or any(message.startswith(part) for part in parts if part.count("-") > 1 or part in ("help-", "values-"))
            or any(message.endswith(end) and message.removesuffix(end) in EXPECTED for end in ends)
        )

    assert [message for message in messages() if message not in pages_own and not said(message)] == []
