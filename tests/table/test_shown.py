"""What viewers get: places as in the pictures, ends, choices with their ghosts, misfits, what is known, the log."""

from __future__ import annotations

import json
import random
from itertools import pairwise

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bendo.game import Line, Match, Play, Rules, Scored, tiles_in
from bendo.notation import parse_action, spell_action, spell_tile
from bendo.render.drawing.places import Layout, curved_layout
from bendo.render.drawing.rows import rows_after, rows_of, straight_layout
from bendo.render.ends import end_marks
from bendo.table import Scene, Update, applied, encode, scene, since
from bendo.table.facts import Lack
from bendo.table.shown.choosing import Misfit, choices_of
from bendo.table.shown.knowing import Older
from bendo.table.shown.lying import changed_tiles, ends_of, ghost, joints_of, tiles_of
from tests.strategies import NUMBERS, positions, sittings
from tests.table.parties import LOOKER, begun, last_update, played

SEEDS = st.integers(0, 2**32)


def layout_of(line: Line) -> Layout:
    return curved_layout(line) if line.rules.curved else straight_layout(line)


def near(one: float | None, other: float) -> bool:
    return one is not None and abs(one - other) < 0.006


@settings(max_examples=60)
@given(sitting=sittings(), number=NUMBERS, seed=SEEDS)
def test_tiles_ends_and_joints_lie_where_the_pictures_have_them(
    sitting: tuple[Rules, int], number: str, seed: int
) -> None:
    moments = list(positions(*sitting, number, random.Random(seed)))
    for match in random.Random(seed).sample(moments, k=min(6, len(moments))):
        line = match.position.line
        if not line.openers:
            assert (tiles_of(line), ends_of(line), joints_of(line)) == ((), (), ())
            continue
        layout = layout_of(line)
        for lying, placed in zip(tiles_of(line), layout.tiles, strict=True):
            assert lying.tile == spell_tile(placed.tile)
            assert (lying.left, lying.right) == placed.halves
            assert lying.angle == placed.angle % 360
            assert near(lying.x, placed.x)
            assert near(lying.y, placed.y)
            assert lying.opener == placed.opener
        there = [end for end in ends_of(line) if end.state != "gone"]
        for end, tip in zip(there, layout.tips, strict=True):
            assert near(end.x, tip.x)
            assert near(end.y, tip.y)
            assert end.angle == round(tip.angle) % 360
            assert (end.name, end.number, end.state, end.held) == (
                tip.mark.name,
                tip.mark.number,
                tip.mark.state,
                tip.mark.held,
            )
            assert end.bends == "".join(bend.value for bend in tip.mark.bends)
            assert end.meets == tip.mark.meets
        assert len(joints_of(line)) == len(layout.joints)
        for joint, (x, y) in zip(joints_of(line), layout.joints, strict=True):
            assert near(joint.x, x)
            assert near(joint.y, y)
        assert [end.name for end in ends_of(line)] == [mark.name for mark in end_marks(line)]


@settings(max_examples=30)
@given(sitting=sittings().filter(lambda sitting: not sitting[0].curved), number=NUMBERS, seed=SEEDS)
def test_rows_that_grow_by_a_tile_are_those_worked_out_at_once(
    sitting: tuple[Rules, int], number: str, seed: int
) -> None:
    lines = [match.position.line for match in positions(*sitting, number, random.Random(seed))]
    for before, after in pairwise(line for line in lines if line.openers):
        index = next((i for i, arm in enumerate(after.arms) if len(before.arms[i]) < len(arm)), None)
        if index is not None:
            grown, anew = rows_after(rows_of(before), after, index), rows_of(after)
            assert (grown.farther, grown.failed) == (anew.farther, anew.failed)
            assert [arm.steps for arm in grown.arms] == [arm.steps for arm in anew.arms]
            assert all(arm.tried >= other.tried for arm, other in zip(grown.arms, anew.arms, strict=True))


