"""Generators made on the device, as `core.rng.seeded(seed, index)` makes them: by SHA-256 of a short text."""

from typing import Any

from samedi.core.bind import algorithm
from samedi.core.record import Array
from samedi.core.rng import MASK
from samedi.core.rule import rule

WORDS = 16  # of a block of text
LONGEST = 55  # bytes of a text that fits into one block
# fmt: off
FIRST = (0x6A09E667, 0xBB67AE85, 0x3C6EF372, 0xA54FF53A, 0x510E527F, 0x9B05688C, 0x1F83D9AB, 0x5BE0CD19)
ROUNDS = (
    0x428A2F98, 0x71374491, 0xB5C0FBCF, 0xE9B5DBA5, 0x3956C25B, 0x59F111F1, 0x923F82A4, 0xAB1C5ED5,
    0xD807AA98, 0x12835B01, 0x243185BE, 0x550C7DC3, 0x72BE5D74, 0x80DEB1FE, 0x9BDC06A7, 0xC19BF174,
    0xE49B69C1, 0xEFBE4786, 0x0FC19DC6, 0x240CA1CC, 0x2DE92C6F, 0x4A7484AA, 0x5CB0A9DC, 0x76F988DA,
    0x983E5152, 0xA831C66D, 0xB00327C8, 0xBF597FC7, 0xC6E00BF3, 0xD5A79147, 0x06CA6351, 0x14292967,
    0x27B70A85, 0x2E1B2138, 0x4D2C6DFC, 0x53380D13, 0x650A7354, 0x766A0ABB, 0x81C2C92E, 0x92722C85,
    0xA2BFE8A1, 0xA81A664B, 0xC24B8B70, 0xC76C51A3, 0xD192E819, 0xD6990624, 0xF40E3585, 0x106AA070,
    0x19A4C116, 0x1E376C08, 0x2748774C, 0x34B0BCB5, 0x391C0CB3, 0x4ED8AA4A, 0x5B9CCA4F, 0x682E6FF3,
    0x748F82EE, 0x78A5636F, 0x84C87814, 0x8CC70208, 0x90BEFFFA, 0xA4506CEB, 0xBEF9A3F7, 0xC67178F2,
)
# fmt: on


def head_of(seed: int) -> bytes:
    """What stands before the index in the text of a seed."""
    return f"({seed}, ".encode()


@algorithm
def seed_one(rng: Any, head: Array[int], index: int, words: Array[int]) -> None:
    """Make the generator of an index; `words` is room for a block."""
    for place in range(WORDS):
        words[place] = 0
    length = 0
    for place in range(len(head)):
        length = put(words, length, head[place])
    length = put_number(words, length, index)
    length = put(words, length, 0x29)  # the bracket that closes
    put(words, length, 0x80)
    words[WORDS - 1] = 8 * length
    hash_into(rng, words)


@rule
def put(words: Array[int], length: int, byte: int) -> int:
    """Append a byte to a text; return how long it is then."""
    words[length >> 2] |= byte << (24 - 8 * (length & 3))
    return length + 1


@rule
def put_number(words: Array[int], length: int, number: int) -> int:
    """Append a number in decimal digits."""
    scale = 1
    while number // scale >= 10:  # noqa: PLR2004 - decimal
        scale *= 10
    while scale > 0:
        length = put(words, length, 0x30 + number // scale % 10)
        scale //= 10
    return length


@rule
def hash_into(rng: Any, words: Array[int]) -> None:
    """Hash a block; the first three words of the hash, their bytes turned round, begin the generator."""
    a, b, c, d, e, f, g, h = FIRST
    for turn in range(64):
        here = turn & 15
        if turn >= WORDS:
            words[here] = (
                words[here] + words[(turn - 7) & 15] + mixed(words[(turn - 15) & 15], words[(turn - 2) & 15])
            ) & MASK
        drawn = (
            h
            + (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25))
            + ((e & f) ^ ((MASK ^ e) & g))
            + ROUNDS[turn]
            + words[here]
        )
        other = (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))
        a, b, c, d, e, f, g, h = (drawn + other) & MASK, a, b, c, (d + drawn) & MASK, e, f, g
    rng.a = turned_round((a + FIRST[0]) & MASK)
    rng.b = turned_round((b + FIRST[1]) & MASK)
    rng.c = turned_round((c + FIRST[2]) & MASK)
    rng.counter = 1


@rule
def mixed(early: int, late: int) -> int:
    """What two earlier words add to a new one."""
    first = rotated(early, 7) ^ rotated(early, 18) ^ (early >> 3)
    return first + (rotated(late, 17) ^ rotated(late, 19) ^ (late >> 10))


@rule
def rotated(word: int, bits: int) -> int:
    """A word of 32 bits, rotated to the right."""
    return ((word >> bits) | (word << (32 - bits))) & MASK


@rule
def turned_round(word: int) -> int:
    """A word with its four bytes in the other order."""
    return (word >> 24) | ((word >> 8) & 0xFF00) | ((word << 8) & 0xFF0000) | ((word << 24) & 0xFF000000)
