"""What some tests of bots stand on."""

import pytest

from tablee.core.kernel import COMPILED, gear


@pytest.fixture
def compiled_gear() -> None:
    assert gear() == COMPILED, "run this with TABLEE_GEAR=compiled"
