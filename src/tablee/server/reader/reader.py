"""Asking the reader: one question at a time, so many waiting, so many of one client, and no longer than allowed."""

import asyncio
import logging
from collections import Counter
from contextlib import suppress
from typing import Any

import msgspec

from tablee.core.errors import TableeError
from tablee.core.kernel import INTERPRETED
from tablee.server.clock import Timer, call_later
from tablee.server.errors import Refused
from tablee.server.limits import Limits
from tablee.server.processes import Helper
from tablee.server.reader.questions import AnyAnswer, AnyQuestion, Asked, Found, NotFound

MODULE = "tablee.server.reader.worker"
IDLE_SECONDS = 300.0
SOON_SECONDS = 3.0
ENVIRONMENT = {"TABLEE_GEAR": INTERPRETED}
"""It plays a match once and puts it away: compiled rules would take longer to load than they save."""

log = logging.getLogger("tablee.reader")


class ToldRefusal(TableeError):
    """A refusal that came in words."""

    def __init__(self, found: NotFound) -> None:
        super().__init__(found.slug)
        self.clause, self.status, self._text = found.clause, found.status, found.text

    def message(self, language: str = "") -> str:
        return self._text


class Reader:
    """The reader's process, started when somebody asks and ended when nobody does for a while."""

    def __init__(self, database: str, limits: Limits) -> None:
        self._database, self._limits = database, limits
        self._helper = Helper(MODULE)
        self._lock = asyncio.Lock()
        self._waiting: Counter[str] = Counter()
        self._idle: Timer | None = None
        self._soon: Timer | None = None
        self._warming: asyncio.Future[None] | None = None

    async def ask(self, question: AnyQuestion, client: str) -> Found:
        """The answer, or a refusal."""
        limits = self._limits
        if self._waiting.total() >= limits.reader_queue or self._waiting[client] >= limits.reader_queue_per_client:
            raise Refused("too-many-requests")
        self._waiting[client] += 1
        try:
            async with self._lock:
                return await self._answer(question)
        finally:
            self._waiting[client] -= 1
            if not self._waiting[client]:
                del self._waiting[client]

    def warm_up_soon(self) -> None:
        """Start the process, because somebody may ask; but not while he still waits for what he came for."""
        if self._soon is None:
            self._soon = call_later(SOON_SECONDS, self._spawn_warm_up)

    def _spawn_warm_up(self) -> None:
        self._warming = asyncio.ensure_future(self._warm_up())

    async def _warm_up(self) -> None:
        self._soon = None
        if self._lock.locked():
            return
        async with self._lock:
            with suppress(OSError):  # whoever asks is told
                await self._helper.start(ENVIRONMENT)
            self._end_when_idle()

    def _end_when_idle(self) -> None:
        if self._idle is not None:
            self._idle.cancel()
        self._idle = call_later(IDLE_SECONDS, self._end_if_idle)

    def _end_if_idle(self) -> None:
        if not self._lock.locked():
            self._helper.stop()

    async def _answer(self, question: AnyQuestion) -> Found:
        asked = msgspec.msgpack.encode(Asked(self._database, question))
        try:
            told = await self._helper.ask(asked, self._limits.reader_seconds, ENVIRONMENT)
            answer: Any = msgspec.msgpack.decode(told, type=AnyAnswer)
        except (TimeoutError, EOFError, OSError, msgspec.DecodeError) as error:
            name = type(question).__name__
            log.error("not read", extra={"question": name, "reason": type(error).__name__})
            raise Refused("took-too-long") from error
        finally:
            self._end_when_idle()
        if isinstance(answer, NotFound):
            raise ToldRefusal(answer)
        assert isinstance(answer, Found)
        return answer

    async def close(self) -> None:
        """End the process."""
        if self._soon is not None:
            self._soon.cancel()
        if self._warming is not None:
            await self._warming
        if self._idle is not None:
            self._idle.cancel()
        await self._helper.close()
