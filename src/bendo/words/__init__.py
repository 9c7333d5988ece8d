"""Everything a person reads: Fluent files, and one function from facts to sentences.

Each language is a folder of `.ftl` files, which are read together the first time something is said in it; a message is
parsed the first time it is said, since parsing them all takes longer than most commands do.
Facts come in plain: tiles as `6-4`, numbers as numbers (written without thousands separators), fractions as `7/2`.
"""

from __future__ import annotations

import re
import threading
from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

ENGLISH: Final = "en"
FOLDER: Final = Path(__file__).parent
"""Where the languages are."""


class MissingWords(LookupError):
    """A message that a language does not have, or one that was not told all its facts: a slip in the program."""


def say(message: str, /, locale: str = ENGLISH, **facts: object) -> str:
    """The sentence for a message and its facts.

    An int may choose a plural; True and False are `yes` and `no`. Facts that the message does not use are ignored.
    Raises MissingWords if there is no such language or message, or if a fact is missing or None: never a silent blank.
    """
    language = _language(locale)
    language.learn(message)
    pattern = language.bundle.get_message(message).value
    assert pattern is not None
    told = {name: _told(fact) for name, fact in facts.items() if fact is not None}
    text, errors = language.bundle.format_pattern(pattern, told)
    if errors:
        raise MissingWords(f"message {message!r} in {locale!r}: {'; '.join(map(str, errors))}")
    return str(text)


def has(message: str, /, locale: str = ENGLISH) -> bool:
    """Whether the language has this message. Raises MissingWords if there is no such language."""
    return message in _language(locale).sources


def messages(locale: str = ENGLISH) -> tuple[str, ...]:
    """All messages of a language, sorted. Raises MissingWords if there is no such language."""
    return tuple(sorted(message for message in _language(locale).sources if not message.startswith("-")))


@dataclass(frozen=True, slots=True)
class _Language:
    """The texts of a language's messages (and of its terms, with `-` before their names), and those parsed so far."""

    locale: str
    sources: Mapping[str, str]
    bundle: FluentBundle
    learned: set[str] = field(default_factory=set)
    lock: threading.Lock = field(default_factory=threading.Lock)

    def learn(self, message: str) -> None:
        """Parse a message and what it refers to. Raises MissingWords if it is not there or is not one whole message."""
        if message in self.learned:
            return
        with self.lock:
            self._learn(message)

    def _learn(self, message: str) -> None:
        from fluent.runtime import FluentResource
        from fluent.syntax.ast import BaseComment, Message, Term

        if message not in self.sources:
            raise MissingWords(f"no message {message!r} in {self.locale!r}")
        source = self.sources[message]
        resource = FluentResource(source)
        entries = [entry for entry in resource.body if not isinstance(entry, BaseComment)]
        if len(entries) != 1 or not isinstance(entries[0], Message | Term) or entries[0].value is None:
            raise MissingWords(f"message {message!r} in {self.locale!r} can't be read: {source[:60]!r}")
        for other in re.findall(r"\{\s*(-?[a-zA-Z][\w-]*)", source):
            if other in self.sources and other not in self.learned:
                self._learn(other)
        if message not in self.learned:
            self.bundle.add_resource(resource)
        self.learned.add(message)


def _told(fact: object) -> object:
    """A fact as Fluent takes it."""
    from fluent.runtime.types import fluent_number

    if isinstance(fact, bool):
        return "yes" if fact else "no"
    if isinstance(fact, Fraction) and fact.denominator == 1:
        fact = fact.numerator
    if isinstance(fact, int):
        return fluent_number(fact, useGrouping=False)
    return str(fact)


@cache
def _language(locale: str) -> _Language:
    """A language by name. Raises MissingWords if there is none of that name, or if a message stands in it twice."""
    from fluent.runtime import FluentBundle

    sources: dict[str, str] = {}
    for file in sorted(FOLDER.joinpath(locale).glob("*.ftl")) if locale.isalpha() else ():
        # a message begins at the start of a line and goes on to where the next one begins
        parts = re.split(r"^(-?[a-zA-Z][\w-]*)(?= *=)", file.read_text("utf-8"), flags=re.MULTILINE)
        for name, text in zip(parts[1::2], parts[2::2], strict=True):
            if name in sources:
                raise MissingWords(f"message {name!r} stands twice in {locale!r}")
            sources[name] = name + text
    if not sources:
        raise MissingWords(f"no words in {locale!r}")
    # no isolation marks: they are invisible in a page, but not in every terminal
    return _Language(locale, sources, FluentBundle([locale], use_isolating=False))
