"""What can happen to nodes while devices play: kills, pauses, cut connections, restarts."""

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from random import Random
from typing import Any

import psycopg

from tests.support.server.client import CONNECTION_LOST, Refusal, get
from tests.support.server.devices import Acknowledgements, Restless, Stubborn
from tests.support.server.process import ServerProcess
from tests.support.waiting import wait_until

PATIENCE = 2.0
"""Seconds of silence after which a device tries another node, as a proxy or a page would."""
COMING_BACK = 7.0
"""Seconds in which a node must have found the table of a device that comes back, or the device tries another."""
UNHURRIED = 60.0
ACTS = 8
"""What a device does while a fault happens."""
AFTERWARDS = 4
"""What it does after that."""
PASSING = {"storage-failed", "server-closing", "table-elsewhere", "took-too-long", "internal"}
"""Refusals after which a page comes back and asks again."""

Device = Stubborn | Restless
Watch = Callable[["Persistent", bool], None]
"""Called after each act with the device, and whether it is still at the same table."""
Fault = Callable[[ServerProcess, Random], Awaitable[None]]


class Persistent:
    """A device that comes back by itself, through any node that answers. It acts as often as it was granted to."""

    def __init__(self, device: Device, nodes: Sequence[ServerProcess], seed: int, watch: Watch) -> None:
        self.device, self.nodes, self.random, self._watch = device, nodes, Random(seed), watch
        self.returns = self.acts_left = 0

    async def play(self, acts: int) -> None:
        """So many acts."""
        self.acts_left = acts
        while self.acts_left:
            table = self.device.table
            if not await self._succeeds(self._act):
                await wait_until(lambda: self._succeeds(self._come_back), what="a node that takes the device in")
                self.returns += 1
            self._watch(self, self.device.table == table)
            self.acts_left -= 1

    async def _succeeds(self, work: Callable[[], Awaitable[None]]) -> bool:
        """Whether a node has done it; false if one should try again, perhaps at another."""
        try:
            await work()
        except CONNECTION_LOST:
            return False
        except Refusal as refusal:
            if refusal.slug not in PASSING:
                raise
            return False
        return True

    async def _come_back(self) -> None:
        self._choose_node()
        async with asyncio.timeout(COMING_BACK):
            await self.device.come_back()

    def _choose_node(self) -> None:
        node = self.random.choice(self.nodes)
        self.device.browser.address = node.address
        self.device.browser.http.base_url = node.address
        self.device.browser.http.timeout = PATIENCE

    async def _act(self) -> None:
        device = self.device
        async with asyncio.timeout(PATIENCE):
            if isinstance(device, Stubborn) and device.is_over:
                await device.check()
                await device.begin_table()
            await device.step()

    async def finish(self) -> None:
        """Nothing happens any more: what was acknowledged is there, and nothing else."""
        await wait_until(lambda: self._succeeds(self._come_back), what="a node that takes the device in")
        self.device.browser.http.timeout = UNHURRIED
        if isinstance(self.device, Stubborn):
            await self.device.play()
        await self.device.check()


# --- what the database knows of nodes ---------------------------------------------------------------------------------


_connections: dict[str, psycopg.Connection[tuple[Any, ...]]] = {}
"""One for each database that is looked into: conditions are polled, and each new session would be a new process."""


def asked(node: ServerProcess, question: str, *values: Any) -> list[tuple[Any, ...]]:
    """Look into the database."""
    assert node.database is not None
    if node.database not in _connections:
        _connections[node.database] = psycopg.connect(node.database, autocommit=True)
    return _connections[node.database].execute(question, values).fetchall()  # type: ignore[arg-type]


def look_no_more() -> None:
    """Close all sessions that `asked` has opened."""
    while _connections:
        _connections.popitem()[1].close()


def address_among_nodes(node: ServerProcess) -> str:
    """Where the other nodes reach this one, by its log."""
    return node.errors().rpartition('"address": "')[2].partition('"')[0]


def is_known(node: ServerProcess) -> bool:
    """Whether a node still counts as one."""
    return bool(asked(node, "select 1 from nodes where address = %s", address_among_nodes(node)))


def is_healthy(node: ServerProcess) -> bool:
    """Whether a node says that it holds its leases."""
    return bool(get(f"{node.address}/healthz", timeout=UNHURRIED).json()["status"] == "ok")


def cut_connections(node: ServerProcess) -> None:
    """End all sessions of all nodes with the database."""
    asked(node, "select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'tablee-%%'")


