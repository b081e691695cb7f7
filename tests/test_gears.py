"""All gears play the same matches, bit for bit."""

import os
import subprocess
import sys

import pytest

from tablee import game_class, game_names
from tests.support.gears import told_in
from tests.support.luck import seed

PROGRAM = """
import json, sys
import numpy as np
import tablee
from tablee.core.kernel import argument, gear
from tablee.core.rng import new_rng
from tablee.core.specialise import referee

found = {"gear": gear()}
for name in ("sunrise-lane", "rue-de-la-paix", "sunny-day"):
    kind = tablee.game_class(name)
    for players in kind.seats:
        game = kind(players=players)
        state, rng = game.start(), new_rng(int(sys.argv[1]), players)
        moves, totals = np.zeros(kind.most_legal, np.int32), np.zeros(2, np.int64)
        play = referee(kind).play_actions
        checksum = play(*game.arguments(state), argument(rng), argument(moves), 1500, argument(totals))
        found[f"{name} {players}"] = [int(checksum), totals.tolist(), state.tobytes().hex(), game.sheet(state)]
print(json.dumps(found))
"""


def play(gear: str, **environment: str) -> dict[str, object]:
    found: dict[str, object] = told_in(gear, PROGRAM, str(seed(11)), **environment)
    assert found.pop("gear") == gear
    return found


def test_interpreted_and_compiled_gears_agree() -> None:
    interpreted = play("interpreted")
    assert len(interpreted) == sum(len(game_class(name).seats) for name in game_names() if name != "high-road")
    assert play("compiled") == interpreted


@pytest.mark.soak
def test_the_bounds_checked_gear_agrees() -> None:
    assert play("compiled", NUMBA_BOUNDSCHECK="1") == play("compiled")


NEGATIVE = """
import numpy as np
from tablee.core.kernel import kernel

@kernel
def item(items, index):
    return items[index]

print(item(np.arange(3), -1))
"""


def test_a_negative_index_is_an_error_where_bounds_are_checked() -> None:
    """Compiled kernels do not count from the end: nobody may rely on what the interpreted gear would do."""
    environment = {**os.environ, "TABLEE_GEAR": "compiled", "NUMBA_BOUNDSCHECK": "1"}
    done = subprocess.run([sys.executable, "-c", NEGATIVE], env=environment, capture_output=True, text=True)
    assert "index is out of bounds" in done.stderr


@pytest.mark.parametrize("name", game_names())
def test_states_are_small(name: str) -> None:
    """Copying one is what search does most; Sunny Day keeps what every empty cell wants, for 224 sides."""
    assert game_class(name).state_type.itemsize < (2048 if name == "sunny-day" else 1024)
