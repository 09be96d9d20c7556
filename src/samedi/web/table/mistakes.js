/** Learning from one's own mistakes: the choices that cost most, asked again, with the answer explained. */
/** @import { Context, GamePage, Hint, HintLine, JudgedMoment } from "../types.js" */
/** @import { LookingBack } from "./review.js" */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { newKey, post, Refusal } from "../app/api.js";
import { icon, sheet, toast } from "../app/ui.js";
import { say, t } from "../app/words.js";
import { isSame } from "./model.js";
import { mistakesOf } from "./review.js";
import { drawn, sentenceOf } from "./telling.js";

const MOST_ANSWERS = 4;
const [BUSY, TRIES, AGAIN_MS] = [503, 20, 1500];
const CLOSE = 0.02; // as good as the best

/** @param {LookingBack} looking @param {GamePage} game @param {Context} ctx */
export function openMistakes(looking, game, ctx) {
  const found = mistakesOf(looking.found.value.review?.moments ?? [], looking.seat.value);
  const tasks = new Tasks(looking, found);
  const panel = sheet(
    t("review-mistakes"),
    (close) => (found.length ? tasks.draw(game, ctx) : none(close)),
    "review-sheet",
  );
  tasks.refresh = panel.refresh;
  if (found.length) void tasks.begin(0);
}

/** @param {() => void} close */
const none = (close) =>
  html`<p>${t("review-mistakes-none")}</p>
    <button @click=${close}>${t("page-app-close")}</button>`;

/** One mistake after the other. */
class Tasks {
  /** @param {LookingBack} looking @param {JudgedMoment[]} found */
  constructor(looking, found) {
    this.looking = looking;
    this.found = found;
    this.number = 0;
    /** What could have been done, the best first. @type {HintLine[]} */
    this.lines = [];
    /** What was answered. @type {HintLine | null} */
    this.given = null;
    this.refresh = () => {};
  }

  /** @param {number} number */
  async begin(number) {
    Object.assign(this, { number, lines: [], given: null });
    this.refresh();
    void this.looking.replay.jump(this.found[number].at);
    try {
      this.lines = await linesAt(this.looking, this.found[number]);
    } catch (error) {
      toast(say(/** @type {any} */ (error).say ?? { code: "page-app-unreachable" }));
    }
    this.refresh();
  }

  /** @param {HintLine} line */
  give(line) {
    this.given = line;
    this.refresh();
  }

  /** @param {GamePage} game @param {Context} ctx */
  draw(game, ctx) {
    const { number, found, lines, given, looking } = this;
    const answer = (/** @type {HintLine} */ line) =>
      html`<button ?disabled=${given !== null} @click=${() => this.give(line)}>${say(line.told)}</button>`;
    return html`<section>
      <p class="label">${t("review-mistake", { number: number + 1, all: found.length })}</p>
      <p>${drawn(t("review-mistake-ask", { what: chosen(looking, found[number], game, ctx) }))}</p>
      <div class="answers" role="group">${byWords(lines).map(answer)}</div>
      ${given ? explained(lines, given) : nothing} ${this.next()}
    </section>`;
  }

  /** The answer, or the next mistake. */
  next() {
    const { number, found, lines, given } = this;
    if (!given)
      return html`<button class="bare" ?disabled=${!lines.length} @click=${() => this.give(lines[0])}>
        ${t("review-mistake-answer")}
      </button>`;
    if (number + 1 === found.length) return html`<p class="quiet">${t("review-mistake-done")}</p>`;
    return html`<button class="go" @click=${() => this.begin(number + 1)}>
      ${t("review-mistake-next")}
    </button>`;
  }
}

/** A hint; a server that is busy, with this very review perhaps, is asked again. */
/** @param {LookingBack} looking @param {object} asked @param {number} [tries] @returns {Promise<Hint>} */
async function hintAt(looking, asked, tries = TRIES) {
  try {
    return await post(`/api/tables/${looking.replay.table.id}/hint`, asked);
  } catch (error) {
    if (!tries || !(error instanceof Refusal) || error.status !== BUSY) throw error;
    await new Promise((done) => setTimeout(done, AGAIN_MS));
    return hintAt(looking, asked, tries - 1);
  }
}

/** What a strong search finds there, without what was done. */
/** @param {LookingBack} looking @param {JudgedMoment} moment @returns {Promise<HintLine[]>} */
async function linesAt(looking, { at, seat }) {
  const hint = await hintAt(looking, { seat, key: newKey(), length: at });
  const done = looking.past[at + 1]?.action;
  return hint.lines.filter(({ action }) => !isSame(action, done)).slice(0, MOST_ANSWERS);
}

/** In an order that gives nothing away. @param {HintLine[]} lines */
const byWords = (lines) => [...lines].sort((one, other) => say(one.told).localeCompare(say(other.told)));

/** @param {LookingBack} looking @param {JudgedMoment} moment @param {GamePage} game @param {Context} ctx */
function chosen(looking, { at, seat }, game, ctx) {
  const { action, ...rest } = looking.past[at + 1];
  return sentenceOf([/** @type {any} */ ({ ...rest, action, seat, chance: false })], game, ctx);
}

/** How good an answer was, and what follows from the best. @param {HintLine[]} lines @param {HintLine} given */
function explained([best, ...rest], given) {
  const worse = best.value - given.value;
  const verdict =
    given === best
      ? t("review-mistake-right")
      : worse <= CLOSE
        ? t("review-mistake-close")
        : t("review-mistake-wrong", { points: Math.round(100 * worse) });
  const follows = best.line.map(say).join(" ");
  return html`<div class="tell ${worse <= CLOSE ? "yes" : "no"}" role="status">
    ${icon(worse <= CLOSE ? "check" : "cross")}
    <p>
      <b>${verdict}</b> ${given === best || !rest.length ? nothing : say(best.told)}
      ${follows ? t("review-told-line", { line: follows }) : nothing}
    </p>
  </div>`;
}
