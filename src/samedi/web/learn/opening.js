/** Opens the table of a lesson. */
import { post, remove } from "../app/api.js";
import { loadGame } from "../app/games.js";
import { isLearnt } from "../app/lessons.js";
import { me, name } from "../app/me.js";
import { go, prepare } from "../app/routes.js";
import { soon, style } from "../app/ui.js";
import { t } from "../app/words.js";

/** Fetch what the table of a lesson is made of while there is time: a tap finds it. @param {string} game */
export function foresee(game) {
  soon(() => {
    prepare("/t/lesson");
    for (const sheet of ["table", "lesson"]) void style(`/styles/${sheet}.css`);
    for (const part of [loadGame(game), import("../table/lesson.js")]) part.catch(() => {}); // the tap says why not
  });
}

/**
 * Begin a lesson, or go on with it; one that was done begins anew.
 * @param {string} game
 * @param {string} lesson
 * @param {{ again?: boolean }} [how]
 */
export async function openLesson(game, lesson, { again = isLearnt(game, lesson) } = {}) {
  await me();
  const asked = {
    game,
    lesson,
    name: name.peek() || t("page-app-guest"),
    options: {},
    key: `lesson-${game}-${lesson}`,
  };
  const { id } = await post("/api/tables", asked);
  if (again) {
    await remove(`/api/tables/${id}`);
    await post("/api/tables", asked);
  }
  await go(`/t/${id}`);
}
