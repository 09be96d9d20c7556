/** The puzzles of each game, the one of today, and those this person has solved, which the browser keeps. */
import { signal } from "../vendor/signals-core/signals-core.module.js";
import { file } from "./ui.js";

/** @typedef {{ name: string, grade: number, themes: string[] }} PuzzleCard */
/**
 * What the browser keeps: puzzles that were solved or missed at the first try, by "game/puzzle", how many were solved
 * in a row, and the last day whose puzzle was solved, with how many days before it.
 * @typedef {{ solved: Record<string, boolean>, row: number, best: number, day: number, days: number }} Kept
 */

const KEY = "samedi-puzzles";
const DAY_MS = 86_400_000;
const STEP = 37; // puzzles of days that follow each other are not neighbours

/** @type {Kept} */
const NOTHING = { solved: {}, row: 0, best: 0, day: 0, days: 0 };

/** What is kept. */
export const kept = signal(read());

/** @type {Map<string, Promise<PuzzleCard[]>>} */
const lists = new Map();

/** All puzzles of a game, the easiest first. @param {string} game @returns {Promise<PuzzleCard[]>} */
export function puzzlesOf(game) {
  const list = lists.get(game) ?? fetchList(game);
  lists.set(game, list);
  list.catch(() => lists.delete(game));
  return list;
}

/** @param {string} game */
async function fetchList(game) {
  const response = await fetch(file(`/told/puzzles_${game}.json`));
  if (!response.ok) throw new Error(`no puzzles: ${game}`);
  return response.json();
}

/** Which day it is, everywhere the same: days since 1970 in UTC. */
export const today = () => Math.floor(Date.now() / DAY_MS);

/** The puzzle of today, the same for everybody. @param {PuzzleCard[]} puzzles */
export function ofToday(puzzles) {
  const names = puzzles.map(({ name }) => name).sort();
  const name = names[(today() * STEP) % names.length];
  return /** @type {PuzzleCard} */ (puzzles.find((each) => each.name === name));
}

/**
 * Whether a puzzle was solved at the first try; undefined if it was never tried.
 * @param {string} game
 * @param {string} name
 */
export const isSolved = (game, name) => kept.value.solved[`${game}/${name}`];

/** How many puzzles of a game were solved. @param {string} game */
export const solvedOf = (game) =>
  Object.entries(kept.value.solved).filter(([key, isRight]) => isRight && key.startsWith(`${game}/`)).length;

/** How many days in a row, up to today or yesterday. */
export const daysInARow = () => (today() - kept.value.day <= 1 ? kept.value.days : 0);

/**
 * Note the first try at a puzzle; later ones change nothing.
 * @param {string} game
 * @param {string} name
 * @param {boolean} isRight
 */
export function note(game, name, isRight) {
  const key = `${game}/${name}`;
  const before = kept.peek();
  if (key in before.solved) return;
  const row = isRight ? before.row + 1 : 0;
  write({ ...before, solved: { ...before.solved, [key]: isRight }, row, best: Math.max(before.best, row) });
}

/** The puzzle of today was solved. */
export function noteDay() {
  const before = kept.peek();
  const day = today();
  if (before.day === day) return;
  write({ ...before, day, days: before.day === day - 1 ? before.days + 1 : 1 });
}

/** @param {Kept} next */
function write(next) {
  kept.value = next;
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    /* a browser that keeps nothing still poses puzzles */
  }
}

/** @returns {Kept} */
function read() {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    const isKept = found && typeof found === "object" && typeof (found.solved ?? {}) === "object";
    return isKept ? { ...NOTHING, ...found, solved: { ...found.solved } } : NOTHING;
  } catch {
    return NOTHING;
  }
}
