/** Merge patches (RFC 7396); what a patch does not touch stays the same object. */
/** @import { Moment, Replay } from "../types.js" */

/** @param {any} target @param {any} patch @returns {any} */
export function merged(target, patch) {
  if (!isObject(patch)) return patch;
  const result = isObject(target) ? { ...target } : {};
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) delete result[name];
    else result[name] = merged(result[name], value);
  }
  return result;
}

/** @param {unknown} value */
const isObject = (value) => value !== null && typeof value === "object" && !Array.isArray(value);

/** Every moment of a game, from the first and the changes. @param {Replay} replay @returns {Moment[]} */
export function momentsOf({ first, patches }) {
  const moments = [first];
  for (const patch of patches) moments.push(merged(moments[moments.length - 1], patch));
  return moments;
}
