"""The key by which push services know this server (VAPID, RFC 8292): made once, kept sealed."""

import base64
import time
from pathlib import Path

import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from samedi.core.folders import write_first
from samedi.server.storage.sealing import Sealing

FILE = "push.key"
PURPOSE = "push"  # to which the seal is bound
KEY_BYTES = 32
LASTS_S = 12 * 3600  # of a token; services allow a day
RENEWED_S = 6 * 3600
HEAD = {"typ": "JWT", "alg": "ES256"}


class SenderKey:
    """Signs what this server sends."""

    def __init__(self, number: int, contact: str) -> None:
        self._key = ec.derive_private_key(number, ec.SECP256R1())
        self._contact = contact
        self._tokens: dict[str, tuple[int, str]] = {}
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public = unpadded(point)
        """What browsers are given to subscribe with."""

    def authorization(self, service: str) -> str:
        """The header for a service, named by its origin; the same for some hours."""
        now = int(time.time())
        made, token = self._tokens.get(service, (0, ""))
        if now - made > RENEWED_S:
            token = self._token(service, now)
            self._tokens[service] = (now, token)
        return f"vapid t={token}, k={self.public}"

    def _token(self, service: str, now: int) -> str:
        claims = {"aud": service, "exp": now + LASTS_S, "sub": self._contact}
        text = ".".join(unpadded(msgspec.json.encode(part)) for part in (HEAD, claims))
        r, s = decode_dss_signature(self._key.sign(text.encode(), ec.ECDSA(hashes.SHA256())))
        return f"{text}.{unpadded(r.to_bytes(KEY_BYTES, 'big') + s.to_bytes(KEY_BYTES, 'big'))}"


def load_sender_key(folder: Path, sealing: Sealing, contact: str) -> SenderKey:
    """The key in the data folder, made at the first start."""
    path = folder / FILE
    if not path.exists():
        number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
        write_first(path, sealing.seal(PURPOSE, number.to_bytes(KEY_BYTES, "big")))
    return SenderKey(int.from_bytes(sealing.open(PURPOSE, path.read_bytes()), "big"), contact)


def unpadded(data: bytes) -> str:
    """Bytes as base64url without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_unpadded(text: str) -> bytes:
    """The bytes of a text in base64url."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
