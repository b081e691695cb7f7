"""In a server under test: the processes that answer its questions come from the fork server."""

import asyncio
import json
import os
import signal
import socket
from collections.abc import Mapping

from tablee.server.processes import Helper

Stream = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class ForkedWorker:
    """A worker process, with what the server uses of `asyncio.subprocess.Process`."""

    def __init__(self, pipes: Stream, pid: int, news: Stream) -> None:
        self.stdout, self.stdin = pipes
        self.pid = pid
        self.returncode: int | None = None
        self._ended = asyncio.create_task(self._end(news))

    async def _end(self, news: Stream) -> None:
        reader, writer = news  # the writer is not used, but without it the connection would be closed
        self.returncode = int(await reader.readline() or -signal.SIGKILL)
        writer.close()

    def kill(self) -> None:
        os.kill(self.pid, signal.SIGKILL)

    async def wait(self) -> int:
        await self._ended
        assert self.returncode is not None
        return self.returncode


def fork_from(fork_server: socket.socket) -> None:
    """Let every `Helper` of this process have its workers forked."""

    async def start(self: Helper, environment: Mapping[str, str]) -> ForkedWorker:
        self._environment, self.asked = dict(environment), 0
        (ours, theirs), (told, news) = socket.socketpair(), socket.socketpair()
        request = {"module": self._module, "environment": {**os.environ, **environment}}
        files = [theirs.fileno(), theirs.fileno(), 2, news.fileno()]
        socket.send_fds(fork_server, [json.dumps(request).encode()], files)
        theirs.close()
        news.close()
        stream = await asyncio.open_connection(sock=told)
        pid = int(await stream[0].readline())
        worker = ForkedWorker(await asyncio.open_connection(sock=ours), pid, stream)
        self._process = worker  # type: ignore[assignment]
        return worker

    Helper._start = start  # type: ignore[assignment, method-assign]
