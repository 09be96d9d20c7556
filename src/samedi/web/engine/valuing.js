// What positions are worth to every seat, by search; each seat is asked with what it may know. It does what
// bots/valuing.py does in a worker process, and finds the same to the last bit.

/** @import { Engine, Net, Variation } from "./types.js" */
/** @import { Past } from "./thinking.js" */
import { CHANCE, merged, OVER } from "./engine.js";

const DUEL = 2;
const PAID = 1000; // what `payoff` says of a won game
const MOST_OUTCOMES = 256; // that are valued one by one;
const DRAWN = 64; // of more, so many are drawn

/** A chance to win for each seat, 0 to 1. @typedef {number[]} Values */
/** @typedef {{ variations: Variation[], value: number, values: Values | null }} Searched */

/** Every byte is one letter: a state as a key. */
const letters = new TextDecoder("latin1");

/** Values positions of one game; the same position, simulations and salt give the same value. */
export class Valuer {
  /** @param {Engine} engine @param {Past} past @param {Net | null} net */
  constructor(engine, past, net) {
    this.engine = engine;
    this.past = past;
    this.net = net;
    /** @type {Map<string, Searched>} */
    this.known = new Map();
  }

  /** The chances of all seats in a position. @param {Uint8Array} state @param {number} simulations @returns {Values} */
  values(state, simulations, salt = 0) {
    const { seats } = this.past;
    const who = this.engine.mover(state);
    if (who === OVER) return shares(this.engine, state, seats);
    const asked = (/** @type {number} */ seat) => this.search(state, seat, simulations, salt);
    if (!this.engine.layout.has_secrets) {
      // One search is enough: of two seats one has what the other has not.
      const seat = Math.max(who, 0);
      const { value, values } = asked(seat);
      if (seats === DUEL) return seat === 0 ? [value, 1 - value] : [1 - value, value];
      if (values) return values;
    }
    return Array.from({ length: seats }, (_, seat) => asked(seat).value);
  }

  /**
   * What a search finds for a seat; to the seat to act the first variation is the advice.
   * @param {Uint8Array} state @param {number} seat @param {number} simulations
   */
  search(state, seat, simulations, salt = 0) {
    const seen = this.past.is_open ? state : this.engine.hide(state, seat);
    const key = `${seat} ${simulations} ${salt} ${letters.decode(seen)}`;
    const found = this.known.get(key) ?? this.searched(seen, seat, simulations, salt);
    this.known.set(key, found);
    return found;
  }

  /**
   * @param {Uint8Array} state as the seat may know it
   * @param {number} seat @param {number} simulations @param {number} salt
   * @returns {Searched}
   */
  searched(state, seat, simulations, salt) {
    const rng = this.past.rngs[salt];
    const how = { tells_lines: false, tells_value: true };
    const search = this.engine.search({ state, seat, rng, simulations, net: this.net, ...how });
    search.grow(simulations);
    const variations = merged([search.found()]);
    const who = variations.length > 0 ? this.engine.mover(state) : CHANCE;
    const valueTo = (/** @type {number} */ each) => (each === who ? variations[0].value : search.value(each));
    const values = search.asking.length > 1 ? search.asking.map(valueTo) : null;
    return { variations, value: valueTo(seat), values };
  }
}

/**
 * What a finished game brought: of two the share, of more to each seat its own.
 * @param {Engine} engine @param {Uint8Array} state @param {number} seats
 * @returns {Values}
 */
function shares(engine, state, seats) {
  const paid = Array.from({ length: seats }, (_, seat) => engine.payoff(state, seat) / PAID);
  if (seats !== DUEL) return paid;
  const share = (1 + paid[0] - paid[1]) / 2;
  return [share, 1 - share];
}

/** A state, and how probable it is. @typedef {{ state: Uint8Array, chance: number }} Way */

/**
 * Where chance may lead until a seat acts; of too much to tell, what is drawn from it.
 * @param {Engine} engine @param {Uint8Array} start @param {Uint8Array} rng
 */
export const ways = (engine, start, rng) => outcomes(engine, start) ?? drawn(engine, start, rng);

/** Where chance led, when it was let go on so often. */
/** @param {Engine} engine @param {Uint8Array} start @param {Uint8Array} begun */
function drawn(engine, start, begun) {
  /** @type {Map<string, Way>} */
  const found = new Map();
  let rng = begun;
  for (let count = 0; count < DRAWN; count++) {
    let state = start;
    while (engine.mover(state) === CHANCE) {
      const chosen = engine.choose(state, rng);
      [state, rng] = [engine.apply(state, chosen.action), chosen.rng];
    }
    const key = letters.decode(state);
    found.set(key, { state, chance: (found.get(key)?.chance ?? 0) + 1 / DRAWN });
  }
  return [...found.values()];
}

/**
 * Where chance may lead until a seat acts, with the probabilities; null if that is too much to tell.
 * @param {Engine} engine @param {Uint8Array} start
 * @returns {Way[] | null}
 */
function outcomes(engine, start) {
  /** @type {Map<string, Way>} */
  const found = new Map();
  let waiting = new Map([["", { state: start, chance: 1 }]]);
  while (waiting.size) {
    /** @type {Map<string, Way>} */
    const reached = new Map();
    for (const before of waiting.values()) {
      for (const { state, chance } of steps(engine, before.state)) {
        const into = engine.mover(state) === CHANCE ? reached : found;
        const key = letters.decode(state);
        into.set(key, { state, chance: (into.get(key)?.chance ?? 0) + before.chance * chance });
      }
      if (reached.size + found.size > MOST_OUTCOMES) return null;
    }
    waiting = reached;
  }
  return [...found.values()];
}

/** What one act of chance may bring, with the probabilities. @param {Engine} engine @param {Uint8Array} before */
function steps(engine, before) {
  const { actions, weights } = engine.outcomes(before);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return actions.map((action, place) => ({
    state: engine.apply(before, action),
    chance: weights[place] / total,
  }));
}

/**
 * The mean of values with their probabilities.
 * @param {{ chance: number, values: Values }[]} weighted
 * @returns {Values}
 */
export const mean = (weighted) =>
  weighted[0].values.map((_, seat) =>
    weighted.reduce((sum, each) => sum + each.chance * each.values[seat], 0),
  );
