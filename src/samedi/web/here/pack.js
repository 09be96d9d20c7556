/** What a device needs to play without a server: fetched once, when somebody asks for it, and kept. */
import { PYTHON, hasEarlier, hasPython, notePythons, pythons } from "../app/here.js";
import { isKept, keepPage } from "../app/keeping.js";
import { BASE, EDITION, placeOf } from "../app/place.js";
import { LIST, STORE } from "./stores.js";

/** @typedef {{ base: string, files: [string, number][], bytes: number }} Python */

/** What there is to fetch, with the page if it is not here; nothing if this place does not have it. */
/** @returns {Promise<Python | null>} */
export async function offered() {
  const answer = await fetch(`${BASE}kept.json`, { cache: "no-cache" });
  const { edition, bytes, python } = await answer.json();
  return python && { ...python, bytes: python.bytes + ((await isKept(edition)) ? 0 : bytes) };
}

/** What it takes to play without a line in the newest edition, for a device that does so in an earlier one. */
export async function newer() {
  const python = pythons.peek().length ? await offered() : null;
  return python && !pythons.peek().includes(python.base) ? python : null;
}

/**
 * Fetch all of it, and the page with it. What plays on this device until now stays until the other is here, whole,
 * begins, and nobody plays.
 * @param {Python} python
 * @param {(part: number) => void} progress from 0 to 1
 * @param {AbortSignal} signal ends it while something is fetched; what has come stays
 */
export async function fetchPython(python, progress, signal) {
  await fetchFiles(python, progress, signal);
  const isRenewed = hasEarlier.peek();
  if (isRenewed && python.base === PYTHON) await begin();
  const kept = await keepPage({ isLeaving: true });
  if (python.base !== PYTHON || (EDITION && kept !== EDITION)) {
    notePythons([python.base]);
    location.reload(); // this page is of another edition
    return await new Promise(() => {});
  }
  if (!isRenewed) await begin();
  notePythons([PYTHON]);
  await keepEngines().catch((error) => console.warn(error));
  await navigator.storage?.persist?.();
}

/** @param {Python} python @param {(part: number) => void} progress @param {AbortSignal} signal */
async function fetchFiles({ base, files }, progress, signal) {
  const total = files.reduce((sum, [, size]) => sum + size, 0);
  const cache = await caches.open(STORE);
  let done = 0;
  const count = (/** @type {number} */ size) => progress((done += size) / total);
  for (const [name, size] of files) {
    const address = `${BASE}${base}${name}`;
    if (await cache.match(address)) count(size);
    else await fetchFile(cache, address, signal, count);
  }
  progress(1);
}

/** Have Python begin. What does not is fetched anew the next time; what plays here until now is left alone. */
async function begin() {
  try {
    await (await import("./house.js")).getReady();
  } catch (error) {
    const cache = await caches.open(STORE);
    for (const { url } of await cache.keys())
      if (new URL(url).pathname.startsWith(BASE + PYTHON)) await cache.delete(url);
    throw error;
  }
}

/**
 * @param {Cache} cache
 * @param {string} address
 * @param {AbortSignal} signal
 * @param {(size: number) => void} count hears of bytes as they come
 */
async function fetchFile(cache, address, signal, count) {
  const response = await fetch(address, { signal });
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

/**
 * The searches of all games that belong to this edition, and what each has learnt, so that every level plays as it does
 * elsewhere. Those that a young server does not have yet come another time; where there are none simpler bots play.
 */
async function keepEngines() {
  const cache = await caches.open(STORE);
  const answer = await fetch(`${BASE}api/engines`, { cache: "no-cache" });
  const former = await cache.match(LIST);
  const all = { ...(await former?.json()), ...(answer.ok ? await answer.json() : {}) };
  const wanted = Object.values(all)
    .flatMap(({ module, nets }) => [module, ...Object.values(nets).map(({ weights }) => weights)])
    .map(placeOf);
  for (const address of wanted) if (!(await cache.match(address))) await cache.add(address);
  await cache.put(LIST, Response.json(all));
}

/** Bring them up to date, if this device plays without a line in the newest edition. @param {string} newest */
export async function renewEngines(newest) {
  const python = newest === EDITION && hasPython.peek() ? await offered() : null;
  if (python?.base === PYTHON) await keepEngines();
}

/** Give the room back; games that are kept here stay. */
export async function forgetPython() {
  notePythons([]);
  await caches.delete(STORE);
}
