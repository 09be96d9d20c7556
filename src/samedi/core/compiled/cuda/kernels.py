"""What runs on a device, one thread a game: `@algorithm`s like those of `core/playout.py`.

The threads of a warp wait for each other at every branch they do not share. Chance is settled first, and
then all decide. In games of many steps they take turns: whoever awaits another step sits this one out, and as
a game names its steps in about the order of a turn, a round through them all is a turn.
"""

from typing import Any

from numba import cuda, int16, int64

from samedi.core.bind import algorithm, apply, hide, legal, mover
from samedi.core.compiled.cuda.layout import WORD
from samedi.core.compiled.cuda.seeding import WORDS, seed_one
from samedi.core.game import CHANCE, OVER
from samedi.core.playout import choose
from samedi.core.rng import below

STATE: Any = None  # the compiler puts in what these stand for
RNG: Any = None
WIDTH = 0
STEPS = 0
TAKES_TURNS = False


@algorithm
def play_all(start: Any, rngs: Any, states: Any, decisions: Any, taken: Any) -> None:
    """Play as many games as there are generators, each to its end; a thread that is done takes the next.

    Game i begins at `start[0]` with `rngs[i]`, and leaves its last state in `states[i]`.
    """
    room = cuda.local.array(1, STATE, WORD)
    dice = cuda.local.array(1, RNG, WORD)
    out = cuda.local.array(WIDTH, int16)
    weights = cuda.local.array(WIDTH, int16)
    room[0] = start[0]
    game = cuda.atomic.add(taken, 0, 1)
    if game < len(rngs):
        dice[0] = rngs[game]
    count = 0
    step = 0
    while game < len(rngs):
        if not TAKES_TURNS or room[0].step == step:
            who = mover(room[0])
            while who == CHANCE:
                apply(room[0], choose(room[0], dice[0], out, weights))
                who = mover(room[0])
            if who == OVER:
                states[game] = room[0]
                rngs[game] = dice[0]
                decisions[game] = count
                count = 0
                room[0] = start[0]
                game = cuda.atomic.add(taken, 0, 1)
                if game < len(rngs):
                    dice[0] = rngs[game]
            else:
                count += 1
                apply(room[0], out[below(dice[0], legal(room[0], out))])
        if TAKES_TURNS:
            cuda.syncwarp()
            step = step + 1 if step + 1 < STEPS else 0


@algorithm
def step_all(
    states: Any,
    rngs: Any,
    actions: Any,
    movers: Any,
    counts: Any,
    listed: Any,
    masks: Any,
    seen: Any,
    ended: Any,
) -> None:
    """Play `actions[i]` in game i, settle chance, begin finished games anew, list and mask what is legal.

    The last state is the start of new games. `seen[i]` is what the seat to act sees, as a state.
    """
    game = cuda.grid(1)
    if game >= len(actions):
        return
    out = cuda.local.array(WIDTH, int16)
    weights = cuda.local.array(WIDTH, int16)
    state = states[game]
    for place in range(counts[game]):
        masks[game, listed[game, place]] = 0
    if actions[game] >= 0:
        apply(state, actions[game])
    who = mover(state)
    while who < 0:
        if who == OVER:
            cuda.atomic.add(ended, 0, 1)
            states[game] = states[len(actions)]
        else:
            apply(state, choose(state, rngs[game], out, weights))
        who = mover(state)
    movers[game] = who
    counts[game] = legal(state, listed[game])
    for place in range(counts[game]):
        masks[game, listed[game, place]] = 1
    seen[game] = state
    hide(seen[game], who)


@algorithm
def pick_all(rngs: Any, counts: Any, listed: Any, actions: Any) -> None:
    """Choose a listed action for every game at random."""
    game = cuda.grid(1)
    if game < len(actions):
        actions[game] = listed[game, below(rngs[game], counts[game])]


@algorithm
def seed_all(rngs: Any, head: Any) -> None:
    """Make a generator for every game."""
    game = cuda.grid(1)
    if game < len(rngs):
        words = cuda.local.array(WORDS, int64)
        seed_one(rngs[game], head, game, words)
