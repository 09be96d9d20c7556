/** Rows of dice: a capture zone as it lies, a Spirit World as counts. */
/** @import { Context } from "./model.js" */
/** @import { Die } from "./model.js" */
import { smallDie } from "./dice.js";
import { COLOURS } from "./model.js";
import { colourName } from "./names.js";

/** @param {Die[]} dice @param {Context} ctx */
export function zone(dice, ctx) {
  return ctx.html`<p class="bv-zone">${
    dice.length
      ? dice.map((die) => smallDie(die, ctx))
      : ctx.html`<span class="quiet small">${ctx.t("page-bv-none")}</span>`
  }</p>`;
}

/** How many dice of each colour a Spirit World has. @param {Die[]} dice @param {Context} ctx */
export function spiritCounts(dice, ctx) {
  return ctx.html`<p class="bv-spirit">${COLOURS.map(
    (colour) =>
      ctx.html`<span class=${colour}><svg viewBox="0 0 24 24" aria-hidden="true">
        <use href=${`#mark-${colour}`}></use></svg>${
          dice.filter((die) => die.colour === colour).length
        }<span class="sr"> ${colourName(colour, ctx)}</span></span>`,
  )}</p>`;
}
