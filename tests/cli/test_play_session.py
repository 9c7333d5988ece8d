"""The terminal game without a terminal: lines typed into the session, and what is said back."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bendo.cli.play import session as core
from bendo.cli.play.choices import choices, forced
from bendo.cli.play.screen.manner import Manner
from bendo.cli.play.screen.names import names_of
from bendo.cli.play.screen.scores import round_over
from bendo.cli.play.seats import parse_seats
from bendo.cli.play.session import Answer, answer, begin, call_time, prompt
from bendo.cli.play.state import Phase, Session
from bendo.cli.play.terminal import folded
from bendo.game import (
    DRAW,
    WATCHER,
    Action,
    Deal,
    Match,
    Play,
    Rules,
    Showed,
    Tile,
    bits_of,
    sheet,
    tiles_in,
)
from bendo.notation import parse_rules, spell_action, spell_tile
from bendo.notation.records.record import Record
from bendo.notation.records.replay import replay
from bendo.notation.records.text import read_record, write_record
from tests.strategies import SITTINGS, sittings

AT_A_TERMINAL = Manner(pauses=True)
LOOKING = ("ends", "hand", "board", "known", "log", "review", "score", "hint", "rules", "help")
STEADY = "me,heaviest"
"""An opponent that never learns: what it does can be told in advance."""


def seats(players: int, *, people: int = 1) -> str:
    return ",".join(["me"] * people + ["ben", "ben:easy", "heaviest"][: players - people])


def start(spec: str | Rules, who: str = "me,ben", number: str = "2007", manner: Manner = AT_A_TERMINAL) -> Answer:
    rules = parse_rules(spec) if isinstance(spec, str) else spec
    return begin(rules, parse_seats(who), number, manner)


def text(found: Answer) -> str:
    return "\n".join(said.text for said in found.lines)


def first_choice(session: Session) -> str:
    if session.phase is not Phase.TURN or forced(session.view):
        return ""
    return str(choices(session.view)[0].number)


def any_choice(chance: random.Random) -> Callable[[Session], str]:
    def choose(session: Session) -> str:
        if session.phase is not Phase.TURN or forced(session.view):
            return ""
        return str(chance.choice(choices(session.view)).number)

    return choose


def played(found: Answer, choose: Callable[[Session], str] = first_choice) -> Iterator[Answer]:
    """Every answer up to the end of the match."""
    yield found
    for _ in range(5000):
        if found.session.ended:
            return
        found = answer(found.session, choose(found.session))
        yield found
    raise AssertionError("the match does not end")


def in_turn(spec: str, wanted: Callable[[Session], bool], who: str = "me,ben") -> Session:
    """A session in the turn of a person, at which something is so."""
    for number in range(200):
        for found in played(start(spec, who, str(number)), any_choice(random.Random(number))):
            if found.session.phase is Phase.TURN and wanted(found.session):
                return found.session
    raise AssertionError("it never is so")


@pytest.mark.parametrize(("rules", "players"), SITTINGS, ids=lambda value: getattr(value, "sheet", value))
def test_a_match_of_every_sheet_goes_to_its_end(rules: Rules, players: int) -> None:
    short = rules.change(target=20 if players == rules.players[0] else 1)
    answers = list(played(start(short, seats(players))))
    last = answers[-1].session
    assert last.phase is Phase.MATCH_OVER
    assert last.match.winner is not None
    assert all(len(line) <= 100 for found in answers for said in found.lines for line in folded(said, 100))
    read = read_record(write_record(last.record))
    assert read == last.record
    assert not read.unfinished
    assert replay(read).match == last.match


@given(sitting=sittings(), people=st.integers(1, 4), number=st.integers(0, 1000))
@settings(max_examples=15)
def test_whatever_the_rules_there_are_words_for_it(sitting: tuple[Rules, int], people: int, number: int) -> None:
    rules, players = sitting
    chance = random.Random(number)
    found = start(rules.change(target=1), seats(players, people=min(people, players)), str(number))
    for _ in range(400):
        session = found.session
        if session.ended:
            break
        if session.phase is Phase.TURN and session.position.line.openers and rules.seconds and chance.random() < 0.1:
            found = call_time(session)
            continue
        typed = any_choice(chance)(session)
        if chance.random() < 0.1:
            tile = chance.choice(tiles_in(rules.tiles.all))
            typed = chance.choice([*LOOKING, "undo", "x", f"{tile.high}-{tile.low}", spell_tile(tile) + "a"])
        assert prompt(session)
        found = answer(session, typed)
        assert found.lines


def test_the_same_lines_typed_give_the_same_match() -> None:
    first, second = ([text(a) for a in played(start("blue-orange,target=30"))] for _ in range(2))
    assert first == second


# --- what a person may do --------------------------------------------------------------------------------------------


def test_a_play_may_be_typed_in_many_ways() -> None:
    session = answer(start("blue-orange", STEADY).session, "1").session
    there = answer(session, "63b").session.steps[1].action
    for typed in ("63B", "36b", "6-3 at b, bending left", "6-3b", " 63bL ", "3-6 b", "3"):
        assert answer(session, typed).session.steps[1].action == there, typed


def test_a_tile_alone_is_laid_where_it_fits_in_one_way_only() -> None:
    session = answer(start("blue-orange", STEADY).session, "44").session
    assert answer(session, "63").session.steps[1].action == answer(session, "63b").session.steps[1].action


def test_a_double_needs_no_bend_where_one_fits() -> None:
    def one_way(session: Session) -> list[Play]:
        doubles = [a for a in session.view.actions() if isinstance(a, Play) and a.tile.is_double and a.end]
        return [a for a in doubles if [(b.tile, b.end) for b in doubles].count((a.tile, a.end)) == 1]

    session = in_turn("blue-orange", lambda session: bool(one_way(session)))
    play = one_way(session)[0]
    found = answer(session, f"{spell_tile(play.tile)}{play.end}").session
    assert found.steps[len(session.steps)].action == play


def test_a_tile_that_fits_in_several_ways_is_asked_about() -> None:
    def fits_twice(session: Session) -> bool:
        plays = [action.tile for action in session.view.actions() if isinstance(action, Play)]
        return len(plays) > len(set(plays))

    session = in_turn("blue-orange", fits_twice)
    plays = [action for action in session.view.actions() if isinstance(action, Play)]
    tile = next(play.tile for play in plays if [other.tile for other in plays].count(play.tile) > 1)
    found = answer(session, spell_tile(tile))
    assert found.session == session
    for play in plays:
        if play.tile == tile:
            assert spell_action(play) in text(found)


def test_straight_ends_with_the_same_number_are_one_way() -> None:
    def twelve(session: Session) -> bool:
        ends = session.position.line.ends
        return len(ends) == 8 and any(isinstance(action, Play) for action in session.view.actions())

    session = in_turn("draw-twelve", twelve)
    play = next(action for action in session.view.actions() if isinstance(action, Play))
    found = answer(session, f"{play.tile.high}-{play.tile.low}").session
    assert found.steps[len(session.steps)].action == play


def test_no_choice_has_a_number_that_reads_as_a_tile_of_the_hand() -> None:
    session = in_turn("draw", lambda session: len(choices(session.view)) > 9)
    spelled = {
        spelled for tile in tiles_in(session.view.hand) for spelled in (spell_tile(tile), spell_tile(tile)[::-1])
    }
    numbers = [str(choice.number) for choice in choices(session.view)]
    assert not spelled & set(numbers)
    for choice in choices(session.view):
        assert answer(session, str(choice.number)).session.steps[len(session.steps)].action == choice.action


def test_enter_is_enough_where_one_can_only_draw_or_pass() -> None:
    session = in_turn("jaques", lambda session: forced(session.view) == DRAW)
    drew = answer(session, "")
    assert drew.session.steps[len(session.steps)].action == DRAW
    assert "Press Enter to draw a tile." in text(answer(session, "hand"))


def test_enter_alone_lays_no_tile() -> None:
    session = start("blue-orange").session
    assert answer(session, "").session == session


def test_a_tile_in_the_way_is_named() -> None:
    def blocked(session: Session) -> bool:
        return any("in the way" in text(answer(session, spell_tile(tile))) for tile in tiles_in(session.view.hand))

    session = in_turn("blue-orange", blocked)
    found = [text(answer(session, spell_tile(tile))) for tile in tiles_in(session.view.hand)]
    reason = next(line for line in found if "in the way" in line)
    named = reason.partition(": ")[2].split()[0]
    assert named in {f"{tile.high}-{tile.low}" for tile in session.view.line.order}


def test_a_tile_that_matches_no_end_is_told_what_the_ends_show() -> None:
    session = answer(start("blue-orange", STEADY).session, "1").session
    assert text(answer(session, "52")) == "5-2 matches no end: a shows 4 and b shows 6."


@pytest.mark.parametrize(
    "typed",
    [
        "x" * 10_000,
        "\x00\x1b[2J\x07",
        "64z",
        "99999",
        "-1",
        "\ufffd\ufffd",
        "drawx",
        "6-4 at b at b",
        "٣",
        "²",
        "!",
        "0",
    ],
)
def test_anything_else_gets_one_clear_line(typed: str) -> None:
    session = answer(start("blue-orange").session, "1").session
    found = answer(session, typed)
    assert found.session == session
    assert len(found.lines) == 1
    assert len(found.lines[0].text) <= 100
    assert found.lines[0].text.isprintable()


# --- undo ------------------------------------------------------------------------------------------------------------


def test_undo_returns_to_the_same_view_and_the_same_draw_comes_again() -> None:
    session = in_turn("wild-draw", lambda session: DRAW in session.view.actions() and len(session.steps) > 3)
    drew = answer(session, "draw")
    back = answer(drew.session, "undo")
    assert back.session.view == session.view
    again = answer(back.session, "+")
    assert again.session.view == drew.session.view
    assert text(again) == text(drew)


@pytest.mark.parametrize("spec", ["blue-orange", "all-five", "jaques-muggins", "draw", "ben"])
def test_undo_takes_the_replies_back_too_and_they_come_again(spec: str) -> None:
    for found in list(played(start(f"{spec},target=20"), any_choice(random.Random(1)))):
        session = found.session
        if session.phase is not Phase.TURN:
            continue
        typed = first_choice(session)
        after = answer(session, typed)
        if after.session.phase is not Phase.TURN:
            continue
        back = answer(after.session, "undo").session
        assert back.view == session.view
        assert back.position == session.position
        assert answer(back, typed).session.position == after.session.position


def test_undo_stops_at_the_beginning_of_the_round() -> None:
    found = start("blue-orange")
    assert text(answer(found.session, "undo")) == "There is nothing of yours to take back in this round."


def test_a_record_keeps_what_was_taken_back() -> None:
    session = answer(answer(start("blue-orange", STEADY).session, "1").session, "63b").session
    back = answer(session, "undo").session
    record = write_record(back.record)
    assert record.endswith(" ~" * (len(session.steps) - len(back.steps)) + " *\n")
    assert "0:44 1:64b 0:63b " in record
    assert replay(read_record(record)).match == back.match


def test_nothing_is_taken_back_after_the_hands_were_shown() -> None:
    found = next(a for a in played(start("blue-orange")) if a.session.phase is Phase.ROUND_OVER)
    again = answer(found.session, "undo")
    assert again.session == found.session
    assert "all hands have been shown" in text(again)


# --- several people at one terminal ----------------------------------------------------------------------------------


def test_a_hand_is_shown_only_after_its_owner_is_ready() -> None:
    found = start("blue-orange", "me:Ana,me:Bob")
    for _ in range(40):
        session = found.session
        if session.ended or session.phase is Phase.ROUND_OVER:
            break
        if session.phase is Phase.READY:
            assert found.clear
            assert "Your hand" not in text(found)
            assert answer(session, "64a").session == session
            found = answer(session, "")
        hand = bits_of(tiles_in(found.session.view.hands[found.session.position.turn]))
        assert f"{tiles_in(hand)[0].high}-{tiles_in(hand)[0].low}" in text(found)
        found = answer(found.session, first_choice(found.session))
    else:
        raise AssertionError("nobody was asked")


def test_through_a_pipe_whoever_types_is_ready() -> None:
    found = start("blue-orange", "me:Ana,me:Bob", manner=Manner())
    assert found.session.phase is Phase.READY
    assert "Your hand" not in text(found)
    assert answer(found.session, "1").session.steps
    assert "Your hand" in text(answer(found.session, ""))


def test_people_take_back_only_what_has_shown_nothing_hidden() -> None:
    found = answer(start("blue-orange", "me:Ana,me:Bob").session, "")
    led = answer(found.session, "1")
    back = answer(led.session, "undo")
    assert back.session.position == found.session.position
    assert back.session.phase is Phase.READY
    bob = answer(led.session, "").session
    drew = answer(bob, "draw").session
    assert drew.position.drawn
    assert text(answer(drew, "undo")) == "This can no longer be taken back: a hidden tile has been shown since."


def test_nothing_is_taken_back_over_the_tile_of_another() -> None:
    ana = answer(start("blue-orange", "me:Ana,heaviest,me:Bob").session, "").session
    for found in played(Answer(ana, ())):
        last = found.session.steps[-1:]
        if found.session.phase is Phase.READY and last and isinstance(last[0].action, Play) and last[0].seat == 1:
            assert text(answer(found.session, "undo")).endswith("a hidden tile has been shown since.")
            return
    raise AssertionError("it never is so")


# --- hidden tiles stay hidden ----------------------------------------------------------------------------------------


def read_by_first(session: Session, actions: Sequence[Action]) -> list[str]:
    """All that seat 0 reads of a round that goes so, if it looks at everything in each of its turns."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(core, "reply", lambda session: actions[len(session.steps)])
        found = core._onward(session, core.heading(session))
        read = [text(found)]
        while True:
            session = found.session
            read += [text(answer(session, typed)) for typed in LOOKING]
            fitting = {play.tile for play in session.view.actions() if isinstance(play, Play)}
            read += [text(answer(session, spell_tile(t))) for t in tiles_in(session.view.hand) if t not in fitting]
            if len(session.steps) == len(actions):
                return read
            found = answer(session, spell_action(actions[len(session.steps)]))
            read.append(text(found))


