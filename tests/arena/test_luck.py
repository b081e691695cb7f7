"""Duplicate luck: the same for everyone, fair, and alike in every gear."""

from collections import Counter
from pathlib import Path

import numpy as np
import pytest

import tablee
from tablee.arena.fixtures import Fixture, Setting, pairing
from tablee.arena.luck import RANKS, DuplicateLuck
from tablee.arena.playing import play
from tablee.core.kernel import argument
from tablee.core.specialise import specialise
from tests.support.gears import told_in

GAMES = [(name, count) for name in tablee.game_names() for count in (tablee.game_class(name).seats[0], 4)]
DEALS = range(3)


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """What every draw brought, by its name, as matches go on."""
    seen: dict[str, str] = {}
    names: list[str] = []
    name, draw = DuplicateLuck.name, DuplicateLuck.draw

    def noted_name(self: DuplicateLuck, state: object) -> str:
        names.append(name(self, state))  # type: ignore[arg-type]
        return names[-1]

    def noted_draw(self: DuplicateLuck, state: object) -> int:
        action = draw(self, state)  # type: ignore[arg-type]
        assert names[-1] not in seen, "two draws of a match have the same name"
        seen[names[-1]] = self._game.text(state, action)
        return action

    monkeypatch.setattr(DuplicateLuck, "name", noted_name)
    monkeypatch.setattr(DuplicateLuck, "draw", noted_draw)
    return seen


def both_ways(drawn: dict[str, str], name: str, players: int, deal: int) -> tuple[dict[str, str], dict[str, str]]:
    """The draws of a deal with its two line-ups."""
    seen = []
    for lineup in pairing("greedy", "random", players):
        drawn.clear()
        play(Fixture(Setting(name, players), deal, lineup))
        seen.append(dict(drawn))
    return seen[0], seen[1]


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_rotated_seats_meet_the_same_luck(drawn: dict[str, str], name: str, players: int) -> None:
    same = common = 0
    for deal in DEALS:
        one, other = both_ways(drawn, name, players, deal)
        shared = one.keys() & other.keys()
        same += sum(one[draw] == other[draw] for draw in shared)
        common += len(shared)
        assert len(shared) > 0.6 * min(len(one), len(other))
    assert same > 0.7 * common, f"{same} of {common} draws"


def test_dice_are_the_same_turn_by_turn(drawn: dict[str, str]) -> None:
    one, other = both_ways(drawn, "rue-de-la-paix", 3, 5)
    rolls = [draw for draw in one.keys() & other.keys() if "/roll/" in draw and draw.endswith("/1")]
    assert len(rolls) > 15
    assert [draw for draw in rolls if one[draw] != other[draw]] == []


def test_the_set_up_is_the_same_to_the_last_tile(drawn: dict[str, str]) -> None:
    one, other = both_ways(drawn, "sunny-day", 5, 2)
    set_up = list(one)[: 1 + 30 + 10]
    assert set_up == list(other)[: len(set_up)]
    assert [draw for draw in set_up if one[draw] != other[draw]] == []


def test_a_seat_turns_up_the_same_tokens(drawn: dict[str, str]) -> None:
    tokens = same = 0
    for deal in range(6):
        one, other = both_ways(drawn, "sunny-day", 2, deal)
        shared = [draw for draw in one.keys() & other.keys() if "/token/" in draw]
        tokens += len(shared)
        same += sum(one[draw] == other[draw] for draw in shared)
    assert tokens > 10
    assert same > 0.8 * tokens


def test_deals_and_seeds_differ() -> None:
    lineup = ("random", "random")
    settings = [Setting("sunrise-lane", 2, (), seed) for seed in (0, 1)]
    assert len({play(Fixture(setting, deal, lineup)).totals for setting in settings for deal in (0, 1)}) == 4


def test_every_ticket_is_as_likely_as_the_others() -> None:
    """Seats; then cards of which there are several."""
    game = tablee.load("sunny-day", players=5)
    assert chi_square(drawings(game, game.start(), 2_000), game.outcomes(game.start())) < 20  # 4 expected
    game = tablee.load("sunrise-lane")
    state = game.start()
    for _ in range(5):
        game.apply(state, game.legal(state)[0])
    assert chi_square(drawings(game, state, 2_000), game.outcomes(state)) < 20  # 4 expected
    game = tablee.load("rue-de-la-paix")
    assert chi_square(drawings(game, game.start(), 2_000), game.outcomes(game.start())) < 35  # 13 expected


def drawings(game: tablee.Game, state: object, times: int) -> Counter[int]:
    ranks = specialise(RANKS, type(game))
    copies = np.zeros(game.actions, np.int32)
    rng = np.random.default_rng(1)
    keys = rng.integers(0, 2**32, (times, 2))
    keys[: times // 2] = np.arange(times // 2)[:, None]  # keys that hardly differ must not matter
    found = Counter(
        ranks.lowest_ranked(*game.arguments(state), argument(key), argument(copies))  # type: ignore[arg-type]
        for key in keys
    )
    assert not copies.any()
    return found


def chi_square(found: Counter[int], weights: dict[int, int]) -> float:
    scale = sum(found.values()) / sum(weights.values())
    assert found.keys() <= weights.keys()
    return sum((found[action] - weight * scale) ** 2 / (weight * scale) for action, weight in weights.items())


def test_a_missing_ticket_changes_nothing_else() -> None:
    """With one card fewer in the pile, a draw brings something else only if that card would have come."""
    game = tablee.load("sunrise-lane")
    full = game.start()
    fewer = full.copy()
    game.apply(fewer, next(action for action in game.legal(fewer) if game.text(fewer, action) == "deal red"))
    red = game.read(full, "deal red")
    ranks = specialise(RANKS, type(game))
    copies = np.zeros(game.actions, np.int32)
    differing = 0
    for number in range(1000):
        key = argument(np.array([number, 7], np.int64))
        before = ranks.lowest_ranked(*game.arguments(full), key, argument(copies))
        after = ranks.lowest_ranked(*game.arguments(fewer), key, argument(copies))
        assert before in (after, red)
        differing += before != after
    assert 0 < differing < 50  # 1 in 55, and seldom the same colour again


def test_luck_is_alike_in_every_gear() -> None:
    played = play(Fixture(Setting("rue-de-la-paix", 2, (), 3), 4, ("random", "random")))
    assert (played.totals, played.actions, played.first) == ((34, 18), 71, 0)


FIRST_DRAW = """
import json, sys
import tablee
from tablee.arena.luck import DuplicateLuck

game = tablee.load(sys.argv[1])
print(json.dumps(int(DuplicateLuck(game, 0, 0).draw(game.start()))))
"""


def test_compiled_ranks_of_one_game_are_not_taken_for_those_of_another(tmp_path: Path) -> None:
    """Kernels are cached by file, name and types; a process that knows one game only must find its own."""
    for name in ("high-road", "sunrise-lane"):
        drawn = told_in("compiled", FIRST_DRAW, name, TABLEE_CACHE=str(tmp_path))
        assert drawn == told_in("interpreted", FIRST_DRAW, name)