@settings(max_examples=60)
@given(sitting=sittings(), number=NUMBERS, seed=SEEDS)
def test_a_tile_is_laid_where_its_ghost_was(sitting: tuple[Rules, int], number: str, seed: int) -> None:
    chance = random.Random(seed)
    moments = [match for match in positions(*sitting, number, chance) if not match.position.over]
    for match in chance.sample(moments, k=min(6, len(moments))):
        plays = [action for action in match.position.actions() if isinstance(action, Play)]
        for play in chance.sample(plays, k=min(3, len(plays))):
            before, after = match.position.line, match.position.play(play).position.line
            changed = dict(changed_tiles(before, after, play))
            laid = changed[len(after) - 1]
            assert replace(laid, opener=False) == replace(ghost(before, play), opener=False)
            assert laid == tiles_of(after)[-1]
            merged = dict(enumerate(tiles_of(before))) | changed
            assert tuple(merged.values()) == tiles_of(after)


@settings(max_examples=30)
@given(sitting=sittings().filter(lambda sitting: sitting[0].fives != "no"), number=NUMBERS, seed=SEEDS)
def test_a_play_scores_the_points_that_stood_beside_it(sitting: tuple[Rules, int], number: str, seed: int) -> None:
    for match in positions(*sitting, number, random.Random(seed)):
        position = match.position
        for choice in choices_of(position.view(position.turn)).plays:
            events = position.play(parse_action(choice.action, position.line).action).events
            assert choice.points == sum(event.points for event in events if isinstance(event, Scored))


@settings(max_examples=60)
@given(sitting=sittings(), number=NUMBERS, seed=SEEDS)
def test_every_tile_of_the_hand_can_be_laid_or_is_told_why_not(
    sitting: tuple[Rules, int], number: str, seed: int
) -> None:
    chance = random.Random(seed)
    moments = [match for match in positions(*sitting, number, chance) if not match.position.over]
    for match in chance.sample(moments, k=min(6, len(moments))):
        view = match.position.view(match.position.turn)
        choices = choices_of(view)
        legal = [parse_action(choice.action, view.line).action for choice in choices.plays]
        assert legal == [action for action in view.actions() if isinstance(action, Play)]
        playable, misfits = {choice.action[:2] for choice in choices.plays}, {misfit.tile for misfit in choices.misfits}
        hand = scene_hand(match)
        assert playable | misfits == hand
        assert not playable & misfits
        legal_names = {type(action).__name__ for action in view.actions()}
        assert (choices.why_not_draw == "") == ("Draw" in legal_names)
        assert (choices.why_not_pass == "") == ("Pass" in legal_names)


def scene_hand(match: Match) -> set[str]:
    return {spell_tile(tile) for tile in tiles_in(match.position.hand)}


def test_a_tile_that_matches_and_does_not_fit_is_told_with_the_tile_in_the_way() -> None:
    table = played(begun("ana bob"), "44", "42a", "43b")  # docs/notation.md, Positions and views
    choices = scene(table.state, "bob", 1.0).choices
    assert choices.plays == ()
    assert Misfit(tile="62", reason="blocked-by", end="a", bend="L", other="43") in choices.misfits
    assert Misfit(tile="60", reason="no-match") in choices.misfits
    assert (choices.why_not_draw, choices.why_not_pass) == ("", "must-draw")


def test_a_ring_that_would_join_unequal_numbers_is_told_with_the_end_it_would_meet() -> None:
    table = played(begun("ana bob"), "44", "42a")
    assert (
        Misfit(tile="20", reason="ring-mismatch", end="a", bend="L", other="b")
        in scene(table.state, "ana", 1.0).choices.misfits
    )


def test_what_a_play_would_score_by_fives_stands_beside_it() -> None:  # rules, Scores: muggins (S0)
    lead = scene(begun("ana bob", "jaques-muggins", "7").state, "ana", 1.0).choices.plays
    assert [(choice.action, choice.points) for choice in lead] == [("55", 10)]


def test_what_is_known_of_a_hand_is_told_as_far_as_it_is_proved() -> None:  # docs/notation.md, Memory: 4!66/6!66,1
    table = played(begun("ana bob"), "44", "42a", "43b", "+", "-", "52a", "+", "55aR")
    ana, bob = scene(table.state, LOOKER, 1.0).known
    assert (ana.shown, ana.cannot, ana.older) == ("", "66", ())
    assert (bob.shown, bob.cannot, bob.older) == ("", "", (Older(6, "66"),))


