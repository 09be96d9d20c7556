/** What this browser remembers of the tables opened here: for each game how it was played the last time. */
import { changed, newDraft, tablesFor } from "./draft.js";
import { today } from "../app/bots.js";
import { botOfMine, usualBot } from "./bots.js";
/** @import { Setup } from "../types.js" */
/** @import { Bot } from "./bots.js" */
/** @import { Draft, Way } from "./draft.js" */

/** @typedef {Pick<Draft, "way" | "table" | "options" | "bot" | "isMine" | "settings" | "seat">} Last */

const KEPT = "samedi-tables";
const AT_ONCE = ["bots", "solo"]; // ways for which nobody else has to come

/** Keep how a table was opened. @param {Draft} draft */
export function remember({ game, way, table, options, bot, isMine, settings, seat }) {
  const last = AT_ONCE.includes(way)
    ? { way, table, options, bot, isMine, settings, seat }
    : { ...kept()[game], bot, isMine };
  try {
    localStorage.setItem(KEPT, JSON.stringify({ ...kept(), [game]: last }));
  } catch {
    /* a browser that keeps nothing still plays */
  }
}

/** Forget how a game was played. @param {string} game */
export function forget(game) {
  try {
    localStorage.setItem(KEPT, JSON.stringify({ ...kept(), [game]: undefined }));
  } catch {
    /* nothing was kept */
  }
}

/**
 * A draft as it was the last time, as far as it still fits; for a newcomer a table against a beginner.
 * @param {string} game
 * @param {Setup} setup
 * @param {Bot[]} bots
 * @param {{ name: string, way?: Way }} person with a way, only what was played that way counts
 * @returns {Draft}
 */
export function lastDraft(game, setup, bots, { name, way }) {
  const last = kept()[game] ?? {};
  const isMine = last.isMine === true;
  const bot = isMine ? botOfMine(bots, game) : lastBot(bots, String(last.bot));
  const usual = newDraft(game, setup, way ?? last.way ?? "bots", { name, bot, isMine });
  if (usual.way !== last.way || !tablesFor(setup, usual.way).some(({ id }) => id === last.table))
    return usual;
  try {
    const { table, options, settings, seat } = /** @type {Last} */ (last);
    const fitting = setup.complete(options);
    const isThere = Number.isInteger(seat) && seat >= 0 && seat < setup.seats(fitting);
    return changed(usual, {
      table,
      options: fitting,
      settings: { ...usual.settings, ...settings },
      seat: isThere ? seat : usual.seat,
    });
  } catch {
    return usual; // kept by another version of the page
  }
}

/** @param {Bot[]} bots @param {string} last */
const lastBot = (bots, last) => bots.find(({ name }) => name === today(last))?.name ?? usualBot(bots);

/** @returns {Record<string, Partial<Last>>} */
function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") ?? {};
  } catch {
    return {};
  }
}
