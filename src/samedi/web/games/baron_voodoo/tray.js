/** What stands in the bar beside the question: the dice this step is about. */
/** @import { Drawing } from "../../types.js" */
/** @import { Context } from "./model.js" */
/** @import { Die, Position } from "./model.js" */
import { mayUse } from "./ahead.js";
import { drawLoa, smallDie } from "./dice.js";
import { loweringTray } from "./lowering.js";
import { COLOURS, FACES } from "./model.js";
import { isSame, ownerName } from "./names.js";
import { pickButton } from "./pick_buttons.js";
import { actingPlayer, capturedDie, poolPick, spiritPick, stepOf, zonePick } from "./picks.js";
import { readerOf } from "./players.js";
import { spiritCounts, zone } from "./rows.js";

/** @param {Context} ctx @returns {Drawing | null} */
export function tray(ctx) {
  const step = stepOf(ctx);
  if (step === "place" && ctx.position.pool.length) return pool(ctx);
  if (ctx.legal.length && isLowering(ctx)) return loweringTray(ctx);
  if (ctx.legal.length && (step === "effect" || mayUse(ctx))) return effectTray(ctx) ?? mine(ctx);
  return mine(ctx);
}

/** Whether dice are to be lowered, or could be for points. @param {Context} ctx */
function isLowering(ctx) {
  if (ctx.asksAll) return stepOf(ctx) === "lower";
  const { group, lowering } = ctx.facts;
  return Boolean(group ?? lowering?.points) || ctx.picked[0] === "@lower";
}

/**
 * Own captures and Spirit World, where no card shows them; a lesson begins without.
 * @param {Context} ctx
 * @returns {Drawing | null}
 */
function mine(ctx) {
  const { html, t } = ctx;
  const player = readerOf(ctx);
  if (ctx.play.lesson && !player.zone.length && !player.spirit.length) return null;
  return html`<div class="bv-mine">
    <div>
      <p class="label">${t("page-bv-my-zone")}</p>
      ${zone(player.zone, ctx)}
    </div>
    <div>
      <p class="label">${t("page-bv-my-spirit")}</p>
      ${spiritCounts(player.spirit, ctx)}
    </div>
  </div>`;
}

/** @param {Context} ctx */
function effectTray(ctx) {
  switch (capturedDie(ctx).face) {
    case "change":
      return changing(ctx);
    case "steal":
      return rowsOf(ctx, spirits(ctx), (owner, die) => spiritPick(/** @type {number} */ (owner), die));
    case "exchange":
      return rowsOf(ctx, zones(ctx), zonePick);
    default:
      return null;
  }
}

/** The own zone, to choose the die that is turned. @param {Context} ctx */
function changing(ctx) {
  const { html, t } = ctx;
  const dice = kinds(actingPlayer(ctx).zone);
  return html`<div class="bv-rows" role="group" aria-label=${t("page-bv-my-zone")}>
    <p class="bv-zone bv-pickz">
      <span class="label">${t("page-bv-my-zone")}</span>${dice.map((die) =>
        pickButton(zonePick("own", die), die, ctx, { big: true }),
      )}
    </p>
  </div>`;
}

/**
 * Rows of dice face to face, each under its owner.
 * @param {Context} ctx
 * @param {{ owner: number | "column", dice: Die[] }[]} rows
 * @param {(owner: number | "column", die: Die) => string} pick
 */
function rowsOf(ctx, rows, pick) {
  return ctx.html`<div class="bv-duel">${rows
    .filter(({ dice }) => dice.length)
    .map(
      ({ owner, dice }) =>
        ctx.html`<div role="group" aria-label=${ownerName(owner, ctx)}><p class="bv-own">${ownerEmblem(
          owner,
          ctx,
        )}${ownerName(owner, ctx)}</p><p class="bv-zone">${kinds(dice).map((die) =>
          isTaken(owner, die, ctx) ? taken(die, ctx) : pickButton(pick(owner, die), die, ctx, { big: true }),
        )}</p></div>`,
    )}</div>`;
}

/** @param {number | "column"} owner @param {Context} ctx */
function ownerEmblem(owner, ctx) {
  return drawLoa(owner === "column" ? "baron_samedi" : ctx.position.players[owner].loa, ctx);
}

/** The first die of the exchange. @param {Die} die @param {Context} ctx */
function taken(die, ctx) {
  return ctx.html`<span class="bv-dsel bv-on">${smallDie(die, ctx, { big: true })}</span>`;
}

/** @param {number | "column"} owner @param {Die} die @param {Context} ctx */
function isTaken(owner, die, ctx) {
  /** @type {Position} */
  const { taken: first } = ctx.position;
  return Boolean(first && first.seat === owner && isSame(first.die, die));
}

/** Every side once: in teams the lower seat stands for both. @param {Context} ctx */
function sides(ctx) {
  /** @type {Position} */
  const { players } = ctx.position;
  return players.map((player, owner) => ({ player, owner })).slice(0, ctx.options.teams ? 2 : players.length);
}

/** @param {Context} ctx @returns {{ owner: number | "column", dice: Die[] }[]} */
function zones(ctx) {
  /** @type {Position} */
  const { column } = ctx.position;
  return [
    ...sides(ctx).map(({ player, owner }) => ({ owner, dice: player.zone })),
    ...(column ? [{ owner: /** @type {const} */ ("column"), dice: column }] : []),
  ];
}

/** The Spirit Worlds somebody could steal from. @param {Context} ctx @returns {{ owner: number, dice: Die[] }[]} */
function spirits(ctx) {
  /** @type {Set<number>} */
  const targets = new Set(ctx.offered.flatMap((action) => (action.type === "steal" ? [action.seat] : [])));
  return sides(ctx)
    .filter(({ owner }) => targets.has(owner))
    .map(({ player, owner }) => ({ owner, dice: player.spirit }));
}

/** Of equal dice one. @param {Die[]} dice */
function kinds(dice) {
  return dice.filter((die, place) => dice.findIndex((each) => isSame(each, die)) === place);
}

/** The dice still to be placed, by colour, with how many there are. @param {Context} ctx */
function pool(ctx) {
  /** @type {Position} */
  const { pool: dice } = ctx.position;
  return ctx.html`<div class="bv-pool" role="group" aria-label=${ctx.t("page-bv-pool")}>${COLOURS.filter(
    (colour) => dice.some((die) => die.colour === colour),
  ).map(
    (colour) =>
      ctx.html`<p class=${`bv-poolrow ${colour}`}>${FACES.map((face) =>
        pile({ colour, face }, dice, ctx),
      )}</p>`,
  )}</div>`;
}

/** @param {Die} die @param {Die[]} dice @param {Context} ctx */
function pile(die, dice, ctx) {
  const count = dice.filter((each) => isSame(each, die)).length;
  return count ? pickButton(poolPick(die), die, ctx, { count }) : null;
}
