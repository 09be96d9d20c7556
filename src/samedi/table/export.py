"""A finished game as a file: the record, who played, when, and the dice, for anybody to check."""

from collections.abc import Sequence
from typing import Any, Literal

import msgspec
from msgspec import Struct

from samedi.core import actions
from samedi.core.errors import BadRecord
from samedi.core.game import CHANCE, Game
from samedi.core.game_record import LARGEST, Ending, GameRecord
from samedi.core.message import Message
from samedi.core.position import buffer
from samedi.core.record import copy
from samedi.table.context import TableContext
from samedi.table.dice import SECRET_BYTES, Dice, commitment, seal
from samedi.table.events import Ended, Occupant, Sealed
from samedi.table.memory import Contribution
from samedi.table.refusals import Refused, UnfairDice
from samedi.table.views import names
from samedi.words import typed

ENDINGS: dict[str, Ending] = {
    "finished": "finished",
    "resigned": "resigned",
    "time": "abandoned",
    "abandoned": "abandoned",
}


class ExportedDice(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What the dice came from."""

    commitment: str
    secret: str
    entropy: list[Contribution]
    """Numbers that people added in clear."""
    seals: list[Sealed] = []
    """Numbers that people had sealed, in the order in which they go into the dice."""

    @property
    def numbers(self) -> list[str]:
        """What people gave to the dice."""
        opened = [each.number for each in self.seals if each.number is not None]
        return [each.entropy for each in self.entropy] + opened

    @property
    def missing(self) -> list[str]:
        """The names of people without whose numbers the dice fell."""
        return [each.name or each.by for each in self.seals if each.is_missing]


class Roll(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What chance could choose from, and what it chose."""

    roll: int
    """How many times chance had decided before."""
    length: int
    """How many actions had been done before."""
    weights: list[int]
    index: int
    """Which of them it was."""
    told: Message


class Replay(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a page shows at every place of the game: whole at the start, then as merge patches."""

    first: dict[str, Any]
    patches: list[dict[str, Any]]
    rolls: list[Roll]
    """Every decision of chance, once the game is over."""
    constants: dict[str, Any] | None = None
    """What the rules say of the whole game; older files do not have it."""


class ExportedGame(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A finished game with all that is needed to check it."""

    format: Literal["samedi-game"]
    version: Literal[1, 2]
    """Files of version 1 know no seals: people added their numbers in clear."""
    id: str
    record: GameRecord
    seats: list[Occupant]
    ended: Ended
    dice: ExportedDice
    times: list[int]
    """The server's time of every action, in ms."""
    on_device: list[int] = []
    """The places of actions of bots for which not the server thought, but the device of who played."""
    replay: Replay | None = None
    """What a server adds so that a page can show the game without asking."""
    signature: str | None = None
    """What a server adds to vouch for the rest."""

    @classmethod
    def from_json(cls, data: str | bytes) -> "ExportedGame":
        """Read the file."""
        if len(data) > LARGEST:
            raise BadRecord(Message("record-too-long", {"limit": LARGEST}))
        try:
            return msgspec.json.decode(data, type=cls)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise BadRecord(Message("table-export-not-json", {"error": str(error)})) from None

    def to_json(self) -> str:
        """Write the file."""
        return msgspec.json.encode(self).decode()


def exported(context: TableContext) -> ExportedGame:
    """The game of a table; a running one keeps its secrets."""
    memory = context.memory
    _require_chance_was_fair(context)
    if memory.begun is not None:
        raise Refused(Message("table-begun-no-file"))
    assert memory.ended is not None
    return ExportedGame(
        format="samedi-game",
        version=2,
        id=memory.id,
        record=record_of(context),
        seats=[seat.occupant for seat in memory.seats],
        ended=memory.ended,
        dice=dice_of(context),
        times=memory.times,
        on_device=memory.on_device,
    )


def dice_of(context: TableContext) -> ExportedDice:
    """What the dice of a finished game came from."""
    _require_chance_was_fair(context)
    memory = context.memory
    assert memory.secret is not None
    return ExportedDice(
        commitment=memory.commitment, secret=memory.secret, entropy=memory.entropy, seals=memory.seals
    )


def _require_chance_was_fair(context: TableContext) -> None:
    context.require_stage("over")
    if context.memory.taught is not None:  # chance does what a lesson says
        raise Refused(Message("table-lesson-no-file"))


def record_of(context: TableContext) -> GameRecord:
    """What was done at a table whose game is over."""
    memory = context.memory
    context.require_stage("over")
    assert memory.ended is not None
    ending = ENDINGS[memory.ended.why]
    return GameRecord(
        game=memory.game,
        rules=memory.rules,
        options=memory.options,
        seats=names(context),
        ending=ending,
        result=dict(context.game.result(context.board)) if ending == "finished" else None,
        actions=[actions.to_builtins(context.game.actions.structure(number)) for number in memory.actions],
    )


def rolls_of(game: Game[Any], start: Any, actions: Sequence[int]) -> list[Roll]:
    """Every decision of chance in a game, for whoever recomputes them without knowing the rules."""
    state = copy(start)
    out, weights = buffer(len(game.actions)), buffer(len(game.actions))
    found: list[Roll] = []
    for length, number in enumerate(actions):
        if game.rules.mover(state) == CHANCE:
            count = game.rules.outcomes(state, out, weights)
            found.append(
                Roll(
                    roll=len(found),
                    length=length,
                    weights=[int(weights[each]) for each in range(count)],
                    index=[int(out[each]) for each in range(count)].index(number),
                    told=game.describe(state, number),
                )
            )
        game.rules.apply(state, number)
    return found


def verify(exported_game: ExportedGame, game: Game[Any]) -> int:
    """Check every action against the rules and every outcome against the dice; return how many outcomes."""
    record = exported_game.record
    dice = _checked_dice(exported_game)
    rolls = 0
    for place, position in enumerate(record.positions(game)):
        if position.is_chance and place < len(record.actions):
            expected = dice.outcome(game, position.state, rolls)
            if position.number(record.actions[place]) != expected:
                raise UnfairDice(
                    _other_outcome(position.notation(record.actions[place]), game, expected, place)
                )
            rolls += 1
    if len(exported_game.times) != len(record.actions):
        raise BadRecord(Message("table-verify-times"))
    if len(exported_game.seats) != len(record.seats):
        named: dict[str, str | int] = {"found": len(exported_game.seats), "expected": len(record.seats)}
        raise BadRecord(Message("record-wrong-seats", named))
    return rolls


def _checked_dice(exported_game: ExportedGame) -> Dice:
    told = exported_game.dice
    try:
        secret = bytes.fromhex(told.secret)
    except ValueError:
        secret = b""
    if len(secret) != SECRET_BYTES or commitment(secret, exported_game.id) != told.commitment:
        raise UnfairDice(Message("table-verify-commitment"))
    _check_seals(exported_game)
    return Dice(secret, exported_game.id, told.numbers)


def _check_seals(exported_game: ExportedGame) -> None:
    """Every number is the one that was sealed, and before the first action each was open or missing."""
    seals = exported_game.dice.seals
    if len({each.by for each in seals}) != len(seals):
        raise UnfairDice(Message("table-verify-sealed-twice"))
    for each in seals:
        is_other = each.number is not None and seal(each.number, exported_game.id, each.by) != each.seal
        if is_other or (each.number is not None and each.is_missing):
            raise UnfairDice(Message("table-verify-seal", {"name": typed(each.name or each.by)}))
        if each.is_awaited and exported_game.record.actions:
            raise UnfairDice(Message("table-verify-unopened", {"name": typed(each.name or each.by)}))


def _other_outcome(found: str, game: Game[Any], expected: int, place: int) -> Message:
    return Message(
        "table-verify-outcome",
        {"number": place + 1, "found": typed(found), "expected": game.actions.text(expected)},
    )
