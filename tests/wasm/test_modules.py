"""A module does what the other gears do: bit for bit, for every game, number of players and option."""

from pathlib import Path

import pytest

from tablee import game_class
from tablee.bots.levels import level_settings
from tablee.bots.records import SearchSettings
from tablee.core.game import Game
from tablee.core.match import Match
from tablee.wasm.kept import kept_games
from tests.support.luck import seed
from tests.support.plugin import PLUGIN_NAME
from tests.support.wasm.node import Probe, RandomPlay, RootSearch, Story, do_jobs, variants

SEED = seed(2026)
STATES = 12
SEARCHED = 4
ITERATIONS = 600
LEVELS = (2, 5)

pytestmark = pytest.mark.parametrize("name", [*kept_games(), pytest.param(PLUGIN_NAME, marks=pytest.mark.soak)])
"""The modules of a plug-in are built for the test, which takes the linker and the optimiser."""


@pytest.fixture
def folder(request: pytest.FixtureRequest, name: str) -> Path:
    found: Path = request.getfixturevalue("built" if name == PLUGIN_NAME else "modules")
    return found


def random_match(game: Game, number: int) -> Match:
    """A whole match of moves that follow each other in no order."""
    match = game.match(seed=number)
    while not match.over:
        legal = match.legal_actions()
        match.play(legal[(7 * len(match.actions) + number) % len(legal)])
    return match


def some_of(numbers: list[int], wanted: int) -> list[int]:
    """So many of them, spread evenly."""
    return numbers[:: max(1, len(numbers) // wanted)][:wanted]


def test_random_play_is_alike(folder: Path, name: str) -> None:
    plays = [RandomPlay(game, SEED, stream) for stream, game in enumerate(variants(game_class(name)))]
    found, _ = do_jobs(folder, name, [play.job() for play in plays])
    for play, one in zip(plays, found, strict=True):
        assert one == play.expected(), (play.game.players, play.game.options)


def test_every_question_has_the_same_answer(folder: Path, name: str) -> None:
    probes = []
    for players in game_class(name).seats:
        game = game_class(name)(players=players)
        match = random_match(game, SEED + players)
        plies = some_of(list(range(len(match.actions))), STATES)
        probes += [Probe(game, match.state_at(ply), SEED, game.actions) for ply in plies]
    found, _ = do_jobs(folder, name, [probe.job() for probe in probes])
    assert found == [probe.expected() for probe in probes]


def test_a_match_is_told_in_the_same_rows(folder: Path, name: str) -> None:
    matches = [random_match(game_class(name)(players=players), SEED) for players in game_class(name).seats]
    stories = [Story(match) for match in matches]
    found, _ = do_jobs(folder, name, [story.job() for story in stories])
    assert found == [story.expected() for story in stories]


def test_search_visits_the_same_moves(folder: Path, name: str) -> None:
    searches = []
    for players in game_class(name).seats:
        game = game_class(name)(players=players)
        match = random_match(game, SEED + players)
        states = [match.state_at(ply) for ply in range(len(match.actions))]
        choices = [place for place, state in enumerate(states) if state.actor >= 0 and len(game.legal(state)) > 1]
        for place in some_of(choices, SEARCHED):
            for settings in settings_of(name):
                searches.append(RootSearch(game, states[place], settings, SEED, ITERATIONS, ITERATIONS // 2))
    found, _ = do_jobs(folder, name, [search.job() for search in searches])
    for search, one in zip(searches, found, strict=True):
        assert one["visits"] == search.expected(), (search.game.players, search.settings)


def settings_of(name: str) -> list[SearchSettings]:
    """How our levels search a game, and anybody's."""
    return [level_settings(name, level).search for level in LEVELS]
