/** Shields on the dice nobody may capture now. */
/** @import { Context } from "./model.js" */
/** @import { Frame } from "./board.js" */
/** @import { Position } from "./model.js" */
import { cellsOf, standing } from "./board.js";
import { stepOf } from "./picks.js";

const STEPS = ["power", "target", "capture"];

/** @param {Position} position @param {Frame} frame @param {Context} ctx */
export function wards(position, frame, ctx) {
  if (!ctx.isMyTurn || !STEPS.includes(stepOf(ctx))) return "";
  const kept = ctx.facts.protected;
  return cellsOf(frame).map((cell) => {
    const stack = position.board[cell];
    const top = stack.at(-1);
    if (!top || !kept.includes(top.colour)) return "";
    const { x, y } = standing(cell, stack.length - 1, frame);
    return ctx.svg`<use class=${top.colour} href="#ward" x=${x + 11} y=${y - 50} width="38" height="38"></use>`;
  });
}
