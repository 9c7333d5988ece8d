"""What the play so far has proved about the others' hands, from public memory and what the reader sees himself."""

from __future__ import annotations

from collections.abc import Iterator

from bendo.cli import sentences
from bendo.cli.play.screen.names import Names
from bendo.cli.play.screen.said import Said, listed
from bendo.game import DOUBLES, Bend, Bits, Seat, View, tiles_in
from bendo.words import ENGLISH, say


def missing(view: View, seat: Seat) -> list[str]:
    """What a seat is known to lack or to hold, in short phrases: `no 5`, `no left-bending 3`, `no 4 in 6 of 8`."""
    remembered = view.memory[seat]
    phrases = [say("play-known-holds", tile=sentences.name(tile)) for tile in tiles_in(remembered.shown)]
    told: Bits = 0
    older = remembered.hidden
    for size, cannot in reversed(remembered.groups):
        new = cannot & view.unseen
        lacks = list(_lacks(view, new, told))
        if older == remembered.hidden:
            phrases += lacks
        elif lacks:
            phrases.append(say("play-known-older", what=listed(lacks), count=older, all=view.counts[seat]))
        told |= new
        older -= size
    return phrases


def known(view: View, names: Names) -> list[Said]:
    """A line for each other seat, and one for the tiles that the reader has not seen."""
    lines = []
    for seat in range(view.players):
        if seat == view.seat:
            continue
        phrases = missing(view, seat)
        what = say("play-known", ENGLISH, what=listed(phrases), **names.facts(seat)) if phrases else ""
        lines.append(Said(what or say("play-known-nothing", ENGLISH, **names.facts(seat)), indent=2))
    unseen = tiles_in(view.unseen)
    if unseen:
        tiles = sentences.names(sorted(unseen, key=lambda tile: (-tile.high, -tile.low)))
        lines.append(Said(say("play-unseen", count=len(unseen), tiles=tiles), indent=2))
    return lines


def _lacks(view: View, cannot: Bits, told: Bits) -> Iterator[str]:
    """Phrases for these tiles, but those told already: whole numbers, then one way of a number, then single tiles."""
    tiles = view.rules.tiles
    unseen = view.unseen
    covered = told
    for number in range(tiles.highest + 1):
        of_number = tiles.matching[number] & unseen
        if _several(of_number) and of_number & ~covered and not of_number & ~cannot:
            covered |= of_number
            yield say("play-lacks-number", number=number)
    for bend in (Bend.LEFT, Bend.RIGHT) if view.rules.curved else ():
        for number in range(tiles.highest + 1):
            bending = (tiles.left if bend is Bend.LEFT else tiles.right)[number] & unseen
            if view.rules.doubles == "crosswise":
                bending &= ~DOUBLES
            if _several(bending) and bending & ~covered and not bending & ~cannot:
                covered |= bending
                yield say("play-lacks-" + bend.name.lower(), number=number)
    for tile in reversed(tiles_in(cannot & ~covered)):
        yield say("play-lacks-tile", tile=sentences.name(tile))


def _several(tiles: Bits) -> bool:
    """Whether there are enough tiles to be told together: a single one is told by itself."""
    return tiles.bit_count() > 1
