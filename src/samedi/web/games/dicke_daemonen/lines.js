/** Closed lines of points: how long they are, where something lies on them, and pieces of them. */

/** @typedef {[number, number]} Point */
/** @typedef {{ points: Point[], at: number[], length: number }} Line `at`: how far along the line each point is */

/** Measure a closed line.
 * @param {Point[]} points
 * @returns {Line} */
export function measured(points) {
  const at = [0];
  for (let i = 0; i < points.length; i++)
    at.push(at[i] + distance(points[i], points[(i + 1) % points.length]));
  return { points, at, length: at[points.length] };
}

/** The square of a distance.
 * @param {Point} a @param {Point} b */
export const gap = (a, b) => (a[0] - b[0]) * (a[0] - b[0]) + (a[1] - b[1]) * (a[1] - b[1]);

/** @param {Point} a @param {Point} b */
export const distance = (a, b) => Math.sqrt(gap(a, b));

/** The point so far along a line, any number of times around.
 * @param {Line} line @param {number} far
 * @returns {Point} */
export function pointAt(line, far) {
  const along = ((far % line.length) + line.length) % line.length;
  const i = segmentAt(line, along);
  const [a, b] = [line.points[i], line.points[(i + 1) % line.points.length]];
  const span = line.at[i + 1] - line.at[i];
  const share = span ? (along - line.at[i]) / span : 0;
  return [a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])];
}

/** Which segment holds a place on a line, by halving.
 * @param {Line} line @param {number} along */
function segmentAt(line, along) {
  let [low, high] = [0, line.points.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (line.at[middle] <= along) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** How far along a line its nearest point to a given one is.
 * @param {Line} line @param {Point} point */
export function nearestOn({ points, at }, point) {
  let best = Infinity;
  let far = 0;
  for (let i = 0; i < points.length; i++) {
    const a = points[i];
    const b = points[(i + 1) % points.length];
    const share = nearestShare(a, b, point);
    const x = a[0] + share * (b[0] - a[0]) - point[0];
    const y = a[1] + share * (b[1] - a[1]) - point[1];
    if (x * x + y * y < best) {
      best = x * x + y * y;
      far = at[i] + share * (at[i + 1] - at[i]);
    }
  }
  return far;
}

/** Where on a segment, from 0 to 1, its nearest point to a given one is.
 * @param {Point} a @param {Point} b @param {Point} point */
function nearestShare(a, b, point) {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const square = dx * dx + dy * dy;
  return square ? Math.min(1, Math.max(0, ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / square)) : 0;
}

/** The points of a piece of a line, from one place forward to another, both ends included.
 * @param {Line} line @param {number} from @param {number} to
 * @returns {Point[]} */
export function between(line, from, to) {
  const end = to <= from ? to + line.length : to;
  const inner = [];
  for (let turn = 0; turn < 2; turn++)
    for (let i = 0; i < line.points.length; i++) {
      const far = line.at[i] + turn * line.length;
      if (far > from && far < end) inner.push(line.points[i]);
    }
  return [pointAt(line, from), ...inner, pointAt(line, to)];
}

/** The unit vector along a line at a place.
 * @param {Line} line @param {number} far
 * @returns {Point} */
export function heading(line, far) {
  return unit(pointAt(line, far - 3), pointAt(line, far + 3));
}

/** The direction from one point to another.
 * @param {Point} a @param {Point} b
 * @returns {Point} */
export function unit(a, b) {
  const length = distance(a, b) || 1;
  return [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
}

/** A path through points, closed.
 * @param {Point[]} points */
export const closedPath = (points) =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}z`;
