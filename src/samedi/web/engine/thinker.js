/** Thinking on this device: several workers, each with a tree and chances of its own, and one answer of them all. */
/** @import { Net } from "./types.js" */
/** @import { FoundMoment, ToJudge } from "../types.js" */
/** @import { Analysis, Budget, Heard, Loaded, Manner, Past, Position } from "./thinking.js" */
/** @import { ToGrow, ToLookBack, ToWorker, Tree } from "./thinking.js" */
import { file } from "../app/ui.js";
import { merged } from "./engine.js";
import { engineOf, NotHere } from "./engines.js";
import { treesHere } from "./device.js";

const LATE_MS = 2_000; // how much longer than it may a worker takes before it is given up
const SLOW_MS = 20_000; // the same for a moment of a game, which cannot be cut into slices
const LOAD_MS = 10_000;

/** A worker as the page sees it: one thing after the other. */
class Thinker {
  constructor() {
    this.worker = new Worker(file("/engine/worker.js"), { type: "module" });
    /** @type {Loaded | null} */
    this.loaded = null;
    /** What it was given last. @type {Net | null | undefined} */
    this.net = undefined;
    this.ids = 0;
    /** Hears no more of what was asked last. */
    this.leave = () => {};
  }

  /** Give it a game's engine, unless it has that. @param {Loaded} loaded */
  async load(loaded) {
    if (this.loaded === loaded) return;
    this.loaded = null;
    const { module, layout } = loaded;
    await this.ask({ type: "load", id: ++this.ids, module, layout }, LOAD_MS, () => {});
    this.loaded = loaded;
  }

  /**
   * Ask the worker something and hear what it says, to the last word.
   * @param {Exclude<ToWorker, { type: "stop" }>} message
   * @param {number} patience ms
   * @param {(heard: Heard) => void} hear
   * @returns {Promise<void>}
   */
  ask(message, patience, hear) {
    const { worker } = this;
    return new Promise((done, fail) => {
      const late = setTimeout(() => fail(new Error("late")), patience);
      this.leave = () => {
        clearTimeout(late);
        worker.onmessage = null;
        done();
      };
      worker.onerror = (event) => fail(new Error(event.message || "no worker"));
      worker.onmessage = (/** @type {MessageEvent<Heard>} */ { data }) => {
        if (data.id !== message.id) return;
        if (data.type === "failed") return fail(new Error(data.why));
        hear(data);
        if (data.type !== "found" || data.isLast) this.leave();
      };
      worker.postMessage(message);
    });
  }

  /**
   * Grow a tree.
   * @param {Pick<ToGrow, "about" | "simulations" | "seconds">} asked
   * @param {Net | null} net sent only if it is another one than before
   * @param {(tree: Tree, isLast: boolean) => void} hear
   */
  grow(asked, net, hear) {
    /** @type {ToGrow} */
    const message = { type: "grow", id: ++this.ids, ...asked, net: this.other(net) };
    return this.ask(message, 1000 * asked.seconds + LATE_MS, (heard) => {
      if (heard.type === "found") hear(heard, heard.isLast);
    });
  }

  /**
   * Judge moments of a game, as far as the time goes.
   * @param {Omit<ToLookBack, "type" | "id" | "net">} asked
   * @param {Net | null} net
   */
  async judge(asked, net) {
    /** @type {ToLookBack} */
    const message = { type: "judge", id: ++this.ids, ...asked, net: this.other(net) };
    /** @type {FoundMoment[]} */
    const found = [];
    await this.ask(message, 1000 * asked.seconds + SLOW_MS, (heard) => {
      if (heard.type === "judged") found.push(...heard.judged);
    });
    return found;
  }

  /** A net, unless it is the one that was given last. @param {Net | null} net @returns {Net | null | "same"} */
  other(net) {
    const isSame = this.net === net;
    this.net = net;
    return isSame ? "same" : net;
  }

  /** Let a search be. */
  stop() {
    this.worker.postMessage(/** @satisfies {ToWorker} */ ({ type: "stop" }));
    this.leave();
  }
}

/** @type {Thinker[]} */
let thinkers = [];
/** Whoever thinks after the others. @type {Promise<unknown>} */
let turn = Promise.resolve();

/**
 * Fetch what is needed and start the workers, before anybody waits; whether this device can think about a game.
 * @param {string} game
 * @param {string | null} [net] the learnt judgement that will be wanted
 */
