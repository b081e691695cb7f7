"""Bots at tables: one question a position, fair shares between tables, and no bot in the server's own process."""

import asyncio
from typing import Any

import pytest

import tablee
from tablee.server.bots import worker
from tablee.server.bots.pool import Pool
from tablee.server.bots.queue import MOST_TABLES, FairQueue
from tablee.server.bots.worker import Question
from tablee.server.live import LiveTable
from tablee.server.people import BotPlayer
from tests.support.server.live import Listener, StillServices, play, question, table_at
from tests.support.waiting import step


class Thinking(StillServices):
    """Bots that take a moment, so that many things can happen meanwhile."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, int]] = []
        self.at_once = self.most_at_once = 0

    async def choose(self, question: Question, table: str) -> int:
        self.at_once += 1
        self.most_at_once = max(self.at_once, self.most_at_once)
        self.asked.append((question.seat, hash(question.view)))
        await step()
        await step()
        self.at_once -= 1
        return question.legal[0]


def test_a_bot_is_asked_once_a_position() -> None:
    async def check() -> None:
        game = tablee.load("high-road", players=4)
        table = table_at(game, game.match(seed=2).state)
        from tablee.core.luck import SeededLuck

        assert table.match is not None
        table.match.luck = SeededLuck(1)
        for seat in range(4):
            table.seats[seat] = BotPlayer(f"bot {seat}", "random")
        services = Thinking()
        live = LiveTable(table, services)
        while table.state != "over":
            onlooker = Listener("somebody")  # whoever comes and goes disturbs nobody
            await live.join(onlooker, 0)
            await step()
            live.leave(onlooker)
        decisions = sum(actor >= 0 for actor, _ in table.match.actions)
        assert len(services.asked) == decisions >= 12
        assert services.most_at_once == 1
        live.close()

    play(check())


def test_a_table_that_has_used_much_waits_for_one_that_has_not() -> None:
    async def check() -> None:
        queue = FairQueue(["the only one"])
        order: list[str] = []

        async def think(table: str, seconds: float) -> None:
            borrowed = await queue.borrow(table)
            order.append(table)
            await step()
            queue.give_back(borrowed, table, seconds)

        first = await queue.borrow("slow")
        waiting = [asyncio.create_task(think(table, 2.0)) for table in ("slow", "slow", "slow")]
        await step()
        queue.give_back(first, "slow", 2.0)
        waiting += [asyncio.create_task(think("quick", 0.1)) for _ in range(3)]
        await asyncio.gather(*waiting)
        assert order[:2] in (["slow", "quick"], ["quick", "quick"])
        assert order.index("quick") < 2
        assert order[-1] == "slow"
        assert not queue._waiting

    play(check())


def test_a_table_that_does_not_wait_any_more_holds_nobody_up() -> None:
    async def check() -> None:
        queue = FairQueue([1])
        one = await queue.borrow("a")
        gone = asyncio.create_task(queue.borrow("b"))
        await step()
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
        queue.give_back(one, "a", 0.0)
        assert await queue.borrow("c") == 1

    play(check())


def test_the_queue_forgets() -> None:
    async def check() -> None:
        queue = FairQueue([1, 2])
        busy = await queue.borrow("busy")
        for number in range(MOST_TABLES + 1_000):
            queue.give_back(await queue.borrow(f"table {number}"), f"table {number}", 0.5)
            assert len(queue._used) <= MOST_TABLES + 1
        queue.give_back(busy, "busy", 1.0)
        assert not queue._used

    play(check())


def test_no_bot_is_built_in_the_servers_process(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any) -> Any:
        raise AssertionError("a bot was built here")

    monkeypatch.setattr(worker, "find_bot", broken)
    monkeypatch.setattr("tablee.bots.registry.find_bot", broken)
    monkeypatch.setenv("TABLEE_GEAR", "interpreted")  # the worker is ready earlier

    async def check() -> None:
        pool = Pool(1, 0.0)
        try:
            asked = question("level-1", None)
            assert await pool.choose(asked, "table") in asked.legal
        finally:
            await pool.close()

    play(check())
