/** Moving a cord by one of its points: the line beside it follows, the less the farther away. */
import { measured, pointAt } from "../lines.js";

/** @typedef {import("../lines.js").Point} Point */

/** How many points of a cord can be taken hold of, and how far along the cord a move is felt. */
export const HANDLES = 14;
const FELT = 0.07;
const SAMPLES = 160;

/** The points of a cord that can be moved.
 * @param {Point[]} line
 * @returns {Point[]} */
export function handlesOf(line) {
  const whole = measured(line);
  return Array.from({ length: HANDLES }, (_, i) => pointAt(whole, (i * whole.length) / HANDLES));
}

/** A cord with one of its points moved.
 * @param {Point[]} line @param {number} handle @param {number} dx @param {number} dy
 * @returns {Point[]} */
export function bent(line, handle, dx, dy) {
  const whole = measured(line);
  return Array.from({ length: SAMPLES }, (_, i) => {
    const far = Math.abs(i / SAMPLES - handle / HANDLES);
    const share = Math.min(far, 1 - far) / FELT;
    const pull = Math.exp((-share * share) / 2);
    const [x, y] = pointAt(whole, (i * whole.length) / SAMPLES);
    return /** @type {Point} */ ([x + pull * dx, y + pull * dy]);
  });
}
