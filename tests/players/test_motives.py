"""Every reason that a player gives is true, and has words."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bendo.game import Match, Rules
from bendo.notation import parse_setup, spell_action, spell_rules, spell_tiles
from bendo.players import PLAYERS, Motive, player
from tests.players.redeal import redealt
from tests.players.truth import CHECKS, World, texts, told
from tests.strategies import NUMBERS, in_words, positions, sittings, some_action
from tests.worlds import possible_hands

ASKED = (
    "random",
    "heaviest",
    "ben:easy",
    "ben",
    "tuned",
    "ben,offered=-1,partner=-9",
    "tuned,ahead=2,settled=4,variety=3",
    "random,pips=-1,double=-2,follow=-1,variety=-1,lacking=-1,stopped=-9,stuck=4,unseen=1,fives=-1,offered=1,partner=9",
)
"""Players of all kinds; the last likes whatever is bad."""


def worlds_of(match: Match, chance: random.Random, most: int = 4) -> list[World]:
    """The true hands, and others that this view allows too."""
    view = match.position.view(match.position.turn)
    dealt = [match.position.hands, *(redealt(view, chance) for _ in range(most))]
    return [tuple(map(texts, hands)) for hands in dealt if hands is not None]


@settings(max_examples=50)
@given(sitting=sittings(), number=NUMBERS, seed=st.integers(0, 2**32))
def test_every_reason_is_true(sitting: tuple[Rules, int], number: str, seed: int) -> None:
    chance = random.Random(seed)
    moments = [match for match in positions(*sitting, number, chance) if not match.position.over]
    for match in chance.sample(moments, min(3, len(moments))):
        view = match.position.view(match.position.turn)
        told(view, worlds_of(match, chance), ASKED)


@settings(max_examples=30)
@given(sitting=sittings(), number=NUMBERS, seed=st.integers(0, 2**32))
def test_every_player_that_has_a_name_gives_a_reason(sitting: tuple[Rules, int], number: str, seed: int) -> None:
    for match in positions(*sitting, number, random.Random(seed)):
        if not match.position.over:
            view = match.position.view(match.position.turn)
            assert [name for name in PLAYERS if not player(name, number, view.seat).choose(view).reasons] == []


GIVEN = [
    ("must-lead", "ben", "ben - 66633260502000/?7 ?14 turn=0,scores=0/0 -"),
    ("only-play", "ben", "draw 06*66 544261413020/?6 ?14 turn=0,scores=0/0 -"),
    ("only-drawn", "ben", "draw *66 ?6/6544322241311110 ?13 turn=1,drawn=65,scores=0/0 -"),
    ("cannot-lay", "ben", "ben *6661 523222403020/?6 ?14 turn=0,scores=0/0 -"),
    ("no-more-draws", "ben", "wild-draw 56R*66R 55336242216000/?7 ?12 turn=0,drawn=00,scores=0/0 -"),
    ("no-more-draws", "ben", "blue-orange 56R*66R 55336242216000/?18 ?1 turn=0,drawn=00,scores=0/0 -"),
    ("no-tiles", "ben", "block 06*66 523222403020/?6 ?14 turn=0,scores=0/0 -"),
    ("by-chance", "random", "ben *66 ?6/64443362413111 ?14 turn=1,scores=0/0 -"),
    ("equal", "random,fives=1", "jaques *66O ?5/443222311160 ?16 turn=1,scores=0/0 -"),
    ("goes-out", "ben", "draw 0002266442255336*666110033111 41/?2 ?11 turn=0,scores=0/0 -"),
    ("heaviest", "heaviest", "ben *66 ?6/53226121604010 ?14 turn=1,scores=0/0 -"),
    ("heavy", "random,pips=1,follow=2", "ben 16*66 646353411120/?6 ?14 turn=0,scores=0/0 -"),
    ("double", "random,double=1", "ben 16*66 646353411120/?6 ?14 turn=0,scores=0/0 -"),
    ("follow", "random,follow=1", "ben *66 ?6/64443362413111 ?14 turn=1,scores=0/0 -"),
    ("variety", "random,variety=1", "draw *66 ?6/33625242613000 ?14 turn=1,scores=0/0 -"),
    ("not-stuck", "random,stuck=-1", "draw 3006*66611332 54424120/?4 ?14 turn=0,scores=0/0 -"),
    ("scores", "random,fives=1", "jaques-muggins *66O ?5/646121604010 ?16 turn=1,scores=0/0 -"),
    ("dead-end", "random,lacking=1", "jaques-speed 06L*66O 4261413020/?5 ?16 turn=0,scores=0/0 -"),
    ("all-seen", "random,lacking=1", "draw 4335566225555446*66633006 ?10/322261514140 - turn=1,scores=0/0 -"),
    (
        "lacks",
        "random,lacking=1",
        "no-draw 02R22L25R50R06L*66R61R10L 556300/?3/?4 ?10 turn=0,scores=0/0/0 3/3/4!003040",
    ),
    ("lacks", "random,lacking=1", "ben *6665 553362422160/?7 ?13 turn=0,scores=0/0 6/7!6061626364"),
    ("lacks-bend", "random,lacking=1", "all-five *24R+*50R 665232224030/?6/?6 ?8 turn=0,scores=0/0/0,leader=0 -"),
    (
        "lacks-bend",
        "random,lacking=1",
        "jaques 25R53L33I36R*66O62R22O 32602000/?3/?4/?3 ?7 turn=0,scores=0/0/0/0 4/3/4!202143/3",
    ),
    (
        "lacks-bend",
        "random,lacking=1",
        "wild-draw 14R44R43L35R50R00L06L*66R62R22L23R36R64L 5433513110/?4 ?6 turn=0,scores=0/0 -",
    ),
    ("stops-all", "random,stopped=1", "jaques 26L*66O 6332602000/?6 ?15 turn=0,scores=0/0 5/6!6061636465"),
    ("stops", "random,stopped=1", "draw 3006*666113 ?4/6553333250 ?14 turn=1,scores=0/0 -"),
    ("stops", "random,stopped=1", "draw 01155336*66644003322665 ?1/54445020 ?12 turn=1,scores=0/0 -"),
    ("few-left", "random,unseen=-1", "ben *66 ?6/64443362413111 ?14 turn=1,scores=0/0 -"),
    ("best-in-all", "ben", "all-five *02R+*60R 66555453335131/?7 ?12 turn=0,scores=0/0,leader=0 -"),
    (
        "keeps-going",
        "tuned",
        "blue-orange 60R00L04L46R62R20L05L*55R51R10L03R31L11R12R22L25R 666554635333426141/?3 - turn=0,scores=0/0 "
        "1!66,8/3!535461636566",
    ),
    ("lighter", "random,ahead=1", "jaques 36R*66O 5232224030/?5 ?16 turn=0,scores=0/0 -"),
    ("settles", "random,settled=1", "draw 2003344442255556*666222233551 33216050/?9 ?1 turn=0,scores=0/0 -"),
    ("guards", "random,offered=-1", "jaques-muggins *66O ?5/336261113000 ?16 turn=1,scores=0/0 -"),
    ("partner", "random,partner=-1", "no-draw-teams *66R ?7/?6/63522251212000/?7 - turn=2,scores=0/0 -"),
]
"""Each reason, with a player who gives it in this position."""


@pytest.mark.parametrize(("code", "asked", "text"), GIVEN, ids=[given[0] for given in GIVEN])
def test_each_reason_is_given_somewhere_and_true_there(code: str, asked: str, text: str) -> None:
    view = parse_setup(text).view()
    hands = [redealt(view, random.Random(seed)) for seed in range(10)]
    worlds = [tuple(map(texts, world)) for world in hands if world is not None]
    assert worlds
    assert told(view, worlds, (asked,))[code] == 1


def test_there_is_an_example_of_every_reason() -> None:
    assert {code for code, _, _ in GIVEN} == set(CHECKS)


FEW_HIDDEN = 6
"""So many hidden tiles the brute-force search is tried on: its work doubles with each."""


@settings(max_examples=40)
@given(sitting=sittings(), number=NUMBERS, seed=st.integers(0, 2**32))
def test_what_is_known_of_others_holds_in_every_world_that_brute_force_finds(
    sitting: tuple[Rules, int], number: str, seed: int
) -> None:
    rules, players = sitting
    chance = random.Random(seed)
    match = Match.begin(rules, players, number)
    history: list[str] = []
    while not match.position.over:
        match, events = match.play(some_action(match, chance))
        history += in_words(events)
        position, deal = match.position, match.deal
        view = position.view(position.turn)
        if position.over or view.unseen.bit_count() > FEW_HIDDEN or history.count("+") > FEW_HIDDEN:
            continue
        found = possible_hands(
            spell_rules(rules),
            players,
            history,
            hand_size=len(deal.hands[0]),
            leader=deal.leader,
            lead_free=deal.must_lead is None,
            starters=spell_tiles(deal.starters),
        )
        own = texts(view.hand)
        worlds = [world for world in found if world[view.seat] == own]
        assert tuple(map(texts, position.hands)) in worlds
        told(view, worlds, ASKED)
        return


# --- particular positions --------------------------------------------------------------------------------------------


def told_in(text: str, asked: str = "ben") -> tuple[str, tuple[Motive, ...]]:
    """What a player does in a position, and why."""
    view = parse_setup(text).view()
    choice = player(asked, "2007", view.seat).choose(view)
    return spell_action(choice.action), choice.reasons


def test_a_number_that_another_was_seen_to_take_is_not_all_seen() -> None:
    """Every 0 but 1-0 is on the table or in the hand, and seat 1 showed that it drew 1-0."""
    text = (
        "jaques-draw-five 06L61R13R30L05L56R*66O63L34R42L 32402000/10?3/?2/?2 ?6 "
        "turn=0,scores=0/0/0/0 4!112133415153/=10,3!326264/2/2"
    )
    assert told_in(text, "random,lacking=1")[1][0] == Motive(
        "lacks", (("end", "b"), ("number", 0), ("seat", 2), ("all", False))
    )


def test_a_tile_held_before_a_free_draw_is_not_the_one_just_drawn() -> None:
    text = "draw 06*66 544261413020/?6 ?14 turn=0,drawn=54,scores=0/0 -"
    assert told_in(text) == ("61b", (Motive.of("only-play"),))


def test_whoever_may_lead_any_tile_must_lead_none() -> None:
    text = "ben,hand=2,lead=any - {}/?2 ?{} turn=0,scores=0/0,lead=any -"
    assert [motive.code for motive in told_in(text.format("6655", 24), "heaviest")[1]] == ["heaviest"]
    assert [motive.code for motive in told_in(text.format("66", 25))[1]] == ["goes-out"]


def test_a_last_tile_needs_no_other_reason() -> None:
    assert told_in("dutch 022665*555116644331144006 10/?4 ?11 turn=0,scores=0/0 -") == ("10a", (Motive.of("goes-out"),))


def test_whoever_likes_what_is_bad_gives_no_reason_that_is_not_one() -> None:
    text = "ben *66 ?6/64443362413111 ?14 turn=1,scores=0/0 -"
    assert told_in(text, "random,pips=-1,follow=-1") == ("62a", (Motive.of("best-in-all"),))


def test_a_small_chance_is_no_reason() -> None:
    """The more tiles another holds, the less likely it lacks all that fit after 3-3."""
    for hidden, motive in (
        (1, Motive.of("stops", percent=88)),
        (11, Motive.of("stops", percent=13)),
        (12, Motive.of("best-in-all")),
    ):
        text = f"draw 3006*666113 6553333250/?{hidden} ?{18 - hidden} turn=0,scores=0/0 -"
        assert told_in(text, "random,stopped=1") == ("33a", (motive,))
