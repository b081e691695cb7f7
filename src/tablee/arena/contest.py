"""A contest: fixtures that are played wherever there is room, kept as they come, and never played twice."""

from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import closing

from tablee.arena.executors import Executor
from tablee.arena.fixtures import Fixture, Lineup, Setting, pairing, schedule
from tablee.arena.playing import play
from tablee.arena.results import Played, Results
from tablee.arena.scores import duplicate_score
from tablee.arena.sprt import Sprt, Verdict

Progress = Callable[[int], None]
"""Told how many matches are known so far, old and new."""


def play_fixtures(
    fixtures: Sequence[Fixture], results: Results, where: Executor, progress: Progress = lambda known: None
) -> list[Played]:
    """All fixtures, those of an earlier run included; in the order of the fixtures, whoever finished first."""
    known = sum(fixture in results for fixture in fixtures)
    progress(known)
    for _ in _new_ones(fixtures, results, where):
        known += 1
        progress(known)
    return [results.played[fixture] for fixture in fixtures]


def _new_ones(fixtures: Iterable[Fixture], results: Results, where: Executor) -> Generator[Played, None, None]:
    """What is not known yet; every match is kept before it is handed on."""
    with closing(where.run(play, (fixture for fixture in fixtures if fixture not in results))) as answers:
        for one in answers:
            results.add(one)
            yield one


def is_better(
    setting: Setting, first: str, second: str, test: Sprt, deals: range, results: Results, where: Executor,
    progress: Callable[[Verdict], None] = lambda verdict: None,
) -> Verdict:  # fmt: skip
    """Play duplicate deals until the test knows whether the first bot is better than the second.

    The test looks at the deals in their order, however the matches come in: quick ones must not come first, and the
    verdict is the same with one worker and with a hundred.
    """
    counted: list[float] = []
    verdict = test.verdict(counted)
    with closing(_scores_in_order(setting, first, second, deals, results, where)) as scores:
        for score in scores:
            counted.append(score)
            verdict = test.verdict(counted)
            progress(verdict)
            if verdict.decided:
                break
    return verdict


def _scores_in_order(
    setting: Setting, first: str, second: str, deals: range, results: Results, where: Executor
) -> Generator[float, None, None]:
    """What the first bot scored, deal by deal, as soon as it is known."""
    lineups = pairing(first, second, setting.players)
    waiting = deque(deals)

    def complete() -> Iterator[float]:
        while waiting and (score := _score(setting, waiting[0], lineups, results, first, second)) is not None:
            waiting.popleft()
            yield score

    yield from complete()
    with closing(_new_ones(schedule(setting, [lineups], deals), results, where)) as new_ones:
        for _ in new_ones:
            yield from complete()


def _score(
    setting: Setting, deal: int, lineups: Sequence[Lineup], results: Results, first: str, second: str
) -> float | None:
    """What the first bot scored on a deal; None while a line-up has not been played."""
    fixtures = [Fixture(setting, deal, lineup) for lineup in lineups]
    if not all(fixture in results for fixture in fixtures):
        return None
    return duplicate_score([results.played[fixture] for fixture in fixtures], first, second)
