/** The level that finds this person's own, game by game: kept in this browser, and known to nobody else. */
/** @import { View } from "../types.js" */

/**
 * Where somebody stands on the ladder (0 is the weakest level), after how many games, the names on the ladder,
 * and the level met at a table, null once it has counted.
 *
 * @typedef {{ at: number, games: number, bots: string[], tables: Record<string, number | null> }} Standing
 */

const KEPT = "samedi-level";
const FIRST = 1; // one begins low
const TOP = 7;
const STEP = 130 / 400; // of Elo between two levels
const FASTEST = 2; // levels that the first games can move somebody,
const SLOWEST = 0.5; // and later ones
const SOME = 3; // games after which a level is found
const MOST_TABLES = 20;

/** The number of the level to meet next. @param {string} game */
export const myLevel = (game) => Math.round(standing(game).at);

/** Whether enough was played to say how well. @param {string} game */
export const isFound = (game) => standing(game).games >= SOME;

/** What there is to say after a game. @param {string} game */
export const found = (game) => ({ bot: standing(game).bots[myLevel(game)] ?? "", isFound: isFound(game) });

/** Whether the bots of a table were chosen to find the level. @param {View} view */
export const isSought = ({ game, id }) => id in standing(game).tables;

/**
 * A table was opened to find the level.
 * @param {string} game
 * @param {string} id
 * @param {string} bot whom one meets there
 * @param {string[]} bots all of the ladder
 */
export function seek(game, id, bot, bots) {
  const before = standing(game);
  const latest = Object.entries(before.tables).slice(1 - MOST_TABLES);
  keep(game, { ...before, bots, tables: { ...Object.fromEntries(latest), [id]: bots.indexOf(bot) } });
}

/** A game is over: if it was played to find the level, up or down; each game counts once. @param {View} view */
export function learn({ game, id, ended, seats, you }) {
  const before = standing(game);
  const level = before.tables[id] ?? null;
  if (level === null || !ended || ended.why === "abandoned" || !you.seats.length) return;
  const isWon = ended.winners.some((seat) => you.seats.includes(seat));
  const share = ended.winners.length / seats.length;
  const tables = { ...before.tables, [id]: null };
  keep(game, { ...before, ...moved(before, level, share, isWon), tables });
}

/**
 * Where somebody stands after a game: up for a win, down for a loss, the more the less it was expected.
 * @param {{ at: number, games: number }} before
 * @param {number} level that of the others
 * @param {number} share of all seats that won
 * @param {boolean} isWon
 */
export function moved({ at, games }, level, share, isWon) {
  const isEven = share === 0 || share === 1;
  const par = isEven ? 0.5 : share;
  const own = par * 10 ** ((at - level) * STEP);
  const score = isEven ? 0.5 : Number(isWon);
  const pace = Math.max(SLOWEST, FASTEST / (1 + games / 2));
  const next = at + pace * (score - own / (own + 1 - par));
  return { at: Math.min(TOP, Math.max(0, next)), games: games + 1 };
}

/** @param {string} game @returns {Standing} */
function standing(game) {
  const { at = FIRST, games = 0, bots = [], tables = {} } = kept()[game] ?? {};
  return { at, games, bots, tables };
}

/** @returns {Record<string, Partial<Standing>>} */
function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") ?? {};
  } catch {
    return {};
  }
}

/** @param {string} game @param {Standing} news */
function keep(game, news) {
  try {
    localStorage.setItem(KEPT, JSON.stringify({ ...kept(), [game]: news }));
  } catch {
    /* a browser that keeps nothing still plays */
  }
}
