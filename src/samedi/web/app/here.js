/** Whether tables are on this device or on a server, and who answers for those on the device. */
import { computed, signal } from "../vendor/signals-core/signals-core.module.js";
import { HAS_SERVER } from "./place.js";

/** Whether the server answered when it was last asked; a document that was kept may say that it did not. */
export const isReached = signal(!document.querySelector('meta[name="line"][content="none"]'));

/** Whether all is on this device that is needed to play without a server. */
export const hasPython = signal(read("samedi-python") !== null);

/** Whether this person wants to play on this device though there is a line. */
export const wantsHere = signal(read("samedi-here") === "yes");

/** Whether a new table is one of this device. */
export const playsHere = computed(
  () => !HAS_SERVER || (hasPython.value && (wantsHere.value || !isReached.value)),
);

/** The one person of a device. */
export const PERSON = "here";

/** Tables of this device are called so. @param {string} path */
export const isOfDevice = (path) =>
  path.startsWith("/api/tables/here-") ||
  (playsHere.value && /^\/api\/(?!me|push|engines|daily|tables\/)/.test(path));

/** @type {typeof import("../here/house.js") | null} */
let loaded = null;

/** Whoever answers; what that takes is fetched first, if the person likes. */
export async function house() {
  if (!hasPython.value) await (await import("../lobby/without_line.js")).fetchFirst();
  loaded ??= await import("../here/house.js");
  return loaded;
}

/** A line to a table, wherever that is. @param {string} table @returns {WebSocket} */
export function lineTo(table) {
  if (loaded && table.startsWith("here-")) return /** @type {any} */ (new loaded.HouseLine(table));
  return new WebSocket(
    `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${table}/socket`,
    "samedi.1",
  );
}

/** @param {string} key */
function read(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
