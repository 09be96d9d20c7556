"""Who somebody is, and what a link allows: names signed by the server, which nobody else can make."""

import base64
import binascii
import hashlib
import hmac
import secrets
from typing import NamedTuple

import itsdangerous

from samedi.server.gate.keys import Keys
from samedi.server.gate.spoken import SpokenCode, spoken
from samedi.server.gate.spoken import tag as code_tag
from samedi.server.storage.port import Role

TAG_BYTES = 18  # of a token
INVITE_TAG_BYTES = 12  # so that a link stays short
FORMER_TAG_BYTES = {"token": 16, "invite": 10}
ID_BYTES = 10
COOKIE_BYTES = 4  # enough to tell servers of one name apart
MARK_BYTES = 8  # by which a server knows its own signatures
LARGEST_CODE = 80
KINDS: dict[str, Role] = {"p": "play", "w": "watch"}


class Invite(NamedTuple):
    """What a link allows."""

    table: str
    role: Role
    renewed: int = 0
    """How many times the table's links had been made void before."""

    @property
    def text(self) -> str:
        """What is signed; a capital says that there were links before."""
        kind = self.role[0]
        return f"{kind.upper()}{self.renewed}.{self.table}" if self.renewed else f"{kind}{self.table}"

    @classmethod
    def of(cls, text: str) -> "Invite":
        """What was signed."""
        kind, rest = text[0], text[1:]
        if kind in KINDS:
            return cls(rest, KINDS[kind])
        renewed, _, table = rest.partition(".")
        return cls(table, KINDS[kind.lower()], int(renewed))


class Shortened(itsdangerous.HMACAlgorithm):
    """The first bytes of an HMAC."""

    def __init__(self, size: int) -> None:
        super().__init__(hashlib.sha256)
        self._size = size

    def get_signature(self, key: bytes, value: bytes) -> bytes:
        """What only the holder of the key can compute."""
        return super().get_signature(key, value)[: self._size]


class Signer:
    """Signs with the newest key and checks with all, each for one purpose."""

    def __init__(self, keys: Keys) -> None:
        self.keys = keys
        self._marks = {tag(key, "mark", "")[:MARK_BYTES].hex(): key for key in keys.signing}
        self._tokens = _for_purpose(keys, "token", TAG_BYTES)
        self._invites = _for_purpose(keys, "invite", INVITE_TAG_BYTES)
        self.cookie = f"samedi-{tag(keys.seed, 'cookie', '')[:COOKIE_BYTES].hex()}"
        """The name of the cookie, other than that of another server under the same name."""

    def token(self, person: str, expires: int) -> str:
        """The credential of a person, good until a time in s."""
        return self._tokens.sign(f"{person}.{expires}").decode()

    def person(self, token: str, now: int) -> str | None:
        """Whose token this is, if it is one of ours and still good."""
        text, _, given = token.rpartition(".")
        if not (self._tokens.verify_signature(text, given) or self._has_tagged("token", text, given)):
            return None
        person, _, expires = text.rpartition(".")
        return person if int(expires) > now else None

    def invite(self, table: str, role: Role, renewed: int = 0) -> str:
        """The code of a link to a table."""
        return self._invites.sign(Invite(table, role, renewed).text).decode()

    def read_invite(self, code: str) -> Invite | None:
        """What a code allows, if it is one of ours."""
        code = code[:LARGEST_CODE]
        text, _, given = code.rpartition(".")
        if not self._invites.verify_signature(text, given):
            text, _, given = code.rpartition("-")
            if not self._has_tagged("invite", text, given):
                return None
        return Invite.of(text)

    def spoken(self, table: str, until: int) -> list[SpokenCode]:
        """The code of a table that can be said, good until a time in ms; by the newest key first."""
        return [spoken(key, table, until) for key in reversed(self.keys.signing)]

    def code_tags(self, typed: str) -> list[bytes]:
        """Under what a code is kept that somebody typed, by each of the keys."""
        return [code_tag(key, typed) for key in self.keys.signing]

    def _has_tagged(self, purpose: str, text: str, given: str) -> bool:
        """Whether this was signed by the first version, which wrote its tags in another way."""
        return any(
            _is_same(given, tag(key, purpose, text)[: FORMER_TAG_BYTES[purpose]]) for key in self.keys.signing
        )

    def table_id(self, person: str, key: str) -> str:
        """The name of the table that a person sets up with a key: the same when asked again."""
        return _plain(tag(self.keys.seed, "table", f"{person}|{key}")[:ID_BYTES])

    def signature(self, data: bytes) -> str:
        """What the server adds to a game that it vouches for: the mark of its key, and the proof."""
        mark, key = list(self._marks.items())[-1]
        return f"{mark}.{hmac.digest(key, b'export|' + data, hashlib.sha256).hex()}"

    def has_signed(self, data: bytes, signature: str) -> bool | None:
        """Whether this server vouches for a game; None if another one, or none, ever did."""
        mark, _, proof = signature.partition(".")
        key = self._marks.get(mark)
        if key is None:
            return None
        expected = hmac.digest(key, b"export|" + data, hashlib.sha256).hex()
        return hmac.compare_digest(proof.encode(), expected.encode())


def new_person() -> str:
    """A name nobody else has."""
    return f"p{_plain(secrets.token_bytes(ID_BYTES))}"


def tag(key: bytes, purpose: str, text: str) -> bytes:
    """What only the holder of the key can compute, for one purpose."""
    return hmac.digest(key, f"{purpose}|{text}".encode(), hashlib.sha256)


def _for_purpose(keys: Keys, purpose: str, size: int) -> itsdangerous.Signer:
    return itsdangerous.Signer(
        list(keys.signing),
        salt=f"samedi {purpose}",
        key_derivation="hmac",
        digest_method=hashlib.sha256,
        algorithm=Shortened(size),
    )


def _plain(data: bytes) -> str:
    """Bytes in letters and digits that survive being read aloud."""
    return base64.b32encode(data).decode().rstrip("=").lower()


def _is_same(given: str, expected: bytes) -> bool:
    padded = given.upper() + "=" * (-len(given) % 8)
    try:
        return hmac.compare_digest(base64.b32decode(padded), expected)
    except (binascii.Error, ValueError):
        return False
