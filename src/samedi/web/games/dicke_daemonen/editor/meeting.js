/** Where lines cross, found at once while somebody draws. The server has the last word. */

/** @typedef {import("../lines.js").Point} Point */

/** Where two segments cross, or null.
 * @param {Point} a @param {Point} b @param {Point} c @param {Point} d
 * @returns {Point | null} */
export function crossing(a, b, c, d) {
  const [rx, ry] = [b[0] - a[0], b[1] - a[1]];
  const [sx, sy] = [d[0] - c[0], d[1] - c[1]];
  const cross = rx * sy - ry * sx;
  if (!cross) return null;
  const [qx, qy] = [c[0] - a[0], c[1] - a[1]];
  const [t, u] = [(qx * sy - qy * sx) / cross, (qx * ry - qy * rx) / cross];
  return t >= 0 && t < 1 && u >= 0 && u < 1 ? [a[0] + t * rx, a[1] + t * ry] : null;
}

/** Where one segment crosses a chain of points.
 * @param {Point} a @param {Point} b @param {Point[]} chain @param {boolean} isClosed
 * @returns {Point[]} */
export function crossingsWith(a, b, chain, isClosed) {
  const [left, right] = [Math.min(a[0], b[0]), Math.max(a[0], b[0])];
  const [top, bottom] = [Math.min(a[1], b[1]), Math.max(a[1], b[1])];
  const found = [];
  for (let i = isClosed ? 0 : 1; i < chain.length; i++) {
    const [c, d] = [chain[(i + chain.length - 1) % chain.length], chain[i]];
    if (
      Math.max(c[0], d[0]) < left ||
      Math.min(c[0], d[0]) > right ||
      Math.max(c[1], d[1]) < top ||
      Math.min(c[1], d[1]) > bottom
    )
      continue;
    const point = crossing(a, b, c, d);
    if (point) found.push(point);
  }
  return found;
}

/** All places where an open stroke crosses closed lines.
 * @param {Point[]} stroke @param {Point[][]} lines
 * @returns {Point[]} */
export function strokeCrossings(stroke, lines) {
  return stroke
    .slice(1)
    .flatMap((point, i) => lines.flatMap((line) => crossingsWith(stroke[i], point, line, true)));
}

/** The first place that is too near to another, and which.
 * @param {Point[]} fresh @param {Point[]} old @param {number} apart
 * @returns {Point | null} */
export function tooNear(fresh, old, apart) {
  const all = [...old, ...fresh];
  for (const point of fresh)
    for (const other of all)
      if (other !== point && Math.hypot(point[0] - other[0], point[1] - other[1]) < apart) return point;
  return null;
}