def swapped(deal: Deal, hidden: Sequence[Tile], chance: random.Random) -> Deal:
    """The deal with the hidden tiles in other places."""
    other = dict(zip(hidden, chance.sample(hidden, len(hidden)), strict=True))
    hands = tuple(tuple(other.get(tile, tile) for tile in hand) for hand in deal.hands)
    return replace(deal, hands=hands, boneyard=tuple(other.get(tile, tile) for tile in deal.boneyard))


def goes_so(deal: Deal, actions: Sequence[Action]) -> bool:
    """Whether the same seat begins, and these actions can be made one after the other."""
    best = [max(hand, key=lambda tile: (tile.is_double, tile.weight)) for hand in deal.hands]
    if max(range(len(best)), key=lambda seat: (best[seat].is_double, best[seat].weight)) != deal.leader:
        return False
    position = deal.position()
    for action in actions:
        if position.over or position.why_not(action):
            return False
        position = position.play(action).position
    return not position.over


def two_worlds(rules: Rules, number: str) -> tuple[Session, Deal, list[Action]] | None:
    """A round up to the last decision of seat 0, and another deal of its hidden tiles in which it could go so."""
    chance = random.Random(number)
    found = start(rules, seats(2), number)
    begun = found.session
    while found.session.phase is Phase.TURN:
        found = answer(found.session, any_choice(chance)(found.session))
    steps, deal = found.session.steps, found.session.match.deal
    last = max(i for i, step in enumerate(steps) if step.seat == 0)
    actions = [step.action for step in steps[:last]]
    seen = {step.action.tile for step in steps if isinstance(step.action, Play)} | set(deal.starters)
    seen |= {event.tile for step in steps for event in step.events if isinstance(event, Showed)}
    seen |= {*deal.hands[0], *tiles_in(found.session.position.hands[0])}
    hidden = [tile for tile in tiles_in(rules.tiles.all) if tile not in seen]
    for _ in range(50):
        other = swapped(deal, hidden, chance)
        if other != deal and goes_so(other, actions):
            record = Record.begin(rules, number, begun.record.names)
            session = replace(begun, match=Match.begin(rules, 2, number), record=record, steps=(), told=(0, 0))
            return session, other, actions
    return None


