/** What happens while a world is drawn: strokes, knots, undoing, and the server's word on it. */
import { signal } from "../../../vendor/signals-core/signals-core.module.js";
import { get, post } from "../../../app/api.js";
import { woven } from "../atlas.js";
import { ELEMENTS } from "../colours.js";
import { nearestOn, pointAt } from "../lines.js";
import { ends } from "../clearance.js";
import { bent, handlesOf } from "./bending.js";
import { strokeCrossings, tooNear } from "./meeting.js";
import {
  cleared,
  nextCord,
  remembered,
  toGrid,
  toPaper,
  undone,
  withKnot,
  withShape,
  withStroke,
  withWorld,
} from "./sketch.js";

/** @typedef {import("../lines.js").Point} Point */
/** @typedef {import("../colours.js").Element} Element */
/** @typedef {import("./needs.js").Report} Report */
/** @typedef {import("./sketch.js").Sketch} Sketch */
/** @typedef {"draw" | "knot" | "point"} Tool */
/**
 * @typedef {object} State
 * @property {Sketch} sketch
 * @property {Tool} tool
 * @property {Element | null} colour the cord in hand
 * @property {"draw" | "worlds"} page
 * @property {Point[] | null} stroke what is being drawn, on paper
 * @property {Point | null} finger
 * @property {number} handle the point of the cord that is taken hold of
 * @property {Report | null} report what the server said last
 * @property {import("./sketch.js").Drawn | null} reportOf what it spoke of
 * @property {boolean} isChecking
 * @property {boolean} isUnreached
 * @property {number} shown which of the problems the bar speaks of
 * @property {boolean} isShort the last stroke was too short to be a cord
 * @property {Point} bend how far the point in hand has been dragged
 */

/** Strokes shorter than this, on paper, are slips of the finger. */
const SHORTEST = 120;
const FINEST = 3;
const MOST_POINTS = 1500;
/** The smallest distance of two crossings, as the rules have it: this share of the world's longer side. */
const APART = 0.03;
const NUDGE = 12;
/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const WAIT = 120;

export class Easel {
  constructor() {
    const sketch = remembered();
    this.state = signal(
      /** @type {State} */ ({
        sketch,
        tool: "draw",
        colour: nextCord(sketch.now),
        page: "draw",
        stroke: null,
        finger: null,
        handle: 0,
        report: null,
        reportOf: null,
        isChecking: false,
        isUnreached: false,
        shown: 0,
        isShort: false,
        bend: [0, 0],
      }),
    );
    this.asked = 0;
    /** @type {{ of: unknown[], laid: import("../cords.js").Laid } | null} */
    this.drawn = null;
    if (Object.keys(sketch.now.strokes).length) this.check();
  }

  /** @param {Partial<State>} change */
  set(change) {
    this.state.value = { ...this.state.value, ...change };
  }

  /**
   * The cords that lie, on paper: as the server has tidied them, or as they were drawn.
   * @returns {import("../cords.js").Laid}
   */
  get laid() {
    const { sketch, report, colour, tool, handle, bend } = this.state.value;
    const of = [
      sketch.now,
      report,
      tool === "point" && (bend[0] || bend[1]) ? `${colour} ${handle} ${bend}` : "",
    ];
    if (!this.drawn || of.some((each, i) => each !== this.drawn?.of[i]))
      this.drawn = { of, laid: laidOn(this.state.value) };
    return this.drawn.laid;
  }

  /** The server's word, if it is about what is drawn now. @returns {Report | null} */
  get report() {
    const { report, reportOf, sketch } = this.state.value;
    return reportOf === sketch.now ? report : null;
  }

  /** Where the stroke in hand crosses the other cords, at once. @returns {{ fresh: Point[], near: Point | null }} */
  get fresh() {
    const { stroke, colour } = this.state.value;
    if (!stroke) return { fresh: [], near: null };
    const others = ELEMENTS.filter((each) => each !== colour && this.laid.lines[each]).map(
      (each) => this.laid.lines[each].points,
    );
    const fresh = strokeCrossings(stroke, others);
    const apart = APART * longerSide([...others.flat(), ...stroke]);
    return {
      fresh,
      near: tooNear(
        fresh,
        this.laid.crossings
          .filter(({ lines }) => !lines.includes(/** @type {Element} */ (colour)))
          .map(({ at }) => at),
        apart,
      ),
    };
  }

