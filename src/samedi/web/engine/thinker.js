/** Thinking on this device: several workers, each with a tree and chances of its own, and one answer of them all. */
/** @import { Analysis, Budget, Heard, Loaded, Manner, Position, ToWorker, Tree } from "./thinking.js" */
import { file } from "../app/ui.js";
import { merged } from "./engine.js";
import { engineOf } from "./engines.js";
import { treesHere } from "./device.js";

const LATE_MS = 2_000; // how much longer than it may a worker takes before it is given up
const LOAD_MS = 10_000;

/** A worker as the page sees it: one thing after the other. */
class Thinker {
  constructor() {
    this.worker = new Worker(file("/engine/worker.js"), { type: "module" });
    this.game = "";
    this.ids = 0;
    /** Hears no more of what was asked last. */
    this.leave = () => {};
  }

  /** @param {string} game @param {Loaded} loaded */
  async load(game, { module, layout }) {
    if (this.game === game) return;
    this.game = "";
    await this.ask({ type: "load", id: ++this.ids, module, layout }, LOAD_MS, () => {});
    this.game = game;
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
        if (data.type === "loaded" || data.isLast) this.leave();
      };
      worker.postMessage(message);
    });
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

/** Fetch what is needed and start the workers, before anybody waits; whether this device can think about a game. */
export async function prepare(/** @type {string} */ game) {
  try {
    await ready(game, await treesHere());
    return true;
  } catch (error) {
    console.warn("not thinking here:", error);
    return false;
  }
}

/** @param {string} game @param {number} count */
async function ready(game, count) {
  const loaded = await engineOf(game);
  while (thinkers.length < count) thinkers.push(new Thinker());
  const chosen = thinkers.slice(0, count);
  await Promise.all(chosen.map((each) => each.load(game, loaded)));
  return { chosen, loaded };
}

/**
 * What a search finds in a position, as `POST …/think` gives it; a rejection means that this device cannot.
 * @param {Position} position
 * @param {Budget} budget
 * @param {Manner} [manner]
 * @returns {Promise<Analysis>}
 */
export function think(position, budget, manner = {}) {
  const thought = turn.then(() => searched(position, budget, manner));
  turn = thought.catch(() => manner.signal?.aborted || dismiss());
  return thought;
}

/** After something went wrong everybody begins anew. */
function dismiss() {
  for (const { worker } of thinkers) worker.terminate();
  thinkers = [];
}

/** @param {Position} position @param {Budget} budget @param {Manner} manner @returns {Promise<Analysis>} */
async function searched(position, { simulations, seconds, workers }, { onProgress, signal }) {
  signal?.throwIfAborted();
  const { chosen, loaded } = await ready(position.game, workers ?? (await treesHere()));
  /** @type {Tree[]} */
  const trees = chosen.map(() => ({ found: [], simulations: 0, isWhole: false }));
  const { state, seat, net, sees_replies, overlooked } = position;
  const about = { state: bytesOf(state), seat, sees_replies, overlooked };
  const share = {
    simulations: Math.ceil(simulations / chosen.length),
    seconds,
    net: net ? await loaded.net(net) : null,
  };
  const stop = () => chosen.forEach((each) => each.stop());
  signal?.addEventListener("abort", stop);
  const growing = chosen.map((thinker, place) =>
    thinker.ask({ type: "grow", id: ++thinker.ids, about, ...share }, 1000 * seconds + LATE_MS, (heard) => {
      if (heard.type !== "found") return;
      trees[place] = heard;
      if (!heard.isLast) onProgress?.(together(trees));
    }),
  );
  await Promise.all(growing).finally(() => signal?.removeEventListener("abort", stop));
  signal?.throwIfAborted();
  return together(trees);
}

/** @param {Tree[]} trees @returns {Analysis} */
const together = (trees) => ({
  variations: merged(trees.map(({ found }) => found)),
  simulations: trees.reduce((sum, each) => sum + each.simulations, 0),
  isWhole: trees.every(({ isWhole }) => isWhole),
});

/** @param {string} base64 */
const bytesOf = (base64) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
