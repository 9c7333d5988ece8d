"""How fast it is besides playing. Measured with `pytest --benchmark-enable tests/arena/test_speed.py`."""

from pytest_benchmark.fixture import BenchmarkFixture

from bendo.arena import Answer, read_results, spell_heat, spell_question
from tests.arena.asked import heat, question

HEATS = [heat(ordinal, ordinal % 2, ordinal % 3 % 2) for ordinal in range(10_000)]


def test_counting_twenty_thousand_matches(benchmark: BenchmarkFixture) -> None:
    def count() -> Answer:
        answer = Answer(question(), 20_000)
        for each in HEATS:
            answer.add(each)
        return answer

    assert benchmark(count).played == 20_000


def test_writing_and_reading_twenty_thousand_matches(benchmark: BenchmarkFixture) -> None:
    def written_and_read() -> int:
        text = spell_question(question(), 20_000) + "".join(map(spell_heat, HEATS))
        return len(read_results(text.encode(), question()).heats)

    assert benchmark(written_and_read) == 10_000
