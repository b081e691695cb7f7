"""What the tests of environments share."""

from typing import Any

import pytest
from gymnasium.utils import seeding

from tests.support.luck import seed


@pytest.fixture(autouse=True)
def luck_of_the_run(monkeypatch: pytest.MonkeyPatch) -> None:
    """Spaces and environments that are given no seed draw from the luck of the run, not from the operating system."""
    np_random = seeding.np_random

    def seeded(number: int | None = None) -> Any:
        return np_random(seed(0) if number is None else number)

    monkeypatch.setattr(seeding, "np_random", seeded)
