/** From actions to taps and back: every pick names one thing on the board, in a zone or in the bar. */
/** @import { Action, Context } from "./model.js" */
/** @import { Die, Position } from "./model.js" */
import { kind } from "./names.js";

/**
 * The taps that make an action, in order.
 * @param {Action} action @param {Position} _position @param {Context} ctx
 * @returns {string[]}
 */
export function picks(action, _position, ctx) {
  switch (action.type) {
    case "place":
      return [poolPick(action.die), action.cell];
    case "power":
      return [`@power:${action.loa}`];
    case "slide":
      return [slidePick(action.line, action.to)];
    case "pick":
    case "put":
      return [action.cell];
    case "capture":
      return [action.from, action.to];
    case "turn":
      return [`@face:${action.face}`];
    case "change":
      return [zonePick("own", action.die), `@face:${action.face}`];
    case "steal":
      return [spiritPick(action.seat, action.die)];
    case "take":
    case "give":
      return [zonePick(action.seat, action.die)];
    case "lower":
      return [...(isForNothing(ctx) ? ["@lower"] : []), zonePick("own", action.die)];
    default:
      return [`@${action.type}`]; // apply, again, close, baron, pass
  }
}

/** Whether dice could only be lowered one by one, which is rarely wanted. @param {Context} ctx */
function isForNothing({ facts, asksAll }) {
  return !asksAll && facts.lowering?.points === 0;
}

/** A die of the draft's pool. @param {Die} die */
export function poolPick(die) {
  return `pool:${kind(die)}`;
}

/** A pad at the end of a line. @param {string} line @param {string} end */
export function slidePick(line, end) {
  return `slide:${line}:${end}`;
}

/**
 * A die of a capture zone: of the seat to act ("own"), of a side, or of the exchange column.
 * @param {number | string} zone
 * @param {Die} die
 */
export function zonePick(zone, die) {
  return `zone:${zone}:${kind(die)}`;
}

/** A die of a Spirit World. @param {number} seat @param {Die} die */
export function spiritPick(seat, die) {
  return `spirit:${seat}:${kind(die)}`;
}

/**
 * The legal actions that go on from what is picked with this pick.
 * @param {string} pick
 * @param {Context} ctx
 * @returns {Action[]}
 */
export function actionsWith(pick, ctx) {
  const at = ctx.picked.length;
  return ctx.offered.filter((action) => {
    const needed = picks(action, ctx.position, ctx);
    return ctx.picked.every((each, n) => needed[n] === each) && needed[at] === pick;
  });
}

/** The step the game is at, for this position. @param {Context} ctx */
export function stepOf(ctx) {
  return ctx.play.awaits.step ?? "";
}

/** Who is to act, or sat last. @param {Context} ctx */
export function actingSeat(ctx) {
  return ctx.play.awaits.seat ?? ctx.me;
}

/** The player to act. @param {Context} ctx */
export function actingPlayer(ctx) {
  /** @type {Position} */
  const position = ctx.position;
  return position.players[actingSeat(ctx)] ?? position.players[0];
}

/** The die just captured, the last of the zone. @param {Context} ctx @returns {Die} */
export function capturedDie(ctx) {
  return actingPlayer(ctx).zone[actingPlayer(ctx).zone.length - 1];
}
