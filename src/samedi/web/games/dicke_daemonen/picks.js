/** From legal actions to taps: a creature of the hand, then its corner or its field. */
import { cornerId } from "./places.js";

/** @typedef {import("./types.js").Action} Action */
/** @typedef {import("./types.js").Context} Context */

/**
 * The taps that make an action. A field may be named before its corner, in the bar; on the board the corner is enough.
 * @param {Action} action @param {import("./types.js").Position} position @param {Context} ctx
 * @returns {string[]}
 */
export function picks(action, position, ctx) {
  switch (action.type) {
    case "place":
      return [
        ...(isOnlyColour(ctx.legal, action.colour) ? [] : [`hand:${action.colour}`]),
        ...placeOf(action),
      ];
    case "predict":
      return [`hand:${action.colour}`, "@predict"];
    case "pass":
      return ["@pass"];
    default:
      return [];
  }
}

/** @param {import("./types.js").Place} action */
function placeOf({ colour, crossing = 0, field }) {
  return colour === "white" ? [`f${field}`] : [`@f${field}`, cornerId(crossing, field)];
}

/** Whether nothing else can be placed: then the hand need not be touched.
 * @param {Action[]} legal @param {string} colour */
function isOnlyColour(legal, colour) {
  return legal.length > 0 && legal.every((action) => action.type === "place" && action.colour === colour);
}

/** The colour that is to be placed or predicted: the one taken, or the only one there is.
 * @param {Context} ctx
 * @returns {import("./types.js").Colour | null} */
export function chosenColour({ picked, legal }) {
  const taken = picked.find((id) => id.startsWith("hand:"));
  if (taken) return /** @type {import("./types.js").Colour} */ (taken.slice("hand:".length));
  const [first] = legal;
  return first?.type === "place" && isOnlyColour(legal, first.colour) ? first.colour : null;
}

/** The field that is named in the bar.
 * @param {Context} ctx
 * @returns {number | null} */
export function chosenField({ picked }) {
  const named = picked.find((id) => /^@f\d+$/.test(id));
  return named ? Number(named.slice(2)) : null;
}

/** What somebody who touched these wanted to do, so that the rules can say why it is not possible.
 * @param {string[]} picked @param {string} id @param {Context} ctx
 * @returns {Action | null} */
export function wish(picked, id, ctx) {
  const colour = chosenColour({ ...ctx, picked });
  const corner = /^x(\d+):f(\d+)$/.exec(id);
  const field = /^f(\d+)$/.exec(id);
  if (ctx.play.awaits.step !== "place" || !colour) return null;
  if (corner && colour !== "white")
    return { type: "place", colour, crossing: Number(corner[1]), field: Number(corner[2]) };
  if (field && colour === "white") return { type: "place", colour, field: Number(field[1]) };
  return null;
}
