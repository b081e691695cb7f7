"""Everything that can happen to nodes, while devices play through it: kills, pauses, cut connections, restarts."""

import asyncio
import os
import signal
import time
from collections.abc import Awaitable, Callable
from random import Random

import httpx
import psycopg
from websockets.exceptions import InvalidHandshake

from tests.support.server.client import ConnectionClosed, Refusal
from tests.support.server.devices import Restless, Stubborn
from tests.support.server.process import ServerProcess

PATIENCE = 2.0
"""Seconds of silence after which a device tries another node, as a proxy or a page would."""
UNHURRIED = 60.0
AGAIN = 0.1
GOES_ON = 5.0
"""Seconds after which every table must go on."""
PAUSE = (3.5, 5.0)
PASSING = {"storage-failed", "server-closing", "table-elsewhere", "took-too-long", "internal"}
"""Refusals after which a page comes back and asks again."""

Device = Stubborn | Restless


class Persistent:
    """A device that comes back by itself, through any node that answers, until it is told to stop."""

    def __init__(self, device: Device, nodes: list[ServerProcess], seed: int) -> None:
        self.device, self.nodes, self.random = device, nodes, Random(seed)
        self.stopping = False
        self.returns = 0
        self.longest = 0.0
        """Seconds from one acknowledgement to the next one at the same table, at most."""

    async def play(self) -> None:
        """Act after act, until it is told to stop."""
        last = time.monotonic()
        away = False
        while not self.stopping:
            before, table = self.device.made, self.device.table
            try:
                if away:
                    self._choose_node()
                    async with asyncio.timeout(PATIENCE + GOES_ON):
                        await self.device.come_back()
                    away, self.returns = False, self.returns + 1
                async with asyncio.timeout(PATIENCE):
                    await self._act()
            except (ConnectionClosed, InvalidHandshake, OSError, httpx.HTTPError):
                away = True
            except Refusal as refusal:
                if refusal.slug not in PASSING:
                    raise
                away = True
            now = time.monotonic()
            if self.device.made > before and self.device.table == table:
                self.longest = max(self.longest, now - last)
            if self.device.made > before or self.device.table != table:
                last = now
            if away:
                await asyncio.sleep(AGAIN)

    def _choose_node(self) -> None:
        node = self.random.choice(self.nodes)
        self.device.browser.address = node.address
        self.device.browser.http.base_url = node.address
        self.device.browser.http.timeout = PATIENCE

    async def _act(self) -> None:
        device = self.device
        if isinstance(device, Stubborn) and device.is_over:
            await device.check()
            await device.begin_table()
        await device.step()

    async def finish(self) -> None:
        """Nothing happens any more: what was acknowledged is there, and nothing else."""
        self._choose_node()
        self.device.browser.http.timeout = UNHURRIED
        await self.device.come_back()
        if isinstance(self.device, Stubborn):
            await self.device.play()
        await self.device.check()


async def kill(node: ServerProcess, random: Random) -> None:
    await asyncio.to_thread(node.kill)
    await asyncio.sleep(random.uniform(0.0, 2.0))
    await asyncio.to_thread(node.start)


async def pause(node: ServerProcess, random: Random) -> None:
    os.kill(node.pid, signal.SIGSTOP)
    await asyncio.sleep(random.uniform(*PAUSE))
    os.kill(node.pid, signal.SIGCONT)


async def blink(node: ServerProcess, random: Random) -> None:
    """A pause that is shorter than the leases."""
    os.kill(node.pid, signal.SIGSTOP)
    await asyncio.sleep(random.uniform(0.1, 1.5))
    os.kill(node.pid, signal.SIGCONT)


async def cut(node: ServerProcess, random: Random) -> None:
    """All sessions of all nodes with the database, a few times."""
    assert node.database is not None
    for _ in range(random.randrange(1, 5)):
        async with await psycopg.AsyncConnection.connect(node.database, autocommit=True) as connection:
            ours = "select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'tablee%'"
            await connection.execute(ours)
        await asyncio.sleep(random.uniform(0.0, 0.5))


async def restart(node: ServerProcess, random: Random) -> None:
    await asyncio.to_thread(node.stop)
    await asyncio.to_thread(node.start)


FAULTS: dict[str, Callable[[ServerProcess, Random], Awaitable[None]]] = {
    "kill": kill, "pause": pause, "cut": cut, "restart": restart, "blink": blink,
}  # fmt: skip


async def fault_rounds(
    nodes: list[ServerProcess], rounds: int, devices: int, seed: int, told: Callable[[str], None] = lambda line: None
) -> tuple[int, float]:
    """So many faults while devices play; what was acknowledged, and the longest that a table stood still."""
    random = Random(seed)
    players = [
        Persistent(
            (Stubborn if number % 2 else Restless)(nodes[number % len(nodes)], seed + number), nodes, seed + number
        )
        for number in range(devices)
    ]
    for player in players:
        await player.device.begin()
    playing = [asyncio.create_task(player.play()) for player in players]
    worst = 0.0
    for number in range(rounds):
        name = list(FAULTS)[number % len(FAULTS)]
        victims = nodes if name == "restart" else [random.choice(nodes)]
        for node in victims:
            await FAULTS[name](node, random)
        await asyncio.sleep(random.uniform(0.5, 1.5))
        for one in playing:
            if one.done():
                one.result()
        made = sum(player.device.made for player in players)
        longest = max(player.longest for player in players)
        told(f"{number + 1:3} {name:8} {made} acknowledged, none lost, none twice; stood still {longest:.1f} s at most")
        worst = max(worst, longest)
        for player in players:
            player.longest = 0.0
    for player in players:
        player.stopping = True
    await asyncio.gather(*playing)
    for player in players:
        await player.finish()
    assert all(player.returns for player in players)
    return sum(player.device.made for player in players), max(worst, *(player.longest for player in players))
