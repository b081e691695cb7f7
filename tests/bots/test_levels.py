"""The five levels: blind to what a player may not know, in time, the same for a seed, and with a name each."""

from types import SimpleNamespace

import pytest

import tablee
from tablee.bots import decision, levels
from tablee.bots.bot import Budget
from tablee.bots.decision import CHUNK, Search, summed_up
from tablee.bots.levels import LEVELS, LevelBot, level, level_settings, seen_moves
from tablee.bots.registry import bot_names, find_bot, think_time
from tablee.core.rng import new_rng
from tablee.core.texts import LANGUAGES
from tests.support.bots import COMPILED_ONLY, chosen, decisions
from tests.support.luck import seed

GAMES = tablee.game_names()
FEW = Budget(iterations=6)

pytestmark = COMPILED_ONLY


def seats_of(name: str) -> list[int]:
    seats = tablee.game_class(name).seats
    return [seats[0], seats[-1]]


@pytest.mark.parametrize("matches", [1, pytest.param(10, marks=pytest.mark.soak)])
@pytest.mark.parametrize("number", LEVELS)
@pytest.mark.parametrize("name", GAMES)
def test_a_level_never_depends_on_what_is_hidden(name: str, number: int, matches: int) -> None:
    """Same view, same seed, another hidden state: the same move."""
    bot = level(number)
    for players in seats_of(name):
        game = tablee.load(name, players=players)
        for number_of_match in range(matches):
            for match in decisions(game, number_of_match, every=2):
                seat, legal = int(match.state.actor), match.legal_actions()
                view = game.view(match.state, seat)
                before = view.tobytes()
                choice = bot.choose(game, view, seat, legal, FEW, match.ply)
                assert choice.action in legal
                assert view.tobytes() == before
                other = game.complete(view, seat, new_rng(number_of_match, match.ply))
                same = bot.choose(game, game.view(other, seat), seat, game.legal(other), FEW, match.ply)
                assert same == choice


