/** A lesson at its table: what is asked, the answer to what was done, hints, and the way to the next. */
/** @import { Context, Drawing, LessonView } from "../types.js" */
/** @import { Film } from "./film.js" */
/** @import { TableScreen } from "./play.js" */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { effect, signal, untracked } from "../vendor/signals-core/signals-core.module.js";
import { QUIZZED, titleOf } from "../app/games.js";
import { learn } from "../app/lessons.js";
import { icon, style, symbol, toast } from "../app/ui.js";
import { alsoSpeak, say, t } from "../app/words.js";
import { openLesson } from "../learn/opening.js";
import { isSame } from "./model.js";
import { sentence } from "./telling.js";

/**
 * What stands above the question, or for it; and what comes after a game that ended in the lesson.
 * @typedef {{ panel: Drawing, instead: Drawing | null, onward?: Drawing | null }} LessonShown
 */

const LOOK = 1; // a hint: where to look; then the move itself
const MOVE = 2;

/** Whoever wanted a move shown is shown the next one at once, until something was done without a hint. */
let wantsMoves = false;

/** Teach at a screen from now on. @param {TableScreen} screen @returns {Promise<() => void>} */
export async function teachAt(screen) {
  await Promise.all([alsoSpeak("lessons"), style("/styles/lesson.css")]);
  const film = screen.model.view.peek().play?.lesson?.plays
    ? new (await import("./film.js")).Film(screen)
    : null;
  const lesson = new TaughtScreen(screen, film);
  screen.lesson.value = (ctx) => lesson.show(ctx);
  const stop = effect(() => lesson.follow());
  return () => {
    stop();
    film?.stop();
  };
}

class TaughtScreen {
  /** @param {TableScreen} screen @param {Film | null} film where it plays itself */
  constructor(screen, film) {
    this.screen = screen;
    this.film = film;
    /** The task that a hint was asked for, and how many; a move stays shown in all that follows. */
    this.hints = signal({ task: 0, count: 0 });
    /** What was asked last, and how long the game was when its move was shown. */
    this.seen = { task: 0, shownAt: -1 };
  }

  /** What was done is noted, and a move that was asked for stays shown until it is done. */
  follow() {
    const { model, arrivals } = this.screen;
    const ctx = model.ctx.value;
    const { lesson } = ctx.play;
    if (!lesson || arrivals.isAway.value) return;
    if (this.film) return this.film.follow(lesson, ctx);
    if (lesson.state === "done") untracked(() => learn(ctx.view.game, lesson.name));
    if (lesson.task > this.seen.task && !this.hintsFor({ task: this.seen.task })) wantsMoves = false;
    this.seen.task = lesson.task;
    if (this.hintsFor(lesson) === MOVE && !model.only.value && !model.isSending.value && ctx.legal.length)
      untracked(() => this.showOn(lesson, ctx));
  }

  /** Show the next move, unless somebody has just wished to see all. @param {LessonView} lesson @param {Context} ctx */
  showOn(lesson, ctx) {
    if (this.seen.shownAt === ctx.play.length) this.hints.value = { task: lesson.task, count: 0 };
    else this.showMove(lesson, ctx);
  }

  /** @param {{ task: number }} lesson */
  hintsFor({ task: asked }) {
    const { task, count } = this.hints.value;
    return task === asked || (asked > task && count === MOVE) ? count : 0;
  }

  /** @param {Context} ctx @returns {LessonShown} */
  show(ctx) {
    const { lesson } = ctx.play;
    if (!lesson) return { panel: nothing, instead: null, onward: null };
    const onward = lesson.is_game ? null : this.onward(lesson, ctx);
    return { panel: this.panel(lesson, ctx), instead: this.instead(lesson, ctx, onward), onward };
  }

  /** @param {LessonView} lesson @param {Context} ctx */
  panel(lesson, ctx) {
    const { at, of, task, tasks } = lesson;
    const isHinted = this.hintsFor(lesson) >= LOOK && lesson.hint;
    return html`<div class="lesson">
      <div class="lesson-head">
        <p class="label">${this.film ? "" : `${t("page-lesson-at", { at, of })} · `}${say(lesson.title)}</p>
        ${this.hintButton(lesson, ctx)}
      </div>
      <progress max=${tasks} value=${task} aria-label=${t("page-lesson-tasks", { task, tasks })}></progress>
      <div class="teacher" role="status">
        ${symbol("samedi")}
        <div>
          ${this.said(lesson, ctx)}
          ${lesson.state === "other" ? nothing : html`<p class="task">${say(lesson.text)}</p>`}
          ${isHinted ? html`<p class="quiet small">${icon("star")}${say(lesson.hint)}</p>` : nothing}
        </div>
      </div>
    </div>`;
  }

  /** The answer to what was done. @param {LessonView} lesson @param {Context} ctx */
  said(lesson, ctx) {
    if (lesson.state === "other")
      return html`<p class="answer">
        ${icon("undo")}${lesson.said ? say(lesson.said) : other(this.screen, ctx)}
      </p>`;
    return lesson.said ? html`<p class="answer yes">${icon("check")}${say(lesson.said)}</p>` : nothing;
  }

