"""What the page says it says in every language: the same messages, told the same facts, and each can be said."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bendo.words import ENGLISH, FOLDER

FILES = ("common", "guide", "hints", "page", "reasons", "rules", "sheets", "table")
"""The files that the page reads, by itself or through the server."""

LANGUAGES = sorted(path.name for path in FOLDER.iterdir() if path.is_dir() and list(path.glob("*.ftl")))


class Facts(Visitor):
    """The facts that a message is told, what it refers to, and the keys of its variants by selector."""

    def __init__(self) -> None:
        self.named: set[str] = set()
        self.keys: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # as the visitor has it
        self.named.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = {
                variant.key.name if isinstance(variant.key, ast.Identifier) else str(variant.key.value)
                for variant in node.variants
            }
            self.keys.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


def messages(language: str, file: str) -> dict[str, Facts]:
    """The messages of a file by name, with their facts."""
    resource = FluentParser().parse((FOLDER / language / f"{file}.ftl").read_text("utf-8"))
    found: dict[str, Facts] = {}
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), f"{language}/{file}: {entry.content}"
        if isinstance(entry, ast.Message | ast.Term):
            assert entry.value is not None, f"{language}/{file}: {entry.id.name} is empty"
            facts = Facts()
            facts.visit(entry.value)
            found[entry.id.name] = facts
    return found


def test_the_page_offers_the_languages_that_are_there() -> None:
    page = Path(__file__).parents[2].joinpath("frontend", "src", "words.svelte.ts").read_text("utf-8")
    offered = re.search(r"LANGUAGES = \{(.*?)\}", page, re.DOTALL)
    assert offered is not None
    assert sorted(re.findall(r"(\w\w):", offered[1])) == LANGUAGES


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != ENGLISH])
@pytest.mark.parametrize("file", FILES)
def test_a_language_has_every_message_of_english_and_no_other(language: str, file: str) -> None:
    assert list(messages(language, file)) == list(messages(ENGLISH, file))


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != ENGLISH])
@pytest.mark.parametrize("file", FILES)
def test_a_message_is_told_the_same_facts_in_every_language(language: str, file: str) -> None:
    english, own = messages(ENGLISH, file), messages(language, file)
    for name, facts in own.items():
        assert facts.named <= english[name].named, f"{name} in {language} asks for {facts.named - english[name].named}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_language_has_files_that_nobody_reads(language: str) -> None:
    files = {Path(path).stem for path in (FOLDER / language).glob("*.ftl")}
    assert files >= set(FILES)
    assert language == ENGLISH or files == set(FILES)
