"""The scenes with which the page is tested are those that the tables of today make."""

import pytest

from tests.words.scenes import FOLDER, SCENES, made


def test_each_file_is_a_scene_that_can_be_made() -> None:
    assert sorted(path.stem for path in FOLDER.iterdir()) == sorted(SCENES)


@pytest.mark.parametrize("name", SCENES)
def test_a_scene_is_as_it_is_made_now(name: str) -> None:
    """If not, `python -m tests.words.scenes` makes them anew; look at what has changed before you keep it."""
    assert FOLDER.joinpath(f"{name}.json").read_text("utf-8") == made(name)
