/** The things of the game by their names: dice, Loas, seats. */
/** @import { Context } from "./model.js" */
/** @import { Colour, Die, Loa } from "./model.js" */

/** A die as one word, the part of ids that names it. @param {Die} die */
export function kind(die) {
  return `${die.colour}-${die.face}`;
}

/** The die an id names last: "zone:0:red-soul". @param {string} id @returns {Die} */
export function dieOf(id) {
  const [colour, face] = id.slice(id.lastIndexOf(":") + 1).split("-");
  return /** @type {Die} */ ({ colour, face });
}

/** Whether two dice are equal in colour and face. @param {Die} a @param {Die} b */
export function isSame(a, b) {
  return a.colour === b.colour && a.face === b.face;
}

/** «red Soul». @param {Die} die @param {Context} ctx */
export function dieName(die, ctx) {
  return ctx.t("page-bv-die", { ...die });
}

/** «the red Soul». @param {Die} die @param {Context} ctx */
export function theDie(die, ctx) {
  return ctx.t("page-bv-the-die", { ...die });
}

/** @param {Die["face"]} face @param {Context} ctx */
export function faceName(face, ctx) {
  return ctx.t(`baron-face-${face}`);
}

/** @param {Colour} colour @param {Context} ctx */
export function colourName(colour, ctx) {
  return ctx.t(`baron-colour-${colour}`);
}

/** @param {Loa} loa @param {Context} ctx */
export function loaName(loa, ctx) {
  return ctx.t(`baron-loa-${loa}`);
}

/**
 * The name of whoever plays a seat; Baron Samedi is himself whoever moves his dice.
 * @param {number} seat
 * @param {Context} ctx
 */
export function seatName(seat, ctx) {
  const loa = ctx.position.players[seat].loa;
  if (loa === "baron_samedi") return loaName(loa, ctx);
  return seat === ctx.me ? ctx.t("page-bv-you") : ctx.names[seat] || loaName(loa, ctx);
}

/**
 * Whose a row of dice is: a seat's, a team's, or the exchange column.
 * @param {number | "column"} zone
 * @param {Context} ctx
 */
export function ownerName(zone, ctx) {
  if (zone === "column") return ctx.t("page-bv-column");
  const members = ctx.options.teams ? [zone, zone + 2] : [zone];
  const names = members.map((seat) => seatName(seat, ctx));
  return names.length > 1 ? ctx.t("page-bv-team", { a: names[0], b: names[1] }) : names[0];
}

/** The dice of a stack from top to bottom, in words. @param {Die[]} stack @param {Context} ctx */
export function stackName(stack, ctx) {
  if (!stack.length) return ctx.t("page-bv-empty");
  return [...stack]
    .reverse()
    .map((die) => dieName(die, ctx))
    .join(ctx.t("page-bv-on"));
}

/** Offerings in words: «1 offering». @param {number} count @param {Context} ctx */
export function offeringsName(count, ctx) {
  return ctx.t("page-bv-offerings", { count });
}
