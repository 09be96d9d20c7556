/** When a lesson of the coach counts as told. */
/** @import { Arrivals } from "./arrivals.js" */
/** @import { Controls } from "./controls.js" */
/** @import { TableModel } from "./model.js" */
import { effect, untracked } from "../vendor/signals-core/signals-core.module.js";
import { hear, lesson } from "./coach.js";

/**
 * A lesson was heard when the game has gone on and another is due.
 * @param {TableModel} model
 * @param {Arrivals} arrivals
 * @param {Controls} controls
 */
export function teach(model, arrivals, controls) {
  /**
   * The lesson on the screen, and how far the game was when it came.
   * @type {{ chapter: string, length: number } | null}
   */
  let shown = null;
  return effect(() => {
    if (model.only.value) controls.refusal.value = null;
    const chapter = lesson(model.game, model.ctx.value);
    const { length } = arrivals.now.value.play;
    const before = shown;
    if (before && before.chapter !== chapter && length > before.length) {
      shown = null;
      untracked(() => hear(model.view.value.game, [before.chapter]));
    } else if (chapter !== null && before?.chapter !== chapter) shown = { chapter, length };
  });
}
