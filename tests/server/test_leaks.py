"""Nothing leaks: change only what a seat may not know, make the same moves, and every byte it is sent stays the same.

The table runs in this process, with subscribers that collect bytes, one of each format: everything a socket would send
comes from there.
"""

import asyncio
import itertools

import msgspec
import pytest

import tablee
from tablee.core.game import Game
from tablee.core.rng import new_rng
from tablee.server import byte_views, views
from tablee.server.live import LiveTable
from tests.support.luck import seed
from tests.support.server.leaks import check_worlds
from tests.support.server.live import ListeningServices, table_at
from tests.support.waiting import wait_until

MATCHES = 6


@pytest.mark.parametrize("rounds", [1, pytest.param(75, marks=pytest.mark.soak)])
@pytest.mark.parametrize("name", tablee.game_names())
def test_every_byte_stays_the_same(name: str, rounds: int) -> None:
    """With every number of players. A match that is over where it is cut has nothing to compare: another follows."""
    kind = tablee.game_class(name)
    games = [kind(players=players) for players in kind.seats] * rounds
    numbers = itertools.count()

    async def compared(game: Game) -> int:
        while not (found := await check_worlds(game, seed(next(numbers)))):
            pass
        return found

    async def check() -> int:
        return sum([await compared(game) for game in games])

    assert asyncio.run(check()) > 100


async def check_high_road() -> None:
    for number in range(MATCHES):
        await check_worlds(tablee.load("high-road"), seed(number))


def test_the_instrument_notices_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(views, "visible", lambda match, seat, ply=None: match.state)
    with pytest.raises(AssertionError):
        asyncio.run(check_high_road())


@pytest.mark.parametrize("leak", ["record", "row"])
def test_the_instrument_notices_a_leak_in_the_bytes_alone(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if leak == "record":
        monkeypatch.setattr(byte_views, "visible", lambda match, seat, ply=None: match.state)
    else:
        monkeypatch.setattr(byte_views, "row_of", lambda event, seat, whole: list(event.row))
    with pytest.raises(AssertionError):
        asyncio.run(check_high_road())


def test_bots_get_views_only() -> None:
    """The question to a bot is the same in every world its seat can imagine."""
    game = tablee.load("sunrise-lane", players=3)
    match = game.match(seed=5)
    services = ListeningServices()

    async def check() -> None:
        seat = match.state.actor
        for state in (match.state, game.complete(game.view(match.state, seat), seat, new_rng(3))):
            table = table_at(game, state.copy())
            player = table.player(seat)
            assert player is not None
            player.kept_by = "random"
            live = LiveTable(table, services)
            before = len(services.asked)
            await wait_until(lambda before=before: len(services.asked) > before)
            live.close()

    asyncio.run(check())
    first, *others = services.asked
    second = next(one for one in others if one.legal == first.legal and one.seat == first.seat)
    assert msgspec.structs.replace(first, seed=0) == msgspec.structs.replace(second, seed=0)
