/** The way to learn a game: its lessons in their order, with those that were done. */
import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { effect, signal } from "../vendor/signals-core/signals-core.module.js";
import { QUIZZED, WORDS, loadCards, titleOf } from "../app/games.js";
import { isLearnt, learntOf, lessonsOf, nextOf } from "../app/lessons.js";
import { entitle } from "../app/title.js";
import { icon, style, toast } from "../app/ui.js";
import { alsoSpeak, knows, language, say, t } from "../app/words.js";
import { framed } from "./frame.js";
import { foresee, openLesson } from "./opening.js";
/** @import { GameCard } from "../types.js" */

/** What a game may have to watch. */
const EXAMPLES = ["turn", "count"];

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
    foresee(game);
  });
  return () => {
    parts.isOver = true;
    parts.close();
  };
}

/** @param {string} game @param {GameCard} card */
function screen(game, card) {
  const title = t("page-lesson-path", { game: titleOf(game) });
  const content = html`${progress(game)}
    <div class="row">${begin(game)}${EXAMPLES.map((example) => watch(game, example))}</div>
    <ol class="lessons">
      ${lessonsOf(game).map((lesson, i) => entry(game, lesson, i + 1))}
    </ol>
    ${quiz(game)}`;
  return framed(game, card, title, t("page-lesson-path-about"), content);
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

/** An example that plays itself, where the game has it. @param {string} game @param {string} example */
function watch(game, example) {
  const code = `${WORDS[game]}-lesson-${example}`;
  if (!knows(code)) return nothing;
  return html`<button
    ?disabled=${opening.value !== null}
    @click=${() => void open(game, example, { again: true })}
  >
    ${icon("play")}${t(code)}
  </button>`;
}

/** Questions for whoever thinks to know it. @param {string} game */
function quiz(game) {
  if (!QUIZZED.includes(game)) return nothing;
  const isDone = learntOf(game) === lessonsOf(game).length;
  return html`<p>
    <a class="button ${isDone ? "go" : ""}" href=${`/quiz/${game}`}>${icon("star")}${t("page-quiz-offer")}</a>
  </p>`;
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

/** @param {string} game @param {string} lesson @param {{ again?: boolean }} [how] */
async function open(game, lesson, how = {}) {
  opening.value = lesson;
  try {
    await openLesson(game, lesson, how);
  } catch (error) {
    toast(say(/** @type {any} */ (error).say ?? { code: "page-app-unreachable" }));
  }
  opening.value = null;
}
