"""Running the server: one process, or several that share a PostgreSQL."""

from collections.abc import Callable

from tablee.server.errors import Refused
from tablee.server.network import Network, lan_address
from tablee.server.node import listening_socket, serve_node
from tablee.server.settings import Settings
from tablee.server.storage.schema import up_to_date
from tablee.server.supervisor import Supervisor


def serve(settings: Settings, ready: Callable[[int, str | None], None] = lambda port, address: None) -> None:
    """Until somebody stops it; `ready` is told the port, and what others open if they can."""
    if settings.processes > 1 and settings.database_url.startswith("sqlite"):
        raise Refused("one-process", got=settings.processes)
    _ = settings.node_host_and_port  # refused before anything is started
    listeners = [listening_socket(settings.host, settings.port)]
    port = int(listeners[0].getsockname()[1])
    also = lan_address(settings)
    if also is not None:
        listeners.append(listening_socket(also, port))
    network = Network(settings)
    network.start(None, port, also)
    if settings.processes == 1:
        serve_node(settings, listeners, lambda: ready(port, network.address))
    else:
        up_to_date(settings.database_url).dispose()  # whatever is wrong with it is told once
        Supervisor(settings, listeners, lambda: ready(port, network.address)).run()
