"""Talk."""

from typing import get_args

import pytest

from samedi.table.commands import Leave, Mute, Phrase, Say, SayPhrase, SeatBot, Sit, Start, Watch
from samedi.table.events import Unheard
from samedi.table.limits import MOST_CHAT
from samedi.table.settings import Settings
from samedi.words import LANGUAGES, say
from tests.table.evening import Evening, kuhn


def heard(evening: Evening, seat: int) -> list[str | None]:
    return [line.text or line.phrase for line in evening.table.view_for(seat).chat]


def test_people_talk_in_their_own_words_or_in_phrases() -> None:
    evening = kuhn()
    evening.do("ada", Say, text="Grüß dich, 你好 👋🏽")
    evening.do("bob", SayPhrase, phrase="hello")
    assert heard(evening, 0) == heard(evening, -1) == ["Grüß dich, 你好 👋🏽", "hello"]
    assert [line.name for line in evening.memory.chat] == ["Ada", "Bob"]


def test_a_table_may_allow_phrases_only_or_nothing() -> None:
    phrases = kuhn(Settings(chat="phrases"))
    assert phrases.why("ada", Say, text="Hello") == "table-phrases-only"
    phrases.do("ada", SayPhrase, phrase="hello")
    off = kuhn(Settings(chat="off"))
    assert off.why("ada", SayPhrase, phrase="hello") == "table-chat-off"


def test_who_is_not_here_is_not_heard() -> None:
    assert kuhn().why("eve", Say, text="Boo") == "table-not-here"


def test_not_too_much_at_once_and_only_the_latest_lines_are_kept() -> None:
    evening = kuhn()
    for _ in range(5):
        evening.do("ada", Say, text="!")
    assert evening.why("ada", Say, text="!") == "table-too-much-talk"
    evening.do("bob", Say, text="?")
    evening.now += 10_000
    for number in range(MOST_CHAT):
        evening.now += 3_000
        evening.do("ada", Say, text=str(number))
    assert heard(evening, 0) == [str(number) for number in range(MOST_CHAT)]


def test_the_host_mutes_and_unmutes() -> None:
    evening = kuhn()
    assert evening.why("bob", Mute, person="ada") == "table-host-only"
    assert evening.why("ada", Mute, person="eve") == "table-not-here"
    evening.do("ada", Mute, person="bob")
    assert evening.why("ada", Mute, person="bob") == "table-so-already"
    assert evening.why("bob", Say, text="Mmh") == "table-muted"
    evening.do("ada", Mute, person="bob", is_muted=False)
    evening.do("bob", Say, text="Thanks")


def test_who_is_muted_stays_so_after_leaving_and_coming_back() -> None:
    evening = kuhn()
    evening.do("eve", Watch, name="Eve")
    evening.do("ada", Mute, person="eve")
    evening.do("eve", Leave)
    evening.do("eve", Watch, name="Eve")
    assert evening.why("eve", Say, text="Hello") == "table-muted"


def test_while_the_game_runs_spectators_are_heard_by_spectators_only() -> None:
    evening = kuhn()
    evening.do("eve", Watch, name="Eve")
    event = evening.do("eve", Say, text="He has the king!")[0]
    assert heard(evening, 0) == heard(evening, 1) == []
    assert heard(evening, -1) == ["He has the king!"]
    assert evening.table.event_for(event, 1).what == Unheard()
    assert evening.table.event_for(event, -1).what.text == "He has the king!"
    evening.finish()
    evening.do("eve", Say, text="What a game!")
    assert heard(evening, 0) == ["What a game!"]


def test_players_do_not_hear_spectators_between_the_seats_of_one_screen_or_while_a_bot_plays() -> None:
    evening = Evening()
    for seat in range(2):
        evening.do("ada", Sit, seat=seat, name=f"Player {seat}")
    evening.do("ada", Start)
    evening.do("eve", Watch, name="Eve")
    event = evening.do("eve", Say, text="Both bluff!")[0]
    assert evening.table.seat_shown_to("ada") == -1
    assert evening.table.event_to(event, "ada").what == Unheard()
    assert evening.table.view_to("ada").chat == []
    assert len(evening.table.view_to("eve").chat) == 1
    for seat in range(2):
        evening.do("ada", SeatBot, seat=seat, bot="greedy")
    assert evening.table.view_to("ada").chat == []
    assert evening.table.event_to(event, "eve") == evening.table.event_for(event, -1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_has_words(language: str) -> None:
    assert len({say(language, f"table-phrase-{phrase}") for phrase in get_args(Phrase)}) == 9
