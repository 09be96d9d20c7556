/** The games of this server, and how their pages are loaded. */
/** @import { GameCard, GamePage, GameRules, GameSetup } from "../types.js" */
import { style } from "./ui.js";
import { t } from "./words.js";

/** The games in the order they are offered, with what their words begin with: the document names them. */
export const WORDS = Object.fromEntries(
  new URLSearchParams(document.querySelector('meta[name="games"]')?.getAttribute("content") ?? ""),
);

/** Those of them that have puzzles. @type {string[]} */
export const PUZZLED =
  document.querySelector('meta[name="puzzles"]')?.getAttribute("content")?.match(/\S+/g) ?? [];

/** Those of them that have questions about their rules. @type {string[]} */
export const QUIZZED =
  document.querySelector('meta[name="quizzes"]')?.getAttribute("content")?.match(/\S+/g) ?? [];

/** Those of them that have a game of the day. @type {string[]} */
export const DAILY =
  document.querySelector('meta[name="dailies"]')?.getAttribute("content")?.match(/\S+/g) ?? [];

/** Those of them in which seats have what others do not see. @type {string[]} */
export const SECRET =
  document.querySelector('meta[name="secrets"]')?.getAttribute("content")?.match(/\S+/g) ?? [];

/** The number of a rule. */
export const RULE = /^[A-Z]{2,}-\d+\.\d+$/;

/** What a game is called. @param {string} name */
export const titleOf = (name) => t(`${WORDS[name]}-title`);

/** A game's page with its style, loaded when it is needed. @param {string} name @returns {Promise<GamePage>} */
export async function loadGame(name) {
  mustBeKnown(name);
  const [{ default: game }] = await Promise.all([
    import(`../games/${name}/game.js`),
    style(`/games/${name}/game.css`),
  ]);
  return game;
}

/** What the form of a new table asks, with the style it needs. @param {string} name @returns {Promise<GameSetup>} */
export async function loadSetup(name) {
  mustBeKnown(name);
  const [page] = await Promise.all([import(`../games/${name}/setup.js`), style(`/games/${name}/game.css`)]);
  return page;
}

/** How all games show themselves in the lobby. @returns {Promise<Record<string, GameCard>>} */
export async function loadCards() {
  const names = Object.keys(WORDS);
  const cards = await Promise.all(names.map((name) => import(`../games/${name}/card.js`)));
  return Object.fromEntries(names.map((name, i) => [name, cards[i].default]));
}

/** The chapters of a game's rules with their pictures. @param {string} name @returns {Promise<GameRules>} */
export async function loadRules(name) {
  mustBeKnown(name);
  const { default: rules } = await import(`../games/${name}/learn.js`);
  return rules;
}

/**
 * Where to read a rule or a chapter; the server is told which rule, so that a link can say it where it is sent.
 * @param {string} game
 * @param {string | null} [anchor]
 */
export function rulesLink(game, anchor) {
  const rule = anchor && RULE.test(anchor) ? `?rule=${anchor}` : "";
  return `/rules/${game}${rule}${anchor ? `#${anchor}` : ""}`;
}

/** @param {string} name */
function mustBeKnown(name) {
  if (!Object.hasOwn(WORDS, name)) throw new Error(`no game ${name}`);
}
