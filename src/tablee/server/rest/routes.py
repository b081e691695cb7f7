"""The table of all addresses. The application, its OpenAPI description and the manual are made from it."""

from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from tablee.server.messages.rest import Draw, HouseAddress, Me, Mine, Replay, ServerInfo, Summary, TableEdition
from tablee.server.messages.settings import NewTable, Opened
from tablee.server.rest import health, history, house, lobby, pages
from tablee.server.rest.address import Address
from tablee.server.rest.openapi import openapi
from tablee.server.rest.responses import answer

ADDRESSES = (
    Address("get", "/healthz", "Whether the server is up.", health.health, dict[str, Any]),
    Address(
        "get", "/api/games", "What is offered here: games, bots, phrases.", lobby.games, ServerInfo,
        query=("language",),
    ),
    Address("get", "/api/house", "From where this server can be reached.", house.house, HouseAddress),
    Address(
        "post", "/api/house/open", "Listen in the network, too; only for a browser at the machine itself.",
        house.open_house, HouseAddress,
    ),
    Address("get", "/api/me", "Give this browser its cookie.", lobby.me, Me),
    Address("get", "/api/tables", "The lobby: public tables to join or watch.", lobby.lobby, list[Summary]),
    Address("post", "/api/tables", "Open a table.", lobby.open_table, Opened, NewTable, status=201),
    Address(
        "get", "/api/tables/{table}/board", "What never changes during the match: plots, tiles, values.",
        history.board, dict[str, Any],
    ),
    Address(
        "get", "/api/tables/{table}/edition", "The edition, as an engine takes it.", history.edition, TableEdition
    ),
    Address(
        "get", "/api/tables/{table}/luck", "Every draw of a finished match, to be checked.", history.luck, list[Draw]
    ),
    Address("get", "/api/tables/{table}/qr.svg", "The table's link as a QR code.", lobby.qr, media="image/svg+xml"),
    Address("get", "/api/tables/{table}/record", "The record of a finished match.", history.record, media="text/plain"),
    Address(
        "get", "/api/tables/{table}/replay", "A position and the log up to it.", history.replay, Replay,
        query=("seat", "ply", "language"),
    ),
    Address(
        "get", "/api/tables/{table}/report", "What a bug report needs.", history.report, media="text/plain",
        query=("language",),
    ),
    Address("get", "/api/matches", "One's own matches, running and finished.", history.matches, list[Mine]),
    Address(
        "get", "/return/{table}/{key}", "A personal link: gives the seat, goes to the table.", lobby.come_back,
        status=303, at_table=True,
    ),
)  # fmt: skip
"""What pages and people use."""


async def description(server: Any, request: Request) -> Response:
    """The interface, for programs."""
    return answer(openapi(ADDRESSES))


OTHERS = (
    Address("get", "/metrics", "Numbers for Prometheus.", health.numbers),
    Address("get", "/api/openapi.json", "This table, for programs.", description),
    Address("get", "/{path:path}", "The page.", pages.page),
)
"""What is not described: it is not for programs that speak with tables."""
