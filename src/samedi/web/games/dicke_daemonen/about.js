/** What a field and a corner are, for whoever has not met them yet. */
import { LETTERS } from "./colours.js";
import { cornerId } from "./places.js";
/** @import { Message } from "../../types.js" */

/** @param {string} id @param {import("./types.js").Context} ctx @returns {string | null} */
export function about(id, { position, t }) {
  const [, crossing, field] = /^(x\d+:)?f(\d+)$/.exec(id) ?? [];
  if (field === undefined) return null;
  if (position.ghosts.includes(Number(field))) return t("page-dd-about-frozen");
  if (crossing) return t("page-dd-about-corner");
  return t(field === "0" ? "page-dd-about-outer" : "page-dd-about-field");
}

/**
 * The field of a question, the corner in it, or all corners of a crossing.
 * @param {Message} question
 * @param {import("./types.js").Context} ctx
 */
export function asked({ params = {} }, { position }) {
  if (params.field === undefined) return cornersAt(Number(params.crossing ?? -1), position);
  const field = LETTERS.indexOf(String(params.field));
  return [params.crossing === undefined ? `f${field}` : cornerId(Number(params.crossing), field)];
}

/** @param {number} crossing @param {import("./types.js").Context["position"]} position */
const cornersAt = (crossing, { world }) =>
  world.fields.flatMap(({ corners }, field) =>
    corners.includes(crossing) ? [cornerId(crossing, field)] : [],
  );
