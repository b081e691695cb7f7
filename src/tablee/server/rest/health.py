"""Whether the server is up, and its numbers."""

from ipaddress import ip_address
from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.responses import Response

from tablee.server import metrics
from tablee.server.errors import Refused
from tablee.server.rest.middleware import client_of
from tablee.server.rest.responses import answer

if TYPE_CHECKING:
    from tablee.server.server import Server


async def health(server: "Server", request: Request) -> Response:
    """For whoever looks after the server."""
    tables = server.tables
    return answer({"status": "closing" if tables.closing else "ok", "live_tables": len(tables.live)})


async def numbers(server: "Server", request: Request) -> Response:
    """For Prometheus on this machine."""
    if not _is_local(client_of(request.scope)):
        raise Refused("unknown-page")
    return Response(metrics.exposition(), media_type="text/plain; version=0.0.4; charset=utf-8")


def _is_local(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False
