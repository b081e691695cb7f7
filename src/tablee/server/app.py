"""The application: routes, the border around them, and the house inside."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from ipaddress import ip_address
from typing import Any

from fastapi import FastAPI
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.websockets import WebSocket

from tablee.core.errors import TableeError
from tablee.core.texts import sentence
from tablee.server import metrics
from tablee.server.answering import answer, problem
from tablee.server.border import Border, client
from tablee.server.devices import Devices
from tablee.server.errors import PACKAGE, Refused
from tablee.server.history import history_routes
from tablee.server.house import House
from tablee.server.lobby import lobby_routes
from tablee.server.messages.answers import Closing
from tablee.server.openapi import openapi
from tablee.server.pages import page_routes
from tablee.server.settings import Settings, server_key
from tablee.server.showing import showing_routes
from tablee.server.sockets import Socket, serve_socket

log = logging.getLogger("tablee.app")


class Server:
    """The house and its doors; `app` is what uvicorn runs."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        devices = Devices(server_key(settings.data))
        self.house = House(settings)
        self.sockets: set[Socket] = set()
        self.app = FastAPI(
            title="Tablée", docs_url=None, redoc_url=None, openapi_url="/api/openapi.json", lifespan=self._lifespan
        )
        self.app.openapi = openapi  # type: ignore[method-assign]
        self._add_routes()
        self.app.add_middleware(Border, settings=settings, devices=devices)

    @contextlib.asynccontextmanager
    async def _lifespan(self, _: FastAPI) -> AsyncIterator[None]:
        keeping = asyncio.create_task(self.house.keep())
        yield
        keeping.cancel()
        await self.house.close()

    async def say_goodbye(self) -> None:
        """Tell every page that the server goes down, and let it be heard."""
        self.house.closing = True
        for socket in list(self.sockets):
            socket.answer(Closing(text=sentence(PACKAGE, socket.language, "page", "closing")))
            socket.drop()
        if self.sockets:
            await asyncio.sleep(self.settings.closing_grace)

    def _add_routes(self) -> None:
        app, house = self.app, self.house

        @app.exception_handler(TableeError)
        async def refused(request: Request, error: TableeError) -> Response:
            return problem(request, error)

        @app.exception_handler(HTTPException)
        async def not_found(request: Request, error: HTTPException) -> Response:
            if error.status_code == 405:
                return problem(request, Refused("wrong-method", got=request.method[:10]))
            return problem(request, Refused("unknown-page"))

        @app.exception_handler(Exception)
        async def broken(request: Request, error: Exception) -> Response:
            log.error("request failed", exc_info=error, extra={"path": request.url.path[:100]})
            return problem(request, Refused("internal"))

        @app.get("/healthz")
        async def health() -> Response:
            return answer({"status": "closing" if house.closing else "ok", "live_tables": len(house.rooms)})

        @app.get("/metrics")
        async def numbers(request: Request) -> Response:
            if not _is_local(client(request.scope)):
                raise Refused("unknown-page")
            return Response(metrics.exposition(), media_type="text/plain; version=0.0.4; charset=utf-8")

        @app.websocket("/api/tables/{table}/socket")
        async def socket(websocket: WebSocket, table: str) -> None:
            await serve_socket(websocket, table, house, self.sockets)

        for routes in (lobby_routes(house), history_routes(house), showing_routes(house), page_routes()):
            app.include_router(routes)


def _is_local(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False


def make_app(settings: Settings) -> Any:
    """The ASGI application alone, for those who bring their own server."""
    return Server(settings).app