def test_shown_tiles_are_known_to_be_there() -> None:  # docs/notation.md, Memory: =20 and =3260
    table = played(begun("ana bob", "jaques", "7"), *["55", "54a", "41a", "+", "-", "+", "-", "+", "-"])
    ana, bob = scene(table.state, LOOKER, 1.0).known
    assert (ana.shown, bob.shown) == ("20", "3260")
    assert set_of(ana.cannot) == set_of("505152536566")


def set_of(text: str) -> set[str]:
    return {text[i : i + 2] for i in range(0, len(text), 2)}


def test_what_is_left_of_a_number_is_counted_by_the_way_it_bends() -> None:
    table = played(begun("ana bob"), "44")
    shown = scene(table.state, "bob", 1.0)
    unseen = set_of(shown.unseen)
    assert len(unseen) == 28 - 7 - 1
    assert shown.left.tiles == tuple(sum(str(number) in tile for tile in unseen) for number in range(7))
    assert shown.left.left[0] + shown.left.right[0] == shown.left.tiles[0] + 1  # its double bends both ways


def test_straight_tiles_are_counted_without_bends() -> None:
    left = scene(begun("ana bob", "draw-nine", "3").state, "ana", 1.0).left
    assert (len(left.tiles), left.left, left.right) == (10, (), ())


def test_a_pass_tells_what_its_seat_lacks_in_as_few_facts_as_tell_it() -> None:
    table = played(begun("ana bob", "no-draw", "2007"), "44", "42a", "43b", "-")  # bob has no 3, and no 2 bending right
    log = last_update(table, "ana").log
    assert log is not None
    assert [entry.code for entry in log] == ["passed"]
    assert log[0].facts.lacks == (Lack("number", 3), Lack("right", 2))


def test_a_draw_that_proves_nothing_tells_nothing() -> None:
    table = played(begun("ana bob"), "44", "42a", "43b", "+")  # one may draw while one could play (S1, S3)
    log = last_update(table, "ana").log
    assert log is not None
    assert log[0].facts.lacks is None


def test_the_log_of_a_scene_is_that_of_the_round_and_no_longer_than_forty() -> None:
    table = begun("ana ben", "wild-draw", "1")
    for _ in range(60):
        if table.state.position.over:
            break
        table = played(table, spell_action(table.state.position.actions()[0]))
    log = scene(table.state, "ana", 1.0).log
    assert len(log) <= 40
    assert log[-1].version == table.version


@pytest.mark.parametrize("viewer", ["ana", LOOKER])
def test_scenes_and_updates_can_be_read_from_their_json_again(viewer: str) -> None:
    table = played(begun("ana bob"), "44", "42a", "43b", "+")
    shown, update = scene(table.state, viewer, 1.0), last_update(table, viewer)
    assert msgspec.json.decode(encode(shown), type=Scene) == shown
    assert msgspec.json.decode(encode(update), type=Update) == update
    assert json.loads(encode(shown))["version"] == json.loads(encode(update))["version"] == table.version


def test_of_what_has_not_changed_an_update_says_nothing() -> None:
    update = json.loads(encode(last_update(played(begun("ana bob"), "44", "42a"), LOOKER)))
    assert set(update) == {"type", "version", "now", "turn", "stock", "tiles", "last", "ends", "unseen", "left", "log"}


def test_a_viewer_at_the_last_version_is_up_to_date() -> None:
    table = played(begun("ana bob"), "44")
    assert since(table, "ana", table.version, 1.0) == ()


def test_a_viewer_who_missed_a_little_gets_the_updates_and_one_who_missed_much_a_scene() -> None:
    table = played(begun("ana bob"), "44", "42a", "43b")
    old = scene(table.state, "ana", 1.0)
    later = played(table, "+", "-", now=5.0)
    missed = since(later, "ana", old.version, 9.0)
    assert len(missed) == 2
    for update in missed:
        assert update.now == 9.0
        old = applied(old, update)
    assert old == scene(later.state, "ana", 9.0)
    for version in (0, -5, later.version + 1):
        (update,) = since(later, "ana", version, 9.0)
        assert update.scene == scene(later.state, "ana", 9.0)


def test_a_watcher_sees_no_hand() -> None:
    shown = scene(begun("ana bob").state, LOOKER, 1.0)
    assert (shown.seats, shown.hands.seat, shown.hands.tiles) == ((), None, ("", ""))
    assert shown.choices.seat is None
