"""The tree search with a learnt judgement: nothing is played out at random.

A position that is reached for the first time is opened: every action is tried, and what the one who acts
would think of it afterwards gives both a first value and a prior. From then on the search goes where value,
prior and lack of visits together are highest. As in `tree`, hidden things are filled in anew for each
simulation, outcomes of chance are nodes, and every seat has a value of its own. Where nothing is hidden, what
is surely won or lost is known as such and not searched any further.
"""

import math
from typing import Any

from samedi.bots.evaluation import SURE, Mind, evaluate
from samedi.bots.tree import END, NONE, ROOT, child_with, clear
from samedi.core.bind import algorithm, apply, determinise, legal, mover, payoff
from samedi.core.game import CHANCE, OVER
from samedi.core.playout import choose
from samedi.core.record import I8, I16, I32, I64, Array, record
from samedi.core.rng import Rng

NOBODY = -1  # nobody is sure to win
UNJUDGED = -1
PAID = 1000  # what `payoff` says of a won game
WHOLE = 10_000  # of all priors together
NEVER = -1.0
DUEL = 2  # seats


@record
class Branch:
    """What became of one action."""

    action: I32
    seat: I16  # who chose it, CHANCE for an outcome
    winner: I16  # the seat that is sure to win then, NOBODY if none is known
    first: I32  # its first child,
    next: I32  # and the next child of its parent
    visits: I32
    prior: I16  # of WHOLE
    guess: I16  # what it seemed worth to the seat at first sight, of SURE
    value: I64  # the sum of what it turned out to be worth


@record
class Habit:
    """How somebody searches."""

    seat: I8
    seats: I8
    has_secrets: I8
    asking: I8  # for whom the position itself is valued: a bit for each seat
    exploration: I32  # of SURE
    breadth: I32  # the difference in value, of SURE, that quarters a prior


@algorithm
def search_judged(
    states: Array[Any],
    tree: Array[Branch],
    used: int,
    simulations: int,
    habit: Habit,
    rng: Rng,
    out: Array[int],
    chances: Array[int],
    child_of: Array[int],
    path: Array[int],
    values: Array[int],
    sums: Array[int],
    mind: Mind,
) -> int:
    """Go on searching `states[0]`, hidden for the seat; `tree` holds `used` nodes; return how many then.

    To `sums` is added what the position was worth to each seat that is asking.
    """
    for _ in range(simulations):
        states[1] = states[0]
        determinise(states[1], habit.seat, rng)
        for seat in range(len(values)):
            values[seat] = UNJUDGED
        used = descend(states, tree, used, habit, rng, out, chances, child_of, path, values, mind)
        winner = go_back(states[1], tree, habit, path, values, mind)
        for seat in range(habit.seats):
            if habit.asking >> seat & 1:
                sums[seat] += worth_to(states[1], seat, winner, habit, values, mind)
        if habit.has_secrets == 0 and tree[ROOT].winner != NOBODY:
            break
    return used


@algorithm
def descend(
    states: Array[Any],
    tree: Array[Branch],
    used: int,
    habit: Habit,
    rng: Rng,
    out: Array[int],
    chances: Array[int],
    child_of: Array[int],
    path: Array[int],
    values: Array[int],
    mind: Mind,
) -> int:
    """Play down the tree to a new position and open it; return how many nodes the tree holds then."""
    state = states[1]
    node = ROOT
    path[0] = ROOT
    depth = 0
    while depth + 2 < len(path):
        who = mover(state)
        if who == OVER or (habit.seats == DUEL and who >= 0 and tree[node].winner != NOBODY):
            break
        if who == CHANCE:
            action = choose(state, rng, out, chances)
            if habit.has_secrets == 1 and state.seat != habit.seat:  # nobody tells what another one draws
                apply(state, action)
                continue
            child = outcome(tree, node, used, action)
            used = max(used, child + 1)
            is_new = False
        else:
            is_new = tree[node].first == NONE
            child, used = decided(states, tree, node, used, who, habit, out, child_of, mind)
        if child == NONE:  # the tree is full
            break
        if is_new:
            judge_at_first(states, tree, child, who, habit, values)
            break
        apply(state, tree[child].action)
        node = child
        depth += 1
        path[depth] = node
    path[depth + 1] = END
    return used


