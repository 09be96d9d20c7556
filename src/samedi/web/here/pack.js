/** What a device needs to play without a server: fetched once, when somebody asks for it, and kept. */
import { keepPage } from "../app/keeping.js";
import { hasPython } from "../app/here.js";
import { BASE, placeOf } from "../app/place.js";

const CACHE = "samedi-python";
const KEY = "samedi-python"; // where it lies, once it is whole

/** @typedef {{ base: string, files: [string, number][], bytes: number, nets: Record<string, string> }} Python */

/** Where Python lies, below the page. */
export const pythonHere = () => localStorage.getItem(KEY) ?? "";

/** What there is to fetch; nothing if this place does not have it. @returns {Promise<Python | null>} */
export async function offered() {
  const answer = await fetch(`${BASE}kept.json`, { cache: "no-cache" });
  return (await answer.json()).python;
}

/**
 * Fetch all of it, and the page with it.
 * @param {Python} python
 * @param {(part: number) => void} progress from 0 to 1
 */
export async function fetchPython({ base, files, nets }, progress) {
  const total = files.reduce((sum, [, size]) => sum + size, 0);
  const cache = await caches.open(CACHE);
  let done = 0;
  const count = (/** @type {number} */ size) => progress((done += size) / total);
  for (const [name, size] of files) {
    if (await cache.match(`${BASE}${base}${name}`)) count(size);
    else await fetchFile(cache, `${BASE}${base}${name}`, count);
  }
  progress(1);
  await keepPage();
  await forgetFormer(cache, base);
  localStorage.setItem(KEY, base);
  await (await import("./house.js")).getReady().catch(async (error) => {
    await forgetPython(); // what does not begin is fetched anew the next time
    throw error;
  });
  await keepEngines(nets).catch((error) => console.warn(error));
  hasPython.value = true;
  await navigator.storage?.persist?.();
}

/** @param {Cache} cache @param {string} address @param {(size: number) => void} count hears of bytes as they come */
async function fetchFile(cache, address, count) {
  const response = await fetch(address);
  if (!response.ok || !response.body) throw new Error(`${address}: ${response.status}`);
  const counting = new TransformStream({
    transform(chunk, controller) {
      count(chunk.byteLength);
      controller.enqueue(chunk);
    },
  });
  const headers = { "content-type": response.headers.get("content-type") ?? "" };
  await cache.put(address, new Response(response.body.pipeThrough(counting), { headers }));
}

/** @param {Cache} cache @param {string} base */
async function forgetFormer(cache, base) {
  for (const { url } of await cache.keys())
    if (url.includes("/python/") && !new URL(url).pathname.startsWith(BASE + base)) await cache.delete(url);
}

/**
 * The searches of all games as they are today, and of what each has learnt the judgement that a device needs. Those
 * that a young server does not have yet come another time; where there are none simpler bots play.
 * @param {Record<string, string>} nets
 */
export async function keepEngines(nets) {
  const cache = await caches.open(CACHE);
  const list = `${BASE}api/engines`;
  const answer = await fetch(list, { cache: "no-cache" });
  const former = await cache.match(list);
  const all = { ...(await former?.json()), ...(answer.ok ? await answer.json() : {}) };
  const wanted = Object.entries(all)
    .flatMap(([game, { module, nets: weighed }]) => [module, weighed[nets[game]]?.weights])
    .filter(Boolean)
    .map(placeOf);
  for (const address of wanted) if (!(await cache.match(address))) await cache.add(address);
  await cache.put(list, Response.json(all));
  for (const { url } of await cache.keys())
    if (url.includes("/engines/") && !wanted.includes(new URL(url).pathname)) await cache.delete(url);
}

/** Bring them up to date, if this device plays without a line. */
export async function renewEngines() {
  const nets = pythonHere() && (await offered())?.nets;
  if (nets) await keepEngines(nets);
}

/** Give the room back; games that are kept here stay. */
export async function forgetPython() {
  localStorage.removeItem(KEY);
  hasPython.value = false;
  await caches.delete(CACHE);
}
