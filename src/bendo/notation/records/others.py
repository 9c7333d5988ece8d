"""Whether another seat can have done something: judged from a view, by what is public and what the viewer holds.

The judge of the game asks for the hand. Where the hand is hidden, an action is refused here only if no hand would allow
it that agrees with all that is known: where tiles lie, what was shown, what public memory rules out.
"""

from __future__ import annotations

from bendo.game import Action, Bits, Draw, Pass, Play, Reason, Refusal, Seat, Tile, Time, View, bits_of, can_hold
from bendo.game.memory import outranking, proved_by_draw, proved_by_pass
from bendo.notation.tiles import spell_set, spell_tile, spell_tiles

ELSEWHERE = "tile-elsewhere"
"""The tile lies on the table, or in a hand that is known."""

RULED_OUT = "ruled-out"
"""What was done before has proved that this can't be."""

NOT_SHOWN = "not-shown"
"""The tile drawn before could not be laid, so all saw it, and it is not told."""


def why_never(view: View, action: Action, shown: Tile | None) -> Refusal | str | None:
    """Why the seat whose turn it is, not the viewer, can't do that: a refusal or a problem's code; None if it may.

    `shown` is the tile just drawn if it has now been shown to all. What the action proves afterwards is for `can_be`.
    """
    if isinstance(action, Time):
        return None if view.rules.seconds and view.line.openers else Refusal(Reason.NO_CLOCK)
    if isinstance(action, Play):
        return _why_never_play(view, action, shown)
    if not view.line.openers:
        return Refusal(Reason.MUST_LEAD)
    if isinstance(action, Draw):
        return _why_never_draw(view, shown)
    assert isinstance(action, Pass)
    return _why_never_pass(view, shown)


def can_be(view: View) -> bool:
    """Whether the hidden hands, all together, can be made of tiles that the viewer has not seen, as memory demands."""
    places = [
        view.unseen & ~cannot
        for seat, (_, groups) in enumerate(view.memory)
        if seat != view.seat
        for size, cannot in groups
        for _ in range(size)
    ]
    places.sort(key=int.bit_count)
    if all(tiles.bit_count() > i for i, tiles in enumerate(places)):  # one after the other finds a tile that is free
        return True
    holders: dict[Bits, int] = {}
    return all(_filled(places, i, holders, set()) for i in range(len(places)))


def can_go_on(view: View) -> bool:
    """Whether the round need not have ended: nobody is out, and one may draw or perhaps lay a tile."""
    if 0 in view.counts:
        return False
    if view.rules.draw and view.drawable:
        return True
    return any(_may_lay(view, seat) for seat in range(view.players))


def why_never_held(view: View, seat: Seat, tiles: tuple[Tile, ...], placed: Bits) -> tuple[str, str, str] | None:
    """Why a seat can't have been left with this hand, as a problem's code, a value and what would be right; else None.

    `placed` are the tiles that were left in other hands.
    """
    hand, known, spelled = bits_of(tiles), view.hands[seat], spell_tiles(tiles) or "-"
    if len(tiles) != view.counts[seat] or hand.bit_count() != len(tiles):
        return "tiles-number", spelled, str(view.counts[seat])
    for tile in tiles:
        if not tile.bit & view.rules.tiles.all:
            return "not-in-set", spell_tile(tile), ""
        if tile.bit & (placed | ~(view.unseen | known)):
            return ELSEWHERE, spell_tile(tile), ""
    if known & ~hand:
        return "wrong-left", spelled, spell_set(known)
    if seat != view.seat and not can_hold(view.memory[seat], hand & ~known):
        return RULED_OUT, spelled, ""
    return None


def _may_lay(view: View, seat: int) -> bool:
    accepts = view.line.accepts
    if view.hands[seat] & accepts:
        return True
    remembered = view.memory[seat]
    return seat != view.seat and remembered.hidden > 0 and bool(view.unseen & accepts & ~remembered.cannot)


