/** Where everything stands: creatures in corners, ghosts and badges in the middle of fields, the box around it all. */
import { atlasOf } from "./atlas.js";
import { ELEMENTS } from "./colours.js";
import { clearanceIn, ends, freest } from "./clearance.js";
import { fit, stretched } from "./lens.js";
import { distance, gap } from "./lines.js";

/** @typedef {import("./lines.js").Point} Point */
/** @typedef {import("./atlas.js").Atlas} Atlas */
/** @typedef {import("./atlas.js").Corner} Corner */
/** @typedef {import("./clearance.js").Circle} Circle */

/**
 * @typedef {object} Places
 * @property {string} key tells worlds apart in names of shapes
 * @property {Atlas} atlas
 * @property {Map<string, Point>} corners where a demon stands, by "x3:f2"
 * @property {Circle[]} middles by field: the freest point between cords and corners, and how much room is around it
 * @property {Point} outer where the outer field's badge stands
 * @property {[number, number, number, number]} box
 */

/**
 * A world at a size, and the room in each field.
 * @typedef {object} Drawn
 * @property {Atlas} atlas
 * @property {((x: number, y: number) => number)[]} rooms
 */

export const CREATURE = 58;
const BODY = CREATURE / 2;
const CORD = 12.5;
/** A demon touches both cords of its corner, if that brings it neither too near the crossing nor too far. */
const TOUCHING = 41;
const NEAREST = 54;
const FARTHEST = 78;

/** The longer side of a world with room enough; a crowded one is drawn larger, so that the same creatures fit in. */
const SIDE = 815;
const CROWDED = [1.2, 1.42];
/** How near two demons may come, and a demon's middle to a cord's, before a world counts as crowded. */
const APART = 50;
const INSIDE = 20;
/** In a sharp corner a demon is bound to stand on both cords: there it must only reach this far. */
const SHARP = 72;
/** This little is let pass. */
const EASY = 3;
/** A larger size must bring what is too near down to this share. */
const WORTHWHILE = 0.8;
/**
 * From here on a world is stretched where it is crowded; from here on with all creatures in their usual
 * places, too: moving them does not help.
 */
const PRESSED = 20;
const HOPELESS = 550;

const MARGIN = 26;
const BADGE = 34;
const BADGE_ROOM = 64;

/** @type {Map<string, Places>} by the whole world, and for the same object at once */
const known = new Map();
/** @type {WeakMap<object, Places>} */
const met = new WeakMap();
const KEPT = 12;

/** The name of a corner on the board.
 * @param {number} crossing @param {number} field */
export const cornerId = (crossing, field) => `x${crossing}:f${field}`;

/**
 * The places of a world, found once.
 * @param {any} world the lines and knots, from the options
 * @param {any} map crossings and fields, from the position
 * @returns {Places}
 */
