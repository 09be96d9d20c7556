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

/** The field of a question, or the corner in it. @param {Message} question */
export function asked({ params = {} }) {
  if (params.field === undefined) return [];
  const field = LETTERS.indexOf(String(params.field));
  return [params.crossing === undefined ? `f${field}` : cornerId(Number(params.crossing), field)];
}
