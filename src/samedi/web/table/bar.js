/** The action bar: one question at a time, and its answers. */
/** @import { Answer, Context, Drawing, GamePage, Plan } from "../types.js" */
/** @import { Controls } from "./controls.js" */
/** @import { TableModel } from "./model.js" */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { icon } from "../app/ui.js";
import { knows, t } from "../app/words.js";
import { ENOUGH, offered } from "../board/choosing.js";
import { hasOthers } from "./commands.js";
import { isSame } from "./model.js";

const MOST_ANSWERS = 8;
const MOST_IN_A_LESSON = 4; // words are more there, and the board says where

/**
 * @param {TableModel} model
 * @param {Context} ctx
 * @param {Controls} controls
 * @param {{ notices: Drawing, wait: () => Drawing, instead: Drawing | null }} around `instead`: for the question
 */
export function bar(model, ctx, controls, around) {
  const { game } = model;
  const isAsked = ctx.isMyTurn && ctx.view.stage === "playing";
  return html`<section
    class="act panel ${isAsked ? "asks" : ""}"
    aria-label=${t(isAsked ? "page-table-your-turn" : "page-table-bar")}
  >
    ${around.notices}
    ${
      around.instead
        ? around.instead
        : isAsked
          ? controls.held.value
            ? answered(controls.held.value, model.isSending.value)
            : ctx.play.confirming
              ? confirming(ctx, controls)
              : asking(model, ctx, controls)
          : around.wait()
    }
    ${tray(game, ctx)}
  </section>`;
}

/** @param {GamePage} game @param {Context} ctx */
export function tray(game, ctx) {
  const drawn = game.tray?.(ctx);
  return drawn && drawn !== nothing ? html`<div class="tray">${drawn}</div>` : nothing;
}

/** @param {Context} ctx @param {Controls} controls */
function confirming(ctx, controls) {
  return html`<div class="ask"><h2>${t("page-table-confirm-question")}</h2></div>
    <div class="answers">
      ${undo(ctx, controls)}${undoTurn(ctx, controls)}<button class="go" @click=${() => controls.confirm()}>
        ${icon("check")}${t("page-table-confirm")}
      </button>
    </div>`;
}

/** @param {TableModel} model @param {Context} ctx @param {Controls} controls */
function asking(model, ctx, controls) {
  const { game } = model;
  const note = isTaught(ctx) ? null : (goal(ctx) ?? noteOf(game, ctx));
  const { list: listed, buttons, side } = answers(model, ctx, controls);
  return html`<div class="ask ruled">
      <div>
        ${steps(game, ctx)}
        <h2>${game.question(ctx)}</h2>
        ${quiet(controls, note)}
      </div>
      ${rule(game, ctx)}
    </div>
    <div class="answers" aria-busy="false">
      ${listed}${plansOf(model, ctx).map((plan) => planButton(plan, controls))}${buttons}
      ${
        ctx.picked.length
          ? html`<button class="bare back" @click=${() => controls.back()}>
              ${icon("back")}${t("page-table-back")}
            </button>`
          : nothing
      }
      ${
        model.only.value && !ctx.play.lesson
          ? html`<button class="bare" @click=${() => model.showOnly(null)}>${t("page-coach-all")}</button>`
          : nothing
      }
    </div>
    ${side.length ? html`<div class="answers beside" role="group">${side}</div>` : nothing}`;
}

/** The quiet sentence under a question. @param {GamePage} game @param {Context} ctx */
export const noteOf = (game, ctx) => (game.note ? game.note(ctx) : ctx.play.status.map(ctx.say).join(" "));

/** Whether a lesson says all that is to be known now. @param {Context} ctx */
const isTaught = ({ play: { lesson } }) => Boolean(lesson && !lesson.is_game);

/** What the game is about, until its reader has done something. @param {Context} ctx */
function goal({ view, play, me, history }) {
  const code = `page-goal-${view.game}`;
  const hasActed = history.some(({ seat, chance }) => seat === me && !chance);
  return hasActed || play.lesson || play.puzzle || !knows(code) ? null : t(code);
}

/**
 * The question stays until the board shows what came of the answer.
 * @param {string} question @param {boolean} isSending
 */
function answered(question, isSending) {
  return html`<div class="ask ruled">
      <div>
        <h2>${question}</h2>
        <p class="quiet small">${isSending ? t("page-table-sending") : nothing}</p>
      </div>
    </div>
    <div class="answers" aria-busy="true"></div>`;
}

/**
 * What was done without a question, and the game's quiet word.
 * @param {Controls} controls @param {string | null} note
 */
function quiet({ words }, note) {
  const text = [...words.value, note].filter(Boolean).join(" ");
  if (!text) return nothing;
  return html`<p class="quiet small">${words.value.length ? icon("check") : nothing}${text}</p>`;
}

/** The way to the rule of this step. @param {GamePage} game @param {Context} ctx */
function rule({ clauses }, { view, play }) {
  const clause = clauses[play.awaits.step ?? ""];
  if (!clause) return nothing;
  const show = () => void import("../learn/why.js").then(({ showClause }) => showClause(view.game, clause));
  return html`<button class="bare" aria-label=${t("page-table-rule", { clause })} @click=${show}>
    ${icon("help")}
  </button>`;
}

