"""Everything one server process holds together: storage, live tables, bots, the reader, and who may come in."""

import asyncio
import logging
import math
from collections import defaultdict
from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError

from tablee.core.errors import TableeError
from tablee.server import metrics
from tablee.server.clock import monotonic, ticks
from tablee.server.devices import Devices, random_name
from tablee.server.errors import Refused
from tablee.server.house import NAME_BYTES, Hooks, House, Report
from tablee.server.limits import Buckets, OpenConnections
from tablee.server.network import Network
from tablee.server.passes import Passes
from tablee.server.reader.questions import ReadRecord
from tablee.server.reader.reader import Reader
from tablee.server.relay import Pipe
from tablee.server.settings import Settings
from tablee.server.sockets import Socket
from tablee.server.storage.keys import house_key
from tablee.server.storage.orders import prune
from tablee.server.storage.schema import tidy, up_to_date
from tablee.server.storage.store import Store
from tablee.server.storage.writer import Entry, Writer
from tablee.server.tables import Tables

SWEEP_SECONDS = 30.0
IDLE_SECONDS = 300.0
ORDER_SECONDS = 1.0
PRUNE_SECONDS = 3_600.0
AT_ONCE = 50
"""Matches whose records are made in one go."""

log = logging.getLogger("tablee.server")


class Server:
    """One server process, without its wires."""

    def __init__(self, settings: Settings, node_address: str) -> None:
        self.settings = settings
        self.network = Network(settings)
        self.node_port = int(node_address.rpartition(":")[2])
        limits = settings.limits
        process = f"tablee-{random_name(NAME_BYTES)}"
        if settings.database is None:
            make_folder(settings.data)
        self.engine = up_to_date(settings.database_url, process)
        key = house_key(self.engine, settings.data)
        self.devices, self.passes = Devices(key), Passes(key)
        self.store = Store(self.engine)
        self.writer = Writer(self.engine, metrics.groups.observe)
        self.house = House(self.engine, self.writer, process, node_address)
        self.tables = Tables(settings, self.store, self.writer, self.house)
        self.house.hooks = Hooks(self._report, self._hear, self.tables.wake_inherited, self._lost, self._gone)
        self.reader = Reader(settings.database_url, limits)
        self.sockets: set[Socket] = set()
        self.pipes: dict[str, set[Pipe]] = defaultdict(set)
        """Connections that are passed through, by the node they go to."""
        self.connections = OpenConnections(limits.connections, limits.connections_per_client)
        self.requests = Buckets(limits.requests_per_second, limits.request_burst, key)
        self.messages = Buckets(limits.client_messages_per_second, limits.client_message_burst, key)
        self.talk = Buckets(limits.chat_per_minute / 60, limits.chat_per_minute, key)
        self.opening = Buckets(limits.tables_per_client_hour / 3600, limits.tables_per_client_hour, key)
        self._shared = {
            "requests": self.requests, "messages": self.messages, "talk": self.talk, "opening": self.opening
        }  # fmt: skip
        self.bans = self.store.bans()
        self._last_order = self.store.last_order()

    def is_banned(self, client: str, device: str) -> bool:
        """Whether whoever runs the server keeps an address or a device out."""
        return ("address", client) in self.bans or ("device", device) in self.bans

    # --- the other nodes ----------------------------------------------------------------------------------------------

    def _report(self) -> Report:
        spent = {name: buckets.report() for name, buckets in self._shared.items()}
        return Report(
            live_tables=len(self.tables.live), sockets=len(self.sockets),
            spent={name: those for name, those in spent.items() if those},
        )  # fmt: skip

    def _hear(self, report: Report) -> None:
        for name, spent in report.spent.items():
            if name in self._shared:
                self._shared[name].hear(spent)

    def _lost(self) -> None:
        self.tables.lose_all()
        for socket in list(self.sockets):
            socket.drop()

    def _gone(self, node: str) -> None:
        for pipe in list(self.pipes.pop(node, ())):
            pipe.close()

    # --- time passes --------------------------------------------------------------------------------------------------

    async def keep(self) -> None:
        """Until it is cancelled: carry out orders, tidy up, forget idle tables, prune old ones."""
        swept = pruned = -math.inf
        async for _ in ticks(ORDER_SECONDS):
            now = monotonic()
            try:
                await self.carry_out_orders()
                await asyncio.to_thread(tidy, self.engine)
                if now - swept > SWEEP_SECONDS:
                    swept = now
                    self.tables.sweep(IDLE_SECONDS, len(self.tables.live))
                    self.tables.number = await asyncio.to_thread(self.store.count)
                if now - pruned > PRUNE_SECONDS and self.house.is_eldest:
                    pruned = now
                    await self.prune()
                    await self.keep_records()
            except TableeError as error:
                log.warning("housekeeping put off", extra={"reason": error.slug})
            except Exception:
                log.exception("housekeeping put off")

    async def carry_out_orders(self) -> None:
        """What whoever runs the server has done to the database concerns live tables and open sockets, too."""
        orders = await asyncio.to_thread(self.store.orders, self._last_order)
        for number, what, target in orders:
            self._last_order = number
            log.info("order", extra={"order": number, "done": what, "target": target})
            self.tables.put_away(target)
        if orders:
            self.bans = await asyncio.to_thread(self.store.bans)
            self.tables.number = await asyncio.to_thread(self.store.count)
            for socket in list(self.sockets):
                if self.is_banned(socket.client, socket.device):
                    socket.drop()

    async def prune(self) -> None:
        """Delete what nobody has touched for as long as the settings say."""
        if not self.settings.keep_days:
            return
        pruned = await asyncio.to_thread(prune, self.engine, self.settings.keep_days, "the server")
        if pruned:
            log.info("pruned", extra={"tables": pruned, "days": self.settings.keep_days})
            await self.carry_out_orders()

    async def keep_records(self) -> None:
        """Matches that ended before records were kept get theirs, as long as their rules are still known."""
        for id in await asyncio.to_thread(self.store.without_record, AT_ONCE):
            try:
                found = await self.reader.ask(ReadRecord(table=id), "the server")
                await self.writer.write(Entry(id, 0, [], record=found.body.decode()))
            except TableeError:
                continue

    async def hand_over(self) -> None:
        """Finish what is being written, and give the tables to the other nodes."""
        try:
            await self.house.announce_leaving()
            await self.tables.put_all_away()
            await self.house.leave()
        except SQLAlchemyError as error:  # then they are taken over when the leases are over
            log.warning("not handed over", extra={"reason": type(error).__name__})

    async def close(self) -> None:
        """Hand everything over, end all processes."""
        await self.hand_over()
        await self.tables.close()
        await self.reader.close()
        await asyncio.to_thread(self.writer.close)
        self.engine.dispose()


def make_folder(data: Path) -> None:
    """The folder for the database, for its owner alone."""
    try:
        data.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        raise Refused("bad-data-folder", got=str(data), detail=error.strerror) from None
