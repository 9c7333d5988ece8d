#!/usr/bin/env python3
"""Measures what a server of tables bears, and how long people wait for it. Linux, two cores or more.

    .venv/bin/python scripts/load.py closed --tables 1000
    .venv/bin/python scripts/load.py pace --tables 1000 --period 2 --beside-ben 100
    .venv/bin/python scripts/load.py memory --tables 1000
    .venv/bin/python scripts/load.py growth --chart docs/load.svg
    .venv/bin/python scripts/load.py closed --tables 1000 --servers bendo,boardgame.io,relay

It starts the server itself, for each run anew with an empty folder, on core 0, and works on core 1; `--url` measures
one that runs already. It loads no other machine than this one. docs/load.md says what the figures mean; `closed --help`
and so on name all options. `--json` prints one JSON document.

- closed: everybody acts as soon as it is their turn: actions a second.
- pace: at each table an action falls due every `--period` seconds: how long until the other seat is told.
- memory: what tables cost the server, open, played at, and left.
- growth: closed with more and more tables; a table, and with `--chart` a picture.

`--servers` also knows two peers, whose packages npm fetches at the versions of scripts/load/peers/package-lock.json:
boardgame.io with a trivial game in memory, and a relay that knows no rules: the ceiling of the driver.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from scripts.load.command import main  # only now it is found

if __name__ == "__main__":
    sys.exit(main())