/** @param {GamePage} game @param {Context} ctx */
function steps(game, ctx) {
  const all = game.steps?.(ctx);
  if (!all) return nothing;
  return html`<ol class="steps" aria-label=${t("page-table-steps")}>
    ${all.names.map((name, index) => html`<li aria-current=${index === all.now ? "step" : nothing}>${name}</li>`)}
  </ol>`;
}

/** @param {TableModel} model @param {Context} ctx @param {Controls} controls */
function answers(model, ctx, controls) {
  const all = offered(model.choices.value, ctx.picked).map((id) => ({
    id,
    answer: answerOf(model.game, id, ctx),
  }));
  const shown = all.flatMap(({ id, answer }) => (answer ? [{ id, answer }] : []));
  const side = shown.filter(({ answer }) => answer.kind === "beside");
  const main = shown.filter((each) => !side.includes(each));
  const isMany = main.length > (ctx.play.lesson ? MOST_IN_A_LESSON : MOST_ANSWERS);
  const listed = main.filter(({ id, answer }) => answer.listed || (isMany && !id.startsWith("@")));
  const draw = (/** @type {typeof shown[0]} */ { id, answer }) => button(id, answer, controls, model);
  return {
    list: list(listed, controls),
    buttons: main.filter((each) => !listed.includes(each)).map(draw),
    side: side.map(draw),
  };
}

/** @param {GamePage} game @param {string} id @param {Context} ctx @returns {Answer | null} */
function answerOf(game, id, ctx) {
  return id === ENOUGH ? { label: t("page-table-enough"), kind: "go" } : game.answer(id, ctx);
}

/** @param {string} id @param {Answer} answer @param {Controls} controls @param {TableModel} model */
function button(id, answer, controls, model) {
  return html`<button
    class=${answer.kind ?? ""}
    data-answer=${id}
    data-places=${id.startsWith("@") ? nothing : JSON.stringify([id])}
    aria-label=${answer.say ?? nothing}
    aria-disabled=${model.isSending.value ? "true" : nothing}
    @click=${() => controls.choose(id, answer)}
    @pointerenter=${() => controls.preview(id)}
    @pointerleave=${() => controls.preview(null)}
    @focus=${() => controls.preview(id)}
    @blur=${() => controls.preview(null)}
  >
    ${answer.picture ?? nothing}<span
      ><b>${answer.label}</b
      >${answer.detail ? html`<span class="gain">${answer.detail}</span>` : nothing}</span
    >
    ${answer.cost ? html`<span class="cost">${answer.cost}</span>` : nothing}
  </button>`;
}

/**
 * Many answers with a place on the board: tap there, or take one from the list.
 * @param {{ id: string, answer: Answer }[]} listed
 * @param {Controls} controls
 */
function list(listed, controls) {
  if (!listed.length) return nothing;
  const choose = (/** @type {Event} */ event) => {
    event.preventDefault();
    const select = /** @type {HTMLFormElement} */ (event.currentTarget).querySelector("select");
    if (select) controls.choose(select.value);
  };
  const look = (/** @type {Event} */ event) =>
    controls.preview(/** @type {HTMLSelectElement} */ (event.currentTarget).value);
  return html`<form class="choices" @submit=${choose}>
    <select aria-label=${t("page-table-choices", { count: listed.length })} @change=${look}>
      ${listed.map(
        ({ id, answer }) =>
          html`<option value=${id}>
            ${answer.say ?? [answer.label, answer.detail].filter(Boolean).join(" · ")}
          </option>`,
      )}
    </select>
    <button aria-label=${t("page-table-choose")}>${icon("check")}</button>
  </form>`;
}

/** Those that do the one move that is shown, where only one is. @param {TableModel} model @param {Context} ctx */
function plansOf({ game, only }, ctx) {
  const plans = game.plans?.(ctx) ?? [];
  return only.value ? plans.filter(({ actions }) => actions.some((each) => isSame(each, only.value))) : plans;
}

/** @param {Plan} plan @param {Controls} controls */
function planButton(plan, controls) {
  return html`<button class=${plan.kind ?? "go"} @click=${() => void controls.carryOut(plan)}>
    ${plan.picture ?? nothing}<span
      ><b>${plan.label}</b>${plan.detail ? html`<span class="gain">${plan.detail}</span>` : nothing}</span
    >
  </button>`;
}

/** @param {Context} ctx @param {Controls} controls */
export function undo(ctx, controls) {
  const way = ctx.play.take_back;
  if (!way) return nothing;
  return html`<button class="bare" @click=${() => controls.takeBack()}>
    ${icon("undo")}${undoLabel(ctx)}
  </button>`;
}

/** What undoing is called: past something new other people are asked. @param {Context} ctx */
export function undoLabel({ play, view }) {
  return t(play.take_back?.is_free || !hasOthers(view) ? "page-table-undo" : "page-table-ask-undo");
}

/** Whether this turn has decided more than once and may take all of it back. @param {Context} ctx */
export function canUndoTurn({ play, view }) {
  const way = play.take_back;
  return typeof way?.turn === "number" && view.stage === "playing" && (way.is_free || !hasOthers(view));
}

/** @param {Context} ctx @param {Controls} controls */
function undoTurn(ctx, controls) {
  if (!canUndoTurn(ctx)) return nothing;
  return html`<button class="bare" data-undo="turn" @click=${() => controls.takeBack({ isWhole: true })}>
    ${icon("undo-all")}${t("page-table-undo-turn")}
  </button>`;
}
