"""One tree search for all games: several players, teams, chance and hidden information.

It is a Monte Carlo search over what a seat knows. Each simulation fills the hidden state in anew, walks down
the tree by upper confidence bounds over the actions legal in that world, adds one decision, plays on at
random, and adds the outcome up for the seat that chose each action. Outcomes of chance are nodes too.
"""

import math
from typing import Any

from samedi.core.arithmetic import logarithm
from samedi.core.bind import algorithm, apply, determinise, legal, mover, payoff, worth
from samedi.core.game import CHANCE, OVER
from samedi.core.playout import choose
from samedi.core.record import I8, I32, I64, Array, record
from samedi.core.rng import Rng, below

ROOT = 0
MOSTLY_PAYOFF = 3  # to one part for the margin, so that a sure win or loss is still played well
END = -1  # behind the last node of a path
NONE = 0  # no child, no sibling: the root is neither
UNJUDGED = -1
MOST_SEATS = 4
PAID = MOST_SEATS  # behind the values of all seats comes what they are paid


@record
class Node:
    """What became of one action."""

    action: I32
    seat: I8  # who chose it, CHANCE for an outcome
    first: I32  # its first child,
    next: I32  # and the next child of its parent
    visits: I32
    available: I32  # how often it could have been chosen
    value: I64  # the sum of how well it went for the seat, in thousandths; it guides the search
    paid: I64  # the sum of what the seat was paid or could expect, in thousandths


@record
class Manner:
    """How somebody searches."""

    seat: I8
    has_secrets: I8
    sees_replies: I8  # 0 for one who thinks no further than the own turn
    overlooked: I64  # what `worth` leaves out
    exploration: I32  # in thousandths
    scale: I32  # the difference in `worth` that makes a game half decided
    rollout: I32  # decisions


@algorithm
def search(
    states: Array[Any],
    tree: Array[Node],
    used: int,
    simulations: int,
    manner: Manner,
    rng: Rng,
    out: Array[int],
    weights: Array[int],
    child_of: Array[int],
    path: Array[int],
    judged: Array[int],
) -> int:
    """Go on searching `states[0]`, hidden for the seat; `tree` holds `used` nodes; return how many then."""
    for _ in range(simulations):
        states[1] = states[0]
        determinise(states[1], manner.seat, rng)
        used = descend(states[1], tree, used, manner, rng, out, weights, child_of, path)
        roll_out(states[1], manner, rng, out, weights)
        for index in range(len(judged)):
            judged[index] = UNJUDGED
        index = 0
        while path[index] != END:
            visit(tree, path[index], states[1], manner, judged)
            index += 1
    return used


@algorithm
def descend(
    state: Any,
    tree: Array[Node],
    used: int,
    manner: Manner,
    rng: Rng,
    out: Array[int],
    weights: Array[int],
    child_of: Array[int],
    path: Array[int],
) -> int:
    """Play down the tree to a new decision, noting the path; return how many nodes the tree holds then."""
    node = ROOT
    path[0] = ROOT
    depth = 0
    is_new = False
    while not is_new and depth + 2 < len(path) and used < len(tree):
        who = awaited(state, manner)
        if who == OVER:
            break
        if who == CHANCE:
            action = choose(state, rng, out, weights)
            if manner.has_secrets == 1 and state.seat != manner.seat:  # nobody tells what another one draws
                apply(state, action)
                continue
            child = child_with(tree, node, action)
        else:
            action = select(tree, node, out, legal(state, out), child_of, rng, manner.exploration)
            child = child_of[action]
            clear(tree, node, child_of)
        if child == NONE:
            child = used
            used += 1
            add_child(tree, node, child, action, who)
            is_new = who != CHANCE
        apply(state, action)
        node = child
        depth += 1
        path[depth] = node
    path[depth + 1] = END
    return used


@algorithm
def awaited(state: Any, manner: Manner) -> int:
    """The seat to act, CHANCE, or OVER: at the end, or where somebody looks no further."""
    who = mover(state)
    if manner.sees_replies == 0 and who >= 0 and who != manner.seat:
        return OVER
    return who


@algorithm
def roll_out(state: Any, manner: Manner, rng: Rng, out: Array[int], weights: Array[int]) -> None:
    """Play on at random for some decisions, or to the end."""
    decisions = int(manner.rollout)
    who = awaited(state, manner)
    while who != OVER and decisions > 0:
        if who != CHANCE:
            decisions -= 1
        apply(state, choose(state, rng, out, weights))
        who = awaited(state, manner)


@algorithm
def select(
    tree: Array[Node],
    node: int,
    out: Array[int],
    count: int,
    child_of: Array[int],
    rng: Rng,
    exploration: int,
) -> int:
    """An untried action, or the one with the best upper confidence bound."""
    child = tree[node].first
    while child != NONE:
        child_of[tree[child].action] = child
        child = tree[child].next
    untried = 0
    best = out[0]
    best_bound = -1.0
    available = 1
    ways = 0.0
    for index in range(count):
        child = child_of[out[index]]
        if child == NONE:
            untried += 1
            if below(rng, untried) == 0:
                best = out[index]
        else:
            tree[child].available += 1
            if untried == 0:
                if tree[child].available != available:  # most are equal, and a logarithm takes long
                    available = tree[child].available
                    ways = logarithm(float(available))
                bound = upper_bound(tree, child, exploration, ways)
                if bound > best_bound:
                    best_bound = bound
                    best = out[index]
    return best


@algorithm
def upper_bound(tree: Array[Node], child: int, exploration: int, ways: float) -> float:
    """How good an action may be, in thousandths: its mean, and more the less it is known.

    `ways` is the logarithm of how often it could have been chosen.
    """
    visits = tree[child].visits
    return tree[child].value / visits + exploration * math.sqrt(ways / visits)


@algorithm
def child_with(tree: Array[Any], node: int, action: int) -> int:
    """The child an action leads to, NONE if there is none yet."""
    child = tree[node].first
    while child != NONE and tree[child].action != action:
        child = tree[child].next
    return int(child)


@algorithm
def clear(tree: Array[Any], node: int, child_of: Array[int]) -> None:
    """Forget the children again."""
    child = tree[node].first
    while child != NONE:
        child_of[tree[child].action] = NONE
        child = tree[child].next


@algorithm
def add_child(tree: Array[Node], node: int, child: int, action: int, seat: int) -> None:
    """Put a new node into the tree."""
    made = tree[child]
    made.action = action
    made.seat = seat
    made.first = NONE
    made.next = tree[node].first
    made.visits = 0
    made.available = 1
    made.value = 0
    made.paid = 0
    tree[node].first = child


@algorithm
def visit(tree: Array[Node], node: int, state: Any, manner: Manner, judged: Array[int]) -> None:
    """Add up how it went for the seat that chose the node's action."""
    seat = int(tree[node].seat)
    tree[node].visits += 1
    if seat >= 0:
        if judged[seat] == UNJUDGED:
            judge(state, seat, manner, judged)
        tree[node].value += judged[seat]
        tree[node].paid += judged[PAID + seat]


@algorithm
def judge(state: Any, seat: int, manner: Manner, judged: Array[int]) -> None:
    """What a seat got in the end or may expect, and a little for standing well, in thousandths."""
    standing = worth(state, seat, manner.overlooked)
    margin = 500 + 500 * standing // (abs(standing) + manner.scale)
    paid = payoff(state, seat) if mover(state) == OVER else margin
    judged[seat] = (MOSTLY_PAYOFF * paid + margin) // (MOSTLY_PAYOFF + 1)
    judged[PAID + seat] = paid
