"""Running the application: a socket that listens, uvicorn on it, and everything stored when it ends."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from bendo.store import NotOpened, UnknownDatabase
from bendo.web.app import application
from bendo.web.server import serving
from bendo.web.settings import Settings

__all__ = ["NotOpened", "UnknownDatabase", "configured", "listening", "serve"]

LONGEST_FRAME: Final = 64 * 1024
"""A longer message closes the socket at once; one that is over the limit of `socket` is answered."""


COLLECT: Final = (1_000, 5, 1_000)
"""When Python looks for rings of forgotten values: often, and in short pauses. What tables are made of holds none, and
to look at thousands of tables over and over, as it would, makes everybody wait."""


def listening(host: str, port: int) -> socket.socket:
    """A socket that listens there; port 0 is any that is free. Raises OSError."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.create_server((host, port), family=family, backlog=2048)
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # a short message waits for no other
    return listener


def serve(settings: Settings, listener: socket.socket, ready: Callable[[], None]) -> None:
    """Serve until the process is told to stop by SIGINT or SIGTERM; `ready` is called when all can be answered.

    Raises UnknownDatabase and NotOpened if the store cannot be opened, OSError if its folder cannot be made.
    """
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(_serve(settings, listener, ready))


def configured(app: object, **changes: object) -> uvicorn.Config:
    """How uvicorn runs our application. Messages are short: to compress them would cost more than it saves."""
    return uvicorn.Config(
        app,  # type: ignore[arg-type]
        **{  # type: ignore[arg-type]
            "http": "httptools",
            "ws": Socket,
            "ws_max_size": LONGEST_FRAME,
            "ws_per_message_deflate": False,
            "lifespan": "off",
            "access_log": False,
            "log_config": None,
            "server_header": False,
            "timeout_graceful_shutdown": 5,
        }
        | changes,
    )


class Socket(WebSocketsSansIOProtocol):
    """A WebSocket that ends at once when the other side does not answer any more.

    Else it would first wait until all is sent to somebody who reads nothing.
    """

    def keepalive_timeout(self) -> None:
        """The other side has not answered in time."""
        super().keepalive_timeout()
        self.transport.abort()


async def _serve(settings: Settings, listener: socket.socket, ready: Callable[[], None]) -> None:
    async with serving(settings) as server:
        gc.freeze()  # all that has been made so far stays
        gc.set_threshold(*COLLECT)
        running = _Uvicorn(configured(application(server)), server.tables.aclose, ready)
        await running.serve(sockets=[listener])


class _Uvicorn(uvicorn.Server):
    """Tells when it is ready, sends everybody away before it ends, and ends without killing the process."""

    def __init__(self, config: uvicorn.Config, ending: Callable[[], object], ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ending, self._ready = ending, ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._ending()  # type: ignore[misc]
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """As uvicorn does, but without sending itself the signal again: the store is still to be closed then."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self.handle_exit, number, None)
        try:
            yield
        finally:
            for number in (signal.SIGINT, signal.SIGTERM):
                loop.remove_signal_handler(number)


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Uvloop where it is installed; it is not made for Windows."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop
