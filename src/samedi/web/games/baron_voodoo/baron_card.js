/** Baron Samedi in the solo game: his points, the four places of his combination, his Spirit World. */
/** @import { Drawing } from "../../types.js" */
/** @import { Context } from "./model.js" */
/** @import { Position } from "./model.js" */
import { emptyPlace, smallDie } from "./dice.js";
import { colourName } from "./names.js";
import { spiritCounts, zone } from "./rows.js";

const PLACES = 4;
const SEAT = 1;

/** @param {Context} ctx @returns {Drawing} */
export function baronCard(ctx) {
  /** @type {Position} */
  const position = ctx.position;
  const { score, spirit } = position.players[SEAT];
  const start = ctx.options.solo?.score ?? 0;
  return ctx.html`<p class="quiet small">${ctx.t("page-bv-baron-sum", {
    start,
    gained: score - start,
  })}</p>${series(ctx)}
    <p class="label">${ctx.t("page-bv-spirit")}</p>${spiritCounts(spirit, ctx)}`;
}

/**
 * The combination under way: dice that count, places still free, and what else lies in his zone.
 * @param {Context} ctx
 */
function series(ctx) {
  /** @type {Position} */
  const position = ctx.position;
  const colour = position.combination?.colour;
  const held = position.players[SEAT].zone;
  if (!colour)
    return ctx.html`<p class="label">${ctx.t("page-bv-baron-between", {
      lowered: position.combination?.lowered ?? 0,
    })}</p>${held.length ? zone(held, ctx) : null}`;
  const counting = held.filter((die) => die.colour === colour || die.colour === "white");
  const others = held.filter((die) => !counting.includes(die));
  return ctx.html`<p class="label">${ctx.t("page-bv-baron-series", { colour: colourName(colour, ctx) })}</p>
    <p class="bv-series">${counting.map((die) => smallDie(die, ctx))}${free(counting.length, ctx)}<b>${ctx.t(
      "page-bv-of-four",
      { icons: ctx.facts.icons ?? 0 },
    )}</b></p>
    ${others.length ? zone(others, ctx) : null}`;
}

/** @param {number} held @param {Context} ctx */
function free(held, ctx) {
  return Array.from({ length: Math.max(0, PLACES - held) }, () => emptyPlace(ctx));
}

/** The combination under way, small enough for a chip. @param {Context} ctx @returns {Drawing} */
export function baronChip(ctx) {
  /** @type {Position} */
  const position = ctx.position;
  const held = position.players[SEAT].zone;
  return ctx.html`<span class="bv-series">${held
    .slice(-PLACES)
    .map((die) => smallDie(die, ctx))}${free(held.length, ctx)}</span>`;
}
