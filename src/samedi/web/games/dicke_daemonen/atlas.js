/** The map that four lines make: which pieces of line go around each field, and who passes over whom. */
import { ELEMENTS } from "./colours.js";
import { between, measured, nearestOn, pointAt, unit } from "./lines.js";

/** @typedef {import("./lines.js").Point} Point */
/** @typedef {import("./lines.js").Line} Line */
/** @typedef {import("./colours.js").Element} Element */

/**
 * @typedef {object} Crossing
 * @property {Point} at
 * @property {[Element, Element]} lines
 * @property {Record<string, number>} on how far along each of its lines it is
 * @property {Element} over the line that passes over
 */

/**
 * @typedef {object} Corner
 * @property {number} crossing
 * @property {number} field
 * @property {Point} point
 * @property {Point} leaving the direction of the field's boundary away from the crossing
 * @property {Point} arriving the direction back along it
 */

/**
 * @typedef {object} Atlas
 * @property {Record<string, Line>} lines
 * @property {Record<string, Point>} knots
 * @property {Crossing[]} crossings
 * @property {{ ring: Point[], corners: Corner[] }[]} fields by number; the outer one's ring goes around all lines
 */

/** How far from a crossing its directions are taken, against the way to the next crossing. */
const LOOK = 0.18;
const MOST_LOOK = 34;

/**
 * Find the rings and corners of all fields.
 * @param {Record<string, Point[]>} points the lines, in the units of the board
 * @param {Record<string, Point>} knots
 * @param {{ crossings: { lines: string[], at: Point }[], fields: { corners: number[] }[] }} world
 * @returns {Atlas}
 */
export function atlasOf(points, knots, world) {
  const { lines, crossings, along } = woven(points, world.crossings);
  const faces = facesOf(crossings, pieces(lines, along, crossings));
  const fields = world.fields.map(({ corners }, number) =>
    fieldOf(number, faceWith(faces, corners), crossings),
  );
  return { lines, knots, crossings, fields };
}

/**
 * Lines, any number of them, with their crossings in order and over and under each other.
 * @param {Record<string, Point[]>} points @param {{ lines: string[], at: Point }[]} meetings
 */
export function woven(points, meetings) {
  const colours = ELEMENTS.filter((colour) => points[colour]);
  const lines = Object.fromEntries(colours.map((colour) => [colour, measured(points[colour])]));
  const crossings = meetings
    .filter(({ lines: [one, other] }) => one !== other)
    .map((crossing) => crossingOn(lines, crossing));
  const along = Object.fromEntries(colours.map((colour) => [colour, inOrder(crossings, colour)]));
  weave(crossings, along);
  return { lines, crossings, along };
}

/** @param {Record<string, Line>} lines @param {{ lines: string[], at: Point }} crossing
 * @returns {Crossing} */
function crossingOn(lines, { lines: [one, other], at }) {
  const on = { [one]: nearestOn(lines[one], at), [other]: nearestOn(lines[other], at) };
  const point = pointAt(lines[one], on[one]);
  return {
    at: point,
    lines: [/** @type {Element} */ (one), /** @type {Element} */ (other)],
    on,
    over: /** @type {Element} */ (other),
  };
}

/** The crossings of a line in the order in which it meets them.
 * @param {Crossing[]} crossings @param {Element} colour */
function inOrder(crossings, colour) {
  const mine = crossings.flatMap((crossing, number) => (colour in crossing.on ? [number] : []));
  return mine.sort((a, b) => crossings[a].on[colour] - crossings[b].on[colour]);
}

/**
 * Say at each crossing who passes over: along every line over and under alternate. That works for all closed lines.
 * @param {Crossing[]} crossings @param {Record<string, number[]>} along
 */
