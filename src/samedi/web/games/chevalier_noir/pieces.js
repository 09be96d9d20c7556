/** The pieces: pawns on the track, in their camps and lifted, and the Chevalier. */

import { pawnOf } from "./actions.js";
import { RANKS, besideSpot, cellSpot, crossOf, crownSpot, homeSpot, placeSpot } from "./cross.js";
import { KNIGHT, pawnId } from "./choices.js";

/** @import { Clan, Ctx, Place, Position, Rank } from "./types.js" */
/** @import { Piece } from "../../types.js" */

/**
 * A figure for buttons and cards.
 * @param {Ctx} ctx
 * @param {Rank | "knight"} rank
 * @param {Clan | ""} [clan]
 * @param {string} [more] classes
 */
export function picture(ctx, rank, clan = "", more = "") {
  const { html, svg } = ctx;
  return html`<svg class="cn-figure ${clan} ${more}" viewBox="0 0 40 56" aria-hidden="true">
    ${svg`<use href=${symbolOf(rank)}></use>`}
  </svg>`;
}

/** @param {Rank | "knight"} rank */
const symbolOf = (rank) => (rank === "knight" ? "#chevalier" : `#pawn-${rank}`);

/**
 * A figure around the middle of its cell: shade, ring when lifted, body, and the clan's charge at its foot.
 * In its camp it is of another size and bare; the style changes these when it has arrived there.
 * @param {Ctx} ctx
 * @param {Rank | "knight"} rank
 * @param {Clan | ""} clan
 * @param {"standing" | "lifted" | "waiting" | "waiting-short"} how
 */
function figure({ svg }, rank, clan, how) {
  const isLifted = how === "lifted";
  const raised = isLifted ? -6 : 0;
  const ring = svg`<ellipse class="cased cn-cased" cx="0" cy="16" rx="25" ry="11"></ellipse>
    <ellipse class="selected cn-selected" cx="0" cy="16" rx="25" ry="11"></ellipse>`;
  const tag = svg`<g class="cn-tag" transform=${`translate(15 ${12 + raised})`}><circle r="11.5"></circle>
    <use href=${`#clan-${clan}`} x="-8" y="-8" width="16" height="16"></use></g>`;
  return svg`<g class="cn-pawn cn-${how} ${clan}">
    <ellipse class="cn-shade" cx="1" cy="17" rx="20" ry="6"></ellipse>${isLifted ? ring : null}
    <use href=${symbolOf(rank)} x="-19.5" y=${-34 + raised} width="39" height="55"
      class=${isLifted ? "lifted" : ""}></use>${clan ? tag : null}</g>`;
}

/**
 * The cell a lifted piece was taken from: a pawn from the Chevalier's cell, he from the cell of the pawn that
 * pushed him.
 * @param {Ctx} ctx
 * @param {Position} position
 * @returns {number | null}
 */
function liftedFrom(ctx, position) {
  if (typeof position.knight === "number") return position.knight;
  const pusher = (ctx.last ?? []).findLast((shown) => !shown.chance && pawnOf(shown.action));
  const clan = pusher && typeof pusher.seat === "number" ? ctx.facts.playing[pusher.seat] : null;
  const place = pusher && clan ? position.pawns[clan][/** @type {Rank} */ (pawnOf(pusher.action))] : null;
  return place?.[0] === "track" && ctx.play.awaits.step === "push" ? place[1] : null;
}

/**
 * What was done last: only who moves by a die goes from cell to cell.
 * @param {Ctx} ctx
 */
function lastDeed(ctx) {
  return (ctx.last ?? []).findLast(({ chance }) => !chance)?.action.type;
}

/**
 * @param {Ctx} ctx
 * @param {Position} position
 * @param {Clan} clan
 * @param {Rank} rank
 * @returns {Piece}
 */
function pawnPiece(ctx, position, clan, rank) {
  const cross = crossOf(ctx);
  const pawns = position.pawns[clan];
  const place = pawns?.[rank] ?? ["start"];
  const spot = placeSpot(cross, clan, rank, place, liftedFrom(ctx, position));
  const isWaiting = place[0] === "start";
  const isLifted = place[0] === "lifted";
  const id = pawnId(clan, rank);
  const home = RANKS.filter((other) => pawns?.[other][0] === "home").length;
  return {
    id,
    on: id,
    look: id,
    body: id,
    ...spot,
    z: spot.y + (isLifted ? 1000 : 0),
    to: place[0] === "home" ? crownSpot(cross, clan, Math.max(home - 1, 0)) : homeSpot(cross),
    travel: isWaiting ? "tumble" : isLifted || lastDeed(ctx) !== "move" ? "hop" : "walk",
    draw: figure(
      ctx,
      rank,
      clan,
      isLifted ? "lifted" : isWaiting ? (cross.isShort ? "waiting-short" : "waiting") : "standing",
    ),
  };
}

/**
 * The Chevalier on his cell, or lifted beside it, or over Arrivée before he is first set.
 * @param {Ctx} ctx
 * @param {Position} position
 * @returns {Piece}
 */
function knightPiece(ctx, position) {
  const cross = crossOf(ctx);
  const isLifted = typeof position.knight !== "number";
  const from = liftedFrom(ctx, position);
  const away = from === null ? homeSpot(cross) : besideSpot(cross, from);
  const spot = typeof position.knight === "number" ? cellSpot(cross, position.knight) : away;
  return {
    id: KNIGHT,
    on: KNIGHT,
    look: KNIGHT,
    body: KNIGHT,
    ...spot,
    z: spot.y + (isLifted ? 1000 : 0),
    travel: isLifted || lastDeed(ctx) !== "ride" ? "hop" : "gallop",
    draw: figure(ctx, "knight", "", isLifted ? "lifted" : "standing"),
  };
}

/**
 * Whether a pawn is to be seen: those that are home have left the board, the last one as soon as something
 * else happens.
 * @param {Ctx} ctx
 * @param {Place} place
 * @param {Place | undefined} before
 */
function isSeen(ctx, place, before) {
  if (place[0] !== "home") return true;
  return (
    before !== undefined &&
    before[0] !== "home" &&
    (ctx.last ?? []).some((shown) => shown.action.type === "move")
  );
}

/** In what order pieces travel: who acts first, then whom it drives away. */
const TURN = { track: 0, tresor: 0, home: 0, lifted: 2, start: 3 };
const KNIGHT_TURN = 1;

/**
 * All pieces that stand on the board.
 * @param {Position} position
 * @param {Ctx} ctx
 * @returns {Piece[]}
 */
export function pieces(position, ctx) {
  /** @type {[number, Piece][]} */
  const standing = position.clans.flatMap((clan) =>
    RANKS.flatMap((rank) => {
      const place = position.pawns[clan]?.[rank] ?? ["start"];
      return isSeen(ctx, place, ctx.before?.pawns[clan]?.[rank])
        ? [/** @type {[number, Piece]} */ ([TURN[place[0]], pawnPiece(ctx, position, clan, rank)])]
        : [];
    }),
  );
  const isOnBoard =
    typeof position.knight === "number" || ["set_knight", "push"].includes(ctx.play.awaits.step ?? "");
  if (isOnBoard) standing.push([KNIGHT_TURN, knightPiece(ctx, position)]);
  return standing.sort((one, other) => one[0] - other[0]).map(([, piece]) => piece);
}