def end_leases(node: ServerProcess) -> None:
    """Let the leases of a node that is killed or paused run out now.

    Nothing happens if it stands still in the middle of a renewal: then they run out by themselves.
    """
    waiting = "select id from nodes where address = %s for update skip locked"
    asked(node, f"update nodes set until = 0 where id in ({waiting}) returning id", address_among_nodes(node))


def leases_end(node: ServerProcess) -> list[tuple[Any, ...]]:
    """When the leases of a node run out, in one row; no row if the others do not know it."""
    return asked(node, "select until from nodes where address = %s", address_among_nodes(node))


async def taken_over(node: ServerProcess, at_once: bool = True) -> None:
    """Wait until another node has taken over from one that is killed or paused: at once, or when its leases run out."""
    if at_once:
        end_leases(node)
    await wait_until(lambda: not is_known(node), what="another node's takeover")


async def next_renewal(node: ServerProcess) -> None:
    """Wait until a node has renewed its leases."""
    before = leases_end(node)
    await wait_until(lambda: leases_end(node) != before, what="a renewal of leases")


# --- faults -----------------------------------------------------------------------------------------------------------


async def kill(node: ServerProcess, random: Random, at_once: bool = False) -> None:
    """Kill a node; sometimes it is back before the others have taken over."""
    await asyncio.to_thread(node.kill)
    if random.random() < 0.8:
        await taken_over(node, at_once)
    await asyncio.to_thread(node.start)


async def pause(node: ServerProcess, random: Random, at_once: bool = False) -> None:
    """A pause that is longer than the leases."""
    os.kill(node.pid, signal.SIGSTOP)
    await taken_over(node, at_once)
    os.kill(node.pid, signal.SIGCONT)


async def blink(node: ServerProcess, random: Random) -> None:
    """A pause that is shorter than the leases."""
    os.kill(node.pid, signal.SIGSTOP)
    await next_renewal(node)
    os.kill(node.pid, signal.SIGCONT)


async def cut(node: ServerProcess, random: Random) -> None:
    """All sessions of all nodes with the database, a few times."""
    for _ in range(random.randrange(1, 4)):
        await asyncio.to_thread(cut_connections, node)
        await next_renewal(node)


async def restart(node: ServerProcess, random: Random) -> None:
    await asyncio.to_thread(node.stop)
    await asyncio.to_thread(node.start)


FAULTS: dict[str, Fault] = {
    "kill": kill, "pause": pause, "cut": cut, "restart": restart, "blink": blink,
}  # fmt: skip
QUICK = FAULTS | {"kill": partial(kill, at_once=True), "pause": partial(pause, at_once=True)}
"""The same, but leases run out at once."""


async def fault_rounds(
    nodes: Sequence[ServerProcess], faults: Sequence[str], devices: int, seed: int, acts: int = ACTS,
    told: Callable[[str], None] = lambda line: None, watch: Watch = lambda player, stayed: None,
    kinds: Mapping[str, Fault] = FAULTS,
) -> int:  # fmt: skip
    """One fault after the other while devices play; the number of acts that were acknowledged, none lost, none twice.

    Every table goes on after every fault: a round is over when every device has acted as often as it should.
    """
    random, acknowledgements = Random(seed), Acknowledgements()
    players = [
        Persistent(kind(nodes[number % len(nodes)], seed + number, acknowledgements), nodes, seed + number, watch)
        for number, kind in ((number, Stubborn if number % 2 else Restless) for number in range(devices))
    ]
    for player in players:
        await player.device.begin()
    for number, name in enumerate(faults):
        playing = asyncio.gather(*(player.play(acts) for player in players))
        begun = asyncio.create_task(acknowledgements.more(devices))
        await asyncio.wait([begun, playing], return_when=asyncio.FIRST_COMPLETED)
        begun.cancel()
        for node in nodes if name == "restart" else [random.choice(nodes)]:
            await kinds[name](node, random)
        await playing
        await wait_until(lambda: all(map(is_healthy, nodes)), what="healthy nodes")
        await asyncio.gather(*(player.play(AFTERWARDS) for player in players))
        made = sum(player.device.made for player in players)
        told(f"{number + 1:3} {name:8} {made} acknowledged, none lost, none twice")
    for player in players:
        await player.finish()
    assert all(player.returns for player in players) or "restart" not in faults
    return sum(player.device.made for player in players)
