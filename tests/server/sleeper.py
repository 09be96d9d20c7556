"""A worker process that does what tests are afraid of."""

import os
import sys
import time

from samedi.core.compiled import protocol
from samedi.core.compiled.protocol import Failed
from samedi.server.bots.plain import Chosen


def main() -> None:
    while True:
        head = sys.stdin.buffer.read(protocol.LENGTH.size)
        if not head:
            return
        data = sys.stdin.buffer.read(protocol.LENGTH.unpack(head)[0])
        if b"dies" in data:
            os._exit(1)
        elif b"fails" in data:
            protocol.send(sys.stdout.buffer, Failed("unknown"))
        elif b"quick" in data:
            protocol.send(sys.stdout.buffer, Chosen(7))
        else:
            time.sleep(3600)


if __name__ == "__main__":
    main()