  /** A hint; once the move is shown, the way back to all moves. @param {LessonView} lesson @param {Context} ctx */
  hintButton(lesson, ctx) {
    if (this.film || lesson.state !== "asked" || !ctx.legal.length) return nothing;
    const { model } = this.screen;
    if (model.only.value)
      return html`<button class="bare" @click=${() => model.showOnly(null)}>${t("page-coach-all")}</button>`;
    const count = this.hintsFor(lesson);
    if (!lesson.way?.length || count === MOVE) return nothing;
    return html`<button class="hint" @click=${() => this.hint(lesson, ctx)}>
      ${icon(count || wantsMoves ? "hand" : "help")}${t(count || wantsMoves ? "page-lesson-show" : "page-lesson-hint")}
    </button>`;
  }

  /** First where to look, then the move. @param {LessonView} lesson @param {Context} ctx */
  hint(lesson, ctx) {
    const count = wantsMoves ? MOVE : this.hintsFor(lesson) + 1;
    this.hints.value = { task: lesson.task, count };
    wantsMoves = count === MOVE;
    if (count === LOOK) this.light(lesson, ctx);
    else this.showMove(lesson, ctx);
  }

  /** Let the places of the move shine. @param {LessonView} lesson @param {Context} ctx */
  light(lesson, ctx) {
    const { model, board } = this.screen;
    const action = this.reachable(lesson, ctx);
    const choice = action && model.choices.value.find((each) => isSame(each.action, action));
    if (choice) board.layer.light(choice.orders[0].filter((id) => !id.startsWith("@")));
  }

  /** Of the way to do what is asked, the furthest that one tap does. @param {LessonView} lesson @param {Context} ctx */
  reachable({ way = [] }, { offered }) {
    const { model } = this.screen;
    const rows = way.map((action) => offered.find((each) => isSame(each, action)));
    return rows.findLast((each, i) => each && isSame(model.wayTo(each), way.slice(0, i + 1))) ?? null;
  }

  /** @param {LessonView} lesson @param {Context} ctx */
  showMove(lesson, ctx) {
    const action = this.reachable(lesson, ctx);
    if (!action) return;
    this.seen.shownAt = ctx.play.length;
    this.screen.model.showOnly(action);
  }

  /**
   * What stands in place of the game's question.
   * @param {LessonView} lesson
   * @param {Context} ctx
   * @param {Drawing | null} onward
   * @returns {Drawing | null}
   */
  instead(lesson, ctx, onward) {
    if (lesson.state === "other") return this.back(lesson);
    if (lesson.state === "done" && onward && !lesson.ends) return onward;
    if (this.film) return this.film.bar();
    const isAwaited = ctx.play.confirming && ctx.isMyTurn && !this.screen.controls.held.value;
    return isAwaited ? this.goOn() : null;
  }

  /** @param {LessonView} lesson */
  back(lesson) {
    const { commands, controls } = this.screen;
    const undo = () => void controls.ask(() => commands.takeBackTo(/** @type {number} */ (lesson.back)));
    return asking(
      t("page-lesson-other-question"),
      html`<button class="go" @click=${undo}>${icon("undo")}${t("page-lesson-undo")}</button>`,
    );
  }

  goOn() {
    const { controls } = this.screen;
    return asking(
      t("page-lesson-right"),
      html`<button class="go" @click=${() => controls.confirm()}>
        ${t("page-lesson-on")}${icon("next")}
      </button>`,
    );
  }

  /** After the last lesson a game, and whether it was all understood. @param {string} game */
  last(game) {
    if (this.film)
      return html`<a class="button go" href=${`/lessons/${game}`}>
        ${t("page-lesson-path", { game: titleOf(game) })}${icon("next")}
      </a>`;
    const quiz = QUIZZED.includes(game)
      ? html`<a class="button" href=${`/quiz/${game}`}>${icon("star")}${t("page-quiz-offer")}</a>`
      : nothing;
    return html`${quiz}<a class="button go" href=${`/?game=${game}`}
        >${t("page-learn-play")}${icon("next")}</a
      >`;
  }

  /** The lesson is done. @param {LessonView} lesson @param {Context} ctx */
  onward({ name, next }, { view }) {
    const open = (/** @type {string} */ lesson, again = false) =>
      void openLesson(view.game, lesson, again ? { again } : {}).catch((error) =>
        toast(say(error.say ?? { code: "page-app-unreachable" })),
      );
    return asking(
      t("page-lesson-learnt"),
      html`<button @click=${() => open(name, true)}>${icon("undo")}${t("page-lesson-once-more")}</button>${
          next
            ? html`<button class="go" @click=${() => open(next)}>
                ${t("page-lesson-next")}${icon("next")}
              </button>`
            : this.last(view.game)
        }`,
    );
  }
}

/** What was done instead of what is asked. @param {TableScreen} screen @param {Context} ctx */
function other({ game }, ctx) {
  const deed = ctx.last.findLast(({ seat, chance }) => seat === ctx.me && !chance);
  const did = deed ? sentence(deed, game, ctx) : "";
  return `${did} ${t("page-lesson-other")}`;
}

/** @param {string} question @param {Drawing} answers */
export const asking = (question, answers) =>
  html`<div class="ask"><h2>${question}</h2></div>
    <div class="answers">${answers}</div>`;