function weave(crossings, along) {
  const settled = new Set();
  for (let first = 0; first < crossings.length; first++) {
    const queue = settled.has(first) ? [] : [first];
    while (queue.length) {
      const number = /** @type {number} */ (queue.pop());
      settled.add(number);
      for (const colour of crossings[number].lines) {
        const isOver = crossings[number].over === colour;
        for (const next of besides(along[colour], number).filter((each) => !settled.has(each))) {
          const pair = crossings[next].lines;
          crossings[next].over = isOver === (pair[0] === colour) ? pair[1] : pair[0];
          settled.add(next);
          queue.push(next);
        }
      }
    }
  }
}

/** The crossings before and after one on a line.
 * @param {number[]} order @param {number} number */
function besides(order, number) {
  const i = order.indexOf(number);
  return [order[(i + 1) % order.length], order[(i + order.length - 1) % order.length]];
}

/**
 * A piece of line in one direction; `start` and `end` look away from its crossings.
 * @typedef {object} Way
 * @property {number} from
 * @property {number} to
 * @property {Point[]} points
 * @property {Point} start
 * @property {Point} end
 */

/** Every piece of line between two crossings, both ways: ways 2n and 2n + 1 are one piece.
 * @param {Record<string, Line>} lines @param {Record<string, number[]>} along @param {Crossing[]} crossings
 * @returns {Way[]} */
function pieces(lines, along, crossings) {
  return ELEMENTS.flatMap((colour) =>
    along[colour].flatMap((from, i) => {
      const to = along[colour][(i + 1) % along[colour].length];
      const [begin, end] = [crossings[from].on[colour], crossings[to].on[colour]];
      const line = lines[colour];
      const length = end > begin ? end - begin : end - begin + line.length;
      const look = Math.min(MOST_LOOK, LOOK * length);
      const points = between(line, begin, end);
      const away = unit(points[0], pointAt(line, begin + look));
      const back = unit(points[points.length - 1], pointAt(line, end - look));
      return [
        { from, to, points, start: away, end: back },
        { from: to, to: from, points: [...points].reverse(), start: back, end: away },
      ];
    }),
  );
}

/** Walk around every face: at each crossing turn into the next way on the same side.
 * @param {Crossing[]} crossings @param {Way[]} ways
 * @returns {Way[][]} */
function facesOf(crossings, ways) {
  /** @type {number[][]} */
  const spokes = crossings.map(() => []);
  ways.forEach((way, number) => spokes[way.from].push(number));
  for (const spoke of spokes) spoke.sort((a, b) => angle(ways[a].start) - angle(ways[b].start));
  const seen = new Set();
  const faces = [];
  for (let first = 0; first < ways.length; first++) {
    const face = [];
    for (let way = first; !seen.has(way); way = turned(spokes, ways, way)) {
      seen.add(way);
      face.push(ways[way]);
    }
    if (face.length) faces.push(face);
  }
  return faces;
}

/** The way that goes on around the same face.
 * @param {number[][]} spokes @param {Way[]} ways @param {number} way */
function turned(spokes, ways, way) {
  const here = spokes[ways[way].to];
  const back = here.indexOf(way ^ 1);
  return here[(back + here.length - 1) % here.length];
}

/** @param {Point} direction */
const angle = ([x, y]) => Math.atan2(y, x);

/** The face whose crossings, in order, are those of a field, turned so that it begins with the first of them.
 * @param {Way[][]} faces @param {number[]} corners
 * @returns {Way[]} */
function faceWith(faces, corners) {
  for (const face of faces) {
    if (face.length !== corners.length) continue;
    const start = face.findIndex((_, i) =>
      corners.every((corner, j) => face[(i + j) % face.length].from === corner),
    );
    if (start >= 0) return [...face.slice(start), ...face.slice(0, start)];
  }
  throw new Error(`no face has the crossings ${corners}`);
}

/** @param {number} number @param {Way[]} face @param {Crossing[]} crossings */
function fieldOf(number, face, crossings) {
  const ring = face.flatMap((way) => way.points.slice(0, -1));
  const corners = face.map((way, i) => ({
    crossing: way.from,
    field: number,
    point: crossings[way.from].at,
    leaving: way.start,
    arriving: face[(i + face.length - 1) % face.length].end,
  }));
  return { ring, corners };
}
