"""Where somebody comes from: one answer for every limit."""

import ipaddress
from typing import Any

HOME_BITS = 64  # of IPv6, the network that one household has


def household(host: str) -> str:
    """The address that counts: IPv4 however it is written, of IPv6 the network of a household."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(address), HOME_BITS), strict=False))


def address_of(scope: Any) -> str:
    """Where a request comes from; by the word of a proxy, where one is trusted."""
    client = scope.get("client")
    return household(str(client[0])) if client else ""