@pytest.mark.parametrize("spec", ["blue-orange", "all-five", "jaques", "wild-draw", "draw", "draw-nine", "ben"])
def test_nothing_that_is_said_depends_on_hidden_tiles(spec: str) -> None:
    for number in range(30):
        if worlds := two_worlds(sheet(spec), f"{spec}{number}"):
            session, deal, actions = worlds
            other = replace(session, match=Match(deal=deal, position=deal.position()))
            first, second = read_by_first(session, actions), read_by_first(other, actions)
            assert first == second
            assert len(first) > 3
            return
    raise AssertionError("no round could have gone the same way with other hidden tiles")


def test_a_watcher_sees_no_drawn_tile() -> None:
    session = in_turn("ben", lambda session: bool(session.position.drawn) and session.alone)
    assert not session.position.view(WATCHER).drawn


# --- the end of a round and of the match -----------------------------------------------------------------------------


def test_going_out_is_called_and_the_points_are_spelled_out() -> None:
    for found in played(start("ben")):
        match = found.session.match
        result = match.result
        if result and result.ending == "out" and result.seat == 0:
            said = text(found).replace("\u00a0", " ")
            tiles = sorted(tiles_in(found.session.position.hands[1]), key=lambda tile: (-tile.pips, -tile.high))
            made = " + ".join(f"{tile.high}-{tile.low} ({tile.pips})" for tile in tiles)
            assert "Domino!" in said
            assert f"You scored {result.points[0]} = {made}." in said
            return
    raise AssertionError("nobody went out")


