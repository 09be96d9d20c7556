/** The middle of a field: where its badge or its ghost stands. */
import { clearanceIn, freest } from "./clearance.js";
import { CREATURE, cornerId } from "./places.js";

/** @typedef {import("./places.js").Places} Places */
/** @typedef {import("./lines.js").Point} Point */
/** @typedef {{ x: number, y: number, size: number, badge: Point }} GhostPlace */

const CORD = 12.5;
const LARGEST = 74;
const SMALLEST = 50;

/** Where the badge may stand beside its ghost, in sizes of the ghost; what comes first is liked best. */
const BESIDE = /** @type {Point[]} */ ([
  [0.5, 0.36],
  [-0.5, 0.36],
  [0.5, -0.3],
  [-0.5, -0.3],
  [0, 0.66],
  [0, -0.74],
]);

/** @type {WeakMap<Places, Map<string, GhostPlace>>} */
const known = new WeakMap();

/**
 * A ghost takes the freest place between the cords and the demons that are there: no more will come.
 * @param {Places} places @param {number} field @param {number[]} crossings where demons of this field stand
 * @returns {GhostPlace}
 */
export function ghostIn(places, field, crossings) {
  const name = `${field}:${crossings.join(",")}`;
  let kept = known.get(places);
  if (!kept) known.set(places, (kept = new Map()));
  const found = kept.get(name) ?? find(places, field, crossings);
  kept.set(name, found);
  return found;
}

/** @param {Places} places @param {number} field @param {number[]} crossings
 * @returns {GhostPlace} */
function find(places, field, crossings) {
  const { ring } = places.atlas.fields[field];
  const room = clearanceIn(ring);
  const demons = crossings.map(
    (crossing) => /** @type {Point} */ (places.corners.get(cornerId(crossing, field))),
  );
  /** @param {number} x @param {number} y */
  const free = (x, y) =>
    Math.min(room(x, y) - CORD, ...demons.map(([dx, dy]) => Math.hypot(x - dx, y - dy) - CREATURE / 2));
  const { x, y, r } = freest(ring, free);
  const size = Math.min(LARGEST, Math.max(SMALLEST, 2.3 * r));
  /** @type {(spot: Point) => number} */
  const crowd = ([dx, dy]) => -Math.min(14, free(x + dx * size, y + dy * size));
  const spot = BESIDE.reduce((best, next) => (crowd(next) < crowd(best) - 4 ? next : best));
  return { x, y, size, badge: [x + spot[0] * size, y + spot[1] * size] };
}
