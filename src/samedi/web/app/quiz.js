/** How far somebody is in the questions about each game's rules, which the browser keeps. */
import { signal } from "../vendor/signals-core/signals-core.module.js";

/** @typedef {{ isRight: boolean, lesson?: string | null }} Given an answer, and the lesson that practises it */
/**
 * The questionnaire somebody is at, what was answered, and the most that was ever right.
 * @typedef {{ seed: number, given: Given[], best?: number }} Progress
 */

const KEY = "samedi-quiz";
const SEEDS = 1000;

/** By game. */
const kept = signal(/** @type {Record<string, Progress>} */ (read()));

/** @param {string} game @returns {Progress | undefined} */
export const progressOf = (game) => kept.value[game];

/** How many answers were right. @param {Given[]} given */
export const rightOf = (given) => given.filter(({ isRight }) => isRight).length;

/** The lessons to look at again, the one that is missed most first. @param {Given[]} given @returns {string[]} */
export function missedIn(given) {
  const lessons = given.flatMap(({ isRight, lesson }) => (isRight || !lesson ? [] : [lesson]));
  const count = (/** @type {string} */ lesson) => lessons.filter((each) => each === lesson).length;
  return [...new Set(lessons)].sort((a, b) => count(b) - count(a));
}

/** Begin with other questions. @param {string} game */
export function beginQuiz(game) {
  const seed = Math.floor(Math.random() * SEEDS);
  write(game, { seed, given: [], best: kept.peek()[game]?.best });
}

/** Note an answer. @param {string} game @param {Given} answer @param {number} of how many questions there are */
export function noteAnswer(game, answer, of) {
  const before = kept.peek()[game];
  const given = [...before.given, answer];
  const best = given.length === of ? Math.max(rightOf(given), before.best ?? 0) : before.best;
  write(game, { ...before, given, best });
}

/** @param {string} game @param {Progress} progress */
function write(game, progress) {
  kept.value = { ...kept.peek(), [game]: progress };
  try {
    localStorage.setItem(KEY, JSON.stringify(kept.peek()));
  } catch {
    /* a browser that keeps nothing still asks */
  }
}

/** @returns {Record<string, Progress>} */
function read() {
  try {
    const found = Object.entries(JSON.parse(localStorage.getItem(KEY) ?? "{}"));
    return Object.fromEntries(found.filter(([, each]) => isProgress(each)));
  } catch {
    return {};
  }
}

/** @param {any} found */
function isProgress(found) {
  return Number.isInteger(found?.seed) && found.seed >= 0 && found.seed < SEEDS && Array.isArray(found.given);
}