def _filled(places: list[Bits], place: int, holders: dict[Bits, int], tried: set[Bits]) -> bool:
    """Whether a place in a hand gets a tile, if need be by giving other places other tiles (an augmenting path)."""
    tiles = places[place]
    while tiles:
        bit = tiles & -tiles
        tiles ^= bit
        if bit not in tried:
            tried.add(bit)
            if bit not in holders or _filled(places, holders[bit], holders, tried):
                holders[bit] = place
                return True
    return False


def _why_never_play(view: View, play: Play, shown: Tile | None) -> Refusal | str | None:
    tile, remembered = play.tile, view.memory[view.turn]
    drawn = _drawn(view)
    newest = drawn > 0 and view.rules.free != "any"  # the only tile that may be laid then
    if not remembered.shown & tile.bit:
        if not view.unseen & tile.bit:
            return ELSEWHERE
        if not newest and (not remembered.hidden or remembered.cannot & tile.bit):
            return RULED_OUT
    if not view.line.openers:
        return _why_never_lead(view, play)
    if refusal := view.line.refusal(tile, play.end, play.bend):
        return refusal
    if newest and (shown or remembered.shown & tile.bit):
        return Refusal(Reason.ONLY_DRAWN_TILE)
    return None


def _why_never_lead(view: View, play: Play) -> Refusal | None:
    """A forced lead tells that nobody holds a tile that would have had to lead, the viewer neither."""
    rules, tile = view.rules, play.tile
    if not view.free_lead:
        own = view.hands[view.seat] if view.seat >= 0 else 0
        if own & outranking(tile, rules.tiles.all) or (rules.lead == "redeal" and not tile.is_double):
            return Refusal(Reason.MUST_LEAD)
    if play.end is not None:
        return Refusal(Reason.NO_SUCH_END)
    return None if play.bend is None else Refusal(Reason.WRONG_BEND)


def _why_never_draw(view: View, shown: Tile | None) -> Refusal | str | None:
    rules, drawn = view.rules, _drawn(view)
    if not _may_draw(view):
        return Refusal(Reason.NO_TILES if drawn else Reason.MUST_PASS)
    if proved_by_draw(rules, drawn):
        return _why_some_fit(view, shown)
    return None


def _why_never_pass(view: View, shown: Tile | None) -> Refusal | str | None:
    rules, drawn = view.rules, _drawn(view)
    if proved_by_pass(rules, drawn):
        if refusal := _why_some_fit(view, shown):
            return refusal
        return Refusal(Reason.MUST_DRAW) if _may_draw(view) else None
    # one may decline: the tile just drawn fits, or the drawer could play before, or nothing more may be drawn
    fits = bool(view.unseen & view.line.accepts)
    if rules.show_drawn == "unplayable" and not shown:
        return None if fits else NOT_SHOWN
    if not _may_draw(view) or (fits and not shown):
        return None
    return None if drawn == 1 and _might_play_before(view) else Refusal(Reason.MUST_DRAW)


def _why_some_fit(view: View, shown: Tile | None) -> Refusal | str | None:
    """What tells that the seat holds a tile that can be laid, though it did what only those do who have none."""
    if view.memory[view.turn].shown & view.line.accepts:
        return Refusal(Reason.MUST_PLAY)
    if _drawn(view) and view.rules.show_drawn == "unplayable" and not shown:
        return NOT_SHOWN
    return None


def _might_play_before(view: View) -> bool:
    """Whether the seat may have held a tile that can be laid before it drew one."""
    accepts, remembered = view.line.accepts, view.memory[view.turn]
    if remembered.shown & accepts:
        return True
    *older, (size, cannot) = remembered.groups
    groups = [*older, (size - 1, cannot)]
    return any(size and view.unseen & accepts & ~cannot for size, cannot in groups)


def _may_draw(view: View) -> bool:
    """Whether a draw is legal for one who can lay nothing."""
    rules, drawn = view.rules, _drawn(view)
    if not rules.draw or not view.drawable:
        return False
    return not drawn or rules.free == "any" or drawn < rules.draw


def _drawn(view: View) -> int:
    """How many tiles were drawn in this turn."""
    return len(view.drawn) + view.drawn_hidden
