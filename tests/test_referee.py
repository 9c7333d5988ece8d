"""Tests of the referee and of the enumerator of worlds themselves, by hand and by random play."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from tests.referee import SHEETS, Match, parse_spec, whole_set
from tests.worlds import hands_now, possible_hands, public_history, self_test

TABLES = [(name, int(players)) for name in SHEETS for players in parse_spec(name).players]


def chooser(seed: int) -> random.Random:
    return random.Random(seed)


def play_all(match: Match, actions: str) -> None:
    for action in actions.split():
        match.apply(action)


def reason(match: Match, action: str) -> str | None:
    return match.why(action)[0]


# ---- deals and random play -------------------------------------------------------------------------------------------


def test_deal_of_2007() -> None:
    line = Match("blue-orange", 2, "2007").deal_line()
    assert line["hands"] == ["61442050435263", "10216211426460"]
    assert line["boneyard"].startswith("405554")
    assert (line["attempt"], line["starters"], line["leader"], line["must_lead"]) == (0, "", 0, "44")
    assert (line["type"], line["number"], line["round"]) == ("deal", "2007", 0)


def test_sixteen_sheets() -> None:
    assert len(SHEETS) == 16


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_random_match_runs_to_its_end_and_keeps_every_tile(name: str, players: int) -> None:
    spec = f"{name},target=20"
    match = Match(spec, players, f"test-{name}")
    tiles = whole_set(match.sheet.set)
    rng = chooser(players)
    for _ in range(500):
        lines = []
        while not match.round_over:
            legal = match.legal()
            assert legal
            assert legal == sorted(set(legal))
            lines.append(match.apply(rng.choice(legal)))
            assert sorted(tiles) == sorted([*match.line.laid, *match.boneyard, *(t for h in match.hands for t in h)])
        assert all(line["action"] in line["legal"] for line in lines)
        assert match.legal() == []
        if match.match_over:
            break
        match.next_round()
    assert match.match_over
    assert match.scores[match.match_line()["winner"]] == max(match.scores) >= match.sheet.target


def test_the_documented_play_of_2007() -> None:
    match = Match("blue-orange", 2, "2007")
    seats, drawn = [], []
    for action in ["44", "42a", "43b", "+", "-", "52a", "+", "55aR"]:
        line = match.apply(action)
        seats.append(line["seat"])
        drawn += [line["drawn"]] if line["drawn"] else []
    assert seats == [0, 1, 0, 1, 1, 0, 1, 1]
    assert drawn == ["40", "55"]
    assert match.hands == [["61", "20", "50", "63"], ["10", "21", "62", "11", "64", "60", "40"]]
    assert "".join(match.boneyard) == "546522663341005130313253"
    assert match.events[0] == ("played", 0, "44", None, "R")
    assert match.events[3:5] == [("drew", 1, "40"), ("passed", 1)]


# ---- rings and room --------------------------------------------------------------------------------------------------


def before_ring(changes: str) -> Match:
    """43 at d would meet the end c, which shows 4... after 40 was laid there."""
    return Match.from_hands(f"all-five{changes}", ["4355", "2111"], "2220", turn=0, starters="6130", laid=["40c"])


@pytest.mark.parametrize("changes", ["", ",ring=any"])
def test_ring_closes(changes: str) -> None:
    match = before_ring(changes)
    assert match.ends()["c"][0] == 4
    match.apply("43d")
    assert match.events[:2] == [("played", 0, "43", "d", match.events[0][4]), ("ring", "d", "c")]
    assert set(match.ends()) == {"a", "b"}
    assert reason(match, "21c") == "NO_SUCH_END"


def test_ring_forbidden_is_the_tile_at_the_end_in_the_way() -> None:
    assert before_ring(",ring=never").why("43d") == ("BLOCKED_BY", ["40"])


def test_ring_needs_equal_numbers() -> None:
    hands = ["4355", "2111"]
    match = Match.from_hands("all-five", hands, "2220", turn=0, starters="6050", laid=["54c"])
    assert match.why("43c") == ("RING_MISMATCH", [])
    loose = Match.from_hands("all-five,ring=any", hands, "2220", turn=0, starters="6050", laid=["54c"])
    loose.apply("43c")
    assert ("ring", "c", "d") in loose.events


def test_three_tiles_around_one_hexagon_meet() -> None:
    # lead 66 with 62 at b bending right; 32 would bend right too and meet a, which shows 6
    match = Match.from_hands("blue-orange", ["3230", "11"], "55", turn=0, laid=["66", "62b"])
    assert match.why("32b") == ("RING_MISMATCH", [])
    assert match.ends()["b"] == (2, ["L", "R"])  # geometry alone: a ring may close there


def test_dead_end() -> None:
    match = Match.from_hands("all-five", ["3110", "22"], "55", turn=0, starters="4411", laid=["64a", "61a"])
    assert match.ends()["a"] == (1, [])
    assert match.why("31a") == ("BLOCKED_BY", ["44"])


def test_closed_end_and_the_tile_in_the_way() -> None:
    match = Match.from_hands("blue-orange", ["5222", "11"], "55", turn=0, laid=["66", "62b", "61a"])
    assert match.why("52b") == ("BLOCKED_BY", ["61"])
    assert match.ends()["b"] == (2, ["L"])
    assert reason(match, "22bR") == "BLOCKED_BY"
    assert reason(match, "22bL") is None


def test_crosswise_contact_is_illegal() -> None:
    match = Match.from_hands("jaques", ["5341", "22"], "55", turn=0, laid=["66", "61a", "31a"])
    reason_, tiles = match.why("53a")
    assert (reason_, sorted(tiles)) == ("BLOCKED_BY", ["61", "66"])


def test_crosswise_double_goes_straight_on_either_way() -> None:
    match = Match.from_hands("jaques", ["2254", "11"], "55", turn=0, laid=["66", "62a"])
    assert match.legal() == ["22aI", "22aO"]
    match.apply("22aI")
    assert match.ends()["a"][0] == 2
    assert match.line.ends["a"].pose is not None


def test_straight_ends_have_no_bends() -> None:
    match = Match.from_hands("draw", ["6455", "6010"], "5453", turn=0, laid=["66"])
    assert match.ends() == {"a": (6, []), "b": (6, [])}


# ---- leads -----------------------------------------------------------------------------------------------------------


def test_lead_reasons() -> None:
    match = Match.from_hands("blue-orange", ["4461", "1066"], "55")
    assert (match.turn, match.legal()) == (1, ["66"])
    assert [reason(match, a) for a in ("44", "10", "66a", "66L", "66R", "66")] == [
        "NOT_IN_HAND",
        "MUST_LEAD",
        "NO_SUCH_END",
        "WRONG_BEND",
        None,
        None,
    ]
    assert match.apply("66R")["action"] == "66"


def test_crosswise_lead_letter_is_o() -> None:
    match = Match.from_hands("jaques", ["4461", "1066"], "55")
    assert [reason(match, a) for a in ("66R", "66I", "66O")] == ["WRONG_BEND", "WRONG_BEND", None]
    match.apply("66")
    assert match.events == [("played", 1, "66", None, "O")]


def test_no_double_the_heaviest_leads_and_the_higher_half_decides() -> None:
    match = Match.from_hands("blue-orange", ["5410", "6321"], "55")
    assert (match.turn, match.legal()) == (1, ["63"])


def test_redeal_until_somebody_holds_a_double() -> None:
    found = False
    for n in range(200):
        match = Match("draw,hand=3", 2, f"redeal-{n}")
        assert match.must_lead is not None
        assert match.must_lead[0] == match.must_lead[1]
        found = found or match.attempt > 0
    assert found


def test_winner_leads_any_tile_of_his() -> None:
    match = Match("ben", 2, "ben")
    rng = chooser(1)
    while not match.round_over:
        match.apply(rng.choice(match.legal()))
    winner = match.round_line()["winner"]
    match.next_round()
    if winner is not None:
        assert (match.leader, match.must_lead, len(match.legal())) == (winner, None, 7)


# ---- arms first ------------------------------------------------------------------------------------------------------


def test_arms_first_straight() -> None:
    match = Match.from_hands("draw", ["2155", "6433"], "54", turn=0, laid=["66", "62a"])
    assert match.why("21a") == ("ARMS_FIRST", [])
    assert match.legal() == ["+"]  # "can't be laid: neither for drawing and passing"
    play_all(match, "+ - 64b")
    assert reason(match, "21a") is None


def test_arms_first_blocks_a_round() -> None:
    match = Match.from_hands("block", ["21", "55"], turn=0, laid=["66", "62a"])
    assert match.round_over
    assert match.round_line()["ending"] == "blocked"


def test_spinner_of_four_arms() -> None:
    match = Match.from_hands("draw-nine", ["9897", "9651"], "545387", turn=0, laid=["99"])
    assert set(match.ends()) == set("abcd")
    play_all(match, "98a 96c 97d")
    assert match.round_line()["ending"] == "out"
    assert match.ends() == {"a": (8, []), "b": (9, []), "c": (6, []), "d": (7, [])}


def test_arms_first_needs_a_leading_double() -> None:
    match = Match.from_hands("draw-nine", ["8571", "4451"], "5453", turn=0, laid=["98", "97b"])
    assert set(match.ends()) == {"a", "b"}
    assert reason(match, "71b") is None


def test_arms_first_curved_but_not_in_all_five() -> None:
    curved = Match.from_hands("blue-orange,arms-first=yes", ["2155", "6433"], "54", turn=0, laid=["66", "62a"])
    assert reason(curved, "21a") == "ARMS_FIRST"
    five = Match.from_hands("all-five,arms-first=yes", ["2155", "6433"], "54", turn=0, starters="6650", laid=["62a"])
    assert reason(five, "21a") is None


# ---- draws and passes ------------------------------------------------------------------------------------------------


def test_decline_a_drawer_who_could_play() -> None:
    match = Match("blue-orange", 2, "2007")
    match.apply("44")
    assert match.legal() == ["+", "42a", "42b", "64a", "64b"]
    assert reason(match, "-") == "MUST_PLAY"
    match.apply("+")  # 40
    assert match.legal() == ["-", "40a", "40b"]
    assert [reason(match, a) for a in ("42a", "+", "-")] == ["ONLY_DRAWN_TILE", "NO_TILES", None]


def test_decline_a_drawn_tile_that_does_not_fit() -> None:
    match = Match.from_hands("blue-orange", ["6450", "2221"], "1161", turn=0, laid=["66"])
    match.apply("+")
    assert match.legal() == ["-"]
    assert [reason(match, a) for a in ("+", "64a")] == ["MUST_PASS", "ONLY_DRAWN_TILE"]


def test_wild_draw_goes_on_until_one_fits() -> None:
    match = Match.from_hands("wild-draw", ["50", "2221"], "116130", turn=0, laid=["66"])
    assert reason(match, "-") == "MUST_DRAW"
    match.apply("+")
    assert match.legal() == ["+"]
    match.apply("+")
    assert match.legal() == ["-", "61a", "61b"]


def test_without_free_draw_a_drawn_tile_that_fits_is_laid() -> None:
    match = Match.from_hands("dutch", ["50", "2221"], "11612030", turn=0, laid=["66"])
    match.apply("+")
    assert match.legal() == ["+"]
    match.apply("+")
    assert match.legal() == ["61a", "61b"]
    assert [reason(match, a) for a in ("-", "+")] == ["MUST_PLAY", "MUST_PLAY"]


def test_the_last_two_tiles_are_never_drawn() -> None:
    match = Match.from_hands("dutch", ["50", "6221"], "2030", turn=0, laid=["66"])
    assert match.legal() == ["-"]
    assert reason(match, "+") == "MUST_PASS"


def test_free_draw_any() -> None:
    match = Match.from_hands("draw", ["6450", "2221"], "1130", turn=0, laid=["66"])
    match.apply("+")
    assert match.legal() == ["+", "64a", "64b"]
    match.apply("+")
    assert match.legal() == ["64a", "64b"]


def test_out_of_tiles_and_nothing_fits_is_over_at_once() -> None:
    match = Match.from_hands("blue-orange", ["50", "21"], "11", turn=0, laid=["66"])
    match.apply("+")
    assert match.round_line() == {
        "type": "round",
        "round": 0,
        "ending": "blocked",
        "winner": 1,
        "points": [0, 7],
        "scores": [0, 7],
    }
    assert reason(match, "-") == "ROUND_OVER"


def test_a_drawn_tile_that_cannot_be_laid_is_shown_when_its_drawer_acts() -> None:
    match = Match.from_hands("jaques", ["50", "21"], "116130", turn=0, laid=["66"])
    match.apply("+")
    assert match.events == [("drew", 0, "11")]
    play_all(match, "- +")
    assert match.events[1:] == [("shown", 0, "11"), ("passed", 0), ("drew", 1, "61")]


def test_time() -> None:
    match = Match.from_hands("jaques-speed", ["50", "21"], "116130", turn=0, laid=["66"])
    match.apply("+")
    line = match.apply("!")
    assert (line["action"], line["drawn"], match.turn) == ("!", "61", 1)
    assert match.events == [("drew", 0, "11"), ("time", 0, "61")]
    lead = Match.from_hands("jaques-speed", ["50", "66"], "116130")
    with pytest.raises(ValueError, match="no clock"):
        lead.apply("!")


# ---- letters ---------------------------------------------------------------------------------------------------------


def test_letters() -> None:
    match = Match.from_hands("blue-orange", ["6443", "22"], "55", turn=0, laid=["66"])
    right = match.line.bends("64", "a")[0]
    wrong = "L" if right == "R" else "R"
    assert [reason(match, a) for a in ("64a", f"64a{right}", f"64a{wrong}", "64aO", "64", "64c", "43a", "22")] == [
        None,
        None,
        "WRONG_BEND",
        "WRONG_BEND",
        "NO_SUCH_END",
        "NO_SUCH_END",
        "NO_MATCH",
        "NOT_IN_HAND",
    ]
    double = Match.from_hands("blue-orange", ["4443", "22"], "55", turn=0, laid=["66", "64a"])
    assert [reason(double, a) for a in ("44a", "44aO", "44aR")] == ["WRONG_BEND", "WRONG_BEND", None]
    straight = Match.from_hands("ben", ["4443", "22"], "55", turn=0, laid=["66", "64a"])
    assert [reason(straight, a) for a in ("44aL", "44a")] == ["WRONG_BEND", None]


# ---- scores ----------------------------------------------------------------------------------------------------------


def blocked(spec: str, hands: Sequence[str], laid: Sequence[str] = ("66",)) -> tuple[int | None, list[int | str]]:
    match = Match.from_hands(spec, hands, turn=0, laid=laid)
    line = match.round_line()
    assert line["ending"] == "blocked"
    return line["winner"], line["points"]


def test_blocked_total_and_difference() -> None:
    hands = ["20", "21", "32"]
    assert blocked("block", hands) == (0, [8, 0, 0])
    assert blocked("block,blocked=difference", hands) == (0, [4, 0, 0])


def test_blocked_and_tied() -> None:
    hands = ["20", "11", "54"]
    assert blocked("block", hands) == (None, ["11/2", "11/2", 0])
    assert blocked("block,tie=nobody", hands) == (None, [0, 0, 0])
    winner, points = blocked("block,tie=lot", hands, ("66", "63a"))
    assert winner in (0, 1)
    assert sorted(str(p) for p in points) == ["0", "0", "11"]


def test_partners_tied_win_together() -> None:
    assert blocked("no-draw-teams", ["20", "54", "11", "55"]) == (0, [19, 0])
    assert blocked("no-draw-teams", ["20", "20", "11", "55"]) == (None, [0, 0])


def test_out_in_teams() -> None:
    match = Match.from_hands("no-draw-teams", ["64", "5453", "11", "55"], turn=0, laid=["66"])
    match.apply("64a")
    assert (match.round_line()["winner"], match.round_line()["points"]) == (0, [27, 0])


def test_muggins() -> None:
    match = Match.from_hands("jaques-muggins", ["5510", "5042"], "1130")
    assert match.apply("55")["scores"] == [10, 0]
    assert match.apply("50a")["scores"] == [10, 5]
    assert match.events == [
        ("played", 0, "55", None, "O"),
        ("scored", 0, 10),
        ("played", 1, "50", "a", match.events[2][4]),
        ("scored", 1, 5),
    ]


def test_a_sum_of_nothing_scores_nothing() -> None:
    match = Match.from_hands("jaques-muggins", ["0011", "4142"], "1130", turn=0, lead_any=True)
    match.apply("00")
    assert match.events == [("played", 0, "00", None, "O")]


def test_all_five_is_won_by_fives() -> None:
    # the starters show 6 1 2 0; 62 at a makes 2 1 2 0 = 5
    match = Match.from_hands("all-five", ["6252", "65"], "", turn=0, starters="6120")
    match.apply("62a")
    assert match.scores == [5, 0]
    while not match.round_over:
        match.apply(match.legal()[0])
    assert match.round_winner == 0
    out = Match.from_hands("all-five,five-round=out", ["6252", "51"], "", turn=0, starters="6120")
    play_all(out, "62a 51b")
    assert (out.ending, out.round_winner) == ("out", 1)
    assert out.round_line()["points"][1] == 7 + out.fives[1]


def test_match_is_looked_at_when_a_round_ends() -> None:
    spec = "block,target=10"
    even = Match.from_hands(spec, ["20", "11", "54"], turn=0, laid=["66"], scores=[6, 6, 0])
    assert (even.round_over, even.match_over) == (True, False)  # both reach 23/2: another round
    won = Match.from_hands(spec, ["20", "11", "54"], turn=0, laid=["66"], scores=[7, 6, 0])
    assert won.match_line() == {"type": "match", "winner": 0, "scores": ["25/2", "23/2", 0], "rounds": 1}


# ---- worlds ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("spec", "players", "limit"),
    [
        ("dutch,hand=13,reserve=1,show-drawn=unplayable,seconds=10", 2, 100),
        ("ben,hand=13,draw=1,show-drawn=unplayable,next=double", 2, 80),
        ("ben,hand=13,free=decline", 2, 80),
        ("draw,hand=13", 2, 80),
        ("draw,hand=9", 3, 150),
    ],
)
def test_worlds_two_ways(spec: str, players: int, limit: int) -> None:
    compared = 0
    for seed in (3, 8, 13):  # rounds that get down to few hidden tiles
        rng = chooser(seed)

        def mostly_plays(legal: list[str], rng: random.Random = rng) -> str:
            plays = [action for action in legal if action not in "+-!"]
            return rng.choice(plays if plays and rng.random() < 0.8 else legal)

        compared += self_test(spec, players, f"worlds-{seed}", mostly_plays, limit)
    assert compared > 0


@pytest.mark.parametrize(
    ("spec", "players"),
    [("blue-orange", 2), ("wild-draw", 2), ("draw", 2), ("jaques", 2), ("all-five", 3), ("ben", 2), ("dutch", 4)],
)
def test_the_truth_is_always_possible(spec: str, players: int) -> None:
    for n in range(2):
        match = Match(spec, players, f"truth-{n}")
        rng = chooser(n)
        while not match.round_over:
            unseen = sum(len(hand) for hand in match.hands) + len(match.boneyard)
            if unseen <= 7 and rng.random() < 0.3:
                assert hands_now(match) in possible_hands(spec, **public_history(match))
            match.apply(rng.choice(match.legal()))


def test_a_drawn_six_tells_that_none_was_held() -> None:
    # seat 1 drew at 6 6 and passed: it holds no 6, so all hidden sixes are seat 0's or in the boneyard
    history = ["66", "+", "-"]
    worlds = possible_hands("block,draw=1,hand=1,lead=any,set=6", 2, history, hand_size=1, leader=0, lead_free=True)
    assert worlds
    assert all(not any("6" in tile for tile in world[1]) for world in worlds)
    assert all(world[0] == frozenset() for world in worlds)
