"""`bendo arena`: players measured against each other over many matches."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Annotated, Final, NamedTuple

from cyclopts import Parameter

from bendo.arena import (
    Answer,
    Heat,
    InlinePool,
    NoCluster,
    Pool,
    ProcessPool,
    Question,
    Told,
    WorkerLost,
    complete,
    document,
    league_document,
    openskill,
    ratings_of,
)
from bendo.cli.arguments import Json, NumberText, PlayersText, RulesText, named_in, player_in, players_in, whole
from bendo.cli.commands.simulate import LONGEST_NUMBER_OF_MANY
from bendo.cli.errors import Stopped, shown
from bendo.cli.output import print_json, print_wrapped
from bendo.cli.results import kept, same, unheard
from bendo.game import DEFAULT_SHEET, check_number
from bendo.notation import parse_rules, spell_rules
from bendo.players import HABITS, habits
from bendo.words import ENGLISH, say

MOST_GAMES: Final = 100_000_000
MOST_JOBS: Final = 1_024

_EVEN: Final = 0.05
"""Who is ahead by fewer points than this a round is not called ahead."""

File = Annotated[str | None, Parameter(allow_leading_hyphen=True)]


def run(
    *names: Annotated[str, Parameter(name="PLAYER")],
    games: Annotated[str, Parameter(name="--games")],
    number: NumberText,
    rules: RulesText = DEFAULT_SHEET,
    players: PlayersText = None,
    alone: Annotated[bool, Parameter(name="--alone", negative=())] = False,
    jobs: Annotated[str | None, Parameter(name="--jobs")] = None,
    cluster: Annotated[str | None, Parameter(name="--cluster")] = None,
    results: Annotated[File, Parameter(name="--results")] = None,
    svg_file: Annotated[File, Parameter(name="--svg")] = None,
    as_json: Json = False,
) -> int:
    """Play all matches and tell what came out."""
    question = _question(names, rules, players, number, alone=alone)
    many = _games(games, question)
    if len(question.players) > 2:
        _need_league()
    if results is not None or svg_file is not None:
        _check_files(results, svg_file)
    workers = None if jobs is None else whole("--jobs", jobs, 1, MOST_JOBS)
    answer = Answer(question, many)
    with kept(results, answer) as keep:
        _play(answer, cluster, workers, keep, results)
    if as_json:
        print_json(document(answer) if len(question.players) == 2 else league_document(answer))
    elif len(question.players) == 2:
        _print(answer)
    else:
        _print_league(answer)
    if svg_file is not None:  # last, so that a file that can't be written costs no more than itself
        _draw(answer, svg_file)
    return 0


def _question(names: Sequence[str], rules: str, players: str | None, number: str, *, alone: bool) -> Question:
    """The question that the arguments ask. Raises Stopped, and what reading and checking its parts raises."""
    by = parse_rules(rules)
    named = tuple(_player(name) for argument in names for name in named_in(argument))
    if len(named) < 2:
        raise Stopped(say("arena-two"))
    if alone and len(named) > 2:
        raise Stopped(say("arena-alone", value=len(named)))
    if len(check_number(number)) > LONGEST_NUMBER_OF_MANY:
        raise Stopped(say("usage-number-long", value=shown(number)))
    return Question(rules=by, players=named, seats=players_in(by, players), number=number, alone=alone)


def _player(text: str) -> str:
    """The player that a text spells, under its one name. Raises Stopped, UnknownPlayer."""
    spelled, *options = player_in(text).split(",")
    own = habits(spelled)
    name = next((name for name in HABITS if HABITS[name] == own), spelled)
    return ",".join((name, *options))


def _games(text: str, question: Question) -> int:
    """How many matches each pair is to play. Raises Stopped."""
    games, size = whole("--games", text, 1, MOST_GAMES), question.heat_size
    if games % size:
        raise Stopped(say("arena-games", value=games, size=size, example=games + size - games % size))
    return games


def _need_league() -> None:
    """Raises Stopped if what rates a league is not installed, before anything is played."""
    try:
        import openskill  # noqa: F401
    except ImportError:
        raise Stopped(say("arena-needs-league")) from None


def _check_files(results: str | None, svg: str | None) -> None:
    """Raises Stopped if files can't be written where they are to be, as far as that shows before there is anything."""
    from bendo.cli.pictures import STANDARD_OUTPUT  # late, as in `_draw`: most who ask want no picture

    for option, file in (("--results", results), ("--svg", svg)):
        if file == "":
            raise Stopped(say("arena-file-empty", name=option))
        if file == STANDARD_OUTPUT:
            raise Stopped(say("arena-file", name=option))
    if results is not None and svg is not None and same(results, svg):
        raise Stopped(say("arena-same-file", file=shown(svg)))
    if svg is not None:
        path = Path(svg)
        if path.is_dir():
            raise Stopped(say("file-folder", value=shown(svg)))
        if not path.parent.is_dir():
            raise Stopped(say("picture-no-folder", value=shown(svg)))


