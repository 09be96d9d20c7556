"""Secrets of dice as the database keeps them: sealed with a key that lies in a file of its own.

    stored = 1, the key's mark (8 bytes), a nonce (12 bytes), AES-256-GCM of the secret, bound to the table

A copy of the database tells nobody how the dice of a running game will fall. Whoever can read the key file,
or the memory of the server, can still know.
"""

import hashlib
import secrets
from pathlib import Path

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from samedi.core.errors import SamediError
from samedi.core.folders import write_first
from samedi.core.message import Message

KEY_BYTES = 32
VERSION = b"\x01"
MARK_BYTES, NONCE_BYTES = 8, 12
PLAIN_BYTES = 32  # a secret as the first version stored it
HEAD_BYTES = len(VERSION) + MARK_BYTES + NONCE_BYTES


class OtherKey(SamediError):
    """A secret was sealed with a key that is not here, or for another table."""


class Sealing:
    """Seals with the last of its keys, and opens what any of them has sealed."""

    def __init__(self, *keys: bytes) -> None:
        self._keys = {_mark(key): AESGCM(key) for key in keys}

    def seal(self, table: str, secret: bytes) -> bytes:
        """A secret as it is stored."""
        mark, key = list(self._keys.items())[-1]
        nonce = secrets.token_bytes(NONCE_BYTES)
        return VERSION + mark + nonce + key.encrypt(nonce, secret, table.encode())

    def open(self, table: str, stored: bytes) -> bytes:
        """A secret that was stored, sealed or as the first version did."""
        if is_plain(stored):
            return stored
        key = self._keys.get(stored[len(VERSION) : len(VERSION) + MARK_BYTES])
        nonce = stored[HEAD_BYTES - NONCE_BYTES : HEAD_BYTES]
        try:
            if key is not None:
                return key.decrypt(nonce, stored[HEAD_BYTES:], table.encode())
        except InvalidTag:
            pass
        raise OtherKey(Message("server-other-seal-key"))


def is_plain(stored: bytes) -> bool:
    """Whether a secret was stored before secrets were sealed."""
    return len(stored) == PLAIN_BYTES


def load_sealing(path: Path) -> Sealing:
    """The keys in a file, one after the other; the first is made with the file."""
    if not path.exists():
        write_first(path, secrets.token_bytes(KEY_BYTES))
    keys = path.read_bytes()
    if not keys or len(keys) % KEY_BYTES:
        raise ValueError(f"{path} does not hold keys of {KEY_BYTES} bytes")
    return Sealing(*(keys[start : start + KEY_BYTES] for start in range(0, len(keys), KEY_BYTES)))


def _mark(key: bytes) -> bytes:
    """By which a key is known without being known."""
    return hashlib.sha256(b"samedi seal key|" + key).digest()[:MARK_BYTES]
