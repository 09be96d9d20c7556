/** An example at its table: it plays itself, step by step, as long as nobody stops it. */
/** @import { Context, Drawing, LessonView } from "../types.js" */
/** @import { TableScreen } from "./play.js" */
import { html } from "../vendor/lit-html/lit-html.js";
import { signal } from "../vendor/signals-core/signals-core.module.js";
import { icon } from "../app/ui.js";
import { say, t } from "../app/words.js";

const READ_MS = 1500; // before the first word
const WORD_MS = 330;

export class Film {
  /** @param {TableScreen} screen */
  constructor(screen) {
    this.screen = screen;
    this.isPlaying = signal(true);
    /** The step that waits for its time. */
    this.waiting = { step: "", timer: 0 };
  }

  /** Do the next step when its words can have been read. @param {LessonView} lesson @param {Context} ctx */
  follow(lesson, ctx) {
    const step = this.isReady(lesson, ctx) ? `${lesson.task} ${ctx.play.length}` : "";
    const next = this.isPlaying.value ? step : "";
    if (next === this.waiting.step) return;
    clearTimeout(this.waiting.timer);
    const words = say(lesson.text).split(" ").length;
    const timer = next ? window.setTimeout(() => this.step(), READ_MS + WORD_MS * words) : 0;
    this.waiting = { step: next, timer };
  }

  stop() {
    clearTimeout(this.waiting.timer);
  }

  /** Whether there is a step to do now. @param {LessonView} lesson @param {Context} ctx */
  isReady(lesson, ctx) {
    return lesson.state === "asked" ? Boolean(lesson.way?.length) : awaitsEnd(lesson, ctx);
  }

  /** One step: what its words tell of, or the word that ends the game. */
  step() {
    const { model, controls } = this.screen;
    const ctx = model.ctx.peek();
    const { lesson } = ctx.play;
    if (!lesson || model.isSending.peek()) return;
    if (awaitsEnd(lesson, ctx)) controls.confirm();
    else void controls.sending(controls.oneByOne(lesson.way ?? [], () => true));
  }

  /** What stands in place of the question. @returns {Drawing} */
  bar() {
    const isPlaying = this.isPlaying.value;
    const toggle = () => {
      this.isPlaying.value = !isPlaying;
    };
    return html`<div class="answers film">
      <button class="go" @click=${toggle}>
        ${icon(isPlaying ? "pause" : "play")}${t(isPlaying ? "page-film-pause" : "page-film-play")}
      </button>
      <button @click=${() => this.step()}>${t("page-film-step")}${icon("next")}</button>
    </div>`;
  }
}

/** Whether only a word is missing that ends the game. @param {LessonView} lesson @param {Context} ctx */
const awaitsEnd = (lesson, { play, isMyTurn }) =>
  lesson.state === "done" && Boolean(lesson.ends && play.confirming && isMyTurn);
