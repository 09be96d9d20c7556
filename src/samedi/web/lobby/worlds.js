/** The world of a table, in words, and the way to choose or draw another. */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { t } from "../app/words.js";
import { icon } from "../app/ui.js";
/** @import { Drawing } from "../types.js" */

/**
 * The lever of a world.
 * @param {any} lever
 * @param {any} options
 * @param {(options: any) => void} change
 * @param {Drawing} [picture] of the world
 */
export function worldField(lever, options, change, picture = nothing) {
  const world = options[lever.name];
  const open = () =>
    lever.open({
      world,
      place: "option",
      done: (/** @type {any} */ drawn) => change({ ...options, [lever.name]: drawn }),
    });
  return html`<div class="field world">
    <span class="leg">${t(lever.label)}</span>
    <p class="quiet small">${t(lever.about)}</p>
    <div class="row">
      ${picture}
      <p class="value">${lever.says(world)}</p>
      <button type="button" @click=${open}>${icon("pencil")}${t("page-lobby-world-change")}</button>
    </div>
  </div>`;
}
