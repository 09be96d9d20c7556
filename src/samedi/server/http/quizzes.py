"""Questions about the rules: asked without their answers, judged when one was given."""

import msgspec

from samedi.core.message import Message
from samedi.core.questionnaire import QUESTIONS
from samedi.games import NAMES
from samedi.games import game as game_named
from samedi.server.http.endpoint import Call
from samedi.server.http.refusals import Failure
from samedi.server.wire.shapes import GivenAnswer
from samedi.server.work.requests import PoseQuiz
from samedi.table.quizzes import SEEDS, Judgement, Posed

_POSED = msgspec.json.Decoder(list[Posed])


async def ask(call: Call) -> msgspec.Raw:
    """A question of a questionnaire."""
    return (await _posed(call)).question


async def judge(call: Call) -> Judgement:
    """What is right, once somebody has given an answer."""
    given: GivenAnswer = call.body
    posed = await _posed(call)
    question = msgspec.json.decode(posed.question, type=_Answers)
    if not 0 <= given.answer < len(question.answers):
        raise Failure(400, Message("server-bad-number", {"name": "answer"}))
    return posed.judgement


class _Answers(msgspec.Struct):
    answers: list[msgspec.Raw]


async def _posed(call: Call) -> Posed:
    name = str(call.request.path_params["game"])
    if name not in NAMES or game_named(name).quiz is None:
        raise Failure(404, Message("server-no-page"))
    seed, number = call.whole("seed", SEEDS - 1), call.whole("number", QUESTIONS)
    if number < 1:
        raise Failure(400, Message("server-bad-number", {"name": "number"}))
    work = call.registry.work
    data = await work.remembered(("quiz", name, seed), PoseQuiz(game=name, seed=seed))
    return _POSED.decode(data)[number - 1]
