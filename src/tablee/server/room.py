"""A live table: one request at a time, written down before it is answered, and told to everybody who looks on."""

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol

from tablee.core.errors import TableeError
from tablee.core.rng import new_rng
from tablee.server import acts, metrics, sight
from tablee.server.acts import AnyAct
from tablee.server.audience import Audience, Subscriber
from tablee.server.bots.worker import Question
from tablee.server.clock import TableClock, now_ms
from tablee.server.deciding import Asking, check_play, decide
from tablee.server.errors import Refused
from tablee.server.messages import requests
from tablee.server.messages.answers import Answer, Done
from tablee.server.table import Table

BOT_RETRY = 1.0

log = logging.getLogger("tablee.room")


class Surroundings(Protocol):
    """What a room needs from the house."""

    @property
    def bots(self) -> Sequence[str]: ...
    @property
    def keeper(self) -> str: ...
    @property
    def warming(self) -> bool: ...
    @property
    def chat_length(self) -> int: ...
    @property
    def bot_pace(self) -> float: ...
    @property
    def most_acts(self) -> int: ...

    async def write(self, table: Table, done: Sequence[AnyAct]) -> None: ...

    async def choose(self, question: Question) -> int: ...

    def forget(self, room: "Room") -> None: ...


class Room:
    """One table and its subscribers."""

    def __init__(self, table: Table, house: Surroundings) -> None:
        self.table, self.house = table, house
        self.lock = asyncio.Lock()
        self.following = asyncio.Lock()
        """Held while a rematch is opened, so that there is one."""
        self.clock = TableClock()
        self.audience = Audience(table, self.clock, lambda: house.warming)
        self.closed = False
        self.idle_since = time.monotonic()
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._bot_ply = -1
        self._clock_ply = -1
        self._settle()

    # --- coming and going ---------------------------------------------------------------------------------------------

    async def join(self, subscriber: Subscriber, since: int) -> None:
        """Somebody looks on: everything first, then what changes. A player who comes back gets the seat back."""
        async with self.lock:
            self._check_open()
            back = self._returns(subscriber.device)
            if back:
                await self._carry_out(back)
            self.audience.subscribers[subscriber] = tuple(self.table.seats_of(subscriber.device))
            self._settle()
            subscriber.send(self.audience.snapshot(subscriber, since))
            self.audience.tell(table=True, match=bool(back), skip=subscriber)

    def leave(self, subscriber: Subscriber) -> None:
        """Somebody is gone."""
        if self.audience.subscribers.pop(subscriber, None) is not None and not self.closed:
            self.idle_since = time.monotonic()
            self._settle()
            self.audience.tell(table=True)

    def _returns(self, device: str) -> list[AnyAct]:
        if self.table.state != "playing":
            return []
        kept = [(seat, self.table.player(seat)) for seat in self.table.seats_of(device)]
        return [
            acts.Returned(at=now_ms(), device=device, seat=seat)
            for seat, who in kept
            if who and who.kept_by and not who.kept_for_good
        ]

    # --- requests -----------------------------------------------------------------------------------------------------

    async def handle(self, subscriber: Subscriber, request: requests.AnyRequest) -> Answer:
        """Carry out a request; the answer comes once everything is durable."""
        async with self.lock:
            self._check_open()
            done = self.table.requests.get((subscriber.device, request.id))
            if done is not None:
                return Done(id=request.id, version=done, table=self.table.next)
            asking = self._asking(subscriber.device)
            if isinstance(request, requests.Preview):
                check_play(self.table, request, asking)
                return sight.previewed(self.table, request, subscriber.language)
            if isinstance(request, requests.Speak):
                subscriber.language = request.language
                subscriber.send(self.audience.snapshot(subscriber, 0))
            elif not isinstance(request, requests.Ping):
                if not isinstance(request, requests.Play):
                    self.check_space()
                await self._decided(request, asking)
            return Done(id=request.id, version=self.table.version)

    async def _decided(self, request: requests.AnyRequest, asking: Asking) -> None:
        began = time.perf_counter()
        decided = decide(self.table, request, asking)
        if isinstance(request, requests.Play):
            ply = self._ply
            moved = self._play(request.seat, request.move, asking.device, request.id)
            await self._carry_out(decided, played=[moved])
            metrics.moves.labels("person").inc()
            self.audience.tell(match=True, table=bool(decided) or self.table.state == "over", log_from=ply)
            metrics.handled.observe(time.perf_counter() - began)
        elif decided:
            ply = self._ply
            await self._carry_out(decided)
            said = isinstance(request, requests.Say)
            self.audience.tell(table=not said, match=not said, chat=said, log_from=min(ply, self._ply))

    def _play(self, seat: int, move: str, device: str = "", request: str = "") -> acts.Moved:
        """Play, or refuse with a sentence that tells nothing the seat does not know."""
        try:
            return self.table.play(seat, move, now_ms(), device, request, self.clock.spent)
        except TableeError:
            self._refuse_from_view(seat, move)
            raise

    def _refuse_from_view(self, seat: int, move: str) -> None:
        match = self.table.match
        assert match is not None
        imagined = match.game.complete(match.game.view(match.state, seat), seat, new_rng(0, match.ply))
        refusal = match.game.refusal(imagined, match.game.read(imagined, move))
        if refusal is not None:
            raise refusal

    async def carry_out(self, decided: Sequence[AnyAct], *, chat: bool = False) -> None:
        """Acts that were decided elsewhere: a claimed seat, a rematch."""
        async with self.lock:
            self._check_open()
            await self._carry_out(decided)
            self.audience.tell(table=True, match=True, chat=chat)

    async def _carry_out(self, decided: Sequence[AnyAct], played: Sequence[AnyAct] = ()) -> None:
        """Apply and write; if it cannot be written, it did not happen: the table is loaded anew."""
        try:
            for act in decided:
                self.table.apply(act)
            began = time.perf_counter()
            await self.house.write(self.table, [*played, *decided])
            metrics.durable.observe(time.perf_counter() - began)
        except BaseException as error:
            self.close()
            self.house.forget(self)
            if isinstance(error, asyncio.CancelledError):
                raise
            log.error("table reloaded", extra={"table": self.table.id, "reason": type(error).__name__})
            raise Refused("storage-failed") from error
        if any(isinstance(act, acts.Kept | acts.Returned) and act.seat == self.table.actor for act in decided):
            self.clock.handed_over()
        self._settle()

    def _asking(self, device: str) -> Asking:
        house = self.house
        return Asking(
            device, now_ms(), house.bots, house.keeper, house.chat_length,
            hosted=bool(self.table.hosts & self.audience.present()), spent=self.clock.spent,
            turn_over=self.clock.is_turn_over(self.table),
        )  # fmt: skip

    def check_space(self) -> None:
        """Whether the table may remember more than moves, which always can be played."""
        if self.table.version >= self.house.most_acts:
            raise Refused("too-many-acts")

    def _check_open(self) -> None:
        if self.closed:
            raise Refused("server-closing")

    @property
    def _ply(self) -> int:
        return self.table.match.ply if self.table.match else 0

    # --- bots and absent players --------------------------------------------------------------------------------------

    def _settle(self) -> None:
        """After any change: whose clock runs, who is away, whether a bot is to move. Taking back wins no time."""
        if self._ply > self._clock_ply:
            self.clock.moved(self.table.actor)
        self._clock_ply = self._ply
        self.clock.noticed(self.table, self.audience.present())
        self._wake_bot()
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        due = self.clock.due(self.table)
        if due is not None and not self.closed:
            self._timer = asyncio.get_running_loop().call_later(max(0.0, due[0]), self._spawn, self._time_is_up)

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
        async with self.lock:
            due, seat = self.clock.due(self.table), self.table.actor
            if self.closed or due is None or seat is None:
                return
            if due[0] > 0:
                self._settle()
                return
            clock = self.table.created.clock
            for_good = due[1] == "clock" and clock is not None and clock.per == "match"
            bot, spent = self.house.keeper, self.clock.spent
            await self._carry_out(
                [acts.Kept(at=now_ms(), seat=seat, bot=bot, reason=due[1], for_good=for_good, spent=spent)]
            )
            self.audience.tell(table=True, match=True)

    def _wake_bot(self) -> None:
        """If a bot is to move and does not think yet, let it."""
        seat = self.table.actor
        if self.closed or seat is None or self.table.bot_of(seat) is None or self._bot_ply == self._ply:
            return
        self._bot_ply = self._ply
        self._spawn(self._let_bot_play)

    async def _let_bot_play(self) -> None:
        """A bot's move, from question to delivery; whatever goes wrong, it is asked again."""
        try:
            await self._bot_move()
        except Exception:
            if not self.closed:
                asyncio.get_running_loop().call_later(BOT_RETRY, self._settle)
            raise
        finally:
            self._bot_ply = -1
        self._wake_bot()

    async def _bot_move(self) -> None:
        table, match = self.table, self.table.match
        seat, ply, began = table.actor, self._ply, time.perf_counter()
        if match is None or seat is None or (bot := table.bot_of(seat)) is None:
            return
        created = table.created
        bot = bot if bot in self.house.bots else self.house.keeper  # a bot from outside may be gone after an upgrade
        question = Question(
            created.game, created.players, created.options, created.edition, bot,
            match.game.view(match.state, seat).tobytes(), seat, match.legal_actions(), secrets.randbits(60),
        )  # fmt: skip
        action = await self.house.choose(question)
        metrics.thinking.observe(time.perf_counter() - began)
        await asyncio.sleep(max(0.0, self.house.bot_pace - (time.perf_counter() - began)))
        async with self.lock:
            if self.closed or self._ply != ply or table.actor != seat or table.bot_of(seat) is None:
                return
            move = match.game.text(match.state, action)
            moved = table.play(seat, move, now_ms(), spent=0)
            await self._carry_out([], played=[moved])
            metrics.moves.labels("bot").inc()
            self.audience.tell(match=True, table=table.state == "over", log_from=ply)

    # --- the end of a room --------------------------------------------------------------------------------------------

    @property
    def is_idle(self) -> bool:
        return not self.audience.subscribers and not self._tasks and not self.lock.locked()

    def close(self) -> None:
        """Stop everything here; subscribers are dropped and come back by themselves."""
        self.closed = True
        if self._timer is not None:
            self._timer.cancel()
        for task in self._tasks:
            if task is not asyncio.current_task():
                task.cancel()
        for subscriber in list(self.audience.subscribers):
            subscriber.drop()
        self.audience.subscribers.clear()
