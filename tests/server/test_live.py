"""A live table without wire and storage: what happens when time passes, people leave and bots are gone."""

import asyncio
import logging
from typing import Any

import pytest

import tablee
from tablee.server.bots.worker import Question
from tablee.server.errors import Refused
from tablee.server.handlers.context import Caller
from tablee.server.limits import Limits
from tablee.server.live import BOT_RETRY, LiveTable
from tablee.server.messages import requests
from tablee.server.messages.answers import Answer
from tablee.server.messages.settings import Clock
from tablee.server.people import BotPlayer
from tablee.server.table import Table
from tests.support.server.clock import FakeClock
from tests.support.server.live import Listener, ListeningServices, StillServices, play, table_at
from tests.support.waiting import wait_until


def high_road_table(**settings: Any) -> Table:
    game = tablee.load("high-road", players=2)
    return table_at(game, game.match(seed=1).state, **settings)


async def ask(live: LiveTable, listener: Listener, request: requests.AnyRequest) -> Answer:
    return await live.ask(listener, request, Caller(listener.device))


def test_leaving_for_a_moment_wins_no_time(clock: FakeClock) -> None:
    """What was thought before a bot took over counts; what the bot took does not."""

    async def check() -> None:
        table = high_road_table(clock=Clock("match", 100))
        live, player = LiveTable(table, StillServices()), Listener("device 0")
        await live.join(player, 0)
        await clock.advance(30)
        await ask(live, player, requests.Stand(id="1", seat=0))
        assert 30_000 <= table.used[0] < 31_000
        await clock.advance(50)
        await ask(live, player, requests.Return(id="2", seat=0))
        left = live.clock.left(table, 0)
        assert left is not None
        assert 68_000 < left <= 70_000
        live.close()

    play(check())


def test_a_turn_whose_time_is_over_stays_with_the_bot(clock: FakeClock) -> None:
    """Coming back is refused with a sentence until the bot has finished the turn."""
    finish = asyncio.Event()

    class Thoughtful(StillServices):
        async def choose(self, question: Question, table: str) -> int:
            await finish.wait()
            return question.legal[0]

    async def check() -> None:
        table = high_road_table(clock=Clock("turn", 100))
        live, player = LiveTable(table, Thoughtful()), Listener("device 0")
        await live.join(player, 0)
        await ask(live, player, requests.Stand(id="1", seat=0))
        await ask(live, player, requests.Return(id="2", seat=0))
        assert table.bot_of(0) is None, "there was time left"
        await clock.advance(100)
        await wait_until(lambda: table.bot_of(0) is not None)
        with pytest.raises(Refused) as caught:
            await ask(live, player, requests.Return(id="3", seat=0))
        assert caught.value.slug == "turn-ran-out"
        assert table.bot_of(0) == StillServices.keeper
        finish.set()
        await wait_until(lambda: table.actor != 0)
        await ask(live, player, requests.Return(id="4", seat=0))
        assert table.bot_of(0) is None
        live.close()

    play(check())


def test_any_player_has_a_seat_kept_while_the_host_is_away() -> None:
    async def check() -> None:
        live, host, guest, stranger = (
            LiveTable(high_road_table(), StillServices()),
            Listener("device 0"),
            Listener("device 1"),
            Listener("x"),
        )
        for listener in (host, guest, stranger):
            await live.join(listener, 0)
        keep = requests.Keep(id="1", seat=0)
        for listener in (guest, stranger):
            with pytest.raises(Refused, match="host"):
                await ask(live, listener, keep)
        live.leave(host)
        with pytest.raises(Refused, match="host"):
            await ask(live, stranger, keep)
        await ask(live, guest, keep)
        assert live.table.bot_of(0) == StillServices.keeper
        live.close()

    play(check())


class Narrow(StillServices):
    limits = Limits(acts_per_table=30)


