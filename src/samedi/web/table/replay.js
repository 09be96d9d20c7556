/** Going back and forth through a game. */
/** @import { TableSource } from "../types.js" */
/** @import { Arrivals } from "./arrivals.js" */
import { html } from "../vendor/lit-html/lit-html.js";
import { live } from "../vendor/lit-html/directives/live.js";
import { signal } from "../vendor/signals-core/signals-core.module.js";
import { Refusal } from "../app/api.js";
import { icon, toast } from "../app/ui.js";
import { say, t } from "../app/words.js";

const PACE = 900;

export class Replay {
  /** @param {TableSource} table @param {Arrivals} arrivals @param {() => Promise<void>} settle */
  constructor(table, arrivals, settle) {
    this.table = table;
    this.arrivals = arrivals;
    this.settle = settle;
    /**
     * The length of the game that is looked at; null: the present.
     * @type {import("../vendor/signals-core/signals-core.module.js").Signal<number | null>}
     */
    this.at = signal(null);
    this.isRunning = signal(false);
    this.wanted = 0;
  }

  get length() {
    return this.arrivals.now.value.play.length;
  }

  /** @param {number} length */
  async jump(length) {
    const wanted = Math.max(0, Math.min(length, this.length));
    const mine = ++this.wanted;
    const moments = await this.moments(wanted);
    if (!moments || mine !== this.wanted) return;
    const [past, earlier] = [moments[wanted], moments[wanted - 1]];
    this.at.value = wanted;
    const last = past.action
      ? [
          {
            seat: past.seat ?? null,
            action: past.action,
            told: past.told,
            explained: past.explained,
            chance: past.chance ?? false,
          },
        ]
      : [];
    const play = {
      ...this.arrivals.now.value.play,
      position: past.position,
      facts: past.facts,
      status: past.status,
      awaits: past.awaits,
      asked: past.awaits.seat ?? null,
      legal: null,
      prospects: null,
      confirming: false,
      take_back: null,
      length: wanted,
    };
    this.arrivals.lookAt({ play, last, before: earlier?.position ?? null, isNow: false });
  }

  /** Every moment up to so many actions; null: they cannot be had, and all stands still. @param {number} length */
  async moments(length) {
    try {
      return await this.table.past(length);
    } catch (error) {
      this.isRunning.value = false;
      toast(error instanceof Refusal ? say(error.say) : t("page-app-trouble", { status: 0 }));
      return null;
    }
  }

  leave() {
    this.wanted++;
    this.isRunning.value = false;
    this.at.value = null;
    this.arrivals.lookAt(null);
  }

  async run() {
    if (this.isRunning.value) {
      this.isRunning.value = false;
      return;
    }
    this.isRunning.value = true;
    if (this.at.value === null || this.at.value >= this.length) await this.jump(0);
    while (this.isRunning.value && this.at.value !== null && this.at.value < this.length) {
      const begun = Date.now();
      await this.jump(this.at.value + 1);
      await this.settle();
      await new Promise((done) => setTimeout(done, Math.max(120, PACE - (Date.now() - begun))));
    }
    this.isRunning.value = false;
  }

  /** Keys of a replay. @param {string} key @returns {boolean} whether it was one */
  press(key) {
    const at = this.at.value;
    if (at === null) return false;
    switch (key) {
      case "ArrowLeft":
        void this.jump(at - 1);
        break;
      case "ArrowRight":
        void this.jump(at + 1);
        break;
      case "Home":
        void this.jump(0);
        break;
      case "End":
        void this.jump(this.length);
        break;
      case " ":
        void this.run();
        break;
      case "Escape":
        if (this.table.isLive) this.leave();
        break;
      default:
        return false;
    }
    return true;
  }
}

/** The controls, in the bar's place. @param {Replay} replay @param {import("../types.js").Context} ctx */
export function replayBar(replay, ctx) {
  const at = replay.at.value ?? replay.length;
  const told = ctx.last[ctx.last.length - 1];
  const who =
    told && !told.chance && told.seat !== null ? `${ctx.names[told.seat]}${t("page-table-colon")}` : "";
  const button = (
    /** @type {string} */ name,
    /** @type {string} */ label,
    /** @type {() => void} */ act,
    isOff = false,
  ) => html`<button class="bare" aria-label=${label} ?disabled=${isOff} @click=${act}>${icon(name)}</button>`;
  return html`<section class="act panel replaying" aria-label=${t("page-table-replay")}>
    <div class="ask">
      <p class="label">${t("page-table-replay-at", { at, length: replay.length })}</p>
      <h2 class="replay-told">${told?.told ? `${who}${say(told.told)}` : t("page-table-replay-start")}</h2>
    </div>
    <div class="replay">
      ${button("first", t("page-table-first"), () => void replay.jump(0), at === 0)}
      ${button("back", t("page-table-previous"), () => void replay.jump(at - 1), at === 0)}
      ${button(
        replay.isRunning.value ? "pause" : "play",
        t(replay.isRunning.value ? "page-table-pause" : "page-table-play"),
        () => void replay.run(),
      )}
      ${button("next", t("page-table-next"), () => void replay.jump(at + 1), at >= replay.length)}
      ${button("last", t("page-table-last"), () => void replay.jump(replay.length), at >= replay.length)}
      <input
        type="range"
        min="0"
        max=${replay.length}
        .value=${live(String(at))}
        aria-label=${t("page-table-replay-where")}
        @input=${(/** @type {Event} */ event) =>
          void replay.jump(Number(/** @type {HTMLInputElement} */ (event.currentTarget).value))}
      />
      ${
        replay.table.isLive
          ? html`<button @click=${() => replay.leave()}>${t("page-table-replay-leave")}</button>`
          : ""
      }
    </div>
  </section>`;
}
