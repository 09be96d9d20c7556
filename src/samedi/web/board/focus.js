/** The keyboard on a board: arrows go to the nearest legal target in their direction. */
/** @import { Target } from "../types.js" */

const DIRECTIONS = /** @type {Record<string, [number, number]>} */ ({
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
});

/**
 * Where an arrow leads from a target: first what lies rather that way than aside; the same one if nothing
 * does.
 * @param {Target[]} targets
 * @param {string | null} from
 * @param {string} key
 * @returns {string | null}
 */
export function step(targets, from, key) {
  const way = DIRECTIONS[key];
  const here = targets.find(({ id }) => id === from);
  if (!way) return from;
  if (!here) return targets[0]?.id ?? null;
  const ahead = targets
    .map((target) => ({
      id: target.id,
      along: (target.x - here.x) * way[0] + (target.y - here.y) * way[1],
      aside: Math.abs((target.x - here.x) * way[1]) + Math.abs((target.y - here.y) * way[0]),
    }))
    .filter(({ along }) => along > 0.5);
  const straight = ahead.filter(({ along, aside }) => aside <= along);
  const found = (straight.length ? straight : ahead).sort(
    (one, other) => one.along + 2 * one.aside - other.along - 2 * other.aside,
  )[0];
  return found?.id ?? here.id;
}
