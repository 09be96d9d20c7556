/** The players: emblem, offerings, Protection, marker, captures and Spirit World; in teams one card for two. */
/** @import { Drawing } from "../../types.js" */
/** @import { Context } from "./model.js" */
/** @import { Player, Position } from "./model.js" */
import { baronCard, baronChip } from "./baron_card.js";
import { coin, drawLoa } from "./dice.js";
import { COLOUR_OF } from "./model.js";
import { loaName, seatName } from "./names.js";
import { spiritCounts, zone } from "./rows.js";

/** @param {number} seat @param {Context} ctx @returns {Player} */
function playerOf(seat, ctx) {
  return ctx.position.players[seat];
}

/** @param {number} seat @param {Context} ctx */
export function emblem(seat, ctx) {
  return drawLoa(playerOf(seat, ctx).loa, ctx);
}

/** @param {number} seat @param {Context} ctx */
export function role(seat, ctx) {
  const { loa } = playerOf(seat, ctx);
  return loa === "baron_samedi" ? ctx.t("page-bv-baron-role") : loaName(loa, ctx);
}

/** @param {number} seat @param {Context} ctx */
export function score(seat, ctx) {
  return playerOf(seat, ctx).score;
}

/** Baron Samedi's own name, whoever moves his dice. @param {number} seat @param {Context} ctx */
export function name(seat, ctx) {
  const { loa } = playerOf(seat, ctx);
  return loa === "baron_samedi" ? loaName(loa, ctx) : null;
}

/** @param {number} seat @param {Context} ctx @returns {Drawing} */
export function chip(seat, ctx) {
  const player = playerOf(seat, ctx);
  return [badges(player, seat, ctx), player.loa === "baron_samedi" ? baronChip(ctx) : null];
}

/** @param {number} seat @param {Context} ctx @returns {Drawing} */
export function card(seat, ctx) {
  const player = playerOf(seat, ctx);
  const more =
    player.loa === "baron_samedi" ? baronCard(ctx) : rows(player, ctx, "page-bv-captures", "page-bv-spirit");
  return ctx.html`<p class=${
    ctx.options.solo ? "bv-badges" : "bv-badges bv-aloft"
  }>${badges(player, seat, ctx)}</p>${more}`;
}

/** @param {Player} player @param {number} seat @param {Context} ctx @returns {Drawing} */
function badges(player, seat, ctx) {
  return [
    ctx.html`<span class="cost">${coin(player.offerings, ctx)}</span>`,
    player.protection ? shield(player, ctx) : null,
    ctx.position.marker === seat
      ? ctx.html`<svg class="bv-badge" viewBox="0 0 48 48" role="img" aria-label=${ctx.t("page-bv-marker")}>
        <use href="#baron"></use></svg>`
      : null,
  ];
}

/** @param {Player} player @param {Context} ctx */
function shield(player, { html, t }) {
  return html`<svg
    class=${`bv-badge ${COLOUR_OF[player.loa]}`}
    viewBox="0 0 48 48"
    role="img"
    aria-label=${t("page-bv-protected")}
  >
    <use href="#protection-on"></use>
  </svg>`;
}

/**
 * Captures and Spirit World under their names.
 * @param {Player} player
 * @param {Context} ctx
 * @param {string} captures
 * @param {string} spirit
 */
function rows(player, ctx, captures, spirit) {
  const { html, t } = ctx;
  return html`<p class="label">${t(captures)}</p>
    ${zone(player.zone, ctx)}
    <p class="label">${t(spirit)}</p>
    ${spiritCounts(player.spirit, ctx)}`;
}

/** Partners share a card. @param {Context} ctx @returns {number[][] | null} */
export function groups(ctx) {
  return ctx.options.teams
    ? [
        [0, 2],
        [1, 3],
      ]
    : null;
}

/**
 * One purse, one zone, one score; Protection stays with the member.
 * @param {number[]} seats
 * @param {Context} ctx
 * @returns {Drawing}
 */
export function team(seats, ctx) {
  const player = playerOf(seats[0], ctx);
  return ctx.html`${teamHead(seats, ctx)}<div class="bv-mems">${seats.map((seat) => member(seat, ctx))}</div>
    ${rows(player, ctx, "page-bv-captures-team", "page-bv-spirit-team")}`;
}

/** @param {number[]} seats @param {Context} ctx */
function teamHead(seats, ctx) {
  const { offerings, score: points } = playerOf(seats[0], ctx);
  const [a, b] = ours(seats, ctx).map((seat) => seatName(seat, ctx));
  const { html, t } = ctx;
  return html`<div class="who">
    <p class="name display">${t("page-bv-team", { a, b })}</p>
    <p class="cost">${coin(offerings, ctx)}</p>
    <p class="score">${points}<span class="sr"> ${t("page-bv-points", { points })}</span></p>
  </div>`;
}

/** The reader first. @param {number[]} seats @param {Context} ctx */
function ours(seats, ctx) {
  return seats.includes(ctx.me) ? [ctx.me, ...seats.filter((seat) => seat !== ctx.me)] : seats;
}

/** @param {number} seat @param {Context} ctx */
function member(seat, ctx) {
  const player = playerOf(seat, ctx);
  const { html } = ctx;
  const order = ctx.t("page-bv-order", { turns: turnsUntil(seat, ctx) });
  return html`<div class=${ctx.turn === seat ? "bv-mem turn" : "bv-mem"}>
    ${emblem(seat, ctx)}
    <div><b>${ctx.names[seat]}</b><small>${role(seat, ctx)} · ${order}</small></div>
    ${
      player.protection
        ? shield(player, ctx)
        : html`<svg class="bv-badge quiet" viewBox="0 0 48 48" aria-hidden="true">
            <use href="#protection-off"></use>
          </svg>`
    }
  </div>`;
}

/** How many turns until a seat's. @param {number} seat @param {Context} ctx */
function turnsUntil(seat, ctx) {
  const seats = ctx.position.players.length;
  return (((seat - (ctx.turn ?? ctx.position.first)) % seats) + seats) % seats;
}

/** @param {number[]} seats @param {Context} ctx @returns {Drawing} */
export function teamChip(seats, ctx) {
  const { offerings, score: points } = playerOf(seats[0], ctx);
  return ctx.html`<span class="bv-pair">${ours(seats, ctx).map(
    (seat) =>
      ctx.html`<span class=${
        ctx.turn === seat ? "bv-one turn" : "bv-one"
      }>${emblem(seat, ctx)}<span class="name">${ctx.names[seat]}</span>${
        playerOf(seat, ctx).protection ? shield(playerOf(seat, ctx), ctx) : null
      }</span>`,
  )}</span><span class="cost">${coin(offerings, ctx)}</span><span class="score">${points}<span
    class="sr"> ${ctx.t("page-bv-points", { points })}</span></span>`;
}

/** The player whose rows the tray shows: the reader, or whoever is to act. @param {Context} ctx @returns {Player} */
export function readerOf(ctx) {
  /** @type {Position} */
  const position = ctx.position;
  return position.players[ctx.me >= 0 ? ctx.me : (ctx.turn ?? 0)];
}
