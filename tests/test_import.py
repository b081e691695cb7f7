"""`import tablee` is light: what is heavy comes only when it is needed."""

import subprocess
import sys

HEAVY = ("numba", "rich", "typer")


def loaded_after(statement: str) -> list[str]:
    program = f"{statement}\nimport sys\nprint(*(name for name in {HEAVY!r} if name in sys.modules))"
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout.split()


def test_importing_the_library_brings_nothing_heavy() -> None:
    assert loaded_after("import tablee") == []


def test_the_command_line_starts_without_numba_and_rich() -> None:
    assert loaded_after("import tablee.cli.app") == ["typer"]
