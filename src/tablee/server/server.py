"""Everything one server process holds together: storage, live tables, bots, the reader, and who may come in."""

import asyncio
import logging
import math
import time

from tablee.core.errors import TableeError
from tablee.server import metrics
from tablee.server.devices import Devices
from tablee.server.limits import Buckets, OpenConnections
from tablee.server.network import Network
from tablee.server.reader.questions import ReadRecord
from tablee.server.reader.reader import Reader
from tablee.server.settings import Settings, server_key
from tablee.server.sockets import Socket
from tablee.server.storage.orders import prune
from tablee.server.storage.schema import up_to_date
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

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.network = Network(settings)
        limits = settings.limits
        self.devices = Devices(server_key(settings.data))
        self.engine = up_to_date(settings.database_url)
        self.store = Store(self.engine)
        self.writer = Writer(self.engine, metrics.groups.observe)
        self.tables = Tables(settings, self.store, self.writer)
        self.reader = Reader(settings.database_url, limits)
        self.sockets: set[Socket] = set()
        self.connections = OpenConnections(limits.connections, limits.connections_per_client)
        self.requests = Buckets(limits.requests_per_second, limits.request_burst)
        self.messages = Buckets(limits.client_messages_per_second, limits.client_message_burst)
        self.talk = Buckets(limits.chat_per_minute / 60, limits.chat_per_minute)
        self.opening = Buckets(limits.tables_per_client_hour / 3600, limits.tables_per_client_hour)
        self.bans = self.store.bans()
        self._last_order = self.store.last_order()

    def is_banned(self, client: str, device: str) -> bool:
        """Whether whoever runs the server keeps an address or a device out."""
        return ("address", client) in self.bans or ("device", device) in self.bans

    # --- time passes --------------------------------------------------------------------------------------------------

    async def keep(self) -> None:
        """Until it is cancelled: carry out orders, forget idle tables, prune old ones."""
        swept = pruned = -math.inf
        while True:
            await asyncio.sleep(ORDER_SECONDS)
            now = time.monotonic()
            try:
                await self.carry_out_orders()
                if now - swept > SWEEP_SECONDS:
                    swept = now
                    self.tables.sweep(IDLE_SECONDS, len(self.tables.live))
                if now - pruned > PRUNE_SECONDS:
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

    async def close(self) -> None:
        """Finish what is being written, end all processes."""
        await self.tables.close()
        await self.reader.close()
        await asyncio.to_thread(self.writer.close)
        self.engine.dispose()
