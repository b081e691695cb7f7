"""A module does what the other gears do: bit for bit, for every game, number of players and option."""

from pathlib import Path

import pytest

from tablee import game_class, game_names
from tablee.bots.levels import level_settings
from tablee.bots.records import SearchSettings
from tablee.core.game import Game
from tablee.core.match import Match
from tests.support.wasm.node import Probe, RandomPlay, RootSearch, Story, do_jobs, variants

SEED = 2026
STATES = 12
SEARCHED = 4
ITERATIONS = 600
LEVELS = (2, 5)

NAMES = game_names()


def random_match(game: Game, seed: int) -> Match:
    """A whole match of moves that follow each other in no order."""
    match = game.match(seed=seed)
    while not match.over:
        legal = match.legal_actions()
        match.play(legal[(7 * len(match.actions) + seed) % len(legal)])
    return match


def some_of(numbers: list[int], wanted: int) -> list[int]:
    """So many of them, spread evenly."""
    return numbers[:: max(1, len(numbers) // wanted)][:wanted]


@pytest.mark.parametrize("name", NAMES)
def test_random_play_is_alike(modules: Path, name: str) -> None:
    plays = [RandomPlay(game, SEED, stream) for stream, game in enumerate(variants(game_class(name)))]
    found, _ = do_jobs(modules, name, [play.job() for play in plays])
    for play, one in zip(plays, found, strict=True):
        assert one == play.expected(), (play.game.players, play.game.options)


@pytest.mark.parametrize("name", NAMES)
def test_every_question_has_the_same_answer(modules: Path, name: str) -> None:
    probes = []
    for players in game_class(name).seats:
        game = game_class(name)(players=players)
        match = random_match(game, SEED + players)
        plies = some_of(list(range(len(match.actions))), STATES)
        probes += [Probe(game, match.state_at(ply), SEED, game.actions) for ply in plies]
    found, _ = do_jobs(modules, name, [probe.job() for probe in probes])
    assert found == [probe.expected() for probe in probes]


@pytest.mark.parametrize("name", NAMES)
def test_a_match_is_told_in_the_same_rows(modules: Path, name: str) -> None:
    matches = [random_match(game_class(name)(players=players), SEED) for players in game_class(name).seats]
    stories = [Story(match) for match in matches]
    found, _ = do_jobs(modules, name, [story.job() for story in stories])
    assert found == [story.expected() for story in stories]


@pytest.mark.parametrize("name", NAMES)
def test_search_visits_the_same_moves(modules: Path, name: str) -> None:
    searches = []
    for players in game_class(name).seats:
        game = game_class(name)(players=players)
        match = random_match(game, SEED + players)
        states = [match.state_at(ply) for ply in range(len(match.actions))]
        choices = [place for place, state in enumerate(states) if state.actor >= 0 and len(game.legal(state)) > 1]
        for place in some_of(choices, SEARCHED):
            for settings in settings_of(name):
                searches.append(RootSearch(game, states[place], settings, SEED, ITERATIONS, ITERATIONS // 2))
    found, _ = do_jobs(modules, name, [search.job() for search in searches])
    for search, one in zip(searches, found, strict=True):
        assert one["visits"] == search.expected(), (search.game.players, search.settings)


def settings_of(name: str) -> list[SearchSettings]:
    """How our levels search a game, and anybody's."""
    return [level_settings(name, level).search for level in LEVELS]
