/** The players: chips on a phone, cards from a tablet up; in turn order, you first. */
/** @import { Context, Drawing, GamePage } from "../types.js" */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { botFace } from "../app/bots.js";
import { language, t } from "../app/words.js";
import { left, clockText } from "./clock.js";

/** @typedef {{ online: Set<string> | null, now: number, open: (seats: number[]) => void }} Around */

/** @param {GamePage} game @param {Context} ctx @param {Around} around */
export function seats(game, ctx, around) {
  return html`<section class="seats" aria-label=${t("page-table-players")}>
    ${inTurnOrder(game, ctx).map((group) =>
      group.length > 1 ? teamCard(game, group, ctx, around) : seatCard(game, group[0], ctx, around),
    )}
  </section>`;
}

/** @param {GamePage} game @param {Context} ctx @returns {number[][]} */
function inTurnOrder(game, ctx) {
  const groups = game.groups?.(ctx) ?? ctx.view.seats.map((_, seat) => [seat]);
  const mine = Math.max(
    0,
    groups.findIndex((group) => group.includes(ctx.me)),
  );
  return [...groups.slice(mine), ...groups.slice(0, mine)];
}

/** @param {GamePage} game @param {number} seat @param {Context} ctx @param {Around} around */
function seatCard(game, seat, ctx, around) {
  const score = game.score(seat, ctx);
  return html`<article class=${kind([seat], ctx, around)} data-seat=${seat} aria-label=${ctx.names[seat]}>
    ${opening(around, [seat], ctx)}
    <div class="who">
      ${game.emblem(seat, ctx)}
      <div class="names">
        <p class="name">${faceOf(game, seat, ctx)}${ctx.names[seat]}${presence(seat, ctx, around)}</p>
        <p class="role">${roleOf(game, seat, ctx)}</p>
      </div>
      ${
        score === null
          ? nothing
          : html`<p class="score">
              <span aria-hidden="true">${score}</span
              ><span class="sr"
                >${game.scored?.(score, ctx) ?? `${score} ${t("page-table-points", { points: score })}`}</span
              >
            </p>`
      }
    </div>
    <p class="timing">${clock(seat, ctx, around)}${thinking(seat, ctx)}</p>
    <div class="badges">${game.chip(seat, ctx)}</div>
    <div class="more">${game.card(seat, ctx)}</div>
  </article>`;
}

/** @param {GamePage} game @param {number[]} group @param {Context} ctx @param {Around} around */
function teamCard(game, group, ctx, around) {
  return html`<article class="${kind(group, ctx, around)} team" data-seat=${group.join(" ")}>
    ${opening(around, group, ctx)}
    <div class="badges">${game.teamChip?.(group, ctx)}</div>
    <div class="more">${game.team?.(group, ctx)}</div>
    <p class="timing">${group.map((seat) => [clock(seat, ctx, around), thinking(seat, ctx)])}</p>
  </article>`;
}

/** On small screens a chip opens the whole card. @param {Around} around @param {number[]} group @param {Context} ctx */
function opening(around, group, { names }) {
  return html`<button
    class="opens"
    aria-haspopup="dialog"
    aria-label=${t("page-table-card", { name: group.map((seat) => names[seat]).join(" · ") })}
    @click=${() => around.open(group)}
  ></button>`;
}

/** @param {number[]} group @param {Context} ctx @param {Around} around */
function kind(group, ctx, around) {
  const isAsked = ctx.turn !== null && group.includes(ctx.turn);
  const isAway = group.some((seat) => isGone(seat, ctx, around));
  return `seat panel${isAsked ? " turn" : ""}${isAway ? " away" : ""}${group.includes(ctx.me) ? " mine-seat" : ""}`;
}

/**
 * Whether a person is not at the table; nobody ever was where a game came as a file.
 * @param {number} seat @param {Context} ctx @param {Pick<Around, "online">} around
 */
export function isGone(seat, ctx, { online }) {
  const { occupant } = ctx.view.seats[seat];
  const isFile = typeof ctx.view.vouched === "boolean";
  return !isFile && online !== null && occupant.type === "person" && !online.has(occupant.person);
}

/** @param {number} seat @param {Context} ctx @param {Around} around */
function presence(seat, ctx, around) {
  return isGone(seat, ctx, around) ? html`<span class="sr"> ${t("page-table-away")}</span>` : nothing;
}

/** @param {GamePage} game @param {number} seat @param {Context} ctx */
function roleOf(game, seat, ctx) {
  const role = game.role(seat, ctx);
  const isBot = ctx.view.seats[seat].occupant.type === "bot";
  return [role, isBot ? t("page-table-bot") : ""].filter(Boolean).join(" · ");
}

/**
 * The face of a bot; whoever the game itself names has their own.
 * @param {GamePage} game @param {number} seat @param {Context} ctx @returns {Drawing}
 */
function faceOf(game, seat, ctx) {
  const { occupant } = ctx.view.seats[seat];
  return occupant.type === "bot" && !game.name?.(seat, ctx) ? botFace(occupant.name) : nothing;
}

/** @param {number} seat @param {Context} ctx @returns {Drawing} */
function thinking(seat, ctx) {
  const isBot = ctx.view.seats[seat].occupant.type === "bot";
  return isBot && ctx.turn === seat && ctx.view.stage === "playing"
    ? html`<span class="thinking" role="img" aria-label=${t("page-table-thinks")}
        ><i></i><i></i><i></i
      ></span>`
    : nothing;
}

/** @param {number} seat @param {Context} ctx @param {Around} around @returns {Drawing} */
function clock(seat, ctx, { now }) {
  const ms = left(ctx.view, seat, now);
  return ms === null
    ? nothing
    : html`<span class=${ms < 20_000 ? "clock short" : "clock"}>${clockText(ms, language.value)}</span>`;
}
