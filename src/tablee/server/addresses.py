"""Where somebody comes from, as limits and bans count it."""

from functools import lru_cache
from ipaddress import IPv4Address, ip_address, ip_network

from tablee.server.errors import Refused
from tablee.server.limits import REMEMBERED

HOUSEHOLD_BITS = 64
LONGEST_DEVICE = 64


@lru_cache(REMEMBERED)
def household(address: str) -> str:
    """An IPv4 address; of IPv6, where one household has more addresses than can be counted, the network."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv4Address) or found.is_loopback:
        return address
    return str(found.ipv4_mapped or ip_network((found, HOUSEHOLD_BITS), strict=False))


def ban_of(whom: str) -> tuple[str, str]:
    """What kind of guest this names, and how it is written down: ("address", ...) or ("device", ...)."""
    try:
        return "address", household(str(ip_address(whom.partition("/")[0])))
    except ValueError:
        pass
    if not (whom.isascii() and whom.replace("-", "").replace("_", "").isalnum() and len(whom) <= LONGEST_DEVICE):
        raise Refused("nobody", got=whom[:80])
    return "device", whom