@algorithm
def decided(
    states: Array[Any],
    tree: Array[Branch],
    node: int,
    used: int,
    who: int,
    habit: Habit,
    out: Array[int],
    child_of: Array[int],
    mind: Mind,
) -> tuple[int, int]:
    """The action to look at next, in a new position the best at first sight; and how many nodes there are."""
    is_new = tree[node].first == NONE
    if not is_new and habit.has_secrets == 0:  # where all is open, the same is legal every time
        return selected(tree, node, who, habit), used
    count = legal(states[1], out)
    used = open_up(states, tree, node, used, who, count, habit, out, child_of, mind)
    child = best_guess(tree, node)
    if not is_new:
        child = selected_of(tree, node, count, who, habit, out, child_of)
    clear(tree, node, child_of)
    return child, used


@algorithm
def open_up(
    states: Array[Any],
    tree: Array[Branch],
    node: int,
    used: int,
    who: int,
    count: int,
    habit: Habit,
    out: Array[int],
    child_of: Array[int],
    mind: Mind,
) -> int:
    """Give every legal action a child, with a guess and a prior; return how many nodes there are."""
    child = tree[node].first
    while child != NONE:
        child_of[tree[child].action] = child
        child = tree[child].next
    before = used
    for index in range(count):
        action = out[index]
        if child_of[action] == NONE and used < len(tree):
            states[2] = states[1]
            apply(states[2], action)
            add_child(tree, node, used, action, who)
            tree[used].guess = guessed(states[2], who, habit, mind)
            if habit.has_secrets == 0 and mover(states[2]) == OVER:
                tree[used].winner = winner_of(states[2], who, habit)
            child_of[action] = used
            used += 1
    if used > before:
        weigh(tree, node, habit)
    return used


@algorithm
def guessed(state: Any, seat: int, habit: Habit, mind: Mind) -> int:
    """What a position is worth to a seat, of SURE: paid if the game is over, else judged."""
    if mover(state) != OVER:
        return evaluate(state, seat, mind)
    if habit.seats == DUEL:  # of two, one has what the other has not
        return (PAID + payoff(state, seat) - payoff(state, 1 - seat)) * SURE // (2 * PAID)
    return payoff(state, seat) * SURE // PAID


@algorithm
def winner_of(state: Any, who: int, habit: Habit) -> int:
    """Who has won a finished game: who ended it, or the other one of two; of several it may be any."""
    if payoff(state, who) == PAID:
        return who
    if habit.seats == DUEL and payoff(state, 1 - who) == PAID:
        return 1 - who
    return NOBODY


@algorithm
def weigh(tree: Array[Branch], node: int, habit: Habit) -> None:
    """Set the priors of all children: the worse a guess is than the best, the smaller."""
    best = 0
    child = tree[node].first
    while child != NONE:
        best = max(best, int(tree[child].guess))
        child = tree[child].next
    total = 0.0
    child = tree[node].first
    while child != NONE:
        total += inclination(best - int(tree[child].guess), habit.breadth)
        child = tree[child].next
    child = tree[node].first
    while child != NONE:
        tree[child].prior = int(WHOLE * inclination(best - int(tree[child].guess), habit.breadth) / total)
        child = tree[child].next


@algorithm
def inclination(worse: int, breadth: int) -> float:
    """How much somebody is drawn to an action that seems so much worse than the best."""
    share = breadth / (breadth + worse)
    return share * share


@algorithm
def best_guess(tree: Array[Branch], node: int) -> int:
    """The child that seems best at first sight; NONE if there is none."""
    best = NONE
    child = tree[node].first
    while child != NONE:
        if best == NONE or tree[child].guess > tree[best].guess:
            best = child
        child = tree[child].next
    return int(best)


@algorithm
def judge_at_first(
    states: Array[Any], tree: Array[Branch], best: int, who: int, habit: Habit, values: Array[int]
) -> None:
    """Judge a new position by its best action; `states[1]` then has played it, for the others to be asked."""
    apply(states[1], tree[best].action)
    values[who] = tree[best].guess
    if habit.seats == DUEL:  # of two, one has what the other has not
        values[1 - who] = SURE - values[who]


