/** How a target is marked when a game draws no marks of its own; all around (0, 0). */
import { svg } from "../vendor/lit-html/lit-html.js";

/** @param {number} r */
export const ring = (r) =>
  svg`<circle class="legal-bg" r=${r}></circle><circle class="legal breathe" r=${r}></circle>`;

/** @param {number} r */
export const chosen = (r) =>
  svg`<circle class="cased" r=${r}></circle><circle class="selected" r=${r}></circle>`;

/** Four corners of a square. @param {number} r */
export function ticks(r) {
  const arm = r * 0.45;
  const corner = (/** @type {number} */ x, /** @type {number} */ y) =>
    `M${x * r} ${y * (r - arm)}V${y * r}H${x * (r - arm)}`;
  return svg`<path class="last" d=${corner(-1, -1) + corner(1, -1) + corner(1, 1) + corner(-1, 1)}></path>`;
}
