"""One node: uvicorn around the application, with a goodbye to the pages when it stops."""

import asyncio
import gc
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from socket import AF_INET, AF_INET6, SO_REUSEADDR, SOCK_STREAM, SOL_SOCKET, socket
from typing import Any, cast

import uvicorn

from tablee.core.warmup import start_in_background
from tablee.server.app import make_app, say_goodbye
from tablee.server.connections import BoundedHttp, BoundedSocket, Bounds
from tablee.server.errors import Refused
from tablee.server.server import Server
from tablee.server.settings import Settings

USUAL_FILES = 1_024
"""Open files of a process where the system does not say."""

GARBAGE = (20_000, 50, 1_000)
"""Full collections walk through all live tables, for a tenth of a second and more: they are made rare."""


class Uvicorn(uvicorn.Server):
    """Says goodbye before it closes the connections, and `ready` once it listens."""

    def __init__(self, config: uvicorn.Config, server: Server, port: int, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._server, self._port, self._ready = server, port, ready

    async def startup(self, sockets: list[socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()

    async def listen(self, host: str) -> int:
        """At one more address, until the end: at the same port, or at any where that is taken."""
        try:
            listener = listening_socket(host, self._port)
        except Refused:
            listener = listening_socket(host, 0)
        config = self.config

        def connection() -> asyncio.Protocol:
            kind = cast(Any, config.http_protocol_class)
            return cast(
                asyncio.Protocol,
                kind(config=config, server_state=self.server_state, app_state=self.lifespan.state, _loop=None),
            )

        loop = asyncio.get_running_loop()
        self.servers.append(await loop.create_server(connection, sock=listener, backlog=config.backlog))
        return int(listener.getsockname()[1])

    async def shutdown(self, sockets: list[socket] | None = None) -> None:
        await say_goodbye(self._server)
        await super().shutdown(sockets)


def listening_socket(host: str, port: int) -> socket:
    """Bind first, so that a taken port is told in a sentence."""
    made = socket(AF_INET6 if ":" in host else AF_INET, SOCK_STREAM)
    made.setsockopt(SOL_SOCKET, SO_REUSEADDR, 1)
    try:
        made.bind((host, port))
    except OSError as error:
        made.close()
        raise Refused("port-taken", host=host, port=port, detail=error.strerror) from None
    made.set_inheritable(False)
    return made


def allow_many_files() -> int:
    """Every connection is an open file: take as many as the system gives, and say how many these are."""
    try:
        import resource
    except ImportError:  # not a Unix
        return USUAL_FILES
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    allowed, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return allowed if allowed > 0 else USUAL_FILES


def serve_node(settings: Settings, listeners: list[socket], ready: Callable[[], None]) -> None:
    """One node: people reach it at the listeners, the other nodes at an address of its own."""
    among_nodes = node_socket(settings)
    node_port = int(among_nodes.getsockname()[1])
    bounds = Bounds(settings.limits, allow_many_files(), settings.proxies, node_port)
    server = Server(settings, shown_address(settings.node_host_and_port[0], node_port))
    start_in_background([sys.executable, "-m", "tablee", "warmup", "--background"])
    config = uvicorn.Config(
        make_app(server), log_config=None, access_log=False, http=cast(Any, partial(BoundedHttp, bounds)),
        ws=cast(Any, partial(BoundedSocket, bounds)), ws_per_message_deflate=False, proxy_headers=True,
        forwarded_allow_ips=settings.proxies, server_header=False, timeout_graceful_shutdown=5,
        timeout_keep_alive=30,
    )  # fmt: skip
    gc.freeze()
    gc.set_threshold(*GARBAGE)
    with suppress(KeyboardInterrupt):
        host, port = listeners[-1].getsockname()[:2]
        running = Uvicorn(config, server, port, ready)
        can_open = settings.processes == 1  # with several, only one of them would listen there
        server.network.start(running.listen if can_open else None, port, host if len(listeners) > 1 else None)
        running.run(sockets=[*listeners, among_nodes])


def node_socket(settings: Settings) -> socket:
    """The first free port of those that the processes here may use among nodes."""
    host, first = settings.node_host_and_port
    if first == 0:
        return listening_socket(host, 0)
    last = first + settings.processes  # one more: while processes are exchanged, there is one too many
    for port in range(first, last):
        with suppress(Refused):
            return listening_socket(host, port)
    return listening_socket(host, last)


def shown_address(host: str, port: int) -> str:
    """host:port, of IPv6 in brackets."""
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"
