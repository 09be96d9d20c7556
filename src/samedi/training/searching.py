"""Games that a judgement plays against itself with search: what was found out is worth learning, too."""

from typing import Any, NamedTuple

from samedi.bots.evaluation import SURE, Mind
from samedi.bots.puct import NOBODY, Branch, Habit, search_judged
from samedi.bots.tree import NONE, ROOT
from samedi.core.bind import algorithm, apply, hide, legal, mover
from samedi.core.game import CHANCE
from samedi.core.record import Array
from samedi.core.rng import Rng, below
from samedi.training.selfplay import ENDED, MILLE, NOT_OVER, TRIED, Notes, note_all, settle

UNSEARCHED = -1


class Desk(NamedTuple):
    """Room for one search after the other."""

    states: Array[Any]
    tree: Array[Branch]
    habits: Array[Habit]
    out: Array[int]
    chances: Array[int]
    child_of: Array[int]
    path: Array[int]
    values: Array[int]
    sums: Array[int]


@algorithm
def search_many(
    states: Array[Any],
    starts: Array[Any],
    rngs: Array[Rng],
    careless: int,
    simulations: int,
    out: Array[int],
    weights: Array[int],
    mind: Mind,
    notes: Notes,
    searched: Array[Array[int]],
    tally: Array[int],
    desk: Desk,
) -> int:
    """Play all games on, searching before every decision; `searched` is what the search found it worth."""
    for game in range(len(states)):
        for step in range(len(notes.paid[game])):
            who = mover(states[game])
            count = legal(states[game], out)
            action = out[below(rngs[game], count)]
            searched[game][step] = UNSEARCHED
            if count > 1 and below(rngs[game], MILLE) >= careless:
                child = found(states[game], who, rngs[game], simulations, mind, desk)
                action = desk.tree[child].action
                searched[game][step] = value_of(desk.tree, child, who)
                tally[TRIED] += simulations
            apply(states[game], action)
            note_all(states, game, who, step, notes, mind)
            settle(states, game, starts, rngs[game], out, weights, notes.paid[game][step])
            if notes.paid[game][step][0] != NOT_OVER:
                tally[ENDED] += 1
    return len(states) * len(notes.paid[0])


@algorithm
def found(state: Any, who: int, rng: Rng, simulations: int, mind: Mind, desk: Desk) -> int:
    """The node of the action that a search visits most; one that surely wins comes first."""
    desk.states[0] = state
    hide(desk.states[0], who)
    root = desk.tree[ROOT]
    root.seat = CHANCE
    root.winner = NOBODY
    root.first = NONE
    root.visits = 0
    desk.habits[0].seat = who
    desk.habits[0].seats = state.players
    search_judged(
        desk.states,
        desk.tree,
        1,
        simulations,
        desk.habits[0],
        rng,
        desk.out,
        desk.chances,
        desk.child_of,
        desk.path,
        desk.values,
        desk.sums,
        mind,
    )
    best = desk.tree[ROOT].first
    child = desk.tree[best].next
    while child != NONE:
        if is_better(desk.tree, child, best, who):
            best = child
        child = desk.tree[child].next
    return int(best)


@algorithm
def is_better(tree: Array[Branch], one: int, other: int, who: int) -> bool:
    """Whether a node is to be preferred: it surely wins, was visited more, or seems better."""
    if (tree[one].winner == who) != (tree[other].winner == who):
        return bool(tree[one].winner == who)
    if tree[one].visits != tree[other].visits:
        return bool(tree[one].visits > tree[other].visits)
    return bool(tree[one].guess > tree[other].guess)


@algorithm
def value_of(tree: Array[Branch], node: int, who: int) -> int:
    """What a search found an action worth to who chooses it, of SURE."""
    if tree[node].winner == who:
        return SURE
    return int((tree[node].value + tree[node].guess) // (tree[node].visits + 1))
