/** Strips at the top of the bar: a lost line, a refusal, a question of somebody else's. */
/** @import { Message, TableSource, View } from "../types.js" */
/** @import { TableModel } from "./model.js" */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { signal } from "../vendor/signals-core/signals-core.module.js";
import { botName } from "../app/bots.js";
import { isKeptHere } from "../app/here.js";
import { missingNames, wrongNumber } from "../app/numbers.js";
import { icon } from "../app/ui.js";
import { say, t } from "../app/words.js";
import { tell } from "./commands.js";

const hidden = signal(/** @type {Set<string>} */ (new Set())); // tables whose missing numbers were read about

/**
 * @param {TableSource} table @param {TableModel} model @param {import("./commands.js").Commands} commands
 * @param {import("../vendor/signals-core/signals-core.module.js").Signal<Message | null>} refusal
 * @param {{ now: number, since: number }} time `since`: when the game last went on
 * @returns {import("../types.js").Drawing}
 */
export function notices(table, model, commands, refusal, { now, since }) {
  const view = model.view.value;
  return [
    lostLine(table, model, now),
    refused(view.game, refusal),
    wrong(view),
    missing(view),
    offer(model, commands),
    vote(model, commands),
    kept(model, commands),
    seatAsked(model, commands),
    now - since < (view.settings.patience_ms ?? Infinity) ? nothing : gone(table, model, commands),
  ];
}

/** @param {TableSource} table @param {TableModel} model @param {number} now makes it count down */
function lostLine(table, model, now) {
  const { isLost, retry } = table.link.value;
  if (!isLost || now < 0) return nothing;
  const [lost, lostMove] = isKeptHere(table.id)
    ? ["page-here-lost", "page-here-lost-move"]
    : ["page-table-lost", "page-table-lost-move"];
  const seconds = Math.max(0, Math.ceil((retry - Date.now()) / 1000));
  return html`<div class="tell no" role="alert">
    ${icon("link")}
    <p>
      <b>${t(model.isSending.value ? lostMove : lost)}</b
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
            ${t("page-table-rule-short")}
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

/** Something is wrong with the numbers in the dice; it stays, for it does not get better. @param {View} view */
function wrong(view) {
  const code = wrongNumber(view);
  if (!code) return nothing;
  return html`<div class="tell no" role="alert">
    ${icon("cross")}
    <p><b>${t(code)}</b><span class="small">${t("page-table-number-doubt")}</span></p>
  </div>`;
}

/** The table went on without somebody's number. @param {View} view */
function missing(view) {
  const names = missingNames(view);
  if (!names.length || view.stage !== "playing" || hidden.value.has(view.id)) return nothing;
  const hide = () => {
    hidden.value = new Set([...hidden.value, view.id]);
  };
  return html`<div class="tell" role="status">
    ${icon("help")}
    <p>${t("page-table-number-missing", { names: names.join(", ") })}</p>
    <button class="bare" aria-label=${t("page-app-close")} @click=${hide}>${icon("cross")}</button>
  </div>`;
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
  const person = view.you?.person;
  const seat = view.seats.findIndex(({ kept_for: owner }) => owner && owner === person);
  if (seat < 0 || view.stage !== "playing") return nothing;
  return html`<div class="tell">
    ${icon("bot")}
    <p>${t("page-table-kept")}</p>
    <button class="go" @click=${() => void tell(commands.sit(seat))}>${t("page-table-kept-back")}</button>
  </div>`;
}

/**
 * Somebody asks for a bot's seat, whose hand is secret.
 * @param {TableModel} model
 * @param {import("./commands.js").Commands} commands
 */
function seatAsked(model, commands) {
  const view = model.view.value;
  const asked = view.seat_request;
  const person = view.you?.person ?? "";
  if (!asked) return nothing;
  const answer = (/** @type {boolean} */ accepts) => void tell(commands.answerSeat(asked.seq, accepts));
  const words = { name: asked.name, bot: model.names.value[asked.seat] };
  if (asked.by === person)
    return html`<div class="tell">
      ${icon("hand")}
      <p>${t("page-table-seat-mine", words)}</p>
      <button @click=${() => answer(false)}>${t("page-table-seat-not")}</button>
    </div>`;
  const isAsked = view.you?.seats.length || view.seats.some(({ kept_for: owner }) => owner === person);
  if (!isAsked || asked.accepted.includes(person)) return nothing;
  return html`<div class="tell" role="alert">
    ${icon("hand")}
    <p><b>${t("page-table-seat-asked", words)}</b></p>
    <button class="go" @click=${() => answer(true)}>${t("page-table-offer-yes")}</button>
    <button @click=${() => answer(false)}>${t("page-table-offer-no")}</button>
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
  const bot = botName(view.seats[turn].stand_in ?? "");
  return html`<div class="tell" role="alert">
    ${icon("people")}
    <p>
      <b>${t("page-table-gone", { name: names[turn] })}</b
      ><span class="small">${t("page-table-gone-about", { name: names[turn], bot })}</span>
    </p>
    <button @click=${() => void tell(commands.letStandIn(turn))}>
      ${icon("bot")}${t("page-table-gone-bot")}
    </button>
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
