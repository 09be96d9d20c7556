/** What a search thinks of the position of a study, as it deepens: everybody's chances, and the moves worth a look. */
/** @import { Context, HintLine, TriedHere } from "../types.js" */
/** @import { Analysis } from "../engine/thinking.js" */
/** @import { TableScreen } from "./play.js" */
/** @import { StudySource } from "./study_source.js" */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { signal, untracked } from "../vendor/signals-core/signals-core.module.js";
import { post, Refusal } from "../app/api.js";
import { isKeptHere } from "../app/here.js";
import { icon } from "../app/ui.js";
import { say, t } from "../app/words.js";
import { isSame } from "./model.js";

const PAUSE_MS = 150; // whoever steps through a line does not wait for a search at every step
const AGAIN_MS = 2000;
const ATTEMPTS = 15;
const PATIENCE_MS = 2000; // for what has to be fetched; then the server is asked
const [MOST_LINES, MOST_AHEAD] = [3, 4];
const NOT_READY = 503;
const DUEL = 2;
const CLOSE = 0.03; // what is rounded may differ by so much

/** @typedef {{ chances: (number | null)[], lines: HintLine[], simulations: number, isFailed: boolean }} Thought */

/** @type {Thought} */
const NOTHING = { chances: [], lines: [], simulations: 0, isFailed: false };

export class Opinion {
  /** @param {StudySource} source @param {boolean} isWanted from the beginning */
  constructor(source, isWanted) {
    this.source = source;
    this.isWanted = signal(isWanted);
    this.thought = signal(NOTHING);
    /** Nobody else thinks about a study of this device. */
    this.isAlone = isKeptHere(source.id);
    this.leaving = new AbortController();
  }

  /** Think about another position, or about none. @param {TriedHere} here */
  follow(here) {
    this.stop();
    this.leaving = new AbortController();
    const { signal: leaving } = this.leaving;
    const isWanted = this.isWanted.value;
    untracked(() => {
      this.thought.value = { ...NOTHING, chances: here.shares ?? [] };
    });
    if (!isWanted || here.shares?.length) return;
    void this.think(here, leaving).catch((error) => {
      if (leaving.aborted) return;
      if (!(error instanceof Refusal)) console.warn(error);
      this.thought.value = { ...this.thought.value, isFailed: true };
    });
  }

  stop() {
    this.leaving.abort();
  }

  /** @param {TriedHere} here @param {AbortSignal} leaving */
  async think(here, leaving) {
    await wait(PAUSE_MS);
    leaving.throwIfAborted();
    if (await this.thinkHere(here, leaving)) return;
    if (this.isAlone) throw new Error("no engine");
    await this.askServer(here, leaving);
  }

  /** On this device, first for the seat that is asked, then for the others. */
  /** @param {TriedHere} here @param {AbortSignal} leaving @returns {Promise<boolean>} whether it can */
  async thinkHere(here, leaving) {
    const thinker = await import("../engine/thinker.js").catch(() => null);
    const minds = thinker && (await this.ready(thinker, here.minds ?? []));
    if (!thinker || !minds) return false;
    try {
      for (const [place, mind] of minds.entries()) {
        const manner = {
          signal: leaving,
          onProgress: (/** @type {Analysis} */ found) => this.hear(here, mind.seat, found),
        };
        const look = () => thinker.think({ ...mind, tells_value: true }, mind, manner);
        const found = await look().catch((error) => {
          if (leaving.aborted || !this.isAlone) throw error;
          return look(); // a worker may have died: others have begun
        });
        this.hear(here, mind.seat, found);
        if (place === 0) await this.tell(here, found, leaving);
      }
      return true;
    } catch (error) {
      if (leaving.aborted || error instanceof Refusal) throw error;
      return false;
    }
  }

  /** What to think about, as well as this device can; nothing if it cannot, or not soon where a server can. */
  /** @param {typeof import("../engine/thinker.js")} thinker @param {NonNullable<TriedHere["minds"]>} minds */
  async ready(thinker, minds) {
    const [{ game, net }] = minds;
    const isReady = thinker.prepare(game, net);
    if (await (this.isAlone ? isReady : inTime(isReady))) return minds;
    if (!this.isAlone || !(await thinker.prepare(game))) return null;
    return minds.map((mind) => ({ ...mind, net: null })); // it lacks the weights
  }

  /** @param {TriedHere} here @param {number} seat @param {Analysis} found */
  hear({ tried, minds = [] }, seat, { value, simulations }) {
    if (value === undefined || this.leaving.signal.aborted) return;
    const { seats } = this.source.study.peek();
    const chances = seats.map((_, each) => this.thought.peek().chances[each] ?? null);
    chances[seat] = value;
    if (minds.length === 1 && seats.length === DUEL) chances[1 - seat] = 1 - value;
    const isAsked = seat === tried.seat;
    this.thought.value = {
      ...this.thought.peek(),
      chances,
      ...(isAsked ? { simulations } : {}),
    };
  }

