"""A Python program in a process of its own."""

import os
import subprocess
import sys
from pathlib import Path


def run(program: str, *path: Path, **environment: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(str(one) for one in path), **environment},
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()
