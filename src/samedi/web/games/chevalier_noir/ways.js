/** Ways over the board: where the rules say a piece will stand, and the cells that lie between. */

import { RANKS, cellSpot, homeSpot, tresorSpot } from "./cross.js";

/** @import { Action, Clan, Ctx, Place, Position, Rank, Spot } from "./types.js" */
/** @import { Cross } from "./cross.js" */

/**
 * The clan whose pawns the present actions name.
 * @param {Ctx} ctx
 * @returns {Clan}
 */
export function playingNow(ctx) {
  return ctx.facts.playing[ctx.play.awaits.seat ?? Math.max(ctx.me, 0)];
}

/**
 * All places along a clan's way, from its Couronne around to its Porte and through its Trésor.
 * @param {Ctx} ctx
 * @param {Clan} clan
 * @returns {Place[]}
 */
function lapOf({ constants }, clan) {
  const { track, tresor, couronnes } = constants;
  return [
    ...Array.from({ length: track }, (_, at) => cellPlace((couronnes[clan] + at) % track)),
    ...Array.from({ length: tresor }, (_, at) => /** @type {Place} */ (["tresor", at + 1])),
    ["home"],
  ];
}

/** @param {number} cell @returns {Place} */
const cellPlace = (cell) => ["track", cell];

/**
 * The places from one to another, without the first: along a clan's way, or for the Chevalier around the track.
 * @param {Ctx} ctx
 * @param {Clan | null} clan
 * @param {Place} from
 * @param {Place} to
 * @returns {Place[]}
 */
export function between(ctx, clan, from, to) {
  if (clan === null) return around(ctx.constants.track, Number(from[1]), Number(to[1])).map(cellPlace);
  const names = lapOf(ctx, clan).map(String);
  return lapOf(ctx, clan).slice(names.indexOf(String(from)) + 1, names.indexOf(String(to)) + 1);
}

/** @param {number} track @param {number} from @param {number} to */
function around(track, from, to) {
  return Array.from({ length: (to - from + track) % track }, (_, at) => (from + at + 1) % track);
}

/**
 * The places a legal action leads over, the last one being where the piece stops.
 * @param {Action} action
 * @param {Ctx} ctx
 * @returns {Place[]}
 */
export function wayOf(action, ctx) {
  const clan = playingNow(ctx);
  const stop = goal(action, ctx);
  if (action.type === "move") return between(ctx, clan, ctx.position.pawns[clan][action.pawn], stop);
  const { knight } = ctx.position;
  return action.type === "ride" && typeof knight === "number"
    ? between(ctx, null, cellPlace(knight), stop)
    : [stop];
}

/**
 * Where a legal action's piece stops.
 * @param {Action} action
 * @param {Ctx} ctx
 * @returns {Place}
 */
export function goal(action, ctx) {
  return ctx.prospect(action) ?? ["start"];
}

/**
 * Who stands on a track cell.
 * @param {Position} position
 * @param {number} cell
 * @returns {{ clan: Clan, rank: Rank } | "knight" | null}
 */
export function standing(position, cell) {
  if (position.knight === cell) return "knight";
  for (const clan of position.clans) {
    for (const rank of RANKS) {
      const place = position.pawns[clan][rank];
      if (place[0] === "track" && place[1] === cell) return { clan, rank };
    }
  }
  return null;
}

/**
 * Whom an action meets where it stops.
 * @param {Action} action
 * @param {Ctx} ctx
 */
export function meets(action, ctx) {
  const place = goal(action, ctx);
  return place[0] === "track" ? standing(ctx.position, place[1]) : null;
}

/**
 * Steps left to a pawn's Porte from a track cell.
 * @param {Ctx} ctx
 * @param {Clan} clan
 * @param {number} cell
 */
export function stepsToPorte(ctx, clan, cell) {
  return between(ctx, clan, cellPlace(cell), cellPlace(ctx.constants.portes[clan])).length;
}

/**
 * The middles of the places of a way.
 * @param {Cross} cross
 * @param {Clan} clan
 * @param {Place[]} places
 * @returns {Spot[]}
 */
export function spots(cross, clan, places) {
  return places.map((place) => {
    if (place[0] === "track") return cellSpot(cross, place[1]);
    return place[0] === "tresor" ? tresorSpot(cross, clan, place[1]) : homeSpot(cross);
  });
}
