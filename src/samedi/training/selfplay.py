"""Games that a judgement plays against itself, written once for processors and graphics cards.

Whoever is to act tries every action and takes the one after which it likes its chances best; now and then it
takes any. Noted is what the seats notice in the position after the action: of two only the one who acted,
since the other one has what is left; of more every seat, the one who acted first.
"""

from typing import Any, NamedTuple

from samedi.bots.evaluation import SURE, Mind, evaluate
from samedi.core.bind import algorithm, apply, legal, mover, notice, payoff
from samedi.core.game import OVER
from samedi.core.playout import choose
from samedi.core.record import Array
from samedi.core.rng import Rng, below

PAID = 1000  # what `payoff` says of a won game
NOT_OVER = -1
NO_SEAT = -1
MILLE = 1000
TRIED, ENDED = 0, 1  # places of a tally


class Notes(NamedTuple):
    """What games leave behind, by game and step."""

    seen: Array[
        Array[Array[Array[int]]]
    ]  # what each watcher noticed, filled up with the number after the last
    watchers: Array[Array[Array[int]]]  # which seats they are, NO_SEAT if there is nothing to notice
    chances: Array[Array[Array[int]]]  # by seat, of SURE
    paid: Array[Array[Array[int]]]  # by seat, of PAID; NOT_OVER while the game goes on


@algorithm
def share(state: Any, seat: int) -> int:
    """What a seat got of a finished game, of PAID; of two, half of it if both or nobody won."""
    if state.players == 2:  # noqa: PLR2004 - of two, one has what the other has not
        return (PAID + payoff(state, seat) - payoff(state, 1 - seat)) // 2
    return int(payoff(state, seat))


@algorithm
def settle(
    states: Array[Any],
    game: int,
    starts: Array[Any],
    rng: Rng,
    out: Array[int],
    weights: Array[int],
    paid: Array[int],
) -> int:
    """Let chance act until a seat is to; a game that is over tells what it paid and begins anew somewhere."""
    for seat in range(len(paid)):
        paid[seat] = NOT_OVER
    who = mover(states[game])
    while who < 0:
        if who == OVER:
            for seat in range(len(paid)):
                paid[seat] = share(states[game], seat) if seat < states[game].players else 0
            states[game] = starts[below(rng, len(starts))]
        else:
            apply(states[game], choose(states[game], rng, out, weights))
        who = mover(states[game])
    return int(who)


@algorithm
def note_seat(state: Any, seat: int, row: Array[int], features: int) -> None:
    """Note what a seat notices, filled up with the number after the last feature."""
    count = notice(state, seat, row)
    for place in range(count, len(row)):
        row[place] = features


@algorithm
def look_around(state: Any, who: int, seen: Array[Array[int]], watchers: Array[int], features: int) -> None:
    """Note what everybody notices after an action, the one who acted first; of a finished game nothing."""
    is_over = mover(state) == OVER
    for turned in range(len(watchers)):
        watchers[turned] = NO_SEAT
        if not is_over and turned < state.players:
            watchers[turned] = (who + turned) % state.players
            note_seat(state, watchers[turned], seen[turned], features)


@algorithm
def begin_many(
    states: Array[Any],
    starts: Array[Any],
    rngs: Array[Rng],
    out: Array[int],
    weights: Array[int],
    paid: Array[int],
) -> int:
    """Begin all games, each at a start drawn by its own luck."""
    for game in range(len(states)):
        states[game] = starts[below(rngs[game], len(starts))]
        settle(states, game, starts, rngs[game], out, weights, paid)
    return 0


@algorithm
def play_many(
    states: Array[Any],
    room: Array[Any],
    starts: Array[Any],
    rngs: Array[Rng],
    careless: int,
    out: Array[int],
    weights: Array[int],
    mind: Mind,
    notes: Notes,
    tally: Array[int],
) -> int:
    """Play all games on for as many steps as there is room for notes; `careless` of MILLE actions are any."""
    for game in range(len(states)):
        for step in range(len(notes.paid[game])):
            who = mover(states[game])
            action = chosen(states[game], room, who, rngs[game], careless, out, mind, tally)
            apply(states[game], action)
            note_all(states, game, who, step, notes, mind)
            settle(states, game, starts, rngs[game], out, weights, notes.paid[game][step])
            if notes.paid[game][step][0] != NOT_OVER:
                tally[ENDED] += 1
    return len(states) * len(notes.paid[0])


