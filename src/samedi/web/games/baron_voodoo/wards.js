/** Shields on the dice nobody may capture now. */
/** @import { Context } from "../../types.js" */
/** @import { Frame } from "./board.js" */
/** @import { Colour, Position } from "./model.js" */
import { cellsOf, standing } from "./board.js";
import { COLOUR_OF } from "./model.js";
import { actingSeat, stepOf } from "./picks.js";

const STEPS = ["power", "target", "capture"];

/** @param {Position} position @param {Frame} frame @param {Context} ctx */
export function wards(position, frame, ctx) {
  if (!ctx.isMyTurn || !STEPS.includes(stepOf(ctx))) return "";
  const kept = protectedColours(position, ctx);
  return cellsOf(frame).map((cell) => {
    const stack = position.board[cell];
    const top = stack.at(-1);
    if (!top || !kept.includes(top.colour)) return "";
    const { x, y } = standing(cell, stack.length - 1, frame);
    return ctx.svg`<use class=${top.colour} href="#ward" x=${x + 11} y=${y - 50} width="38" height="38"></use>`;
  });
}

/**
 * The colours of opponents with active Protection.
 * @param {Position} position
 * @param {Context} ctx
 * @returns {Colour[]}
 */
export function protectedColours(position, ctx) {
  const acting = actingSeat(ctx);
  const sides = ctx.options.teams ? 2 : position.players.length;
  return position.players.flatMap((player, seat) =>
    player.protection && seat % sides !== acting % sides ? [COLOUR_OF[player.loa]] : [],
  );
}
