"""What the person of a device may ask: about one of their tables, and about games."""

import secrets
from typing import Any

import msgspec

from samedi.alone.kept_table import ME, KeptTable, wanted_net
from samedi.core.errors import SamediError
from samedi.core.message import Message
from samedi.core.rng import seeded
from samedi.games import NAMES
from samedi.games import game as game_named
from samedi.server.bots.looking_back import finished_game, looking_back_here
from samedi.server.bots.questions import doubted, question_at
from samedi.server.files.replays import replay_of, with_replay
from samedi.server.wire.review import TellMoments
from samedi.server.wire.tables import DiceSheet, Events
from samedi.server.wire.thinking import AskWhy, Hint, TellHint, Why
from samedi.table.export import rolls_of
from samedi.table.table import Table


class NotHere(SamediError):
    """Something that only a server can do, or that there is not."""


def asked_of(kept: KeptTable, method: str, what: str, number: int, body: bytes) -> Any:
    """What the person may ask about a table, by the last part of its address."""
    table, memory = kept.table, kept.table.memory
    match method, what:
        case "GET", "":
            return kept.view()
        case "GET", "invites":
            return {}
        case "GET", "events":
            return Events(kept.events(number), table.seq)
        case "GET", "positions" if number <= len(memory.actions):
            return table.moment(number, table.seat_shown_to(ME))
        case "GET", "replay":
            return replay_of(table.game, table.board_at(0), memory.actions, table.seat_shown_to(ME))
        case "GET", "export":
            return with_replay(table.game, table.export())
        case "GET", "dice":
            return dice_of(table)
        case "POST", _:
            return thought_of(table, what, body)
        case _:
            raise NotHere(Message("server-not-here"))


def thought_of(table: Table, what: str, body: bytes) -> Any:
    """What there is to say to something that the person or their page has thought of."""
    match what:
        case "why":
            return why(table, msgspec.json.decode(body, type=AskWhy))
        case "told":
            return told(table, msgspec.json.decode(body, type=TellHint))
        case "moments":
            rounds = msgspec.json.decode(body, type=TellMoments).rounds
            return looking_back_here(finished_game(table.memory.id, table), rounds, wanted_net)
        case _:
            raise NotHere(Message("server-not-here"))


def dice_of(table: Table) -> DiceSheet:
    """Everything to recompute the dice of a finished game."""
    dice, memory = table.dice(), table.memory
    return DiceSheet(
        table=memory.id,
        commitment=dice.commitment,
        secret=dice.secret,
        entropy=[each.entropy for each in dice.entropy],
        seals=dice.seals,
        rolls=rolls_of(table.game, table.board_at(0), memory.actions),
    )


def why(table: Table, asked: AskWhy) -> Why:
    """Why an action is not legal now, and what the rules ask of it."""
    if table.asked != asked.seat or table.seat_shown_to(ME) != asked.seat:
        raise NotHere(table.not_your_turn(asked.seat))
    number = table.game.actions.from_builtins(asked.action)
    if number in table.legal():
        return Why()
    hidden = table.hidden(asked.seat)
    return Why(table.game.reason(hidden, number), table.game.conditions(hidden, number))


def told(table: Table, found: TellHint) -> Hint:
    """What the page found for a hint, in words."""
    return Hint(lines=[*doubted(question_at(table, found, ME), found.lines)], simulations=found.simulations)


def inquire(method: str, path: str, body: bytes) -> Any:
    """What games can be asked besides playing."""
    for game in map(game_named, NAMES):
        for inquiry in game.inquiries:
            if path == f"/api/{inquiry.path}" and method == ("GET" if inquiry.body is None else "POST"):
                given = msgspec.json.decode(body, type=inquiry.body) if inquiry.body else None
                return inquiry.respond(given, seeded(secrets.randbits(32)))
    raise NotHere(Message("server-not-here"))
