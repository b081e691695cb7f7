"""One address of the server: what it takes, what it gives, and who answers."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from starlette.requests import Request
from starlette.responses import Response

if TYPE_CHECKING:
    from tablee.server.server import Server

JSON = "application/json"
Endpoint = Callable[["Server", Request], Awaitable[Response]]


@dataclass(frozen=True)
class Address:
    """A line of the table of routes."""

    method: str
    path: str
    summary: str
    endpoint: Endpoint
    gives: Any = None
    takes: Any = None
    query: tuple[str, ...] = ()
    media: str = JSON
    status: int = 200
    at_table: bool = False
    """Answered by the node that holds the table."""
