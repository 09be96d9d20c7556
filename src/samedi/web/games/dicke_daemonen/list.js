/** All places as a list, for those who do not tap on the board: first the field, then its corner. */
import { creature, letter } from "./colours.js";
import { element } from "./asking.js";
import { badge } from "./fields.js";
import { cornerId } from "./places.js";
import { chosenColour, chosenField } from "./picks.js";
import { fieldScores } from "./scores.js";

/** @typedef {import("./types.js").Context} Context */

/** @param {Context} ctx */
export function placeList(ctx) {
  const { html, t, legal } = ctx;
  const colour = chosenColour(ctx);
  const actions = legal.flatMap((action) =>
    action.type === "place" && action.colour === colour ? [action] : [],
  );
  if (!actions.length) return null;
  const field = chosenField(ctx);
  const offers =
    field === null
      ? fieldsOf(actions, colour === "white", ctx)
      : cornersOf(
          actions.filter((action) => action.field === field),
          ctx,
        );
  return html`<details class="placelist" @toggle=${spell}>
    <summary aria-label=${t("page-dd-list")}>
      <svg class="ico" viewBox="0 0 24 24" aria-hidden="true"><use href="#i-log" /></svg>
    </summary>
    <div
      class="panel"
      role="group"
      aria-label=${t(field === null ? "page-dd-list-fields" : "page-dd-list-corners")}
    >
      ${offers}
    </div>
  </details>`;
}

/** The board says which places the list speaks of, as long as it is open. @param {Event} event */
const spell = ({ currentTarget }) =>
  /** @type {HTMLDetailsElement} */ (currentTarget).closest("main")?.toggleAttribute("data-listing", true);

/** @param {import("./types.js").Place[]} actions @param {boolean} isGhost @param {Context} ctx */
function fieldsOf(actions, isGhost, ctx) {
  const { html, svg, t } = ctx;
  const scores = fieldScores(ctx);
  return [...new Set(actions.map((action) => action.field))].map((field) => {
    const score = scores[field];
    const leader = score.leader
      ? t("page-dd-leads", { colour: element(t, score.leader) })
      : t("page-dd-nobody-leads");
    return html`<button data-pick=${isGhost ? `f${field}` : `@f${field}`}>
      <svg class="bd" viewBox="-32 -34 64 64" aria-hidden="true">${badge(svg, score, 0, 0)}</svg>
      <span
        ><b>${field ? t("page-dd-field", { field: letter(field) }) : t("page-dd-outer-field")}</b
        ><small>${t("page-dd-worth-and-leader", { worth: score.worth, leader })}</small></span
      >
    </button>`;
  });
}

/** @param {import("./types.js").Place[]} actions @param {Context} ctx */
function cornersOf(actions, { html, t, position }) {
  return actions.map(({ crossing = 0, field, colour }) => {
    const [one, other] = position.world.crossings[crossing].lines;
    return html`<button
      data-pick=${cornerId(crossing, field)}
      aria-label=${t("page-dd-corner-of", { colour: element(t, colour), field: letter(field), crossing })}
    >
      <svg class=${colour} viewBox="0 0 48 48" aria-hidden="true"><use href=${creature(colour)} /></svg
      ><span
        ><b>${t("page-dd-corner-short", { crossing })}</b
        ><small>${t("page-dd-lines", { one: element(t, one), other: element(t, other) })}</small></span
      >
    </button>`;
  });
}
