/** A turn as the log tells it: what is worth a word, whose pawns it touches, and where it was. */

import { CLANS, cellSpot, crossOf, homeSpot, tresorSpot } from "./cross.js";

/** @import { Clan, Ctx, Shown } from "./types.js" */
/** @import { Named, Place } from "../../types.js" */

/** The reach of a cell. */
const REACH = 24;

/** What the dice brought; of a turn that has only thrown so far, the dice. @param {Shown[]} deeds @returns {Shown[]} */
export function headline(deeds) {
  const done = deeds.filter(({ chance }) => !chance);
  return done.length ? done : deeds;
}

/** Pawns where they went, and their players' names. @param {Shown} deed @param {Ctx} ctx */
export function named(deed, ctx) {
  const places = arrival(deed, ctx);
  /** @type {Record<string, Named>} */
  const words = {};
  for (const key of ["pawn", "die", "depth", "cell"])
    if (deed.told?.params?.[key] !== undefined) words[key] = { places };
  const clan = String(deed.told?.params?.clan ?? "").replace("@clan-", "");
  const seat = ctx.position.clans.indexOf(/** @type {Clan} */ (clan));
  if (seat >= 0) words.clan = { seat };
  return words;
}

/** Where a piece came to stand. @param {Shown} deed @param {Ctx} ctx @returns {Place[]} */
function arrival({ seat, told }, ctx) {
  const cross = crossOf(ctx);
  const { cell, depth } = told?.params ?? {};
  const at = (/** @type {{ x: number, y: number }} */ spot) => [{ x: spot.x, y: spot.y, r: REACH }];
  if (cell !== undefined) return at(cellSpot(cross, Number(cell)));
  const clan = ctx.position.clans[seat ?? 0] ?? CLANS[0];
  if (depth !== undefined) return at(tresorSpot(cross, clan, Number(depth)));
  if (told?.code === "chevalier-move-home") return at(homeSpot(cross));
  return told?.code.startsWith("chevalier-enter") ? at(cellSpot(cross, ctx.constants.couronnes[clan])) : [];
}
