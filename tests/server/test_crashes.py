"""Restarts, and `kill -9` at random moments under load: nothing acknowledged is lost, nothing happens twice."""

import asyncio
from collections.abc import Callable
from random import Random

import pytest

from tablee.core.fair import verify
from tablee.core.record import replay
from tests.server.client import Browser, ConnectionClosed, Page, people, play_on, play_some, run
from tests.server.process import ServerProcess

Start = Callable[..., ServerProcess]
ROUNDS = 4
TABLES = 6


class Stubborn:
    """A hot-seat device that plays its table through every crash, and remembers what was acknowledged."""

    def __init__(self, server: ServerProcess, seed: int) -> None:
        self.server, self.random = server, Random(seed)
        self.acknowledged: dict[int, str] = {}
        self.table = ""
        self.page: Page | None = None
        self.number = 0

    async def begin(self) -> None:
        self.browser = await Browser(self.server.address).__aenter__()
        self.table = await self.browser.open("sunrise-lane", players=2, people=people("Anna", "Ben"))
        self.page = await self.browser.join(self.table)
        await self.page.ask("start")

    async def play(self) -> None:
        """Until the match is over, or the server is gone."""
        page = self.page
        assert page is not None
        try:
            while not page.over:
                if page.to_act is None:
                    await page.receive()
                    continue
                ply, move = page.ply, self.random.choice(page.legal(page.to_act))
                self.number += 1
                self.pending = (f"r{self.number}", page.to_act, ply, move)
                await page.play(move, id=f"r{self.number}")
                self.acknowledged[ply] = move
                self.pending = None
                await asyncio.sleep(0.005)
        except (ConnectionClosed, OSError):
            pass

    async def come_back(self) -> None:
        """Connect again, and send again what was not answered: it is carried out once, whether it had been or not."""
        assert self.page is not None
        self.page = await self.browser.join(self.table, since=0)
        if self.pending is not None:
            id, seat, ply, move = self.pending
            await self.page.ask("play", id=id, seat=seat, ply=ply, move=move)
            self.acknowledged[ply] = move
            self.pending = None

    async def check(self) -> None:
        match = replay(await self.browser.get(f"/api/tables/{self.table}/record"))
        assert {ply: match.history[ply][1] for ply in self.acknowledged} == self.acknowledged
        decisions = [ply for ply, (actor, _) in enumerate(match.history) if actor != "chance"]
        assert decisions == sorted(self.acknowledged)
        assert verify(match) > 0

    pending: tuple[str, int, int, str] | None = None


async def crash_rounds(server: ServerProcess, rounds: int, tables: int, seed: int) -> int:
    """Kill and start again so many times; the number of acknowledged moves, all of them found again."""
    random = Random(seed)
    players = [Stubborn(server, seed + number) for number in range(tables)]
    for player in players:
        await player.begin()
    for _ in range(rounds):
        playing = [asyncio.create_task(player.play()) for player in players]
        await asyncio.sleep(random.uniform(0.05, 0.5))
        await asyncio.to_thread(server.kill)
        await asyncio.gather(*playing)
        await asyncio.to_thread(server.start)
        for player in players:
            await player.come_back()
    await asyncio.gather(*(player.play() for player in players))
    for player in players:
        await player.check()
    return sum(len(player.acknowledged) for player in players)


def test_kill_at_random_moments(start_server: Start, database: str | None) -> None:
    server = start_server(database=database)
    run(crash_rounds(server, ROUNDS, TABLES, seed=7), 120)


def test_a_restart_in_the_middle(start_server: Start, database: str | None) -> None:
    async def check(server: ServerProcess) -> None:
        async with Browser(server.address) as anna, Browser(server.address) as ben:
            table = await anna.open("rue-de-la-paix", players=2, people=people("Anna"), chat="free")
            hers, his = await anna.join(table), await ben.join(table)
            await his.sit(1, "Ben")
            await hers.ask("start")
            await hers.ask("say", seat=0, text="see you after dinner")
            await play_some([hers, his], lambda legal: legal[0], 5)
            await his.ask("ping")
            before, version = his.look(1), his.version
            await asyncio.to_thread(server.stop)
            with pytest.raises(ConnectionClosed):
                await his.until(lambda: False)
            assert his.closing
            await asyncio.to_thread(server.start)
            hers, his = await anna.join(table), await ben.join(table, since=version)
            assert his.look(1)["view"] == before["view"]
            assert his.look(1)["log"] == []
            assert his.chat[-1]["text"] == "see you after dinner"
            await play_on([hers, his], lambda legal: legal[0])
            assert hers.over

    run(check(start_server(database=database)))


@pytest.mark.parametrize("gear", ["interpreted", "compiled"])
def test_ready_in_time_and_small(start_server: Start, gear: str) -> None:
    """Under two seconds, counted as the processor's own, so that a busy machine does not matter."""
    server = start_server(gear=gear)
    assert server.processor_seconds() < 2.0
    assert server.memory() < 200
