/** How pictures stand in a chapter. */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { t } from "../app/words.js";

/** @typedef {import("../types.js").Drawing} Drawing */
/** @typedef {{ box: number[], draw: unknown }} Picture */

/**
 * A drawing in its box; silent unless it has a sentence.
 * @param {number[]} box
 * @param {unknown} draw
 * @param {string} [kind]
 * @param {string} [label]
 */
export function small(box, draw, kind = "d", label) {
  return html`<svg
    class=${kind}
    viewBox=${box.join(" ")}
    role=${label ? "img" : nothing}
    aria-label=${label ?? nothing}
    aria-hidden=${label ? nothing : "true"}
  >
    ${draw}
  </svg>`;
}

/** A picture with its sentence. @param {Picture} picture @param {string} label @param {string} [caption] codes */
export function figure({ box, draw }, label, caption) {
  return html`<figure>
    ${small(box, draw, "view", t(label))}${caption ? html`<figcaption>${t(caption)}</figcaption>` : nothing}
  </figure>`;
}

/** Pictures side by side where there is room. @param {...Drawing} all */
export const figures = (...all) => html`<div class="pics">${all}</div>`;

/** A list of sentences. @param {...string} codes */
export const lines = (...codes) => html`${codes.map((code) => html`<p>${t(code)}</p>`)}`;

/** @param {number} worth */
export const points = (worth) => t("page-learn-points", { points: worth });
