"""Who somebody is, and what a link allows: names signed by the server, which nobody else can make."""

import base64
import binascii
import hashlib
import hmac
import os
import secrets
from pathlib import Path
from typing import NamedTuple

from samedi.server.storage.port import Role

KEY_BYTES = 32
TAG_BYTES = 16  # of a token
INVITE_TAG_BYTES = 10  # 80 bits, so that a link stays short
ID_BYTES = 10
MARK_BYTES = 8  # by which a server knows its own signatures
LARGEST_CODE = 80
KINDS: dict[str, Role] = {"p": "play", "w": "watch"}


class Invite(NamedTuple):
    """What a link allows."""

    table: str
    role: Role


class Signer:
    """Signs and checks, each for one purpose, with the server's key."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._mark = self.tag("mark", "")[:MARK_BYTES].hex()

    def tag(self, purpose: str, text: str) -> bytes:
        """What only the holder of the key can compute."""
        return hmac.digest(self._key, f"{purpose}|{text}".encode(), hashlib.sha256)

    def token(self, person: str, expires: int) -> str:
        """The credential of a person, good until a time in s."""
        text = f"{person}.{expires}"
        return f"{text}.{_plain(self.tag('token', text)[:TAG_BYTES])}"

    def person(self, token: str, now: int) -> str | None:
        """Whose token this is, if it is one of ours and still good."""
        text, _, given = token.rpartition(".")
        person, _, expires = text.rpartition(".")
        if not person or not _is_same(given, self.tag("token", text)[:TAG_BYTES]):
            return None
        return person if int(expires) > now else None

    def invite(self, table: str, role: Role) -> str:
        """The code of a link to a table."""
        text = f"{role[0]}{table}"
        return f"{text}-{_plain(self.tag('invite', text)[:INVITE_TAG_BYTES])}"

    def read_invite(self, code: str) -> Invite | None:
        """What a code allows, if it is one of ours."""
        text, _, given = code[:LARGEST_CODE].rpartition("-")
        if not text or not _is_same(given, self.tag("invite", text)[:INVITE_TAG_BYTES]):
            return None
        return Invite(text[1:], KINDS[text[0]])

    def table_id(self, person: str, key: str) -> str:
        """The name of the table that a person sets up with a key: the same when asked again."""
        return _plain(self.tag("table", f"{person}|{key}")[:ID_BYTES])

    def signature(self, data: bytes) -> str:
        """What the server adds to a game that it vouches for: its own mark, and the proof."""
        return f"{self._mark}.{hmac.digest(self._key, b'export|' + data, hashlib.sha256).hex()}"

    def has_signed(self, data: bytes, signature: str) -> bool | None:
        """Whether this server vouches for a game; None if another one, or none, ever did."""
        if signature.partition(".")[0] != self._mark:
            return None
        return hmac.compare_digest(signature.encode(), self.signature(data).encode())


def new_person() -> str:
    """A name nobody else has."""
    return f"p{_plain(secrets.token_bytes(ID_BYTES))}"


def load_key(folder: Path) -> bytes:
    """The server's key, made at the first start, readable by nobody else."""
    path = folder / "key"
    folder.mkdir(parents=True, exist_ok=True)
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return _checked(path)
    with os.fdopen(handle, "wb") as file:
        file.write(secrets.token_bytes(KEY_BYTES))
        file.flush()
        os.fsync(file.fileno())
    return path.read_bytes()


def _checked(path: Path) -> bytes:
    key = path.read_bytes()
    if len(key) != KEY_BYTES:
        raise ValueError(f"{path} does not hold a key of {KEY_BYTES} bytes")
    return key


def _plain(data: bytes) -> str:
    """Bytes in letters and digits that survive being read aloud."""
    return base64.b32encode(data).decode().rstrip("=").lower()


def _is_same(given: str, expected: bytes) -> bool:
    padded = given.upper() + "=" * (-len(given) % 8)
    try:
        return hmac.compare_digest(base64.b32decode(padded), expected)
    except (binascii.Error, ValueError):
        return False
