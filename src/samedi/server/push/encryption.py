"""Notifications that only one browser can read: RFC 8291, the coding `aes128gcm` of RFC 8188."""

import secrets

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

SALT_BYTES, AUTH_BYTES = 16, 16
RECORD = 4096  # bytes; one record is all there is
PADDED = 512  # every notification is as long as this, so that its length tells nothing
END = b"\x02"  # of the last record


def point_of(data: bytes) -> ec.EllipticCurvePublicKey:
    """The public key of a browser; `ValueError` if it is none."""
    return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), data)


def encrypted(text: bytes, browser: bytes, auth: bytes) -> bytes:
    """A text for the browser with this public key and secret."""
    mine = ec.generate_private_key(ec.SECP256R1())
    public = mine.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    shared = mine.exchange(ec.ECDH(), point_of(browser))
    secret = _derived(shared, auth, b"WebPush: info\0" + browser + public, 32)
    salt = secrets.token_bytes(SALT_BYTES)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(public)]) + public
    return head + AESGCM(key).encrypt(nonce, (text + END).ljust(PADDED, b"\0"), None)


def _derived(secret: bytes, salt: bytes, info: bytes, size: int) -> bytes:
    return HKDF(hashes.SHA256(), size, salt, info).derive(secret)
