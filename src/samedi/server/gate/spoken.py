"""Codes that can be said on the telephone: two words and a number, as in *piano tango 427*.

The words are spelled the same in English, French and German but for accents and capitals, and any two differ
by two letters at least. There are 256 · 255 · 900 codes, 58,752,000: what keeps them from being guessed is
how few guesses there are (`Gate`), and that a code ends after a day, with its links, and at the start.
"""

import hashlib
import hmac
import unicodedata
from typing import NamedTuple

LASTS_MS = 24 * 3_600_000
TAG_BYTES = 16
LONGEST = 80  # characters that are looked at
NUMBERS = range(100, 1000)
ALL_WORDS = """
agenda alaska album alpha angola arena atelier atoll avatar baguette banjo baobab beige berlin bikini bilbao
bingo bison bistro blues bolero bonbon bonobo bonsai bordeaux boston bravo brioche brownie buffet bungalow
burger caracas casino chalet chicago cocktail collage cookie croissant curry dakota delhi delta derby diesel
disco dollar domino donut dynamo echo eldorado emoji espresso euro everest fanfare festival fiesta flamenco
fondue forum foxtrot futon gala gamma garage gazelle gecko ginseng golem golf gong graffiti helium helsinki
himalaya hockey hotel husky ibis impala indigo jackpot jaguar jakarta jazz jeans jeep jogging joker judo
jumbo jupiter karaoke karate karma ketchup kilo kimono kiwi koala kyoto lagos lambda laptop lasso latte
leopard lima limousine logo lotus madrid maestro magenta magma mambo manga mantra marathon mars martini
metro miami mikado mistral mojito monaco montana muffin mustang nairobi neon nepal nevada nickel ninja
nirvana nougat nova okapi omega onyx orange orbit oregon origami orion osaka oscar oslo paella pampa panama
panda panini paris pasta patio pergola pesto piano pilates pixel pizza plateau polenta polka poncho popcorn
porto poster praline puma puzzle python quebec quiz radar radio ramen ravioli ricotta risotto rodeo roulette
rugby safari sahara salami salsa samba sandwich santiago sauna scooter sierra sigma sirius slalom slogan
snack soda solo sombrero sorbet souvenir sprint steak studio sudoku sumo sushi swing sydney tahiti taiga
tandem tango tapas tapir taxi techno tempo tennis tequila texas tibet tiramisu toast tofu tombola toronto
totem troll tsunami tuba tunnel turbo ukulele vase venus vespa video vietnam villa visa vodka volt wasabi
whisky yeti yoga zombie
"""
WORDS = tuple(ALL_WORDS.split())


class SpokenCode(NamedTuple):
    """A code, and the tag under which it is kept: how long it takes to find one tells nothing of others."""

    text: str
    tag: bytes


def spoken(key: bytes, table: str, until: int) -> SpokenCode:
    """The code of a table until a time in ms, which only the holder of the key can tell."""
    number = int.from_bytes(_keyed(key, f"spoken|{table}|{until}"))
    number, figure = divmod(number, len(NUMBERS))
    number, first = divmod(number, len(WORDS))
    second = (first + 1 + number % (len(WORDS) - 1)) % len(WORDS)
    text = f"{WORDS[first]} {WORDS[second]} {NUMBERS[figure]}"
    return SpokenCode(text, tag(key, text))


def tag(key: bytes, typed: str) -> bytes:
    """Under what a code is found, however it was typed."""
    return _keyed(key, f"code|{plain(typed)}")[:TAG_BYTES]


def plain(typed: str) -> str:
    """The letters and digits of what somebody typed, without accents, capitals and what stands between."""
    text = unicodedata.normalize("NFKD", typed[:LONGEST]).casefold()
    return "".join(each for each in text if each.isascii() and each.isalnum())


def _keyed(key: bytes, text: str) -> bytes:
    return hmac.digest(key, text.encode(), hashlib.sha256)
