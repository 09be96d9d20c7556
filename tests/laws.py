"""The laws that hold for every game, every option and every number of seats, in random play.

`check_game` plays one random game and checks them all on the way; the dearer ones at every few actions.
"""

from collections.abc import Mapping
from typing import Any

import msgspec

from samedi.core.actions import to_builtins
from samedi.core.game import CHANCE, OVER, SPECTATOR, Game
from samedi.core.position import Position, listed
from samedi.core.record import copy, from_bytes, to_bytes
from samedi.core.rng import seeded

LONGEST = 20_000  # actions; a random game that goes on for longer is stuck
DEAR = 11  # the dearer laws are checked at every so many actions
DEAREST = 30 * DEAR


def check_game(game: Game[Any], options: dict[str, Any], seed: int) -> Position:
    """Play a random game in strict mode beside the interpreted one, checking the laws."""
    position = Position(game, options)
    strict = Position(game, options, "strict")
    rng = seeded("laws", seed)
    constants = game.constants(position.hidden(SPECTATOR))
    fixed = fixed_part(position)
    for count in range(LONGEST):
        if position.is_over:
            break
        check_legal(position)
        number = position.choose(rng)
        is_dear = count % DEAR == seed % DEAR
        if is_dear:
            check_actions(position)
            check_bytes(position)
            check_secrets(position, seed + count)
            check_apply(position, number)
            check_facts(position, constants)
        if count % DEAREST == seed % DEAREST:
            check_sight(position, strict.state, seed + count)
        position.play(number)
        strict.play(number)
        assert to_bytes(position.state) == to_bytes(strict.state), "strict and interpreted rules differ"
    assert fixed_part(position) == fixed, "what is fixed has changed"
    check_end(position)
    if seed % DEAR == 0:
        check_undo(position)
    return position


def fixed_part(position: Position) -> bytes:
    """The bytes of what the game says never changes."""
    name = position.game.fixed
    return to_bytes(getattr(position.state, name)) if name else b""


def check_legal(position: Position) -> None:
    """Legal is never empty, has no duplicates, and always comes in the same order."""
    legal = position.legal_numbers()
    assert legal, "nothing is legal"
    assert len(set(legal)) == len(legal), "an action is listed twice"


def check_actions(position: Position) -> None:
    """Number, structure, JSON and notation are one action, and chance is a sure thing in all."""
    actions = position.game.actions
    legal = position.legal_numbers()
    assert legal == position.legal_numbers(), "the order changes"
    assert position.is_chance == (position.game.rules.mover(position.state) == CHANCE)
    if position.is_chance:
        assert sum(position.outcomes.values()) == 1
        assert all(chance > 0 for chance in position.outcomes.values())
    for number in legal:
        structure = actions.structure(number)
        assert actions.number(structure) == number
        assert actions.from_json(msgspec.json.encode(structure)) == number
        assert actions.from_builtins(to_builtins(structure)) == number
        assert actions.parse(actions.text(number)) == number
        assert position.describe(number).say("en") != position.describe(number).code
    assert msgspec.json.decode(msgspec.json.encode(position.view())) == position.view()


def check_bytes(position: Position) -> None:
    """The packed form holds the whole state."""
    packed = to_bytes(position.state)
    again = from_bytes(position.game.state, packed)
    assert to_bytes(again) == packed
    assert position.game.view(again) == position.view()


def check_apply(position: Position, number: int) -> None:
    """Applying is deterministic, and a copy is independent."""
    before = to_bytes(position.state)
    first, second = copy(position.state), copy(position.state)
    position.game.rules.apply(first, number)
    position.game.rules.apply(second, number)
    assert to_bytes(first) == to_bytes(second), "apply is not deterministic"
    assert to_bytes(position.state) == before, "a copy shares something with its original"


def check_secrets(position: Position, seed: int) -> None:
    """What a seat sees does not depend on what it cannot know, and suffices to know its own actions."""
    game = position.game
    for seat in (SPECTATOR, *range(position.seats)):
        hidden = position.hidden(seat)
        packed = to_bytes(hidden)
        again = copy(hidden)
        game.rules.hide(again, seat)
        assert to_bytes(again) == packed, "hiding twice hides more"
        possible = copy(hidden)
        game.rules.determinise(possible, seat, seeded("possible", seed))
        if seat >= 0 and game.rules.mover(position.state) == seat:
            assert listed(game, hidden) == listed(game, possible) == position.legal_numbers()
        assert game.awaits(possible) == position.awaits
        game.rules.hide(possible, seat)
        assert to_bytes(possible) == packed, f"seat {seat} can tell two worlds apart"


def check_facts(position: Position, constants: Mapping[str, Any]) -> None:
    """What is told beside a position follows from what the seat knows, changes nothing, and is plain JSON."""
    game = position.game
    for seat in (SPECTATOR, *range(position.seats)):
        hidden = position.hidden(seat)
        packed = to_bytes(hidden)
        told = game.facts(hidden)
        assert msgspec.json.decode(msgspec.json.encode(told)) == told
        assert game.constants(hidden) == constants, "what holds for the whole game has changed"
        if game.rules.mover(position.state) == seat:
            for number in listed(game, hidden):
                assert game.prospect(hidden, number) == game.prospect(position.state, number)
        assert to_bytes(hidden) == packed, "telling facts changes the state"


def check_sight(position: Position, strict_state: Any, seed: int) -> None:
    """What a judgement notices has a number, follows from what the seat knows, and changes nothing."""
    game, sight = position.game, position.game.sight
    if sight is None or sight.net(position.state) is None:
        return
    packed = to_bytes(position.state)
    for seat in range(position.seats):
        seen = noticed(game, position.state, seat)
        assert all(0 <= number < sight.features for number in seen)
        assert noticed(game, strict_state, seat) == seen, "strict and interpreted rules differ"
        hidden = position.hidden(seat)
        assert noticed(game, hidden, seat) == seen, f"seat {seat} notices what it cannot know"
        game.rules.determinise(hidden, seat, seeded("noticed", seed))
        assert noticed(game, hidden, seat) == seen, f"seat {seat} notices what it cannot know"
    assert to_bytes(position.state) == packed, "to notice something changes the state"


def noticed(game: Game[Any], state: Any, seat: int) -> list[int]:
    """What a seat notices; more than there may be at once finds no place."""
    assert game.sight is not None
    room = [0] * game.sight.most
    return room[: game.sight.notice(state, seat, room)]


def check_end(position: Position) -> None:
    """A game ends, and then nothing is legal and the result is known."""
    game = position.game
    assert position.is_over, f"not over after {LONGEST} actions"
    assert game.rules.mover(position.state) == OVER
    assert position.legal_numbers() == []
    assert position.result is not None
    winners = position.result["winners"]
    assert winners == sorted(set(winners))
    assert all(0 <= seat < position.seats for seat in winners)
    for seat in range(position.seats):
        assert 0 <= game.rules.payoff(position.state, seat) <= 1000
        assert (seat in winners) == (game.rules.payoff(position.state, seat) > 0)


def check_undo(position: Position) -> None:
    """Taking everything back leads to the start."""
    start = Position(position.game, position.options)
    kept = to_bytes(position.state), position.history_numbers
    for _ in position.history_numbers:
        position.undo()
    assert to_bytes(position.state) == to_bytes(start.state)
    for number in kept[1]:
        position.play(number)
    assert to_bytes(position.state) == kept[0]
