/** From actions to taps: the ids of what may be picked, and the orders in which an action can be picked. */

import { dieOf, pawnOf } from "./actions.js";
import { goal, meets, playingNow } from "./ways.js";

/** @import { Action, Clan, Ctx, Place, Rank, Ride } from "./types.js" */

export const KNIGHT = "knight";
export const HOME = "home";

/**
 * @param {Clan} clan
 * @param {Rank} rank
 */
export const pawnId = (clan, rank) => `pawn:${clan}:${rank}`;
/** @param {number} die */
export const dieId = (die) => `die:${die}`;
/** @param {number} cell */
export const cellId = (cell) => `cell:${cell}`;

/**
 * The id of a place where a piece may stop.
 * @param {Place} place
 * @param {Clan} clan
 */
export function placeId(place, clan) {
  if (place[0] === "track") return cellId(place[1]);
  return place[0] === "tresor" ? `tresor:${clan}:${place[1]}` : HOME;
}

/**
 * What a pick names.
 * @param {string} pick
 * @returns {{ kind: string, clan?: Clan, rank?: Rank, number?: number }}
 */
export function readPick(pick) {
  const [kind, first, second] = pick.split(":");
  if (kind === "pawn") return { kind, clan: /** @type {Clan} */ (first), rank: /** @type {Rank} */ (second) };
  if (kind === "tresor") return { kind, clan: /** @type {Clan} */ (first), number: Number(second) };
  return { kind, number: Number(first) };
}

/**
 * The piece an action moves, as a pick.
 * @param {Action} action
 * @param {Ctx} ctx
 */
export function pieceId(action, ctx) {
  const pawn = pawnOf(action);
  return pawn ? pawnId(playingNow(ctx), pawn) : KNIGHT;
}

/**
 * Whether all legal actions use the same die, so that nobody has to be asked which one.
 * @param {Ctx} ctx
 */
export function isOneDie(ctx) {
  return new Set(ctx.legal.map(dieOf)).size === 1;
}

/**
 * The orders in which an action can be picked, the usual one first: piece and die, or die and piece, or the
 * cell it goes to.
 * @param {Action} action
 * @param {Ctx} ctx
 * @returns {string[][]}
 */
export function orders(action, ctx) {
  if ("cell" in action) return [[cellId(action.cell)]];
  const piece = pieceId(action, ctx);
  const number = dieOf(action);
  if (number === undefined) return [[piece]];
  const stop = placeId(goal(action, ctx), playingNow(ctx));
  if (isOneDie(ctx)) return isPlainStop(action, ctx) ? [[piece], [stop]] : [[piece]];
  const die = dieId(number);
  const isOnly = ctx.legal.filter((other) => pieceId(other, ctx) === piece).length === 1;
  const pieceFirst = isOnly
    ? [[piece]]
    : [
        [piece, die],
        [piece, stop],
      ];
  const dieFirst = isPlainStop(action, ctx)
    ? [
        [die, piece],
        [die, stop],
      ]
    : [[die, piece]];
  return [...pieceFirst, ...dieFirst];
}

/**
 * Whether the place where an action ends tells which piece is meant: nobody else goes there with this die,
 * and no piece stands there that could be meant itself.
 * @param {Action} action
 * @param {Ctx} ctx
 */
function isPlainStop(action, ctx) {
  const clan = playingNow(ctx);
  const stop = placeId(goal(action, ctx), clan);
  const same = ctx.legal.filter(
    (other) => dieOf(other) === dieOf(action) && placeId(goal(other, ctx), clan) === stop,
  );
  const met = meets(action, ctx);
  const isPiece = ctx.legal.some(
    (other) => pieceId(other, ctx) === (met === "knight" ? KNIGHT : met && pawnId(met.clan, met.rank)),
  );
  return same.length === 1 && !isPiece;
}

/**
 * The legal actions that what is picked so far still allows.
 * @param {Ctx} ctx
 * @param {string[]} [more] picks to try in addition
 * @returns {Action[]}
 */
export function matching(ctx, more = []) {
  const picked = [...ctx.picked, ...more];
  return ctx.legal.filter((action) =>
    orders(action, ctx).some((order) => picked.every((pick, at) => order[at] === pick)),
  );
}

/**
 * What is picked of a kind.
 * @param {Ctx} ctx
 * @param {string} kind
 */
export function pickedOf(ctx, kind) {
  const pick = ctx.picked.find((id) => id === kind || id.startsWith(`${kind}:`));
  return pick === undefined ? null : readPick(pick);
}

/** The steps that ask for a cell, and the action that one makes. @type {Record<string, "displace" | "knight">} */
const CELL_ACTIONS = { displace: "displace", push: "knight", set_knight: "knight" };

/**
 * The action that a tap on something illegal means, so that the server can say why not.
 * @param {string[]} picked
 * @param {string} id
 * @param {Ctx} ctx
 * @returns {Action | null}
 */
export function wish(picked, id, ctx) {
  const { kind, rank, number } = readPick(id);
  const step = ctx.play.awaits.step ?? "";
  if (kind === "cell" && step in CELL_ACTIONS) return { type: CELL_ACTIONS[step], cell: number ?? 0 };
  if (step !== "move") return null;
  const chosen = picked.find((pick) => pick.startsWith("die:"));
  const value = chosen ? readPick(chosen).number : ctx.position.unused[0];
  const die = /** @type {Ride["die"]} */ (value);
  if (kind === KNIGHT) return { type: "ride", die };
  if (kind !== "pawn" || !rank) return null;
  const isWaiting = ctx.position.pawns[playingNow(ctx)][rank][0] === "start";
  return isWaiting ? { type: "enter", die: 6, pawn: rank } : { type: "move", die, pawn: rank };
}
