"""Who can open a link: everybody, the home network, or nobody but this machine."""

import ipaddress
import socket
from typing import Literal

from starlette.datastructures import URL
from starlette.requests import Request

from samedi.server.operation.config import Config
from samedi.server.wire.tables import LinkAddress

HERE = ("127.0.0.1", "::1", "localhost")
Reach = Literal["all", "home", "here"]


def address_for(request: Request, config: Config) -> LinkAddress:
    """What to send to others: the public address, that in the browser, or at home that of the machine."""
    if config.public_url:
        return _at(URL(config.public_url))
    asked = _at(request.base_url)
    is_open = config.host not in HERE and request.url.scheme == "http"
    server = request.scope.get("server")
    if asked.reach != "here" or not is_open or not server:
        return asked
    return _at(URL(f"http://{home_address()}:{server[1]}"))


def reach_of(host: str) -> Reach:
    """Who can open an address at a host."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return _reach_of_name(host.lower())
    if address.is_loopback:
        return "here"
    return "home" if address.is_private or address.is_link_local else "all"


def home_address() -> str:
    """This machine's address in the home network; nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for documentation
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()


def _reach_of_name(name: str) -> Reach:
    if name == "localhost" or name.endswith(".localhost"):
        return "here"
    return "home" if "." not in name or name.endswith(".local") else "all"


def _at(url: URL) -> LinkAddress:
    return LinkAddress(str(url).rstrip("/"), reach_of(url.hostname or ""))