  /** @param {Tool} tool */
  take(tool) {
    const { colour, sketch } = this.state.value;
    this.set({
      tool,
      page: "draw",
      colour:
        tool === "draw" ? colour : (colour ?? ELEMENTS.find((each) => sketch.now.strokes[each]) ?? null),
    });
  }

  /** Take a cord in hand, to draw it anew or to move its points. @param {Element} colour */
  choose(colour) {
    const { sketch, tool } = this.state.value;
    const canStay = tool !== "draw" && sketch.now.strokes[colour];
    this.set({ colour, tool: canStay ? tool : "draw", handle: 0, page: "draw", isShort: false });
  }

  /** @param {Point} point on paper */
  press(point) {
    const { tool, colour } = this.state.value;
    if (tool === "knot") return this.tie(point);
    if (tool === "point") return this.grasp(point);
    if (colour) this.set({ stroke: [point], finger: point, isShort: false });
  }

  /** @param {Point} point on paper */
  drag(point) {
    const { tool, stroke, finger } = this.state.value;
    if (tool === "point" && finger) return this.set({ bend: [point[0] - finger[0], point[1] - finger[1]] });
    if (!stroke) return;
    const [x, y] = stroke[stroke.length - 1];
    const isFar = Math.hypot(point[0] - x, point[1] - y) >= FINEST && stroke.length < MOST_POINTS;
    this.set({ finger: point, stroke: isFar ? [...stroke, point] : stroke });
  }

  lift() {
    const { tool, stroke, colour } = this.state.value;
    if (tool === "point") return this.pull(...this.state.value.bend);
    if (!stroke || !colour) return;
    const length = stroke
      .slice(1)
      .reduce((sum, point, i) => sum + Math.hypot(point[0] - stroke[i][0], point[1] - stroke[i][1]), 0);
    if (length < SHORTEST) return this.set({ stroke: null, finger: null, isShort: true });
    this.change(withStroke(this.state.value.sketch, colour, stroke.map(toGrid)));
    this.set({ colour: nextCord(this.state.value.sketch.now) });
  }

  /** Tie the nearest cord where it was touched. @param {Point} point */
  tie(point) {
    const near = ELEMENTS.filter((each) => this.laid.lines[each])
      .map((colour) => {
        const line = this.laid.lines[colour];
        const at = pointAt(line, nearestOn(line, point));
        return { colour, at, far: Math.hypot(at[0] - point[0], at[1] - point[1]) };
      })
      .sort((one, other) => one.far - other.far)[0];
    if (!near) return;
    this.change(withKnot(this.state.value.sketch, near.colour, toGrid(near.at)));
    this.set({ colour: near.colour });
  }

  /** Slide the knot of the cord in hand along it. @param {number} far on paper */
  slide(far) {
    const { colour, sketch } = this.state.value;
    const knot = colour && this.laid.knots[colour];
    if (!colour || !knot) return;
    const line = this.laid.lines[colour];
    this.change(withKnot(sketch, colour, toGrid(pointAt(line, nearestOn(line, knot) + far))));
  }

  /** Take hold of the nearest point of a cord. @param {Point} point */
  grasp(point) {
    const all = ELEMENTS.filter((each) => this.laid.lines[each]).flatMap((colour) =>
      handlesOf(this.laid.lines[colour].points).map(([x, y], handle) => ({
        colour,
        handle,
        far: Math.hypot(x - point[0], y - point[1]),
      })),
    );
    const near = all.sort((one, other) => one.far - other.far)[0];
    if (near && near.far < 60) this.set({ colour: near.colour, handle: near.handle, finger: point });
  }

  /** Move the point in hand. @param {number} dx @param {number} dy */
  pull(dx, dy) {
    const { colour, handle, sketch } = this.state.value;
    this.set({ finger: null, bend: [0, 0] });
    if (!colour || !this.laid.lines[colour] || !(dx || dy)) return;
    const line = bent(this.laid.lines[colour].points, handle, dx, dy).map(toGrid);
    this.change(withShape(sketch, colour, [...line, line[0]]));
  }

