"""How fast lines grow: `pytest tests/geometry/test_speed.py --benchmark-enable`. Each round lays twenty tiles."""

from collections.abc import Callable

from bendo.geometry import Bend, Footprint, LatticeFootprint, SectorFootprint

IN_LINE = "aL bL aR aL aL bL aR aR bR bR bL aL bL aL aR aR aL aL bR bL"
WITH_DOUBLES_ACROSS = "bL aR bR bR aL aO aL bL bO bL aO aR aL bR aR bR aL aO bL bR"


def grow(footprint: Footprint, plays: list[tuple[int, Bend]], bends: tuple[Bend, ...]) -> Footprint:
    """Lay every tile, and after each ask what fits at either end."""
    for end, bend in plays:
        footprint = footprint.laid(end, bend)
        for asked in bends:
            footprint.lie(0, asked)
            footprint.lie(1, asked)
    return footprint


def spelled(plays: str) -> list[tuple[int, Bend]]:
    return [("ab".index(play[0]), Bend(play[1])) for play in plays.split()]


def test_tiles_in_line(benchmark: Callable[..., Footprint]) -> None:
    line = benchmark(grow, LatticeFootprint.opened(), spelled(IN_LINE), (Bend.LEFT, Bend.RIGHT))
    assert len(line.sectors) == 21


def test_tiles_with_doubles_across(benchmark: Callable[..., Footprint]) -> None:
    line = benchmark(grow, SectorFootprint.opened(double=True), spelled(WITH_DOUBLES_ACROSS), tuple(Bend))
    assert len(line.sectors) == 21