  /** Put what was found into words. @param {TriedHere} here @param {Analysis} found @param {AbortSignal} leaving */
  async tell(here, { variations, simulations }, leaving) {
    const lines = variations.slice(0, MOST_LINES).map(({ action, visits, value, expected }) => ({
      action,
      visits,
      value: Math.min(1, Math.max(0, value)),
      line: expected.slice(0, MOST_AHEAD),
    }));
    const told = await post(`${this.source.path}/told`, { node: here.tried.node, lines, simulations });
    leaving.throwIfAborted();
    this.thought.value = { ...this.thought.peek(), lines: told.lines, simulations };
  }

  /** Where this device cannot; searches may still be on their way when the server is young. */
  /** @param {TriedHere} here @param {AbortSignal} leaving */
  async askServer(here, leaving) {
    for (let attempt = 1; ; attempt++) {
      leaving.throwIfAborted();
      try {
        const { lines, chances, simulations } = await post(`${this.source.path}/hint`, {
          node: here.tried.node,
        });
        leaving.throwIfAborted();
        this.thought.value = { lines, chances, simulations, isFailed: false };
        return;
      } catch (error) {
        if (!(error instanceof Refusal) || error.status !== NOT_READY || attempt === ATTEMPTS) throw error;
      }
      await wait(AGAIN_MS);
    }
  }

  /** Everybody's chances. @param {TableScreen} screen @param {Context} ctx */
  chances(screen, ctx) {
    const { chances } = this.thought.value;
    const isOn = this.isWanted.value;
    return ctx.names.map((name, seat) => this.chance(screen, ctx, name, seat, isOn ? chances[seat] : null));
  }

  /** Whether an opinion is wanted. */
  toggle() {
    const isOn = this.isWanted.value;
    const turn = () => {
      this.isWanted.value = !isOn;
    };
    return html`<button
      class="bare"
      aria-pressed=${isOn ? "true" : "false"}
      aria-label=${t("whatif-opinion")}
      title=${t("whatif-opinion")}
      @click=${turn}
    >
      ${icon("crystal")}
    </button>`;
  }

  /** How far the search has come, where there is nothing to show yet or nobody can be asked. */
  progress() {
    const { chances, simulations, isFailed } = this.thought.value;
    if (!this.isWanted.value) return nothing;
    if (isFailed) return t("whatif-no-opinion");
    if (simulations) return [t("whatif-looked", { count: simulations }), ...this.apart()].join(" · ");
    return chances.length ? nothing : t("whatif-thinking");
  }

  /** What is to be said where the chances do not add up: hands are hidden, or several may win. */
  apart() {
    const { chances } = this.thought.value;
    const known = chances.filter((each) => each !== null);
    const sum = known.reduce((one, other) => one + other, 0);
    return known.length === chances.length && Math.abs(sum - 1) > CLOSE ? [t("whatif-apart")] : [];
  }

  /**
   * @param {TableScreen} screen @param {Context} ctx @param {string} name
   * @param {number} seat @param {number | null | undefined} chance
   */
  chance({ game }, ctx, name, seat, chance) {
    const percent = typeof chance === "number" ? Math.round(100 * chance) : null;
    return html`<span class="chance-of" title=${name}>
      <span class="mark">${game.emblem(seat, ctx)}</span>
      <span class="sr">${name}</span>
      <b>${percent === null ? "–" : t("whatif-percent", { percent })}</b>
    </span>`;
  }

  /** The moves worth a look: a tap tries one. @param {TableScreen} screen @param {number} [most] */
  worth({ model, controls }, most = MOST_LINES) {
    const { legal } = model.ctx.value;
    const isLegal = (/** @type {HintLine} */ { action }) => legal.some((each) => isSame(each, action));
    const shown = this.isWanted.value ? this.thought.value.lines.filter(isLegal).slice(0, most) : [];
    if (!shown.length) return nothing;
    const line = (/** @type {HintLine} */ { action, told, value, line: ahead }) =>
      html`<li>
        <button class="bare" @click=${() => void controls.carryOut({ actions: [action] })}>
          <span><b>${say(told)}</b> ${t("whatif-percent", { percent: Math.round(100 * value) })}</span>
        </button>
        ${ahead.length ? html`<span class="quiet small">${ahead.map(say).join(" ")}</span>` : nothing}
      </li>`;
    return html`<ol class="worth" aria-label=${t("whatif-best")}>
      ${shown.map(line)}
    </ol>`;
  }
}

/** @param {number} ms */
const wait = (ms) => new Promise((done) => setTimeout(done, ms));

/** @param {Promise<boolean>} isSo */
const inTime = (isSo) => Promise.race([isSo, wait(PATIENCE_MS).then(() => false)]);
