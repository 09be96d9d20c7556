"""The server's keys, in a file of their own: the newest signs, all of them verify."""

import secrets
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from samedi.core.folders import make_private, write_first, write_whole

FILE = "keys"
FORMER = "key"  # the one key of a server of the first version
KEY_BYTES = 32
Key = Annotated[bytes, Meta(min_length=KEY_BYTES, max_length=KEY_BYTES)]


class Keys(Struct, frozen=True, forbid_unknown_fields=True):
    """What only this server knows."""

    seed: Key
    """From which the names of tables and of the server's cookie come; it never changes."""
    signing: Annotated[tuple[Key, ...], Meta(min_length=1)]
    """With which tokens, links and files are signed, the oldest first."""

    @classmethod
    def of(cls, key: bytes) -> "Keys":
        """Those of a server that has one key for everything."""
        return cls(key, (key,))

    def rotated(self) -> "Keys":
        """One more, which signs from now on; what the others have signed stays good."""
        return Keys(self.seed, (*self.signing, new_key()))

    def renewed(self) -> "Keys":
        """A new one alone: whatever was signed before is good no longer."""
        return Keys(self.seed, (new_key(),))


def new_key() -> bytes:
    """A key nobody has."""
    return secrets.token_bytes(KEY_BYTES)


def load(folder: Path) -> Keys:
    """The keys of the server with this folder, made at the first start."""
    if not (folder / FILE).exists():
        make_private(folder)
        write_first(folder / FILE, written(Keys.of(_former(folder / FORMER) or new_key())))
        (folder / FORMER).unlink(missing_ok=True)
    return _read(folder / FILE)


def store(folder: Path, keys: Keys) -> None:
    """Keep the keys."""
    write_whole(folder / FILE, written(keys))
    (folder / FORMER).unlink(missing_ok=True)


def written(keys: Keys) -> bytes:
    """The keys as they stand in their file."""
    return msgspec.json.format(msgspec.json.encode(keys)) + b"\n"


def _read(path: Path) -> Keys:
    try:
        return msgspec.json.decode(path.read_bytes(), type=Keys)
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise ValueError(f"{path} does not hold the keys of a server: {error}") from None


def _former(path: Path) -> bytes | None:
    """The key of the first version, which stays the seed and signs on."""
    if not path.exists():
        return None
    key = path.read_bytes()
    if len(key) != KEY_BYTES:
        raise ValueError(f"{path} does not hold a key of {KEY_BYTES} bytes")
    return key
