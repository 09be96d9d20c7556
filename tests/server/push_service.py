"""A push service in the test's own process, and browsers that are subscribed to it."""

import secrets
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue
from typing import NamedTuple

import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from samedi.server.push.sender_key import from_unpadded, unpadded
from tests.server.serving import PATIENCE_S, Json, Person


class Posted(NamedTuple):
    """What a service was sent."""

    path: str
    headers: dict[str, str]
    body: bytes

    def claims(self, key: str) -> Json:
        """What the sender says of itself, once it is clear that the holder of the key has signed it."""
        scheme, _, rest = self.headers["authorization"].partition(" ")
        fields = dict(field.strip().split("=", 1) for field in rest.split(","))
        assert (scheme, fields["k"]) == ("vapid", key)
        text, _, signature = fields["t"].rpartition(".")
        r, s = (int.from_bytes(half, "big") for half in halves(from_unpadded(signature)))
        point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_unpadded(key))
        point.verify(encode_dss_signature(r, s), text.encode(), ec.ECDSA(hashes.SHA256()))
        head, claims = (msgspec.json.decode(from_unpadded(part)) for part in text.split("."))
        assert head == {"typ": "JWT", "alg": "ES256"}
        return dict(claims)


def halves(data: bytes) -> tuple[bytes, bytes]:
    assert len(data) == 64
    return data[:32], data[32:]


class Service:
    """What has come in so far, and how it is answered."""

    def __init__(self, server: ThreadingHTTPServer) -> None:
        self.url = f"http://127.0.0.1:{server.server_port}"
        self.posted: Queue[Posted] = Queue()
        self.status = 201
        self.may_answer = threading.Event()
        self.may_answer.set()

    def next(self) -> Posted:
        """The next thing that comes."""
        return self.posted.get(timeout=PATIENCE_S)


@contextmanager
def push_service() -> Iterator[Service]:
    """A service for a while."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            sent = {name.lower(): value for name, value in self.headers.items()}
            service.posted.put(Posted(self.path, sent, body))
            service.may_answer.wait(PATIENCE_S)
            self.send_response(service.status)
            self.send_header("location", f"{service.url}/elsewhere")
            self.end_headers()

        def log_message(self, *args: object) -> None:
            """Stay quiet."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        service = Service(server)
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield service
        finally:
            server.shutdown()
            thread.join()


class Subscription:
    """A browser as it is subscribed to a service."""

    def __init__(self, service: str, name: str = "browser") -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = secrets.token_bytes(16)
        self.public = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.address = f"{service}/push/{name}"

    def told(self, language: str = "en") -> Json:
        """What the browser tells the server."""
        keys = {"p256dh": unpadded(self.public), "auth": unpadded(self._auth)}
        return {"endpoint": self.address, "keys": keys, "language": language}

    def keep(self, person: Person, language: str = "en") -> None:
        """Ask to be called here."""
        person.http.post("/api/push", json=self.told(language)).raise_for_status()

    def read(self, body: bytes) -> Json:
        """What is in a message, as RFC 8291 tells browsers to open it."""
        salt, record, size = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, text = body[21 : 21 + size], body[21 + size :]
        assert len(text) <= record
        point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self._key.exchange(ec.ECDH(), point)
        secret = derived(shared, self._auth, b"WebPush: info\0" + self.public + sender, 32)
        key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
        padded = AESGCM(key).decrypt(nonce, text, None).rstrip(b"\0")
        assert padded.endswith(b"\x02")
        return dict(msgspec.json.decode(padded[:-1]))


def derived(secret: bytes, salt: bytes, info: bytes, size: int) -> bytes:
    return HKDF(hashes.SHA256(), size, salt, info).derive(secret)
