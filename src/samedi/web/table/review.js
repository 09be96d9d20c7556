/** Looking back on a finished game: what was luck and what was choice, beside its replay. */
/** @import { Context, Drawing, GamePage, JudgedMoment, LookedBack, Moment, Told } from "../types.js" */
/** @import { Replay } from "./replay.js" */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { effect, signal } from "../vendor/signals-core/signals-core.module.js";
import { icon, style } from "../app/ui.js";
import { alsoSpeak, t } from "../app/words.js";
import { reviewed } from "./reviewing.js";
import { graph, legend } from "./review_graph.js";

const MOST = 5; // mistakes to learn from,
const COSTS = 0.02; // each of which cost so much

/** The words and the style that this needs. */
export const bring = () => Promise.all([alsoSpeak("review"), style("/styles/review.css")]);

/** Begin to look back, and show how far it is. @param {Replay} replay */
export async function lookBack(replay) {
  await bring();
  const looking = new LookingBack(replay);
  replay.review.value = looking;
  void looking.follow();
}

export class LookingBack {
  /** @param {Replay} replay */
  constructor(replay) {
    this.replay = replay;
    /** What is known by now. @type {import("../vendor/signals-core/signals-core.module.js").Signal<LookedBack>} */
    this.found = signal({ done: 0, all: 0 });
    this.isFailed = signal(false);
    /** The seat whose luck and choices are drawn. */
    this.seat = signal(Math.max(0, replay.table.view.value.seat));
    /** Every moment of the game, as it is told. @type {Moment[]} */
    this.past = [];
  }

  /** Find out all there is, unless nobody looks any more. */
  async follow() {
    this.isFailed.value = false;
    const left = new AbortController();
    let isThere = false; // it begins while the first moment is still on its way
    const stop = effect(() => {
      if (isThere && this.replay.at.value === null) left.abort();
      isThere = this.replay.at.value !== null;
    });
    try {
      this.past = await this.replay.table.past(this.replay.length);
      await reviewed(this.replay.table.id, (found) => (this.found.value = found), left.signal);
    } catch (error) {
      if (left.signal.aborted) return;
      console.warn(error);
      this.isFailed.value = true;
    } finally {
      stop();
    }
  }

  /** Go on asking, where somebody comes back. */
  resume() {
    if (!this.found.value.is_whole) void this.follow();
  }

  /** The lengths at which the game was decided, in their order. @returns {number[]} */
  get deciding() {
    const told = (this.found.value.told ?? []).filter(({ part }) => part === "decided");
    return told.flatMap(({ at }) => at ?? []).sort((one, other) => one - other);
  }

  /** The next deciding moment in a direction, if there is one. @param {number} ways */
  decidingFrom(ways) {
    const at = this.replay.at.value ?? this.replay.length;
    return ways < 0 ? this.deciding.findLast((each) => each < at) : this.deciding.find((each) => each > at);
  }

  /** Keys of their own: to the deciding moments. @param {string} key */
  press(key) {
    const length = key === "," ? this.decidingFrom(-1) : key === "." ? this.decidingFrom(1) : undefined;
    if (length === undefined) return false;
    void this.replay.jump(length);
    return true;
  }

  /** The part of the bar under the controls. @param {GamePage} game @param {Context} ctx @returns {Drawing} */
  draw(game, ctx) {
    const { review, done, all, is_whole: isWhole } = this.found.value;
    if (this.isFailed.value) return this.failed();
    if (!review) return working(done, all);
    return html`<div class="looking-back">
      ${graph(this, review, ctx)}
      <div class="row">
        ${legend(this, game, ctx)} <span class="pair">${this.step(-1)}${this.step(1)}</span>
        <button @click=${() => this.open(game, ctx)}>${icon("log")}${t("review-open-sheet")}</button>
        <button ?disabled=${ctx.play.awaits.kind === "over"} @click=${() => this.playOn(ctx)}>
          ${icon("play")}${t("review-play-on")}
        </button>
      </div>
      <p class="quiet small" role="status">${isWhole ? nothing : t("review-refining")}</p>
    </div>`;
  }

  failed() {
    return html`<div class="looking-back tell no">
      <p>${t("review-failed")}</p>
      <button @click=${() => this.follow()}>${t("review-again")}</button>
    </div>`;
  }

  /** To the deciding moment before or after. @param {number} ways */
  step(ways) {
    const length = this.decidingFrom(ways);
    const words = t(ways < 0 ? "review-deciding-before" : "review-deciding-after");
    return html`<button
      class="bare"
      aria-label=${words}
      title=${words}
      ?disabled=${length === undefined}
      @click=${() => length !== undefined && this.replay.jump(length)}
    >
      ${ways < 0 ? "‹" : ""}${icon("star")}${ways < 0 ? "" : "›"}
    </button>`;
  }

  /** Go on from the moment that is shown. @param {Context} ctx */
  playOn(ctx) {
    const at = this.replay.at.value ?? this.replay.length;
    void import("./play_on.js").then(({ playOn }) => playOn(ctx, at));
  }

  /** @param {GamePage} game @param {Context} ctx */
  open(game, ctx) {
    void import("./review_sheet.js").then(({ openReview }) => openReview(this, game, ctx));
  }
}

/** How far it is, before anything can be shown. @param {number} done @param {number} all */
function working(done, all) {
  return html`<div class="looking-back">
    <p class="quiet small" role="status">${t("review-working", { done, all })}</p>
    <progress max=${Math.max(1, all)} value=${done} aria-label=${t("review-title")}></progress>
  </div>`;
}

/** Everything that a sentence is about, as it was done. @param {Told} told @param {Moment[]} past */
export const doneIn = ({ at, done }, past) =>
  at === null || at === undefined ? [] : past.slice(at - (done?.length ?? 1) + 1, at + 1);

/** The mistakes of a seat, the worst first. @param {JudgedMoment[]} moments @param {number} seat */
export const mistakesOf = (moments, seat) =>
  moments
    .filter((each) => each.seat === seat && each.change[seat] <= -COSTS)
    .sort((one, other) => one.change[seat] - other.change[seat])
    .slice(0, MOST);
