// A game's rules and searches in WebAssembly, in a page, a worker or Node: one instance, its memory, one search at a
// time. States are bytes and actions are numbers, as everywhere in Samedi; `types.d.ts` tells what everything means.

/** @import { Asked, Engine as Rules, Found, Layout, Net, Search, Sight, Variation } from "./types.js" */

import { JudgedTree, order, PlayedTree } from "./trees.js";

export { CHANCE, OVER } from "./trees.js";

const ALIGNED = 16;
const PAGE = 65_536;
const INTEGER = 8; // bytes: the rules count in 64 bits, though nothing they list needs more than 32
const PLACES = 2; // states side by side: the one given, and one to play on
const RNG = 32; // bytes

/** The generator that `seeded` of core/rng.py gives for these seeds; only where a page may use `crypto.subtle`. */
export async function seeded(/** @type {(number | bigint)[]} */ ...seeds) {
  const text = seeds.length === 1 ? `(${seeds[0]},)` : `(${seeds.join(", ")})`;
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return generator(new Uint8Array(digest));
}

/** A generator that nobody can foretell. */
export const randomly = () => generator(crypto.getRandomValues(new Uint8Array(12)));

/** @param {Uint8Array} drawn three words of 32 bits and a counter, each in 64 */
function generator(drawn) {
  const rng = new Uint8Array(RNG);
  for (const word of [0, 1, 2]) rng.set(drawn.subarray(4 * word, 4 * word + 4), 8 * word);
  rng[24] = 1;
  return rng;
}

/** What several trees found about the same state, as one answer: the best first. @returns {Variation[]} */
export function merged(/** @type {Found[][]} */ trees) {
  /** @type {Map<number, { looks: number, paid: number, is_won: boolean, expected: number[] }>} */
  const sums = new Map();
  for (const { action, looks, paid, is_won, expected } of trees.flat()) {
    const sum = sums.get(action) ?? { looks: 0, paid: 0, is_won: false, expected };
    sum.looks += looks;
    sum.paid += looks * paid;
    sum.is_won ||= is_won;
    sums.set(action, sum);
  }
  return [...sums]
    .map(([action, { looks, paid, is_won, expected }]) => ({
      action,
      looks,
      paid: paid / looks,
      is_won,
      expected,
    }))
    .sort(order)
    .map(({ action, looks, paid, expected }) => ({ action, visits: looks, value: paid, expected }));
}

/** @implements {Rules} */
export class Engine {
  /** @param {BufferSource | WebAssembly.Module} module @param {Layout} layout */
  static async load(module, layout) {
    const compiled = module instanceof WebAssembly.Module ? module : await WebAssembly.compile(module);
    return new Engine(await WebAssembly.instantiate(compiled), layout);
  }

  /** @param {WebAssembly.Instance} instance @param {Layout} layout */
  constructor(instance, layout) {
    this.layout = layout;
    /** @type {Record<string, (...values: number[]) => number>} */
    this.entries = /** @type {any} */ (instance.exports);
    this.memory = /** @type {WebAssembly.Memory} */ (instance.exports.memory);
    this.free = Number(/** @type {WebAssembly.Global} */ (instance.exports.heap).value);
    const { records, action_count, search } = layout;
    this.state = this.room(PLACES * records.state.size);
    this.rng = this.room(RNG);
    this.out = this.list(action_count);
    this.weights = this.list(action_count);
    this.childOf = this.list(action_count);
    this.path = this.list(search.longest_path);
    this.judged = this.list(2 * search.most_seats);
    /** @type {{ of: Uint8Array, laid: number[] } | null} */
    this.mind = null;
    this.net = layout.sight ? this.room(2 * weightsOf(layout)) : 0;
    this.summed = this.list(1 + (layout.sight?.most ?? 0));
    this.mindRoom = layout.sight ? this.roomOfMind(layout.sight) : [];
    this.mark = this.free;
  }

  get memorySize() {
    return this.memory.buffer.byteLength;
  }

  /** An address with so many bytes behind it. @param {number} size */
  room(size) {
    const address = this.free;
    this.free += Math.ceil(size / ALIGNED) * ALIGNED;
    const missing = this.free - this.memory.buffer.byteLength;
    if (missing > 0) this.memory.grow(Math.ceil(missing / PAGE));
    return address;
  }

  /** Room for integers, as the module is given it: an address and a length. @param {number} count */
  list(count) {
    return [this.room(INTEGER * count), count];
  }

  /** @param {number} address @param {number} size */
  bytes(address, size) {
    return new Uint8Array(this.memory.buffer, address, size);
  }

  /** @param {number} address @param {Uint8Array} bytes */
  put(address, bytes) {
    this.bytes(address, bytes.length).set(bytes);
    return address;
  }

  /** @param {number[]} list @param {number} count */
  numbers([address], count) {
    const words = new Int32Array(this.memory.buffer, address, 2 * count);
    return Array.from({ length: count }, (_, index) => words[2 * index]);
  }

  /** Put a state into its place. @param {Uint8Array} state */
  at(state) {
    const { size } = this.layout.records.state;
    if (state.length !== size) throw new RangeError(`a state has ${size} bytes, not ${state.length}`);
    return this.put(this.state, state);
  }

  now() {
    return this.bytes(this.state, this.layout.records.state.size).slice();
  }

