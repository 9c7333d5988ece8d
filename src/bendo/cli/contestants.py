"""What `bendo bench` measures: our two engines and, where they are installed, those of others.

All play the same thing: rounds for two at random, laying a tile wherever one can be laid, until the round ends. The
seconds of an engine in Python are those of playing, not of dealing; the kernel deals within its loop.
"""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib.metadata import PackageNotFoundError, version
from typing import Final, NamedTuple

from bendo import kernel
from bendo.game import Play, Rules, deal
from bendo.notation import parse_rules

SHEETS: Final = ("ben", "block", "blue-orange", "jaques", "all-five")
OURS: Final = ("game", "kernel")
PEERS_PLAY: Final = "block"
"""The peers know this game of ours, and only for two; like it, they lead the highest double or anything."""


class Run(NamedTuple):
    """How many actions and rounds were played, and how long that took."""

    actions: int
    rounds: int
    seconds: float


Played = Callable[[int], Run]
"""Plays so many rounds."""


class Speed(NamedTuple):
    """How fast an engine plays a sheet: medians over all repetitions."""

    sheet: str
    engine: str
    actions_per_second: float
    rounds_per_second: float


def contestants(sheets: Sequence[str] = SHEETS) -> dict[tuple[str, str], Played]:
    """Who plays what, by sheet and engine: all that is installed."""
    found: dict[tuple[str, str], Played] = {}
    for sheet in sheets:
        rules = parse_rules(sheet)
        found[sheet, "game"] = on_game(rules)
        if kernel.available():
            found[sheet, "kernel"] = on_kernel(rules)
        if sheet == PEERS_PLAY:
            for package, peer in _PEERS.items():
                if installed := _version(package):
                    found[sheet, f"{package} {installed}"] = peer()
    return found


def measure(
    playing: Mapping[tuple[str, str], Played], seconds: float, repetitions: int, told: Callable[[int], None]
) -> Iterator[Speed]:
    """How fast each contestant is: in turn, so that what slows the machine slows all, again and again.

    `seconds` are those of one contestant in one repetition, about; `told` is called after each with how many are done.
    """
    rounds = {who: _rounds_in(play, seconds) for who, play in playing.items()}
    runs: dict[tuple[str, str], list[Run]] = {who: [] for who in playing}
    for repetition in range(repetitions):
        for index, (who, play) in enumerate(playing.items()):
            runs[who].append(play(rounds[who]))
            told(repetition * len(playing) + index + 1)
    for (sheet, engine), found in runs.items():
        actions = statistics.median(run.actions / run.seconds for run in found)
        yield Speed(sheet, engine, actions, statistics.median(run.rounds / run.seconds for run in found))


def _rounds_in(play: Played, seconds: float) -> int:
    """How many rounds take so long. What is played first also warms up: the kernel is compiled when first used."""
    play(1)
    rounds = 1
    while (run := play(rounds)).seconds < seconds / 10:
        rounds *= 4
    return max(1, round(rounds * seconds / run.seconds))


def on_game(rules: Rules) -> Played:
    """Rounds on `bendo.game`: frozen values, events and all."""

    def play(rounds: int) -> Run:
        chance, actions, played = random.Random(1), 0, 0.0
        for index in range(rounds):
            position = deal(rules, 2, f"bench-{index}").position()
            start = time.perf_counter()
            while not position.over:
                legal = position.actions()
                plays = [action for action in legal if isinstance(action, Play)]
                position = position.play(chance.choice(plays or legal)).position
                actions += 1
            played += time.perf_counter() - start
        return Run(actions, rounds, played)

    return play


def on_kernel(rules: Rules) -> Played:
    """Rounds on `bendo.kernel`, in one compiled loop."""
    from bendo.kernel.selfplay import random_rounds

    def play(rounds: int) -> Run:
        start = time.perf_counter()
        counts = random_rounds(rules, 2, rounds, 1)
        return Run(counts.actions, counts.rounds, time.perf_counter() - start)

    return play


def on_dominoes() -> Played:
    """Rounds on the package `dominoes`, its block game with two hands. It passes by itself; that is not counted."""
    import dominoes
    import dominoes.game

    dominoes.game.next_player = lambda player: 1 - player  # it knows four seats only

    def play(rounds: int) -> Run:
        chance, actions, played = random.Random(1), 0, 0.0
        for _ in range(rounds):
            tiles = [dominoes.Domino(high, low) for high in range(7) for low in range(high + 1)]
            chance.shuffle(tiles)
            hands = [dominoes.Hand(tiles[:7]), dominoes.Hand(tiles[7:14]), dominoes.Hand([]), dominoes.Hand([])]
            leads = tuple((tile, True) for tile in hands[0])
            game = dominoes.Game(dominoes.Board(), hands, [], 0, leads, 0, None)
            start = time.perf_counter()
            while game.result is None:
                game.make_move(*chance.choice(game.valid_moves))
                actions += 1
            played += time.perf_counter() - start
        return Run(actions, rounds, played)

    return play


def on_open_spiel() -> Played:
    """Rounds on OpenSpiel's `python_block_dominoes`, dealing by its chance nodes not counted."""
    import pyspiel
    from open_spiel.python.games import block_dominoes  # noqa: F401  # it registers the game

    game = pyspiel.load_game("python_block_dominoes")

    def play(rounds: int) -> Run:
        chance, actions, played = random.Random(1), 0, 0.0
        for _ in range(rounds):
            state = game.new_initial_state()
            while state.is_chance_node():
                state.apply_action(chance.choice(state.chance_outcomes())[0])
            start = time.perf_counter()
            while not state.is_terminal():
                state.apply_action(chance.choice(state.legal_actions()))
                actions += 1
            played += time.perf_counter() - start
        return Run(actions, rounds, played)

    return play


_PEERS: Final[dict[str, Callable[[], Played]]] = {"dominoes": on_dominoes, "open_spiel": on_open_spiel}


def _version(package: str) -> str | None:
    try:
        return version(package)
    except PackageNotFoundError:
        return None
