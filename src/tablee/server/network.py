"""Where the house can be reached: at this machine alone, or from its network, too."""

import asyncio
import logging
import socket
from collections.abc import Awaitable, Callable
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Literal

from tablee.server.errors import Refused
from tablee.server.settings import Settings

Found = IPv4Address | IPv6Address
Reach = Literal["machine", "network", "internet"]
Listen = Callable[[str], Awaitable[int]]
"""Listens at one more address, and says at which port."""

PROBES = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))
"""Addresses of nobody, far away: what leads there is what others reach us by. Nothing is sent."""
EVERYWHERE = ("0.0.0.0", "::")
"""Hosts that are all addresses of a machine."""

log = logging.getLogger("tablee.network")


def machine_addresses() -> list[Found]:
    """This machine's addresses as a phone in the same room would use them, the likeliest first."""
    towards = [one for one in map(_towards, PROBES) if one is not None and _is_usable(one)]
    found = towards or [one for one in _named() if _is_usable(one)]
    return sorted(dict.fromkeys(found), key=lambda one: (one.is_global, one.version))


def _towards(probe: tuple[int, str]) -> Found | None:
    family, target = probe
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as udp:
            udp.connect((target, 9))
            return ip_address(udp.getsockname()[0])
    except OSError:  # no way leads there
        return None


def _named() -> list[Found]:
    """What this machine's own name leads to: a network without a way out of it is one, too."""
    try:
        return [ip_address(str(one[4][0]).partition("%")[0]) for one in socket.getaddrinfo(socket.gethostname(), None)]
    except OSError:
        return []


def _is_usable(address: Found) -> bool:
    """Not this machine alone, and not an address that needs the name of a wire to be typed."""
    return not (address.is_loopback or address.is_unspecified or address.is_link_local or address.is_multicast)


def is_loopback(host: str) -> bool:
    """Whether a name or an address, as a browser has it in its address bar, means this machine."""
    name = host.strip("[]")
    try:
        return name == "localhost" or ip_address(name).is_loopback
    except ValueError:
        return False


def without_port(header: str) -> str:
    """The host of a Host header."""
    return header.rpartition("]")[0] + "]" if header.startswith("[") else header.partition(":")[0]


class Network:
    """From where the house is reached now, and what could be opened."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._listen: Listen | None = None
        self._opening = asyncio.Lock()
        self._opened: str | None = None

    def start(self, listen: Listen | None, port: int, also: str | None) -> None:
        """The house listens at its host, and perhaps at another address; `listen` adds one, where that is possible."""
        self._listen = listen
        host = self._settings.host
        if host in EVERYWHERE:
            also = None if (found := network_address(self._settings)) is None else str(found)
        elif not is_loopback(host):
            also = host
        self._opened = None if also is None else _url(also, port)

    @property
    def address(self) -> str | None:
        """What others open; None: only this machine can."""
        return self._settings.address or self._opened

    def invitation(self, scheme: str, host: str) -> str:
        """What somebody passes on whose browser has this host in its address bar."""
        if self._settings.address is not None:
            return self._settings.address
        return self._opened if self._opened and is_loopback(without_port(host)) else f"{scheme}://{host}"

    async def offer(self) -> Found | None:
        """What could be opened; None: it is open already, or there is no network."""
        if self.address is not None or self._listen is None or self._settings.host in EVERYWHERE:
            return None
        return await asyncio.to_thread(network_address, self._settings)

    async def open(self) -> str:
        """Listen in the network, too, until the server ends; what others open."""
        async with self._opening:
            offer = await self.offer()
            if offer is not None and self._listen is not None:
                self._opened = _url(str(offer), await self._listen(str(offer)))
                log.info("opened", extra={"address": self._opened})
        if self.address is None:
            raise Refused("no-network")
        return self.address


def network_address(settings: Settings) -> Found | None:
    """This machine in its network: as the settings say, or as it is found."""
    return next(iter(machine_addresses()), None) if settings.network is None else address_of(settings.network)


def lan_address(settings: Settings) -> str | None:
    """Where to listen besides the host, if that was wanted and there is a network."""
    found = network_address(settings) if settings.lan and is_loopback(settings.host) else None
    return None if found is None else str(found)


def reach_of(address: Found | None) -> Reach:
    """Who could come where this address is opened."""
    if address is None:
        return "machine"
    return "internet" if address.is_global else "network"


def address_of(text: str) -> Found:
    """What --network says, checked."""
    try:
        return ip_address(text.strip("[]"))
    except ValueError:
        raise Refused("bad-address", name="--network", expected="192.168.1.20", got=text[:60]) from None


def _url(host: str, port: int) -> str:
    return f"http://[{host.strip('[]')}]:{port}" if ":" in host else f"http://{host}:{port}"
