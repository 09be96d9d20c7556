// The moments of a game, judged: what could be expected, what came, what was better. It does what bots/judging.py does
// in a worker process, and finds the same to the last bit.

/** @import { Engine, Net, Variation } from "./types.js" */
/** @import { FoundMoment, ToJudge } from "../types.js" */
/** @import { Past } from "./thinking.js" */
/** @import { Values } from "./valuing.js" */
import { CHANCE } from "./engine.js";
import { mean, Valuer, ways } from "./valuing.js";

const PART = 4; // an outcome of chance gets so much less than a choice,
const FEWEST = 12; // but not less than this
const FURTHEST = 6; // actions of what would be expected
const TRUSTED = 20; // a second best must have had one of so many simulations
const HOLDS = 0.05; // what turns out to be worth so much less than it seemed is not what was best;
const OTHERS = 4; // then so many of those that seemed good are looked at, one after the other, until one holds

/** One moment before it is judged. */
/** @typedef {{ before: Uint8Array, after: Uint8Array, actor: number, action: number, isForced: boolean }} Step */

/**
 * The moments of a game: every decision, and everything that chance did between two of them.
 * @param {Engine} engine @param {Uint8Array} start @param {number[]} actions
 * @returns {Step[]}
 */
function stepsOf(engine, start, actions) {
  const found = [];
  let state = start;
  for (let at = 0; at < actions.length;) {
    const [before, actor, action] = [state, engine.mover(state), actions[at]];
    const isForced = actor !== CHANCE && engine.legal(before).length === 1;
    do state = engine.apply(state, actions[at++]);
    while (actor === CHANCE && at < actions.length && engine.mover(state) === CHANCE);
    found.push({ before, after: state, actor, action, isForced });
  }
  return found;
}

/** One game that is looked back on. */
export class Judging {
  /** @param {Engine} engine @param {Past} past @param {Net | null} net */
  constructor(engine, past, net) {
    this.engine = engine;
    this.simulations = past.simulations;
    this.steps = stepsOf(engine, past.start, past.actions);
    this.valuer = new Valuer(engine, past, net);
    this.rngs = past.rngs;
  }

  /** What a moment is found to be. @param {ToJudge} asked @returns {FoundMoment} */
  answer({ place, compared, salt }) {
    const step = this.steps[place];
    return salt === undefined || salt === null ? this.first(step) : this.again(step, compared, salt);
  }

  /** @param {Step} step @returns {FoundMoment} */
  first(step) {
    if (step.actor === CHANCE) return this.lucky(step);
    const reached = this.valuer.values(step.after, this.simulations);
    if (step.isForced) return { expected: reached, reached };
    const { variations } = this.valuer.search(step.before, step.actor, this.simulations);
    const { action: best, values } = this.best(step, variations, reached);
    if (best !== step.action) return { expected: values, reached, best, line: this.line(step, best) };
    const [first, second] = variations;
    if (first.action !== best || !second || second.visits * TRUSTED < this.simulations)
      return { expected: reached, reached };
    return { expected: reached, reached, next: second.action, gap: Math.max(0, first.value - second.value) };
  }

  /** The best of what was done and what seemed best: the latter may be worth less than it seemed. */
  /** @param {Step} step @param {Variation[]} found @param {Values} reached */
  best({ before, actor, action }, found, reached) {
    let best = { action, values: reached };
    for (const seemed of found.slice(0, OTHERS)) {
      const values =
        seemed.action === action
          ? reached
          : this.valuer.values(this.engine.apply(before, seemed.action), this.simulations);
      if (values[actor] > best.values[actor]) best = { action: seemed.action, values };
      if (values[actor] >= seemed.value - HOLDS) break;
    }
    return best;
  }

  /** A moment valued once more: what was done beside another action, whichever is better. */
  /** @param {Step} step @param {number | null | undefined} other @param {number} salt @returns {FoundMoment} */
  again(step, other, salt) {
    if (step.actor === CHANCE || other === undefined || other === null) return this.lucky(step, salt);
    return {
      expected: this.valuer.values(this.engine.apply(step.before, other), this.simulations, salt),
      reached: this.valuer.values(step.after, this.simulations, salt),
      best: other,
      line: this.line(step, other),
    };
  }

  /** The mean over everything that chance could have brought, and what it brought. */
  /** @param {Step} step @returns {FoundMoment} */
  lucky({ before, after }, salt = 0) {
    const { valuer, simulations } = this;
    const found = ways(this.engine, before, this.rngs[salt]);
    const few = Math.max(FEWEST, Math.floor((PART * simulations) / Math.max(PART * PART, found.length)));
    const valued = found.map(({ state, chance }) => ({ chance, values: valuer.values(state, few, salt) }));
    return { expected: mean(valued), reached: valuer.values(after, few, salt) };
  }

  /** What the seat would have done next by the same search, as long as it is its turn. */
  /** @param {Step} step @param {number} best */
  line({ before, actor }, best) {
    const line = [];
    for (
      let state = this.engine.apply(before, best);
      this.engine.mover(state) === actor && line.length < FURTHEST;
      state = this.engine.apply(state, line[line.length - 1])
    )
      line.push(this.valuer.search(state, actor, this.simulations).variations[0].action);
    return line;
  }
}
