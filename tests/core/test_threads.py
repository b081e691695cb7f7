"""One game serves many threads: what it writes on is nobody else's."""

from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest

import tablee
from tablee.core.fields import Fields
from tests.support.luck import seed


def told(game: tablee.Game, state: Fields, action: int) -> tuple[object, ...]:
    after = state.copy()
    game.apply(after, action)
    events = [event.whole() for event in game.events(state, action, after)]
    return game.legal(state), game.sheet(state), game.data(state), game.text(state, action), events


@pytest.mark.parametrize("name", tablee.game_names())
def test_a_game_is_asked_by_several_threads_at_once(name: str) -> None:
    game = tablee.load(name)
    match, random, asked = game.match(seed=seed(5)), Random(seed(5)), []
    while not match.over and len(asked) < 40:
        action = random.choice(match.legal_actions())
        asked.append((match.state.copy(), action))
        match.play(action)
    alone = [told(game, *question) for question in asked]
    with ThreadPoolExecutor(8) as threads:
        together = list(threads.map(lambda question: told(game, *question), asked * 4))
    assert together == alone * 4
