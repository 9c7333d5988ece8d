"""The protocol as it is documented: the schema is that of the code, and every example is a message of it."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import jsonschema
import msgspec
import pytest

from bendo.web import schema
from tests.test_repository import ROOT

DOCUMENT = (ROOT / "docs" / "protocol.md").read_text("utf-8")
EXAMPLES = re.findall(r"```json ([a-z-]+)\n(.*?)\n```", DOCUMENT, re.DOTALL)


def test_the_schema_that_is_kept_is_that_of_the_code() -> None:
    assert (ROOT / "docs" / "protocol.schema.json").read_text("utf-8") == schema.text()


def test_the_document_has_examples_of_all_that_is_said_and_told() -> None:
    assert {name for name, _ in EXAMPLES} >= {"said", "told", "who", "new-table", "opened", "updates", "commanded"}


@pytest.mark.parametrize(("name", "example"), EXAMPLES)
def test_an_example_is_a_message(name: str, example: str) -> None:
    kind: Any = schema.PARTS[name]
    whole = schema.schema()
    jsonschema.Draft202012Validator({**whole, "$ref": f"#/$defs/wire-{name}"}).validate(json.loads(example))
    value = msgspec.json.decode(example, type=kind)
    assert msgspec.json.decode(msgspec.json.encode(value), type=kind) == value


def test_what_is_applied_in_the_document_gives_the_scene_of_each_version() -> None:
    (code,) = re.findall(r"```python\n(.*?)\n```", DOCUMENT, re.DOTALL)
    names: dict[str, Any] = {}
    exec(code, names)
    scene = {"version": 1, "tiles": [], "ends": [], "known": [], "log": [], "last": None}
    update = {"type": "update", "version": 2, "tiles": [[0, {"tile": "44"}]], "log": [{"version": 2}]}
    after = names["applied"](scene, update)
    assert after == scene | {"version": 2, "tiles": [{"tile": "44"}], "log": [{"version": 2}]}
    assert names["applied"](scene, {"type": "update", "version": 3, "scene": {"version": 3}}) == {"version": 3}


def test_the_bot_is_no_longer_than_it_says() -> None:
    lines = Path(ROOT / "examples" / "bot.py").read_text("utf-8").splitlines()
    assert sum(bool(line.strip()) for line in lines) <= 50
