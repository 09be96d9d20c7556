/** Strips at the top of the bar: a lost line, a refusal, a question of somebody else's. */
/** @import { Message, TableSource } from "../types.js" */
/** @import { TableModel } from "./model.js" */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { icon } from "../app/ui.js";
import { say, t } from "../app/words.js";

const ABSENT_MS = 60_000; // the table waits as long before it lets a bot sit in

/**
 * @param {TableSource} table @param {TableModel} model @param {import("./commands.js").Commands} commands
 * @param {import("../vendor/signals-core/signals-core.module.js").Signal<Message | null>} refusal
 * @param {{ now: number, since: number }} time `since`: when the game last went on
 * @returns {import("../types.js").Drawing}
 */
export function notices(table, model, commands, refusal, { now, since }) {
  const view = model.view.value;
  return [
    lostLine(table, now),
    refused(view.game, refusal),
    offer(model, commands),
    vote(model, commands),
    kept(model, commands),
    now - since < ABSENT_MS ? nothing : gone(table, model, commands),
  ];
}

/** @param {TableSource} table @param {number} now makes it count down */
function lostLine(table, now) {
  const { isLost, retry } = table.link.value;
  if (!isLost || now < 0) return nothing;
  const seconds = Math.max(0, Math.ceil((retry - Date.now()) / 1000));
  return html`<div class="tell no" role="alert">
    ${icon("link")}
    <p>
      <b>${t("page-table-lost")}</b
      ><span class="small"
        >${seconds ? t("page-table-lost-retry", { seconds }) : t("page-table-lost-trying")}</span
      >
    </p>
    <button @click=${() => table.retry()}>${t("page-table-retry")}</button>
  </div>`;
}

/**
 * @param {string} game
 * @param {import("../vendor/signals-core/signals-core.module.js").Signal<Message | null>} refusal
 */
function refused(game, refusal) {
  const message = refusal.value;
  if (!message) return nothing;
  return html`<div class="tell no" role="alert">
    ${icon("cross")}
    <p>${say(message)}</p>
    ${
      message.clause
        ? html`<button
            class="bare clause"
            aria-label=${t("page-table-why", { clause: message.clause })}
            @click=${() => readOn(game, message)}
          >
            ${message.clause}
          </button>`
        : nothing
    }
    <button
      class="bare"
      aria-label=${t("page-app-close")}
      @click=${() => {
        refusal.value = null;
      }}
    >
      ${icon("cross")}
    </button>
  </div>`;
}

/** What the rule says that was named. @param {string} game @param {Message} message */
function readOn(game, message) {
  if (message.clause)
    void import("../learn/why.js").then(({ showClause }) => showClause(game, message.clause ?? "", message));
}

/** Somebody asks to take a move back. @param {TableModel} model @param {import("./commands.js").Commands} commands */
function offer(model, commands) {
  const view = model.view.value;
  const asked = view.offer;
  if (!asked) return nothing;
  const isMine = view.you?.seats.includes(asked.seat) ?? asked.seat === view.seat;
  const hasAgreed = asked.accepted?.includes(view.you?.person ?? "") ?? false;
  const name = model.names.value[asked.seat];
  if (isMine || hasAgreed || view.seat < 0)
    return html`<div class="tell">
      ${icon("undo")}
      <p>${isMine ? t("page-table-offer-mine") : t("page-table-offer-open", { name })}</p>
    </div>`;
  return html`<div class="tell" role="alert">
    ${icon("undo")}
    <p><b>${t("page-table-offer", { name })}</b></p>
    <button class="go" @click=${() => void commands.answer(asked.seq, true)}>
      ${t("page-table-offer-yes")}
    </button>
    <button @click=${() => void commands.answer(asked.seq, false)}>${t("page-table-offer-no")}</button>
  </div>`;
}

/**
 * A bot plays for this person, who may come back.
 * @param {TableModel} model
 * @param {import("./commands.js").Commands} commands
 */
function kept(model, commands) {
  const view = model.view.value;
  const seat = view.seats.findIndex(({ is_kept }) => is_kept);
  if (seat < 0 || view.stage !== "playing" || view.you?.role !== "play" || view.you.seats.length)
    return nothing;
  return html`<div class="tell">
    ${icon("bot")}
    <p>${t("page-table-kept")}</p>
    <button class="go" @click=${() => void commands.sit(seat)}>${t("page-table-kept-back")}</button>
  </div>`;
}

/**
 * Whoever is waited for has been away for a while: a bot may sit in.
 * @param {TableSource} table
 * @param {TableModel} model
 * @param {import("./commands.js").Commands} commands
 */
function gone(table, model, commands) {
  const { turn, me, view, names } = model.ctx.value;
  const occupant = turn === null ? null : view.seats[turn].occupant;
  if (
    me < 0 ||
    turn === null ||
    occupant?.type !== "person" ||
    table.online.value?.has(occupant.person) !== false
  )
    return nothing;
  const choose = () =>
    void import("./menu.js").then(({ letBot }) => letBot((bot) => commands.letBot(bot, turn), names[turn]));
  return html`<div class="tell" role="alert">
    ${icon("people")}
    <p>${t("page-table-gone", { name: names[turn] })}</p>
    <button @click=${choose}>${icon("bot")}${t("page-table-gone-bot")}</button>
  </div>`;
}

/**
 * Somebody wants to end the game without a winner.
 * @param {TableModel} model
 * @param {import("./commands.js").Commands} commands
 */
function vote(model, commands) {
  const view = model.view.value;
  const votes = view.votes ?? [];
  const person = view.you?.person ?? "";
  if (!votes.length || view.stage !== "playing" || view.seat < 0) return nothing;
  if (votes.includes(person))
    return html`<div class="tell">
      ${icon("cross")}
      <p>${t("page-table-abandon-mine")}</p>
      <button @click=${() => void commands.abandon(false)}>${t("page-table-abandon-stay")}</button>
    </div>`;
  return html`<div class="tell" role="alert">
    ${icon("cross")}
    <p>${t("page-table-abandon-asked")}</p>
    <button @click=${() => void commands.abandon(true)}>${t("page-table-abandon-agree")}</button>
  </div>`;
}
