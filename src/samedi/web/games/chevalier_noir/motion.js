/** How pieces travel: a pawn that walks and the Chevalier that rides go from cell to cell, everything else straight. */

import { crossOf } from "./cross.js";
import { KNIGHT, pawnId } from "./choices.js";
import { playing, spots, wayOf } from "./ways.js";

/** @import { Action, Options, Position, Spot } from "./types.js" */
/** @import { Piece, Shown } from "../../types.js" */

/** A position does not say which board it is of; the one whose cells fit the journey is. @type {Options[]} */
const BOARDS = [
  { players: 2, board: "long" },
  { players: 2, board: "short" },
];

/**
 * @param {Piece} piece
 * @param {Spot} from
 * @param {Spot} to
 * @param {Position | null} before
 * @param {Position} after
 * @param {Shown[]} last
 * @returns {Spot[] | null}
 */
export function route(piece, from, to, before, after, last) {
  const moved = last.findLast(
    ({ action, chance }) => !chance && (action.type === "move" || action.type === "ride"),
  );
  if (!before || !moved || typeof moved.seat !== "number") return null;
  // A clan that is home and still to play can only play for its partner.
  const clan = playing(before, { players: 4, both_clans: true }, moved.seat);
  const action = /** @type {Action} */ (moved.action);
  const id = action.pawn ? pawnId(clan, action.pawn) : KNIGHT;
  if (piece.id !== id) return null;
  for (const options of BOARDS) {
    const way = spots(crossOf(options), clan, wayOf(action, before, options, clan));
    const end = way.at(-1);
    if (end && isSame(end, to) && isFrom(way, from)) return [{ x: from.x, y: from.y }, ...way];
  }
  return null;
}

/** @param {Spot} one @param {Spot} other */
const isSame = (one, other) => Math.hypot(one.x - other.x, one.y - other.y) < 1;

/** Whether the first step of a way begins next to a spot. @param {Spot[]} way @param {Spot} from */
const isFrom = (way, from) => Math.hypot(way[0].x - from.x, way[0].y - from.y) < 80;