  nowRng() {
    return this.bytes(this.rng, RNG).slice();
  }

  /** @param {Uint8Array} state */
  mover(state) {
    return this.entries.mover(this.at(state));
  }

  /** @param {Uint8Array} state */
  legal(state) {
    return this.numbers(this.out, this.entries.legal(this.at(state), ...this.out));
  }

  /** @param {Uint8Array} state */
  outcomes(state) {
    const count = this.entries.outcomes(this.at(state), ...this.out, ...this.weights);
    return { actions: this.numbers(this.out, count), weights: this.numbers(this.weights, count) };
  }

  /** @param {Uint8Array} state @param {number} action */
  apply(state, action) {
    this.entries.apply(this.at(state), action);
    return this.now();
  }

  /** @param {Uint8Array} state @param {number} seat */
  hide(state, seat) {
    this.entries.hide(this.at(state), seat);
    return this.now();
  }

  /** @param {Uint8Array} state @param {number} seat @param {Uint8Array} rng */
  determinise(state, seat, rng) {
    this.entries.determinise(this.at(state), seat, this.put(this.rng, rng));
    return { state: this.now(), rng: this.nowRng() };
  }

  /** @param {Uint8Array} state @param {number} seat */
  payoff(state, seat) {
    return this.entries.payoff(this.at(state), seat);
  }

  /** @param {Uint8Array} state @param {number} seat */
  worth(state, seat, overlooked = 0) {
    return this.entries.worth(this.at(state), seat, overlooked);
  }

  /** @param {Uint8Array} state @param {number} seat @param {Net} net */
  judge(state, seat, net) {
    return this.entries.evaluate(this.at(state), seat, ...this.mindOf(net));
  }

  /** @param {Uint8Array} state @param {Uint8Array} rng */
  choose(state, rng) {
    const action = this.entries.choose(this.at(state), this.put(this.rng, rng), ...this.out, ...this.weights);
    return { action, rng: this.nowRng() };
  }

  /** @param {Uint8Array} state @param {Uint8Array} rng @param {number} count */
  playouts(state, rng, count) {
    const { size } = this.layout.records.state;
    this.put(this.at(state) + size, state);
    const given = [this.put(this.rng, rng), count, ...this.out, ...this.weights, this.judged[0], 0];
    return this.entries.playouts(this.state, 2, ...given);
  }

  /** @param {number} power */
  exponential(power) {
    return this.entries.exponential(power);
  }

  /** @param {Asked} asked @returns {Search} */
  search(asked) {
    this.free = this.mark;
    return asked.net ? new JudgedTree(this, asked, asked.net) : new PlayedTree(this, asked);
  }

  /** A net as the module is given it: where its layers lie and how large they are. @param {Net} net */
  mindOf({ weights }) {
    const { sight } = this.layout;
    if (!sight) throw new TypeError(`${this.layout.name} has no learnt judgement`);
    if (weights.length !== 2 * weightsOf(this.layout)) throw new RangeError("weights for other features");
    if (this.mind?.of !== weights) {
      this.mind = { of: weights, laid: this.laid(this.put(this.net, weights), sight) };
      this.bytes(this.summed[0], INTEGER).fill(0); // no row of this net is summed up yet
    }
    return [...this.mind.laid, ...this.mindRoom];
  }

  /** The layers of weights that lie at an address. @param {number} address @param {Sight} sight */
  laid(address, { features, first, second, curve }) {
    const spoken = address + 2 * (features + 1) * first;
    const always = spoken + 2 * first * second;
    const last = always + 2 * second;
    const ends = [always, second, last, second + 1, last + 2 * (second + 1), curve];
    return [address, features + 1, first, spoken, first, second, ...ends];
  }

  /** @param {Sight} sight */
  roomOfMind({ most, first, second }) {
    const units = [this.room(4 * first), first, this.room(2 * first), first, this.room(4 * second), second];
    return [...this.list(most), ...this.summed, ...units];
  }

  /** Write a record. @param {string} kind @param {number} address @param {Record<string, number>} values */
  write(kind, address, values) {
    const { size, fields } = this.layout.records[kind];
    this.bytes(address, size).fill(0);
    const view = new DataView(this.memory.buffer, address, size);
    for (const [name, value] of Object.entries(values)) {
      const { at, bits } = fields[name];
      if (bits === 64) view.setBigInt64(at, BigInt(value), true);
      else if (bits === 32) view.setInt32(at, value, true);
      else if (bits === 16) view.setInt16(at, value, true);
      else view.setInt8(at, value);
    }
    return address;
  }

  /** Read a number of a record. @param {string} kind @param {number} address @param {string} name */
  read(kind, address, name) {
    const { size, fields } = this.layout.records[kind];
    const view = new DataView(this.memory.buffer, address, size);
    const { at, bits } = fields[name];
    if (bits === 64) return Number(view.getBigInt64(at, true));
    if (bits === 32) return view.getInt32(at, true);
    return bits === 16 ? view.getInt16(at, true) : view.getInt8(at);
  }
}

/** How many numbers the weights of a game's net are. @param {Layout} layout */
function weightsOf({ sight }) {
  if (!sight) return 0;
  const { features, first, second, curve } = sight;
  return (features + 1) * first + (first + 1) * second + second + 1 + curve;
}
