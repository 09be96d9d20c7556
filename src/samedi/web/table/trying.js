/** What stands around the board of a study: chance by hand, what a search thinks, and the tree. */
/** @import { Context, Drawing, ToldNode } from "../types.js" */
/** @import { LessonShown } from "./lesson.js" */
/** @import { TableScreen } from "./play.js" */
/** @import { StudySource } from "./study_source.js" */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { effect, signal, untracked } from "../vendor/signals-core/signals-core.module.js";
import { post } from "../app/api.js";
import { go } from "../app/routes.js";
import { icon, sheet, toast } from "../app/ui.js";
import { say, t } from "../app/words.js";
import { noteOf } from "./bar.js";
import { headlineOf } from "./log_lines.js";
import { taskAt } from "./mistake_task.js";
import { Opinion } from "./opinion.js";
import { reason, shownOf, START } from "./study_source.js";
import { branches } from "./study_tree.js";
import { drawn as drawnText } from "./telling.js";

const MOST_BUTTONS = 8;
const LONGEST_LUCK = 50; // acts of chance in a row

export class Trying {
  /** @param {TableScreen} screen @param {StudySource} source */
  constructor(screen, source) {
    this.screen = screen;
    this.source = source;
    /** Whether something better is to be found here. */
    this.task = taskAt(source.id);
    this.opinion = new Opinion(source, !this.task);
    this.isBusy = signal(false);
    /** What is being written down. @type {Promise<unknown>} */
    this.writing = Promise.resolve();
  }

  /** @returns {() => void} what ends it */
  start() {
    const stop = effect(() => {
      const here = this.source.here.value;
      this.opinion.follow(here);
      untracked(() => this.task?.follow(this.source, here.tried.node));
    });
    return () => {
      stop();
      this.opinion.stop();
    };
  }

  /** @param {Context} ctx @returns {LessonShown} */
  show(ctx) {
    return { panel: this.panel(ctx), instead: this.instead(ctx) };
  }

  /** @param {Context} ctx */
  panel(ctx) {
    const { opinion, screen, source } = this;
    const task = this.task?.draw(source) ?? nothing;
    if (this.task && !this.task.isOver) return html`<div class="trying">${task}</div>`;
    return html`<div class="trying">
      ${task}
      <div class="chances-now">
        ${opinion.chances(screen, ctx)}
        <span class="trying-tools">
          ${opinion.toggle()} ${tool("log", "whatif-tree", () => this.openTree(), "tree-open")}
          ${tool("share", "whatif-share", () => this.openShare())}
        </span>
      </div>
      ${opinion.worth(screen, 1)}
      <p class="quiet small" role="status">${opinion.progress()}</p>
      ${this.comment()}
      ${source.study.value.is_anew ? html`<p class="quiet small">${t("whatif-anew")}</p>` : nothing}
      ${source.mayEdit ? nothing : this.readOnly()}
    </div>`;
  }

  comment() {
    const { source } = this;
    const said = source.nodeOf(source.node) ?? (source.node === "start" ? source.study.value : null);
    return said?.comment ? html`<p class="comment" tabindex="0">${icon("chat")}${said.comment}</p>` : nothing;
  }

  readOnly() {
    return html`<p class="quiet small">
      ${t("whatif-read-only")} <button class="bare" @click=${() => this.copy()}>${t("whatif-copy")}</button>
    </p>`;
  }

  /** What stands in the place of a question, where nobody is asked. @param {Context} ctx @returns {Drawing | null} */
  instead(ctx) {
    const { outcomes = [], play } = this.source.here.value.tried;
    if (ctx.play !== play) return null; // the board is still on its way there
    if (play.awaits.kind === "over")
      return html`<div class="ask"><h2>${t("whatif-over")}</h2></div>
        <div class="answers">${this.undo()}</div>`;
    if (!this.source.mayEdit) return this.reading(ctx);
    if (!outcomes.length) return null;
    const note = noteOf(this.screen.game, ctx);
    return html`<div class="ask">
        <h2>${t("whatif-chance")}</h2>
        ${note ? html`<p class="quiet small">${note}</p>` : nothing}
      </div>
      <div class="answers outcomes">
        <button class="go" @click=${() => this.atRandom()}>${icon("dice")}${t("whatif-random")}</button>
        ${outcomes.length > MOST_BUTTONS ? this.list(outcomes) : outcomes.map((each) => this.button(each))}
      </div>`;
  }

