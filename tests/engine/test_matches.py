"""Matches that the engine plays by itself: the same luck as in Python, for every number of players and every option."""

import subprocess

from tablee.core.game import Game
from tablee.testing import option_choices
from tests.support.engine.material import ENGINE, LONGEST, NODE, Engine

SEED = 2**40 + 7


def test_matches_played_by_the_engine_are_those_of_python(kind: type[Game], engine: Engine) -> None:
    setups = [{"players": players, "options": options} for players in kind.seats for options in option_choices(kind)]
    for setup, record in zip(setups, engine.ask(command="play", setups=setups, seed=SEED), strict=True):
        match = kind(**setup).match(seed=SEED)
        while not match.over:
            legal = match.legal_actions()
            match.play(legal[match.ply * 31 % len(legal)])
        assert record == match.record(), setup


def test_many_matches_need_no_more_memory(engine: Engine) -> None:
    before, after = engine.ask(command="memory", matches=200)
    assert before == after


def test_the_example_of_the_readme_plays() -> None:
    example = ENGINE / "example.ts"
    assert f"```ts\n{example.read_text('utf-8')}```" in (ENGINE / "README.md").read_text("utf-8")
    done = subprocess.run([NODE, example], capture_output=True, text=True, timeout=LONGEST)
    assert done.returncode == 0, done.stderr
    assert "winners" in done.stdout
