"""Train an agent for Le Chevalier Noir by self-play, with NumPy alone, until it beats the bot `greedy`.

    python examples/train_an_agent.py --seconds 300 --into agent.npz

One small net says how likely each action should be and how likely the seat to act is to win. It plays
many games against itself at once (`samedi.study.Batch`); after every few steps, actions that led to better
positions than expected become likelier (an actor and a critic, with generalised advantages).
"""

import argparse
import time
from pathlib import Path

import numpy as np

from samedi.bots.simple import greedy
from samedi.core.rng import seeded
from samedi.study import WAIT, Batch

OPTIONS = {"players": 2}
GAMES, STEPS, HIDDEN = 256, 16, 64
TRACE = 0.8  # how much of what is learnt comes from further ahead than the next decision
RATE, CURIOSITY = 4e-3, 0.01
TELL_S = 30
MEAN, SQUARE, TINY = 0.9, 0.999, 1e-8  # Adam's

Net = dict[str, np.ndarray]


class Eyes:
    """Turns observations into what a net likes: numbers around 1, a place for each thing that may be."""

    def __init__(self, batch: Batch) -> None:
        self._where = batch.game.observation.where()

    def __call__(self, observations: np.ndarray) -> np.ndarray:
        """All that is told, as float32."""
        plane = {name: observations[:, where] for name, where in self._where.items()}
        pawns, track, turn = plane["pawns"], plane["track"], plane["turn"]
        parts = [
            pawns / 32,
            pawns == 1,  # in the start
            (track > 0) & (track <= 4),  # the own clan
            (track > 4) & (track <= 16),  # the others
            track == 17,  # the Chevalier
            *landings(pawns, track),
            plane["unused"],
            turn[:, :1] == np.arange(8),  # the step
            turn[:, 1:],
            plane["faces"] == 7,  # black
            plane["lifted"] > 0,
        ]
        return np.concatenate(parts, axis=1, dtype=np.float32, casting="unsafe")


def landings(pawns: np.ndarray, track: np.ndarray) -> list[np.ndarray]:
    """What each own pawn would meet with each number: others (how far they came), the Chevalier, its clan."""
    rows = np.arange(len(pawns))[:, None]
    cells = np.where(pawns[:, :4, None] >= 3, pawns[:, :4, None] - 3 + np.arange(1, 7), 99).reshape(
        len(pawns), -1
    )
    met = np.where(cells < track.shape[1], track[rows, np.minimum(cells, track.shape[1] - 1)], 0)
    other = (met > 4) & (met <= 16)
    return [
        np.where(other, pawns[rows, np.where(other, met - 1, 0)] / 32, 0),
        met == 17,
        (met > 0) & (met <= 4),
    ]


def new_net(inputs: int, actions: int, rng: np.random.Generator) -> Net:
    """A net that knows nothing: a layer, which with what is seen rates every action and the position."""
    return {
        "first": (rng.standard_normal((inputs, HIDDEN)) / np.sqrt(inputs)).astype(np.float32),
        "first_bias": np.zeros(HIDDEN, np.float32),
        "last": (rng.standard_normal((HIDDEN + inputs, actions + 1)) / 100).astype(np.float32),
        "last_bias": np.zeros(actions + 1, np.float32),
    }


