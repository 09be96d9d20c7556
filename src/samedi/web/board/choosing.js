/**
 * From the list of legal actions to taps. Each action is one or more orders of picks; what has been picked so far
 * leaves some actions possible and says what may be picked next. Nothing here knows a rule.
 */
/** @import { Action } from "../types.js" */

/** @typedef {{ action: Action, orders: string[][] }} Choice */
/** @typedef {{ action: Action, rest: string[] }} Open */

/** Ends an action whose picks are also the beginning of another's. */
export const ENOUGH = "@enough";

/**
 * @param {Action[]} legal
 * @param {(action: Action) => string[] | string[][]} picks
 * @returns {Choice[]}
 */
export function choices(legal, picks) {
  return legal.map((action) => ({ action, orders: asOrders(picks(action)) }));
}

/**
 * The actions that are still possible, each with what is left to pick.
 * @param {Choice[]} all
 * @param {string[]} picked
 * @returns {Open[]}
 */
export function open(all, picked) {
  const left = [];
  for (const { action, orders } of all) {
    for (const order of orders) {
      const rest = restOf(order, picked);
      if (rest) left.push({ action, rest });
    }
  }
  return left;
}

/**
 * Everything that may be picked next: in the bar, on the board and beside it.
 * @param {Choice[]} all
 * @param {string[]} picked
 */
export function nextPicks(all, picked) {
  const next = new Set();
  for (const { rest } of open(all, picked)) for (const id of reachable(rest)) next.add(id);
  return /** @type {Set<string>} */ (next);
}

/**
 * The picks the bar offers: the next one of the first order of each action that fits.
 * @param {Choice[]} all
 * @param {string[]} picked
 */
export function offered(all, picked) {
  const next = new Set();
  let isOneDone = false;
  for (const { orders } of all) {
    const rests = orders.map((order) => restOf(order, picked));
    const rest = rests.find((each) => each !== null);
    if (!rest) continue;
    if (rest.length) next.add(rest[0]);
    else isOneDone = true;
  }
  if (isOneDone && next.size) next.add(ENOUGH);
  return /** @type {string[]} */ ([...next]);
}

/**
 * The action that what was picked makes, if it is made.
 * @param {Choice[]} all
 * @param {string[]} picked
 * @returns {Action | null}
 */
export function made(all, picked) {
  const isEnough = picked[picked.length - 1] === ENOUGH;
  const left = open(all, isEnough ? picked.slice(0, -1) : picked);
  const done = left.find(({ rest }) => rest.length === 0);
  if (!done) return null;
  const others = left.some(({ rest, action }) => rest.length > 0 && action !== done.action);
  return others && !isEnough ? null : done.action;
}

/**
 * What is picked after a tap on something: one more; or, where that does not fit, a new beginning with it; or one less
 * when the last pick is tapped again. Null: it may not be picked.
 * @param {Choice[]} all @param {string[]} picked @param {string} id
 * @returns {string[] | null}
 */
export function pick(all, picked, id) {
  if (id === ENOUGH) return [...picked, id];
  if (picked[picked.length - 1] === id && !nextPicks(all, picked).has(id)) return picked.slice(0, -1);
  for (let length = picked.length; length >= 0; length--) {
    const kept = picked.slice(0, length);
    if (nextPicks(all, kept).has(id)) return [...kept, id];
  }
  return null;
}

/** The orders of an action, the usual one first. @param {string[] | string[][]} picks @returns {string[][]} */
export function asOrders(picks) {
  return Array.isArray(picks[0]) ? /** @type {string[][]} */ (picks) : [/** @type {string[]} */ (picks)];
}

/**
 * What is left of an order; a pick without a place ("@…") may be passed over by the one after it.
 * @param {string[]} order
 * @param {string[]} picked
 */
function restOf(order, picked) {
  let at = 0;
  for (const id of picked) {
    let found = at;
    while (order[found] !== id && order[found]?.startsWith("@")) found++;
    if (order[found] !== id) return null;
    at = found + 1;
  }
  return order.slice(at);
}

/** The picks one tap may give. @param {string[]} rest */
function reachable(rest) {
  const ids = [];
  for (const id of rest) {
    ids.push(id);
    if (!id.startsWith("@")) break;
  }
  return ids;
}
