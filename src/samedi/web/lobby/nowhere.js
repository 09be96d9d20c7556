/** An address without anything: a piece, one sentence, and the ways home. */
import { html, render } from "../vendor/lit-html/lit-html.js";
import { WORDS, rulesLink, titleOf } from "../app/games.js";
import { entitle } from "../app/title.js";
import { style, symbol } from "../app/ui.js";
import { t } from "../app/words.js";

/** @param {HTMLElement} root @returns {() => void} */
export function mount(root) {
  entitle(`${t("page-nowhere")} · Samedi`);
  void style("/styles/lobby.css").then(() => render(nowhere(), root));
  return () => {};
}

function nowhere() {
  return html`<div class="lounge narrow">
    <header class="top">
      <a class="brand" href="/" aria-label="Samedi">${symbol("samedi")}<span class="display">Samedi</span></a>
    </header>
    <main class="invited panel">
      <div class="nothing-here">
        ${symbol("ghost", "white")}
        <h1>${t("page-nowhere")}</h1>
        <p class="quiet">${t("page-nowhere-about")}</p>
        <a class="button go" href="/">${t("page-nowhere-home")}</a>
        <nav aria-labelledby="rules-of">
          <p class="quiet small" id="rules-of">${t("page-nowhere-rules")}</p>
          <p class="row">${Object.keys(WORDS).map(rulesOf)}</p>
        </nav>
      </div>
    </main>
  </div>`;
}

/** @param {string} game */
const rulesOf = (game) => html`<a class="button bare" href=${rulesLink(game)}>${titleOf(game)}</a>`;
