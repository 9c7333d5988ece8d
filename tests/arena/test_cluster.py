"""Workers of a cluster: a true one, of two workers, on this machine."""

import socket
from collections.abc import Iterator
from contextlib import closing

import pytest

from bendo.arena import NoCluster, WorkFailed
from bendo.arena.cluster import RayPool, _knock
from tests.arena.asked import answered, question
from tests.arena.test_pool import square

pytestmark = pytest.mark.xdist_group("ray")  # one worker of pytest has all these tests, and starts one cluster


@pytest.fixture(scope="module")
def pool() -> Iterator[RayPool]:
    """A pool on a cluster of two workers; it takes a few seconds to start."""
    with closing(RayPool("local", 2)) as pool:
        yield pool


def test_a_cluster_comes_to_the_same_answer(pool: RayPool) -> None:
    asked = question("random", "heaviest", "ben")
    assert pool.workers == 2
    assert answered(asked, 24, pool) == answered(asked, 24)


def test_what_goes_wrong_on_a_cluster_is_told_with_its_place(pool: RayPool) -> None:
    with pytest.raises(WorkFailed, match="LookupError: thirteen") as failed:
        list(pool.map(square, [1, 13, 2]))
    assert "in square" in failed.value.__notes__[0]


def test_a_pool_uses_a_connection_that_is_there_and_leaves_it(pool: RayPool) -> None:
    with closing(RayPool("local")) as other:
        assert other.workers == 2
    assert list(pool.map(square, [5])) == [25]


def test_it_is_soon_known_that_nobody_answers() -> None:
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{nobody.getsockname()[1]}"
        for each in (address, f"ray://{address}"):
            with pytest.raises(OSError, match="refused"):
                _knock(each)
    _knock("local")
    _knock("auto")


def test_a_machine_with_another_version_is_refused(pool: RayPool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bendo.arena.cluster.__version__", "0.0")
    with pytest.raises(NoCluster) as refused:
        list(pool.map(square, [1, 2]))
    assert (refused.value.address, refused.value.said.partition(" asks")[0]) == ("local", "bendo 0.0")