export function placesOf(world, map) {
  const steps = placing(world, map);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The same step by step, for those who have something else to do in between.
 * @param {any} world @param {any} map
 * @returns {Generator<void, Places>} */
export function* placing(world, map) {
  const again = met.get(world);
  if (again) return again;
  const name = JSON.stringify(world);
  let places = known.get(name);
  if (!places) {
    places = yield* find(world, map, hash(name));
    if (known.size >= KEPT) known.delete(/** @type {string} */ (known.keys().next().value));
    known.set(name, places);
  }
  met.set(world, places);
  return places;
}

/** A short name of a long text.
 * @param {string} text */
function hash(text) {
  let sum = 5381;
  for (let i = 0; i < text.length; i++) sum = ((sum * 33) ^ text.charCodeAt(i)) >>> 0;
  return `w${sum.toString(36)}`;
}

/** @param {any} world @param {any} map @param {string} key
 * @returns {Generator<void, Places>} */
function* find(world, map, key) {
  let shape = inThousandths(world, map);
  const plain = drawn(shape, map, 1);
  let best = pressure(plain, byTheBook) > HOPELESS ? null : settled(plain);
  if (!best || best.pressed > PRESSED) {
    yield;
    shape = stretched(shape.lines, shape.knots, shape.crossings);
    yield;
    best = settled(drawn(shape, map, 1));
  }
  for (const crowd of CROWDED) {
    if (best.pressed <= EASY) break;
    yield;
    const next = settled(drawn(shape, map, crowd));
    if (next.pressed < best.pressed * WORTHWHILE) best = next;
  }
  yield;
  return furnish(best.atlas, best.rooms, best.corners, key);
}

/** A world with a longer side of a thousand, and its upper left end at (0, 0).
 * @param {any} world @param {any} map */
function inThousandths(world, map) {
  /** @param {Point} point @returns {Point} */
  const copy = ([x, y]) => [x, y];
  const lines = Object.fromEntries(ELEMENTS.map((colour) => [colour, world.lines[colour].map(copy)]));
  const knots = Object.fromEntries(ELEMENTS.map((colour) => [colour, copy(world.knots[colour])]));
  const crossings = map.crossings.map((/** @type {{ at: Point }} */ { at }) => copy(at));
  fit([...Object.values(lines).flat(), ...Object.values(knots), ...crossings]);
  return { lines, knots, crossings };
}

/** A world at a size.
 * @param {ReturnType<typeof stretched>} world @param {any} map @param {number} crowd */
function drawn(world, map, crowd) {
  const scale = (SIDE * crowd) / 1000;
  /** @param {Point} point @returns {Point} */
  const sized = ([x, y]) => [x * scale, y * scale];
  const atlas = atlasOf(
    Object.fromEntries(ELEMENTS.map((colour) => [colour, world.lines[colour].map(sized)])),
    Object.fromEntries(ELEMENTS.map((colour) => [colour, sized(world.knots[colour])])),
    {
      ...map,
      crossings: map.crossings.map((/** @type {any} */ each, /** @type {number} */ i) => ({
        ...each,
        at: sized(world.crossings[i]),
      })),
    },
  );
  const rooms = atlas.fields.map(({ ring }, field) => (field ? clearanceIn(ring) : outside(ring)));
  return { atlas, rooms };
}

/** A world with a place in each corner, and how much is too near to something else.
 * @param {Drawn} world */
function settled(world) {
  const corners = settle(world.atlas, world.rooms);
  return {
    ...world,
    corners,
    pressed: pressure(
      world,
      ({ crossing, field }) => /** @type {Point} */ (corners.get(cornerId(crossing, field))),
    ),
  };
}

/** The room around a ring.
 * @param {Point[]} ring */
function outside(ring) {
  const inside = clearanceIn(ring);
  return (/** @type {number} */ x, /** @type {number} */ y) => -inside(x, y);
}

/** How a crowded corner is tried: turned a little from its middle, nearer or farther; in a bent sliver all around. */
const TURNS = [0, 0.25, -0.25, 0.55, -0.55];
const STEPS = [46, 50, 54, 60, 66, 72, 80, 90, 102];
const AROUND = Array.from({ length: 24 }, (_, i) => (i * Math.PI) / 12);
const ROUNDS = 3;
/** A place with this cost is good enough, and one with this cost is bad. */
/** A place must be this much nearer to its own crossing than to any other of the field, and what a lack of it costs. */
const SURE = 8;
const STRAY = 24;
const FINE = 60;
const BAD = 900;

/** A place in each corner: touching both cords, and moved along where it would be crowded.
 * @param {Atlas} atlas @param {((x: number, y: number) => number)[]} rooms
 * @returns {Map<string, Point>} */
function settle(atlas, rooms) {
  const corners = atlas.fields.flatMap((field) => field.corners);
  const spots = corners.map(byTheBook);
  const near = corners.map((corner, i) =>
    corners.flatMap((other, j) =>
      j !== i && distance(corner.point, other.point) < 2 * 102 + CREATURE ? [j] : [],
    ),
  );
  for (let round = 0; round < ROUNDS; round++)
    corners.forEach((corner, i) => {
      const rivals = near[i].filter((j) => corners[j].field === corner.field).map((j) => corners[j].point);
      const others = near[i]
        .map((j) => spots[j])
        .filter((spot) => distance(spot, corner.point) < STEPS[STEPS.length - 1] + CREATURE);
      const cost = costIn(rooms[corner.field], others, corner.point, rivals, spots[i]);
      if (cost(spots[i]) <= FINE) return;
      spots[i] = least(tries(corner), cost, spots[i]);
      if (cost(spots[i]) > BAD) spots[i] = least(everywhere(corner), cost, spots[i]);
    });
  return new Map(corners.map((corner, i) => [cornerId(corner.crossing, corner.field), spots[i]]));
}

/** On the bisector, where a creature touches both cords.
 * @param {Corner} corner
 * @returns {Point} */
function byTheBook(corner) {
  const [x, y, half] = bisector(corner);
  const far = Math.min(FARTHEST, Math.max(NEAREST, TOUCHING / Math.sin(half)));
  return [corner.point[0] + far * x, corner.point[1] + far * y];
}

/** The direction that halves a corner, and half its angle.
 * @param {Corner} corner */
function bisector({ leaving, arriving }) {
  const [x, y] = [leaving[0] + arriving[0], leaving[1] + arriving[1]];
  const length = Math.hypot(x, y);
  return length < 1e-6
    ? [-leaving[1], leaving[0], Math.PI / 2]
    : [x / length, y / length, Math.acos(Math.min(1, length / 2))];
}

/** @param {Corner} corner
 * @returns {Point[]} */
function tries(corner) {
  const [x, y, half] = bisector(corner);
  return spread(
    corner.point,
    TURNS.map((share) => turned(x, y, share * half)),
  );
}

/** @param {Corner} corner
 * @returns {Point[]} */
const everywhere = (corner) =>
  spread(
    corner.point,
    AROUND.map((angle) => turned(1, 0, angle)),
  );

/** @param {number} x @param {number} y @param {number} angle
 * @returns {Point} */
const turned = (x, y, angle) => [
  x * Math.cos(angle) - y * Math.sin(angle),
  x * Math.sin(angle) + y * Math.cos(angle),
];

/** Points in these directions, at all distances.
 * @param {Point} from @param {Point[]} directions
 * @returns {Point[]} */
const spread = ([x, y], directions) =>
  directions.flatMap(([dx, dy]) => STEPS.map((far) => /** @type {Point} */ ([x + far * dx, y + far * dy])));

/**
 * How bad a place in a corner is: over a cord, over another creature, far from its crossing, nearer to another,
 * or far from the usual place.
 * @param {(x: number, y: number) => number} room
 * @param {Point[]} others
 * @param {Point} crossing
 * @param {Point[]} rivals other crossings of the field
 * @param {Point} usual
 * @returns {(spot: Point, limit?: number) => number} above the limit it does not matter by how much */
function costIn(room, others, crossing, rivals, usual) {
  return (spot, limit = Infinity) => {
    const far = Math.sqrt(gap(spot, crossing));
    const away = Math.max(0, far - FARTHEST);
    let cost = 0.3 * away * away + 0.02 * gap(spot, usual);
    for (let i = 0; i < rivals.length && cost < limit; i++) {
      const square = gap(spot, rivals[i]);
      if (square < (far + SURE) * (far + SURE)) cost += STRAY * (far + SURE - Math.sqrt(square)) ** 2;
    }
    for (let i = 0; i < others.length && cost < limit; i++) {
      const square = gap(spot, others[i]);
      if (square < CREATURE * CREATURE)
        cost += (square < APART * APART ? 8.5 : 2.5) * (CREATURE - Math.sqrt(square)) ** 2;
    }
    if (cost >= limit) return cost;
    const over = Math.max(0, TOUCHING - room(spot[0], spot[1]));
    return cost + (over > TOUCHING - INSIDE ? 5 : 1) * over * over;
  };
}

/** @param {Point[]} spots @param {(spot: Point, limit?: number) => number} cost @param {Point} first */
function least(spots, cost, first) {
  let best = first;
  let lowest = cost(first);
  for (const spot of spots) {
    const price = cost(spot, lowest);
    if (price >= lowest) continue;
    best = spot;
    lowest = price;
  }
  return best;
}

/** By how much creatures and cords come too near to each other, all together.
 * @param {Drawn} world @param {(corner: Corner) => Point} placeOf where a creature in a corner stands */
function pressure({ atlas, rooms }, placeOf) {
  const corners = atlas.fields.flatMap((field) => field.corners);
  const spots = corners.map(placeOf);
  let sum = 0;
  corners.forEach((corner, i) => {
    sum += Math.max(
      0,
      Math.min(INSIDE, SHARP * Math.sin(bisector(corner)[2])) - rooms[corner.field](spots[i][0], spots[i][1]),
    );
    for (let j = 0; j < i; j++) sum += Math.max(0, APART - distance(spots[i], spots[j]));
  });
  return sum;
}

/**
 * @param {Atlas} atlas
 * @param {((x: number, y: number) => number)[]} rooms
 * @param {Map<string, Point>} corners
 * @param {string} key
 * @returns {Places}
 */
function furnish(atlas, rooms, corners, key) {
  const middles = atlas.fields.map((field, number) =>
    number ? middleOf(field, rooms[number], corners) : { x: 0, y: 0, r: 0 },
  );
  const points = [...ELEMENTS.flatMap((colour) => atlas.lines[colour].points), ...corners.values()];
  const [[left, right], [top, bottom]] = [ends(points, 0), ends(points, 1)];
  const reach = Math.max(BODY, CORD) + 4;
  const edges = { left: left - reach, right: right + reach, top: top - reach, bottom: bottom + reach };
  const outer = outerBadge(points, edges);
  const low = Math.max(edges.bottom, outer[1] + BADGE_ROOM - 8);
  return {
    key,
    atlas,
    corners,
    middles,
    outer,
    box: [
      edges.left - MARGIN / 2,
      edges.top - MARGIN / 2,
      edges.right - edges.left + MARGIN,
      low - edges.top + MARGIN,
    ],
  };
}

/** The freest point of a field between its cords and the places in its corners.
 * @param {Atlas["fields"][number]} field
 * @param {(x: number, y: number) => number} room
 * @param {Map<string, Point>} corners
 * @returns {Circle} */
function middleOf(field, room, corners) {
  const demons = field.corners.map(
    (corner) => /** @type {Point} */ (corners.get(cornerId(corner.crossing, corner.field))),
  );
  return freest(field.ring, (x, y) => {
    let free = room(x, y) - CORD;
    for (const [dx, dy] of demons) free = Math.min(free, Math.hypot(x - dx, y - dy) - BODY);
    return free;
  });
}

/** The lower right corner of the board, lower where cords or corners come near.
 * @param {Point[]} points @param {{ left: number, right: number, top: number, bottom: number }} edges
 * @returns {Point} */
function outerBadge(points, edges) {
  const x = edges.right - BADGE;
  for (let y = edges.bottom - BADGE_ROOM + 14; ; y += 6)
    if (points.every((point) => Math.hypot(point[0] - x, point[1] - y - 8) > 72)) return [x, y];
}
