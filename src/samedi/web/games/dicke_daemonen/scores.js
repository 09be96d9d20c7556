/** The fields with what the rules say of them: worth, leaders, and who stands in them. */
/** @import { Colour, Context } from "./types.js" */

/**
 * @typedef {object} FieldScore
 * @property {number} field
 * @property {number} worth
 * @property {number} corners
 * @property {number} knots
 * @property {Partial<Record<Colour, number>>} demons
 * @property {Colour | null} leader who would gain the field
 * @property {boolean} isFrozen
 */

/** Every field with its demons and its leader, by number. @param {Context} ctx @returns {FieldScore[]} */
export function fieldScores({ position, facts, constants }) {
  return position.world.fields.map(({ corners, knots }, field) => ({
    field,
    worth: constants.worth[field],
    corners: corners.length,
    knots,
    demons: standingIn(position, field),
    leader: facts.leaders[field] ?? null,
    isFrozen: position.ghosts.includes(field),
  }));
}

/** How many demons of each colour stand in a field. @param {Context["position"]} position @param {number} field */
function standingIn(position, field) {
  /** @type {Partial<Record<Colour, number>>} */
  const counts = {};
  for (const demon of position.demons)
    if (demon.field === field) counts[demon.colour] = (counts[demon.colour] ?? 0) + 1;
  return counts;
}
