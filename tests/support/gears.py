"""A program run in a gear: here if this process runs in it, otherwise by a Python of its own."""

import json
import os
import subprocess
import sys
from contextlib import redirect_stdout
from io import StringIO
from typing import Any
from unittest.mock import patch

from tablee.core.kernel import gear as gear_here

SECONDS = 900
"""In which everything can be compiled anew."""


def told_in(gear: str, program: str, *arguments: str, **environment: str) -> Any:
    """What a program prints as JSON in a gear; it finds the packages that this process finds.

    Starting another Python and loading the kernels again takes longer than most programs do.
    """
    if gear == gear_here() and not environment:
        return _told_here(program, *arguments)
    found_here = {"TABLEE_GEAR": gear, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(
        [sys.executable, "-c", program, *arguments], env={**os.environ, **found_here, **environment},
        capture_output=True, text=True, timeout=SECONDS,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def _told_here(program: str, *arguments: str) -> Any:
    printed = StringIO()
    with redirect_stdout(printed), patch.object(sys, "argv", ["-c", *arguments]):
        exec(program, {"__name__": "__main__"})
    return json.loads(printed.getvalue())
