"""Every test of the thinker runs on both event loops."""

import pytest

from tests.web.thinking.asking import LOOPS, Run


@pytest.fixture(params=LOOPS, ids=["asyncio", "uvloop"])
def run(request: pytest.FixtureRequest) -> Run[None]:
    """What runs a coroutine."""
    loop: Run[None] = request.param
    return loop
