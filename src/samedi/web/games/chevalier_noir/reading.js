/** Pawns, taken cells and dice as tables and lists to read. */
/** @import { ReadPart } from "../../types.js" */
/** @import { Clan, Ctx, Rank } from "./types.js" */

import { RANKS, gateOf } from "./cross.js";
import { throwOf } from "./dice.js";
import { cellName, leftToPorte, pawnName, placeName } from "./saying.js";
import { standing } from "./ways.js";

/** @param {Ctx} ctx @returns {ReadPart[]} */
export function reading(ctx) {
  return [pawns(ctx), track(ctx), ...(ctx.position.throw.length ? [dice(ctx)] : [])];
}

/** Where each pawn of each clan is. @param {Ctx} ctx @returns {ReadPart} */
function pawns(ctx) {
  const { t, position, names } = ctx;
  return {
    title: t("page-cn-read-pawns"),
    columns: RANKS.map((rank) => t(`pawn-${rank}`)),
    rows: position.clans.map((clan, seat) => ({
      name: t("page-cn-read-clan", { clan: t(`page-cn-clan-${clan}`), name: names[seat] ?? "" }),
      cells: RANKS.map((rank) => whereabouts(clan, rank, ctx)),
    })),
  };
}

/** A pawn's place, on the track with what is left of its way. @param {Clan} clan @param {Rank} rank @param {Ctx} ctx */
function whereabouts(clan, rank, ctx) {
  const place = ctx.position.pawns[clan]?.[rank] ?? ["start"];
  const name = placeName(ctx, place, clan);
  if (place[0] !== "track" || isOwnPorte(clan, place[1], ctx)) return name;
  return `${name}, ${leftToPorte(ctx, clan, place[1])}`;
}

/** @param {Clan} clan @param {number} cell @param {Ctx} ctx */
function isOwnPorte(clan, cell, ctx) {
  const gate = gateOf(ctx, cell);
  return gate?.clan === clan && gate.kind === "porte";
}

/** The cells of the track on which somebody stands, along the way. @param {Ctx} ctx @returns {ReadPart} */
function track(ctx) {
  const { t, position, constants } = ctx;
  const taken = Array.from({ length: constants.track }, (_, cell) => cell).flatMap((cell) => {
    const who = standing(position, cell);
    if (!who) return [];
    const piece = who === "knight" ? t("page-cn-knight") : pawnName(ctx, who.clan, who.rank);
    return [t("page-cn-read-taken", { cell: cellName(ctx, cell), piece })];
  });
  const isOff = typeof position.knight !== "number";
  return {
    title: t("page-cn-read-track", { cells: constants.track }),
    lines: [...taken, ...(isOff ? [t("page-cn-label-no-knight")] : [])],
  };
}

/** The throw, and which dice are played. @param {Ctx} ctx @returns {ReadPart} */
function dice(ctx) {
  const { t } = ctx;
  return {
    title: t("page-cn-dice"),
    lines: throwOf(ctx).map(({ face, isUsed }) =>
      face === "black" ? t("page-cn-die-black") : t(isUsed ? "page-cn-die-used" : "page-cn-die", { face }),
    ),
  };
}
