// The two kinds of search over one engine's memory, grown slice by slice: played on at random, or judged. They do what
// bots/trees.py does in a worker process, and find the same.

/** @import { Engine } from "./engine.js" */
/** @import { Asked, Found, Net, Search } from "./types.js" */

export const CHANCE = -1;
export const OVER = -2;

const PLACES = 3; // states side by side: the one to search, and two to play on
const ROOT = 0;
const NONE = 0;
const NOBODY = -1;
const DUEL = 2;
const PAID = 1000;
const INTEGER = 8; // bytes

/** What surely wins, the most looked at, what went best. @param {Found} one @param {Found} other */
export function order(one, other) {
  return (
    Number(other.is_won) - Number(one.is_won) ||
    other.looks - one.looks ||
    other.paid - one.paid ||
    one.action - other.action
  );
}

class Tree {
  /** @param {Engine} engine @param {Asked} asked @param {string} kind of its nodes @param {number} wanted of them */
  constructor(engine, asked, kind, wanted) {
    this.engine = engine;
    this.kind = kind;
    this.tellsLines = asked.tells_lines ?? true;
    this.size = engine.layout.records[kind].size;
    this.nodes = [0, Math.min(engine.layout.search.largest_tree, wanted + 2)];
    this.nodes[0] = engine.room(this.nodes[1] * this.size);
    this.used = 1;
    this.done = 0;
    this.asking = asked.tells_value ? [asked.seat] : [];
    // State and generator are its own: it goes on where it stopped, whatever the engine was asked meanwhile.
    const { size } = engine.layout.records.state;
    this.state = engine.room(PLACES * size);
    for (let place = 0; place < PLACES; place += 1) engine.put(this.state + place * size, asked.state);
    this.rng = engine.put(engine.room(asked.rng.length), asked.rng);
  }

  get isSettled() {
    return false;
  }

  /** @param {number} simulations */
  grow(simulations) {
    this.used = this.searched(simulations);
    this.done += simulations;
  }

  /** @param {number} _simulations @returns {number} */
  searched(_simulations) {
    throw new TypeError("no search");
  }

  /** @param {number} node @param {string} name */
  read(node, name) {
    return this.engine.read(this.kind, this.nodes[0] + node * this.size, name);
  }

  /** @param {number} node @returns {Found} */
  told(node) {
    const [is_won, looks] = [this.isWon(node), this.looks(node)];
    return { action: this.read(node, "action"), looks, paid: this.paid(node), is_won, expected: [] };
  }

  /** @param {number} _node */
  isWon(_node) {
    return false;
  }

  /** @param {number} node */
  looks(node) {
    return this.read(node, "visits");
  }

  /** @param {number} node */
  paid(node) {
    return this.read(node, "paid") / (PAID * this.read(node, "visits"));
  }

  /** The root is a node like others. @param {number} _seat */
  value(_seat) {
    return this.paid(ROOT);
  }

  /** The nodes below a node, the best first. @param {number} node */
  children(node) {
    const below = [];
    for (let child = this.read(node, "first"); child !== NONE; child = this.read(child, "next")) {
      below.push({ ...this.told(child), node: child });
    }
    return below.sort(order);
  }

  /** The actions expected after a node's, at least up to the first reply of somebody else. @param {number} after */
  expected(after) {
    const { expected, longest_line } = this.engine.layout.search;
    const quiet = [CHANCE, this.read(after, "seat")];
    const line = [];
    let isAnswered = false;
    for (let node = after; line.length < expected || (!isAnswered && line.length < longest_line);) {
      const best = this.children(node)[0];
      if (!best) break;
      node = best.node;
      line.push(best.action);
      isAnswered ||= !quiet.includes(this.read(node, "seat"));
    }
    return line;
  }

  found() {
    return this.children(ROOT).map(({ node, ...told }) => ({
      ...told,
      expected: this.tellsLines ? this.expected(node) : [],
    }));
  }
}

