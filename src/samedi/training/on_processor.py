"""A training on processors: compiled games in several threads, and learning from them in the same ones."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from samedi.bots.bounds import LONGEST_PATH
from samedi.bots.evaluation import SURE
from samedi.bots.puct import Branch, Habit
from samedi.bots.tree import MOST_SEATS
from samedi.bots.trees import JudgedTree, mind
from samedi.bots.weights import Recipe, recipe
from samedi.core.compiled.dtype import integers, load, records
from samedi.core.compiled.worker import Algorithms
from samedi.core.game import Game
from samedi.core.rng import Rng
from samedi.training.checkpoint import Progress
from samedi.training.learning import Floats, Signals, learn_from
from samedi.training.lessons import shape_of, sight_of, starts
from samedi.training.optimiser import Optimiser
from samedi.training.plan import Plan
from samedi.training.quantise import beginning, floats, learnt, limits, quantised
from samedi.training.searching import UNSEARCHED, Desk, search_many
from samedi.training.seeds import mixed
from samedi.training.selfplay import NO_SEAT, PAID, Notes, begin_many, play_many
from samedi.training.targets import FELLOWS, looked_back, shared

SMALLEST_SHARE = 8  # games of a thread


class Player:
    """One thread: its part of the games, and its part of every batch."""

    def __init__(self, rules: Algorithms, starts: Any, rngs: Any, plan: Plan, usual: Recipe) -> None:
        game, sight = rules.game, sight_of(rules.game)
        count, steps, seats = len(rngs), plan.window + 1, int(starts["players"].max())
        watchers = 1 if seats == 2 else seats  # noqa: PLR2004 - of two, one has what the other has not
        self.rules, self.starts, self.rngs = rules, starts, rngs
        self.states, self._room = records(game.state, count), records(game.state, 1)
        self._lists = integers(len(game.actions)), integers(len(game.actions))
        self.tally = integers(2)
        self.notes = Notes(
            np.zeros((count, steps, watchers, sight.most), np.int16),
            np.zeros((count, steps, watchers), np.int16),
            np.zeros((count, steps, seats), np.int16),
            np.zeros((count, steps, seats), np.int16),
        )
        shape = shape_of(game)
        self.slopes = np.zeros(shape.ends[-1], np.float32)
        self._slopes = Floats(*shape.parts(self.slopes))
        self._signals = Signals(
            *(np.zeros(size, np.float32) for size in (shape.first, shape.second, shape.first))
        )
        self.loss = np.zeros(1)
        self._simulations, self.searched = plan.search, np.full((count, steps), UNSEARCHED, np.int16)
        self._desk = desk(game, plan.search, usual)
        self._run(begin_many, self.states, starts, rngs, *self._lists, np.zeros(seats, np.int16))

    def play(self, careless: int, weights: Any) -> int:
        """Play a window; return how many decisions that were."""
        function, arguments = self._to_play(careless, weights)
        return self._run(function, *arguments)

    def _to_play(self, careless: int, weights: Any) -> tuple[Callable[..., int], tuple[Any, ...]]:
        """The algorithm that plays a window, with its arguments."""
        sight = sight_of(self.rules.game)
        judge = mind(weights, sight.features, sight.most)
        place, lists = (self.starts, self.rngs, careless), self._lists
        if not self._simulations:
            return play_many, (self.states, self._room, *place, *lists, judge, self.notes, self.tally)
        kept = (self.notes, self.searched, self.tally, self._desk)
        return search_many, (self.states, *place, self._simulations, *lists, judge, *kept)

    def prepare(self, weights: Any, net: Floats) -> None:
        """Load or compile everything, which takes long the first time."""
        function, arguments = self._to_play(0, weights)
        self.rules.prepared(function, *arguments)
        nothing = np.zeros((1, sight_of(self.rules.game).most), np.int16)
        self.learn(nothing, np.zeros(1, np.float32), np.zeros(0, np.int64), net)

    def learn(self, seen: Any, wanted: Any, order: Any, net: Floats) -> int:
        """Find the slopes over some positions."""
        self.slopes[:] = 0
        return self._run(learn_from, seen, wanted, order, net, self._slopes, self._signals, self.loss)

    @staticmethod
    def told(counted: Any) -> Any:
        """What was counted since it was told last."""
        number = counted[0].item()
        counted[0] = 0
        return number

    def _run(self, function: Callable[..., int], *arguments: Any) -> int:
        return self.rules.prepared(function, *arguments)(*arguments)


class Training:
    """A net that learns, and the games it learns from."""

    def __init__(self, game: Game[Any], net: str, plan: Plan, jobs: int = 1) -> None:
        self.plan, self.shape = plan, shape_of(game)
        self._fellows = FELLOWS.get(net, 1)
        self.progress, self.loss = Progress(), 0.0
        jobs = max(1, min(jobs, plan.games // SMALLEST_SHARE))
        rules, begun = Algorithms(game, "compiled"), records_of(game, starts(game)[net])
        shares = np.array_split(generators(plan.games, plan.seed), jobs)
        usual = recipe(game, net)
        self._players = [Player(rules, begun, share, plan, usual) for share in shares]
        self.optimiser = Optimiser(beginning(self.shape, plan.seed), limits(self.shape))
        self._net = Floats(*self.shape.parts(self.optimiser.weights))
        self._players[0].prepare(self.weights(), self._net)

    @property
    def gone(self) -> float:
        """How much of the training is over, from 0 to 1."""
        return self.plan.gone(self.progress.seconds, self.progress.windows)

    def weights(self) -> Any:
        """The integers of the mean of late weights."""
        return quantised(self.shape, learnt(self.shape, self.optimiser.kept()))

    def kept(self) -> dict[str, Any]:
        """The games under way, as arrays to go on from."""
        states = np.concatenate([player.states for player in self._players])
        rngs = np.concatenate([player.rngs for player in self._players])
        return {"states": states.view(np.uint8), "rngs": rngs.view(np.uint8)}

    def begin_with(self, weights: Any) -> None:
        """Learn on from the integers of other weights."""
        self.optimiser.learn_on(floats(self.shape, weights))

    def go_on(self, progress: Progress, games: dict[str, Any]) -> None:
        """Go on where a training was; games of another device or another size begin anew."""
        self.progress, self.loss = progress, progress.curve[-1][2] if progress.curve else 0.0
        now = self.kept()
        if all(name in games and games[name].shape == now[name].shape for name in now):
            place = 0
            for player in self._players:
                count = len(player.states)
                for mine, name in ((player.states, "states"), (player.rngs, "rngs")):
                    size = mine.dtype.itemsize
                    mine.view(np.uint8)[:] = games[name][place * size : (place + count) * size]
                place += count

    def step(self) -> None:
        """Play one window and learn from it."""
        with ThreadPoolExecutor(len(self._players)) as pool:
            seen, wanted = self._played(pool)
            luck = np.random.default_rng((self.plan.seed, self.progress.windows))
            order, rate = luck.permutation(len(wanted)), self.plan.rate_at(self.gone)
            for batch in np.array_split(order, max(1, len(order) // self.plan.batch)):
                self._learn(pool, seen, wanted, batch, rate)
        self.loss = sum(player.told(player.loss) for player in self._players) / max(1, len(wanted))
        self.progress.windows += 1
        self.optimiser.remember(self.progress.windows)

    def _played(self, pool: ThreadPoolExecutor) -> tuple[Any, Any]:
        """Play a window: what was noticed in it, and what its judgements should have been."""
        integers_now = quantised(self.shape, self.optimiser.weights)
        careless = self.plan.careless_at(self.gone)
        played = pool.map(lambda player: player.play(careless, integers_now), self._players)
        self.progress.decisions += sum(played)
        for player in self._players:
            self.progress.tried += player.told(player.tally[:1])
            self.progress.ended += player.told(player.tally[1:])
        told = self.plan.trace, self._fellows
        parts = [lessons(player.notes, player.searched, *told) for player in self._players]
        return np.concatenate([seen for seen, _ in parts]), np.concatenate([wanted for _, wanted in parts])

    def _learn(self, pool: ThreadPoolExecutor, seen: Any, wanted: Any, batch: Any, rate: float) -> None:
        """One step downhill over some positions, which the threads share."""
        shares = zip(self._players, np.array_split(batch, len(self._players)), strict=True)
        list(pool.map(lambda each: each[0].learn(seen, wanted, each[1], self._net), shares))
        slopes = sum(player.slopes for player in self._players)
        self.optimiser.follow(slopes / np.float32(len(batch)), rate)


def records_of(game: Game[Any], states: list[Any]) -> Any:
    """States as an array of records."""
    made = records(game.state, len(states))
    for index, state in enumerate(states):
        load(made, index, state)
    return made


def generators(count: int, seed: int) -> Any:
    """So many generators, each with a stream of its own."""
    made = records(Rng, count)
    made["a"], made["b"], made["c"] = mixed(count, seed).T
    made["counter"] = 1
    return made


def desk(game: Game[Any], simulations: int, usual: Recipe) -> Desk:
    """Room for searches of so many simulations, as curious as those of the game's own net."""
    actions = len(game.actions)
    habits = records(Habit, 1)
    habits["has_secrets"], habits["exploration"] = game.has_secrets, usual.exploration
    habits["breadth"] = usual.breadth
    return Desk(
        records(game.state, 3),
        records(Branch, JudgedTree.nodes_for(simulations)),
        habits,
        *(integers(size) for size in (actions, actions, actions, LONGEST_PATH, MOST_SEATS, MOST_SEATS)),
    )


def lessons(notes: Notes, searched: Any, trace: float, fellows: int = 1) -> tuple[Any, Any]:
    """The positions of a window, as what a seat noticed in each, and what it should have thought of it."""
    paid = shared(np.asarray(notes.paid) / np.float32(PAID), fellows, np)
    is_over = np.asarray(notes.watchers)[..., :1] == NO_SEAT
    chances = np.where(is_over, paid, np.asarray(notes.chances) / np.float32(SURE))
    by_step = np.moveaxis(chances, 1, 0), np.moveaxis(paid, 1, 0)
    wanted = np.moveaxis(looked_back(*by_step, trace, np), 0, 1)
    watchers = np.asarray(notes.watchers)[:, :-1]
    by_watcher = np.take_along_axis(wanted, np.maximum(watchers, 0).astype(np.intp), axis=2)
    own, looked_up = by_watcher[..., 0], searched[:, :-1]  # only who acted has searched
    own[:] = np.where(looked_up == UNSEARCHED, own, (own + looked_up / np.float32(SURE)) / 2)
    is_there = watchers != NO_SEAT
    return np.asarray(notes.seen)[:, :-1][is_there], by_watcher[is_there].astype(np.float32)
