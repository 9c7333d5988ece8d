"""`bendo hint`: what a player of the program would do, and why; of a record also what it would have done."""

from __future__ import annotations

from typing import Annotated, Final

from cyclopts import Parameter

from bendo.cli.arguments import Json, player_in, turn_in, whole
from bendo.cli.errors import Stopped, shown
from bendo.cli.hints import ADVISER, hint, json_hint, told
from bendo.cli.output import print_json
from bendo.cli.play.screen.names import Names, player_name
from bendo.cli.records import fault_line, file_bytes
from bendo.cli.review import Acts, acts, decisions, json_review, review, rows, summary
from bendo.cli.walk import names_in, seat_names
from bendo.game import WATCHER, Seat, View
from bendo.notation.records import Record, RecordError, ReplayError, read_record
from bendo.words import say

EXAMPLE: Final = "match.bdo --seat 0"


def run(
    file: Annotated[str | None, Parameter(allow_leading_hyphen=True)] = None,
    /,
    *,
    position: Annotated[str | None, Parameter(name="--position")] = None,
    seat_text: Annotated[str | None, Parameter(name="--seat")] = None,
    at_text: Annotated[str | None, Parameter(name="--at")] = None,
    player: Annotated[str, Parameter(name="--player")] = ADVISER,
    as_json: Json = False,
) -> int:
    """Say what a player would do in a position or at one moment of a record, or review all decisions of a seat."""
    name = player_in(player)
    if position is not None:
        for option, value in (("FILE", file), ("--seat", seat_text), ("--at", at_text)):
            if value is not None:
                raise Stopped(say("usage-hint-position", name=option, value=shown(value)))
        view = _view_of(position)
        return _tell(view, seat_names(view.players, view.seat), name, as_json=as_json)
    if file is None:
        raise Stopped(say("usage-hint", expected=EXAMPLE))
    record, found = _replayed(file)
    seat = _seat_in(record, seat_text)
    names = names_in(record, seat)
    if at_text is not None:
        return _tell(_view_at(found, seat, at_text), names, name, as_json=as_json)
    return _review(found, seat, names, name, as_json=as_json)


def _view_of(text: str) -> View:
    """What the seat knows whose turn it is in a position. Raises as `turn_in`, and Stopped if the round is over."""
    turn = turn_in(text)
    if turn.over:
        raise Stopped(say("usage-hint-over"))
    return turn if isinstance(turn, View) else turn.view(turn.turn)


def _replayed(file: str) -> tuple[Record, Acts]:
    """The record in a file, and its actions. Raises Stopped."""
    try:
        record = read_record(file_bytes(file, piped=True))
        return record, acts(record)
    except (RecordError, ReplayError) as error:
        raise Stopped(fault_line(error), 1 if isinstance(error, ReplayError) else 2) from None


def _seat_in(record: Record, text: str | None) -> Seat:
    """The seat that is asked about; of a seat's own record it can be no other. Raises Stopped."""
    own = record.view
    if own == WATCHER:
        raise Stopped(say("usage-hint-watcher"))
    if text is None and own is None:
        raise Stopped(say("usage-missing", name="--seat", example="--seat 0"))
    seat = own if text is None else whole("--seat", text, 0, record.players - 1)
    assert seat is not None
    if own not in (None, seat):
        raise Stopped(say("usage-hint-own", value=seat, expected=own))
    return seat


def _view_at(found: Acts, seat: Seat, text: str) -> View:
    """What the seat knew after so many actions of the record, in its own turn. Raises Stopped."""
    moments = [act.before for act in found.acts]
    if found.now is not None and not found.now.over:
        moments.append(found.now)
    own = [number for number, before in enumerate(moments) if before.turn == seat]
    if not own:
        raise Stopped(say("usage-hint-nothing", seat=seat))
    at = whole("--at", text, 0, len(moments) - 1)
    before = moments[at]
    if before.turn != seat:
        nearest = min(own, key=lambda number: abs(number - at))
        raise Stopped(say("usage-hint-turn", value=at, other=before.turn, seat=seat, expected=nearest))
    return before if isinstance(before, View) else before.view(seat)


def _tell(view: View, names: Names, name: str, *, as_json: bool) -> int:
    """Tell one hint."""
    choice = hint(view, name)
    if as_json:
        print_json(json_hint(view, choice, names, name))
    else:
        print(told(view, choice, names, name))
    return 0


def _review(found: Acts, seat: Seat, names: Names, name: str, *, as_json: bool) -> int:
    """Tell every decision of a seat, beside what the player would have done."""
    reviewed = [review(decision, name) for decision in decisions(found.acts, seat)]
    if as_json:
        print_json({"seat": seat, "player": name, "decisions": json_review(reviewed, names, name)})
        return 0
    if reviewed:
        print(say("review-head", who=player_name(name)))
    for row in rows(reviewed, names, name):
        print(row)
    print(summary(reviewed, name))
    return 0
