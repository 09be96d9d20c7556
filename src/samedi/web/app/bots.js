/** What bots are called among people, and how they look: by the names the server knows them under. */
/** @import { Drawing } from "../types.js" */
import { html } from "../vendor/lit-html/lit-html.js";
import { knows, t } from "./words.js";

/** Levels of earlier times, at old tables: who has their face now. @type {Record<string, string>} */
const FORMER = {
  random: "zaz",
  greedy: "pica",
  beginner: "tilo",
  regular: "odette",
  expert: "basile",
  master: "athena",
};

/** Who a bot of any time is today. @param {string} bot */
export const today = (bot) => FORMER[bot] ?? bot;

/** A bot's name; the next ones of a kind at a table have their own. @param {string} bot @param {number} [copy] */
export function botName(bot, copy = 1) {
  const own = `bot-${bot}-${copy}`;
  if (copy > 1 && knows(own)) return t(own);
  const name = knows(`bot-${bot}`) ? t(`bot-${bot}`) : bot;
  return copy > 1 ? `${name} ${copy}` : name;
}

/** How strong it is, in a word. @param {string} bot */
export const botLevel = (bot) => (knows(`bot-${bot}-level`) ? t(`bot-${bot}-level`) : "");

/** Its name with how strong it is, where there is room for one line only. @param {string} bot */
export const botLine = (bot) => [botName(bot), botLevel(bot)].filter(Boolean).join(" · ");

/** How it plays, in a sentence. @param {string} bot */
export const botAbout = (bot) => (knows(`bot-${bot}-about`) ? t(`bot-${bot}-about`) : "");

/** Its face, for the eye only: the name stands beside it. @param {string} bot @returns {Drawing} */
export function botFace(bot) {
  const own = `bot-${today(bot)}`;
  const id = document.getElementById(own) ? own : "i-bot";
  return html`<svg class="face" viewBox="0 0 48 48" aria-hidden="true">
    <use href=${`#${id}`} width="48" height="48"></use>
  </svg>`;
}

/**
 * What everybody at a table is called, in the order of the seats.
 * @param {{ type: string, name?: string }[]} seats
 * @param {string} [nobody] what an empty seat is called
 */
export function namesAt(seats, nobody = "") {
  /** @type {Map<string, number>} */
  const seen = new Map();
  return seats.map(({ type, name = "" }) => {
    if (type !== "bot") return type === "person" ? name : nobody;
    const copy = (seen.get(name) ?? 0) + 1;
    seen.set(name, copy);
    return botName(name, copy);
  });
}
