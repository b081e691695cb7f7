"""Every parser of what comes from outside, with a number of odd inputs; `python -m benchmarks.fuzz` tries many more."""

import pytest

from tests.support.server.targets import TARGETS

CASES = {
    "cookie": 10_000, "json": 10_000, "words": 2_000, "acts": 1_000, "record": 800, "position": 600, "edition": 300,
}  # fmt: skip


@pytest.mark.parametrize("name", TARGETS)
def test_odd_input_is_a_value_or_a_refusal(name: str) -> None:
    TARGETS[name].run(CASES[name], seed=1)
