"""Which half of a tile is its left one: told of the whole set, and the same of every tile that lies."""

import pytest

from bendo.game import SHEETS, WATCHER, Play, deal
from bendo.table.shown.lying import halves_of, tiles_of


@pytest.mark.parametrize("name", SHEETS)
def test_a_tile_lies_with_the_halves_that_its_set_tells(name: str) -> None:
    rules = SHEETS[name]
    told = halves_of(rules)
    halves = {frozenset(pair): pair for pair in (told[index : index + 2] for index in range(0, len(told), 2))}
    assert len(halves) == rules.tiles.size
    position = deal(rules, rules.players[0], "7").position()
    while not position.over:
        actions = position.actions()
        position = position.play(next((each for each in actions if isinstance(each, Play)), actions[0])).position
    lying = tiles_of(position.view(WATCHER).line)
    assert lying
    for tile in lying if rules.curved else ():
        if tile.left != tile.right:
            left, right = [*halves[frozenset(tile.tile)]]
            assert (tile.left, tile.right) == (int(left, 16), int(right, 16))
