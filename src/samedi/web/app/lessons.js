/** The lessons of each game, and those this person has done, which the browser keeps. */
import { signal } from "../vendor/signals-core/signals-core.module.js";

const KEY = "samedi-lessons";

const offered = new URLSearchParams(
  document.querySelector('meta[name="lessons"]')?.getAttribute("content") ?? "",
);

/** The lessons that were done, as "game/lesson". */
const done = signal(new Set(kept()));

/** The lessons of a game in their order: the document names them. @param {string} game @returns {string[]} */
export const lessonsOf = (game) => offered.get(game)?.split(" ") ?? [];

/** Whether a lesson was done. @param {string} game @param {string} lesson */
export const isLearnt = (game, lesson) => done.value.has(`${game}/${lesson}`);

/** How many lessons of a game were done. @param {string} game */
export const learntOf = (game) => lessonsOf(game).filter((lesson) => isLearnt(game, lesson)).length;

/** The first lesson of a game that was not done, or the first. @param {string} game @returns {string | undefined} */
export const nextOf = (game) =>
  lessonsOf(game).find((lesson) => !isLearnt(game, lesson)) ?? lessonsOf(game)[0];

/** A lesson was done. @param {string} game @param {string} lesson */
export function learn(game, lesson) {
  if (done.peek().has(`${game}/${lesson}`)) return;
  done.value = new Set([...done.peek(), `${game}/${lesson}`]);
  try {
    localStorage.setItem(KEY, JSON.stringify([...done.peek()]));
  } catch {
    /* a browser that keeps nothing still teaches */
  }
}

/** @returns {string[]} */
function kept() {
  try {
    const lessons = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(lessons) ? lessons.map(String) : [];
  } catch {
    return [];
  }
}
