"""Names and talk that everybody can read."""

import pytest

from samedi.core.errors import SamediError
from samedi.table.commands import Rename, Say, Watch
from samedi.table.names import is_same, readable
from tests.table.evening import Evening

UNREADABLE = {
    "a Hangul filler": "\u3164",
    "a filler beside letters": "Ada\u3164",
    "a half-width filler": "\uffa0",
    "a jamo filler": "\u115f",
    "an empty Braille cell": "\u2800",
    "a variation selector alone": "\ufe0f",
    "a grapheme joiner": "Ada\u034f",
    "a Khmer vowel nobody sees": "\u17b4",
    "an Arabic letter mark": "Ada\u061c",
    "a joiner alone": "\u200d\ufe0f",
    "an accent without a letter": "\u0301da",
    "a heap of accents": "A\u0300\u0301\u0302\u0303\u0304da",
    "a private sign": "\ue000",
}


@pytest.mark.parametrize("name", UNREADABLE.values(), ids=UNREADABLE)
def test_a_name_that_nobody_can_read_is_refused(name: str) -> None:
    with pytest.raises(SamediError) as caught:
        readable(name)
    assert caught.value.message.code == "table-unreadable"
    assert Evening().why("ada", Rename, name=name) == "table-unreadable"
    assert Evening().why("ada", Say, text=name) == "table-unreadable"


@pytest.mark.parametrize(
    "name",
    [
        "José",
        "Łukasz",
        "Nguyễn Thị",
        "李雷",
        "प्रिया",
        "ปิ่น",
        "علی‌رضا",
        "❤️ Ada",
        "👩‍🚀",
        "2nd",
        "@bot-master",
    ],
)
def test_names_of_the_world_are_read(name: str) -> None:
    assert is_same(readable(name), name)


def test_a_name_is_kept_in_its_usual_spelling_and_is_one_name_in_both() -> None:
    evening = Evening()
    evening.do("bob", Watch, name="Jose\u0301")
    assert evening.memory.names["bob"] == "José"
    assert evening.why("cem", Watch, name="José") == "table-name-taken"
    assert evening.why("cem", Watch, name="JOSE\u0301") == "table-name-taken"
    assert evening.memory.names["bob"] != "Jose\u0301"


def test_different_names_stay_different() -> None:
    assert not is_same("Ada", "Adá")
    assert is_same("Ada  Lovelace", "ada\u00a0lovelace")