/** A search that plays on at random and trusts `worth`. @implements {Search} */
export class PlayedTree extends Tree {
  /** @param {Engine} engine @param {Asked} asked */
  constructor(engine, asked) {
    super(engine, asked, "node", 3 * asked.simulations);
    const { layout } = engine;
    const { many, exploration, little_exploration } = layout.search;
    engine.write("node", this.nodes[0], { seat: asked.tells_value ? asked.seat : CHANCE });
    this.manner = engine.write("manner", engine.room(layout.records.manner.size), {
      seat: asked.seat,
      has_secrets: Number(layout.has_secrets),
      sees_replies: Number(asked.sees_replies ?? true),
      overlooked: asked.overlooked ?? 0,
      exploration: asked.simulations >= many ? exploration : little_exploration,
      scale: layout.worth_scale,
      rollout: asked.rollout ?? layout.rollout,
    });
  }

  /** @param {number} simulations */
  searched(simulations) {
    const { entries, out, weights, childOf, path, judged } = this.engine;
    const room = [...out, ...weights, ...childOf, ...path, ...judged];
    return entries.search(
      this.state,
      2,
      ...this.nodes,
      this.used,
      simulations,
      this.manner,
      this.rng,
      ...room,
    );
  }
}

/** A search that trusts what was learnt. @implements {Search} */
export class JudgedTree extends Tree {
  /** @param {Engine} engine @param {Asked} asked @param {Net} net */
  constructor(engine, asked, net) {
    super(engine, asked, "branch", 24 * asked.simulations + 512);
    const { records, has_secrets } = engine.layout;
    this.net = net;
    this.shown = asked.is_bare ? { slope: 1, offset: 0 } : net;
    this.seats = engine.read("state", this.state, "players");
    if (asked.tells_value && this.seats > DUEL && !has_secrets) this.asking = [...Array(this.seats).keys()];
    this.sums = engine.list(engine.layout.search.most_seats);
    engine.bytes(this.sums[0], INTEGER * this.sums[1]).fill(0);
    engine.write("branch", this.nodes[0], { seat: CHANCE, winner: NOBODY });
    this.habit = engine.write("habit", engine.room(records.habit.size), {
      seat: asked.seat,
      seats: this.seats,
      has_secrets: Number(has_secrets),
      asking: this.asking.reduce((bits, seat) => bits | (1 << seat), 0),
      exploration: net.exploration,
      breadth: net.breadth,
    });
  }

  get isSettled() {
    return this.read(ROOT, "winner") !== NOBODY;
  }

  /** @param {number} simulations */
  searched(simulations) {
    const { entries, out, weights, childOf, path, judged, layout } = this.engine;
    const values = [judged[0], layout.search.most_seats, ...this.sums];
    const room = [...out, ...weights, ...childOf, ...path, ...values, ...this.engine.mindOf(this.net)];
    const tree = [this.state, PLACES, ...this.nodes, this.used, simulations];
    return entries.search_judged(...tree, this.habit, this.rng, ...room);
  }

  /** @param {number} node */
  isWon(node) {
    const seat = this.read(node, "seat");
    return seat !== CHANCE && this.read(node, "winner") === seat;
  }

  /** The first guess is a look too. @param {number} node */
  looks(node) {
    return 1 + this.read(node, "visits");
  }

  /** @param {number} node */
  paid(node) {
    const isWon = this.isWon(node);
    if (isWon || (this.read(node, "winner") !== NOBODY && this.seats === DUEL)) return Number(isWon);
    const { sure } = this.engine.layout.search;
    const mean = (this.read(node, "value") + this.read(node, "guess")) / (sure * this.looks(node));
    return this.engine.entries.honest(mean, this.shown.slope, this.shown.offset);
  }

  /** Nobody guessed at the root. @param {number} seat */
  value(seat) {
    const isWon = this.read(ROOT, "winner") === seat;
    if (isWon || (this.isSettled && this.seats === DUEL)) return Number(isWon);
    const [sum] = this.engine.numbers([this.sums[0] + INTEGER * seat], 1);
    const mean = sum / (this.engine.layout.search.sure * this.read(ROOT, "visits"));
    return this.engine.entries.honest(mean, this.shown.slope, this.shown.offset);
  }
}
