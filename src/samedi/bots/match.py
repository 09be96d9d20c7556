"""One game between bots.

A bot that crashes, is late or chooses something illegal has lost: the other bots share the win. What a bot
is given is the state as its seat knows it, nothing else.
"""

import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from samedi.bots.ladder import Player, Searcher, player
from samedi.bots.level import mood_of
from samedi.bots.line_protocol import PREFIX, BotFailed, LinePlayer, Why
from samedi.bots.schedule import Fixture
from samedi.bots.standings import Outcome, Thought
from samedi.core.errors import BadAction, IllegalAction
from samedi.core.game import Game
from samedi.core.game_record import GameRecord
from samedi.core.position import Position
from samedi.core.rng import Rng, seeded

LONGEST_GAME = 50_000  # actions; who plays on for longer will never end
START_S = 300.0  # to get ready, which may mean to compile
SEARCHED = 0.8  # the part of its time that a search may use
GRACE_S = 0.25  # after which a bot is interrupted


class SeatFailure(msgspec.Struct, frozen=True):
    """Which seat failed and why."""

    seat: int
    why: Why
    detail: str


class Note(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the record of a game does not say."""

    number: int
    seats: list[str]
    winners: list[int]
    thoughts: list[Thought]
    failure: SeatFailure | None
    deal: int | None = None

    def outcome(self) -> Outcome:
        """The game for the standings."""
        failed = self.failure.seat if self.failure else None
        return Outcome(self.seats, self.winners, self.thoughts, failed, self.deal)


class PlayGame(msgspec.Struct, frozen=True, tag="play"):
    """A game to be played, and how long a bot may take for a decision."""

    fixture: Fixture
    seed: int
    seconds: float
    simulations: dict[str, int] = {}
    """Of bots that have others than they say."""


class PlayedGame(msgspec.Struct, frozen=True, tag="played"):
    """A game that was played."""

    record: str
    note: Note


class Players:
    """The players of one process: bots of the ladder stay, programs are started for each game."""

    def __init__(self, game: Game[Any], searcher: Searcher | None = None) -> None:
        self._game, self._searcher = game, searcher
        self._staying: dict[str, Player] = {}

    def call(
        self, spec: str, position: Position, seat: int, seconds: float, simulations: int | None = None
    ) -> Player:
        """A player who is ready."""
        if spec in self._staying:
            return self._staying[spec]
        if spec.startswith(PREFIX):
            command = spec.removeprefix(PREFIX)
            return _ready(LinePlayer(command, self._game, position.options, seat, seconds))
        made = player(spec, self._game, SEARCHED * seconds, self._searcher, simulations)
        self._staying[spec] = _ready(made)
        return self._staying[spec]

    def leave(self, spec: str, one: Player, *, failed: bool) -> None:
        """Let a player go after a game; one of the ladder stays, unless it failed."""
        if failed or spec not in self._staying:
            one.close()
            self._staying.pop(spec, None)

    def close(self) -> None:
        """Let everybody go."""
        for one in self._staying.values():
            one.close()
        self._staying.clear()


def _ready(made: Player) -> Player:
    try:
        with alarm(START_S):
            made.prepare()
    except BaseException:
        made.close()
        raise
    return made


class Match:
    """One game, played by whoever was called."""

    def __init__(self, game: Game[Any], request: PlayGame, players: Players) -> None:
        self._fixture, self._seats = request.fixture, request.fixture.seats
        self._seed, self._seconds = request.seed, request.seconds
        self._players, self._simulations = players, request.simulations
        self._position = Position(game, request.fixture.options)
        self._thoughts = [Thought() for _ in self._seats]
        self._chances: dict[int, Rng] = {}  # by the seat that rolls or draws: nobody uses up another's luck
        self._rngs = [seeded(request.seed, self._fixture.number, seat) for seat in range(len(self._seats))]
        self._seated: list[Player] = []
        self._failure: SeatFailure | None = None

    def play(self) -> PlayedGame:
        """Play to the end, or until a bot fails."""
        try:
            self._sit_down()
            self._to_the_end()
        finally:
            for seat, one in enumerate(self._seated):
                failed = self._failure is not None and self._failure.seat == seat
                self._players.leave(self._seats[seat], one, failed=failed)
        record = GameRecord.of(self._position, self._seats, None if self._position.is_over else "abandoned")
        number, deal = self._fixture.number, self._fixture.deal
        note = Note(number, self._seats, self._winners(), self._thoughts, self._failure, deal)
        return PlayedGame(record.to_text(self._position.game), note)

    def _sit_down(self) -> None:
        for seat, spec in enumerate(self._seats):
            with self._charged_to(seat):
                simulations = self._simulations.get(spec)
                self._seated.append(
                    self._players.call(spec, self._position, seat, self._seconds, simulations)
                )
            if self._failure:
                return

    def _to_the_end(self) -> None:
        mover = self._position.game.rules.mover
        for _ in range(LONGEST_GAME):
            if self._failure or self._position.is_over:
                return
            if self._position.is_chance:
                self._position.roll(self._chance(int(self._position.state.seat)))
            else:
                self._decide(mover(self._position.state))

    def _chance(self, seat: int) -> Rng:
        """The luck of a seat, the same in all games of a deal."""
        if seat not in self._chances:
            self._chances[seat] = seeded(self._seed, self._fixture.deal, "chance", seat)
        return self._chances[seat]

    def _decide(self, seat: int) -> None:
        mood = mood_of(self._seed, self._fixture.number, seat, self._position.turn)
        hidden, begun = self._position.hidden(seat), time.perf_counter()
        with self._charged_to(seat):
            with alarm(self._seconds + GRACE_S):
                number = self._seated[seat].choose(hidden, seat, self._rngs[seat], mood)
            seconds = time.perf_counter() - begun
            self._thoughts[seat] = self._thoughts[seat].and_then(1000 * seconds)
            if seconds > self._seconds:
                raise BotFailed("time", f"{seconds:.3f} s")
            self._position.play(number)

    @contextmanager
    def _charged_to(self, seat: int) -> Iterator[None]:
        """Whatever goes wrong is the seat's failure."""
        try:
            yield
        except BotFailed as error:
            self._failure = SeatFailure(seat, error.why, error.detail)
        except (BadAction, IllegalAction) as error:
            self._failure = SeatFailure(seat, "illegal", str(error))
        except Exception as error:  # noqa: BLE001 - a bot may fail in any way
            self._failure = SeatFailure(seat, "crash", f"{type(error).__name__}: {error}")

    def _winners(self) -> list[int]:
        """The seats that won, or those of the other bots if one failed."""
        if self._failure:
            loser = self._seats[self._failure.seat]
            return [seat for seat, spec in enumerate(self._seats) if spec != loser]
        return list((self._position.result or {"winners": []})["winners"])


@contextmanager
def alarm(seconds: float) -> Iterator[None]:
    """Interrupt what takes longer; only in the main thread of a process."""
    before = signal.signal(signal.SIGALRM, _late)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _late(_signal: int, _frame: object) -> None:
    raise BotFailed("time", "interrupted")
