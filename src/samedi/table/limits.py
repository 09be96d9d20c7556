"""How large things may be that people send, as types that decoding checks."""

from typing import Annotated

from msgspec import Meta

VERSION = 1  # of commands, events, snapshots and exported games
HOUSE = ""  # the sender of what the server itself does: it plays for bots

MOST_SEATS = 16
MOST_WATCHERS = 32
MOST_REMEMBERED = 100  # people whose names are kept; more than can sit and watch
MOST_KEYS = 32  # answers kept for each sender
MOST_CHAT = 100  # lines kept
MOST_ENTROPY = 32  # contributions to the dice
BEGIN_MS = 1_000  # how long everybody is ready before the game begins by itself: the host may say it first
OPENING_MS = 5_000  # how long the table waits for screens to open their numbers
LARGEST_COMMAND = 200_000  # bytes; a drawn world is the largest thing sent
LONGEST_CLOCK = 7 * 24 * 3_600_000  # ms
LONGEST_THOUGHT = 24 * 3_600_000  # ms; who is connected and does not answer for longer counts as away
SHORTEST_PATIENCE = 60_000  # ms
LONGEST_PATIENCE = 365 * 24 * 3_600_000  # ms

# Controls, marks that turn the direction of text, and other characters nobody sees. The two joiners
# U+200C and U+200D stay: Persian and many emoji need them.
UNSEEN = (
    r"\x00-\x1f\x7f-\x9f\xad\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb"
    "\U000e0000-\U000e007f"  # written out: Python and JavaScript spell the escapes of these differently
)

# Patterns mean the same in Python and, with the flag u, in JavaScript: `$(?!\n)` is the end in both.
PLAIN_TEXT = rf"^(?=.*[^\s\u200c\u200d])(?=\S)[^{UNSEEN}]*(?<=\S)$(?!\n)"
WORD = r"^[A-Za-z0-9_.:-]+$(?!\n)"

Name = Annotated[str, Meta(max_length=24, pattern=PLAIN_TEXT)]
ChatText = Annotated[str, Meta(max_length=300, pattern=PLAIN_TEXT)]
Key = Annotated[str, Meta(max_length=40, pattern=WORD)]
PersonId = Annotated[str, Meta(max_length=40, pattern=WORD)]  # everybody sees it: never a credential
TableId = Annotated[str, Meta(max_length=40, pattern=r"^[A-Za-z0-9_-]+(\.[0-9]+)?$(?!\n)")]
BotName = Annotated[str, Meta(max_length=24, pattern=r"^[a-z0-9_-]+$(?!\n)")]
LessonName = Annotated[str, Meta(max_length=24, pattern=r"^[a-z0-9-]+$(?!\n)")]
EntropyText = Annotated[str, Meta(pattern=r"^[0-9a-f]{16,64}$(?!\n)")]
NumberText = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$(?!\n)")]  # 32 bytes: a number, or its seal
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Count = Annotated[int, Meta(ge=0, le=2**53)]  # JavaScript counts no further
