/** The final count, field by field: how far it has come, for the table that is being counted. */
import { signal } from "../../vendor/signals-core/signals-core.module.js";
import { fieldScores } from "./scores.js";

/** @typedef {import("./types.js").Context} Context */

/**
 * Which table is being counted, and which field is shown, from 0 in the order of counting; null: everything
 * is counted.
 */
const counting = signal(/** @type {{ table: string, at: number } | null} */ (null));

/** The fields in the order of counting: the outer one comes last.
 * @param {Context} ctx */
export function inOrder(ctx) {
  const [outer, ...inner] = fieldScores(ctx);
  return [...inner, outer];
}

/** How many fields are counted by now, the one shown included; null: all of them, and none is shown.
 * @param {Context} ctx
 * @returns {number | null} */
export function countedSoFar({ view }) {
  const now = counting.value;
  return view.stage === "over" && now?.table === view.id ? now.at + 1 : null;
}

/** The field that is being counted.
 * @param {Context} ctx
 * @returns {import("./scores.js").FieldScore | null} */
export function fieldCounted(ctx) {
  const soFar = countedSoFar(ctx);
  return soFar === null ? null : inOrder(ctx)[soFar - 1];
}

/** Show a field, or with null the whole result.
 * @param {Context} ctx @param {number | null} at */
export function showField({ view, position }, at) {
  const isField = at !== null && at >= 0 && at < position.world.fields.length;
  counting.value = isField ? { table: view.id, at } : null;
}
