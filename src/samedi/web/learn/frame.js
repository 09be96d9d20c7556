/** The frame of a page about learning one game: the way home, the rules, the game's cover. */
import { html } from "../vendor/lit-html/lit-html.js";
import { icon, symbol } from "../app/ui.js";
import { t } from "../app/words.js";
import { coverOf } from "../lobby/covers.js";
/** @import { GameCard } from "../types.js" */

/** @param {string} game @param {GameCard} card @param {string} title @param {string} about @param {unknown} content */
export function framed(game, card, title, about, content) {
  return html`<div class="learn">
    <header class="top">
      <a class="brand" href="/" aria-label=${t("page-learn-home")}
        >${symbol("samedi")}<span class="display">Samedi</span></a
      >
      <a class="button" href=${`/rules/${game}`}>${icon("help")}${t("page-lobby-rules")}</a>
    </header>
    <main class="path panel">
      ${coverOf(card)}
      <div class="about">
        <h1>${title}</h1>
        <p class="quiet">${about}</p>
        ${content}
      </div>
    </main>
  </div>`;
}
