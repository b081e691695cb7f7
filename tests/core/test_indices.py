"""The laws interpreted, with strict indices: no kernel reads or writes in front of an array or past its end.

Compiled kernels check neither. Compiled with bounds checks the laws run in `tests/test_laws.py`, which takes minutes.
"""

from itertools import cycle, islice

import numpy as np
import pytest

from tablee import Game, game_class, game_names
from tablee.core.kernel import INTERPRETED, argument, gear
from tablee.core.rules import OptionValue
from tablee.testing import check_match, option_choices
from tests.support.indices import make_indices_strict
from tests.support.luck import seed

Options = dict[str, OptionValue]
SAMPLE = 40
"""The costly laws are checked at one state in so many."""


@pytest.fixture(autouse=True)
def strict_indices(monkeypatch: pytest.MonkeyPatch) -> None:
    assert gear() == INTERPRETED, "run this with TABLEE_GEAR=interpreted"
    make_indices_strict(monkeypatch)


def met_once(kind: type[Game]) -> list[tuple[int, Options]]:
    """Every player count and every combination of options, each with one of the others."""
    choices = option_choices(kind)
    pairs = zip(cycle(kind.seats), cycle(choices), strict=False)
    return list(islice(pairs, max(len(choices), len(kind.seats))))


@pytest.mark.parametrize(
    ("name", "players", "options"),
    [
        pytest.param(name, players, options, id=f"{name}-{players}-{'-'.join(map(str, options.values()))}")
        for name in game_names()
        for players, options in met_once(game_class(name))
    ],
)
def test_laws_hold_with_strict_indices(name: str, players: int, options: Options) -> None:
    assert check_match(game_class(name)(players=players, options=options), seed(2026 + players), SAMPLE) > 0


def test_a_wrong_index_is_noticed() -> None:
    numbers, state = argument(np.zeros((2, 3), np.int8)), game_class("high-road")().new_state()
    numbers[1, 2] = state.deck[0] = 1
    assert (numbers[1, 2], state.deck[0], len(state.deck)) == (1, 1, len(list(state.deck)))
    for view, wrong in ((numbers, (1, -1)), (numbers, (2, 0)), (state.deck, -1), (state.deck, len(state.deck))):
        with pytest.raises(IndexError):
            view[wrong]
        with pytest.raises(IndexError):
            view[wrong] = 1
