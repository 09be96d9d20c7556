/** A die: its body, the pattern of its colour on the front, the icon on top. */
/** @import { Context } from "./model.js" */
/** @import { Die, Loa } from "./model.js" */
import { COLOUR_OF } from "./model.js";
import { dieName } from "./names.js";

/** A die around (0, 0), for boards. @param {Die} die @param {Context} ctx @param {string} [look] further class names */
export function drawDie(die, { svg }, look = "") {
  return svg`<g class=${`bv-die ${die.colour} ${look}`}>
    <use href="#die" x="-35" y="-36" width="70" height="72"></use><use
    href=${`#front-${die.colour}`} x="-33" y="20" width="66" height="14"></use><use
    href=${`#face-${die.face}`} x="-19" y="-25" width="38" height="38"></use></g>`;
}

/**
 * A die in words and panels; silent where a name stands beside it.
 * @param {Die} die
 * @param {Context} ctx
 * @param {{ silent?: boolean, big?: boolean }} [how]
 */
export function smallDie(die, ctx, { silent = false, big = false } = {}) {
  const look = big ? "bv-d bv-big" : "bv-d";
  return silent
    ? ctx.html`<svg class=${look} viewBox="-35 -36 70 72" aria-hidden="true">${drawDie(die, ctx)}</svg>`
    : ctx.html`<svg class=${look} viewBox="-35 -36 70 72" role="img" aria-label=${dieName(die, ctx)}>
      ${drawDie(die, ctx)}</svg>`;
}

/** The place of a die that is not there yet. @param {Context} ctx */
export function emptyPlace({ html }) {
  return html`<svg class="bv-d bv-slot" viewBox="-35 -36 70 72" aria-hidden="true">
    <rect x="-30" y="-30" width="60" height="60" rx="13"></rect>
  </svg>`;
}

/** A Loa's emblem. @param {Loa} loa @param {Context} ctx */
export function drawLoa(loa, { html }) {
  const symbol = loa === "baron_samedi" ? "#baron" : `#loa-${loa.replace("_", "-")}`;
  return html`<svg class=${COLOUR_OF[loa]} viewBox="0 0 48 48" aria-hidden="true">
    <use href=${symbol}></use>
  </svg>`;
}

/** Offerings as a price. @param {number} count @param {Context} ctx */
export function coin(count, { html, t }) {
  return html`<svg viewBox="0 0 48 48" aria-hidden="true"><use href="#offering"></use></svg
    ><span aria-hidden="true">${count}</span><span class="sr">${t("page-bv-offerings", { count })}</span>`;
}
