/** Opens the table of a puzzle, and finds the next one. */
import { post, remove } from "../app/api.js";
import { me, name as myName } from "../app/me.js";
import { isSolved, puzzlesOf } from "../app/puzzles.js";
import { go } from "../app/routes.js";
import { t } from "../app/words.js";
/** @import { PuzzleCard } from "../app/puzzles.js" */

const WANTED = "samedi-puzzles-wanted";

/** @typedef {{ grade: number, theme: string }} Wanted what somebody wants to practise; 0 and "": anything */

/** @returns {Wanted} */
export function wanted() {
  try {
    const found = JSON.parse(sessionStorage.getItem(WANTED) ?? "{}");
    return { grade: Number(found.grade) || 0, theme: String(found.theme ?? "") };
  } catch {
    return { grade: 0, theme: "" };
  }
}

/** @param {Wanted} wish */
export function want(wish) {
  try {
    sessionStorage.setItem(WANTED, JSON.stringify(wish));
  } catch {
    /* then anything comes next */
  }
}

/** Whether a puzzle is what somebody wants. @param {PuzzleCard} puzzle @param {Wanted} wish */
export const fits = ({ grade, themes }, wish) =>
  (!wish.grade || grade === wish.grade) && (!wish.theme || themes.includes(wish.theme));

/**
 * The next puzzle: one never tried, else one that was missed, else any other.
 * @param {string} game
 * @param {string} [last] the one before
 * @returns {Promise<PuzzleCard | undefined>}
 */
export async function nextPuzzle(game, last) {
  const wish = wanted();
  const all = (await puzzlesOf(game)).filter((each) => fits(each, wish) && each.name !== last);
  const [fresh, missed] = [undefined, false].map((state) =>
    all.filter(({ name }) => isSolved(game, name) === state),
  );
  const from = [fresh, missed, all].find((some) => some.length) ?? [];
  const easiest = from.filter(({ grade }) => grade === from[0].grade);
  return easiest[Math.floor(Math.random() * easiest.length)];
}

/**
 * Pose a puzzle from its beginning.
 * @param {string} game
 * @param {string} puzzle
 * @param {string} [left] the table of the puzzle before, which nobody needs any more
 */
export async function openPuzzle(game, puzzle, left) {
  await me();
  const asked = {
    game,
    lesson: `puzzle-${puzzle}`,
    name: myName.peek() || t("page-app-guest"),
    options: {},
    key: `puzzle-${game}-${puzzle}`,
  };
  if (left) await remove(`/api/tables/${left}`).catch(() => {});
  let { id } = await post("/api/tables", asked);
  if (isSolved(game, puzzle) !== undefined) {
    await remove(`/api/tables/${id}`);
    ({ id } = await post("/api/tables", asked));
  }
  await go(`/t/${id}`);
}
