"""A live table: one request at a time, decided, made durable, carried out, and told to everybody who looks on."""

import asyncio
import logging
import secrets
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol

from tablee.core.errors import TableeError
from tablee.server import acts, metrics, views
from tablee.server.acts import AnyAct
from tablee.server.audience import Audience, Subscriber
from tablee.server.bots.worker import Question
from tablee.server.clock import Timer, call_later, monotonic, now_ms
from tablee.server.errors import Refused
from tablee.server.handlers import events, handle
from tablee.server.handlers.context import SERVER, Caller, Context
from tablee.server.limits import Limits
from tablee.server.messages import requests
from tablee.server.messages.answers import Answer, Done
from tablee.server.table import Table
from tablee.server.table_clock import TableClock

BOT_RETRY = 1.0
MOST_ADDRESSES = 1_000
"""Addresses whose acts at a table are counted."""

log = logging.getLogger("tablee.live")


class Services(Protocol):
    """What a live table needs from the server."""

    @property
    def bots(self) -> Sequence[str]: ...
    @property
    def keeper(self) -> str: ...
    @property
    def warming(self) -> bool: ...
    @property
    def limits(self) -> Limits: ...
    @property
    def can_open_tables(self) -> bool: ...
    @property
    def holds(self) -> bool: ...

    async def write(self, table: Table, done: Sequence[AnyAct]) -> None: ...

    async def choose(self, question: Question, table: str) -> int: ...

    def forget(self, live: "LiveTable") -> None: ...

    def new_id(self) -> str: ...


