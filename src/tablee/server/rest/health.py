"""Whether the server is up, and its numbers: any node tells of the whole house."""

import asyncio
import http.client
from ipaddress import ip_address
from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.responses import Response

from tablee.server import metrics, relay
from tablee.server.errors import Refused
from tablee.server.rest.middleware import client_of
from tablee.server.rest.responses import answer

if TYPE_CHECKING:
    from tablee.server.house import Peer
    from tablee.server.server import Server

TEXT = "text/plain; version=0.0.4; charset=utf-8"


async def health(server: "Server", request: Request) -> Response:
    """For whoever looks after the server, and for proxies: 503 if this node should not be asked."""
    tables, house = server.tables, server.house
    status = "closing" if tables.closing else "ok" if house.holds else "no-database"
    others = [peer.report for peer in house.peers.values() if peer.id != house.id]
    told = {
        "status": status, "nodes": len(others) + 1,
        "live_tables": len(tables.live) + sum(report.live_tables for report in others),
        "sockets": len(server.sockets) + sum(report.sockets for report in others),
    }  # fmt: skip
    return answer(told, 200 if status == "ok" else 503)


async def numbers(server: "Server", request: Request) -> Response:
    """For Prometheus on this machine: the numbers of every node that answers."""
    if "pass" in request.scope["state"]:
        return Response(metrics.exposition(), media_type=TEXT)
    if not _is_local(client_of(request.scope)):
        raise Refused("unknown-page")
    house = server.house
    others = [peer for peer in house.peers.values() if peer.id != house.id]
    told = await asyncio.gather(*(_numbers_of(server, peer, request) for peer in others))
    nodes = {house.address: metrics.exposition()}
    nodes |= {peer.address: text for peer, text in zip(others, told, strict=True) if text is not None}
    return Response(metrics.of_the_house(nodes), media_type=TEXT)


async def _numbers_of(server: "Server", peer: "Peer", request: Request) -> bytes | None:
    try:
        status, _, body = await relay.ask(server, peer, request)
        return body if status == 200 else None
    except (OSError, http.client.HTTPException):
        return None


def _is_local(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False
