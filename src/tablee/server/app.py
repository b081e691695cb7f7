"""The application that uvicorn runs: the table of addresses, the sockets, and what surrounds every request."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from tablee.core.errors import TableeError
from tablee.core.texts import sentence
from tablee.server.clock import sleep
from tablee.server.errors import PACKAGE, Refused
from tablee.server.messages.answers import Closing
from tablee.server.relay import pass_on, pass_through
from tablee.server.rest.address import Address
from tablee.server.rest.middleware import Middleware
from tablee.server.rest.responses import problem
from tablee.server.rest.routes import ADDRESSES, OTHERS
from tablee.server.server import Server
from tablee.server.sockets import serve_socket

SOCKET = "/api/tables/{table}/socket"

log = logging.getLogger("tablee.app")


def make_app(server: Server) -> Any:
    """The ASGI application around a server."""

    @contextlib.asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await server.house.enter()
        keeping = [asyncio.create_task(server.keep()), asyncio.create_task(server.house.keep())]
        yield
        for task in keeping:
            task.cancel()
        await server.close()

    async def socket(websocket: WebSocket) -> None:
        if not await pass_through(websocket, server):
            await serve_socket(websocket, server)

    routes = [
        Route(one.path, partial(_answered, server, one), methods=[one.method.upper()]) for one in (*ADDRESSES, *OTHERS)
    ]
    handlers: dict[Any, Callable[[Request, Any], Awaitable[Response]]] = {HTTPException: _not_found}
    app = Starlette(
        routes=[WebSocketRoute(SOCKET, socket), *routes], exception_handlers=handlers, lifespan=lifespan
    )  # fmt: skip
    return Middleware(app, server)


async def _answered(server: Server, address: Address, request: Request) -> Response:
    """Whatever goes wrong is told in a sentence; what was not foreseen is in the log."""
    try:
        passed_on = await pass_on(request, server) if address.at_table else None
        return passed_on or await address.endpoint(server, request)
    except TableeError as error:
        return problem(request, error)
    except Exception as error:
        log.error("request failed", exc_info=error, extra={"path": request.url.path[:100]})
        return problem(request, Refused("internal"))


async def _not_found(request: Request, error: HTTPException) -> Response:
    if error.status_code == 405:
        return problem(request, Refused("wrong-method", got=request.method[:10]))
    return problem(request, Refused("unknown-page"))


async def say_goodbye(server: Server) -> None:
    """Tell every page that the server goes down, give its table to another node, and let it be heard."""
    server.tables.closing = True
    for socket in list(server.sockets):
        socket.answer(Closing(text=sentence(PACKAGE, socket.language, "page", "closing")))
    await server.hand_over()
    for socket in list(server.sockets):
        socket.drop()
    if server.sockets:
        await sleep(server.settings.closing_grace)
