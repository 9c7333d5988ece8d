"""Options of players: what they change, and what is wrong with those that cannot be."""

import pickle

import pytest

from bendo.game import sheet
from bendo.players import HABITS, UnknownPlayer, habits

BEN = HABITS["ben"].weights(sheet("draw"))


def test_options_change_weights_and_slips_and_nothing_else() -> None:
    found = habits("ben,double=-3,slips=100,pips=0.5")
    assert (found.weights(sheet("draw")), found.slips) == (BEN._replace(double=-3, pips=0.5), 100)
    assert habits("ben:easy,slips=0") == HABITS["ben:easy"]._replace(slips=0)


@pytest.mark.parametrize(
    ("spelled", "option", "problem", "words"),
    [
        ("zoe,double=1", None, "name", "no player is called 'zoe'"),
        ("ben,n=3", "n=3", "option", "'n=3' is no option of the player 'ben'"),
        ("ben,double=1000001", "double=1000001", "value", "an option of the player 'ben' cannot be 'double=1000001'"),
        ("ben,slips=-1", "slips=-1", "value", "an option of the player 'ben' cannot be 'slips=-1'"),
        ("ben,slips=1,slips=1", "slips=1", "twice", "'slips=1' sets an option of the player 'ben' a second time"),
        ("ben,pips=1,pips=x", "pips=x", "twice", "'pips=x' sets an option of the player 'ben' a second time"),
    ],
)
def test_what_is_wrong_with_an_option_is_told(spelled: str, option: str | None, problem: str, words: str) -> None:
    with pytest.raises(UnknownPlayer) as caught:
        habits(spelled)
    for error in (caught.value, pickle.loads(pickle.dumps(caught.value))):
        assert (error.option, error.problem, str(error)) == (option, problem, words)
