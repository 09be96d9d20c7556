/** The arrow of a preview: from a piece that is put somewhere to the cell under the pointer. */

import { cellOf } from "./actions.js";
import { cellSpot, crossOf, startSpot } from "./cross.js";
import { pieces } from "./pieces.js";
import { playingNow } from "./ways.js";

/** @import { Ctx, Position, Spot } from "./types.js" */

const FOOT = 22; // how far the line stays away from both pieces
const BARB = 14;

/**
 * Where the piece stands that the previewed action puts down or brings in.
 * @param {Position} position
 * @param {Ctx} ctx
 * @returns {{ from: Spot, to: Spot } | null}
 */
function ends(position, ctx) {
  const { preview } = ctx;
  const cross = crossOf(ctx);
  const clan = playingNow(ctx);
  if (preview?.type === "enter")
    return { from: startSpot(cross, clan, preview.pawn), to: cellSpot(cross, ctx.constants.couronnes[clan]) };
  const cell = preview && cellOf(preview);
  if (cell === undefined || cell === null) return null;
  const lifted = pieces(position, ctx).find(
    ({ id }) => id === (position.displaced ? `pawn:${position.displaced.join(":")}` : "knight"),
  );
  return lifted ? { from: lifted, to: cellSpot(cross, cell) } : null;
}

/**
 * A bent line with a point.
 * @param {Position} position
 * @param {Ctx} ctx
 */
export function arrow(position, ctx) {
  const found = ends(position, ctx);
  if (!found) return null;
  const { from, to } = found;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const far = Math.hypot(dx, dy);
  if (far < 3 * FOOT) return null;
  const bend = { x: (from.x + to.x) / 2 + dy * 0.14, y: (from.y + to.y) / 2 - dx * 0.14 };
  const start = towards(from, bend, FOOT);
  const tip = towards(to, bend, FOOT);
  const angle = Math.atan2(tip.y - bend.y, tip.x - bend.x);
  const barb = (/** @type {number} */ turn) =>
    point({ x: tip.x - BARB * Math.cos(angle + turn), y: tip.y - BARB * Math.sin(angle + turn) });
  const line = `M${point(start)}Q${point(bend)} ${point(tip)}M${barb(0.5)}L${point(tip)}L${barb(-0.5)}`;
  return ctx.svg`<path class="cn-hop-case" d=${line}></path><path class="cn-hop" d=${line}></path>`;
}

/** @param {Spot} from @param {Spot} to @param {number} far @returns {Spot} */
function towards(from, to, far) {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) / length) * far, y: from.y + ((to.y - from.y) / length) * far };
}

/** @param {Spot} spot */
const point = ({ x, y }) => `${round(x)} ${round(y)}`;

/** @param {number} value */
const round = (value) => Math.round(value * 10) / 10;
