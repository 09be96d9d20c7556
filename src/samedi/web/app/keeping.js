/** Keeps the page on this device, for those who install it, are called, or play without a line. */
import { Refusal } from "./api.js";
import { pythons } from "./here.js";
import { BASE, EDITION } from "./place.js";

const CACHE = "samedi-edition-"; // and its name, as `sw.js` calls it
/** Why `sw.js` keeps none. @type {Record<string, string>} */
const WHY = { playing: "page-here-playing", QuotaExceededError: "page-here-full" };

/** Whether this browser keeps pages: only where nobody between it and the server can change them. */
export const canKeep = () => isSecureContext && "serviceWorker" in navigator && "caches" in window;

/** Let the service worker in. */
export function letIn() {
  return navigator.serviceWorker.register(`${BASE}sw.js`, { scope: BASE });
}

/**
 * Have the newest edition here, whole; not while somebody plays, nor for who plays without a line before the Python
 * that belongs to it is here.
 * @param {{ isLeaving?: boolean }} [more] whether this page goes on in the new edition: its table is no hindrance
 * @returns {Promise<string>} which it is
 */
export async function keepPage({ isLeaving = false } = {}) {
  if (!canKeep()) throw new Refusal(0, { code: "page-here-unsafe" });
  await Promise.all([letIn(), stand()]);
  const { active } = await navigator.serviceWorker.ready;
  const leaver = isLeaving ? await nameForLocks() : "";
  const { kept, why } = await new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    active?.postMessage({ playsHere: pythons.peek().length > 0, leaver }, [port2]);
  });
  if (!kept) throw new Refusal(0, { code: WHY[why] ?? "page-here-failed" });
  return kept;
}

/** What this page is called where locks are listed: only a lock of its own tells. */
function nameForLocks() {
  const own = `samedi-${crypto.randomUUID()}`;
  return navigator.locks.request(own, async () => {
    const { held = [] } = await navigator.locks.query();
    return held.find(({ name }) => name === own)?.clientId ?? "";
  });
}

/** @type {Promise<void> | null} */
let standing = null;

/** Hold a lock as long as this page is open, so that its edition stays. */
export function stand() {
  standing ??= new Promise((stands) => {
    if (!EDITION || !navigator.locks) return stands();
    void navigator.locks.request(CACHE + EDITION, { mode: "shared" }, () => {
      stands();
      return new Promise(() => {});
    });
  });
  return standing;
}

/** Whether an edition, or that of this page, is kept, whole: its document comes last. */
export const isKept = async (edition = EDITION) =>
  !edition || !canKeep() || Boolean(await caches.match(`${BASE}document`, { cacheName: CACHE + edition }));

/** Have tables of this device in the hands of an edition that is kept, so that they open again in no earlier one. */
export async function settle() {
  if (!(await isKept()) && (await keepPage()) !== EDITION) throw new Refusal(0, { code: "page-here-old" });
}
