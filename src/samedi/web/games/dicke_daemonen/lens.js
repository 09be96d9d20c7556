/** Crowded places drawn larger: the table is stretched there, smoothly, so that nothing changes but the picture. */
import { distance } from "./lines.js";
import { ends } from "./clearance.js";

/** @typedef {import("./lines.js").Point} Point */
/** @typedef {{ x: number, y: number, reach: number, strength: number }} Lens */

/** How far apart crossings should be, in thousandths of the longer side. */
const APART = 170;
const ROUNDS = 25;
/** No round stretches more than this: many small steps never fold the table. */
const STEP = 0.14;
const SMALLEST_REACH = 120;
/** So far away, as the square of reaches, nothing is felt. */
const GONE = 14;

/**
 * Stretch a world until its crossings have room, or long enough.
 * @param {Record<string, Point[]>} lines in thousandths of the longer side
 * @param {Record<string, Point>} knots
 * @param {Point[]} crossings
 */
export function stretched(lines, knots, crossings) {
  const points = [...Object.values(lines).flat(), ...Object.values(knots), ...crossings].map(
    ([x, y]) => /** @type {Point} */ ([x, y]),
  );
  const places = points.slice(points.length - crossings.length);
  for (let round = 0; round < ROUNDS; round++) {
    const lenses = lensesOver(places);
    if (!lenses.length) break;
    lay(points, lenses);
    fit(points);
  }
  return shared(points, lines, knots, places);
}

/** A lens over every pair of crossings that are too near.
 * @param {Point[]} crossings
 * @returns {Lens[]} */
function lensesOver(crossings) {
  const lenses = [];
  for (let i = 0; i < crossings.length; i++)
    for (let j = 0; j < i; j++) {
      const far = distance(crossings[i], crossings[j]);
      if (far < APART)
        lenses.push({
          ...between(crossings[i], crossings[j]),
          reach: Math.max(SMALLEST_REACH, far),
          strength: 1 - far / APART,
        });
    }
  return lenses;
}

/** @param {Point} a @param {Point} b */
const between = (a, b) => ({ x: (a[0] + b[0]) / 2, y: (a[1] + b[1]) / 2 });

/** Move all points away from the middles of the lenses, most of all near to them.
 * @param {Point[]} points @param {Lens[]} lenses */
function lay(points, lenses) {
  const together = Math.max(
    ...lenses.map(({ x, y }) => lenses.reduce((sum, other) => sum + other.strength * fading(other, x, y), 0)),
  );
  const share = Math.min(STEP, STEP / together);
  for (const point of points) {
    const x = point[0];
    const y = point[1];
    for (let i = 0; i < lenses.length; i++) {
      const lens = lenses[i];
      const pull = share * lens.strength * fading(lens, x, y);
      if (!pull) continue;
      point[0] += pull * (x - lens.x);
      point[1] += pull * (y - lens.y);
    }
  }
}

/** How strong a lens still is at a point, from 1 in its middle down to 0.
 * @param {Lens} lens @param {number} x @param {number} y */
function fading(lens, x, y) {
  const dx = x - lens.x;
  const dy = y - lens.y;
  const square = (dx * dx + dy * dy) / (lens.reach * lens.reach);
  return square > GONE ? 0 : Math.exp(-square / 2);
}

/** Bring the longer side back to a thousand.
 * @param {Point[]} points */
export function fit(points) {
  const [left, right] = ends(points, 0);
  const [top, bottom] = ends(points, 1);
  const scale = 1000 / Math.max(right - left, bottom - top);
  for (const point of points) {
    point[0] = (point[0] - left) * scale;
    point[1] = (point[1] - top) * scale;
  }
}

/** The moved points, given back to what they belong to.
 * @param {Point[]} points
 * @param {Record<string, Point[]>} lines
 * @param {Record<string, Point>} knots
 * @param {Point[]} crossings */
function shared(points, lines, knots, crossings) {
  let next = 0;
  const take = (/** @type {number} */ count) => points.slice(next, (next += count));
  const moved = Object.fromEntries(
    Object.entries(lines).map(([colour, line]) => [colour, take(line.length)]),
  );
  const tied = Object.fromEntries(Object.keys(knots).map((colour) => [colour, take(1)[0]]));
  return { lines: moved, knots: tied, crossings };
}
