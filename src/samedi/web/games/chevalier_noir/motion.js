/** How pieces travel: a pawn that walks and the Chevalier that rides go from cell to cell, everything else straight. */

import { crossOf } from "./cross.js";
import { KNIGHT, readPick } from "./choices.js";
import { between, spots } from "./ways.js";

/** @import { Ctx, Place, Position, Spot } from "./types.js" */
/** @import { Piece } from "../../types.js" */

/**
 * @param {Piece} piece
 * @param {Spot} from
 * @param {Spot} _to
 * @param {Position | null} before
 * @param {Position} after
 * @param {Ctx} ctx
 * @returns {Spot[] | null}
 */
export function route(piece, from, _to, before, after, ctx) {
  const deed = ctx.last.findLast(({ chance }) => !chance)?.action.type;
  if (!before || deed !== (piece.id === KNIGHT ? "ride" : "move")) return null;
  const { clan = null } = readPick(piece.id ?? "");
  const [was, is] = [placeOf(piece, before), placeOf(piece, after)];
  const way = was && is && isOnTheWay(is) ? between(ctx, clan, was, is) : [];
  return way.length ? [{ x: from.x, y: from.y }, ...spots(crossOf(ctx), clan ?? "north", way)] : null;
}

/** Whether a piece may have come step by step. @param {Place} place */
const isOnTheWay = ([where]) => ["track", "tresor", "home"].includes(where);

/** @param {Piece} piece @param {Position} position @returns {Place | null} */
function placeOf(piece, position) {
  if (piece.id === KNIGHT) return typeof position.knight === "number" ? ["track", position.knight] : null;
  const { clan, rank } = readPick(piece.id ?? "");
  return clan && rank ? position.pawns[clan][rank] : null;
}
