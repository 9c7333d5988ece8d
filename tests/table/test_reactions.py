"""Reactions: a few fixed ones, one a second, and none in teams."""

import pytest

from bendo.table import REACTIONS
from bendo.table.commands import React
from tests.table.parties import LOOKER, begun, do, last_update, refused, told_of, waiting


@pytest.mark.parametrize("reaction", REACTIONS)
@pytest.mark.parametrize("sender", ["ana", LOOKER])
def test_a_reaction_is_told_to_everybody(sender: str, reaction: str) -> None:
    table = do(begun("ana bob"), sender, React(reaction))
    log = last_update(table, "bob").log
    assert log is not None
    assert (log[0].code, told_of(log[0].facts)) == ("reacted", {"person": sender, "reaction": reaction})


def test_there_are_no_others() -> None:
    assert refused(begun("ana bob"), "ana", React("I hold 6-6")) == "reaction"


def test_nobody_sends_more_than_one_a_second() -> None:
    table = do(begun("ana bob"), "ana", React("hello"), 10.0)
    assert refused(table, "ana", React("oops"), 10.9) == "too-soon"
    table = do(table, "bob", React("hello"), 10.9)
    table = do(table, "ana", React("oops"), 11.0)
    assert refused(table, "bob", React("oops"), 11.5) == "too-soon"


def test_in_teams_there_are_none_since_partners_may_not_talk() -> None:  # rules, What is seen (S0)
    table = begun("ana bob cleo dan", "no-draw-teams")
    for sender in ("ana", LOOKER):
        assert refused(table, sender, React("hello")) == "silent"


def test_it_can_be_sent_before_the_start() -> None:
    assert do(waiting("ana -"), "ana", React("hello")).version == 2
