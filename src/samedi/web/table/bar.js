/** The action bar: one question at a time, and its answers. */
/** @import { Answer, Context, Drawing, GamePage, Plan } from "../types.js" */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { icon } from "../app/ui.js";
import { t } from "../app/words.js";
import { ENOUGH, offered } from "../board/choosing.js";
import { clauseOf } from "../learn/anchors.js";

const MOST_ANSWERS = 8;

/**
 * @typedef {object} Deeds what the bar can do
 * @property {(id: string) => void} choose
 * @property {(id: string | null) => void} preview
 * @property {() => void} back
 * @property {() => void} takeBack
 * @property {() => void} confirm
 * @property {(plan: Plan) => void} carryOut
 */

/**
 * @param {import("./stage.js").Stage} stage
 * @param {Context} ctx
 * @param {Deeds} deeds
 * @param {{ notices: Drawing, wait: () => Drawing }} around
 */
export function bar(stage, ctx, deeds, around) {
  const { game } = stage;
  const isAsked = ctx.isMyTurn && ctx.view.stage === "playing";
  return html`<section
    class="act panel ${isAsked ? "asks" : ""}"
    aria-label=${t(isAsked ? "page-table-your-turn" : "page-table-bar")}
  >
    ${around.notices}
    ${
      isAsked
        ? ctx.play.confirming
          ? confirming(ctx, deeds, stage.isSending.value)
          : asking(stage, ctx, deeds)
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

/** @param {Context} ctx @param {Deeds} deeds @param {boolean} isSending */
function confirming(ctx, deeds, isSending) {
  return html`<div class="ask"><h2>${t("page-table-confirm-question")}</h2></div>
    <div class="answers">
      ${undo(ctx, deeds)}<button class="go" ?disabled=${isSending} @click=${deeds.confirm}>
        ${icon("check")}${t("page-table-confirm")}
      </button>
    </div>`;
}

/** @param {import("./stage.js").Stage} stage @param {Context} ctx @param {Deeds} deeds */
function asking(stage, ctx, deeds) {
  const { game } = stage;
  const note = game.note ? game.note(ctx) : ctx.play.status.map(ctx.say).join(" ");
  const isSending = stage.isSending.value;
  return html`<div class="ask ruled">
      <div>
        ${steps(game, ctx)}
        <h2>${game.question(ctx)}</h2>
        ${
          isSending
            ? html`<p class="quiet small">${t("page-table-sending")}</p>`
            : note
              ? html`<p class="quiet small">${note}</p>`
              : nothing
        }
      </div>
      ${rule(ctx)}
    </div>
    <div class="answers" aria-busy=${isSending ? "true" : "false"}>
      ${(game.plans?.(ctx) ?? []).map((plan) => planButton(plan, deeds))}${answers(stage, ctx, deeds)}
      ${
        ctx.picked.length
          ? html`<button class="bare" @click=${deeds.back}>${icon("back")}${t("page-table-back")}</button>`
          : nothing
      }
      ${
        stage.only.value
          ? html`<button class="bare" @click=${() => stage.showOnly(null)}>${t("page-coach-all")}</button>`
          : nothing
      }
    </div>`;
}

/** The way to the rule of this step. @param {Context} ctx */
function rule({ view, play }) {
  const clause = clauseOf(view.game, play.awaits.step);
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

/** @param {import("./stage.js").Stage} stage @param {Context} ctx @param {Deeds} deeds */
function answers(stage, ctx, deeds) {
  const all = offered(stage.choices.value, ctx.picked).map((id) => ({
    id,
    answer: answerOf(stage.game, id, ctx),
  }));
  const shown = all.flatMap(({ id, answer }) => (answer ? [{ id, answer }] : []));
  const isMany = shown.length > MOST_ANSWERS;
  const listed = shown.filter(({ id, answer }) => answer.listed || (isMany && !id.startsWith("@")));
  const buttons = shown.filter((each) => !listed.includes(each));
  return [list(listed, deeds), buttons.map(({ id, answer }) => button(id, answer, deeds, stage))];
}

/** @param {GamePage} game @param {string} id @param {Context} ctx @returns {Answer | null} */
function answerOf(game, id, ctx) {
  return id === ENOUGH ? { label: t("page-table-enough"), kind: "go" } : game.answer(id, ctx);
}

/** @param {string} id @param {Answer} answer @param {Deeds} deeds @param {import("./stage.js").Stage} stage */
function button(id, answer, deeds, stage) {
  return html`<button
    class=${answer.kind ?? ""}
    data-answer=${id}
    aria-label=${answer.say ?? nothing}
    ?disabled=${stage.isSending.value}
    @click=${() => deeds.choose(id)}
    @pointerenter=${() => deeds.preview(id)}
    @pointerleave=${() => deeds.preview(null)}
    @focus=${() => deeds.preview(id)}
    @blur=${() => deeds.preview(null)}
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
 * @param {Deeds} deeds
 */
function list(listed, deeds) {
  if (!listed.length) return nothing;
  const choose = (/** @type {Event} */ event) => {
    event.preventDefault();
    const list = /** @type {HTMLFormElement} */ (event.currentTarget).querySelector("select");
    if (list) deeds.choose(list.value);
  };
  const look = (/** @type {Event} */ event) =>
    deeds.preview(/** @type {HTMLSelectElement} */ (event.currentTarget).value);
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

/** @param {Plan} plan @param {Deeds} deeds */
function planButton(plan, deeds) {
  return html`<button class="go" @click=${() => deeds.carryOut(plan)}>
    ${plan.picture ?? nothing}<span
      ><b>${plan.label}</b>${plan.detail ? html`<span class="gain">${plan.detail}</span>` : nothing}</span
    >
  </button>`;
}

/** @param {Context} ctx @param {Deeds} deeds */
export function undo(ctx, deeds) {
  const way = ctx.play.take_back;
  if (!way) return nothing;
  return html`<button class="bare" @click=${deeds.takeBack}>
    ${icon("undo")}${t(way.is_free ? "page-table-undo" : "page-table-ask-undo")}
  </button>`;
}
