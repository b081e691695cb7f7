"""Notes how long each test took, for the report at the end of a run (`python -m tools.timing report`)."""

import os
from collections import defaultdict

import pytest

from tools.timing import note


class Timing:
    """A pytest plugin: sums set-up, call and tear-down of each test in this process."""

    def __init__(self) -> None:
        self._seconds: dict[str, float] = defaultdict(float)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._seconds[report.nodeid] += report.duration

    def pytest_sessionfinish(self) -> None:
        if self._seconds:
            note(f"tests-{os.getpid()}", self._seconds)
