"""The people of these tests hang up as those of the server's tests do."""

from tests.server.conftest import _hang_up

__all__ = ["_hang_up"]