def test_a_table_that_remembers_too_much_takes_only_moves() -> None:
    async def check() -> None:
        live, host, guest = LiveTable(high_road_table(), Narrow()), Listener("device 0"), Listener("device 1")
        await live.join(guest, 0)
        for number in range(29):
            await ask(live, guest, requests.Say(id=f"s{number}", seat=1, phrase="hello"))
        with pytest.raises(Refused) as caught:
            await ask(live, guest, requests.Say(id="s30", seat=1, phrase="hello"))
        assert caught.value.slug == "too-many-acts"
        assert live.table.match is not None
        await ask(live, host, requests.Play(id="m", seat=0, ply=0, move=live.table.match.legal()[0]))
        assert live.table.match.ply == 1
        live.close()

    play(check())


def test_a_newcomer_is_told_the_latest_talk() -> None:
    async def check() -> None:
        live, player = LiveTable(high_road_table(), StillServices()), Listener("device 0")
        await live.join(player, 0)
        for number in range(250):
            await ask(live, player, requests.Say(id=f"s{number}", seat=0, phrase="hello"))
        late = Listener("device 1")
        await live.join(late, 0)
        assert late.sent[0].count(b'"phrase":"hello"') == 200
        assert b'"number":249' in late.sent[0]
        live.close()

    play(check())


def test_a_bot_that_is_gone_is_replaced() -> None:
    """It came from outside, and is not installed any more: the keeper plays for it."""
    services = ListeningServices()

    async def check() -> None:
        table = high_road_table()
        table.seats[0] = BotPlayer("Hal", "hal")
        live = LiveTable(table, services)
        await wait_until(lambda: services.asked)
        live.close()

    play(check())
    assert services.asked[0].bot == StillServices.keeper


def test_a_bot_that_fails_is_asked_again_a_moment_later(clock: FakeClock, caplog: pytest.LogCaptureFixture) -> None:
    class Failing(ListeningServices):
        async def choose(self, question: Question, table: str) -> int:
            chosen = await super().choose(question, table)
            if len(self.asked) == 1:
                raise Refused("storage-failed")
            return chosen

    async def check() -> None:
        table, services = high_road_table(), Failing()
        table.seats[0] = BotPlayer("Hal", "random")
        live = LiveTable(table, services)
        await wait_until(lambda: live.is_idle)
        assert (table.actor, len(services.asked)) == (0, 1)
        await clock.advance(BOT_RETRY)
        await wait_until(lambda: table.actor != 0)
        live.close()

    with caplog.at_level(logging.WARNING, "tablee.live"):
        play(check())
    (paused,) = caplog.records
    assert (paused.message, vars(paused)["reason"]) == ("table paused", "storage-failed")


@pytest.mark.parametrize("answers", [False, True])
def test_a_closed_table_asks_no_bot_again(clock: FakeClock, answers: bool) -> None:
    """Whether a bot answers or fails when its table is closed: nothing is played, and nothing is asked."""

    class Slow(ListeningServices):
        async def choose(self, question: Question, table: str) -> int:
            self.asked.append(question)
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                if not answers:
                    raise Refused("storage-failed") from None
            return question.legal[0]

    async def check() -> None:
        table, services = high_road_table(), Slow()
        table.seats[0] = BotPlayer("Hal", "random")
        live = LiveTable(table, services)
        await wait_until(lambda: services.asked)
        live.close()
        await wait_until(lambda: live.is_idle)
        await clock.advance(BOT_RETRY)
        assert table.match is not None
        assert (table.match.ply, len(services.asked)) == (0, 1)

    play(check())


def test_what_a_bot_answers_after_its_player_is_back_is_not_played() -> None:
    answer = asyncio.Event()

    class Slow(ListeningServices):
        async def choose(self, question: Question, table: str) -> int:
            self.asked.append(question)
            await answer.wait()
            return question.legal[0]

    async def check() -> None:
        table, services, player = high_road_table(), Slow(), Listener("device 0")
        live = LiveTable(table, services)
        await live.join(player, 0)
        await ask(live, player, requests.Stand(id="1", seat=0))
        await wait_until(lambda: services.asked)
        await ask(live, player, requests.Return(id="2", seat=0))
        answer.set()
        await wait_until(lambda: not live._tasks)
        assert table.match is not None
        assert (table.match.ply, len(services.asked)) == (0, 1)
        live.close()

    play(check())
