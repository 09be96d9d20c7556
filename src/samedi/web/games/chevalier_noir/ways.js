/** Ways: which cells a legal action leads over, and whom it meets. What is legal the server has said already. */

import { CLANS, RANKS, cellSpot, couronne, crossOf, homeSpot, porte, tresorSpot } from "./cross.js";

/** @import { Action, Clan, Ctx, Options, Place, Position, Rank, Spot } from "./types.js" */
/** @import { Cross } from "./cross.js" */

/**
 * The clan a seat's actions speak of: its own, or with *both clans* the partner's once its own is home.
 * @param {Position} position
 * @param {Options} options
 * @param {number} seat
 * @returns {Clan}
 */
export function playing(position, options, seat) {
  const own = position.clans[seat];
  const isHome = RANKS.every((rank) => position.pawns[own]?.[rank][0] === "home");
  return options.both_clans && isHome ? CLANS[(CLANS.indexOf(own) + 2) % 4] : own;
}

/**
 * The clan whose pawns the present actions name.
 * @param {Ctx} ctx
 * @returns {Clan}
 */
export function playingNow(ctx) {
  const { seat } = ctx.play.awaits;
  return playing(ctx.position, ctx.options, typeof seat === "number" ? seat : Math.max(ctx.me, 0));
}

/**
 * One step along a clan's way.
 * @param {Cross} cross
 * @param {Clan} clan
 * @param {Place} place
 * @returns {Place}
 */
function stepOn(cross, clan, place) {
  if (place[0] === "track" && place[1] !== porte(cross, clan)) return ["track", (place[1] + 1) % cross.track];
  const depth = place[0] === "tresor" ? place[1] : 0;
  return depth < cross.depth ? ["tresor", depth + 1] : ["home"];
}

/**
 * The places a pawn walks over with a die, the last one being where it stops.
 * @param {Cross} cross
 * @param {Clan} clan
 * @param {Place} from
 * @param {number} die
 * @returns {Place[]}
 */
export function walk(cross, clan, from, die) {
  /** @type {Place[]} */
  const places = [];
  let place = from;
  for (let step = 0; step < die; step++) {
    place = stepOn(cross, clan, place);
    places.push(place);
  }
  return places;
}

/**
 * The places an action leads over, the last one being where the piece stops.
 * @param {Action} action
 * @param {Position} position
 * @param {Options} options
 * @param {Clan} clan the clan that is played
 * @returns {Place[]}
 */
export function wayOf(action, position, options, clan) {
  const cross = crossOf(options);
  if (action.type === "enter") return [["track", couronne(cross, clan)]];
  if (action.type === "move" && action.pawn && action.die) {
    return walk(cross, clan, position.pawns[clan]?.[action.pawn] ?? ["start"], action.die);
  }
  if (action.type === "ride" && action.die && typeof position.knight === "number") {
    const { knight } = position;
    return Array.from({ length: action.die }, (_, step) => ["track", (knight + step + 1) % cross.track]);
  }
  return typeof action.cell === "number" ? [["track", action.cell]] : [];
}

/**
 * Where an action's piece stops.
 * @param {Action} action
 * @param {Ctx} ctx
 * @returns {Place}
 */
export function goal(action, ctx) {
  return wayOf(action, ctx.position, ctx.options, playingNow(ctx)).at(-1) ?? ["start"];
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
      const place = position.pawns[clan]?.[rank];
      if (place?.[0] === "track" && place[1] === cell) return { clan, rank };
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
 * @param {Cross} cross
 * @param {Clan} clan
 * @param {number} cell
 */
export function stepsToPorte(cross, clan, cell) {
  return (porte(cross, clan) - cell + cross.track) % cross.track;
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
