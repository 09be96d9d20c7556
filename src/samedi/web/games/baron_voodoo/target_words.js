/** What a target on the board is, in words that say what a tap would do. */
/** @import { Context } from "./model.js" */
/** @import { Position } from "./model.js" */
import { between, topOf } from "./board.js";
import { stackName, theDie } from "./names.js";
import { actionsWith } from "./picks.js";

/**
 * «c4, red Soul on yellow Steal», or the jump it would end.
 * @param {string} cell
 * @param {Position} position
 * @param {Context} ctx
 */
export function cellLabel(cell, position, ctx) {
  const [action] = ctx.picked.length ? actionsWith(cell, ctx) : [];
  if (action?.type === "capture") return jumpName(action.from, cell, position, ctx);
  return ctx.t("page-bv-cell", { cell, stack: stackName(position.board[cell], ctx) });
}

/**
 * «c4 to c6, takes the red Soul».
 * @param {string} from
 * @param {string} to
 * @param {Position} position
 * @param {Context} ctx
 */
export function jumpName(from, to, position, ctx) {
  const die = topOf(position, between(from, to));
  return ctx.t("page-bv-jump", { from, to, die: die ? theDie(die, ctx) : "" });
}

/** «Row 3 closes up to the left». @param {string} line @param {string} end @param {Context} ctx */
export function padLabel(line, end, ctx) {
  return ctx.t(/\d/.test(line) ? "page-bv-slide-row" : "page-bv-slide-column", { line, end });
}
