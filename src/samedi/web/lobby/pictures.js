/** Pictures of tables: the sides that play, or what the options make, which may come a moment later. */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { signal } from "../vendor/signals-core/signals-core.module.js";
import { symbol } from "../app/ui.js";
/** @import { Drawing, Setup } from "../types.js" */

/** What has come so far, by the options. */
const come = signal(/** @type {Map<string, Drawing>} */ (new Map()));
/** @type {Set<string>} */
const asked = new Set();

/** What the options of a table look like. @param {Setup} setup @param {any} options @returns {Drawing} */
export function pictureOf(setup, options) {
  if (setup.picture) return html`<span class="world-picture">${madeOf(setup, options)}</span>`;
  const signs = Array.from({ length: setup.seats(options) }, (_, seat) => setup.side?.(options, seat)?.sign);
  return html`<span class="signs"
    >${signs.map((sign) => (sign ? symbol(sign.id, sign.kind) : symbol("i-people")))}</span
  >`;
}

/** @param {Setup} setup @param {any} options @returns {Drawing} */
function madeOf(setup, options) {
  const key = JSON.stringify(options);
  if (!asked.has(key)) {
    asked.add(key);
    setup.picture?.(options).then(
      (drawing) => {
        come.value = new Map(come.value).set(key, drawing);
      },
      () => asked.delete(key),
    );
  }
  return come.value.get(key) ?? nothing;
}
