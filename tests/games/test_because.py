"""Why an answer is right: what every sentence says is found in the position."""

import re
from typing import Any

import pytest

from samedi.core.game import Game
from samedi.core.questionnaire import asked
from samedi.core.quiz import Kind
from samedi.core.rng import seeded
from samedi.games import OWN, game
from samedi.words import LANGUAGES, sources
from tests.games.baron_voodoo.readings import READINGS as BARON
from tests.games.chevalier_noir.readings import READINGS as CHEVALIER
from tests.games.dicke_daemonen.readings import READINGS as DAEMONEN
from tests.games.reading import Told

MANY = 25  # questions of each kind
KINDS = [
    pytest.param(game(name), kind, id=f"{name}-{kind.name}")
    for name in OWN
    for kind in getattr(game(name).quiz, "kinds", ())
]
READINGS = {"chevalier": CHEVALIER, "daemonen": DAEMONEN, "baron": BARON}
WRITTEN = re.compile(r"^([a-z]+)-because-([a-z0-9-]+) =", re.MULTILINE)


def reads(told: Told) -> bool:
    """Whether a sentence says what is so; what the rules ask and refuse by is tested elsewhere."""
    game_words, is_because, name = told.why.code.partition("-because-")
    if is_because:
        return READINGS[game_words][name](told)
    return told.is_yes if "-needs-" in told.why.code else told.is_no


@pytest.mark.parametrize(("played", "kind"), KINDS)
def test_every_answer_is_explained_by_what_is_so(played: Game[Any], kind: Kind) -> None:
    assert played.quiz is not None
    rng = seeded("because", played.name, kind.name)
    for _ in range(MANY):
        position, draft = asked(played, played.quiz, kind, (), rng)
        assert draft.why
        for why in draft.why:
            assert reads(Told(position, draft, why)), (why, draft.text, draft.answers[draft.right])
            for language in LANGUAGES:
                said = why.say(language)
                assert said != why.code
                assert not re.search(r"[{}@$]|-because-", said), said


def test_every_sentence_that_is_written_has_a_reading() -> None:
    written = {match for text in sources("en").values() for match in WRITTEN.findall(text)}
    assert written == {(words, name) for words, readings in READINGS.items() for name in readings}
