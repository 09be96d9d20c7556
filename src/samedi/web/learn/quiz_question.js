/** A question about the rules at its board: what may be answered, and what was right. */
/** @import { Drawing, Judgement, QuestionView } from "../types.js" */
/** @import { LessonShown } from "../table/lesson.js" */
/** @import { TableScreen } from "../table/play.js" */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { batch, effect, signal, untracked } from "../vendor/signals-core/signals-core.module.js";
import { progressOf, rightOf } from "../app/quiz.js";
import { icon, symbol, toast } from "../app/ui.js";
import { say, t } from "../app/words.js";
import { asking } from "../table/lesson.js";
import { showClause } from "./why.js";

/**
 * @typedef {object} Ways
 * @property {(question: QuestionView, answer: number) => Promise<Judgement>} judge
 * @property {() => void} next
 * @property {(question: QuestionView) => void} show
 */

export class AskedQuestion {
  /** @param {TableScreen} screen @param {QuestionView} question @param {Ways} ways */
  constructor(screen, question, ways) {
    this.screen = screen;
    this.ways = ways;
    this.question = signal(question);
    /** What was answered; null: nothing yet. */
    this.given = signal(/** @type {number | null} */ (null));
    this.judgement = signal(/** @type {Judgement | null} */ (null));
  }

  /** @returns {() => void} */
  start() {
    this.screen.lesson.value = () => this.show();
    const explained = signal(
      /** @type {Awaited<ReturnType<NonNullable<TableScreen["game"]["explaining"]>>> | null} */ (null),
    );
    void this.screen.game.explaining?.().then((found) => {
      explained.value = found;
    });
    return effect(() => {
      const { text } = this.question.value;
      const places =
        explained.value?.asked?.(
          text,
          untracked(() => this.screen.model.ctx.value),
        ) ?? [];
      this.screen.board.layer.ask(places);
    });
  }

  /** Ask the next one. @param {QuestionView} question */
  ask(question) {
    batch(() => {
      this.question.value = question;
      this.given.value = null;
      this.judgement.value = null;
      this.ways.show(question);
    });
  }

  /** @param {number} answer */
  async answer(answer) {
    if (this.given.peek() !== null) return;
    this.given.value = answer;
    try {
      this.judgement.value = await this.ways.judge(this.question.peek(), answer);
    } catch (error) {
      this.given.value = null;
      toast(say(/** @type {any} */ (error).say ?? { code: "page-app-unreachable" }));
    }
  }

  /** @returns {LessonShown} */
  show() {
    return { panel: this.panel(), instead: this.judgement.value ? this.onward() : this.asked() };
  }

  panel() {
    const { number, of, game } = this.question.value;
    const given = progressOf(game)?.given ?? [];
    const right = rightOf(given);
    return html`<div class="lesson quiz">
      <div class="lesson-head">
        <p class="label">${t("page-quiz-at", { number, of })}</p>
        <p class="label row-of">${icon("check")}${t("page-quiz-right-so-far", { right })}</p>
      </div>
      <progress
        max=${of}
        value=${given.length}
        aria-label=${t("page-quiz-done", { done: given.length, of })}
      ></progress>
      ${this.told()}
    </div>`;
  }

  /** What was right, and why. @returns {Drawing} */
  told() {
    const judgement = this.judgement.value;
    if (!judgement) return nothing;
    const { answers, game } = this.question.value;
    const { right, clause, why } = judgement;
    const isRight = right === this.given.value;
    const answer = say(answers[right]);
    return html`<div class="teacher" role="status">
      ${symbol("samedi")}
      <div>
        <p class=${isRight ? "task yes" : "task no"}>
          ${icon(isRight ? "check" : "cross")}${t(isRight ? "page-quiz-right" : "page-quiz-wrong", { answer })}
        </p>
        ${why.map((each) => html`<p class="answer">${say({ ...each, clause: null })}</p>`)}
      </div>
      <button
        class="bare"
        aria-label=${t("page-quiz-rule", { clause })}
        @click=${() => void showClause(game, clause)}
      >
        ${icon("help")}
      </button>
    </div>`;
  }

  asked() {
    const { text, answers } = this.question.value;
    const isSent = this.given.value !== null;
    return asking(
      say(text),
      answers.map(
        (each, i) =>
          html`<button aria-disabled=${isSent ? "true" : nothing} @click=${() => void this.answer(i)}>
            <span><b>${say(each)}</b></span>
          </button>`,
      ),
    );
  }

  onward() {
    const { text, number, of } = this.question.value;
    return asking(
      say(text),
      html`<button class="go" @click=${this.ways.next}>
        ${t(number === of ? "page-quiz-result" : "page-quiz-next")}${icon("next")}
      </button>`,
    );
  }
}