  /** Arrow keys move what is in hand; comma and full stop go from point to point. @param {KeyboardEvent} event */
  key(event) {
    const { tool, colour } = this.state.value;
    const way = ARROWS[event.key];
    if (tool === "draw" || !colour || (!way && event.key !== "," && event.key !== ".")) return;
    event.preventDefault();
    if (!way) return this.step(colour, event.key === "." ? 1 : -1);
    if (tool === "knot") this.slide(NUDGE * (way[0] || way[1]));
    else this.pull(NUDGE * way[0], NUDGE * way[1]);
  }

  /** To the next point of a cord, or the one before. @param {string} colour @param {number} by */
  step(colour, by) {
    const count = handlesOf(this.laid.lines[colour]?.points ?? [[0, 0]]).length;
    this.set({ handle: (this.state.value.handle + by + count) % count });
  }

  undo() {
    this.change(undone(this.state.value.sketch));
    this.set({ colour: nextCord(this.state.value.sketch.now) });
  }

  clear() {
    this.change(cleared(this.state.value.sketch));
    this.set({ colour: "red", tool: "draw" });
  }

  /** Draw over a whole world. @param {{ lines: Record<string, Point[]>, knots: Record<string, Point> }} world */
  drawOver(world) {
    this.change(withWorld(this.state.value.sketch, world));
    this.set({ page: "draw", colour: "red", tool: "point", handle: 0 });
  }

  /** @param {Sketch} sketch */
  change(sketch) {
    this.set({ sketch, stroke: null, finger: null, shown: 0, isShort: false });
    this.check();
  }

  /** Ask the server about what is drawn by now, a moment after the last change. */
  check() {
    const asked = ++this.asked;
    this.set({ isChecking: true });
    setTimeout(() => asked === this.asked && this.ask(asked), WAIT);
  }

  /** @param {number} asked */
  async ask(asked) {
    const reportOf = this.state.value.sketch.now;
    if (!Object.keys(reportOf.strokes).length)
      return this.set({ report: null, reportOf, isChecking: false, isUnreached: false });
    try {
      const report = await post("/api/worlds/check", { strokes: reportOf.strokes, knots: reportOf.knots });
      if (asked === this.asked)
        this.set({ report, reportOf, isChecking: false, isUnreached: false, shown: 0 });
    } catch {
      if (asked === this.asked) this.set({ isChecking: false, isUnreached: true });
    }
  }
}

/** @param {Point[]} points */
function longerSide(points) {
  const [[left, right], [top, bottom]] = [ends(points, 0), ends(points, 1)];
  return Math.max(right - left, bottom - top);
}

/** Lines and crossings on paper, woven: what the server said of a cord holds as long as that cord is the same.
 * @param {State} state
 * @returns {import("../cords.js").Laid} */
function laidOn({ sketch, report, reportOf, tool, colour: inHand, handle, bend }) {
  const { strokes, knots } = sketch.now;
  const isTold = (/** @type {string} */ colour) =>
    Boolean(report?.cords[colour]) && reportOf?.strokes[colour] === strokes[colour];
  const isBent = (/** @type {string} */ colour) =>
    tool === "point" && colour === inHand && Boolean(bend[0] || bend[1]);
  const told = ELEMENTS.filter((colour) => isTold(colour) && !isBent(colour));
  const lines = Object.fromEntries(
    ELEMENTS.filter((colour) => strokes[colour]).map((colour) => {
      const line = (isTold(colour) ? (report?.cords[colour].line ?? []) : strokes[colour]).map(toPaper);
      return [colour, isBent(colour) ? bent(line, handle, bend[0], bend[1]) : line];
    }),
  );
  const meetings = (report?.crossings ?? []).filter((each) =>
    each.lines.every((colour) => told.includes(/** @type {Element} */ (colour))),
  );
  const { lines: measured, crossings } = woven(
    lines,
    meetings.map((each) => ({ ...each, at: toPaper(each.at) })),
  );
  const tied = ELEMENTS.flatMap((colour) => {
    const knot = knots[colour] ?? (isTold(colour) ? report?.cords[colour].knot : undefined);
    return strokes[colour] && knot ? [[colour, toPaper(knot)]] : [];
  });
  return { lines: measured, knots: Object.fromEntries(tied), crossings };
}

/** The worlds to choose by name. @returns {Promise<any[]>} */
export const presets = () => get("/api/worlds/presets");

/** A world that grows from a number. @param {number} seed @returns {Promise<Report>} */
export const generate = (seed) => post("/api/worlds/generate", { seed });
