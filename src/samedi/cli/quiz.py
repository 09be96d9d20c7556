"""`samedi quiz`: questions about a game's rules, whose answers are computed from positions."""

import argparse
from typing import Any

import msgspec
from msgspec.structs import replace

from samedi.cli.common import add_game
from samedi.core.errors import SamediError
from samedi.core.game import Game
from samedi.core.message import Message
from samedi.core.position import Position
from samedi.core.questionnaire import questionnaire
from samedi.core.quiz import Answer, Question
from samedi.games import game
from samedi.words import say


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be said on the command line."""
    add_game(parser)
    parser.add_argument("--seed", type=int, default=0, help="other questions for every seed (%(default)s)")
    parser.add_argument("--json", action="store_true", help="print one JSON object a line, with the words")
    parser.add_argument("--answers", action="store_true", help="print the answers instead of the questions")


def run(arguments: argparse.Namespace) -> int:
    """Ask, or answer."""
    asked = game(arguments.game)
    if asked.quiz is None:
        raise SamediError(Message("quiz-no-questions", {"game": asked.name}))
    for question, answer in questionnaire(asked, asked.quiz, arguments.seed):
        if arguments.answers:
            print(_answered(answer, question, arguments))
        else:
            print(_asked(question, asked, arguments))
    return 0


def _asked(question: Question, asked: Game[Any], arguments: argparse.Namespace) -> str:
    said = question.text.say(arguments.lang)
    answers = [each.say(arguments.lang) for each in question.answers]
    if arguments.json:
        told = {**msgspec.to_builtins(question), "text": said, "answers": answers}
        return msgspec.json.encode(told).decode()
    position = replayed(asked, question)
    board = "\n".join("".join(text for text, _ in row).rstrip() for row in position.drawing(question.seat))
    status = [each.say(arguments.lang) for each in asked.status(position.hidden(question.seat))]
    options = [f"  {chr(ord('a') + at)}) {each}" for at, each in enumerate(answers)]
    return "\n".join([f"{question.number}. {said}", board, *status, *options, ""])


def replayed(asked: Game[Any], question: Question) -> Position:
    """The position of a question."""
    position = Position(asked, question.options)
    for text in question.way.split():
        position.play(text)
    return position


def _answered(answer: Answer, question: Question, arguments: argparse.Namespace) -> str:
    said = question.answers[answer.right].say(arguments.lang)
    why = [replace(each, clause=None).say(arguments.lang) for each in answer.why]
    if arguments.json:
        return msgspec.json.encode({**msgspec.to_builtins(answer), "words": said, "why": why}).decode()
    params: dict[str, str | int] = {"number": answer.number, "clause": answer.clause}
    right = f"{say(arguments.lang, 'quiz-answer', params)} {chr(ord('a') + answer.right)}) {said}"
    return "\n".join([right, *(f"   {each}" for each in why)])
