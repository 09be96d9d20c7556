"""The process in which everything is done that takes long; it has the whole games."""

import msgspec

from samedi.core import options as game_options
from samedi.core.processes.serving import serve
from samedi.core.record import from_bytes, to_bytes
from samedi.core.rng import seeded
from samedi.games import game as game_named
from samedi.server.bots.habits import sums_of
from samedi.server.bots.looking_back import looking_back_here
from samedi.server.files import studies
from samedi.server.files.exports import completed
from samedi.server.files.imports import ImportedTable, imported, shown_again
from samedi.server.files.replays import replay_of
from samedi.server.games import Opening
from samedi.server.gate.tokens import Signer
from samedi.server.work.requests import (
    AnyRequest,
    Inquire,
    ListRolls,
    LookBack,
    PoseQuiz,
    ReadFile,
    ReadStudy,
    Resolve,
    ShowFile,
    ShowGame,
    SumUp,
    WriteFile,
)
from samedi.table.export import ExportedGame, Roll, rolls_of
from samedi.table.quizzes import posed


def answer(request: AnyRequest) -> object:
    """Carry a request out."""
    match request:
        case Resolve():
            return resolve(request)
        case Inquire():
            return inquire(request)
        case WriteFile():
            return write_file(request)
        case ListRolls():
            return list_rolls(request)
        case ShowGame():
            return show_game(request)
        case PoseQuiz():
            return msgspec.json.encode([*posed(game_named(request.game), request.seed)])
        case LookBack():
            return looking_back_here(request.finished, request.rounds)
        case SumUp():
            return sum_up(request)
        case _:
            return take_file(request)


def take_file(request: ShowFile | ReadFile | ReadStudy) -> object:
    """Carry out what is asked of a file."""
    match request:
        case ShowFile():
            return msgspec.json.encode(shown_again(request.data))
        case ReadFile():
            return read_file(request)
        case ReadStudy():
            return studies.read(request.data, Signer(request.keys))


def resolve(request: Resolve) -> Opening:
    """Complete and check options, and set their game up."""
    game = game_named(request.game)
    chosen = game.resolve(msgspec.json.decode(request.options))
    state = game.state()
    game.start(state, chosen)
    return Opening(msgspec.json.encode(game_options.to_builtins(chosen)), to_bytes(state))


def inquire(request: Inquire) -> bytes:
    """Answer what a game can be asked."""
    game = game_named(request.game)
    inquiry = next(each for each in game.inquiries if each.path == request.path)
    body = msgspec.json.decode(request.body, type=inquiry.body) if inquiry.body else None
    return msgspec.json.encode(inquiry.respond(body, seeded(request.seed)))


def write_file(request: WriteFile) -> bytes:
    """Complete and sign the file of a finished game."""
    exported = ExportedGame.from_json(request.exported)
    signer = Signer(request.keys) if request.keys else None
    return completed(game_named(exported.record.game), exported, signer)


def list_rolls(request: ListRolls) -> list[Roll]:
    """List every decision of chance."""
    game = game_named(request.game)
    return rolls_of(game, from_bytes(game.state, request.start), request.actions)


def show_game(request: ShowGame) -> bytes:
    """Show a game as a seat may see it."""
    game = game_named(request.game)
    start = from_bytes(game.state, request.start)
    return msgspec.json.encode(replay_of(game, start, request.actions, request.seat))


def sum_up(request: SumUp) -> dict[int, bytes]:
    """Find what a review comes to for everybody who played."""
    finished = request.finished
    return sums_of(game_named(finished.game), finished.start, finished.actions, request.review)


def read_file(request: ReadFile) -> ImportedTable:
    """Check a file by playing its game again."""
    return imported(request.data, request.person, Signer(request.keys))


if __name__ == "__main__":
    serve(answer, AnyRequest)