def ended_rounds(rules: Rules, players: int) -> Iterator[Match]:
    """Rounds that have ended, by random actions and without a word."""
    chance = random.Random(1)
    for number in range(2000):
        match = Match.begin(rules, players, str(number))
        while not match.position.over:
            match = match.play(chance.choice(match.position.actions())).match
        yield match


@pytest.mark.parametrize(
    ("spec", "players", "words"),
    [
        ("jaques", 2, "the pips that the others have more"),
        ("jaques", 3, "the pips that the others have more"),
        ("block,tie=nobody", 3, "Nobody scores."),
        ("block", 4, "is shared by 2"),
        ("block,tie=lot", 4, "Lots were drawn"),
        ("no-draw-teams", 4, "the fewest pips"),
        ("no-draw-teams", 4, "each, and win the round."),
        ("all-five", 2, "has most points by fives"),
        ("all-five", 3, "Most points by fives are equal"),
        ("all-five,five-round=out", 3, "In all this round brought"),
        ("jaques-muggins", 2, "In all this round brought"),
    ],
)
def test_every_way_to_score_is_told(spec: str, players: int, words: str) -> None:
    names = names_of(parse_seats(seats(players)), None)
    for match in ended_rounds(parse_rules(spec), players):
        lines = [said.text for said in round_over(match, names)]
        if any(words in line for line in lines):
            return
    raise AssertionError(f"{words!r} is never said")


def test_exclamation_marks_are_for_domino_alone() -> None:
    said = "".join(text(a) for a in played(start("blue-orange,target=30")))
    for typed in LOOKING:
        said += text(answer(start("blue-orange").session, typed))
    assert "!" not in said.replace("Domino!", "")


def test_through_a_pipe_the_next_round_begins_by_itself() -> None:
    answers = list(played(start("blue-orange", manner=Manner())))
    assert Phase.ROUND_OVER not in {a.session.phase for a in answers}
    assert answers[-1].session.phase is Phase.MATCH_OVER


def test_quit_leaves_at_any_moment() -> None:
    for found in played(start("blue-orange,target=20", "me,me")):
        if not found.session.ended:
            assert answer(found.session, "quit").session.phase is Phase.LEFT
