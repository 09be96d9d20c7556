/** What a piece and a place are, for whoever has not met them yet. */
import { gateOf } from "./cross.js";
import { standing } from "./ways.js";

/** @import { Ctx } from "./types.js" */

/** @param {string} id @param {Ctx} ctx @returns {string | null} */
export function about(id, ctx) {
  const { t } = ctx;
  const [kind, , rank] = id.split(":");
  if (kind === "pawn") return t(`page-cn-about-${rank}`);
  if (kind === "tresor" || kind === "home" || kind === "knight") return t(`page-cn-about-${kind}`);
  return kind === "cell" ? aboutCell(Number(id.split(":")[1]), ctx) : null;
}

/** Whoever stands there, or what a Couronne or a Porte is. @param {number} cell @param {Ctx} ctx */
function aboutCell(cell, ctx) {
  const who = standing(ctx.position, cell);
  if (who) return ctx.t(`page-cn-about-${who === "knight" ? who : who.rank}`);
  return gateOf(ctx, cell) ? ctx.t("page-cn-about-gate") : null;
}
