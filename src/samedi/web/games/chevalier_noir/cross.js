/** The cross: where every cell, camp and lifted piece lies. One cell is 52 wide, its stone 47. */

/** @import { Clan, Ctx, Place, Rank, Spot } from "./types.js" */

/** @type {readonly Clan[]} */
export const CLANS = ["north", "east", "south", "west"];
/** @type {readonly Rank[]} */
export const RANKS = ["grand", "gros", "mince", "petit"];
export const CELL = 52;
export const STONE = 47;

/**
 * @typedef {object} Cross
 * @property {boolean} isShort
 * @property {number} side squares along one edge
 * @property {number} track cells of the track
 * @property {number} depth cells of a Trésor
 * @property {number} size the board's width
 * @property {number} camp a camp's width
 */

/**
 * The board that is played on.
 * @param {Ctx} ctx
 * @returns {Cross}
 */
export function crossOf({ constants, options }) {
  const { track, tresor: depth } = constants;
  const side = 2 * depth + 3;
  const isShort = options.board === "short";
  return { isShort, side, track, depth, size: side * CELL, camp: depth * CELL };
}

/**
 * Whose Couronne or Porte a cell is.
 * @param {Ctx} ctx
 * @param {number} cell
 * @returns {{ clan: Clan, kind: "couronne" | "porte" } | null}
 */
export function gateOf({ constants }, cell) {
  for (const clan of CLANS) {
    if (constants.couronnes[clan] === cell) return { clan, kind: "couronne" };
    if (constants.portes[clan] === cell) return { clan, kind: "porte" };
  }
  return null;
}

/**
 * Turn a spot of the north quarter clockwise around the middle.
 * @param {Cross} cross
 * @param {Spot} spot
 * @param {number} quarters
 * @returns {Spot}
 */
function turned(cross, spot, quarters) {
  let { x, y } = spot;
  for (let turn = 0; turn < quarters; turn++) [x, y] = [cross.size - y, x];
  return { x, y };
}

/**
 * The middle of a square.
 * @param {number} row
 * @param {number} column
 * @returns {Spot}
 */
function square(row, column) {
  return { x: column * CELL + CELL / 2, y: row * CELL + CELL / 2 };
}

/**
 * The middle of a track cell: down the arm, along the next one, then the Porte of the next clan.
 * @param {Cross} cross
 * @param {number} cell
 * @returns {Spot}
 */
export function cellSpot(cross, cell) {
  const quarter = cross.track / 4;
  const step = cell % quarter;
  const { depth } = cross;
  const middle = depth + 1;
  let spot = square(depth, middle + 1 + step - depth);
  if (step <= depth) spot = square(step, middle + 1);
  if (step === quarter - 1) spot = square(middle, cross.side - 1);
  return turned(cross, spot, Math.floor(cell / quarter));
}

/**
 * The middle of a Trésor cell, counted from 1 at the Porte.
 * @param {Cross} cross
 * @param {Clan} clan
 * @param {number} depth
 * @returns {Spot}
 */
export function tresorSpot(cross, clan, depth) {
  return turned(cross, square(depth, cross.depth + 1), CLANS.indexOf(clan));
}

/**
 * Arrivée, the middle of the board.
 * @param {Cross} cross
 * @returns {Spot}
 */
export function homeSpot(cross) {
  return { x: cross.size / 2, y: cross.size / 2 };
}

/**
 * The upper left corner of a clan's camp, which lies beside its Couronne.
 * @param {Cross} cross
 * @param {Clan} clan
 * @returns {Spot}
 */
export function campCorner(cross, clan) {
  const far = cross.size - cross.camp;
  return {
    x: clan === "north" || clan === "east" ? far : 0,
    y: clan === "east" || clan === "south" ? far : 0,
  };
}

/**
 * Where things stand in a camp, from its corner.
 * @param {Cross} cross
 */
export function campPlan(cross) {
  return cross.isShort
    ? {
        inset: 8,
        round: 20,
        plate: 22,
        boss: { x: 52, y: 54, r: 21 },
        name: { x: 82, y: 52 },
        clan: { x: 82, y: 73 },
        pegs: { x: 47, step: 38, y: 138, rx: 17, ry: 6 },
        pawn: 36 / 39,
        crowns: { x: 40, step: 32, y: 154, size: 22 },
        longest: 9,
      }
    : {
        inset: 9,
        round: 22,
        plate: 27,
        boss: { x: 72, y: 74, r: 30 },
        name: { x: 116, y: 71 },
        clan: { x: 116, y: 98 },
        pegs: { x: 68, step: 59, y: 204, rx: 27, ry: 9 },
        pawn: 56 / 39,
        crowns: { x: 134, step: 35, y: 239, size: 28 },
        longest: 11,
      };
}

/**
 * Where a pawn waits in its camp: the point that would be the middle of its cell, were it a cell.
 * @param {Cross} cross
 * @param {Clan} clan
 * @param {Rank} rank
 * @returns {Spot}
 */
export function startSpot(cross, clan, rank) {
  const corner = campCorner(cross, clan);
  const { pegs, pawn } = campPlan(cross);
  return { x: corner.x + pegs.x + pegs.step * RANKS.indexOf(rank), y: corner.y + pegs.y + 2 - 21 * pawn };
}

/**
 * The crown in a clan's camp that stands for its next pawn home.
 * @param {Cross} cross
 * @param {Clan} clan
 * @param {number} home how many are home already
 * @returns {Spot}
 */
export function crownSpot(cross, clan, home) {
  const corner = campCorner(cross, clan);
  const { crowns } = campPlan(cross);
  return {
    x: corner.x + crowns.x + crowns.step * home + crowns.size / 2,
    y: corner.y + crowns.y + crowns.size / 2,
  };
}

/**
 * Where a piece stands that was lifted from a cell: beside the track, on the camp's side.
 * @param {Cross} cross
 * @param {number} cell
 * @returns {Spot}
 */
export function besideSpot(cross, cell) {
  const { x, y } = cellSpot(cross, cell);
  const quarters = Math.floor(cell / (cross.track / 4));
  const step = cell % (cross.track / 4);
  const isPorte = step === cross.track / 4 - 1;
  const isDown = step <= cross.depth;
  const away = turned(
    { ...cross, size: 0 },
    isPorte ? { x: 0, y: 116 } : isDown ? { x: 58, y: 0 } : { x: 0, y: -64 },
    quarters,
  );
  const edge = 40;
  const keep = (/** @type {number} */ value) => Math.min(Math.max(value, edge), cross.size - edge);
  return { x: keep(x + away.x), y: keep(y + away.y) };
}

/**
 * Where a place is on the board; a lifted pawn stands beside the cell it was taken from.
 * @param {Cross} cross
 * @param {Clan} clan
 * @param {Rank} rank
 * @param {Place} place
 * @param {number | null} [liftedFrom]
 * @returns {Spot}
 */
export function placeSpot(cross, clan, rank, place, liftedFrom) {
  if (place[0] === "track") return cellSpot(cross, place[1]);
  if (place[0] === "tresor") return tresorSpot(cross, clan, place[1]);
  if (place[0] === "start") return startSpot(cross, clan, rank);
  if (place[0] === "lifted" && typeof liftedFrom === "number") return besideSpot(cross, liftedFrom);
  return homeSpot(cross);
}
