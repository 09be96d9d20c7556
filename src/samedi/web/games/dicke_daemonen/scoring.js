/** What the fields would bring now: worth, leaders and points, told from the position alone. */
import { ELEMENTS } from "./colours.js";

/** @typedef {import("./colours.js").Element} Element */
/**
 * @typedef {object} FieldScore
 * @property {number} field
 * @property {number} worth corners and knots
 * @property {number} corners
 * @property {number} knots
 * @property {Record<Element, number>} demons
 * @property {Element | null} leader who would gain the field
 * @property {boolean} isFrozen
 */

/** Every field with its demons and its leader, by number.
 * @param {any} position
 * @returns {FieldScore[]} */
export function fieldScores(position) {
  return position.world.fields.map(
    (/** @type {{ corners: number[], knots: number }} */ { corners, knots }, /** @type {number} */ field) => {
      const demons = counted(position.demons, field);
      const isFrozen = position.ghosts.includes(field);
      return {
        field,
        worth: corners.length + knots,
        corners: corners.length,
        knots,
        demons,
        leader: leaderOf(demons),
        isFrozen,
      };
    },
  );
}

/** @param {{ field: number, colour: Element }[]} demons @param {number} field
 * @returns {Record<Element, number>} */
function counted(demons, field) {
  const counts = { red: 0, blue: 0, green: 0, yellow: 0 };
  for (const demon of demons) if (demon.field === field) counts[demon.colour] += 1;
  return counts;
}

/** The colour with more demons than every other.
 * @param {Record<Element, number>} demons
 * @returns {Element | null} */
function leaderOf(demons) {
  const most = Math.max(...ELEMENTS.map((colour) => demons[colour]));
  const leading = ELEMENTS.filter((colour) => demons[colour] === most);
  return most && leading.length === 1 ? leading[0] : null;
}

/** The colours with the most points.
 * @param {Record<string, number>} points */
export function leadersOf(points) {
  const most = Math.max(...Object.values(points));
  return Object.keys(points).filter((colour) => points[colour] === most && most > 0);
}

/** The place of a colour if the game ended now: 1 is first, equal points share a place.
 * @param {Record<string, number>} points @param {string} colour */
export const placeOf = (points, colour) =>
  1 + Object.values(points).filter((each) => each > points[colour]).length;

/** What the ranks of a solitaire would score now, and whether they hold.
 * @param {Record<string, number>} points @param {string[]} ranks */
export function solitaire(points, ranks) {
  const terms = ranks.map((colour, rank) => ({ colour, times: 3 - rank, points: points[colour] }));
  const isFalling = ranks.every((colour, rank) => !rank || points[colour] <= points[ranks[rank - 1]]);
  const last = points[ranks[ranks.length - 1]];
  const rival = Object.keys(points).find((colour) => !ranks.includes(colour) && points[colour] > last);
  const isRight = ranks.length > 0 && isFalling && !rival;
  const total = terms.reduce((sum, { times, points: each }) => sum + times * each, 0);
  return { terms, isRight, total, score: isRight ? total : 0 };
}
