"""What people type: written in one way, and to be seen by everybody."""

import re
import unicodedata

from samedi.core.message import Message
from samedi.table.refusals import Refused

MOST_MARKS = 3  # accents and the like on one letter; no script needs more
JOINERS = "\u200c\u200d"  # Persian and many emoji need them
SELECTORS = re.compile("[\ufe00-\ufe0f]")  # emoji or text; nothing is seen of them alone
BLANKS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
"""Letters, marks and signs by their kind, of which nothing is seen."""


def readable(typed: str) -> str:
    """The same text in the usual spelling (NFC); what cannot be read is refused."""
    text = unicodedata.normalize("NFC", typed)
    if not _is_seen(text) or any(map(_is_hidden, text)) or _is_heaped(text):
        raise Refused(Message("table-unreadable"))
    return text


def is_same(one: str, other: str) -> bool:
    """Whether two names read the same, however they are spelled."""
    return _key(one) == _key(other)


def _key(name: str) -> str:
    bare = SELECTORS.sub("", unicodedata.normalize("NFKC", name)).translate(dict.fromkeys(map(ord, JOINERS)))
    return " ".join(unicodedata.normalize("NFKC", bare.casefold()).split())


def _is_seen(text: str) -> bool:
    """Whether there is a letter, digit or sign, and no mark in front of it."""
    return not _is_mark(text[:1]) and any(unicodedata.category(each)[0] in "LNPSC" for each in _bare(text))


def _is_hidden(character: str) -> bool:
    """Whether it turns the direction, fills a place, or is for programs only."""
    is_control = unicodedata.category(character) in ("Cc", "Cf", "Co", "Cs", "Zl", "Zp")
    return character in BLANKS or (is_control and character not in JOINERS)


def _is_heaped(text: str) -> bool:
    """Whether marks are piled up over their neighbours."""
    height = 0
    for character in SELECTORS.sub("", text):
        height = height + 1 if _is_mark(character) else 0
        if height > MOST_MARKS:
            return True
    return False


def _is_mark(character: str) -> bool:
    return bool(character) and unicodedata.category(character) in ("Mn", "Me")


def _bare(text: str) -> str:
    return "".join(each for each in SELECTORS.sub("", text) if each not in JOINERS)
