"""A live table without wire and storage: what happens when time passes, people leave and bots are gone."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

import tablee
from tablee.server.bots.worker import Question
from tablee.server.errors import Refused
from tablee.server.messages import requests
from tablee.server.messages.settings import Clock
from tablee.server.room import Room
from tablee.server.table import BotPlayer, Table
from tests.server.test_leaks import Eye, ListeningHouse, StillHouse, table_at


def high_road_table(**settings: Any) -> Table:
    game = tablee.load("high-road", players=2)
    return table_at(game, game.match(seed=1).state, **settings)


def play(check: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(check, 20))


def test_leaving_for_a_moment_wins_no_time() -> None:
    """What was thought before a bot took over counts; what the bot took does not."""

    async def check() -> None:
        table = high_road_table(clock=Clock("match", 100))
        room, player = Room(table, StillHouse()), Eye("device 0")
        await room.join(player, 0)
        room.clock.move_began -= 30
        await room.handle(player, requests.Stand(id="1", seat=0))
        assert 30_000 <= table.used[0] < 31_000
        room.clock.move_began -= 50
        await room.handle(player, requests.Return(id="2", seat=0))
        left = room.clock.left(table, 0)
        assert left is not None
        assert 68_000 < left <= 70_000
        room.close()

    play(check())


def test_a_turn_whose_time_is_over_stays_with_the_bot() -> None:
    """Coming back is refused with a sentence until the bot has finished the turn."""
    finish = asyncio.Event()

    class Thoughtful(StillHouse):
        async def choose(self, question: Question) -> int:
            await finish.wait()
            return question.legal[0]

    async def check() -> None:
        table = high_road_table(clock=Clock("turn", 100))
        room, player = Room(table, Thoughtful()), Eye("device 0")
        await room.join(player, 0)
        await room.handle(player, requests.Stand(id="1", seat=0))
        await room.handle(player, requests.Return(id="2", seat=0))
        assert table.bot_of(0) is None, "there was time left"
        room.clock.turn_began -= 100
        await room.join(Eye("device 1"), 0)
        while table.bot_of(0) is None:
            await asyncio.sleep(0.01)
        with pytest.raises(Refused) as caught:
            await room.handle(player, requests.Return(id="3", seat=0))
        assert caught.value.slug == "turn-ran-out"
        assert table.bot_of(0) == StillHouse.keeper
        finish.set()
        while table.actor == 0:
            await asyncio.sleep(0.01)
        await room.handle(player, requests.Return(id="4", seat=0))
        assert table.bot_of(0) is None
        room.close()

    play(check())


def test_any_player_has_a_seat_kept_while_the_host_is_away() -> None:
    async def check() -> None:
        room, host, guest, stranger = Room(high_road_table(), StillHouse()), Eye("device 0"), Eye("device 1"), Eye("x")
        for eye in (host, guest, stranger):
            await room.join(eye, 0)
        keep = requests.Keep(id="1", seat=0)
        for eye in (guest, stranger):
            with pytest.raises(Refused, match="host"):
                await room.handle(eye, keep)
        room.leave(host)
        with pytest.raises(Refused, match="host"):
            await room.handle(stranger, keep)
        await room.handle(guest, keep)
        assert room.table.bot_of(0) == StillHouse.keeper
        room.close()

    play(check())


def test_a_table_that_remembers_too_much_takes_only_moves() -> None:
    class Narrow(StillHouse):
        most_acts = 3

    async def check() -> None:
        room, player = Room(high_road_table(), Narrow()), Eye("device 0")
        await room.join(player, 0)
        for number in range(2):
            await room.handle(player, requests.Say(id=f"s{number}", seat=0, phrase="hello"))
        with pytest.raises(Refused) as caught:
            await room.handle(player, requests.Say(id="s3", seat=0, phrase="hello"))
        assert caught.value.slug == "too-many-acts"
        match = room.table.match
        assert match is not None
        await room.handle(player, requests.Play(id="m", seat=0, ply=match.ply, move=match.legal()[0]))
        assert match.ply == 1
        room.close()

    play(check())


def test_a_newcomer_is_told_the_latest_talk() -> None:
    async def check() -> None:
        room, player = Room(high_road_table(), StillHouse()), Eye("device 0")
        await room.join(player, 0)
        for number in range(250):
            await room.handle(player, requests.Say(id=f"s{number}", seat=0, phrase="hello"))
        late = Eye("device 1")
        await room.join(late, 0)
        assert late.sent[0].count(b'"phrase":"hello"') == 200
        assert b'"number":249' in late.sent[0]
        room.close()

    play(check())


def test_a_bot_that_is_gone_is_replaced() -> None:
    """It came from outside, and is not installed any more: the keeper plays for it."""
    house = ListeningHouse()

    async def check() -> None:
        table = high_road_table()
        table.seats[0] = BotPlayer("Hal", "hal")
        room = Room(table, house)
        while not house.asked:
            await asyncio.sleep(0.01)
        room.close()

    play(check())
    assert house.asked[0].bot == StillHouse.keeper
