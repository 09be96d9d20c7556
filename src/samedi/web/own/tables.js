/** Tables of numbers, and how numbers are said. */
/** @import { Drawing } from "../types.js" */
import { html } from "../vendor/lit-html/lit-html.js";
import { t } from "../app/words.js";

/**
 * A table; its first cell of every row names the row.
 * @param {string} label @param {string[]} columns codes of words, after `own-column-`
 * @param {Drawing[][]} rows
 */
export const table = (label, columns, rows) =>
  html`<div class="scrolls" tabindex="0" role="region" aria-label=${label}>
    <table>
      <thead>
        <tr>
          ${columns.map((each) => html`<th scope="col">${t(`own-column-${each}`)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ([first, ...rest]) =>
            html`<tr>
              <th scope="row">${first}</th>
              ${rest.map((each) => html`<td>${each}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;

/** Of a hundred games, with its sign. @param {number} chance */
export function signed(chance) {
  const points = Math.round(100 * chance);
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0";
}

/** @param {number} part @param {number} whole */
export const share = (part, whole) => `${Math.round((100 * part) / whole)}\u00a0%`;
