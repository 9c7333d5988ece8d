"""The reasons of players in words."""

import pytest

from bendo.cli.hints import reasons
from bendo.cli.play.screen.names import Names
from bendo.cli.walk import seat_names
from bendo.notation import parse_setup
from bendo.players import Choice, Motive

TWO = "ben *66 ?6/64443362413111 ?14 turn=1,scores=0/0 -"
FOUR = "no-draw 02R22L25R50R06L*66R61R10L 556300/?3/?4/?4 ?6 turn=0,scores=0/0/0/0 -"
PARTNERS = "no-draw-teams *66R ?7/?6/63522251212000/?7 - turn=2,scores=0/0 -"
CURVED = "blue-orange 55L52L24R*44R43L 63615020/?7 ?12 turn=0,scores=0/0 -"


def motive(code: str, **facts: int | str) -> Motive:
    return Motive.of(code, **facts)


SAID = [
    (TWO, motive("must-lead", tile_low=6, tile_high=6), "By the rules 6-6 must lead this round."),
    (TWO, motive("only-play"), "It is the only tile that you can lay."),
    (TWO, motive("only-drawn"), "Of your tiles you may lay the one that you have just drawn, and no other."),
    (TWO, motive("cannot-lay", drawn=0), "You hold no tile that can be laid."),
    (TWO, motive("cannot-lay", drawn=2), "You still hold no tile that can be laid."),
    (TWO, motive("no-more-draws", drawn=1), "You can lay no tile now, and you may draw no more in this turn."),
    (TWO, motive("no-tiles", drawn=0), "You can lay no tile now, and there is none that you may draw."),
    (TWO, motive("by-chance"), "It is picked by chance."),
    (TWO, motive("equal"), "Every other play looks just as good, so this one is picked by chance."),
    (TWO, motive("best-in-all"), "Nothing stands out here, but all things weighed no other play looks better."),
    (TWO, motive("goes-out"), "It is your last tile, and with it you are out."),
    (TWO, motive("heaviest", pips=1), "It takes 1 pip out of your hand, and no heavier tile can be laid now."),
    (TWO, motive("heaviest", pips=12), "It takes 12 pips out of your hand, and no heavier tile can be laid now."),
    (TWO, motive("heavy", pips=1), "It takes 1 pip out of your hand."),
    (TWO, motive("heavy", pips=9), "It takes 9 pips out of your hand."),
    (TWO, motive("double"), "It is a double, which is harder to lay later, since it matches one number only."),
    (CURVED, motive("double"), "It is a double, which matches one number only."),
    (TWO, motive("follow", count=1), "You keep 1 tile that fits the ends it leaves."),
    (TWO, motive("follow", count=3), "You keep 3 tiles that fit the ends it leaves."),
    (TWO, motive("variety", count=5), "The tiles that you keep are varied: they cover 5 numbers."),
    (CURVED, motive("variety", count=7), "The tiles that you keep are varied: they cover 7 numbers with their bends."),
    (TWO, motive("not-stuck"), "You keep a tile that fits the ends it leaves, so you are not stuck."),
    (TWO, motive("scores", points=15), "Its 15 points count at once, whoever wins the round."),
    (
        CURVED,
        motive("dead-end", end="a", number=3),
        "It leaves end a dead: nobody can lay anything there any more.",
    ),
    (
        TWO,
        motive("all-seen", end="b", number=6),
        "It leaves 6 at end b, where nobody else can go on: every 6 lies on the table or is in your hand.",
    ),
    (
        TWO,
        motive("lacks", end="a", number=5, seat=0, all=True),
        "It leaves 5 at end a, and Seat 0 is known to hold no 5.",
    ),
    (
        FOUR,
        motive("lacks", end="a", number=5, seat=2, all=False),
        "It leaves 5 at end a, and Seat 2 is known to hold no 5.",
    ),
    (
        FOUR,
        motive("lacks", end="a", number=5, seat=1, all=True),
        "It leaves 5 at end a, and your opponents are known to hold no 5.",
    ),
    (
        CURVED,
        motive("lacks-bend", end="b", number=2, seat=1, all=True, bend="L"),
        "It leaves 2 at end b, where a tile must bend left, and Seat 1 is known to hold no tile that fits there.",
    ),
    (
        FOUR,
        motive("lacks-bend", end="b", number=2, seat=1, all=True, bend="R"),
        "It leaves 2 at end b, where a tile must bend right, and your opponents are known to hold no tile that fits "
        "there.",
    ),
    (
        FOUR,
        motive("lacks-bend", end="b", number=2, seat=3, all=False),
        "It leaves 2 at end b, and Seat 3 is known to hold no tile that fits there.",
    ),
    (TWO, motive("stops-all"), "After it Seat 0 is known to hold no tile that fits."),
    (FOUR, motive("stops-all"), "After it your opponents are known to hold no tile that fits."),
    (
        TWO,
        motive("stops", percent=30),
        "The chance that Seat 0 holds no tile that fits after it is about 30 in 100, more than after other plays, on "
        "average.",
    ),
    (
        PARTNERS,
        motive("stops", percent=30),
        "The chance that an opponent holds no tile that fits after it is about 30 in 100, more than after other plays, "
        "on average.",
    ),
    (TWO, motive("few-left", count=0), "Of the tiles that you have not seen none fits after it."),
    (
        TWO,
        motive("few-left", count=1),
        "Of the tiles that you have not seen 1 fits after it, fewer than after other plays, on average.",
    ),
    (
        TWO,
        motive("few-left", count=8),
        "Of the tiles that you have not seen 8 fit after it, fewer than after other plays, on average.",
    ),
    (
        TWO,
        motive("lighter", pips=1),
        "If the round ends blocked, your hand is likely to be lighter than that of Seat 0, by about 1 pip.",
    ),
    (
        FOUR,
        motive("lighter", pips=4),
        "If the round ends blocked, your hand is likely to be lighter than those of your opponents, by about 4 pips.",
    ),
    (
        TWO,
        motive("keeps-going", pips=1),
        "It blocks less than other plays would, on average, and that is well: your hand is likely to be heavier than "
        "that of Seat 0, by about 1 pip.",
    ),
    (
        FOUR,
        motive("keeps-going", pips=9),
        "It blocks less than other plays would, on average, and that is well: your hand is likely to be heavier than "
        "those of your opponents, by about 9 pips.",
    ),
    (
        TWO,
        motive("settles", pips=9),
        "Nobody can lay anything after it, and your hand is likely to be lighter than that of Seat 0, by about 9 pips.",
    ),
    (
        PARTNERS,
        motive("settles", pips=1),
        "Nobody can lay anything after it, and your hand is likely to be lighter than those of your opponents, by "
        "about 1 pip.",
    ),
    (PARTNERS, motive("guards", seat=3), "It gives Seat 3 less to score than other plays would, on average."),
    (
        PARTNERS,
        motive("partner"),
        "Your partner is likelier to be able to go on after it than after other plays, on average.",
    ),
]


@pytest.mark.parametrize(("text", "told", "sentence"), SAID, ids=[f"{m.code}-{i}" for i, (_, m, _) in enumerate(SAID)])
def test_a_reason_is_a_full_sentence_to_the_reader(text: str, told: Motive, sentence: str) -> None:
    view = parse_setup(text).view()
    choice = Choice(view.actions()[0], (told,))
    assert reasons(view, choice, seat_names(view.players, view.seat)) == [sentence]


@pytest.mark.parametrize(
    ("asked", "opponent", "sentence"),
    [
        ("ben", "Ben", "It gives your opponent Ben less to score than other plays would, on average."),
        ("tuned", "Ben", "It gives Ben less to score than other plays would, on average."),
        ("ben", "Zoe", "It gives Zoe less to score than other plays would, on average."),
    ],
)
def test_an_opponent_is_not_taken_for_the_player_who_gives_the_hint(asked: str, opponent: str, sentence: str) -> None:
    view = parse_setup(TWO).view()
    choice = Choice(view.actions()[0], (motive("guards", seat=0),))
    assert reasons(view, choice, Names((opponent, "Ana"), 1), asked) == [sentence]
