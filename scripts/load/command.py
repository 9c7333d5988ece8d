"""The command line of the driver: what is asked for, the runs for it, and what is printed of them."""

from __future__ import annotations

import argparse
import asyncio
import json
import shlex
import signal
import sys
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final, NoReturn

import psutil
import uvloop

from .growth import Row, chart
from .measures import UNTIL_GONE, Figures, Terms, closed, memory, pace
from .report import lines_of_figures, lines_of_memory, machine, table_of_rows
from .servers import BENDO, NAMES, RELAY, Peers, Server, can_pin, started, workplace
from .wire import NotLoopback, ServerFailed, loopback

MOST_TABLES: Final = 4000
MOST_SECONDS: Final = 600
MOST_RUNS: Final = 20
MOST_SIZES: Final = 20
SIZES: Final = "1,3,10,30,100,300,1000"


class Unclear(Exception):
    """Arguments that can't be understood; the text says why, in one line."""


class _Parser(argparse.ArgumentParser):
    """Says in one line what is wrong, without repeating how the command is used."""

    def error(self, message: str) -> NoReturn:
        raise Unclear(message)


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, and give the status: 0, 1 if a server failed or refused anything, 2 if the arguments are wrong."""
    try:
        asked = parsed(arguments)
        with workplace() as folder:
            return uvloop.run(_measured(asked, folder))
    except Unclear as error:
        print(f"load: {error}", file=sys.stderr)
        return 2
    except (KeyboardInterrupt, asyncio.CancelledError):
        return 130
    except (ServerFailed, TimeoutError, OSError) as error:
        print(f"load: {str(error) or 'the server did not answer in time'}", file=sys.stderr)
        return 1


def parsed(arguments: Sequence[str] | None) -> argparse.Namespace:
    """The arguments, checked. Raises Unclear."""
    asked = _parser().parse_args(arguments)
    if asked.url is not None and (asked.servers != [BENDO] or asked.serve_options):
        raise Unclear("--url names a server that runs; --servers and --serve-options are for those started here")
    if asked.pid is not None and asked.url is None:
        raise Unclear("--pid says which process the server at --url is")
    if asked.measure == "memory" and RELAY in asked.servers:
        raise Unclear("memory: the relay has no rounds that could end")
    if asked.measure == "memory" and asked.url is not None and asked.pid is None:
        raise Unclear("memory: of a server at --url only --pid tells how much it uses")
    if asked.measure == "pace" and asked.beside_ben and asked.servers != [BENDO]:
        raise Unclear("pace: --beside-ben needs --servers bendo, nobody else has Ben")
    return asked


def _parser() -> _Parser:
    common = _Parser(add_help=False)
    common.add_argument("--servers", type=_names, default=[BENDO], metavar="NAMES", help=f"some of {','.join(NAMES)}")
    common.add_argument("--url", type=_address, help="a server of bendo that runs, such as http://127.0.0.1:8000")
    common.add_argument("--pid", type=_whole(1, 2**31), help="its process, to see what it uses")
    common.add_argument("--serve-options", default="", metavar="TEXT", help="more options for `bendo serve`")
    common.add_argument("--rules", default="blue-orange", help="what is played at bendo's tables")
    common.add_argument("--seed", type=_whole(0, 2**31), default=1, help="from which all random choices follow")
    common.add_argument("--runs", type=_whole(1, MOST_RUNS), default=3, help="how often all is measured")
    common.add_argument("--json", action="store_true", help="print one JSON document")
    timed = _Parser(add_help=False)
    timed.add_argument("--seconds", type=_whole(1, MOST_SECONDS), default=10, help="how long it is measured")
    timed.add_argument("--warm-up", type=_whole(0, MOST_SECONDS), default=3, help="seconds that do not count before")
    tables = _Parser(add_help=False)
    tables.add_argument("--tables", type=_whole(1, MOST_TABLES), default=1000, help="tables with two people")
    parser = _Parser(prog="scripts/load.py", description="Measures what a server of tables bears.")
    measures = parser.add_subparsers(dest="measure", required=True, metavar="MEASURE")
    measures.add_parser("closed", parents=[common, timed, tables], help="everybody acts as soon as they may")
    pace = measures.add_parser("pace", parents=[common, timed, tables], help="everybody acts at a person's pace")
    pace.add_argument("--period", type=_seconds, default=2.0, help="seconds between two actions at a table")
    pace.add_argument("--beside-ben", type=_whole(0, MOST_TABLES), default=0, help="tables with one person and a bot")
    pace.add_argument("--player", default="ben", help="that bot")
    memory = measures.add_parser("memory", parents=[common, tables], help="what tables cost")
    memory.add_argument("--idle", type=_whole(0, MOST_SECONDS), default=5, help="after so long bendo leaves a table")
    growth = measures.add_parser("growth", parents=[common, timed], help="closed, with more and more tables")
    growth.add_argument("--sizes", type=_sizes, default=_sizes(SIZES), metavar="N,N", help=f"by default {SIZES}")
    growth.add_argument("--chart", type=Path, metavar="FILE", help="an SVG to be written")
    return parser


async def _measured(asked: argparse.Namespace, folder: Path) -> int:
    """Run what is asked for, print what came of it, and give the status."""
    own = asyncio.current_task()
    assert own is not None
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, own.cancel)  # or servers would be left running
    if asked.url is None and not can_pin():
        print("load: server and driver share their cores here, so figures are rough", file=sys.stderr)
    measure: Callable[[argparse.Namespace, Peers, Path], Any] = {
        "closed": _closed,
        "pace": _pace,
        "memory": _memory,
        "growth": _growth,
    }[asked.measure]
    results = await measure(asked, Peers(folder / "peers"), folder)
    if asked.json:
        runs = [asdict(result) for result in results]
        print(json.dumps({"measure": asked.measure, "machine": machine(), "runs": runs}))
    if any(played.refused or played.lost for result in results if isinstance(result, Figures) for played in result.all):
        print("load: something was refused or lost, so the figures are not good", file=sys.stderr)
        return 1
    return 0


async def _closed(asked: argparse.Namespace, peers: Peers, folder: Path) -> list[Any]:
    figures = []
    for name in [*asked.servers] * asked.runs:
        async with _server(asked, peers, folder, name) as server:
            figures.append(await closed(server, _terms(asked), asked.tables))
        _tell(asked, lines_of_figures(figures[-1], queue=True))
    return figures


async def _pace(asked: argparse.Namespace, peers: Peers, folder: Path) -> list[Any]:
    figures = []
    for name in [*asked.servers] * asked.runs:
        async with _server(asked, peers, folder, name) as server:
            figures.append(
                await pace(server, _terms(asked), asked.tables, asked.period, asked.beside_ben, asked.player)
            )
        _tell(asked, lines_of_figures(figures[-1], queue=False))
    return figures


async def _memory(asked: argparse.Namespace, peers: Peers, folder: Path) -> list[Any]:
    found = []
    for name in [*asked.servers] * asked.runs:
        idle = ["--idle", str(asked.idle)]
        async with _server(asked, peers, folder, name, *idle) as server:
            found.append(await memory(server, asked.rules, asked.seed, asked.tables, asked.idle + UNTIL_GONE))
        _tell(asked, lines_of_memory(found[-1]))
    return found


async def _growth(asked: argparse.Namespace, peers: Peers, folder: Path) -> list[Any]:
    runs: dict[tuple[str, int], list[Figures]] = {(name, size): [] for name in asked.servers for size in asked.sizes}
    for _ in range(asked.runs):
        for (name, size), figures in runs.items():
            async with _server(asked, peers, folder, name) as server:
                figures.append(await closed(server, _terms(asked), size))
            print(*lines_of_figures(figures[-1], queue=True), sep="\n", file=sys.stderr, flush=True)
    rows = [Row.of(figures) for figures in runs.values()]
    _tell(asked, table_of_rows(rows))
    if asked.chart is not None:
        on = machine()
        subtitle = (
            f"{on['processor']}; a core for the server, one for the driver; median and range of {asked.runs} runs"
        )
        title = "Everybody acts as soon as it is their turn"
        asked.chart.write_text(chart(rows, title=title, subtitle=subtitle), "utf-8")
    return [each for figures in runs.values() for each in figures]


def _terms(asked: argparse.Namespace) -> Terms:
    return Terms(rules=asked.rules, seed=asked.seed, warm_up=asked.warm_up, seconds=asked.seconds)


@asynccontextmanager
async def _server(
    asked: argparse.Namespace, peers: Peers, folder: Path, name: str, *options: str
) -> AsyncIterator[Server]:
    """The server that is asked for: started for this run, or one that runs already."""
    if asked.url is None:
        async with started(name, folder, peers, [*options, *shlex.split(asked.serve_options)]) as server:
            yield server
        return
    try:
        process = None if asked.pid is None else psutil.Process(asked.pid)
    except psutil.NoSuchProcess:
        raise Unclear(f"--pid: there is no process {asked.pid}") from None
    host, port = asked.url
    yield Server(name, host, port, process)


def _tell(asked: argparse.Namespace, lines: Any) -> None:
    if not asked.json:
        print(*lines, sep="\n", flush=True)


def _names(text: str) -> list[str]:
    names = text.split(",")
    for name in names:
        if name not in NAMES:
            raise argparse.ArgumentTypeError(f"{name!r} is none of {', '.join(NAMES)}")
    return names


def _address(text: str) -> tuple[str, int]:
    try:
        return loopback(text)
    except NotLoopback as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def _whole(least: int, most: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        if not (text.isascii() and text.isdigit() and least <= int(text) <= most):
            raise argparse.ArgumentTypeError(f"must be a whole number from {least} to {most}, not {text!r}")
        return int(text)

    return read


def _sizes(text: str) -> list[int]:
    read = _whole(1, MOST_TABLES)
    sizes = [read(part) for part in text.split(",")]
    if len(sizes) > MOST_SIZES or sizes != sorted(set(sizes)):
        raise argparse.ArgumentTypeError(f"must be at most {MOST_SIZES} numbers, each greater than the one before")
    return sizes


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0.05 <= seconds <= 60:
        raise argparse.ArgumentTypeError(f"must be from 0.05 to 60 seconds, not {text!r}")
    return seconds
