/** What each colour would score now, and who bets on it. */
import { COLOURS } from "./colours.js";
import { element, small } from "./asking.js";

/** @typedef {import("./types.js").Context} Context */

/** @param {Context} ctx */
export function strip(ctx) {
  const { html, t, position, facts } = ctx;
  return html`<ol class="strip panel daemonen-strip" aria-label=${t("page-dd-if-ended")}>
    ${COLOURS.map((colour) => line(ctx, colour, facts.places[colour] === 1 && position.points[colour] > 0))}
  </ol>`;
}

/** @param {Context} ctx @param {import("./types.js").Colour} colour @param {boolean} isFirst */
function line({ html, t, position, names }, colour, isFirst) {
  const owner = position.predicted.findIndex((colours) => colours.includes(colour));
  const rank = owner >= 0 && position.predicted.length === 1 ? position.predicted[0].indexOf(colour) + 1 : 0;
  const flag =
    owner < 0 ? null : html`<span class="flag">${rank ? t("page-dd-nth", { rank }) : names[owner]}</span>`;
  return html`<li class=${`${colour}${isFirst ? " first" : ""}`}>
    ${small(html, colour)}<span class="pts">${position.points[colour]}</span
    ><span class="el">${element(t, colour)}</span>${flag}
  </li>`;
}
