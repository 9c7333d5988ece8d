"""What is wrong with a text, as facts; the words for it are made elsewhere."""

from __future__ import annotations

from bendo.game import InvalidRules


class NotationError(ValueError):
    """A text that can't be read: `value` is the part that is wrong, `problem` why, as a code for words.

    `expected` shows what would be right where that can be said in notation; `line` and `column` count from 1 in texts
    of several lines. `invalid` is set where the text is that of rules which can't be.
    """

    invalid: InvalidRules | None = None

    def __init__(
        self, problem: str, value: str, expected: str = "", line: int | None = None, column: int | None = None
    ) -> None:
        super().__init__(problem, value, expected)
        self.problem, self.value, self.expected = problem, value, expected
        self.line, self.column = line, column

    def __str__(self) -> str:
        return f"{self.problem}: {self.value[:80]!r}"