export async function prepare(game, net) {
  try {
    await inTurn(async () => ready(game, net, await treesHere()));
    return true;
  } catch (error) {
    if (!(error instanceof NotHere)) console.warn("not thinking here:", error);
    return false;
  }
}

/** @param {string} game @param {string | null | undefined} net @param {number} count */
async function ready(game, net, count) {
  const loaded = await engineOf(game);
  while (thinkers.length < count) thinkers.push(new Thinker());
  const chosen = thinkers.slice(0, count);
  const [weighed] = await Promise.all([
    net ? loaded.net(net) : null,
    ...chosen.map((each) => each.load(loaded)),
  ]);
  return { chosen, weighed };
}

/**
 * One thing after the other; after something went wrong all workers begin anew.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
function inTurn(work) {
  const done = turn.then(work);
  turn = done.catch((error) => error?.name === "AbortError" || dismiss());
  return done;
}

function dismiss() {
  for (const { worker } of thinkers) worker.terminate();
  thinkers = [];
}

/**
 * What a search finds in a position, as `POST …/think` gives it; a rejection means that this device cannot.
 * @param {Position} position
 * @param {Budget} budget
 * @param {Manner} [manner]
 * @returns {Promise<Analysis>}
 */
export const think = (position, budget, manner = {}) => inTurn(() => searched(position, budget, manner));

/** @param {Position} position @param {Budget} budget @param {Manner} manner @returns {Promise<Analysis>} */
async function searched(position, { simulations, seconds, workers }, { onProgress, signal }) {
  signal?.throwIfAborted();
  const { state, seat, net, sees_replies, overlooked, tells_value, is_bare } = position;
  const { chosen, weighed } = await ready(position.game, net, workers ?? (await treesHere()));
  signal?.throwIfAborted(); // what had to be fetched may have taken long
  /** @type {Tree[]} */
  const trees = chosen.map(() => ({ found: [], simulations: 0, isWhole: false }));
  const about = { state: bytesOf(state), seat, sees_replies, overlooked, tells_value, is_bare };
  const share = { about, simulations: Math.ceil(simulations / chosen.length), seconds };
  const stop = () => chosen.forEach((each) => each.stop());
  signal?.addEventListener("abort", stop);
  const growing = chosen.map((thinker, place) =>
    thinker.grow(share, weighed, (tree, isLast) => {
      trees[place] = tree;
      if (!isLast) onProgress?.(together(trees));
    }),
  );
  await Promise.all(growing).finally(() => signal?.removeEventListener("abort", stop));
  signal?.throwIfAborted();
  return together(trees);
}

/**
 * What some moments of a game are found to be, by as many workers as there are stretches of them, each as far as the
 * time goes; others who think wait for that long.
 * @param {{ game: string, net?: string | null, key: string, about: Past, seconds: number }} asked
 * @param {ToJudge[][]} stretches
 * @param {AbortSignal} signal
 */
export const judge = ({ game, net, ...asked }, stretches, signal) =>
  inTurn(async () => {
    signal.throwIfAborted();
    const { chosen, weighed } = await ready(game, net, stretches.length);
    signal.throwIfAborted();
    const stop = () => chosen.forEach((each) => each.stop());
    signal.addEventListener("abort", stop);
    const judging = chosen.map((each, place) => each.judge({ ...asked, moments: stretches[place] }, weighed));
    const found = await Promise.all(judging).finally(() => signal.removeEventListener("abort", stop));
    signal.throwIfAborted();
    return found;
  });

/** @param {Tree[]} trees @returns {Analysis} */
const together = (trees) => ({
  variations: merged(trees.map(({ found }) => found)),
  simulations: trees.reduce((sum, each) => sum + each.simulations, 0),
  isWhole: trees.every(({ isWhole }) => isWhole),
  ...valueOf(trees),
});

/** What the position is worth, by all that have looked. @param {Tree[]} trees @returns {{ value?: number }} */
function valueOf(trees) {
  const told = trees.filter(({ value }) => value !== undefined);
  const looks = told.reduce((sum, { simulations }) => sum + simulations, 0);
  if (!looks) return {};
  return { value: told.reduce((sum, { value = 0, simulations }) => sum + value * simulations, 0) / looks };
}

/** @param {string} base64 */
export const bytesOf = (base64) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
