"""The web application: routes for tables, people and figures, sockets, and the page."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send

import bendo
from bendo.store import NotStored
from bendo.table import FORMAT
from bendo.web.live.table import LOGGER
from bendo.web.protocol import PROTOCOL
from bendo.web.requests import matches, people, sheets, tables
from bendo.web.requests.answers import Refusal, answered, refused
from bendo.web.requests.security import Security
from bendo.web.server import Server
from bendo.web.sockets.sitting import NO_SUCH_TABLE, at_table
from bendo.web.static import page

_SOCKET: Final = re.compile(r"/tables/([^/]+)/socket")

PAGES: Final = (
    "/",
    "/t/{table}",
    "/t/{table}/replay",
    "/rules",
    "/rules/{spec:path}",
    "/tips",
    "/questions",
    "/you",
)
"""The addresses of the page; which of them it is the page itself looks at."""
FOR_EVER: Final = "public, max-age=31536000, immutable"
"""The files in `assets` have names that change with their content."""
ASK_AGAIN: Final = "no-cache"
"""All other files may be kept as long as the server is asked each time whether they are still the same."""
MANIFEST: Final = ".webmanifest"


def application(server: Server) -> ASGIApp:
    """The application of a server: sockets go straight to their tables, all else through routes."""
    requests = routed(server)

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            await requests(scope, receive, send)
        elif (found := _SOCKET.fullmatch(scope["path"])) is not None:
            await at_table(server, found[1], scope, receive, send)
        else:
            await send({"type": "websocket.close", "code": NO_SUCH_TABLE, "reason": "no-such-place"})

    return app


def routed(server: Server) -> Starlette:
    """All requests."""
    folder = Path(str(page()))
    app = Starlette(
        routes=[
            *(Route(address, _page) for address in PAGES),
            Route("/healthz", healthz),
            Route("/version", version),
            Route("/metrics", metrics),
            *people.ROUTES,
            *sheets.ROUTES,
            *tables.ROUTES,
            *matches.ROUTES,
            Mount("/assets", _Assets(directory=folder / "assets")),
            Mount("/", _Files(directory=folder)),
        ],
        middleware=[Middleware(Security)],
        exception_handlers={
            Refusal: refused,
            NotStored: _unavailable,
            HTTPException: _not_found,
            Exception: _failed,
        },
    )
    app.state.server = server
    return app


async def healthz(request: Request) -> Response:
    """200 when the server is ready: it can read its store."""
    server: Server = request.app.state.server
    await server.store.persons.recognised("-" * 22)
    return answered({"status": "ok"})


async def version(_: Request) -> Response:
    """Which program this is, and which forms of messages and events it knows."""
    return answered({"bendo": bendo.__version__, "protocol": PROTOCOL, "events": FORMAT})


async def metrics(request: Request) -> Response:
    """The figures of the server for Prometheus."""
    server: Server = request.app.state.server
    return Response(server.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


async def _page(_: Request) -> Response:
    return FileResponse(Path(str(page())) / "index.html", headers={"cache-control": ASK_AGAIN})


class _Files(StaticFiles):
    """Files beside the page, whose names stay: the service worker, the manifest, icons."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers["cache-control"] = ASK_AGAIN
        if path.endswith(MANIFEST):
            response.headers["content-type"] = "application/manifest+json"
        return response


class _Assets(StaticFiles):
    """Files that never change under their name."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers["cache-control"] = FOR_EVER
        return response


async def _not_found(request: Request, error: Exception) -> Response:
    """What is not there, or cannot be done with it."""
    assert isinstance(error, HTTPException)
    codes = {404: "no-such-place", 405: "no-such-method"}
    return await refused(request, Refusal.of(error.status_code, codes.get(error.status_code, "unreadable")))


async def _unavailable(request: Request, error: Exception) -> Response:
    """The store could not keep what was asked for, and nothing has changed."""
    LOGGER.error("%s %s: %s", request.method, request.url.path, error)
    return await refused(request, Refusal.of(503, "unavailable"))


async def _failed(request: Request, _: Exception) -> Response:
    """A fault of the server; it is logged by whoever runs the application."""
    return await refused(request, Refusal.of(500, "failed"))
