/** What a device needs to play without a server: fetched once, when somebody asks for it, and kept. */
import { keepPage } from "../app/keeping.js";
import { hasPython } from "../app/here.js";
import { BASE } from "../app/place.js";

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
  let done = 0;
  const cache = await caches.open(CACHE);
  for (const [name] of files) {
    const address = `${BASE}${base}${name}`;
    if (await cache.match(address)) {
      done += files.find(([each]) => each === name)?.[1] ?? 0;
      continue;
    }
    const response = await fetch(address);
    if (!response.ok || !response.body) throw new Error(`${address}: ${response.status}`);
    const counting = new TransformStream({
      transform(chunk, controller) {
        done += chunk.byteLength;
        progress(done / total);
        controller.enqueue(chunk);
      },
    });
    const headers = { "content-type": response.headers.get("content-type") ?? "" };
    await cache.put(address, new Response(response.body.pipeThrough(counting), { headers }));
  }
  progress(1);
  await keepPage();
  for (const { url } of await cache.keys())
    if (!new URL(url).pathname.startsWith(BASE + base)) await cache.delete(url);
  localStorage.setItem(KEY, base);
  await (await import("./house.js")).getReady();
  hasPython.value = true;
  await navigator.storage?.persist?.();
}

/** Give the room back; games that are kept here stay. */
export async function forgetPython() {
  localStorage.removeItem(KEY);
  hasPython.value = false;
  await caches.delete(CACHE);
}
