"""From where this house can be reached; whoever sits at the machine itself may open it to the network."""

from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.responses import Response

from tablee.server.errors import Refused
from tablee.server.messages.rest import HouseAddress
from tablee.server.network import is_loopback, reach_of, without_port
from tablee.server.rest.middleware import client_of, header
from tablee.server.rest.responses import answer

if TYPE_CHECKING:
    from tablee.server.server import Server


async def house(server: "Server", request: Request) -> Response:
    """Where friends find it."""
    return answer(await _told(server, request))


async def open_house(server: "Server", request: Request) -> Response:
    """Listen in the network, too."""
    if not is_at_machine(request):
        raise Refused("not-at-machine")
    await server.network.open()
    return answer(await _told(server, request))


def is_at_machine(request: Request) -> bool:
    """Whether somebody at the machine itself asks, with a browser that has been here.

    The name in the address bar counts, too: a page from elsewhere can have a name of its own lead to this machine.
    """
    host = without_port(header(request.scope, b"host"))
    return is_loopback(client_of(request.scope)) and is_loopback(host) and bool(request.scope["state"]["known"])


async def _told(server: "Server", request: Request) -> HouseAddress:
    here = is_at_machine(request)
    offer = await server.network.offer() if here else None
    return HouseAddress(
        address=server.network.address, here=here, offer=None if offer is None else str(offer), reach=reach_of(offer)
    )