class Clock:
    """A clock that only thinking moves on: so many seconds for every look at it."""

    def __init__(self, seconds: float, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now, self.step = 0.0, seconds
        for module in (decision, levels):
            monkeypatch.setattr(module, "time", SimpleNamespace(perf_counter=self._look))

    def _look(self) -> float:
        self.now += self.step
        return self.now


@pytest.mark.parametrize("number", LEVELS)
@pytest.mark.parametrize("name", GAMES)
def test_a_level_stops_when_its_time_is_up(name: str, number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Between two looks at the clock it searches a few times, and after the deadline not once more."""
    bot, looks = level(number), 20
    for players in seats_of(name):
        for match in decisions(tablee.load(name, players=players), 7, every=12):
            for seconds in (0.1, 0.5):
                clock = Clock(seconds / looks, monkeypatch)
                assert chosen(bot, match, Budget(seconds=seconds), 1) in match.legal_actions()
                threads = level_settings(name, number).threads
                assert clock.now <= seconds + threads * clock.step


@pytest.mark.parametrize("name", GAMES)
def test_a_search_looks_at_the_clock_often(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """So few searches between two looks that they take no time to speak of."""
    done: list[int] = []
    search = Search.iterate
    monkeypatch.setattr(Search, "iterate", lambda self, count: (done.append(count), search(self, count))[1])
    match = next(one for one in decisions(tablee.load(name), 7) if len(one.legal_actions()) > 1)
    Clock(0.01, monkeypatch)
    chosen(level(5), match, Budget(seconds=0.1), 1)
    assert done
    assert max(done) <= CHUNK


@pytest.mark.parametrize("name", GAMES)
def test_with_a_clock_a_search_stops_when_more_of_it_changes_nothing(name: str) -> None:
    """Whatever is tried most then would be so in the end; on the whole it answers sooner."""
    game, total, spent, asked = tablee.load(name), 4000, 0, 0
    for match in decisions(game, 11, every=6):
        seat, legal = int(match.state.actor), match.legal_actions()
        if len(legal) > 1:
            view, settings = game.view(match.state, seat), level_settings(name, 5).search
            soon, late = (Search(game, view, seat, legal, settings, asked, 0, total + 2) for _ in range(2))
            soon.iterate_until(float("inf"), total)
            late.iterate(total)
            assert summed_up(soon.root_moves()).action == summed_up(late.root_moves()).action
            spent += sum(move.visits for move in soon.root_moves())
            asked += 1
    assert 0 < spent < 0.99 * total * asked


@pytest.mark.parametrize("name", GAMES)
def test_with_one_legal_move_there_is_nothing_to_think_about(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for match in decisions(tablee.load(name), 3):
        if len(match.legal_actions()) == 1:
            monkeypatch.setattr(Search, "iterate", None)
            assert chosen(level(5), match, Budget(), 1) == match.legal_actions()[0]
            break


@pytest.mark.parametrize("name", GAMES)
def test_levels_play_whole_matches(name: str) -> None:
    """To the very end, with as many players as fit, each of another level."""
    game = tablee.load(name, players=tablee.game_class(name).seats[-1])
    match = game.match(seed=seed(4))
    bots = [level(1 + (seat + 1) % len(LEVELS)) for seat in range(game.players)]
    while isinstance(match.actor, int):
        match.play(chosen(bots[match.actor], match, Budget(iterations=3), match.ply))
    assert match.over


@pytest.mark.parametrize("number", LEVELS)
def test_iterations_without_seconds_are_the_same_everywhere(number: int) -> None:
    match = next(iter(decisions(tablee.load("rue-de-la-paix"), 5)))
    game, seat = match.game, int(match.state.actor)
    view, legal = game.view(match.state, seat), match.legal_actions()
    choices = [level(number).choose(game, view, seat, legal, Budget(iterations=30), 9) for _ in range(2)]
    assert choices[0] == choices[1]


def test_reasons_are_the_best_few_moves() -> None:
    match = tablee.load("sunrise-lane").match(seed=seed(2))
    game, legal = match.game, match.legal_actions()
    choice = level(5).choose(game, game.view(match.state, 0), 0, legal, Budget(iterations=80), 1)
    assert choice.action == choice.reasons[0].action
    assert 1 < len(choice.reasons) <= 5
    for reason in choice.reasons:
        assert reason.action in legal
        assert 0.0 <= reason.win_chance <= 1.0
        assert 0.0 <= reason.uncertainty <= 0.5


def test_a_budget_limits_a_level_and_does_not_raise_it() -> None:
    game = tablee.load("sunrise-lane")
    own = level_settings(game.name, 3).iterations
    bot = level(3)
    assert bot.allowed(game, Budget()) == Budget(0.3, own)
    assert bot.allowed(game, Budget(seconds=9.0)) == Budget(0.3, own)
    assert bot.allowed(game, Budget(seconds=0.1)) == Budget(0.1, own)
    assert bot.allowed(game, Budget(iterations=5)) == Budget(None, 5)
    assert bot.allowed(game, Budget(iterations=10**9)) == Budget(None, own)
    assert bot.allowed(game, Budget(1.0, 5)) == Budget(0.3, 5)


def test_overlooked_moves_leave_at_least_one() -> None:
    legal = list(range(10))
    assert seen_moves(legal, 0.0, 1) == legal
    assert all(seen_moves(legal, 1.0, seed)[0] in legal for seed in range(5))
    seen = [len(seen_moves(legal, 0.5, seed)) for seed in range(200)]
    assert 4 < sum(seen) / len(seen) < 6


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_has_a_name_and_a_character(language: str) -> None:
    bots = [level(number) for number in LEVELS]
    assert len({bot.title(language) for bot in bots}) == len(bots)
    assert all(len(bot.character(language)) > 40 for bot in bots)


def test_levels_are_found_by_name() -> None:
    assert {"random", "greedy", *(f"level-{number}" for number in LEVELS)} <= set(bot_names())
    found = find_bot("level-4")
    assert isinstance(found, LevelBot)
    assert (found.number, think_time(found)) == (4, 1.0)


@pytest.mark.parametrize("number", [0, 6, "3", True, None])
def test_other_levels_do_not_exist(number: object) -> None:
    with pytest.raises(tablee.BadInput, match="1 to 5"):
        level(number)  # type: ignore[arg-type]
