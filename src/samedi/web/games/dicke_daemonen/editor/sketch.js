/** A world that is being drawn: strokes and knots, every change of which can be undone, and none of which is lost. */
import { ELEMENTS } from "../colours.js";

/** @typedef {import("../lines.js").Point} Point */
/** @typedef {import("../colours.js").Element} Element */
/** @typedef {{ strokes: Record<string, Point[]>, knots: Record<string, Point> }} Drawn */
/** @typedef {{ now: Drawn, before: Drawn[] }} Sketch */

const KEPT = "samedi.daemonen.sketch";
const MOST_UNDONE = 40;

/** The paper in its own units, and how many units of the world's grid one of them is. */
export const PAPER = { width: 908, height: 808 };
export const GRID = 16384;
const SCALE = GRID / PAPER.width;

/** @returns {Drawn} */
const blank = () => ({ strokes: {}, knots: {} });

/** @param {Point} point @returns {Point} */
export const toGrid = ([x, y]) => [within(Math.round(x * SCALE)), within(Math.round(y * SCALE))];

/** @param {Point} point @returns {Point} */
export const toPaper = ([x, y]) => [x / SCALE, y / SCALE];

/** @param {number} value */
const within = (value) => Math.min(GRID, Math.max(0, value));

/** The sketch that was kept on this device, or a new one.
 * @returns {Sketch} */
export function remembered() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? "null");
    if (isDrawn(kept)) return { now: kept, before: [] };
  } catch {
    // A device that keeps nothing, or something else: begin anew.
  }
  return { now: blank(), before: [] };
}

/** @param {any} kept */
function isDrawn(kept) {
  const isPoint = (/** @type {any} */ point) =>
    Array.isArray(point) && point.length === 2 && point.every(Number.isFinite);
  const ofColours = (/** @type {any} */ all) =>
    all &&
    typeof all === "object" &&
    Object.keys(all).every((colour) => ELEMENTS.includes(/** @type {Element} */ (colour)));
  if (!kept || !ofColours(kept.strokes) || !ofColours(kept.knots)) return false;
  return (
    Object.values(kept.strokes).every((line) => Array.isArray(line) && line.every(isPoint)) &&
    Object.values(kept.knots).every(isPoint)
  );
}

/** @param {Sketch} sketch */
function keep(sketch) {
  try {
    localStorage.setItem(KEPT, JSON.stringify(sketch.now));
  } catch {
    // A full or closed store: the sketch still lives on this page.
  }
  return sketch;
}

/** @param {Sketch} sketch @param {Drawn} next
 * @returns {Sketch} */
export function changed(sketch, next) {
  return keep({ now: next, before: [...sketch.before, sketch.now].slice(-MOST_UNDONE) });
}

/** A cord laid anew; its knot is tied where it closes until it is moved.
 * @param {Sketch} sketch @param {string} colour @param {Point[]} stroke */
export function withStroke(sketch, colour, stroke) {
  const knots = without(sketch.now.knots, colour);
  return changed(sketch, { strokes: { ...without(sketch.now.strokes, colour), [colour]: stroke }, knots });
}

/** The same without one colour.
 * @template T
 * @param {Record<string, T>} all @param {string} colour
 * @returns {Record<string, T>} */
const without = (all, colour) => Object.fromEntries(Object.entries(all).filter(([each]) => each !== colour));

/** Of these cords the one that was drawn last: the easiest to draw anew.
 * @param {Drawn} drawn @param {string[]} colours
 * @returns {Element | null} */
export const latest = (drawn, colours) =>
  /** @type {Element[]} */ (Object.keys(drawn.strokes)).filter((colour) => colours.includes(colour)).pop() ??
  null;

/** A cord in another shape; its knot goes with it.
 * @param {Sketch} sketch @param {string} colour @param {Point[]} stroke */
export const withShape = (sketch, colour, stroke) =>
  changed(sketch, { ...sketch.now, strokes: { ...sketch.now.strokes, [colour]: stroke } });

/** @param {Sketch} sketch @param {string} colour @param {Point} knot */
export const withKnot = (sketch, colour, knot) =>
  changed(sketch, { ...sketch.now, knots: { ...sketch.now.knots, [colour]: knot } });

/** @param {Sketch} sketch
 * @returns {Sketch} */
export function undone(sketch) {
  const last = sketch.before[sketch.before.length - 1];
  return last ? keep({ now: last, before: sketch.before.slice(0, -1) }) : sketch;
}

/** @param {Sketch} sketch */
export const cleared = (sketch) => changed(sketch, blank());

/** A whole world to draw over, moved and sized to fit the paper.
 * @param {Sketch} sketch @param {{ lines: Record<string, Point[]>, knots: Record<string, Point> }} world */
export function withWorld(sketch, world) {
  const points = Object.values(world.lines).flat();
  const [left, right] = [Math.min(...points.map(([x]) => x)), Math.max(...points.map(([x]) => x))];
  const [top, bottom] = [Math.min(...points.map(([, y]) => y)), Math.max(...points.map(([, y]) => y))];
  const high = (GRID * PAPER.height) / PAPER.width;
  const scale = 0.9 * Math.min(GRID / (right - left), high / (bottom - top));
  /** @param {Point} point @returns {Point} */
  const fitted = ([x, y]) => [
    Math.round((x - (left + right) / 2) * scale + GRID / 2),
    Math.round((y - (top + bottom) / 2) * scale + high / 2),
  ];
  const strokes = Object.fromEntries(
    ELEMENTS.map((colour) => [colour, [...world.lines[colour], world.lines[colour][0]].map(fitted)]),
  );
  const knots = Object.fromEntries(ELEMENTS.map((colour) => [colour, fitted(world.knots[colour])]));
  return changed(sketch, { strokes, knots });
}

/** The cord to draw next: the first that is missing.
 * @param {Drawn} drawn
 * @returns {Element | null} */
export const nextCord = (drawn) => ELEMENTS.find((colour) => !drawn.strokes[colour]) ?? null;
