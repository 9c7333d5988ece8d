"""On which event loops the thinker is tested: the server's, and in its ordinary ways the standard one too."""

import asyncio

import pytest
import uvloop

from tests.web.thinking.asking import Run


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run a test of ordinary ways on both loops, the slow ones of lost workers on the server's."""
    if "run" in metafunc.fixturenames:
        both = metafunc.module.__name__.endswith("test_thinker")
        loops: list[Run[None]] = [uvloop.run, asyncio.run] if both else [uvloop.run]
        metafunc.parametrize("run", loops, ids=["uvloop", "asyncio"][: len(loops)])
