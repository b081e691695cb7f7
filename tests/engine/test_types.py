"""Types: those written from the declarations are up to date, and the scripts of these tests keep to the engine's."""

import subprocess
from typing import Any

from tablee.core.game import Game
from tests.support.engine.material import HERE, NODE, ROOT
from tools.engine_types import GAMES, declared


def test_the_declared_types_are_up_to_date(kind: type[Game]) -> None:
    written = (GAMES / kind.name / "declared.ts").read_text("utf-8")
    assert written == declared(kind), "run python -m tools.engine_types"


def test_what_views_leave_out_is_said_in_the_types(kind: type[Game]) -> None:
    """The parts that exist under some options only."""
    names = set(kind.declared.facts.root.names)
    missing: set[str] = set()
    for value in {value for option in kind.options_offered.values() for value in option.values}:
        options = {name: value for name, option in kind.options_offered.items() if value in option.values}
        view: dict[str, Any] = kind(options=options).match(seed=1).view()
        missing |= names - view.keys()
    assert missing == {
        fact.path.split(".")[0].removesuffix("[]") for fact in kind.declared.facts.facts if fact.sometimes
    }


def test_the_scripts_of_these_tests_keep_to_the_types() -> None:
    compiler = ROOT / "web" / "node_modules" / "typescript" / "bin" / "tsc"
    known = ["--incremental", "--tsBuildInfoFile", ROOT / ".cache" / "engine-scripts.tsbuildinfo"]
    command = [NODE, compiler, "--noEmit", *known, "-p", HERE]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stdout
