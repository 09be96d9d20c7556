/** What a device needs to play without a server: fetched once, when somebody asks for it, and kept. */
import { keepPage } from "../app/keeping.js";
import { hasPython } from "../app/here.js";
import { BASE, placeOf } from "../app/place.js";

const CACHE = "samedi-python";
const KEY = "samedi-python"; // where it lies, once it is whole

/** @typedef {{ base: string, files: [string, number][], bytes: number }} Python */

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
export async function fetchPython({ base, files }, progress) {
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
  const { ask, getReady } = await import("./house.js");
  await getReady();
  await fetchEngines(cache, (await ask("GET", "/api/nets")).answer).catch((error) => console.warn(error));
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
 * The searches of all games, and of what each has learnt the judgement that the device says it needs; a place that has
 * none is no worse: simpler bots play.
 * @param {Cache} cache
 * @param {Record<string, string>} nets
 */
async function fetchEngines(cache, nets) {
  const list = `${BASE}api/engines`;
  const answer = await fetch(list);
  if (!answer.ok) return;
  await cache.put(list, answer.clone());
  for (const [game, { module, nets: weighed }] of Object.entries(await answer.json())) {
    const wanted = [module, weighed[nets[game]]?.weights].filter(Boolean);
    await cache.addAll(wanted.map(placeOf));
  }
}

/** Give the room back; games that are kept here stay. */
export async function forgetPython() {
  localStorage.removeItem(KEY);
  hasPython.value = false;
  await caches.delete(CACHE);
}
