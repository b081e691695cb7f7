"""A Python program in a process of its own."""

import os
import signal
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


def run_until_killed(program: str, *arguments: str, **environment: str) -> None:
    """Run a program that kills itself at a certain point, as a crash or an operator would."""
    done = subprocess.run(
        [sys.executable, "-c", program, *arguments],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == -signal.SIGKILL, done.stderr
