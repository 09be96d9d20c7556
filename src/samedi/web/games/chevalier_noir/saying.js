/** Pieces, places and deeds in words. */

import { dieOf } from "./actions.js";
import { gateOf } from "./cross.js";
import { goal, meets, playingNow, stepsToPorte } from "./ways.js";

/** @import { Action, Clan, Ctx, Place, Rank } from "./types.js" */

/** @param {Ctx} ctx @param {Rank} rank */
export const rankName = (ctx, rank) => ctx.t(`pawn-${rank}`);

/** A pawn and its clan. @param {Ctx} ctx @param {Clan} clan @param {Rank} rank */
export const pawnName = (ctx, clan, rank) => ctx.t("page-cn-pawn-of", { clan, rank });

/**
 * A track cell: its number, and whose Couronne or Porte it is.
 * @param {Ctx} ctx
 * @param {number} cell
 */
export function cellName(ctx, cell) {
  const gate = gateOf(ctx, cell);
  return gate ? ctx.t("page-cn-gate", { ...gate, cell }) : ctx.t("page-cn-cell", { cell });
}

/**
 * A place in few words; of the Couronne and the Porte of the clan that is played only their name.
 * @param {Ctx} ctx
 * @param {Place} place
 * @param {Clan} clan
 */
export function placeName(ctx, place, clan) {
  if (place[0] === "home") return ctx.t("page-cn-arrivee");
  if (place[0] === "tresor") return ctx.t("page-cn-tresor", { depth: place[1] });
  if (place[0] !== "track") return ctx.t(`page-cn-${place[0]}`);
  const gate = gateOf(ctx, place[1]);
  return gate?.clan === clan ? ctx.t(`page-cn-${gate.kind}`) : cellName(ctx, place[1]);
}

/**
 * Whom an action drives away, in words, or nothing.
 * @param {Action} action
 * @param {Ctx} ctx
 * @param {boolean} [isShort] without the clan
 */
function meeting(action, ctx, isShort = false) {
  const met = meets(action, ctx);
  if (met === null) return "";
  if (met === "knight") return action.type === "ride" ? "" : ctx.t("page-cn-pushes");
  const verb = action.type === "ride" ? "lifts" : "sends";
  return isShort
    ? ctx.t(`page-cn-short-${verb}`, { rank: rankName(ctx, met.rank) })
    : ctx.t(`page-cn-${verb}`, { pawn: pawnName(ctx, met.clan, met.rank) });
}

/**
 * What an action brings, in two or three words for a button.
 * @param {Action} action
 * @param {Ctx} ctx
 */
export function deed(action, ctx) {
  const met = meeting(action, ctx, true);
  if (met) return met;
  if (action.type === "enter") return ctx.t(action.die ? "page-cn-enters" : "page-cn-begins");
  const place = goal(action, ctx);
  const clan = playingNow(ctx);
  const isCell = place[0] === "track" && gateOf(ctx, place[1])?.clan !== clan;
  if (!isCell) return ctx.t("page-cn-to", { place: placeName(ctx, place, clan) });
  return action.type === "move" // the cells have no numbers that could be seen
    ? ctx.t("page-cn-far", { steps: stepsToPorte(ctx, clan, place[1]) })
    : ctx.t("page-cn-steps", { steps: dieOf(action) ?? 0 });
}

/**
 * A whole action in one sentence: which piece, with which die, where to, whom it drives away.
 * @param {Action} action
 * @param {Ctx} ctx
 */
export function sentence(action, ctx) {
  const piece = "pawn" in action ? rankName(ctx, action.pawn) : ctx.t("page-cn-knight");
  const met = meeting(action, ctx);
  const and = met ? "-and" : "";
  const params = { piece, die: dieOf(action) ?? 0, deed: met };
  if (action.type === "enter") return ctx.t(`page-cn-comes-in${and}`, params);
  return ctx.t(`page-cn-goes${and}`, {
    ...params,
    place: placeName(ctx, goal(action, ctx), playingNow(ctx)),
  });
}

/**
 * How far a pawn put on a cell would still have to go.
 * @param {Ctx} ctx
 * @param {Clan} clan
 * @param {number} cell
 */
export function leftToPorte(ctx, clan, cell) {
  return ctx.t("page-cn-left-to-porte", { steps: stepsToPorte(ctx, clan, cell) });
}

/**
 * How far several dice lead: "3 or 5 cells".
 * @param {Ctx} ctx
 * @param {number[]} dice
 */
export function cells(ctx, [first, second, third]) {
  return third === undefined
    ? ctx.t("page-cn-cells-two", { first, second })
    : ctx.t("page-cn-cells-three", { first, second, third });
}
