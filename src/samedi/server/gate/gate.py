"""The gate: every limit of the server, each in one place for all who ask it."""

import asyncio

from uvicorn.middleware.proxy_headers import _TrustedHosts

from samedi.server.gate.backlog import Backlog
from samedi.server.gate.connections import Connections
from samedi.server.gate.limits import Limits
from samedi.server.gate.turns import Turns
from samedi.server.operation.config import Config
from samedi.server.operation.descriptors import room_for_connections

REQUEST_BURST_S = 10  # how many seconds' worth of requests may come at once,
COMMAND_BURST_S = 5  # and of commands
PLAYERS = 10  # who play at full speed at one address
HOUR_S = 3600
OWN_PER_HOUR = 60  # files of everything that is kept of somebody, and steps of forgetting them
DEVICES_PER_HOUR = 60  # of an address, new ones and those heard of again
EVERYBODY = ""  # in the place of an address
CODES_IN_ALL = 30  # addresses whose wrong codes count together: then nobody's are tried for a while


class Gate:
    """What stands between everybody and the tables."""

    def __init__(self, config: Config) -> None:
        proxies = _TrustedHosts(config.proxies)  # the same that uvicorn believes
        in_all = min(config.connections, room_for_connections())
        self.connections = Connections(config.connections_per_address, in_all, proxies.__contains__)
        self.backlog = Backlog()
        self.turns = Turns()
        self.requests = _per(1, config.requests_per_second, REQUEST_BURST_S)
        self.tables = _per(HOUR_S, config.tables_per_hour, 1)
        self.persons = _per(HOUR_S, config.persons_per_hour, 1)
        self.devices = _per(HOUR_S, DEVICES_PER_HOUR, 1)
        self.own = _per(HOUR_S, OWN_PER_HOUR, 1)
        self._codes = _per(HOUR_S, config.wrong_codes_per_hour, 1)
        self._all_codes = _per(HOUR_S, CODES_IN_ALL * config.wrong_codes_per_hour, 1)
        self.commands = _per(1, config.messages_per_second, COMMAND_BURST_S)
        self._commands_of_address = _per(1, PLAYERS * config.messages_per_second, COMMAND_BURST_S)

    def limits(self) -> dict[str, Limits]:
        """All limits of addresses and people, by name."""
        return {name: value for name, value in vars(self).items() if isinstance(value, Limits)}

    def guess(self, address: str) -> float:
        """Let an address try a code: 0, else how many seconds it has to wait; it counts until it is right."""
        wait = self._codes.take(address)
        if not wait and (wait := self._all_codes.take(EVERYBODY)):
            self._codes.give_back(address)
        return wait

    def guessed_right(self, address: str) -> None:
        """The code was right: it does not count."""
        self._codes.give_back(address)
        self._all_codes.give_back(EVERYBODY)

    async def pace(self, person: str, address: str) -> bool:
        """Let somebody say one thing more, when it is their turn; whether they had to wait for it."""
        wait = max(self.commands.reserve(person), self._commands_of_address.reserve(address))
        if wait:
            await asyncio.sleep(wait)
        return wait > 0


def _per(seconds: float, amount: float, burst: float) -> Limits:
    """So many in some seconds, and so many times that at once."""
    return Limits(amount / seconds, max(1.0, burst * amount))