def _play(answer: Answer, cluster: str | None, jobs: int | None, keep: Told, file: str | None) -> None:
    """Play what the answer lacks. Raises Stopped if that can't be done, or somebody stops it."""
    if answer.played == answer.asked:
        return
    try:
        with _pool(cluster, jobs, answer) as pool, _bar(answer) as bar:

            def told(heats: list[Heat]) -> None:
                keep(heats)
                bar.show(heats)

            complete(answer, pool=pool, told=told, compiling=bar.compiling)
    except NoCluster as error:
        raise Stopped(say("arena-cluster", value=shown(error.address), said=shown(error.said))) from None
    except WorkerLost as error:
        raise Stopped(say("arena-worker", value=shown(error))) from None
    except KeyboardInterrupt:
        facts = {"played": answer.played, "games": answer.asked}
        if file is None or not answer.played:
            raise Stopped(say("arena-stopped", ENGLISH, **facts), 130) from None
        raise Stopped(say("arena-stopped-kept", ENGLISH, **facts, file=shown(file)), 130) from None


@contextmanager
def _pool(cluster: str | None, jobs: int | None, answer: Answer) -> Iterator[Pool]:
    """Whoever is to do the work. Raises Stopped."""
    if cluster is None:
        workers = min(jobs or _processors(), answer.asked // answer.question.heat_size)
        yield InlinePool() if workers == 1 else ProcessPool(workers)
        return
    from bendo.arena.cluster import RayPool  # late: Ray takes long to import

    try:
        pool = RayPool(cluster, jobs)
    except ImportError:
        raise Stopped(say("arena-needs-cluster")) from None
    with closing(pool):
        yield pool


def _processors() -> int:
    """How many processors this process may use."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:  # not every system tells
        return os.cpu_count() or 1


class _Bar(NamedTuple):
    """What shows how far it is and what came out so far, and what says that the twin is being compiled."""

    show: Told
    compiling: Callable[[], None] | None


@contextmanager
def _bar(answer: Answer) -> Iterator[_Bar]:
    """Gives what shows how it goes on: on standard error, if that is a terminal."""
    if sys.stderr is None or not sys.stderr.isatty():
        yield _Bar(unheard, None)
        return
    from rich.console import Console  # late: most who ask are programs
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = TextColumn("{task.description}", markup=False), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task(_so_far(answer), total=answer.asked, completed=answer.played)

        def show(_: list[Heat]) -> None:
            progress.update(bar, completed=answer.played, description=_so_far(answer))

        def compiling() -> None:
            progress.console.print(say("arena-compiling"), markup=False, highlight=False)

        yield _Bar(show, compiling)


def _so_far(answer: Answer) -> str:
    """What came out so far, in a few words."""
    names = _labels(answer)
    if len(names) > 2:
        return say("arena-so-far-league", count=len(names))
    (standing,) = answer.standings.values()
    if not standing.games:
        return names[0]
    low, high = map(_percent, standing.interval)
    return say("arena-so-far", player=names[0], share=_percent(standing.win_rate), low=low, high=high)


def _labels(answer: Answer) -> list[str]:
    """The players as they are called in sentences: with a number where two have one name."""
    names = answer.question.players
    return [
        f"{name} ({names[: place + 1].count(name)})" if names.count(name) > 1 else name
        for place, name in enumerate(names)
    ]


def _asked(answer: Answer) -> dict[str, object]:
    """The facts of what was asked, for sentences."""
    question = answer.question
    first, second, *_ = _labels(answer)
    return {
        "first": first,
        "second": second,
        "count": len(question.players),
        "games": answer.games,
        "rules": spell_rules(question.rules),
        "seats": question.seats,
        "each": say("arena-each-number", number=question.number, last=answer.heats - 1),
        "numbers": say("arena-numbers", number=question.number, last=answer.heats - 1),
        "twice": say("arena-twice", seats=question.seats),
        "even": _percent(question.even).removesuffix(".0"),
    }


def _print(answer: Answer) -> None:
    """Tell in words how two players did."""
    (standing,) = answer.standings.values()
    facts = _asked(answer)
    names = _labels(answer)
    low, high = standing.interval
    rate, even, points = standing.win_rate, answer.question.even, standing.points_per_round
    won, lost = standing.won
    share = {"share": _percent(rate), "low": _percent(low), "high": _percent(high)}
    print_wrapped(say("arena-played-alone" if answer.question.alone else "arena-played", ENGLISH, **facts))
    print_wrapped(say("arena-won", ENGLISH, **facts, **share, won=won, lost=lost))
    if low <= even <= high:
        print_wrapped(say("arena-open", even=facts["even"]))
    else:
        print_wrapped(say("arena-stronger", player=names[rate < even], even=facts["even"]))
    rounds, blocked = f"{standing.rounds_per_game:.1f}", _percent(standing.blocked_share)
    print_wrapped(say("arena-rounds", rounds=rounds, blocked=blocked))
    if abs(points) >= _EVEN:
        print_wrapped(say("arena-ahead", player=names[points < 0], points=f"{abs(points):.1f}"))
    else:
        print_wrapped(say("arena-near" if points else "arena-level", player=names[points < 0], points=_EVEN))


def _print_league(answer: Answer) -> None:
    """Tell in words how the players of a league did: a table, the best first."""
    names, ratings, skills = _labels(answer), ratings_of(answer), openskill(answer)
    order = sorted(range(len(names)), key=lambda own: -ratings[own].points)
    titles = [say(f"arena-column-{column}") for column in ("player", "rating", "interval", "openskill")]
    rows = [["", *titles, *(str(rank) for rank in range(1, len(names) + 1))]]
    for rank, own in enumerate(order, 1):
        points, (low, high) = ratings[own]
        interval = say("arena-interval", low=f"{low:+.0f}", high=f"{high:+.0f}")
        skill = f"{skills[own].mu:.1f} ({skills[own].sigma:.1f})"
        shares = [_share(answer, own, other) for other in order]
        rows.append([str(rank), names[own], f"{points:+.0f}", interval, skill, *shares])
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    print_wrapped(say("arena-league", ENGLISH, **_asked(answer)))
    print()
    for row in rows:
        cells = [f"{cell:>{width}}" for cell, width in zip(row, widths, strict=True)]
        cells[1] = f"{row[1]:<{widths[1]}}"
        print("  ".join(cells))
    print()
    print_wrapped(say("arena-league-scale"))


def _share(answer: Answer, own: int, other: int) -> str:
    """Which share of its matches against another one a player has won; nothing against itself."""
    if own == other:
        return "-"
    standing = answer.standings[min(own, other), max(own, other)]
    return _percent(standing.win_rate if own < other else 1 - standing.win_rate)


def _draw(answer: Answer, file: str) -> None:
    """Draw a chart into a file. Raises Stopped."""
    from bendo.arena.chart import Captions, ratings_chart, win_rate_chart
    from bendo.cli.pictures import write

    facts, question = _asked(answer), answer.question
    league = len(question.players) > 2
    kind = "league" if league else "two"
    title, subtitle, axis = (
        say(f"arena-chart-{kind}-{part}", ENGLISH, **facts) for part in ("title", "subtitle", "axis")
    )
    if league:
        ratings = ratings_of(answer)
        sentences = [
            say("arena-chart-rating", player=name, rating=f"{own:+.0f}", low=f"{low:+.0f}", high=f"{high:+.0f}")
            for name, (own, (low, high)) in zip(_labels(answer), ratings, strict=True)
        ]
        chart = ratings_chart(_labels(answer), ratings, Captions(title, subtitle, axis, "", " ".join(sentences)))
    else:
        (standing,) = answer.standings.values()
        even = say("arena-chart-even", even=facts["even"])
        captions = Captions(title, subtitle, axis, even, _so_far(answer))
        chart = win_rate_chart(standing.winners, question.heat_size, question.even, captions)
    write(file, chart.encode())


def _percent(share: float) -> str:
    """A share as it is read, of hundred."""
    return f"{100 * share:.1f}"
