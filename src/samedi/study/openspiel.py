"""The games in OpenSpiel: importing this module registers them in `pyspiel`.

    import pyspiel, samedi.study.openspiel

    game = pyspiel.load_game("samedi_dicke_daemonen(players=3)")
    state = game.new_initial_state()

`players` chooses the first table of a game with so many seats, `table` one by its name; options that are
numbers, words, yes or no, or lists (`first+second`) can be given too. Returns go from 0, lost, to 1, won.
"""

from __future__ import annotations

from typing import Any, get_args, get_origin

import msgspec
import numpy as np
import pyspiel

from samedi.core.game import CHANCE, OVER, Game
from samedi.core.observation import observed
from samedi.core.position import Position, buffer, listed
from samedi.core.record import copy
from samedi.games import NAMES
from samedi.games import game as game_called
from samedi.study.knowing import information_state
from samedi.study.tables import options_of, table_for

LONGEST = 50_000  # actions of a game
WON = 1000
PLAYERS, TABLE = "players", "table"
UNSAID: dict[type, Any] = {int: -1, str: "", bool: "", list: ""}


READ: dict[type, Any] = {int: int, str: str, bool: "yes".__eq__, list: lambda text: text.split("+")}
"""How a parameter becomes an option: yes or no, and words with + between them."""


def scalars(game: Game[Any]) -> dict[str, type]:
    """The options of a game that OpenSpiel can name, with their types."""
    found: dict[str, type] = {}
    for field in msgspec.structs.fields(game.options):
        kinds = {each if isinstance(each, type) else type(each) for each in _alternatives(field.type)}
        kind = next((kind for kind in (list, bool, int, str) if kind in kinds), None)
        if kind is not None and field.name != PLAYERS:
            found[field.name] = kind
    return found


def _alternatives(hint: Any) -> list[Any]:
    """What a hint allows: types, and the values of literals."""
    inner = get_args(hint)
    if get_origin(hint) is list:
        return [list]
    return [each for part in inner for each in _alternatives(part)] if inner else [hint]


def given_options(game: Game[Any], params: dict[str, Any]) -> dict[str, Any]:
    """The options that parameters of OpenSpiel mean."""
    players, table = params.get(PLAYERS, -1), params.get(TABLE, "")
    options = options_of(game, table or None) if players < 0 else table_for(game, players)
    for name, kind in scalars(game).items():
        value = params.get(name, UNSAID[kind])
        if value != UNSAID[kind]:
            options[name] = READ[kind](value)
    return options


class SpielGame(pyspiel.Game):
    """A game of ours as OpenSpiel knows games."""

    home: Game[Any]
    kind: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        position = Position(self.home, given_options(self.home, params or {}))
        self.start, self.seats, self.options = position.state, position.seats, position.options
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.home.actions),
            max_chance_outcomes=len(self.home.actions),
            num_players=self.seats,
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, params or {})

    def new_initial_state(self) -> SpielState:
        """The start of a game."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """Whoever tells what a player sees."""
        return SpielObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class Board:
    """A state that copies itself as ours do."""

    def __init__(self, state: Any) -> None:
        self.state = state

    def __deepcopy__(self, _memo: dict[int, Any]) -> Board:
        return Board(copy(self.state))


class SpielState(pyspiel.State):
    """A position."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._board = Board(copy(game.start))

    @property
    def _home(self) -> SpielGame:
        found: SpielGame = self.get_game()
        return found

    @property
    def board(self) -> Any:
        """Our record of the position."""
        return self._board.state

    def current_player(self) -> int:
        """Who acts."""
        mover = self._home.home.rules.mover(self.board)
        if mover == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if mover == CHANCE else mover

    def _legal_actions(self, _player: int) -> list[int]:
        return sorted(listed(self._home.home, self.board))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may bring, with the probabilities."""
        game = self._home.home
        out, weights = buffer(len(game.actions)), buffer(len(game.actions))
        count = game.rules.outcomes(self.board, out, weights)
        total = sum(weights[:count])
        return sorted((out[index], weights[index] / total) for index in range(count))

    def _apply_action(self, action: int) -> None:
        self._home.home.rules.apply(self.board, action)

    def _action_to_string(self, _player: int, action: int) -> str:
        return self._home.home.actions.text(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self._home.home.rules.mover(self.board) == OVER

    def returns(self) -> list[float]:
        """What each player has got."""
        seats = range(self._home.seats)
        if not self.is_terminal():
            return [0.0 for _ in seats]
        return [self._home.home.rules.payoff(self.board, seat) / WON for seat in seats]

    def __str__(self) -> str:
        rows = self._home.home.draw(self.board)
        return "\n".join("".join(text for text, _ in row).rstrip() for row in rows)


class SpielObserver:
    """What a player sees now, or has seen from the start on."""

    def __init__(self, game: SpielGame, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"an observer here has no parameters, not {params}")
        self._game, self._remembers = game, kind.perfect_recall
        assert game.home.observation is not None
        self.tensor = np.zeros(game.home.observation.size, np.float32)
        where = game.home.observation.where()
        self.dict = {name: self.tensor[place] for name, place in where.items()}

    def set_from(self, state: SpielState, player: int) -> None:
        """Look at a state as a player."""
        self.tensor[:] = observed(self._game.home, state.board, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """The same in text; with perfect recall all that the player has seen."""
        if self._remembers:
            return information_state(self._game.home, self._game.start, state.history(), player)
        hidden = copy(state.board)
        self._game.home.rules.hide(hidden, player)
        rows = self._game.home.draw(hidden)
        return "\n".join("".join(text for text, _ in row).rstrip() for row in rows)


def register(name: str) -> None:
    """Let OpenSpiel know a game of ours."""
    game = game_called(name)
    seats = [game.resolve(dict(options)).seats for options in game.tables.values()]
    kind = pyspiel.GameType(
        short_name=f"samedi_{name}",
        long_name=f"Samedi: {name.replace('_', ' ')}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION
        if game.has_secrets
        else pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={
            PLAYERS: -1,
            TABLE: "",
            **{option: UNSAID[each] for option, each in scalars(game).items()},
        },
    )
    made = type(f"Samedi{name.title().replace('_', '')}", (SpielGame,), {"home": game, "kind": kind})
    pyspiel.register_game(kind, made)


for _name in NAMES:
    register(_name)
