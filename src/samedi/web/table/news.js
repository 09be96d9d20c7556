/** What nobody should miss, over the board for three seconds: what was done to you, what was said to all. */
import { html } from "../vendor/lit-html/lit-html.js";
import { signal } from "../vendor/signals-core/signals-core.module.js";
import { icon } from "../app/ui.js";

const SHOWN_MS = 3000;
const MOST = 3;

/** @typedef {{ text: string, icon: string, by?: string }} NewsLine `by`: who said it */

export class News {
  constructor() {
    this.lines = signal(/** @type {NewsLine[]} */ ([]));
  }

  /** @param {NewsLine} line */
  add(line) {
    this.lines.value = [...this.lines.value.slice(1 - MOST), line];
    setTimeout(() => {
      this.lines.value = this.lines.value.filter((each) => each !== line);
    }, SHOWN_MS);
  }
}

/**
 * The live region tells what was done anyway: only what was said is heard from here.
 * @param {News} news
 * @param {() => void} open to answer
 */
export function newsOver(news, open) {
  return html`<div class="news" role="log" aria-live="polite">
    ${news.lines.value.map((line) =>
      line.by
        ? html`<button class="panel" @click=${open}>
            ${icon(line.icon)}<span><b>${line.by}</b> ${line.text}</span>
          </button>`
        : html`<p class="panel" aria-hidden="true">${icon(line.icon)}${line.text}</p>`,
    )}
  </div>`;
}
