"""What waits for people who do not read, of each address and in all: the slowest make room."""

from typing import Protocol

PER_ADDRESS = 16_000_000  # bytes
IN_ALL = 128_000_000


class Reader(Protocol):
    """Somebody to whom something is sent."""

    def give_up(self) -> None:
        """Throw away what waits, and close."""


class Backlog:
    """Who has how much waiting."""

    def __init__(self, per_address: int = PER_ADDRESS, in_all: int = IN_ALL) -> None:
        self._per_address, self._in_all = per_address, in_all
        self._waiting: dict[str, dict[Reader, int]] = {}
        self._sums: dict[str, int] = {}
        self.size = 0
        """How many bytes wait in all."""

    def note(self, address: str, reader: Reader, size: int, *, is_shared: bool = False) -> None:
        """So much waits for a reader now; an address that many share, a proxy's, counts in all only."""
        self._set(address, reader, size)
        while not is_shared and self._sums.get(address, 0) > self._per_address:
            self._drop_slowest(address)
        while self.size > self._in_all:
            self._drop_slowest(max(self._sums, key=lambda each: self._sums[each]))

    def _set(self, address: str, reader: Reader, size: int) -> None:
        readers = self._waiting.setdefault(address, {})
        change = size - readers.get(reader, 0)
        self.size += change
        self._sums[address] = self._sums.get(address, 0) + change
        if size:
            readers[reader] = size
        else:
            readers.pop(reader, None)
        if not readers:
            del self._waiting[address], self._sums[address]

    def _drop_slowest(self, address: str) -> None:
        """Close whoever has most waiting."""
        readers = self._waiting[address]
        slowest = max(readers, key=lambda each: readers[each])
        self._set(address, slowest, 0)
        slowest.give_up()
