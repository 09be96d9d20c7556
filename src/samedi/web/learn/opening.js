/** Opens the table of a lesson. */
import { post, remove } from "../app/api.js";
import { isLearnt } from "../app/lessons.js";
import { me, name } from "../app/me.js";
import { go } from "../app/routes.js";
import { t } from "../app/words.js";

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
    name: name.peek() || t("page-lobby-guest"),
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
