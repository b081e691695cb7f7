"""What all tests share: a deterministic Hypothesis, and a game installed from outside the package."""

import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.support.plugin import PLUGIN_PATHS, ROOT

settings.register_profile(
    "tablee", derandomize=True, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("tablee")


sys.path[:0] = PLUGIN_PATHS


@pytest.fixture(scope="session")
def root() -> Path:
    return ROOT
