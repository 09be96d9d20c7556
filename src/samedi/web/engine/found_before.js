/** What this device found of finished games, kept in the browser's database for whoever opens them again. */
/** @import { FoundMoment } from "../types.js" */
import { file } from "../app/ui.js";

const [DATABASE, STORE, BY_TIME] = ["samedi-looked-back", "games", "at"];
const MOST = 24; // games; one is some hundred kilobytes
const EDITION = file("/"); // another one may search otherwise

/** @typedef {{ rounds: FoundMoment[][], found: FoundMoment[] }} Found of the rounds that are done, and of the next */

/** What was found of a table's game, if it was here and by this edition. */
/** @param {string} table @returns {Promise<Found | null>} */
export async function foundBefore(table) {
  try {
    const row = await asked((await opened()).transaction(STORE).objectStore(STORE).get(table));
    return row?.edition === EDITION ? { rounds: row.rounds, found: row.found } : null;
  } catch {
    return null; // a browser may keep nothing
  }
}

/** Keep what is found by now; of many games the latest. @param {string} table @param {Found} found */
export async function keepFound(table, { rounds, found }) {
  const row = { table, edition: EDITION, at: Date.now(), rounds: [...rounds], found: [...found] }; // it goes on
  try {
    const games = (await opened()).transaction(STORE, "readwrite").objectStore(STORE);
    games.put(row);
    const oldestFirst = await asked(games.index(BY_TIME).getAllKeys());
    for (const key of oldestFirst.slice(0, -MOST)) games.delete(key);
  } catch {
    // then it is judged again
  }
}

/** Keep nothing of all that any longer. */
export async function forgetFound() {
  try {
    await asked((await opened()).transaction(STORE, "readwrite").objectStore(STORE).clear());
  } catch {
    // nothing is kept
  }
}

/** @type {Promise<IDBDatabase> | null} */
let database = null;

/** @returns {Promise<IDBDatabase>} */
function opened() {
  return (database ??= new Promise((resolve, reject) => {
    const opening = indexedDB.open(DATABASE, 1);
    opening.onupgradeneeded = () =>
      opening.result.createObjectStore(STORE, { keyPath: "table" }).createIndex(BY_TIME, BY_TIME);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  }));
}

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
function asked(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
