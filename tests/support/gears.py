"""A program run by a Python of its own, in a gear of its own."""

import json
import os
import subprocess
import sys
from typing import Any

SECONDS = 900
"""In which everything can be compiled anew."""


def told_in(gear: str, program: str, *arguments: str, **environment: str) -> Any:
    """What a program prints as JSON in a gear; it finds the packages that this process finds."""
    found_here = {"TABLEE_GEAR": gear, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(
        [sys.executable, "-c", program, *arguments], env={**os.environ, **found_here, **environment},
        capture_output=True, text=True, timeout=SECONDS,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)
