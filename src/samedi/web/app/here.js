/** Whether tables are on this device or on a server, and who answers for those on the device. */
import { computed, signal } from "../vendor/signals-core/signals-core.module.js";
import { HAS_SERVER, here } from "./place.js";

const OF_HERE = /^\/(t|study)\/here-/;
const OF_ITS_HOUSE = /^\/api\/(tables|studies)\/here-/;
const OF_NO_HOUSE = /^\/api\/(me|push|engines|daily|tables\/)/;
const OF_A_SERVER = /^\/api\/(invites|join|codes|studies|imports|replays)/;

/** Whether the server answered when it was last asked; a document that was kept may say that it did not. */
export const isReached = signal(!document.querySelector('meta[name="line"][content="none"]'));

/** Where the Python lies that belongs to this edition of the page, below the page; nothing if there is none. */
export const PYTHON = document.querySelector('meta[name="python"]')?.getAttribute("content") ?? "";

const KEY = "samedi-python";

/** Where those lie that are whole on this device: this edition's, or those of an earlier one that is still kept. */
export const pythons = signal(read(KEY)?.split(" ") ?? []);

/** Whether all is on this device that is needed to play without a server in this edition. */
export const hasPython = computed(() => pythons.value.includes(PYTHON));

/** Whether an earlier edition plays without a server on this device, and this one does not. */
export const hasEarlier = computed(() => !hasPython.value && pythons.value.length > 0);

/** Note what is whole. @param {string[]} bases */
export function notePythons(bases) {
  pythons.value = bases;
  if (bases.length) localStorage.setItem(KEY, bases.join(" "));
  else localStorage.removeItem(KEY);
}

/** Whether this person wants to play on this device though there is a line. */
export const wantsHere = signal(read("samedi-here") === "yes");

/** Whether a new table is one of this device. */
export const playsHere = computed(
  () => !HAS_SERVER || (hasPython.value && (wantsHere.value || !isReached.value)),
);

/** Whether a table or a study is kept on this device, by its name. @param {string} name */
export const isKeptHere = (name) => name.startsWith("here-");

/** The one person of a device. */
export const PERSON = "here";

/** The table from which another, or a study, is to begin. @type {Record<string, (body: any) => string | undefined>} */
const FORMER = { "/api/tables": (body) => body.begun?.table, "/api/studies": (body) => body.table };

/**
 * Whether the house of this device is asked, and not the server: for its tables and studies, for what begins from
 * one of its tables, and for new ones where they are of the device. What somebody has on a server, is invited to
 * there, or goes on from one of its tables, stays the server's.
 * @param {string} path @param {any} [body]
 */
export function isOfDevice(path, body) {
  const former = HAS_SERVER && body && FORMER[path]?.(body);
  if (former) return isKeptHere(former);
  return (
    OF_ITS_HOUSE.test(path) ||
    (playsHere.value &&
      path.startsWith("/api/") &&
      !OF_NO_HOUSE.test(path) &&
      !(HAS_SERVER && OF_A_SERVER.test(path)))
  );
}

/** @type {typeof import("../here/house.js") | null} */
let loaded = null;

/**
 * Whoever answers; what that takes is fetched first, if the person likes. What is asked of the list of tables alone
 * takes nothing.
 */
export async function house(takesPython = true) {
  if (takesPython && !hasPython.value) await (await import("../lobby/without_line.js")).fetchFirst();
  if (takesPython) await (await import("./keeping.js")).settle();
  loaded ??= await import("../here/house.js");
  return loaded;
}

/** Whether a table of this device is shown. */
export const isAtHome = () => OF_HERE.test(here());

/**
 * Whether a table of this device opens on another document: that of the edition that plays here.
 * @param {string} path
 */
export const opensEarlier = async (path) =>
  OF_HERE.test(path) &&
  pythons.value.length > 0 &&
  !(hasPython.value && (await (await import("./keeping.js")).isKept()));

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
