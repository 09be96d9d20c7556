/** Arrows over the board: what a jump, a put, a swap or a slide would do. */
/** @import { Spot } from "../../types.js" */
/** @import { Context } from "./model.js" */

const BARB = 20;

/**
 * A curved arrow in its casing.
 * @param {Spot} from
 * @param {Spot} to
 * @param {number} bend to the right of the way
 * @param {Context} ctx
 * @param {{ both?: boolean, dotted?: boolean }} [how]
 */
export function arrow(from, to, bend, { svg }, { both = false, dotted = false } = {}) {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const control = {
    x: middle.x - (bend * (to.y - from.y)) / length,
    y: middle.y + (bend * (to.x - from.x)) / length,
  };
  const way = `M${at(from)}Q${at(control)} ${at(to)}${barbs(control, to)}${both ? barbs(control, from) : ""}`;
  return svg`<path class="bv-hop-case" d=${way}></path>
    <path class=${dotted ? "bv-hop bv-dotted" : "bv-hop"} d=${way}></path>`;
}

/**
 * A jump from a die to a cell: upwards in an arc when it goes sideways, to a side when it goes up or down.
 * @param {Spot} from middle of the die
 * @param {Spot} to middle of the cell
 * @param {Context} ctx
 */
export function hop(from, to, ctx) {
  if (Math.abs(to.x - from.x) > Math.abs(to.y - from.y)) {
    const right = to.x > from.x;
    return arrow(
      { x: from.x + (right ? 36 : -36), y: from.y - 22 },
      { x: to.x, y: to.y - 46 },
      right ? -78 : 78,
      ctx,
    );
  }
  return to.y > from.y
    ? arrow({ x: from.x - 38, y: from.y + 4 }, { x: to.x, y: to.y - 33 }, 78, ctx)
    : arrow({ x: from.x + 40, y: from.y - 18 }, { x: to.x, y: to.y + 8 }, 78, ctx);
}

/** @param {Spot} spot */
function at({ x, y }) {
  return `${round(x)} ${round(y)}`;
}

/** The two strokes of an arrow's head. @param {Spot} from @param {Spot} tip */
function barbs(from, tip) {
  const angle = Math.atan2(tip.y - from.y, tip.x - from.x);
  const ends = [-0.55, 0.55].map((turn) => ({
    x: tip.x - BARB * Math.cos(angle + turn),
    y: tip.y - BARB * Math.sin(angle + turn),
  }));
  return `M${at(ends[0])}L${at(tip)}L${at(ends[1])}`;
}

/** @param {number} value */
function round(value) {
  return Math.round(value * 10) / 10;
}
