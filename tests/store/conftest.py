"""Every test of the store runs on each database there is."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.store.databases import KINDS, empty_database


@pytest.fixture(params=KINDS)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The URL of an empty database."""
    with empty_database(request.param, tmp_path) as spelled:
        yield spelled