  /** Where who may only read goes from here. @param {Context} ctx */
  reading(ctx) {
    const { screen, source } = this;
    const after = source.after(source.node);
    const step = (/** @type {ToldNode} */ node) =>
      html`<button @click=${() => this.doing(() => source.go(node.id))}>
        <span>${node.name || drawnText(headlineOf([shownOf(node)], screen.game, ctx))}</span>
      </button>`;
    return html`<div class="ask">
        <h2>${t(after.length ? "whatif-read-on" : "whatif-read-end")}</h2>
      </div>
      <div class="answers reading">${after.map(step)}${source.node === START ? nothing : this.undo()}</div>`;
  }

  undo() {
    return html`<button @click=${() => this.doing(() => this.source.back())}>
      ${icon("undo")}${t("page-table-undo")}
    </button>`;
  }

  /** @param {import("../types.js").Outcome} outcome */
  button({ action, told }) {
    return html`<button @click=${() => this.doing(() => this.source.try(action))}>${say(told)}</button>`;
  }

  /** @param {import("../types.js").Outcome[]} outcomes */
  list(outcomes) {
    const choose = (/** @type {Event} */ event) => {
      event.preventDefault();
      const select = /** @type {HTMLFormElement} */ (event.currentTarget).querySelector("select");
      if (select) void this.doing(() => this.source.try(outcomes[Number(select.value)].action));
    };
    return html`<form class="choices" @submit=${choose}>
      <select aria-label=${t("whatif-chance")}>
        ${outcomes.map(({ told }, index) => html`<option value=${index}>${say(told)}</option>`)}
      </select>
      <button aria-label=${t("page-table-choose")}>${icon("check")}</button>
    </form>`;
  }

  /** Let chance decide until somebody is asked. */
  atRandom() {
    return this.doing(async () => {
      for (let done = 0; done < LONGEST_LUCK; done++) {
        const { outcomes = [] } = this.source.here.value.tried;
        if (!outcomes.length) return;
        await this.source.try(drawn(outcomes).action);
      }
    });
  }

  /** One thing after the other; whoever cannot is told why. @param {() => Promise<unknown>} act */
  async doing(act) {
    if (this.isBusy.value) return;
    this.isBusy.value = true;
    this.screen.controls.hurry();
    await act().catch((error) => toast(say(reason(error))));
    this.isBusy.value = false;
  }

  /** Write something down, after all that was written before: nothing anybody typed is lost. */
  /** @param {() => Promise<unknown>} act */
  write(act) {
    this.writing = this.writing.then(act).catch((error) => toast(say(reason(error))));
  }

  /** What is worth a look, and everything that was tried. @param {Context} ctx */
  tree(ctx) {
    const worth = this.opinion.worth(this.screen);
    return html`${
      worth === nothing
        ? nothing
        : html`<h2>${t("whatif-best")}</h2>
            ${worth}`
    }
    ${branches(this, this.screen.game, ctx)}`;
  }

  openTree() {
    const opened = sheet(t("whatif-tree"), () => this.tree(this.screen.model.ctx.value), "study-sheet");
    const stop = effect(() => {
      this.source.study.value;
      this.source.here.value;
      if (opened.isOpen()) opened.refresh();
      else queueMicrotask(() => stop());
    });
  }

  openShare() {
    void import("./study_sharing.js").then(({ openSharing }) => openSharing(this.source));
  }

  /** The same study as one's own. */
  copy() {
    return this.doing(async () => {
      const { edit } = await post(`${this.source.path}/copy`);
      await go(`/study/${edit}`);
    });
  }
}

/** @param {string} picture @param {string} code @param {() => void} act @param {string} [kind] */
const tool = (picture, code, act, kind = "") =>
  html`<button class="bare ${kind}" aria-label=${t(code)} title=${t(code)} @click=${act}>
    ${icon(picture)}
  </button>`;

/** One of them, by their weights. @param {import("../types.js").Outcome[]} outcomes */
function drawn(outcomes) {
  let left = Math.random() * outcomes.reduce((sum, { weight }) => sum + weight, 0);
  return outcomes.find(({ weight }) => (left -= weight) < 0) ?? outcomes[outcomes.length - 1];
}
