"""Devices that play through crashes and remember what the server acknowledged."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from random import Random
from typing import Any

from tablee.core.fair import verify
from tablee.core.record import replay
from tests.support.server.client import CONNECTION_LOST, Browser, Page, contribution, people
from tests.support.server.process import ServerProcess


class Acknowledgements:
    """Counts what the server has acknowledged to some devices, and wakes whoever waits for a number of them."""

    def __init__(self) -> None:
        self.number = 0
        self._waiting: list[tuple[int, asyncio.Event]] = []

    def add(self) -> None:
        self.number += 1
        for number, event in self._waiting:
            if self.number >= number:
                event.set()

    async def more(self, number: int) -> None:
        """Wait for so many more."""
        event = asyncio.Event()
        self._waiting.append((self.number + number, event))
        await event.wait()


class Stubborn:
    """A hot-seat device that plays its table through every crash, and remembers what was acknowledged."""

    def __init__(
        self, server: ServerProcess, seed: int, acknowledgements: Acknowledgements, game: str = "sunrise-lane"
    ) -> None:
        self.server, self.random, self._acknowledgements = server, Random(seed), acknowledgements
        self.game = game
        self.acknowledged: dict[int, str] = {}
        """The moves of this match, by ply."""
        self.made = 0
        self.table = ""
        self.page: Page | None = None
        self.number = 0
        self.pending: tuple[str, str, dict[str, Any]] | None = None

    async def begin(self) -> None:
        self.browser = await Browser(self.server.address).__aenter__()
        await self.begin_table()
        await self.step()

    async def begin_table(self) -> None:
        table = await self.browser.open(self.game, players=2, people=people("Anna", "Ben"))
        self.table, self.acknowledged = table, {}
        self.page = await self.browser.join(table)

    async def play(self) -> None:
        """Until the match is over, or the server is gone."""
        with suppress(*CONNECTION_LOST):
            while not self.is_over:
                await self.step()

    @property
    def is_over(self) -> bool:
        return self.page is not None and self.page.over

    async def step(self) -> None:
        """The next request at this table."""
        page = self.page
        assert page is not None
        if page.match is not None and page.to_act is None:
            await page.receive()
            return
        self.number += 1
        if page.match is None:
            self.pending = ("start", f"r{self.number}", {})
        else:
            seat = page.to_act
            assert seat is not None
            move = self.random.choice(page.legal(seat))
            self.pending = ("play", f"r{self.number}", {"seat": seat, "ply": page.ply, "move": move})
        await self._send()

    async def _send(self) -> None:
        assert self.page is not None
        assert self.pending is not None
        kind, id, fields = self.pending
        await self.page.ask(kind, id=id, **fields)
        if kind == "play":
            self.acknowledged[fields["ply"]] = fields["move"]
        self.pending = None
        self.made += 1
        self._acknowledgements.add()

    async def come_back(self) -> None:
        """Connect again, and send again what was not answered: it is carried out once, whether it had been or not."""
        self.page = await self.browser.join(self.table, since=0)
        if self.pending is not None:
            await self._send()

    async def check(self) -> None:
        match = replay(await self.browser.get(f"/api/tables/{self.table}/record"))
        assert {ply: match.history[ply][1] for ply in self.acknowledged} == self.acknowledged
        decisions = [ply for ply, (actor, _) in enumerate(match.history) if actor != "chance"]
        assert decisions == sorted(self.acknowledged)
        assert verify(match) > 0


class Restless:
    """A device that opens tables, exchanges seats, takes back and asks for rematches, through every crash.

    Every request is one act. So a table's version, which counts its acts, says whether one was lost or happened twice.
    """

    def __init__(self, server: ServerProcess, seed: int, acknowledgements: Acknowledgements) -> None:
        self.server, self.random, self._acknowledgements = server, Random(seed), acknowledgements
        self.opened: list[str] = []
        self.followers: list[str] = []
        self.unanswered = 0
        self.made = 0
        self.table, self.version, self.number = "", 0, 0
        self.names: list[str] = []
        self.page: Page | None = None
        self.pending: tuple[str, str, dict[str, Any]] | None = None

    async def begin(self) -> None:
        self.browser = await Browser(self.server.address).__aenter__()

    async def play(self) -> None:
        """Until the server is gone."""
        with suppress(*CONNECTION_LOST):
            while True:
                await self.step()

    async def step(self) -> None:
        """A table, if there is none, and the next request there."""
        if not self.table:
            await self._open()
        await self._go_on()

    async def _open(self) -> None:
        self.unanswered += 1
        game = "sunrise-lane" if len(self.opened) % 2 else "high-road"
        table = await self.browser.open(game, players=2, people=people("Anna", "Ben"))
        self.unanswered -= 1
        self.opened.append(table)
        self.names = ["Anna", "Ben"]
        self.table, self.version = table, 1 + len(self.names)  # it was opened, and everybody has sat down
        self.page = await self.browser.join(table)
        assert self.page.version == self.version

    async def _go_on(self) -> None:
        """The next request at this table."""
        page = self.page
        assert page is not None
        await page.ask("ping")
        seats = page.table["seats"]
        late = [one["seat"] for one in seats if not one["contributed"]]
        if page.match is None and late:
            await self._do("contribute", seat=late[0], contribution=contribution())
        elif page.match is None:
            kind = self.random.choice(["swap", "start"])
            await self._do(kind, **({"seat": 0, "other": 1} if kind == "swap" else {}))
        elif page.over:
            await self._do("rematch")
        else:
            seat = page.to_act
            assert seat is not None
            if page.look(seat)["can_undo"] and self.random.random() < 0.5:
                await self._do("undo", seat=seat, ply=page.ply)
            elif page.table["game"] == "sunrise-lane" and page.ply > 60:
                self.table = ""
            else:
                move = self.random.choice(page.legal(seat))
                await self._do("play", seat=seat, ply=page.ply, move=move)

    async def _do(self, kind: str, **fields: Any) -> None:
        self.number += 1
        self.pending = (kind, f"r{self.number}", fields)
        await self._send()

    async def _send(self) -> None:
        assert self.page is not None
        assert self.pending is not None
        kind, id, fields = self.pending
        answer = await self.page.ask(kind, id=id, **fields)
        assert answer["version"] == self.version + 1, (kind, answer, self.version)
        self.pending = None
        self.version += 1
        self.made += 1
        self._acknowledgements.add()
        if kind == "swap":
            self.names.reverse()
        if kind == "rematch":
            self.followers.append(answer["table"])
            self.table = ""

    async def come_back(self) -> None:
        """Everything that was acknowledged is there; what was not is sent again, and happens once."""
        if not self.table:
            return
        self.page = await self.browser.join(self.table)
        assert self.page.version - self.version in ((0, 1) if self.pending else (0,))
        if self.pending is not None:
            await self._send()
        if self.table:
            self.page = await self.browser.join(self.table)
            assert [seat["name"] for seat in self.page.table["seats"]] == self.names

    async def check(self) -> None:
        """Every table and follower is there, and no other but those whose opening was not answered."""
        mine = {one["summary"]["table"] for one in await self.browser.get("/api/matches")}
        known = {*self.opened, *self.followers}
        if len(mine) < 100:  # a longer list is cut off
            assert known <= mine
            assert len(mine - known) <= self.unanswered


LEAST, MOST = 10, 60
"""Acknowledgements after which a server is killed."""


async def restless_rounds(server: ServerProcess, rounds: int, devices: int, seed: int) -> None:
    """Kill and start again so many times while tables are opened, changed and followed."""
    acknowledgements = Acknowledgements()
    players = [Restless(server, seed + number, acknowledgements) for number in range(devices)]
    await _play_through_kills(server, players, rounds, Random(seed), acknowledgements)
    for player in players:
        while not player.followers:
            await player.step()
        await player.check()


async def crash_rounds(server: ServerProcess, rounds: int, tables: int, seed: int, game: str) -> None:
    """Kill and start again so many times; every acknowledged move is found again."""
    acknowledgements = Acknowledgements()
    players = [Stubborn(server, seed + number, acknowledgements, game) for number in range(tables)]
    await _play_through_kills(server, players, rounds, Random(seed), acknowledgements)
    await asyncio.gather(*(player.play() for player in players))
    for player in players:
        await player.check()


async def _play_through_kills(
    server: ServerProcess, players: Sequence[Stubborn | Restless], rounds: int, random: Random,
    acknowledgements: Acknowledgements,
) -> None:  # fmt: skip
    for player in players:
        await player.begin()
    for _ in range(rounds):
        playing = [asyncio.create_task(player.play()) for player in players]
        enough = asyncio.create_task(acknowledgements.more(random.randrange(LEAST, MOST)))
        waiting = asyncio.gather(*playing)
        await asyncio.wait([enough, waiting], return_when=asyncio.FIRST_COMPLETED)
        enough.cancel()
        await asyncio.to_thread(server.kill)
        await waiting
        await asyncio.to_thread(server.start)
        for player in players:
            await player.come_back()
