/** Which piece went where: two pictures of the board compared. */
/** @import { Piece } from "../types.js" */

/** @typedef {{ from: number, to: number, turned: boolean }} Pair the numbers of a piece before and after */
/** @typedef {{ pairs: Pair[], gone: number[], come: number[] }} Matched */

/**
 * The same piece stays; then the nearest of the same look moves; then the nearest of the same body turns;
 * what is left comes and goes.
 * @param {Piece[]} before @param {Piece[]} after
 * @returns {Matched}
 */
export function match(before, after) {
  const old = new Set(before.keys());
  const young = new Set(after.keys());
  /** @type {Pair[]} */
  const pairs = [];
  const join = (/** @type {number} */ from, /** @type {number} */ to) => {
    old.delete(from);
    young.delete(to);
    pairs.push({ from, to, turned: before[from].look !== after[to].look });
  };
  byName(before, after, join);
  for (const same of [isUnmoved, isAlike, isSameBody]) {
    for (const [from, to] of nearest(before, after, old, young, same))
      if (old.has(from) && young.has(to)) join(from, to);
  }
  return { pairs, gone: [...old], come: [...young] };
}

/** @param {Piece[]} before @param {Piece[]} after @param {(from: number, to: number) => void} join */
function byName(before, after, join) {
  const named = new Map(before.flatMap((piece, from) => (piece.id ? [[piece.id, from]] : [])));
  after.forEach((piece, to) => {
    const from = piece.id ? named.get(piece.id) : undefined;
    if (from !== undefined) join(from, to);
  });
}

/** @param {Piece} a @param {Piece} b */
const isUnmoved = (a, b) => !a.id && !b.id && a.look === b.look && a.x === b.x && a.y === b.y;
/** @param {Piece} a @param {Piece} b */
const isAlike = (a, b) => !a.id && !b.id && a.look === b.look;
/** @param {Piece} a @param {Piece} b */
const isSameBody = (a, b) => !a.id && !b.id && a.body === b.body;

/**
 * All pairs that fit, the nearest first.
 * @param {Piece[]} before
 * @param {Piece[]} after
 * @param {Set<number>} old
 * @param {Set<number>} young
 * @param {(a: Piece, b: Piece) => boolean} fits
 */
function nearest(before, after, old, young, fits) {
  /** @type {[number, number, number][]} */
  const found = [];
  for (const from of old) {
    for (const to of young) {
      const a = before[from];
      const b = after[to];
      if (fits(a, b)) found.push([from, to, Math.hypot(a.x - b.x, a.y - b.y)]);
    }
  }
  return found.sort((one, other) => one[2] - other[2]);
}
