"""Names in stored events: found and replaced as the table itself would have them."""

import json
import random
from collections.abc import Iterable, Sequence
from itertools import accumulate
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bendo.store import ERASED, UnknownFormat
from bendo.store.names import FORMATS, erase_names, names, seated
from bendo.table import FORMAT, Event, Happened, Opened, Plan, State, Table, read_event, stored
from bendo.table import Person as Holder
from bendo.table.plan import is_name
from tests.store.events import sitting
from tests.table.parties import PEOPLE, life, plans


def lived(plan: Plan, seed: int) -> list[Event]:
    """The events of a table's life at random."""
    outcomes = (each.outcome for each in life(plan, random.Random(seed), 60))
    happened = (outcome.happenings for outcome in outcomes if isinstance(outcome, Happened))
    return [Opened(0.0, plan), *(happening.event for happenings in happened for happening in happenings)]


def moments(events: Iterable[Event]) -> list[State]:
    """The states of a table after each of its events."""
    first, *later = events
    return [table.state for table in accumulate(later, Table.after, initial=Table.rebuilt([first]))]


def holders(states: Sequence[State]) -> list[list[Any]]:
    """Who held which chair, at each moment."""
    return [[chair.holder for chair in state.chairs] for state in states]


@settings(max_examples=25)
@given(plan=plans(), seed=st.integers(0, 10**6), person=st.sampled_from(PEOPLE))
def test_only_the_name_of_the_erased_person_is_replaced(plan: Plan, seed: int, person: str) -> None:
    events = lived(plan, seed)
    bodies = [json.loads(stored(event)) for event in events]
    before = holders(moments(events))
    called = [
        holder.name for chairs in before for holder in chairs if isinstance(holder, Holder) and holder.id == person
    ]
    assert names(bodies, person) == tuple(dict.fromkeys(called))

    erase_names(bodies, person)
    after = holders(moments(read_event(json.dumps(body)) for body in bodies))
    expected = [
        [Holder(person, ERASED) if isinstance(holder, Holder) and holder.id == person else holder for holder in chairs]
        for chairs in before
    ]
    assert after == expected


@settings(max_examples=25)
@given(plan=plans(), seed=st.integers(0, 10**6))
def test_all_who_ever_held_a_chair_have_been_seated(plan: Plan, seed: int) -> None:
    events = lived(plan, seed)
    held = {holder.id for chairs in holders(moments(events)) for holder in chairs if isinstance(holder, Holder)}
    assert seated([json.loads(stored(event)) for event in events]) == held


def test_the_names_can_be_found_in_the_form_that_is_written_today() -> None:
    assert FORMAT in FORMATS


def test_the_name_of_the_erased_is_a_name() -> None:
    assert is_name(ERASED)


def test_an_unknown_form_is_not_guessed_at() -> None:
    with pytest.raises(UnknownFormat, match="form 2"):
        seated([json.loads(sitting("ana")) | {"format": 2}])
