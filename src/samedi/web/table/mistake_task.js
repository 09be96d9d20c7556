/** A mistake as a task on the board of a study: something better is to be found, and whatever is tried is judged. */
/** @import { Action, Drawing, HintLine, Message, ToldNode } from "../types.js" */
/** @import { StudySource } from "./study_source.js" */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { signal } from "../vendor/signals-core/signals-core.module.js";
import { newKey, post, Refusal } from "../app/api.js";
import { isKeptHere } from "../app/here.js";
import { go } from "../app/routes.js";
import { icon, toast } from "../app/ui.js";
import { say, t } from "../app/words.js";
import { isSame } from "./model.js";
import { Opinion } from "./opinion.js";
import { reason, START } from "./study_source.js";

const CLOSE = 0.02; // as good as the best
const [BUSY, TRIES, AGAIN_MS] = [503, 20, 1500];

/**
 * A choice, and what the review said of it: what it cost, what was better, and both in words.
 * @typedef {{ table: string, at: number, seat: number, said: string, done?: Action | null, cost?: number,
 *   better?: Message | null, answer?: string }} Mistake
 */
/** @typedef {{ node: string, loss: number } | null} Verdict what was tried first, and what it is worth less */

/** The task that was begun last. @type {MistakeTask | null} */
let begun = null;
let isBusy = false;

/** Ask one of some mistakes again, on a board of its own. @param {Mistake[]} mistakes @param {number} number */
export async function beginTask(mistakes, number) {
  if (isBusy) return; // somebody taps twice
  isBusy = true;
  const { table, at } = mistakes[number];
  try {
    const { edit } = await post("/api/studies", { table, at, key: newKey() });
    begun = new MistakeTask(mistakes, number, edit);
    await go(`/study/${edit}`);
  } catch (error) {
    toast(say(reason(error)));
  } finally {
    isBusy = false;
  }
}

/** The task of a board, if it is one. @param {string} code */
export const taskAt = (code) => (begun?.code === code ? begun : null);

export class MistakeTask {
  /** @param {Mistake[]} mistakes @param {number} number @param {string} code */
  constructor(mistakes, number, code) {
    this.mistakes = mistakes;
    this.number = number;
    this.code = code;
    this.mistake = mistakes[number];
    /** What a search finds, the best first. @type {HintLine[]} */
    this.lines = [];
    this.verdict = signal(/** @type {Verdict} */ (null));
    this.isShown = signal(false);
    this.judged = "";
  }

  /** Whether nothing is given away any more. */
  get isOver() {
    return this.verdict.value !== null || this.isShown.value;
  }

  /** Judge what was tried first. @param {StudySource} source @param {string} node where one stands */
  follow(source, node) {
    const [first] = source.wayTo(node);
    if (!first || first.id === this.judged) return;
    this.judged = first.id;
    this.verdict.value = null;
    void this.judge(source, first).catch((error) => {
      this.judged = "";
      toast(say(reason(error)));
    });
  }

  /** @param {StudySource} source @param {ToldNode} first */
  async judge(source, first) {
    const loss = this.known(first) ?? (await this.searched(source, first));
    if (this.judged === first.id) this.verdict.value = { node: first.id, loss };
  }

  /** What the review says of it: of what was done then, and of what it found better. @param {ToldNode} first */
  known(first) {
    const { done, cost, better } = this.mistake;
    if (isSame(first.action, done)) return cost;
    return better && isSame(first.told, better) ? 0 : undefined;
  }

  /** What a search says of it; what the review found better may be better still. */
  /** @param {StudySource} source @param {ToldNode} first */
  async searched(source, first) {
    await this.look(source);
    const line = this.lines.find(({ action }) => isSame(action, first.action));
    const value = line ? line.value : (await asked(source, first.id)).chances[this.mistake.seat];
    const least = this.mistake.better ? Number.EPSILON : 0;
    return Math.max(least, (this.lines[0]?.value ?? value) - value);
  }

  /** What would be best, asked once. @param {StudySource} source */
  async look(source) {
    if (!this.lines.length) this.lines = (await asked(source, START)).lines;
  }

  /** @param {StudySource} source */
  async show(source) {
    if (!this.mistake.answer) await this.look(source).catch((error) => toast(say(reason(error))));
    this.isShown.value = true;
  }

  /** What is asked, and the answer. @param {StudySource} source @returns {Drawing} */
  draw(source) {
    const { number, mistakes, mistake } = this;
    return html`<div class="task">
      <p class="label">${t("review-mistake", { number: number + 1, all: mistakes.length })}</p>
      <p class="asked">${t("review-mistake-ask", { what: mistake.said })}</p>
      ${this.answer(source)}
      <div class="row">${this.onward(source)}</div>
    </div>`;
  }

  /** @param {StudySource} source */
  answer(source) {
    const verdict = this.verdict.value;
    const isTried = source.wayTo(source.node).length > 0;
    const isThinking = isTried && !verdict && !this.isShown.value;
    return html`<div role="status">
      ${isThinking ? html`<p class="quiet small">${t("whatif-thinking")}</p>` : nothing}
      ${verdict ? told(verdict.loss) : nothing} ${this.isOver ? this.best() : nothing}
    </div>`;
  }

  /** The answer, explained as the review does; else what a search would do. */
  best() {
    const [best] = this.lines;
    const answer = this.mistake.answer ?? (best && [best.told, ...best.line].map(say).join(" "));
    return answer ? html`<p class="quiet small">${icon("star")}${answer}</p>` : nothing;
  }

  /** @param {StudySource} source */
  onward(source) {
    const { number, mistakes } = this;
    if (!this.isOver)
      return html`<button class="bare" @click=${() => void this.show(source)}>
        ${t("review-mistake-answer")}
      </button>`;
    if (number + 1 === mistakes.length)
      return html`<p class="quiet">${t("review-mistake-done")}</p>
        <a class="button" href=${source.home}>${icon("back")}${t("page-table-to-game")}</a>`;
    return html`<button class="go" @click=${() => void beginTask(mistakes, number + 1)}>
      ${t("review-mistake-next")}${icon("next")}
    </button>`;
  }
}

/** How good it was. @param {number} loss */
function told(loss) {
  const isGood = loss <= CLOSE;
  const words = !loss
    ? t("review-mistake-right")
    : isGood
      ? t("review-mistake-close")
      : t("review-mistake-wrong", { points: Math.round(100 * loss) });
  return html`<p class="tell ${isGood ? "yes" : "no"}">
    ${icon(isGood ? "check" : "cross")}<b>${words}</b>
  </p>`;
}

/** What a search thinks of a node: the server's, or that of this device where there is no other. */
/** @param {StudySource} source @param {string} node @returns {Promise<any>} */
const asked = (source, node) =>
  isKeptHere(source.id) ? thoughtHere(source, node) : askedServer(source, node, TRIES);

/** @param {StudySource} source @param {string} node */
async function thoughtHere(source, node) {
  const here = await post(`${source.path}/look`, { node });
  if (here.shares?.length) return { lines: [], chances: here.shares };
  const opinion = new Opinion(source, true);
  await opinion.think(here, opinion.leaving.signal);
  return opinion.thought.value;
}

/** One that is busy, with a review perhaps, is asked again. */
/** @param {StudySource} source @param {string} node @param {number} tries @returns {Promise<any>} */
async function askedServer(source, node, tries) {
  try {
    return await post(`${source.path}/hint`, { node });
  } catch (error) {
    if (!tries || !(error instanceof Refusal) || error.status !== BUSY) throw error;
    await new Promise((done) => setTimeout(done, AGAIN_MS));
    return askedServer(source, node, tries - 1);
  }
}
