/** The engines of this server: each is fetched once, and kept by the browser under a name that changes with it. */
/** @import { Loaded } from "./thinking.js" */
/** @import { Layout, Net, Recipe } from "./types.js" */
import { get } from "../app/api.js";
import { isAtHome } from "../app/here.js";
import { placeOf } from "../app/place.js";
import { LIST, STORE } from "../here/stores.js";

/** @typedef {{ layout: Layout, module: string, nets: Record<string, Recipe & { weights: string }> }} Offered */

/** This server has no engine for the game, or not yet. */
export class NotHere extends Error {}

/** @type {Map<string, Promise<Loaded>>} */
const engines = new Map();

/**
 * The engine of a game, for a table of this device that of this edition.
 * @param {string} game
 * @returns {Promise<Loaded>}
 */
export const engineOf = (game) => once(engines, `${game} ${isAtHome()}`, () => fetched(game));

/** @param {string} game @returns {Promise<Loaded>} */
async function fetched(game) {
  const all = (isAtHome() && (await keptList())) || (await get("/api/engines").catch(keptList));
  const offered = all?.[game]; // no server, no engines
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

/** The engines that this device keeps, if it does. @returns {Promise<Record<string, Offered> | undefined>} */
async function keptList() {
  if (!("caches" in globalThis)) return undefined;
  return (await caches.match(LIST, { cacheName: STORE }))?.json();
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
