/** The list of this person's tables, as the server tells it; every screen may look at it. */
/** @import { TableCard } from "../types.js" */
import { computed, signal } from "../vendor/signals-core/signals-core.module.js";

/** @typedef {TableCard[] | "loading" | "failed"} MyTables */

/** @type {import("../vendor/signals-core/signals-core.module.js").Signal<MyTables>} */
export const tables = signal("loading");

/**
 * Tables that are kept on this device.
 * @type {import("../vendor/signals-core/signals-core.module.js").Signal<TableCard[]>}
 */
export const keptTables = signal([]);

/** Those that wait for this person. */
export const waiting = computed(() =>
  Array.isArray(tables.value) ? tables.value.filter((card) => card.asks_you) : [],
);

/** A table has come to the list, or has changed. @param {TableCard} card */
export function list(card) {
  if (Array.isArray(tables.value)) tables.value = [...without(card.id), card].sort(byPlace);
}

/** A table has left the list. @param {string} id */
export function unlist(id) {
  if (Array.isArray(tables.value)) tables.value = without(id);
}

/** @param {string} id */
const without = (id) => /** @type {TableCard[]} */ (tables.value).filter((card) => card.id !== id);

/** Those that wait first, then the latest, as the server sorts them. @param {TableCard} one @param {TableCard} other */
function byPlace(one, other) {
  return Number(other.asks_you) - Number(one.asks_you) || other.at - one.at || (one.id < other.id ? -1 : 1);
}