class LiveTable:
    """One table and its subscribers."""

    def __init__(self, table: Table, services: Services) -> None:
        self.table, self.services = table, services
        self.lock = asyncio.Lock()
        self.clock = TableClock()
        self.audience = Audience(table, self.clock, lambda: services.warming)
        self.closed = False
        self.idle_since = monotonic()
        self._timer: Timer | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._thinking = False
        self._clock_ply = -1
        self._acts_by_address: Counter[str] = Counter()
        self._settle()

    # --- coming and going ---------------------------------------------------------------------------------------------

    async def join(self, subscriber: Subscriber, since: int) -> None:
        """Somebody looks on: everything first, then what changes. A player who comes back gets the seat back."""
        async with self.lock:
            back = await self._carry_out(events.Arrived(), Caller(subscriber.device))
            self.audience.add(subscriber)
            self._settle()
            subscriber.send(self.audience.snapshot(subscriber, since))
            self.audience.tell(table=True, match=bool(back), skip=subscriber)

    def leave(self, subscriber: Subscriber) -> None:
        """Somebody is gone. Nothing that is not durable can be told by this: the table does not hold it yet."""
        if self.audience.subscribers.pop(subscriber, None) is not None and not self.closed:
            self.idle_since = monotonic()
            self._settle()
            self.audience.tell(table=True)

    def has_room_for(self, device: str) -> bool:
        """Whether a device may look on: players always, others while there are not too many of them."""
        if self.table.seats_of(device) or self.table.is_host(device):
            return True
        return self.audience.spectators < self.services.limits.connections_per_table

    # --- requests -----------------------------------------------------------------------------------------------------

    async def ask(self, subscriber: Subscriber, request: requests.AnyRequest, caller: Caller) -> Answer:
        """Carry out a request of a page; the answer comes once everything is durable."""
        began = time.perf_counter()
        async with self.lock:
            done = self.table.requests.get((subscriber.device, request.id))
            if done is not None:
                return Done(id=request.id, version=done, table=self.table.next)
            ply = self._ply
            decided = await self._carry_out(request, caller)
            if isinstance(request, requests.Preview):
                return views.previewed(self.table, request, subscriber.language)
            if isinstance(request, requests.Speak):
                subscriber.language = request.language
                subscriber.send(self.audience.snapshot(subscriber, 0))
            elif decided:
                self._tell(decided, ply)
            if isinstance(request, requests.Play):
                metrics.moves_of_people.inc()
                metrics.handled.observe(time.perf_counter() - began)
            following = self.table.next if isinstance(request, requests.Rematch) else None
            return Done(id=request.id, version=self.table.version, table=following)

    async def happen(self, event: events.AnyEvent, caller: Caller = SERVER) -> list[AnyAct]:
        """Carry out what happens without a page asking for it."""
        async with self.lock:
            ply = self._ply
            decided = await self._carry_out(event, caller)
            if decided:
                self._tell(decided, ply)
            return decided

    async def _carry_out(self, request: requests.AnyRequest | events.AnyEvent, caller: Caller) -> list[AnyAct]:
        """Decide, make durable, carry out. Whatever goes wrong on the way, the table is loaded anew from storage."""
        if self.closed:
            raise Refused("server-closing")
        if not self.services.holds:  # what is in memory may be old: another node may have the table by now
            raise Refused("table-elsewhere")
        try:
            decided = handle(self.table, request, self._context(caller, request))
        except TableeError:
            raise
        except Exception as error:
            self._give_up(error)
            raise
        if not decided:
            return []
        try:
            after = self.table.after(decided)
            began = time.perf_counter()
            await self.services.write(after, decided)
            metrics.durable.observe(time.perf_counter() - began)
        except BaseException as error:
            self._give_up(error)
            raise
        self.table.become(after)
        self._count(caller.address, decided)
        if any(isinstance(act, acts.Kept | acts.Returned) and act.seat == self.table.actor for act in decided):
            self.clock.handed_over()
        self._settle()
        return decided

    def _give_up(self, error: BaseException) -> None:
        """What was asked for may have been written or not: only storage knows, so the next visitor loads from there."""
        if not isinstance(error, asyncio.CancelledError):
            log.error("table reloaded", extra={"table": self.table.id, "reason": type(error).__name__})
        self.close()
        self.services.forget(self)

    def _tell(self, decided: Sequence[AnyAct], ply: int) -> None:
        kinds = {type(act) for act in decided}
        if kinds == {acts.Said}:
            self.audience.tell(chat=True)
            return
        only_moves = kinds == {acts.Moved} and self.table.state != "over"
        self.audience.tell(table=not only_moves, match=True, log_from=min(ply, self._ply))

    def _context(self, caller: Caller, request: requests.AnyRequest | events.AnyEvent) -> Context:
        table, services = self.table, self.services
        return Context(
            caller, now_ms(), services.bots, services.keeper, services.limits,
            present=self.audience.present(), spent=self.clock.spent, time_left=self.clock.time_left(table),
            acts_of_address=self._acts_by_address[caller.address], can_open_tables=services.can_open_tables,
            new_table=services.new_id() if isinstance(request, requests.Rematch) else "",
        )  # fmt: skip

    def _count(self, address: str, decided: Sequence[AnyAct]) -> None:
        if address and len(self._acts_by_address) < MOST_ADDRESSES:
            self._acts_by_address[address] += sum(not isinstance(act, acts.Moved) for act in decided)

    @property
    def _ply(self) -> int:
        return self.table.match.ply if self.table.match else 0

    # --- bots and absent players --------------------------------------------------------------------------------------

    def _settle(self) -> None:
        """After any change: whose clock runs, who is away, whether a bot is to move. Taking back wins no time."""
        ply = self._ply if self.table.match else -1  # a match from a position begins at ply 0, and its clock runs
        if ply > self._clock_ply:
            self.clock.moved(self.table.actor)
        self._clock_ply = ply
        self.clock.noticed(self.table, self.audience.present())
        self._wake_bot()
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        due = self.clock.due(self.table)
        if due is not None and not self.closed and not self.table.closed:
            self._timer = call_later(max(0.0, due[0]), self._spawn, self._time_is_up)

    def _spawn(self, work: Callable[[], Awaitable[None]]) -> None:
        task = asyncio.ensure_future(self._guarded(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _guarded(self, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await work()
        except TableeError as error:
            log.warning("table paused", extra={"table": self.table.id, "reason": error.slug})
        except Exception:
            log.exception("table paused", extra={"table": self.table.id})

    async def _time_is_up(self) -> None:
        """The seat to act is out of time, or its player has been away for too long: a bot plays on."""
        due, seat = self.clock.due(self.table), self.table.actor
        if self.closed or due is None or seat is None:
            return
        if due[0] > 0:
            self._settle()
            return
        async with self.lock:
            due, seat = self.clock.due(self.table), self.table.actor
            if self.closed or due is None or seat is None or due[0] > 0:
                return
            ply = self._ply
            self._tell(await self._carry_out(events.TimeUp(seat=seat, away=due[1] == "away"), SERVER), ply)

    def _wake_bot(self) -> None:
        """If a bot is to move, ask it: once for each position, however often this is called."""
        seat = self.table.actor
        if self.closed or self._thinking or self.table.closed or seat is None or self.table.bot_of(seat) is None:
            return
        self._thinking = True
        self._spawn(self._let_bot_play)

    async def _let_bot_play(self) -> None:
        """A bot's move, from question to delivery; whatever goes wrong, it is asked again a moment later."""
        try:
            await self._bot_move()
        except Exception:
            if not self.closed:
                call_later(BOT_RETRY, self._ask_again)
            raise
        self._ask_again()

    def _ask_again(self) -> None:
        self._thinking = False
        self._wake_bot()

    async def _bot_move(self) -> None:
        table, match = self.table, self.table.match
        seat, ply, began = table.actor, self._ply, time.perf_counter()
        if match is None or seat is None or (bot := table.bot_of(seat)) is None:
            return
        created = table.created
        bot = bot if bot in self.services.bots else self.services.keeper  # one from outside may be gone by now
        question = Question(
            created.game, created.players, created.options, created.edition, bot,
            match.game.view(match.state, seat).tobytes(), seat, match.legal_actions(), secrets.randbits(60),
        )  # fmt: skip
        action = await self.services.choose(question, table.id)
        metrics.thinking.observe(time.perf_counter() - began)
        if not self.closed and await self.happen(events.BotMove(seat=seat, ply=ply, action=action)):
            metrics.moves_of_bots.inc()

    # --- the end ------------------------------------------------------------------------------------------------------

    @property
    def is_idle(self) -> bool:
        return not self.audience.subscribers and not self._tasks and not self.lock.locked()

    def close(self) -> None:
        """Stop everything here; subscribers are dropped, once they have been answered, and come back by themselves."""
        self.closed = True
        if self._timer is not None:
            self._timer.cancel()
        for task in self._tasks:
            if task is not asyncio.current_task():
                task.cancel()
        for subscriber in list(self.audience.subscribers):
            asyncio.get_running_loop().call_soon(subscriber.drop)
        self.audience.subscribers.clear()
