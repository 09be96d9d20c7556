/** Talk at the table: ready-made phrases, and free words where the table allows them. */
/** @import { Signal } from "../vendor/signals-core/signals-core.module.js" */
/** @import { TableEvent, TableSource, View } from "../types.js" */
/** @import { SayPhrase } from "../wire.js" */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { effect, signal, untracked } from "../vendor/signals-core/signals-core.module.js";
import { icon } from "../app/ui.js";
import { t } from "../app/words.js";
import { tell } from "./commands.js";

/** @type {SayPhrase["phrase"][]} */
const PHRASES = [
  "hello",
  "good-luck",
  "well-played",
  "thanks",
  "sorry",
  "your-turn",
  "one-moment",
  "again",
  "goodbye",
];

/** @typedef {Extract<TableEvent["what"], { type: "said" }>} Said */

/** What was said, in words. @param {Said} said */
export const saidIn = ({ phrase, text }) => (phrase ? t(`table-phrase-${phrase}`) : (text ?? ""));

/** What others say at a table, counted until it is read. */
export class Unread {
  /**
   * @param {{ events: Signal<TableEvent[]>, view: Signal<View> }} table
   * @param {number} since the last event that was seen
   * @param {(text: string, by: string) => void} heard of each line that comes while somebody is here
   */
  constructor(table, since, heard) {
    this.count = signal(0);
    this.opened = Math.max(since, table.view.value.seq);
    this.heard = heard;
    let last = since;
    this.stop = effect(() => {
      const fresh = table.events.value.filter(({ seq }) => seq > last);
      last = fresh.at(-1)?.seq ?? last;
      untracked(() => this.hear(fresh, table.view.value.you?.person));
    });
  }

  /** @param {TableEvent[]} events @param {string | undefined} me */
  hear(events, me) {
    for (const { seq, by, what } of events) {
      if (what.type !== "said" || by === me) continue;
      this.count.value += 1;
      if (seq > this.opened) this.heard(saidIn(what), by);
    }
  }

  read() {
    this.count.value = 0;
  }
}

/** @param {TableSource} table @param {View} view */
export function talk(table, view) {
  const allowed = view.settings.chat ?? "free";
  if (!table.isLive || allowed === "off") return nothing;
  const send = (/** @type {import("../types.js").Order} */ order) => tell(table.send(order));
  const write = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const input = /** @type {HTMLInputElement | null} */ (
      /** @type {HTMLFormElement} */ (event.currentTarget).elements.namedItem("text")
    );
    const text = input?.value.trim();
    if (!text || !input) return;
    input.value = "";
    void send({ type: "say", text });
  };
  const phrase = (/** @type {Event} */ event) => {
    const chosen = /** @type {HTMLElement} */ (event.currentTarget);
    chosen.closest("details")?.removeAttribute("open");
    void send({ type: "say_phrase", phrase: /** @type {SayPhrase["phrase"]} */ (chosen.dataset.phrase) });
  };
  return html`<form class="say" @submit=${write}>
    <details class="phrases">
      <summary class="button" aria-label=${t("page-table-phrases")}>${icon("chat")}</summary>
      <div class="phrase-list panel">
        ${PHRASES.map(
          (each) =>
            html`<button type="button" data-phrase=${each} @click=${phrase}>
              ${t(`table-phrase-${each}`)}
            </button>`,
        )}
      </div>
    </details>
    ${allowed === "free" ? freeWords() : html`<p class="quiet small">${t("page-table-phrases-only")}</p>`}
  </form>`;
}

const freeWords = () =>
  html`<input
      name="text"
      maxlength="300"
      autocomplete="off"
      aria-label=${t("page-table-say")}
      placeholder=${t("page-table-say-short")}
    />
    <button aria-label=${t("page-table-send")}>${icon("next")}</button>`;
