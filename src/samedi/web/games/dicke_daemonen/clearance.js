/** How far a point inside a field is from its cords, and where there is most room. */

/** @typedef {import("./lines.js").Point} Point */
/** @typedef {{ x: number, y: number, r: number }} Circle */

/** Stop looking for a better place when no more than this could be gained. */
const PRECISION = 1.5;

/**
 * A function that tells how far a point is from the walls of a ring, below zero outside; walls far away are left out
 * where only the near ones count.
 * @param {Point[]} ring
 * @returns {(x: number, y: number) => number}
 */
export function clearanceIn(ring) {
  const size = ring.length;
  const xs = Float64Array.from(ring, (point) => point[0]);
  const ys = Float64Array.from(ring, (point) => point[1]);
  return (x, y) => {
    let isInside = false;
    let nearest = Infinity;
    for (let i = 0, j = size - 1; i < size; j = i++) {
      const ax = xs[j],
        ay = ys[j];
      const dx = xs[i] - ax,
        dy = ys[i] - ay;
      let px = x - ax,
        py = y - ay;
      if (py < 0 !== py < dy && px * dy < py * dx === dy > 0) isInside = !isInside;
      const along = px * dx + py * dy;
      if (along > 0) {
        const share = Math.min(1, along / (dx * dx + dy * dy));
        px -= share * dx;
        py -= share * dy;
      }
      const square = px * px + py * py;
      if (square < nearest) nearest = square;
    }
    return isInside ? Math.sqrt(nearest) : -Math.sqrt(nearest);
  };
}

/**
 * The middle of the largest free circle: squares are split where they could still hold a better one.
 * @param {Point[]} ring
 * @param {(x: number, y: number) => number} room how free a point is; it must not change faster than the way walked
 * @returns {Circle}
 */
export function freest(ring, room) {
  const [left, right] = ends(ring, 0);
  const [top, bottom] = ends(ring, 1);
  const size = Math.max(
    Math.min(right - left, bottom - top) / 2,
    Math.max(right - left, bottom - top) / 10,
    4,
  );
  let best = { x: (left + right) / 2, y: (top + bottom) / 2, r: -Infinity };
  /** @type {{ x: number, y: number, half: number, promise: number }[]} */
  const squares = [];
  /** @param {number} x @param {number} y @param {number} half */
  const look = (x, y, half) => {
    const r = room(x, y);
    if (r > best.r) best = { x, y, r };
    const promise = r + half * Math.SQRT2;
    if (promise > best.r + PRECISION) squares.push({ x, y, half, promise });
  };
  for (let x = left + size / 2; x < right + size / 2; x += size)
    for (let y = top + size / 2; y < bottom + size / 2; y += size) look(x, y, size / 2);
  while (squares.length) {
    const next = takeBest(squares);
    if (next.promise <= best.r + PRECISION) break;
    const half = next.half / 2;
    for (const dx of [-half, half]) for (const dy of [-half, half]) look(next.x + dx, next.y + dy, half);
  }
  return best;
}

/** @param {{ x: number, y: number, half: number, promise: number }[]} squares */
function takeBest(squares) {
  let best = 0;
  for (let i = 1; i < squares.length; i++) if (squares[i].promise > squares[best].promise) best = i;
  const found = squares[best];
  squares[best] = squares[squares.length - 1];
  squares.pop();
  return found;
}

/** The least and the greatest of a coordinate.
 * @param {Point[]} points @param {0 | 1} axis */
export function ends(points, axis) {
  let [low, high] = [Infinity, -Infinity];
  for (const point of points) {
    if (point[axis] < low) low = point[axis];
    if (point[axis] > high) high = point[axis];
  }
  return [low, high];
}
