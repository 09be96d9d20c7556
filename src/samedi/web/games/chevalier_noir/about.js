/** What a piece and a place are, for whoever has not met them yet. */
import { KNIGHT, cellId, pawnId } from "./choices.js";
import { gateOf } from "./cross.js";
import { standing } from "./ways.js";

/** @import { Message } from "../../types.js" */
/** @import { Clan, Ctx, Rank } from "./types.js" */

/** @param {string} id @param {Ctx} ctx @returns {string | null} */
export function about(id, ctx) {
  const { t } = ctx;
  const [kind, , rank] = id.split(":");
  if (kind === "pawn") return t(`page-cn-about-${rank}`);
  if (kind === "tresor" || kind === "home" || kind === "knight") return t(`page-cn-about-${kind}`);
  return kind === "cell" ? aboutCell(Number(id.split(":")[1]), ctx) : null;
}

/** Whoever stands there, or what the cell is. @param {number} cell @param {Ctx} ctx */
function aboutCell(cell, ctx) {
  const who = standing(ctx.position, cell);
  if (who) return ctx.t(`page-cn-about-${who === "knight" ? who : who.rank}`);
  return ctx.t(`page-cn-about-${gateOf(ctx, cell)?.kind ?? "cell"}`);
}

/** Questions about the Chevalier. */
const OF_KNIGHT = ["ride", "lifts", "meets-knight"].map((kind) => `chevalier-quiz-${kind}`);

/** The pawns and cells of a question, or the Chevalier. @param {Message} question */
export function asked({ code, params = {} }) {
  const pawn = (/** @type {unknown} */ rank, /** @type {unknown} */ clan) =>
    rank ? [pawnId(/** @type {Clan} */ (bare(clan)), /** @type {Rank} */ (bare(rank)))] : [];
  const cell = params.cell === undefined ? [] : [cellId(Number(params.cell))];
  const places = [...pawn(params.pawn, params.clan), ...pawn(params.victim, params.other), ...cell];
  return OF_KNIGHT.includes(code) ? [KNIGHT] : places;
}

/** A name as the board knows it. @param {unknown} code */
const bare = (code) => String(code).replace(/^@\w+-/, "");
