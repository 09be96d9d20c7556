/** What could happen next, drawn over the board: hops of the chosen die, and the action a button would do. */
/** @import { Frame } from "./board.js" */
/** @import { Action, Capture, Context, Die, Position, Put, Slide } from "./model.js" */
import { arrow, hop } from "./arrows.js";
import { cellsAlong, cornerOf, middleOf, standing } from "./board.js";
import { drawDie } from "./dice.js";

/** @param {Position} position @param {Frame} frame @param {Context} ctx */
export function previews(position, frame, ctx) {
  const { preview } = ctx;
  if (preview) return previewed(preview, position, frame, ctx);
  const [from] = ctx.picked;
  return ctx.offered.map((action) =>
    action.type === "capture" && action.from === from ? drawJump(action, position, frame, ctx) : "",
  );
}

/** @param {Action} action @param {Position} position @param {Frame} frame @param {Context} ctx */
function previewed(action, position, frame, ctx) {
  switch (action.type) {
    case "capture":
      return drawJump(action, position, frame, ctx);
    case "slide":
      return drawSlide(action, position, frame, ctx);
    case "put":
      return drawPut(action, position, frame, ctx);
    case "place":
      return ghost(action.die, action.cell, 0, frame, ctx);
    default:
      return "";
  }
}

/** @param {Capture} jump @param {Position} position @param {Frame} frame @param {Context} ctx */
function drawJump({ from, to }, position, frame, ctx) {
  const die = standing(from, position.board[from].length - 1, frame);
  return hop({ x: die.x, y: die.y - 12 }, middleOf(to, frame), ctx);
}

/**
 * A pale die where it would be.
 * @param {Die} die
 * @param {string} cell
 * @param {number} level
 * @param {Frame} frame
 * @param {Context} ctx
 */
function ghost(die, cell, level, frame, ctx) {
  const { x, y } = standing(cell, level, frame);
  return ctx.svg`<g class="bv-ghosted" transform=${`translate(${x} ${y})`}>${drawDie(die, ctx)}</g>`;
}

/**
 * The line outlined, an arrow along it, and its stacks in pale where they would stand.
 * @param {Slide} slide
 * @param {Position} position
 * @param {Frame} frame
 * @param {Context} ctx
 */
function drawSlide({ line, to }, position, frame, ctx) {
  const cells = cellsAlong(line, to, frame);
  const corners = cells.map((cell) => cornerOf(cell, frame));
  const x = Math.min(...corners.map((corner) => corner.x)) - 2;
  const y = Math.min(...corners.map((corner) => corner.y)) - 2;
  const long = frame.size + 4 + 100 * (frame.count - 1);
  const isRow = to === "left" || to === "right";
  const stacks = cells.filter((cell) => position.board[cell].length);
  const moved = stacks.flatMap((cell, place) =>
    cells[place] === cell ? [] : [{ from: cell, to: cells[place] }],
  );
  return ctx.svg`<rect class="bv-line-on" x=${x} y=${y} width=${isRow ? long : frame.size + 4}
    height=${isRow ? frame.size + 4 : long} rx="14"></rect>
    ${moved.map((move) => position.board[move.from].map((die, level) => ghost(die, move.to, level, frame, ctx)))}
    ${moved.length ? arrow(middleOf(moved[moved.length - 1].from, frame), middleOf(moved[0].to, frame), 0, ctx) : ""}`;
}

/**
 * Papa Legba and Gran Bwa move a die, Erzulie Freda swaps two.
 * @param {Put} put
 * @param {Position} position
 * @param {Frame} frame
 * @param {Context} ctx
 */
function drawPut({ cell }, position, frame, ctx) {
  const source = position.power?.cell;
  if (!source) return "";
  const from = middleOf(source, frame);
  const to = middleOf(cell, frame);
  if (position.power?.loa === "erzulie_freda") return arrow(from, to, 50, ctx, { both: true });
  const die = position.board[source].at(-1);
  return ctx.svg`${die ? ghost(die, cell, position.board[cell].length, frame, ctx) : ""}${arrow(
    { x: from.x, y: from.y - 40 },
    { x: to.x, y: to.y - 30 },
    to.x < from.x ? 60 : -60,
    ctx,
  )}`;
}
