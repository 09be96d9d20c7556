"""Which push services are called: visitors give their addresses, so only known ones, in public networks."""

import asyncio
import fnmatch
import ipaddress
import re
import socket
from collections.abc import Sequence
from typing import NamedTuple

ADDRESS = re.compile(r"(https?)://([a-z0-9.-]{1,253})(?::([0-9]{1,5}))?(/[!-~]*)")
PORTS = {"https": 443, "http": 80}


class NotAllowed(Exception):
    """No address that this server calls."""


class Target(NamedTuple):
    """Where a notification goes."""

    scheme: str
    host: str
    port: int
    path: str
    is_home: bool
    """Whether whoever runs the server has named it with scheme and port, wherever it may be."""

    @property
    def origin(self) -> str:
        """The service, as its tokens name it."""
        port = "" if self.port == PORTS[self.scheme] else f":{self.port}"
        return f"{self.scheme}://{self.host}{port}"


class PushServices:
    """Those that a server calls: names, `*.` before a name, or whole origins for services at home."""

    def __init__(self, allowed: Sequence[str]) -> None:
        self._names = [each.lower() for each in allowed if "://" not in each]
        self._origins = {each.lower().rstrip("/") for each in allowed if "://" in each}
        self.are_there = bool(allowed)
        """Whether any is called at all."""

    def target(self, address: str) -> Target:
        """Where an address leads, if it is one of theirs."""
        found = ADDRESS.fullmatch(address)
        if found is None:
            raise NotAllowed
        scheme, host, port, path = found.groups()
        target = Target(scheme, host, int(port or PORTS[scheme]), path, is_home=False)
        if target.origin in self._origins:
            return target._replace(is_home=True)
        is_usual = scheme == "https" and target.port == PORTS["https"]
        if not is_usual or not any(fnmatch.fnmatchcase(host, name) for name in self._names):
            raise NotAllowed
        return target


async def addresses_of(target: Target) -> list[str]:
    """The addresses of a service; nobody makes this server call its own network."""
    found = await asyncio.get_running_loop().getaddrinfo(
        target.host, target.port, type=socket.SOCK_STREAM, proto=socket.IPPROTO_TCP
    )
    addresses = [str(address[0]) for *_, address in found]
    if not target.is_home and not all(map(is_public, addresses)):
        raise NotAllowed
    return addresses


def is_public(address: str) -> bool:
    """Whether an address belongs to everybody's internet."""
    found = ipaddress.ip_address(address)
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is not None:
        found = found.ipv4_mapped
    return found.is_global and not found.is_multicast
