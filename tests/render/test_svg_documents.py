"""The pictures in the documents are those that the program draws now."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent


def test_pictures_are_up_to_date() -> None:
    """If not, look at what scripts/pictures draws anew before you keep it."""
    command = [sys.executable, str(ROOT / "scripts" / "pictures"), "--check"]
    assert subprocess.run(command, capture_output=True, text=True, check=False).stdout == ""


def test_every_record_beside_the_pictures_is_shown() -> None:
    text = (ROOT / "docs" / "pictures.md").read_text("utf-8")
    names = [path.name for path in sorted((ROOT / "docs" / "pictures").iterdir())]
    assert [name for name in names if f"pictures/{name}" not in text and name != "table.svg"] == []
    assert text.count(".bdo)") == len([name for name in names if name.endswith(".bdo")])
