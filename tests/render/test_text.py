"""The text picture: goldens that a person has read, and single cases."""

from __future__ import annotations

from pathlib import Path

import pytest

from bendo.game import Bend, empty_line, sheet, tile_of
from bendo.render.text import NARROWEST, EndMark, end_marks, hand, picture
from tests.render.tables import GOLDEN, Table, golden, table_in

FILES = sorted(GOLDEN.glob("*.txt"))


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_a_table_is_drawn_as_when_it_was_last_looked_at(file: Path) -> None:
    text = file.read_text("utf-8")
    assert golden(table_in(text)) == text


def test_a_line_of_all_28_tiles_fits_100_columns_at_the_wider_scale() -> None:
    text = (GOLDEN / "twenty-eight.txt").read_text("utf-8")
    assert len(table_in(text).line()) == 28
    assert "───" in text


def test_a_line_of_28_tiles_that_never_turns_back_fits_100_columns_too() -> None:
    tiles = table_in((GOLDEN / "twenty-eight.txt").read_text("utf-8")).line().walked()
    number, way, signs, plays = 0, Bend.RIGHT, {}, ""
    for laid in tiles:
        plays += (
            f" {laid.tile.high}{laid.tile.low}" + ("b" if plays else "") + (way.value if laid.tile.is_double else "")
        )
        signs[laid.tile] = "+" if (number == laid.tile.low) == (way is Bend.RIGHT) else "-"
        number, way = laid.tile.other(number), way.mirrored
    handedness = "".join(
        sign for tile, sign in sorted(signs.items(), key=lambda item: item[0].id) if not tile.is_double
    )
    line = Table(f"blue-orange,handedness={handedness}", plays, 100).line()
    assert len(line) == 28
    assert 80 < max(map(len, picture(line).split("\n"))) <= 100
    assert not picture(line).startswith("a [")


def test_a_line_lies_as_its_opener_was_laid_while_there_is_height_for_it() -> None:
    line = table_in((GOLDEN / "dead-end.txt").read_text("utf-8")).line()
    upright, low = picture(line, height=1000), picture(line, height=1)
    assert "╔══◆══╗" in upright
    assert picture(line, height=len(upright.split("\n")) - 2) == upright
    assert len(low.split("\n")) < len(upright.split("\n"))


def test_where_there_is_no_room_to_draw_a_curved_line_is_shown_in_rows_of_tiles() -> None:
    table = table_in((GOLDEN / "twenty-eight.txt").read_text("utf-8"))
    text = picture(table.line(), width=NARROWEST, unicode=False, last=table.line().last)
    assert text.startswith("a [0R1][1L1][1L6][6R0] >\n  > [0L0]")
    assert text.endswith("@[2L0] b\n\na 0 L R    b 0 R")
    assert "*[6R6]" in text


def test_too_narrow_a_picture_is_refused() -> None:
    line = empty_line(sheet("ben"))
    with pytest.raises(ValueError, match="width 23 is below 24"):
        picture(line, width=23)
    with pytest.raises(ValueError, match="width 23 is below 24"):
        hand((), width=23)


def test_end_marks_tell_what_fits_what_would_meet_and_what_is_gone() -> None:
    line = Table("all-five", "00+50 60b 20d 64b 52d 40a 54a 53a 63a 66aR", 100).line()
    assert end_marks(line) == (
        EndMark("a", 6, "closed", (Bend.LEFT,), (None,)),
        EndMark("b", 4, "dead"),
        EndMark("c", None, "gone"),
        EndMark("d", None, "gone"),
    )


def test_end_marks_of_a_spinner_tell_which_arms_wait() -> None:
    line = Table("draw-nine", "99 94a", 100).line()
    assert [(mark.name, mark.number, mark.state, mark.held) for mark in end_marks(line)] == [
        ("a", 4, "straight", True),
        ("b", 9, "straight", False),
        ("c", 9, "straight", False),
        ("d", 9, "straight", False),
    ]


def test_a_double_across_the_line_is_told_outward_and_inward() -> None:
    line = Table("jaques", "66 65a", 100).line()
    assert end_marks(line)[0].bends == (Bend.LEFT, Bend.RIGHT, Bend.OUTWARD, Bend.INWARD)


def test_a_double_that_lies_is_not_shown_as_one_that_fits() -> None:
    line = Table("jaques", "66", 100).line()
    assert end_marks(line)[0].bends == (Bend.LEFT, Bend.RIGHT)


def test_a_hand_lies_in_one_order_whatever_it_is_given_as() -> None:
    tiles = [tile_of(1, 0), tile_of(5, 5), tile_of(6, 4), tile_of(6, 6)]
    assert hand(tiles) == "[6|6] [6|4] [5|5] [1|0]"
    assert hand(sum(tile.bit for tile in tiles)) == hand(reversed(tiles)) == hand(tiles)


def test_a_hand_of_curved_tiles_can_show_how_each_bends() -> None:
    rules = sheet("blue-orange", handedness="uniform")  # entered at the lower number a tile bends right
    tiles = [tile_of(5, 5), tile_of(6, 4)]
    assert hand(tiles, rules=rules) == "[6↶4] [5|5]"
    assert hand(tiles, rules=rules, unicode=False) == "[6L4] [5|5]"
    assert hand(tiles, rules=sheet("ben")) == "[6|4] [5|5]"


def test_a_large_hand_is_folded_and_an_empty_one_is_empty() -> None:
    rows = hand(sheet("draw-twelve").tiles.all, width=40).split("\n")
    assert rows[0] == "[C|C] [C|B] [C|A] [C|9] [C|8] [C|7]"
    assert len(rows) == 16
    assert hand(0) == ""
