"""Processes that answer questions: one frame in, one or more out, ended when they overstay, started again when asked.

A frame is four bytes of length and a message. Such a process ends when its input does.
"""

import asyncio
import os
import struct
import sys
from collections.abc import Mapping
from typing import BinaryIO

LENGTH = struct.Struct(">I")
LARGEST_FRAME = 256 * 1_048_576
START_SECONDS = 60.0
"""What a fresh process may take for its first answer: it loads the games, and perhaps Numba."""


class Helper:
    """One process, asked one question at a time."""

    def __init__(self, module: str) -> None:
        self._module = module
        self._process: asyncio.subprocess.Process | None = None
        self._ended: list[asyncio.subprocess.Process] = []
        self._environment: dict[str, str] = {}
        self.asked = 0
        """Questions to the process that runs now: its first answer takes longer."""

    async def ask(self, question: bytes, seconds: float, environment: Mapping[str, str]) -> bytes:
        """The answer; TimeoutError, EOFError or OSError if it does not come, and the process is ended."""
        if self._process is not None and (self._process.returncode is not None or self._environment != environment):
            self.stop()
        try:
            process = self._process or await self._start(environment)
            self.asked += 1
            async with asyncio.timeout(seconds if self.asked > 1 else max(START_SECONDS, seconds)):
                assert process.stdin is not None
                process.stdin.write(LENGTH.pack(len(question)) + question)
                await process.stdin.drain()
                return await self._read(process)
        except BaseException:
            self.stop()
            raise

    async def start(self, environment: Mapping[str, str]) -> None:
        """Start the process, if there is none, before anybody asks."""
        if self._process is None:
            await self._start(environment)

    async def more(self, seconds: float) -> bytes:
        """The next frame of an answer that comes in several."""
        try:
            async with asyncio.timeout(seconds if self.asked > 1 else max(START_SECONDS, seconds)):
                if self._process is None:
                    raise EOFError
                return await self._read(self._process)
        except BaseException:
            self.stop()
            raise

    async def _read(self, process: asyncio.subprocess.Process) -> bytes:
        assert process.stdout is not None
        (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
        if length > LARGEST_FRAME:
            raise EOFError
        return await process.stdout.readexactly(length)

    async def _start(self, environment: Mapping[str, str]) -> asyncio.subprocess.Process:
        self._environment = dict(environment)
        self.asked = 0
        self._process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", self._module, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
            env={**os.environ, **environment}, start_new_session=True,
        )  # fmt: skip
        return self._process

    def stop(self) -> None:
        """End the process, if there is one."""
        if self._process is not None and self._process.returncode is None:
            self._process.kill()
            self._ended = [one for one in self._ended if one.returncode is None] + [self._process]
        self._process = None

    async def close(self) -> None:
        """End the process, and wait until it and those before it are gone."""
        self.stop()
        for process in self._ended:
            await process.wait()


def read_frame(stream: BinaryIO) -> bytes | None:
    """In such a process: the next question, None at the end."""
    head = stream.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    (length,) = LENGTH.unpack(head)
    return stream.read(length)


def write_frame(stream: BinaryIO, body: bytes) -> None:
    """In such a process: an answer."""
    stream.write(LENGTH.pack(len(body)) + body)
    stream.flush()
