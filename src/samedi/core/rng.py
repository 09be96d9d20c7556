"""The random generator of playouts: small, repeatable, the same in every mode.

It is the 32-bit "small fast counting" generator. It works in plain and in compiled code because no
intermediate value leaves 64 signed bits.
"""

import hashlib

from samedi.core.record import I64, record
from samedi.core.rule import rule

MASK = 0xFFFFFFFF


@record
class Rng:
    """The generator's state, four 32-bit words."""

    a: I64
    b: I64
    c: I64
    counter: I64


def seeded(*seeds: object) -> Rng:
    """A generator whose stream depends on all seeds given."""
    digest = hashlib.sha256(repr(seeds).encode()).digest()
    rng = Rng()
    rng.a, rng.b, rng.c = (int.from_bytes(digest[i : i + 4], "little") for i in (0, 4, 8))
    rng.counter = 1
    return rng


@rule
def below(rng: Rng, bound: int) -> int:
    """Draw a number from 0 to bound - 1."""
    drawn = (rng.a + rng.b + rng.counter) & MASK
    rng.counter = (rng.counter + 1) & MASK
    rng.a = rng.b ^ (rng.b >> 9)
    rng.b = (rng.c + (rng.c << 3)) & MASK
    rng.c = (((rng.c << 21) | (rng.c >> 11)) + drawn) & MASK
    return (drawn * bound) >> 32
