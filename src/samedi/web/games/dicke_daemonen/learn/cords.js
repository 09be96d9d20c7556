/** Cords of Dicke Dämonen: curves with the weave of their colour. */
import { svg } from "../../../vendor/lit-html/lit-html.js";

/** @typedef {[number, number]} Point */

const REACH = 8; // how far a weave goes to either side

/**
 * The points of an oval.
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {number} height
 * @param {number} [turn] in degrees
 * @returns {Point[]}
 */
export function oval(x, y, width, height, turn = 0) {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  return Array.from({ length: 97 }, (_, i) => {
    const [a, b] = [width * Math.cos((i * Math.PI) / 48), height * Math.sin((i * Math.PI) / 48)];
    return [x + a * cos - b * sin, y + a * sin + b * cos];
  });
}

/** A smooth way through a few points. @param {Point[]} through @returns {Point[]} */
export function way(through) {
  const at = (/** @type {number} */ i) => through[Math.min(through.length - 1, Math.max(0, i))];
  /** @type {Point[]} */
  const points = [];
  for (let i = 0; i < through.length - 1; i++) {
    for (let step = 0; step < 12; step++)
      points.push(spline(at(i - 1), at(i), at(i + 1), at(i + 2), step / 12));
  }
  return [...points, at(through.length - 1)];
}

/** @param {Point} a @param {Point} b @param {Point} c @param {Point} d @param {number} t @returns {Point} */
function spline(a, b, c, d, t) {
  const one = (/** @type {0 | 1} */ k) =>
    0.5 *
    (2 * b[k] +
      (c[k] - a[k]) * t +
      (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
      (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t * t * t);
  return [one(0), one(1)];
}

/** A cord along points. @param {string} colour @param {Point[]} points */
export function cord(colour, points) {
  const d = `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;
  return svg`<g class=${colour} fill="none" stroke-linejoin="round">
    <path d=${d} stroke="var(--ink)" stroke-width="25"></path>
    <path d=${d} stroke="var(--c)" stroke-width="19"></path>
    <path d=${d} stroke="#fff" stroke-opacity=".28" stroke-width="5"></path>
    <path d=${WEAVES[colour](along(points))} stroke="var(--c-deep)" stroke-width="3.4"
      stroke-linecap="round"></path></g>`;
}

/**
 * Where the weave has its stitches: every so far a point with the direction there.
 * @param {Point[]} points
 * @returns {(gap: number) => [number, number, number, number][]}
 */
function along(points) {
  return (gap) => {
    /** @type {[number, number, number, number][]} */
    const stitches = [];
    let next = gap / 2;
    for (let i = 1, far = 0; i < points.length; i++) {
      const [a, b] = [points[i - 1], points[i]];
      const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
      for (; next <= far + length; next += gap) {
        const share = (next - far) / length;
        stitches.push([
          a[0] + (b[0] - a[0]) * share,
          a[1] + (b[1] - a[1]) * share,
          (b[0] - a[0]) / length,
          (b[1] - a[1]) / length,
        ]);
      }
      far += length;
    }
    return stitches;
  };
}

/**
 * A point beside a stitch: so far ahead, so far to the side.
 * @param {[number, number, number, number]} stitch
 * @param {number} ahead
 * @param {number} aside
 */
const beside = ([x, y, dx, dy], ahead, aside) =>
  `${Math.round(x + dx * ahead - dy * aside)} ${Math.round(y + dy * ahead + dx * aside)}`;

/** @type {Record<string, (stitches: (gap: number) => [number, number, number, number][]) => string>} */
const WEAVES = {
  red: (at) =>
    at(11)
      .map((s) => `M${beside(s, -5, REACH)}L${beside(s, 5, -REACH)}`)
      .join(""),
  yellow: (at) =>
    at(26)
      .map(
        (s) =>
          `M${beside(s, -4, REACH)}L${beside(s, -4, -REACH)}M${beside(s, 4, REACH)}L${beside(s, 4, -REACH)}`,
      )
      .join(""),
  green: (at) =>
    at(15)
      .map((s) => `M${beside(s, -5, REACH)}L${beside(s, 4, 0)}L${beside(s, -5, -REACH)}`)
      .join(""),
  blue: (at) =>
    at(18)
      .map(
        (s, i) => `${i ? "Q" : "M"}${i ? `${beside(s, -9, i % 2 ? REACH : -REACH)} ` : ""}${beside(s, 0, 0)}`,
      )
      .join(""),
};