@algorithm
def selected(tree: Array[Branch], node: int, who: int, habit: Habit) -> int:
    """The action with the best upper bound; one that surely wins at once, one that loses never."""
    best = NONE
    best_bound = NEVER
    much = curiosity(tree, node, habit)
    child = tree[node].first
    while child != NONE:
        if tree[child].winner == who:
            return int(child)
        bound = upper_bound(tree, child, much, habit)
        if bound > best_bound:
            best_bound = bound
            best = child
        child = tree[child].next
    return int(best)


@algorithm
def selected_of(
    tree: Array[Branch],
    node: int,
    count: int,
    who: int,
    habit: Habit,
    out: Array[int],
    child_of: Array[int],
) -> int:
    """The same among those that are legal as far as one can know."""
    best = NONE
    best_bound = NEVER
    much = curiosity(tree, node, habit)
    for index in range(count):
        child = child_of[out[index]]
        if child != NONE:
            if tree[child].winner == who:
                return int(child)
            bound = upper_bound(tree, child, much, habit)
            if bound > best_bound:
                best_bound = bound
                best = child
    return int(best)


@algorithm
def curiosity(tree: Array[Branch], node: int, habit: Habit) -> float:
    """What a whole prior is worth in a bound; it grows with the visits."""
    return habit.exploration * math.sqrt(tree[node].visits + 1) / WHOLE


@algorithm
def upper_bound(tree: Array[Branch], child: int, much: float, habit: Habit) -> float:
    """How good an action may be: its mean, and more the likelier and the less known it is."""
    if tree[child].winner != NOBODY and habit.seats == DUEL:
        return 0.0
    return (tree[child].value + tree[child].guess + much * tree[child].prior) / (tree[child].visits + 1)


@algorithm
def outcome(tree: Array[Branch], node: int, used: int, action: int) -> int:
    """The child of an outcome of chance, a new one if need be; NONE if the tree is full."""
    child = child_with(tree, node, action)
    if child == NONE and used < len(tree):
        add_child(tree, node, used, action, CHANCE)
        return used
    return child


@algorithm
def add_child(tree: Array[Branch], node: int, child: int, action: int, seat: int) -> None:
    """Put a new node into the tree."""
    made = tree[child]
    made.action = action
    made.seat = seat
    made.winner = NOBODY
    made.first = NONE
    made.next = tree[node].first
    made.visits = 0
    made.prior = 0
    made.guess = 0
    made.value = 0
    tree[node].first = child


@algorithm
def go_back(
    state: Any,
    tree: Array[Branch],
    habit: Habit,
    path: Array[int],
    values: Array[int],
    mind: Mind,
) -> int:
    """Add up what it was worth to the seats that chose the actions of a path, and note what is sure.

    Return who was sure to win at its end.
    """
    last = 0
    while path[last + 1] != END:
        last += 1
    winner = tree[path[last]].winner
    for place in range(last, -1, -1):
        node = path[place]
        if habit.has_secrets == 0:
            note_winner(tree, node, habit)
        seat = int(tree[node].seat)
        tree[node].visits += 1
        if seat >= 0:
            tree[node].value += worth_to(state, seat, winner, habit, values, mind)
    return int(winner)


@algorithm
def worth_to(state: Any, seat: int, winner: int, habit: Habit, values: Array[int], mind: Mind) -> int:
    """What the end of a path is worth to a seat, of SURE; it is asked only once."""
    if winner != NOBODY and habit.seats == DUEL:
        return SURE if winner == seat else 0
    if values[seat] == UNJUDGED:
        values[seat] = guessed(state, seat, habit, mind)
    return values[seat]


@algorithm
def note_winner(tree: Array[Branch], node: int, habit: Habit) -> None:
    """A position is won by who can win it; of two, also by who wins whatever the other does."""
    child = tree[node].first
    if child == NONE or tree[node].winner != NOBODY or tree[child].seat == CHANCE:
        return
    who = int(tree[child].seat)
    is_lost = habit.seats == DUEL  # of several, another one may win too
    while child != NONE:
        if tree[child].winner == who:
            tree[node].winner = who
            return
        if tree[child].winner == NOBODY:
            is_lost = False
        child = tree[child].next
    if is_lost:
        tree[node].winner = 1 - who