@algorithm
def chosen(
    state: Any,
    room: Array[Any],
    who: int,
    rng: Rng,
    careless: int,
    out: Array[int],
    mind: Mind,
    tally: Array[int],
) -> int:
    """The action after which the seat likes its chances best, or any."""
    count = legal(state, out)
    if below(rng, MILLE) < careless:
        return int(out[below(rng, count)])
    if count == 1:
        return int(out[0])
    best = -1
    action = out[0]
    tally[TRIED] += count
    for index in range(count):
        room[0] = state
        apply(room[0], out[index])
        promise = promised(room[0], who, mind)
        if promise > best:
            best = promise
            action = out[index]
    return int(action)


@algorithm
def promised(state: Any, seat: int, mind: Mind) -> int:
    """What a seat may expect, of SURE: its share if the game is over, else what it judges."""
    if mover(state) == OVER:
        return share(state, seat) * (SURE // PAID)
    return evaluate(state, seat, mind)


@algorithm
def note_all(states: Array[Any], game: int, who: int, step: int, notes: Notes, mind: Mind) -> None:
    """Note what the seats notice after an action, and how they judge it."""
    watchers = notes.watchers[game][step]
    chances = notes.chances[game][step]
    look_around(states[game], who, notes.seen[game][step], watchers, len(mind.rows) - 1)
    for seat in range(min(states[game].players, len(chances))):
        chances[seat] = promised(states[game], seat, mind) if len(watchers) > 1 or seat == who else 0
    if len(watchers) == 1:
        chances[1 - who] = SURE - chances[who]


@algorithm
def try_one(
    slot: int,
    states: Array[Any],
    room: Array[Any],
    listed: Array[Array[int]],
    owners: Array[int],
    firsts: Array[int],
    active: Array[Array[int]],
    sure: Array[int],
    features: int,
) -> None:
    """Try one action of one game: note what its seat would notice, or what it is paid if the game is over."""
    game = owners[slot]
    who = mover(states[game])
    room[0] = states[game]
    apply(room[0], listed[game][slot - firsts[game]])
    if mover(room[0]) == OVER:
        sure[slot] = share(room[0], who)
        active[slot][0] = features
    else:
        sure[slot] = NOT_OVER
        note_seat(room[0], who, active[slot], features)


@algorithm
def turn_one(
    game: int,
    states: Array[Any],
    starts: Array[Any],
    rngs: Array[Rng],
    listed: Array[Array[int]],
    firsts: Array[int],
    counts: Array[int],
    values: Array[float],
    careless: Array[int],
    seen: Array[Array[Array[int]]],
    watchers: Array[Array[int]],
    paid: Array[Array[int]],
    out: Array[int],
    weights: Array[int],
    features: int,
) -> None:
    """Take the action whose value is best, in `careless[0]` of MILLE cases any; go on to the next one."""
    best = 0
    if below(rngs[game], MILLE) < careless[0]:
        best = below(rngs[game], counts[game])
    else:
        for place in range(1, counts[game]):
            if values[firsts[game] + place] > values[firsts[game] + best]:
                best = place
    who = mover(states[game])
    apply(states[game], listed[game][best])
    look_around(states[game], who, seen[game], watchers[game], features)
    settle(states, game, starts, rngs[game], out, weights, paid[game])
    counts[game] = legal(states[game], listed[game])


@algorithm
def begin_one(
    game: int,
    states: Array[Any],
    starts: Array[Any],
    rngs: Array[Rng],
    listed: Array[Array[int]],
    counts: Array[int],
    paid: Array[Array[int]],
    out: Array[int],
    weights: Array[int],
) -> None:
    """Begin a game at a start drawn by its luck."""
    states[game] = starts[below(rngs[game], len(starts))]
    settle(states, game, starts, rngs[game], out, weights, paid[game])
    counts[game] = legal(states[game], listed[game])