def think(net: Net, seen: np.ndarray, masks: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """What the last layer hears, how likely each legal action should be, the chance to win."""
    hidden = np.hstack([np.maximum(seen @ net["first"] + net["first_bias"], 0), seen])
    out = hidden @ net["last"] + net["last_bias"]
    scores = np.where(masks, out[:, :-1], -np.inf)
    likely = np.exp(scores - scores.max(axis=1, keepdims=True))
    return hidden, likely / likely.sum(axis=1, keepdims=True), 1 / (1 + np.exp(-out[:, -1]))


def drawn(likely: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """An action for each game, by its likelihood; never one that has none."""
    bounds = likely.cumsum(axis=1)
    return (bounds <= rng.random((len(likely), 1)) * bounds[:, -1:] * (1 - 1e-6)).sum(axis=1)


def gradients(net: Net, seen: np.ndarray, masks: np.ndarray, actions: np.ndarray, edge: np.ndarray) -> Net:
    """How the net should change: actions by their edge, the chance to win towards what came of it."""
    hidden, likely, _ = think(net, seen, masks)
    count, places = len(seen), np.arange(len(seen))
    logs = np.log(np.where(masks, np.maximum(likely, TINY), 1))
    spread = (likely * logs).sum(axis=1, keepdims=True)
    weight = (edge - edge.mean()) / (edge.std() + TINY)
    out = np.empty((count, likely.shape[1] + 1), np.float32)
    out[:, :-1] = weight[:, None] * likely + CURIOSITY * likely * (logs - spread)
    out[places, actions] -= weight
    out[:, -1] = -edge
    out /= count
    back = (out @ net["last"][:HIDDEN].T) * (hidden[:, :HIDDEN] > 0)
    return {
        "first": seen.T @ back,
        "first_bias": back.sum(axis=0),
        "last": hidden.T @ out,
        "last_bias": out.sum(axis=0),
    }


class Adam:
    """Changes a net, each number at a pace of its own."""

    def __init__(self, net: Net) -> None:
        self._net, self._steps = net, 0
        self._means = {name: np.zeros_like(part) for name, part in net.items()}
        self._squares = {name: np.zeros_like(part) for name, part in net.items()}

    def change(self, wanted: Net, rate: float) -> None:
        """One step."""
        self._steps += 1
        for name, part in wanted.items():
            self._means[name] += (1 - MEAN) * (part - self._means[name])
            self._squares[name] += (1 - SQUARE) * (part**2 - self._squares[name])
            mean = self._means[name] / (1 - MEAN**self._steps)
            square = self._squares[name] / (1 - SQUARE**self._steps)
            self._net[name] -= rate * mean / (np.sqrt(square) + TINY)


def edges(values: np.ndarray, seats: np.ndarray, wins: np.ndarray, ends: np.ndarray) -> np.ndarray:
    """By how much each action was better than expected; what is good for one seat is bad for the other."""
    found, later = np.zeros_like(values[:-1]), np.zeros_like(values[0])
    for step in reversed(range(len(found))):
        same = seats[step] == seats[step + 1]
        after = np.where(ends[step], wins[step], np.where(same, values[step + 1], 1 - values[step + 1]))
        later = np.where(ends[step], 0, np.where(same, later, -later))
        later = found[step] = after - values[step] + TRACE * later
    return found


def play(net: Net, batch: Batch, eyes: Eyes, rng: np.random.Generator) -> tuple[np.ndarray, ...]:
    """Let the net play a few steps of every game: what it saw, what was legal, what it did, the edges."""
    turn, places, kept = batch.turn, np.arange(len(batch)), []
    for _ in range(STEPS):
        seen, masks, seats = eyes(turn.observations), turn.masks.copy(), turn.seats.copy()
        _, likely, chance = think(net, seen, masks)
        actions = drawn(likely, rng)
        turn = batch.step(actions)
        kept.append((seen, masks, actions, chance, seats, turn.rewards[places, seats], turn.ends.copy()))
    seen, masks, actions, values, seats, wins, ends = (np.stack(part) for part in zip(*kept, strict=True))
    _, _, last = think(net, eyes(turn.observations), turn.masks)
    edge = edges(np.vstack([values, last[None]]), np.vstack([seats, turn.seats[None]]), wins, ends)
    rows = len(places) * STEPS
    return (*(part.reshape(rows, -1) for part in (seen, masks)), actions.ravel(), edge.ravel())


def train(seconds: float, seed: int) -> Net:
    """Learn by self-play for so long, with a look at how it goes every half minute."""
    batch, rng = Batch("chevalier_noir", GAMES, OPTIONS, seeds=seed), np.random.default_rng(seed)
    eyes, turn = Eyes(batch), batch.reset()
    net = new_net(eyes(turn.observations).shape[1], batch.actions, rng)
    adam, begun, told = Adam(net), time.monotonic(), 0.0
    while (gone := time.monotonic() - begun) < seconds:
        adam.change(gradients(net, *play(net, batch, eyes, rng)), RATE * (1 - gone / seconds))
        if gone - told > TELL_S:
            told = gone
            print(f"{gone:4.0f} s: won {100 * contest(net, 100, seed + 1):.0f} of 100 games against greedy")
    return net


def contest(net: Net, games: int, seed: int) -> float:
    """How many games the net wins against `greedy`, each side beginning half of them."""
    batch = Batch("chevalier_noir", games, OPTIONS, seeds=seed)
    eyes, turn, rng = Eyes(batch), batch.reset(), seeded("contest", seed)
    mine, won, is_over = np.arange(games) % 2, np.zeros(games), np.zeros(games, bool)
    while not is_over.all():
        actions = np.full(games, WAIT)
        own = ~is_over & (turn.seats == mine)
        if own.any():
            _, likely, _ = think(net, eyes(turn.observations[own]), turn.masks[own])
            actions[own] = likely.argmax(axis=1)
        for place in np.flatnonzero(~is_over & ~own):
            state, seat = batch.state(place), int(turn.seats[place])
            batch.game.rules.hide(state, seat)
            actions[place] = greedy(batch.game, state, seat, rng)
        turn = batch.step(actions)
        ended = turn.ends & ~is_over
        won[ended] = turn.rewards[ended, mine[ended]]
        is_over |= ended
    return float(won.mean())


def main() -> None:
    """Train, and see how the agent does."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=300, help="how long to learn (%(default)s)")
    parser.add_argument("--games", type=int, default=1000, help="of the last contest (%(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--into", type=Path, help="where to keep the net")
    arguments = parser.parse_args()
    net = train(arguments.seconds, arguments.seed)
    if arguments.into:
        np.savez(arguments.into, **net)
    rate = contest(net, arguments.games, seed=12345)
    doubt = 1.96 * np.sqrt(rate * (1 - rate) / arguments.games)
    print(f"wins {100 * rate:.1f} % ± {100 * doubt:.1f} % of {arguments.games} games against greedy")


if __name__ == "__main__":
    main()
