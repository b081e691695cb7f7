"""Every parser of what comes from outside, with a number of odd inputs."""

import pytest

from tests.support.luck import seed
from tests.support.server.targets import TARGETS

CASES = {
    "cookie": 2_000, "json": 2_000, "words": 500, "acts": 200, "record": 150, "position": 100, "edition": 50,
}  # fmt: skip


@pytest.mark.parametrize("times", [1, pytest.param(50, marks=pytest.mark.soak)])
@pytest.mark.parametrize("name", TARGETS)
def test_odd_input_is_a_value_or_a_refusal(name: str, times: int) -> None:
    TARGETS[name].run(times * CASES[name], seed(1))
