/** How a cord is drawn: its outline, and the weave that tells its colour without the hue. */
import { heading, pointAt } from "./lines.js";

/** @typedef {import("./lines.js").Point} Point */
/** @typedef {import("./lines.js").Line} Line */

/** Half as wide as the strokes of a weave go across. */
const ACROSS = 8.7;

/** How far apart the strokes of each weave are. */
const SPACING = { red: 10.6, blue: 30, green: 14.6, yellow: 26.5 };

/** @param {number} number */
const short = (number) => number.toFixed(1);

/** @param {Point} point */
const at = ([x, y]) => `${short(x)} ${short(y)}`;

/** A smooth path: through the middles of the segments, bent towards the points between.
 * @param {Point[]} points @param {boolean} [isClosed] */
export function smooth(points, isClosed = true) {
  const size = points.length;
  if (size < 3) return `M${points.map(at).join("L")}`;
  /** @param {number} i @returns {Point} */
  const middle = (i) => {
    const [a, b] = [points[i % size], points[(i + 1) % size]];
    return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  };
  if (isClosed)
    return `M${at(middle(0))}${points.map((_, i) => `Q${at(points[(i + 1) % size])} ${at(middle(i + 1))}`).join("")}z`;
  const bends = points.slice(1, -1).map((point, i) => `Q${at(point)} ${at(middle(i + 1))}`);
  return `M${at(points[0])}L${at(middle(0))}${bends.join("")}L${at(points[size - 1])}`;
}

/** A place beside a line: so far along it, then so far ahead and to the side.
 * @param {Line} line @param {number} far
 * @returns {(ahead: number, aside: number) => string} */
function beside(line, far) {
  const [x, y] = pointAt(line, far);
  const [dx, dy] = heading(line, far);
  return (ahead, aside) => `${short(x + ahead * dx - aside * dy)} ${short(y + ahead * dy + aside * dx)}`;
}

/**
 * @type {Record<string, (place: (ahead: number, aside: number) => string) => string>} one stroke of each
 *   weave; the wave is drawn as a whole
 */
const STROKES = {
  red: (place) => `M${place(-5, -ACROSS)}L${place(5, ACROSS)}`,
  green: (place) => `M${place(-3, -ACROSS)}L${place(4, 0)}L${place(-3, ACROSS)}`,
  yellow: (place) =>
    `M${place(-4.2, -ACROSS)}L${place(-4.2, ACROSS)}M${place(4.2, -ACROSS)}L${place(4.2, ACROSS)}`,
};

/** The weave of a cord: fire a slanted twist, water a wave, earth a plait, air paired bands.
 * @param {import("./colours.js").Element} colour @param {Line} line @param {number} [end] an open line stops here */
export function weaveOf(colour, line, end = line.length) {
  const strokes = Math.max(1, Math.round(end / SPACING[colour]));
  const step = end / strokes;
  const stroke =
    colour === "blue"
      ? waveOf(line, step)
      : (/** @type {number} */ i) => STROKES[colour](beside(line, i * step));
  return Array.from({ length: strokes }, (_, i) => stroke(i)).join("");
}

/** A wave bends with its cord: each half of it starts from its own place.
 * @param {Line} line @param {number} step
 * @returns {(i: number) => string} */
function waveOf(line, step) {
  return (i) => {
    const far = i * step;
    const crest = beside(line, far + step / 4)(0, 10);
    const trough = beside(line, far + (3 * step) / 4)(0, -10);
    const start = i ? "" : `M${at(pointAt(line, far))}`;
    return `${start}Q${crest} ${at(pointAt(line, far + step / 2))}Q${trough} ${at(pointAt(line, far + step))}`;
  };
}
