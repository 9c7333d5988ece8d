"""The protocol as a JSON schema, made from the types of its messages.

`python -m bendo.web.schema` writes it: it is kept as docs/protocol.schema.json.
"""

from __future__ import annotations

import json
import sys
from typing import Any, Final

import msgspec

from bendo.guide.sheets import SheetInFull, Sheets
from bendo.table import Refused, Replay, Scene
from bendo.web.protocol import PROTOCOL, Said, Told
from bendo.web.requests.matches import Check
from bendo.web.requests.people import Code, Me, Redeem, Who
from bendo.web.requests.tables import Commanded, NewTable, OldTable, Opened, Updates

PARTS: Final = {
    "said": Said,
    "told": Told,
    "scene": Scene,
    "refused": Refused,
    "new-table": NewTable,
    "old-table": OldTable,
    "opened": Opened,
    "updates": Updates,
    "commanded": Commanded,
    "who": Who,
    "me": Me,
    "code": Code,
    "redeem": Redeem,
    "replay": Replay,
    "check": Check,
    "sheets": Sheets,
    "sheet": SheetInFull,
}
"""By name what goes over the wire: what a client says and is told on a socket, and the bodies of HTTP."""


ANSWERS: Final = "There, and true, if this update is the answer to the receiver's own command."
"""Marked by `answering`."""
QUESTION: Final = "There, and true, if this refuses a question."
"""Marked by `of_question`."""


def schema() -> dict[str, Any]:
    """A schema of JSON Schema 2020-12 with one definition for each of `PARTS`, and for every type in them."""
    shapes, types = msgspec.json.schema_components(PARTS.values(), ref_template="#/$defs/{name}")
    parts = dict(zip(PARTS, shapes, strict=True))
    types["Update"]["properties"]["answers"] = {"enum": [True], "description": ANSWERS}
    types["Refused"]["properties"]["question"] = {"enum": [True], "description": QUESTION}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"bendo, protocol {PROTOCOL}",
        "$defs": {**{f"wire-{name}": shape for name, shape in parts.items()}, **types},
    }


def text() -> str:
    """The schema as it is kept."""
    return json.dumps(schema(), indent=1) + "\n"


if __name__ == "__main__":
    sys.stdout.write(text())
