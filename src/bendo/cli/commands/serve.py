"""`bendo serve`: people play in their browsers, and everything they do is kept."""

from __future__ import annotations

import logging
import os
import sys
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from bendo.cli.arguments import whole
from bendo.cli.errors import Stopped, shown
from bendo.cli.play.saving import data_folder
from bendo.words import say

FOLDER: Final = "server"
"""In the user's folder of data, where `--data` names no other."""

UNLIMITED: Final = 1_000_000_000
"""More than anybody will ask for."""


def run(
    *,
    host: Annotated[str, Parameter(name="--host")] = "127.0.0.1",
    port: Annotated[str, Parameter(name="--port")] = "8000",
    data: Annotated[str | None, Parameter(name="--data")] = None,
    database: Annotated[str | None, Parameter(name="--database")] = None,
    origins: Annotated[tuple[str, ...], Parameter(name="--origin")] = (),
    workers: Annotated[str, Parameter(name="--workers")] = "1",
    idle: Annotated[str, Parameter(name="--idle")] = "60",
    unlimited: Annotated[bool, Parameter(name="--unlimited", negative=())] = False,
) -> int:
    """Serve until stopped."""
    number, processes = whole("--port", port, 0, 65535), whole("--workers", workers, 1, 64)
    try:
        from bendo.web.serve import NotOpened, UnknownDatabase, listening, serve
        from bendo.web.settings import Settings
    except ModuleNotFoundError as error:
        raise Stopped(say("serve-needs", module=error.name or "")) from None
    limits = dict.fromkeys(Settings.limits, UNLIMITED) if unlimited else {}
    settings = Settings(
        data=_folder(data),
        database=database or "",
        origins=origins,
        workers=processes,
        idle=whole("--idle", idle, 0, 86_400),
        **limits,
    )
    try:
        listener = listening(host, number)
    except OSError as error:
        problem = os.strerror(error.errno) if error.errno else str(error)
        raise Stopped(say("serve-cannot-listen", host=shown(host), port=str(number), problem=problem)) from None
    logging.basicConfig(format="%(asctime)s %(levelname)s %(name)s: %(message)s", level=logging.WARNING)
    place = listener.getsockname()
    address = f"http://[{place[0]}]:{place[1]}/" if ":" in place[0] else f"http://{place[0]}:{place[1]}/"
    try:
        with listener:
            serve(settings, listener, lambda: print(say("serve-ready", address=address), flush=True))
    except UnknownDatabase as error:
        raise Stopped(say("serve-database", value=shown(str(error)))) from None
    except NotOpened as error:
        raise Stopped(say("serve-database-failed", problem=str(error))) from None
    except OSError as error:
        problem = error.strerror or str(error)
        raise Stopped(say("serve-cannot-store", place=shown(str(settings.data)), problem=problem)) from None
    print(say("serve-stopped"), file=sys.stderr)
    return 0


def _folder(data: str | None) -> Path:
    """Where the server's state goes."""
    if data:
        return Path(data)
    folder = data_folder()
    if folder is None:
        raise Stopped(say("serve-no-folder"))
    return folder / FOLDER
