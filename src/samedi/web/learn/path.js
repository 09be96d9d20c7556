/** The way to learn a game: its lessons in their order, with those that were done. */
import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { effect, signal } from "../vendor/signals-core/signals-core.module.js";
import { WORDS, loadCards, titleOf } from "../app/games.js";
import { isLearnt, learntOf, lessonsOf, nextOf } from "../app/lessons.js";
import { entitle } from "../app/title.js";
import { icon, style, symbol, toast } from "../app/ui.js";
import { alsoSpeak, language, say, t } from "../app/words.js";
import { coverOf } from "../lobby/covers.js";
import { openLesson } from "./opening.js";
/** @import { GameCard } from "../types.js" */

/** The lesson that is being opened. */
const opening = signal(/** @type {string | null} */ (null));

/** @param {HTMLElement} root @param {{ game: string }} params @returns {() => void} */
export function mount(root, { game }) {
  const parts = { isOver: false, close: () => {} };
  const sheets = ["/styles/learn.css", "/styles/lobby.css"].map(style);
  opening.value = null;
  void Promise.all([loadCards(), alsoSpeak("lessons"), ...sheets]).then(([cards]) => {
    if (parts.isOver) return;
    parts.close = effect(() => {
      void language.value;
      entitle(`${t("page-lesson-path", { game: titleOf(game) })} · Samedi`);
      render(screen(game, cards[game]), root);
    });
  });
  return () => {
    parts.isOver = true;
    parts.close();
  };
}

/** @param {string} game @param {GameCard} card */
function screen(game, card) {
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
        <h1>${t("page-lesson-path", { game: titleOf(game) })}</h1>
        <p class="quiet">${t("page-lesson-path-about")}</p>
        ${progress(game)}${begin(game)}
        <ol class="lessons">
          ${lessonsOf(game).map((lesson, i) => entry(game, lesson, i + 1))}
        </ol>
      </div>
    </main>
  </div>`;
}

/** @param {string} game */
function progress(game) {
  const params = { done: learntOf(game), of: lessonsOf(game).length };
  return html`<p class="label">${t("page-lesson-progress", params)}</p>
    <progress
      max=${params.of}
      value=${params.done}
      aria-label=${t("page-lesson-progress", params)}
    ></progress>`;
}

/** The next lesson, by one tap. @param {string} game */
function begin(game) {
  const next = nextOf(game);
  if (!next) return nothing;
  const done = learntOf(game);
  const word = done === 0 ? "begin" : done === lessonsOf(game).length ? "again" : "go-on";
  return html`<button class="go" ?disabled=${opening.value !== null} @click=${() => void open(game, next)}>
    ${icon("play")}${t(`page-lesson-${word}`)}
  </button>`;
}

/** @param {string} game @param {string} lesson @param {number} number */
function entry(game, lesson, number) {
  const isDone = isLearnt(game, lesson);
  return html`<li>
    <button
      class="bare"
      aria-current=${lesson === nextOf(game) ? "step" : nothing}
      ?disabled=${opening.value !== null}
      @click=${() => void open(game, lesson)}
    >
      <b class="number">${isDone ? icon("check", t("page-lesson-done")) : number}</b>
      <span>${t(`${WORDS[game]}-lesson-${lesson}`)}</span>
    </button>
  </li>`;
}

/** @param {string} game @param {string} lesson */
async function open(game, lesson) {
  opening.value = lesson;
  try {
    await openLesson(game, lesson);
  } catch (error) {
    toast(say(/** @type {any} */ (error).say ?? { code: "page-app-unreachable" }));
  }
  opening.value = null;
}
