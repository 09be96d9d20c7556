/** Bringing things into an order by moving as few of them as possible: each that moves is laid out and drawn anew. */

/**
 * The most of them that stand in the wanted order already.
 * @template T
 * @param {T[]} wanted
 * @param {T[]} now
 * @returns {Set<T>}
 */
export function longestInOrder(wanted, now) {
  const places = new Map(now.map((each, place) => [each, place]));
  const known = wanted.flatMap((each) => places.get(each) ?? []);
  /** The lowest place at which a row of this length ends. @type {number[]} */
  const ends = [];
  const lengths = known.map((place) => {
    const found = ends.findIndex((end) => end > place);
    const length = found < 0 ? ends.length : found;
    ends[length] = place;
    return length;
  });
  const staying = new Set();
  for (let at = known.length - 1, length = ends.length - 1; at >= 0; at--) {
    if (lengths[at] !== length) continue;
    staying.add(now[known[at]]);
    length--;
  }
  return staying;
}
