/** The engines of this server: each is fetched once, and kept by the browser under a name that changes with it. */
/** @import { Loaded } from "./thinking.js" */
/** @import { Layout, Net, Recipe } from "./types.js" */
import { get } from "../app/api.js";
import { placeOf } from "../app/place.js";

/** @typedef {{ layout: Layout, module: string, nets: Record<string, Recipe & { weights: string }> }} Offered */

/** This server has no engine for the game, or not yet. */
export class NotHere extends Error {}

/** @type {Map<string, Promise<Loaded>>} */
const engines = new Map();

/** The engine of a game. @param {string} game @returns {Promise<Loaded>} */
export const engineOf = (game) => once(engines, game, () => fetched(game));

/** @param {string} game @returns {Promise<Loaded>} */
async function fetched(game) {
  /** @type {Record<string, Offered>} */
  const all = await get("/api/engines").catch(() => ({})); // no server, no engines
  const offered = all[game];
  if (!offered) throw new NotHere();
  const module = await WebAssembly.compile(await bytesAt(offered.module));
  /** @type {Map<string, Promise<Net>>} */
  const nets = new Map();
  const weigh = async (/** @type {string} */ name) => ({
    ...offered.nets[name],
    weights: new Uint8Array(await bytesAt(offered.nets[name].weights)),
  });
  return { module, layout: offered.layout, net: (name) => once(nets, name, () => weigh(name)) };
}

/** @param {string} address */
async function bytesAt(address) {
  const response = await fetch(placeOf(address));
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.arrayBuffer();
}

/**
 * What was got before, or is got now; what failed is tried again the next time.
 * @template T
 * @param {Map<string, Promise<T>>} known
 * @param {string} name
 * @param {() => Promise<T>} make
 */
function once(known, name, make) {
  const found = known.get(name) ?? make();
  known.set(name, found);
  found.catch(() => known.delete(name));
  return found;
}
