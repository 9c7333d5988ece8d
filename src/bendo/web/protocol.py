"""What goes over the wire: every message of a client and of the server as a type, from which the schema is made.

Each message of a client is answered by exactly one of the server's, in order: an update that is marked, a refusal, a
hint, a review, or for `hello` a welcome. Updates that are not marked come between at any time.
"""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from bendo.game import Play, Seat, Tile, View
from bendo.notation import spell_action, spell_set, spell_tile
from bendo.players import Choice, Motive, facts_of
from bendo.table import CLIENT_COMMANDS, Refused, Update
from bendo.table import Decision as Decided
from bendo.table.shown.lying import Lying, ghost

PROTOCOL: Final = 1
"""The version of the messages. It grows when a client that knows an older one could misread a message."""

Secret = Annotated[str, Meta(min_length=1, max_length=64)]


# --- what a client says ----------------------------------------------------------------------------------------------


class Hello(Struct, frozen=True, forbid_unknown_fields=True, tag_field="command", tag="hello"):
    """The first message on a socket: who it is (nobody: a watcher), and the last version of the table it has seen."""

    secret: Secret | None = None
    version: Annotated[int, Meta(ge=0)] = 0


class AskHint(Struct, frozen=True, forbid_unknown_fields=True, tag_field="command", tag="hint"):
    """What would Ben do in my place? Answered to the sender alone."""

    seat: Seat
    player: str = "ben"


class AskReview(Struct, frozen=True, forbid_unknown_fields=True, tag_field="command", tag="review"):
    """What would Ben have done, at each decision of mine in this round? Answered to the sender alone.

    `round` names another round of the match, from 0, that has ended.
    """

    seat: Seat
    player: str = "ben"
    round: Annotated[int, Meta(ge=0)] | None = None


Question = AskHint | AskReview
Said = Hello | AskHint | AskReview | CLIENT_COMMANDS
"""Every message of a client."""


# --- what the server says --------------------------------------------------------------------------------------------


class Welcome(Struct, frozen=True, tag_field="type", tag="welcome"):
    """The answer to `hello`: which protocol and program this is, the table, and the person (absent: a watcher)."""

    protocol: int
    bendo: str
    table: str
    person: str | UnsetType = UNSET


class Reason(Struct, frozen=True):
    """One reason of a player: a code for words, and facts; tiles are spelled."""

    code: str
    facts: dict[str, int | str]


class Hint(Struct, frozen=True, tag_field="type", tag="hint"):
    """What that player would do at that version, and why, the weightiest reason first."""

    version: int
    seat: Seat
    player: str
    action: str
    reasons: tuple[Reason, ...]


class Decision(Struct, frozen=True):
    """What was done at a step of the round, what the player would have done, and why.

    So many tiles were `laid` then, and `hand` are those that the seat held. `ghost` is where the tile of `would` would
    lie; absent if it is no play.
    """

    step: int
    action: str
    would: str
    reasons: tuple[Reason, ...]
    laid: int
    hand: str
    ghost: Lying | UnsetType = UNSET


class Review(Struct, frozen=True, tag_field="type", tag="review"):
    """All decisions of a seat in a round, or so far in the one that goes on."""

    round: int
    seat: Seat
    player: str
    decisions: tuple[Decision, ...]


Told = Welcome | Update | Refused | Hint | Review
"""Every message of the server on a socket."""


def answering(update: bytes) -> bytes:
    """The same update, marked as the answer to the receiver's own command."""
    return _MARKED + update.removeprefix(_UNMARKED)


_UNMARKED: Final = b'{"type":"update",'


def of_question(answer: bytes) -> bytes:
    """An answer to a question; a refusal is marked, so that it is not taken for the answer to a command."""
    if not answer.startswith(_REFUSED):
        return answer
    return _REFUSED + b'"question":true,' + answer.removeprefix(_REFUSED)


_REFUSED: Final = b'{"type":"refused",'
_MARKED: Final = b'{"type":"update","answers":true,'

_SAID: Final = msgspec.json.Decoder(Said)


def read(message: str | bytes) -> Any:
    """A message of a client. Raises msgspec.ValidationError and msgspec.DecodeError, whose text says what is wrong."""
    return _SAID.decode(message)


def hint_of(version: int, view: View, player: str, choice: Choice) -> Hint:
    """A choice as a message."""
    return Hint(version, view.seat, player, spell_action(choice.action), reasons_of(choice))


def decision_of(decided: Decided, choice: Choice) -> Decision:
    """A decision beside a choice as a message."""
    step, view, action = decided
    would = choice.action
    return Decision(
        step=step,
        action=spell_action(action),
        would=spell_action(would),
        reasons=reasons_of(choice),
        laid=len(view.line),
        hand=spell_set(view.hand),
        ghost=ghost(view.line, would) if isinstance(would, Play) else UNSET,
    )


def reasons_of(choice: Choice) -> tuple[Reason, ...]:
    """The reasons of a choice, with tiles spelled."""
    return tuple([_reason(motive) for motive in choice.reasons])


def _reason(motive: Motive) -> Reason:
    facts = {name: spell_tile(fact) if isinstance(fact, Tile) else fact for name, fact in facts_of(motive).items()}
    return Reason(motive.code, facts)
