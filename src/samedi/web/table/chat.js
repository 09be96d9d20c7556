/** Talk at the table: ready-made phrases, and free words where the table allows them. */
/** @import { TableSource, View } from "../types.js" */
/** @import { SayPhrase } from "../wire.js" */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
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
